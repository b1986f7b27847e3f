## Review
review-won = { $who ->
    [you] Hai vinto in { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
   *[other] { $name } vince in { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
}
review-drawn = Patta dopo { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
review-open = { $n ->
    [one] { $n } turno finora
   *[other] { $n } turni finora
}
review-exact = probabilità esatte
review-estimate = probabilità stimate
course = Andamento della partita
ahead = { $who ->
    [you] Tu in vantaggio
   *[other] { $name } in vantaggio
}
graph-label = { $who ->
    [you] La tua probabilità di vittoria
   *[other] { $name }: probabilità di vittoria
} nel corso di { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}; lo stesso si legge nella tabella qui sotto.
graph-table = Il grafico come tabella
luck = Fortuna
luck-note = { $who ->
    [you] Fortuna di ogni lancio: verso l’alto ti aiuta. Barre piene, i tuoi lanci; tratteggiate, quelli dell’avversario.
   *[other] { $name }: fortuna di ogni lancio, favorevole verso l’alto. Barre piene, i suoi lanci; tratteggiate, quelli dell’avversario.
}
who = Chi
chance-thrown = { $who ->
    [you] La tua probabilità dopo il lancio
   *[other] { $name }: probabilità dopo il lancio
}
chance-moved = e dopo la mossa
accuracy = Precisione
luck-sum = Fortuna nei lanci
lost = Perso con le decisioni
lost-decision = Perdita per decisione
lost-choice = Perdita per vera scelta
mean-of = { $mean } su { $n }
without-luck = Probabilità senza fortuna
sum = { $who ->
    [you] La tua probabilità: { $start } al primo lancio, { $luck } per i tuoi lanci, { $theirs } per quelli dell’avversario, { $lost } per le tue decisioni, { $given } per quelle dell’avversario. In tutto { $result }.
   *[other] { $name }: probabilità di { $start } al primo lancio, { $luck } per i propri lanci, { $theirs } per quelli dell’avversario, { $lost } per le proprie decisioni, { $given } per quelle dell’avversario. In tutto { $result }.
}
key-moments = Momenti chiave
decisions = Decisioni
decision = Decisione
cost = Costo
class-best = La migliore
class-good = Buona
class-slip = Imprecisione
class-mistake = Errore
class-blunder = Errore grave
class-forced = unica mossa
class-pass = passa
turns-faults = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}, { $faults ->
    [one] { $faults } imprecisione o peggio
   *[other] { $faults } imprecisioni o peggio
}
only-faults = Solo gli errori
no-faults = Nessuno ha commesso imprecisioni o peggio.
position = Posizione
turn-n = Turno { $n }
the-end = La fine
step-first = Primo turno
step-back = Un turno indietro
step-next = Un turno avanti
step-last = La fine
retry = Riprova da qui
what-if = E se…
better = Meglio

## The page ?bench
as-played = giocata
