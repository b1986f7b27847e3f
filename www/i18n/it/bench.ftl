## The page ?bench
bench-title = Puluc, misurato in questo browser
bench-running = Si giocano partite a caso.
bench-solving = Soluzione in corso, { $share }%.
bench-done = Fatto.
bench-failed = La misura non è riuscita: { $message }
bench-rules = Regole
bench-playouts = Partite a caso al secondo
bench-lookups = Probabilità consultate al secondo
bench-seconds = Secondi per risolvere
bench-updates = Valori calcolati
bench-bound = Limite stimato dell’errore
bench-bytes = Byte di memoria della tabella
