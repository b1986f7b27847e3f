## Impostazioni del tavolo
confirm-option = Confermare ogni mossa: il primo tocco la mostra, il secondo la gioca
own-throws-option = Lanciamo bastoncini o un dado veri: chiedere ogni lancio
opposite-option = Due persone sedute di fronte: girare il tavolo verso chi deve giocare
left-handed-option = Per mancini: i pulsanti a sinistra

## Una serie di partite
series = Serie
series-kind-one = Una partita
series-kind-to = A un numero di vittorie
series-kind-of = Al meglio di più partite
series-count-to = Vittorie
series-count-of = Partite
series-text = Chi comincia cambia a ogni partita. Una partita patta non conta per nessuno.

## Pedine disuguali
men-at-start = Pedine all’inizio
handicap-text = Pedine disuguali come vantaggio: quelle che una parte lascia fuori sono eliminate fin dall’inizio. Le probabilità di vittoria ne tengono conto.

## Men and what is thrown
look-men = Pedine
look-men-clay = Dischi d’argilla
look-men-twigs = Fascetti di rametti
look-men-kernels = Chicchi di granoturco
look-tool = Lanciare con
look-tool-sticks = Bastoncini piatti
look-tool-kernels = Chicchi bruciacchiati da un lato
look-tool-coins = Monete
