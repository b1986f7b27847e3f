## Review
review-won = { $who ->
    [you] Ganaste en { $n } turnos
   *[other] { $name } ganó en { $n } turnos
}
review-drawn = Tablas tras { $n } turnos
review-open = { $n ->
    [one] Un turno hasta ahora
   *[other] { $n } turnos hasta ahora
}
review-exact = probabilidades exactas
review-estimate = probabilidades estimadas
course = Curso de la partida
ahead = { $who ->
    [you] Ventaja tuya
   *[other] Ventaja: { $name }
}
graph-label = { $who ->
    [you] Tu probabilidad de ganar a lo largo de { $n } turnos; lo mismo está en la tabla de abajo.
   *[other] Probabilidad de ganar de { $name } a lo largo de { $n } turnos; lo mismo está en la tabla de abajo.
}
graph-table = El gráfico como tabla
luck = Suerte
luck-note = { $who ->
    [you] Suerte de cada tirada: hacia arriba te favorece. Barras llenas, tus tiradas; rayadas, las del otro lado.
   *[other] Suerte de cada tirada: hacia arriba favorece a { $name }. Barras llenas, tiradas de { $name }; rayadas, las del otro lado.
}
who = Quién
chance-thrown = { $who ->
    [you] Tu probabilidad tras la tirada
   *[other] Probabilidad de { $name } tras la tirada
}
chance-moved = y tras la jugada
accuracy = Precisión
luck-sum = Suerte en las tiradas
lost = Perdido por decisiones
lost-decision = Pérdida por decisión
lost-choice = Pérdida por elección real
mean-of = { $mean } de { $n }
without-luck = Probabilidad sin suerte
sum = { $who ->
    [you] Tu probabilidad: { $start } en la primera tirada, { $luck } por tus tiradas, { $theirs } por las del otro lado, { $lost } por tus decisiones, { $given } por las del otro lado. En total, { $result }.
   *[other] Probabilidad de { $name }: { $start } en la primera tirada, { $luck } por tiradas propias, { $theirs } por las del otro lado, { $lost } por decisiones propias, { $given } por las del otro lado. En total, { $result }.
}
key-moments = Momentos clave
decisions = Decisiones
decision = Decisión
cost = Coste
class-best = La mejor
class-good = Buena
class-slip = Desliz
class-mistake = Error
class-blunder = Error grave
class-forced = única
class-pass = pasa
turns-faults = { $n } turnos, { $faults } deslices o peores
only-faults = Solo errores
no-faults = Nadie cometió un desliz ni nada peor.
position = Posición
turn-n = Turno { $n }
the-end = El final
step-first = Primer turno
step-back = Un turno atrás
step-next = Un turno adelante
step-last = El final
retry = Reintentar desde aquí
what-if = ¿Y si…?
better = Mejor

## The page ?bench
as-played = jugada
