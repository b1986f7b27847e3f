## Sides
tak-tikl-side = { $side ->
    [a] Blanco
   *[b] Negro
}
mancala-side = { $side ->
    [a] Sur
   *[b] Norte
}
side-to-move = le toca

## What is agreed
limit-moves = { $n ->
    [0] Sin límite de jugadas
    [one] Una jugada cada uno
   *[other] { $n } jugadas cada uno
}
clock-seconds = { $n ->
    [0] sin reloj
    [one] 1 s por jugada
   *[other] { $n } s por jugada
}
sow-box = Reglas de la caja
sow-kalah = Kalah
sow-store = Semillas en el almacén
sow-seeds = { $n ->
    [one] una semilla por hoyo
   *[other] { $n } semillas por hoyo
}

## Whose turn, and how it ended
side-turn = { $who ->
    [you] Te toca
   *[other] Le toca a { $name }
}
side-again = { $who ->
    [you] Siembras otra vez
   *[other] { $name } siembra otra vez
}
tak-tikl-task = Mueve una de tus piezas una casilla.
mancala-task = Elige uno de tus hoyos para sembrar.
side-end-line = Tres en línea.
side-end-resigned = El otro bando abandona.
side-end-limit = Se hicieron todas las jugadas acordadas.
side-end-repetition = La misma posición salió por tercera vez.
side-end-stores = { $a } a { $b } semillas.

## Moves
tak-move = De { $from } a { $to }
tak-move-wins = De { $from } a { $to }, tres en línea
turn-pass = encerrado
turn-time = sin tiempo
pit-move = { $n ->
    [one] Hoyo { $pit }, una semilla
   *[other] Hoyo { $pit }, { $n } semillas
}
pit-relays = { $n ->
    [one] sigue sembrando una vez
   *[other] sigue sembrando { $n } veces
}
pit-takes = { $n ->
    [one] captura una semilla
   *[other] captura { $n } semillas
}
pit-stored = { $n ->
    [one] una semilla al almacén
   *[other] { $n } semillas al almacén
}
pit-again = otra siembra
pit-ends = termina la partida
pit-short = Hoyo { $pit }

## Sentences for what happened
said-went = { $who ->
    [you] Mueves de { $from } a { $to }.
   *[other] { $name } mueve de { $from } a { $to }.
}
said-shut-in = { $who ->
    [you] No puedes mover y pasas.
   *[other] { $name } no puede mover y pasa.
}
said-late = { $who ->
    [you] Se acabó tu tiempo: pierdes este turno.
   *[other] Se acabó el tiempo: { $name } pierde este turno.
}
said-line = { $who ->
    [you] Ganas con tres en línea.
   *[other] { $name } gana con tres en línea.
}
said-all-moves = Tablas: se hicieron todas las jugadas acordadas.
said-sown = { $who ->
    [you] { $n ->
        [one] Siembras una semilla del hoyo { $pit }.
       *[other] Siembras { $n } semillas del hoyo { $pit }.
    }
   *[other] { $n ->
        [one] { $name } siembra una semilla del hoyo { $pit }.
       *[other] { $name } siembra { $n } semillas del hoyo { $pit }.
    }
}
said-relays = { $n ->
    [one] La última semilla cae entre otras: la siembra sigue una vez.
   *[other] La última semilla cae entre otras: la siembra sigue { $n } veces.
}
said-stored = { $n ->
    [one] Una semilla va al almacén.
   *[other] { $n } semillas van al almacén.
}
said-takes = { $n ->
    [one] Se captura una semilla de enfrente.
   *[other] Se capturan { $n } semillas de enfrente.
}
said-sows-again = { $who ->
    [you] Siembras otra vez.
   *[other] { $name } siembra otra vez.
}
said-swept = { $who ->
    [you] { $n ->
        [one] Te quedas con la semilla que queda.
       *[other] Te quedas con las { $n } semillas que quedan.
    }
   *[other] { $n ->
        [one] { $name } se queda con la semilla que queda.
       *[other] { $name } se queda con las { $n } semillas que quedan.
    }
}
said-fuller = { $who ->
    [you] Ganas por { $own } a { $other }.
   *[other] { $name } gana por { $own } a { $other }.
}

## Text board
side-board = El tablero
place-pieces = { $name }: { $squares }.
place-free = Libres: { $squares }.
place-taken = Jugadas hechas: Blanco { $a }, Negro { $b }.
place-pits = { $name }, hoyos 1 a 6: { $seeds }.
place-store = { $name }, almacén: { $n }.
square = { $square }, { $side ->
    [a] blanca
    [b] negra
   *[none] libre
}
pit = { $n ->
    [one] { $name }, hoyo { $pit }, una semilla
   *[other] { $name }, hoyo { $pit }, { $n } semillas
}
place-clock-off = El reloj se detiene mientras se usa el tablero de texto.

## What moves come to
value-win = { $n ->
    [one] gana en el acto
   *[other] gana en { $n }
}
value-loss = { $n ->
    [one] pierde en el acto
   *[other] pierde en { $n }
}
value-draw = tablas
value-ahead = acaba { $n } por delante
value-behind = acaba { $n } por detrás
value-even = acaba en empate
value-best = Lo mejor: { $move }, { $value }.
value-counted = Exacto. Se cuentan las jugadas de ambos bandos.
value-exact = Exacto: la diferencia final de semillas con el mejor juego.
value-estimate = Una estimación: la diferencia de semillas hasta donde mira la máquina.
value-wait = Se están calculando las jugadas.
help-always = Mostrar siempre en qué acaba cada jugada

## Clock
clock-left = Tiempo para esta jugada
clock-time = { $n } s
clock-stop = Parar el reloj
clock-go = Poner en marcha el reloj
clock-still = El reloj está parado
clock-strict = Reloj estricto
clock-calm = Reloj tranquilo

## Kernels
stakes = Apuestas
stakes-note = Los granos son fichas de juego, nunca dinero.
stakes-on = Jugar con granos
stakes-pot = Bote
stakes-bets = Bote de los espectadores
stakes-purse = Bolsa
stakes-stake = Apuesta
stakes-named = Ganará en (jugadas)
stakes-named-text = { $n ->
    [one] anunció una jugada
   *[other] anunció { $n } jugadas
}
stakes-how = Quien hace tres en línea dentro del número de jugadas que anunció se lleva el bote. Si no, las apuestas se devuelven.
stakes-bad = Estos granos no cuadran: nadie puede apostar más de lo que hay en su bolsa.
kernels = { $n ->
    [one] un grano
   *[other] { $n } granos
}
onlookers = Espectadores
onlooker = Espectador { $n }
onlooker-add = Añadir un espectador
onlooker-remove = Quitar al espectador { $n }
onlooker-bets = Apuesta
onlooker-on = por
onlooker-how = Su bote se reparte entre quienes apostaron por el ganador, en proporción a lo apostado.

## New game
limit = Límite de jugadas
limit-none = ninguno
clock = Reloj
clock-off = sin reloj
clock-note = Quien tarda más pierde el turno. El reloj se detiene mientras algo se mueve, mientras la página está oculta y mientras se usa el tablero de texto; con una pulsación se para.
sow-rules = Reglas
sow-box-text = Si la última semilla cae en un hoyo propio con semillas, se recogen todas y se sigue sembrando.
sow-kalah-text = Si la última semilla cae en un hoyo propio con semillas, acaba el turno; al capturar se lleva también la semilla que captura.
sow-amount = Semillas por hoyo
sow-known = Con tres semillas por hoyo todas las pistas son exactas.

## Looking back
cost-results = { $from } se volvió { $to }
cost-none = no costó nada
cost-seeds = { $n ->
    [one] costó una semilla
   *[other] costó { $n } semillas
}
gave-seeds = { $n ->
    [one] { $name }: una semilla regalada
   *[other] { $name }: { $n } semillas regaladas
}
gave-results = { $n ->
    [0] { $name }: nada regalado
    [one] { $name }: medio punto regalado
   *[other] { $name }: { $n } medios puntos regalados
}
result-win = victoria
result-draw = tablas
result-loss = derrota

## Links
side-share-game = Todas las jugadas hasta ahora, con los nombres de los jugadores. Va detrás del # de la dirección, que los navegadores no envían a ningún servidor.
side-share-position = El tablero tal como está ahora, para jugar desde aquí.
