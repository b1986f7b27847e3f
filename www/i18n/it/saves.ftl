## My games
games-text-kept = Partite conservate su questo dispositivo. Restano qui e non vanno da nessuna parte se non le mandi tu.
games-refused = Questo browser qui non conserva niente (finestra privata, o memoria disattivata o piena). Puoi continuare a giocare; ciò che vuoi conservare, portalo fuori come testo prima di chiudere la pagina.
games-keep = Conserva la partita in corso
games-kept = La partita è conservata.
games-add = Aggiungi partite da un testo
games-all-text = Tutte come testo
games-text = Come testo
games-as-text = Come testo…
games-file = Salva in un file
games-by-hand = Questo browser non lascia copiare alla pagina. Il testo è selezionato: copialo dal campo.
games-none = Non è ancora conservata nessuna partita. Quelle finite arrivano qui da sole.
games-more = { $n ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $n }
}
games-more-of = Altro per: { $name }
games-rename = Rinomina…
games-renamed = Il nome è cambiato.
games-name = Nome della partita
games-save = Salva
games-cancel = Annulla
games-delete = Elimina
games-deleted = { $n ->
    [one] Una voce è stata eliminata.
   *[other] { $n } voci sono state eliminate.
}
games-undo = Ripristina
games-restored = È di nuovo qui.
games-look = Guardala
games-here = in corso
games-computer = { $name } ({ $level })
games-players = { $a } contro { $b }
games-turns = { $n ->
    [0] non iniziata
    [one] un turno
   *[other] { $n } turni
}
games-going = Non finita
games-drawn = Patta
games-won = { $who ->
    [you] Hai vinto
   *[other] { $name } ha vinto
}
games-damaged = { $n ->
    [one] Una voce è danneggiata e non si può mostrare. Le altre sono intatte.
   *[other] { $n } voci sono danneggiate e non si possono mostrare. Le altre sono intatte.
}
games-damaged-text = Ciò che ne resta
games-damaged-delete = Elimina ciò che è danneggiato
games-auto = Conserva le partite da sole
games-auto-text = Una partita viene conservata quando finisce, e quando un’altra prende il suo posto dopo il secondo turno. Restano le ultime 300 senza nome; ciò che ha un nome resta per sempre.
games-clear = { $n ->
    [one] Elimina la partita conservata da sola
   *[other] Elimina le { $n } partite conservate da sole
}

## Text in
games-paste = Testo di una o più partite
games-paste-help = Un registro di partita, o un file fatto con «Tutte come testo». Non si aggiunge niente finché tutto non è stato letto.
games-from-file = Scegli un file…
games-file-bad = Il file { $name } non si può leggere come testo.
games-empty = In questo testo non c’è nessuna partita.
games-read = Aggiungi
games-bad = { $n ->
    [one] Nel testo c’è un errore. Non è stato aggiunto niente.
   *[other] Nel testo ci sono { $n } errori. Non è stato aggiunto niente.
}
games-line = Riga { $line }:
games-newer = Viene da una versione più nuova della pagina.
games-add-good = { $n ->
    [one] Aggiungi quella giusta
   *[other] Aggiungi le { $n } giuste
}
games-added = { $n ->
    [0] Non è stata aggiunta nessuna nuova partita.
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $n } partite.
}
games-known = { $n ->
    [one] Una c’era già.
   *[other] { $n } c’erano già.
}

## Link
share-what = Che cosa si manda
share-game = Tutta la partita
share-position = Questa posizione
share-game-text = Tutti i lanci e le mosse fin qui, con i nomi dei giocatori. Stanno dietro il # dell’indirizzo, che i browser non mandano a nessun server.
share-position-text = Le pedine come stanno ora, senza lancio, per giocare da qui.
share-link = Link
share-copy = Copia il link
share-send = Condividi…
share-by-hand = Questo browser non lascia copiare alla pagina. Il link è selezionato: copialo dal campo.
share-none = Qui il gioco fa parte di un’altra pagina, che non accetta link. Il registro della partita fa lo stesso come testo.
share-qr-game = Codice QR del link a questa partita
share-qr-position = Codice QR del link a questa posizione
share-too-long = Questa partita è troppo lunga per un codice QR che un telefono possa leggere. Copia il link, o scegli solo la posizione.
share-too-long-over = Questa partita è troppo lunga per un codice QR che un telefono possa leggere. Copia il link.

## A game arrives
arrival-link = Una partita da un link
arrival-kept = Un’altra partita
arrival-what = { $rules }. { $players }.
arrival-safe = La tua partita in corso resta fra Le mie partite, per continuarla più tardi.
arrival-lost = La tua partita in corso non è conservata e andrebbe persa.
arrival-yes = Aprila
arrival-begin = Comincia la nuova
arrival-no = Continuo la mia

## Throws
throws = Lanci
throws-from = Contati in
throws-here = Questa partita
throws-kept = { $n ->
    [0] Le partite conservate
    [one] La partita conservata
   *[other] Le { $n } partite conservate
}
throws-whose = Chi lancia
throws-all = Tutti
throws-people = Le persone
throws-computers = I computer
throws-none = Non è ancora stato lanciato niente.
throws-plot = { $n ->
    [one] Punti di un lancio accanto alle probabilità
   *[other] Punti di { $n } lanci accanto alle probabilità
}
throws-score = Punti
throws-count = Usciti
throws-due = Attesi
throws-usual = Consueto
throws-range = da { $from } a { $to }
throws-key = Attesi, e i limiti entro cui stanno 19 serie eque su 20
throws-few = { $n ->
    [one] Un lancio non dice ancora niente della fortuna.
   *[other] { $n } lanci sono troppo pochi per dire qualcosa della fortuna: in una serie così breve quasi tutto è consueto.
}
throws-fair = Del tutto consueto. Su cento serie eque di { $n } lanci, circa { $of } si scostano almeno altrettanto da ciò che è atteso.
throws-rare = Insolito, ma succede: su cento serie eque di { $n } lanci, circa { $of } si scostano almeno altrettanto da ciò che è atteso. Chi guarda molte partite ne incontra una ogni tanto.
throws-odd = Molto insolito: su mille serie eque di { $n } lanci, meno di una si scosta tanto da ciò che è atteso. Se erano bastoncini tuoi, forse non cadono in modo uniforme.
throws-how = Quanto si scostano tutti i punti insieme si misura con il test chi quadrato di Pearson; quelli attesi meno di cinque volte si prendono insieme. I lanci che non contavano e sono stati rifatti restano fuori.

## Own play
mine = Il mio gioco
mine-text = Partite finite su questo dispositivo, contro il computer. Queste cifre non lo lasciano mai.
mine-games = Partite
mine-won = Vinte
mine-drawn = Patte
mine-lost = Perse
mine-share = Quota
mine-people = { $n ->
    [one] Una partita fra due persone.
   *[other] { $n } partite fra due persone.
}
mine-accuracy = { $n ->
    [one] Precisione nella partita analizzata: { $share }.
   *[other] Precisione media in { $n } partite analizzate: { $share }.
}
mine-none = Non è ancora finita nessuna partita.
mine-clear = Cancella queste cifre
mine-cleared = Le cifre sono cancellate.
