## Puzzles
puzzle-of = Problema del giorno, { $day }
puzzle-daily = Problema del giorno
puzzle-number = Problema { $n }
puzzle-grade = Difficoltà
puzzle-any = Qualsiasi
puzzle-grade-1 = Facile
puzzle-grade-2 = Medio
puzzle-grade-3 = Difficile
puzzle-grade-4 = Molto difficile
puzzle-task = Giochi con Indaco. Qual è la mossa migliore?
puzzle-hint = Scegli una mossa sul tavolo o nell’elenco, oppure premi il numero dello spazio; con 0 entra una pedina.
puzzle-found = { $n ->
    [one] La mossa migliore, al primo tentativo!
   *[other] La mossa migliore, al tentativo { $n }.
}
puzzle-shown = La mossa migliore: { $move }.
puzzle-chance = La tua probabilità di vittoria ora è { $chance }.
puzzle-costs = Costa { $cost } di probabilità.
puzzle-again = C’è una mossa migliore. Riprova.
puzzle-show = Mostra la risposta
puzzle-next = Altro problema
puzzle-play-on = Continua a giocare da qui
puzzle-streak = { $n ->
    [0] Ancora nessuna serie
    [one] Un giorno di fila
   *[other] { $n } giorni di fila
}
puzzle-longest = La serie più lunga: { $n }
