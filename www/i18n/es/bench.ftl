## The page ?bench
bench-title = Puluc, medido en este navegador
bench-running = Jugando partidas al azar.
bench-solving = Resolviendo, { $share } %.
bench-done = Listo.
bench-failed = No se pudo medir: { $message }
bench-rules = Reglas
bench-playouts = Partidas al azar por segundo
bench-lookups = Probabilidades consultadas por segundo
bench-seconds = Segundos para resolver
bench-updates = Valores calculados
bench-bound = Cota estimada del error
bench-bytes = Bytes de memoria de la tabla
