### Italiano. Gli stessi messaggi e argomenti dell’inglese (una prova li confronta).
title = Puluc
tagline = La corsa di mucchietti e catture giocata dai maya q’eqchi’ e mopan, su dieci pannocchie di granoturco.

## Start page
play = Gioca
play-anew = Ricomincia
continue = Continua
two-players = Due giocatori
new-game = Nuova partita…
offline-ready = Funziona senza rete, senza tracciamento
private = Nessun tracciamento
language = Lingua
learn = Impara a giocare
lesson = Lezione
glossary = Parole
history = Storia
links = Altre pagine

## Header and buttons
menu = Menu
rules = Regole
settings = Impostazioni
record = Registro della partita
games = Le mie partite
statistics = Statistiche
share = Link e codice QR
about = Informazioni
home-page = Pagina iniziale
resign = Abbandona
rematch = Rivincita
undo = Annulla
redo = Ripeti
throw = Lancia
moves = Mosse
text-board = Tavola in testo
sound = Suono
own-sticks = I miei bastoncini
play-out = Gioca fino in fondo
close = Chiudi
seeded = ripetibile

## Names
you = Tu
computer = Computer
the-computer = Il computer
side = { $side ->
    [a] Indaco
   *[b] Argilla
}
side-shape = { $side ->
    [a] Indaco, pedine rotonde
   *[b] Argilla, pedine angolose
}
men-list = { $side ->
    [a] indaco
   *[b] argilla
}
to-play = deve giocare
rules-bell = Regole di Bell
rules-pencils = Matite
rules-strasbourg = Strasburgo
rules-liberation = Liberazione
rules-homeward = Ritorno alla partenza
rules-custom = { $name }, con modifiche

## Counts
at-home = { $n } al via
dead-count = { $n ->
    [one] { $n } persa
   *[other] { $n } perse
}
dead-of = { $who ->
    [you] Le tue eliminate
   *[other] Eliminate: { $name }
}

## What the throw says
spoken = { $yellow ->
    [0] Nessuna gialla: { $score }
    [1] Una gialla: { $score }
    [2] Due gialle: { $score }
    [3] Tre gialle: { $score }
   *[other] Quattro gialle: { $score }
}
spoken-die = Il dado: { $score }
said-throw = { $who ->
    [you] Lanci
   *[other] { $name } lancia
}: { $yellow ->
    [0] nessuna faccia gialla
    [1] una faccia gialla
    [2] due facce gialle
    [3] tre facce gialle
   *[other] quattro facce gialle
}, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
said-die = { $who ->
    [you] Lanci il dado e fai { $score }.
   *[other] { $name } lancia il dado e fa { $score }.
}
said-again = { $n ->
    [one] Un lancio senza punti è stato ripetuto.
   *[other] { $n } lanci senza punti sono stati ripetuti.
}

## Whose turn, and what can be done
head-throw = { $who ->
    [you] Tocca a te lanciare
   *[other] { $name } deve lanciare
}
head-throwing = Il lancio è in aria
head-throwing-die = Il dado rotola
head-won = { $who ->
    [you] Vinci tu
   *[other] { $name } vince
}
head-drawn = Patta
line-throw = Lancia per sapere i tuoi punti.
line-throw-die = Lancia il dado.
line-last = { $name } ({ $score }): { $move }
line-throw-off = { $lot ->
    [yes] Tre pareggi al lancio per iniziare; decide la sorte. Prima mossa: { $name }.
   *[no] Lancio per iniziare, { $a } a { $b }. Prima mossa: { $name }.
}
line-both = Muovi una pedina di { $n ->
    [one] uno spazio
   *[other] { $n } spazi
} o fanne entrare una nello spazio { $space }.
line-move = { $n ->
    [one] Muovi una pedina o un mucchietto di uno spazio.
   *[other] Muovi una pedina o un mucchietto di { $n } spazi.
}
line-enter = Fai entrare una pedina nello spazio { $space }.
line-forced = L’unica mossa: { $move }
line-selected = { $move }. Tocca ancora o premi Invio per giocarla.
line-thinking = { $name } sceglie una mossa.
line-only-passes = { $who ->
    [you] Non comandi più nessuna pedina.
   *[other] { $name } non comanda più nessuna pedina.
}
line-removed = Tutte le pedine avversarie sono eliminate.
line-captured = L’avversario non comanda più nessuna pedina.
line-resigned = L’avversario abbandona.
line-limit = È raggiunto il limite di lanci.
line-repetition = La stessa posizione è tornata per la terza volta.
line-stores = Parità perfetta.

## Moves, short as in the list of turns
short-enter = Entra in { $to }
short-move = { $from } → { $to }
short-leave = { $from } → partenza
short-takes = cattura { $n }
short-carries = porta { $n }
short-frees = libera 1
short-home = { $n } al via
short-dead = { $n ->
    [one] { $n } persa
   *[other] { $n } perse
}
short-no-score = senza punti
short-no-move = senza mosse
short-time = tempo scaduto

## Moves, in full
long-enter = Fai entrare una pedina nello spazio { $to }
long-move = { $n ->
    [one] Porta la pedina dallo spazio { $from } allo spazio { $to }
   *[other] Porta { $n } pedine dallo spazio { $from } allo spazio { $to }
}
long-leave = { $n ->
    [one] Esci dal percorso con la pedina dello spazio { $from }
   *[other] Esci dal percorso con { $n } pedine dallo spazio { $from }
}
long-takes = { $n ->
    [one] cattura una pedina avversaria
   *[other] cattura { $n } pedine avversarie
}
long-carries = { $n ->
    [one] porta con te una tua pedina
   *[other] porta con te { $n } tue pedine
}
long-frees = libera una tua pedina, che resta lì
long-home = { $n ->
    [one] una pedina torna alla partenza
   *[other] { $n } pedine tornano alla partenza
}
long-dead = { $n ->
    [one] una pedina avversaria è eliminata
   *[other] { $n } pedine avversarie sono eliminate
}

## Sentences for the events of a turn
said-entered = { $who ->
    [you] Fai entrare una pedina nello spazio { $to }.
   *[other] { $name } fa entrare una pedina nello spazio { $to }.
}
said-moved = { $who ->
    [you] Porti
   *[other] { $name } porta
} { $n ->
    [one] una pedina
   *[other] { $n } pedine
} dallo spazio { $from } allo spazio { $to }.
said-captured = { $who ->
    [you] Catturi { $takes ->
        [one] una pedina avversaria
       *[other] { $takes } pedine avversarie
    } nello spazio { $at }{ $carries ->
        [0] .
        [one] {" "}e porti con te una tua pedina.
       *[other] {" "}e porti con te { $carries } tue pedine.
    }
   *[other] { $name } cattura { $takes ->
        [one] una pedina avversaria
       *[other] { $takes } pedine avversarie
    } nello spazio { $at }{ $carries ->
        [0] .
        [one] {" "}e porta con sé una pedina propria.
       *[other] {" "}e porta con sé { $carries } pedine proprie.
    }
}
said-freed = { $who ->
    [you] Una tua pedina è di nuovo libera nello spazio { $at }.
   *[other] { $name }: una pedina è di nuovo libera nello spazio { $at }.
}
said-left = { $who ->
    [you] Esci dal percorso con
   *[other] { $name } esce dal percorso con
} { $n ->
    [one] una pedina
   *[other] { $n } pedine
}, partendo dallo spazio { $from }.
said-home = { $who ->
    [you] { $n ->
        [one] Una tua pedina torna alla partenza.
       *[other] { $n } tue pedine tornano alla partenza.
    }
   *[other] { $n ->
        [one] { $name }: una pedina torna alla partenza.
       *[other] { $name }: { $n } pedine tornano alla partenza.
    }
}
said-dead = { $who ->
    [you] { $n ->
        [one] Perdi una pedina per sempre.
       *[other] Perdi { $n } pedine per sempre.
    }
   *[other] { $n ->
        [one] { $name } perde una pedina per sempre.
       *[other] { $name } perde { $n } pedine per sempre.
    }
}
said-passed-no-score = { $who ->
    [you] Non hai punti e passi.
   *[other] { $name } non ha punti e passa.
}
said-passed-no-move = { $who ->
    [you] Con questo lancio non hai mosse e passi.
   *[other] { $name } non ha mosse con questo lancio e passa.
}
said-passed-time = { $who ->
    [you] Il tuo tempo è scaduto e passi.
   *[other] { $name }: tempo scaduto, il turno passa.
}
said-won-removed = { $who ->
    [you] Vinci: tutte le pedine avversarie sono eliminate.
   *[other] { $name } vince: tutte le pedine avversarie sono eliminate.
}
said-won-captured = { $who ->
    [you] Vinci: l’avversario non comanda più nessuna pedina.
   *[other] { $name } vince: l’avversario non comanda più nessuna pedina.
}
said-won-resigned = { $who ->
    [you] Vinci: l’avversario abbandona.
   *[other] { $name } vince: l’avversario abbandona.
}
said-drawn-limit = Patta: è raggiunto il limite di lanci.
said-drawn-repetition = Patta: la stessa posizione è tornata per la terza volta.
said-drawn-stores = Patta: parità perfetta.

## Why a place cannot be played
why-own-stack = Non può andarci: nello spazio d’arrivo c’è un mucchietto della stessa parte.
why-not-yours = Quel mucchietto è dell’avversario.
why-nobody-home = Nessuna pedina aspetta alla partenza.
why-enter-own-stack = Nessuna pedina può entrare: lì c’è un mucchietto della stessa parte.
why-enter-no-space = Nessuna pedina può entrare con questi punti.

## Text board
board = Il percorso
board-players = Indaco: { $a }. Argilla: { $b }.
board-home = { $side ->
    [a] Partenza di Indaco
   *[b] Partenza di Argilla
}: { $n ->
    [0] vuota
    [one] una pedina aspetta
   *[other] { $n } pedine aspettano
}.
board-empty = Spazio { $space }: vuoto.
board-single = Spazio { $space }: una pedina { $side ->
    [a] indaco
   *[b] argilla
}. { $target ->
    [a] Va verso la partenza di Indaco.
   *[b] Va verso la partenza di Argilla.
}
board-stack = Spazio { $space }: torre { $side ->
    [a] indaco
   *[b] argilla
}, { $n } pedine, dal basso: { $men }. { $target ->
    [a] Va verso la partenza di Indaco.
   *[b] Va verso la partenza di Argilla.
}
board-dead = Pedine eliminate: { $a } indaco, { $b } argilla.
board-moves = Mosse
board-no-moves = Ora non c’è niente da scegliere.

## List of turns
turn = Turno
turns = Turni giocati
turn-throw = Lancio
turn-move = Mossa
no-turns = Non è stato ancora giocato nessun turno.

## New game
level-easy = Facile
level-medium = Medio
level-hard = Difficile

## Settings
auto = Come il dispositivo
theme = Colori
motion = Animazioni

## Banners
update = È pronta una nuova versione. La tua partita resta.
update-now = Usala subito
later = Più tardi
unsaved = Questo browser rifiuta di salvare qui. Si può giocare, ma la partita va persa alla chiusura della pagina.
reload = Ricarica la pagina
problem-part = Questa parte della pagina non si è potuta caricare.
problem-bad-position = Questa posizione non si può disporre.
problem-bad-rules = Queste regole non si possono usare.
problem-endless-rules = Con queste regole una partita potrebbe non finire mai.
problem-bad-record = Questo registro non si può leggere.
problem-bad-link = Questo link è rotto o incompleto. Fattelo mandare di nuovo.
problem-newer-link = Questo link viene da una versione più nuova. Ricarica la pagina per averla.
problem-bad-move = Questa mossa non è permessa.
problem-bad-state = Ora non è possibile.
problem-bad-faces = Queste facce non possono uscire.
problem-too-large = È troppo grande per questo dispositivo.
problem-cancelled = L’operazione è stata annullata.
problem-storage = La partita non si è potuta salvare.
problem-wasm = Il gioco non si è potuto caricare. Spesso basta ricaricare la pagina.
problem-worker = Il computer non gioca più. La partita continua con uno più semplice, oppure ricarica la pagina.

## Win chances and hints
win-chance = Probabilità di vittoria
odds-exact = vittoria, esatta
odds-none = vittoria, stima
odds-solving = calcolo al { $done }
known-title = Quanto si sa
known-exact = esatta
known-none = stima
known-exact-text = Tutte le posizioni di queste regole sono state calcolate su questo dispositivo. L’errore stimato è al massimo { $bound }.
known-solving-text = Si stanno calcolando su questo dispositivo tutte le posizioni di queste regole: finora { $done } su { $all }. Fino ad allora le probabilità sono stime, e la partita continua.
known-none-text = Le probabilità sono stime: queste regole non sono ancora state calcolate.
solve-takes = Servono circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e { $memory } di memoria.
solve-would-take = Per calcolare { $values } posizioni servono circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e { $memory } di memoria.
working = Calcolo in corso
solve-cancel = Ferma il calcolo
solve-now = Calcola
megabytes = { $n } MB
solve-too-large = Troppe posizioni da calcolare qui: le probabilità sono stime.
solve-most = Un browser calcola al massimo { $most } posizioni.
solve-no-memory = Manca memoria per calcolare queste regole: le probabilità sono stime.
solve-unkept = Calcolato, ma questo browser non lo conserva per la prossima volta.
solve-cancelled = Hai fermato il calcolo: le probabilità sono stime.
solve-lost = Il calcolo è andato perso: le probabilità sono stime.
solve-failed = Il calcolo non è riuscito: le probabilità sono stime.
hint = Consiglio
hint-bar = Barra delle probabilità
hint-all = Probabilità di ogni mossa
hint-exact = Mossa migliore: «{ $move }». Probabilità: { $chance }.
hint-estimate = Forse la mossa migliore: «{ $move }». Probabilità: circa { $chance }.
worth = probabilità { $chance }, costa { $cost }
moves-now = Mosse possibili
chances-exact = Probabilità di vittoria dopo ogni mossa, esatta, e quanto costa rispetto alla migliore.
chances-estimate = Probabilità di vittoria dopo ogni mossa, stimata, e quanto costa rispetto alla migliore.
chances-wait = Si stanno calcolando le probabilità.
pause = Aspetta
go-on = Riprendi
level-beginner = Principiante
level-perfect = Perfetto
review = Analisi
editor = Disponi una posizione…
watch = Guarda due computer…
lab = Laboratorio
puzzles = Problemi

## Review
back = Indietro

## Confermare una mossa, e una serie di partite
confirm-move = Giocala
series-next = Prossima partita
series-again = Nuova serie
series-to = A { $n } vittorie
series-of = Al meglio di { $n }
series-won = { $n ->
    [one] una partita vinta
   *[other] { $n } partite vinte
}
series-score = Serie: { $a } a { $b }.
series-decided = { $who ->
    [you] Vinci tu la serie.
   *[other] { $name } vince la serie.
}
series-drawn = La serie finisce in parità.
head-won-series = { $who ->
    [you] Vinci tu la serie
   *[other] { $name } vince la serie
}

game-tak-tikl = Tak-tikl
game-tak-tikl-text = Tre in fila su quattro per quattro
game-mancala = Mancala
game-mancala-text = Semina e riempi il tuo granaio
