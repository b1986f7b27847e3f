## Sides
tak-tikl-side = { $side ->
    [a] Bianco
   *[b] Nero
}
mancala-side = { $side ->
    [a] Sud
   *[b] Nord
}
side-to-move = di turno

## What is agreed
limit-moves = { $n ->
    [0] Senza limite di mosse
    [one] Una mossa ciascuno
   *[other] { $n } mosse ciascuno
}
clock-seconds = { $n ->
    [0] senza orologio
    [one] 1 s a mossa
   *[other] { $n } s a mossa
}
sow-box = Regole della scatola
sow-kalah = Kalah
sow-store = Semi nel granaio
sow-seeds = { $n ->
    [one] un seme per buca
   *[other] { $n } semi per buca
}

## Whose turn, and how it ended
side-turn = { $who ->
    [you] Tocca a te
   *[other] Tocca a: { $name }
}
side-again = { $who ->
    [you] Semini ancora
   *[other] { $name } semina ancora
}
tak-tikl-task = Muovi una tua pedina di una casella.
mancala-task = Scegli una tua buca da seminare.
side-end-line = Tre in fila.
side-end-resigned = L’avversario abbandona.
side-end-limit = Tutte le mosse concordate sono state fatte.
side-end-repetition = La stessa posizione è tornata per la terza volta.
side-end-stores = { $a } semi a { $b }.

## Moves
tak-move = Da { $from } a { $to }
tak-move-wins = Da { $from } a { $to }, tre in fila
turn-pass = chiuso
turn-time = tempo scaduto
pit-move = { $n ->
    [one] Buca { $pit }, un seme
   *[other] Buca { $pit }, { $n } semi
}
pit-relays = { $n ->
    [one] continua a seminare una volta
   *[other] continua a seminare { $n } volte
}
pit-takes = { $n ->
    [one] prende un seme
   *[other] prende { $n } semi
}
pit-stored = { $n ->
    [one] un seme nel granaio
   *[other] { $n } semi nel granaio
}
pit-again = un’altra semina
pit-ends = finisce la partita
pit-short = Buca { $pit }

## Sentences for what happened
said-went = { $who ->
    [you] Muovi da { $from } a { $to }.
   *[other] { $name } muove da { $from } a { $to }.
}
said-shut-in = { $who ->
    [you] Non puoi muovere e passi.
   *[other] { $name } non può muovere e passa.
}
said-late = { $who ->
    [you] Il tuo tempo è scaduto: perdi questo turno.
   *[other] Il tempo è scaduto: { $name } perde questo turno.
}
said-line = { $who ->
    [you] Vinci con tre in fila.
   *[other] { $name } vince con tre in fila.
}
said-all-moves = Patta: tutte le mosse concordate sono state fatte.
said-sown = { $who ->
    [you] { $n ->
        [one] Semini un seme dalla buca { $pit }.
       *[other] Semini { $n } semi dalla buca { $pit }.
    }
   *[other] { $n ->
        [one] { $name } semina un seme dalla buca { $pit }.
       *[other] { $name } semina { $n } semi dalla buca { $pit }.
    }
}
said-relays = { $n ->
    [one] L’ultimo seme cade tra altri: la semina continua una volta.
   *[other] L’ultimo seme cade tra altri: la semina continua { $n } volte.
}
said-stored = { $n ->
    [one] Un seme va nel granaio.
   *[other] { $n } semi vanno nel granaio.
}
said-takes = { $n ->
    [one] Un seme di fronte è preso.
   *[other] { $n } semi di fronte sono presi.
}
said-sows-again = { $who ->
    [you] Semini ancora.
   *[other] { $name } semina ancora.
}
said-swept = { $who ->
    [you] { $n ->
        [one] Tieni il seme che resta.
       *[other] Tieni i { $n } semi che restano.
    }
   *[other] { $n ->
        [one] { $name } tiene il seme che resta.
       *[other] { $name } tiene i { $n } semi che restano.
    }
}
said-fuller = { $who ->
    [you] Vinci per { $own } a { $other }.
   *[other] { $name } vince per { $own } a { $other }.
}

## Text board
side-board = Il tavoliere
place-pieces = { $name }: { $squares }.
place-free = Libere: { $squares }.
place-taken = Mosse fatte: { $a } del Bianco, { $b } del Nero.
place-pits = { $name }, buche da 1 a 6: { $seeds }.
place-store = { $name }, granaio: { $n }.
square = { $square }, { $side ->
    [a] bianca
    [b] nera
   *[none] libera
}
pit = { $n ->
    [one] { $name }, buca { $pit }, un seme
   *[other] { $name }, buca { $pit }, { $n } semi
}
place-clock-off = L’orologio è fermo mentre si usa la tavola in testo.

## What moves come to
value-win = { $n ->
    [one] vince subito
   *[other] vince in { $n }
}
value-loss = { $n ->
    [one] perde subito
   *[other] perde in { $n }
}
value-draw = patta
value-ahead = finisce a +{ $n }
value-behind = finisce a −{ $n }
value-even = finisce in parità
value-best = La migliore: { $move }, { $value }.
value-counted = Esatto. Si contano le mosse di entrambi.
value-exact = Esatto: la differenza finale in semi con il gioco migliore.
value-estimate = Una stima: la differenza in semi fin dove vede il computer.
value-wait = Le mosse si stanno calcolando.
help-always = Mostra sempre che cosa valgono le mosse

## Clock
clock-left = Tempo per questa mossa
clock-time = { $n } s
clock-stop = Ferma l’orologio
clock-go = Fai andare l’orologio
clock-still = L’orologio è fermo
clock-strict = Orologio severo
clock-calm = Orologio calmo

## Kernels
stakes = Poste
stakes-note = I chicchi sono gettoni da gioco, mai denaro.
stakes-on = Gioca per i chicchi
stakes-pot = Piatto
stakes-bets = Piatto degli spettatori
stakes-purse = Borsa
stakes-stake = Posta
stakes-named = Vincerà entro (mosse)
stakes-named-text = { $n ->
    [one] ha detto una mossa
   *[other] ha detto { $n } mosse
}
stakes-how = Chi fa tre in fila entro il numero di mosse che ha detto prende il piatto. Altrimenti le poste tornano indietro.
stakes-bad = Questi chicchi non tornano: nessuno può puntare o scommettere più di quanto ha in borsa.
kernels = { $n ->
    [one] un chicco
   *[other] { $n } chicchi
}
onlookers = Spettatori
onlooker = Spettatore { $n }
onlooker-add = Aggiungi uno spettatore
onlooker-remove = Togli lo spettatore { $n }
onlooker-bets = Scommette
onlooker-on = su
onlooker-how = Il loro piatto si divide tra chi ha scommesso sul vincitore, in proporzione alle scommesse.

## New game
limit = Limite di mosse
limit-none = nessuno
clock = Orologio
clock-off = spento
clock-note = Chi ci mette di più perde il turno. L’orologio sta fermo mentre qualcosa si muove, mentre la pagina è nascosta e mentre si usa la tavola in testo; un tocco lo ferma.
sow-rules = Regole
sow-box-text = Se l’ultimo seme cade in una buca propria già piena, si raccoglie tutta e si continua a seminare.
sow-kalah-text = Se l’ultimo seme cade in una buca propria già piena, il turno finisce; chi prende porta via anche il seme che prende.
sow-amount = Semi per buca
sow-known = Con tre semi per buca ogni consiglio è esatto.

## Looking back
cost-results = da { $from } a { $to }
cost-none = niente di perso
cost-seeds = { $n ->
    [one] è costata un seme
   *[other] è costata { $n } semi
}
gave-seeds = { $n ->
    [one] { $name }: un seme regalato
   *[other] { $name }: { $n } semi regalati
}
gave-results = { $n ->
    [0] { $name }: niente di regalato
    [one] { $name }: mezzo punto regalato
   *[other] { $name }: { $n } mezzi punti regalati
}
result-win = vittoria
result-draw = patta
result-loss = sconfitta

## Links
side-share-game = Tutte le mosse fatte finora, con i nomi dei giocatori. Sta dietro il # dell’indirizzo, che i browser non inviano a nessun server.
side-share-position = Il tavoliere com’è adesso, per giocare da qui.
