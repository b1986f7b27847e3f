## Puzzles
puzzle-of = Problema del día, { $day }
puzzle-daily = Problema del día
puzzle-number = Problema { $n }
puzzle-grade = Dificultad
puzzle-any = Cualquiera
puzzle-grade-1 = Fácil
puzzle-grade-2 = Media
puzzle-grade-3 = Difícil
puzzle-grade-4 = Muy difícil
puzzle-task = Juegas con índigo. ¿Cuál es la mejor jugada?
puzzle-hint = Elige una jugada en la mesa o en la lista, o pulsa el número de su espacio; con 0 entra una ficha.
puzzle-found = { $n ->
    [one] ¡La mejor jugada, a la primera!
   *[other] La mejor jugada, en el intento { $n }.
}
puzzle-shown = La mejor jugada: { $move }.
puzzle-chance = Tu probabilidad de ganar es ahora { $chance }.
puzzle-costs = Cuesta { $cost } de probabilidad.
puzzle-again = Hay una jugada mejor. Inténtalo otra vez.
puzzle-show = Ver la respuesta
puzzle-next = Otro problema
puzzle-play-on = Seguir jugando desde aquí
puzzle-streak = { $n ->
    [0] Aún sin días seguidos
    [one] Un día seguido
   *[other] { $n } días seguidos
}
puzzle-longest = La racha más larga: { $n }
