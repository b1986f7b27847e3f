### Español. Los mismos mensajes y argumentos que en inglés (una prueba los compara).
title = Puluc
tagline = La carrera de pilas y capturas que juegan los mayas q’eqchi’ y mopán, sobre diez mazorcas de maíz.

## Start page
play = Jugar
play-anew = Jugar otra
continue = Continuar
two-players = Dos jugadores
new-game = Nueva partida…
offline-ready = Funciona sin conexión, no rastrea nada
private = No rastrea nada
language = Idioma
learn = Aprende a jugar
lesson = Lección
glossary = Palabras
history = Historia
links = Más

## Header and buttons
menu = Menú
rules = Reglas
settings = Ajustes
record = Registro de la partida
games = Mis partidas
statistics = Estadísticas
share = Enlace y código QR
about = Acerca de
home-page = Página de inicio
resign = Abandonar
rematch = Revancha
undo = Deshacer
redo = Rehacer
throw = Tirar
moves = Jugadas
text-board = Tablero de texto
sound = Sonido
own-sticks = Mis palitos
play-out = Jugar hasta el final
close = Cerrar
seeded = con semilla

## Names
you = Tú
computer = Máquina
the-computer = La máquina
side = { $side ->
    [a] Índigo
   *[b] Barro
}
side-shape = { $side ->
    [a] Índigo, redondas
   *[b] Barro, angulosas
}
men-list = { $side ->
    [a] índigo
   *[b] barro
}
to-play = juega
rules-bell = Reglas de Bell
rules-pencils = Lápices
rules-strasbourg = Estrasburgo
rules-liberation = Liberación
rules-homeward = De vuelta a casa
rules-custom = { $name }, con cambios

## Counts
at-home = { $n } en casa
dead-count = { $n ->
    [one] { $n } muerta
   *[other] { $n } muertas
}
dead-of = { $who ->
    [you] Tus muertas
   *[other] Muertas: { $name }
}

## What the throw says
spoken = { $yellow ->
    [0] Ningún amarillo: { $score }
    [1] Un amarillo: { $score }
    [2] Dos amarillos: { $score }
    [3] Tres amarillos: { $score }
   *[other] Cuatro amarillos: { $score }
}
spoken-die = El dado: { $score }
said-throw = { $who ->
    [you] { $yellow ->
        [0] No sacas ningún amarillo
        [1] Sacas un amarillo
        [2] Sacas dos amarillos
        [3] Sacas tres amarillos
       *[other] Sacas cuatro amarillos
    }: { $score }.
   *[other] { $name } { $yellow ->
        [0] no saca ningún amarillo
        [1] saca un amarillo
        [2] saca dos amarillos
        [3] saca tres amarillos
       *[other] saca cuatro amarillos
    }: { $score }.
}
said-die = { $who ->
    [you] Sacas un { $score }.
   *[other] { $name } saca un { $score }.
}
said-again = { $n ->
    [one] Se repitió una tirada sin puntos.
   *[other] Se repitieron { $n } tiradas sin puntos.
}

## Whose turn, and what can be done
head-throw = { $who ->
    [you] Te toca tirar
   *[other] { $name } tira
}
head-throwing = La tirada está en el aire
head-throwing-die = El dado rueda
head-won = { $who ->
    [you] Ganas tú
   *[other] { $name } gana
}
head-drawn = Tablas
line-throw = Tira para saber tus puntos.
line-throw-die = Tira el dado.
line-last = { $name } ({ $score }): { $move }
line-throw-off = { $lot ->
    [yes] Tres empates en la tirada inicial; decide la suerte. Primera jugada: { $name }.
   *[no] Tirada inicial, { $a } a { $b }. Primera jugada: { $name }.
}
line-both = Avanza { $n ->
    [one] un espacio
   *[other] { $n } espacios
} o entra una ficha en el espacio { $space }.
line-move = { $n ->
    [one] Avanza una ficha o una pila un espacio.
   *[other] Avanza una ficha o una pila { $n } espacios.
}
line-enter = Entra una ficha en el espacio { $space }.
line-forced = La única jugada: { $move }
line-selected = { $move }. Tócala otra vez o pulsa Entrar para jugarla.
line-thinking = { $name } elige su jugada.
line-only-passes = { $who ->
    [you] Ya no mandas sobre ninguna ficha.
   *[other] { $name } ya no manda sobre ninguna ficha.
}
line-removed = Al otro bando no le queda ninguna ficha viva.
line-captured = El otro bando ya no manda sobre ninguna ficha.
line-resigned = El otro bando abandona.
line-limit = Se llegó al límite de tiradas.
line-repetition = La misma posición salió por tercera vez.
line-stores = Los dos tienen lo mismo.

## Moves, short as in the list of turns
short-enter = Entra en { $to }
short-move = { $from } → { $to }
short-leave = { $from } → casa
short-takes = toma { $n }
short-carries = lleva { $n }
short-frees = libera 1
short-home = { $n } a casa
short-dead = { $n ->
    [one] { $n } muerta
   *[other] { $n } muertas
}
short-no-score = sin puntos
short-no-move = sin jugada
short-time = sin tiempo

## Moves, in full
long-enter = Entrar una ficha en el espacio { $to }
long-move = { $n ->
    [one] Llevar la ficha del espacio { $from } al espacio { $to }
   *[other] Llevar { $n } fichas del espacio { $from } al espacio { $to }
}
long-leave = { $n ->
    [one] Salir del camino con la ficha del espacio { $from }
   *[other] Salir del camino con { $n } fichas del espacio { $from }
}
long-takes = { $n ->
    [one] toma una ficha enemiga
   *[other] toma { $n } fichas enemigas
}
long-carries = { $n ->
    [one] se lleva una ficha propia
   *[other] se lleva { $n } fichas propias
}
long-frees = libera una ficha propia, que se queda
long-home = { $n ->
    [one] una ficha vuelve a casa
   *[other] { $n } fichas vuelven a casa
}
long-dead = { $n ->
    [one] muere una ficha enemiga
   *[other] mueren { $n } fichas enemigas
}

## Sentences for the events of a turn
said-entered = { $who ->
    [you] Entras una ficha en el espacio { $to }.
   *[other] { $name } entra una ficha en el espacio { $to }.
}
said-moved = { $who ->
    [you] Llevas { $n ->
        [one] una ficha
       *[other] { $n } fichas
    } del espacio { $from } al espacio { $to }.
   *[other] { $name } lleva { $n ->
        [one] una ficha
       *[other] { $n } fichas
    } del espacio { $from } al espacio { $to }.
}
said-captured = { $who ->
    [you] Tomas { $takes ->
        [one] una ficha enemiga
       *[other] { $takes } fichas enemigas
    } en el espacio { $at }{ $carries ->
        [0] .
        [one] {" "}y te llevas una ficha propia.
       *[other] {" "}y te llevas { $carries } fichas propias.
    }
   *[other] { $name } toma { $takes ->
        [one] una ficha enemiga
       *[other] { $takes } fichas enemigas
    } en el espacio { $at }{ $carries ->
        [0] .
        [one] {" "}y se lleva una ficha propia.
       *[other] {" "}y se lleva { $carries } fichas propias.
    }
}
said-freed = { $who ->
    [you] Una ficha tuya vuelve a ser libre en el espacio { $at }.
   *[other] Una ficha de { $name } vuelve a ser libre en el espacio { $at }.
}
said-left = { $who ->
    [you] Sales del camino con { $n ->
        [one] una ficha
       *[other] { $n } fichas
    } desde el espacio { $from }.
   *[other] { $name } sale del camino con { $n ->
        [one] una ficha
       *[other] { $n } fichas
    } desde el espacio { $from }.
}
said-home = { $who ->
    [you] { $n ->
        [one] Una ficha tuya vuelve a casa.
       *[other] { $n } fichas tuyas vuelven a casa.
    }
   *[other] { $n ->
        [one] { $name }: una ficha vuelve a casa.
       *[other] { $name }: { $n } fichas vuelven a casa.
    }
}
said-dead = { $who ->
    [you] { $n ->
        [one] Pierdes una ficha para siempre.
       *[other] Pierdes { $n } fichas para siempre.
    }
   *[other] { $n ->
        [one] { $name } pierde una ficha para siempre.
       *[other] { $name } pierde { $n } fichas para siempre.
    }
}
said-passed-no-score = { $who ->
    [you] No tienes puntos y pasas.
   *[other] { $name } no tiene puntos y pasa.
}
said-passed-no-move = { $who ->
    [you] No tienes jugada con esta tirada y pasas.
   *[other] { $name } no tiene jugada con esta tirada y pasa.
}
said-passed-time = { $who ->
    [you] Se acabó tu tiempo y pasas.
   *[other] Se acabó el tiempo de { $name }; pasa el turno.
}
said-won-removed = { $who ->
    [you] Ganas: no queda viva ninguna ficha enemiga.
   *[other] { $name } gana: no queda viva ninguna ficha enemiga.
}
said-won-captured = { $who ->
    [you] Ganas: el enemigo ya no manda sobre ninguna ficha.
   *[other] { $name } gana: el enemigo ya no manda sobre ninguna ficha.
}
said-won-resigned = { $who ->
    [you] Ganas: el otro bando abandona.
   *[other] { $name } gana: el otro bando abandona.
}
said-drawn-limit = Tablas: se llegó al límite de tiradas.
said-drawn-repetition = Tablas: la misma posición salió por tercera vez.
said-drawn-stores = Tablas: los dos tienen lo mismo.

## Why a place cannot be played
why-own-stack = No puede ir: donde caería hay una pila del mismo bando.
why-not-yours = Esa pila es del otro bando.
why-nobody-home = Nadie espera en casa.
why-enter-own-stack = Nadie puede entrar: ahí hay una pila del mismo bando.
why-enter-no-space = Nadie puede entrar con estos puntos.

## Text board
board = El camino
board-players = Índigo: { $a }. Barro: { $b }.
board-home = Casa de { $side ->
    [a] índigo
   *[b] barro
}: { $n ->
    [0] vacía
    [one] espera una ficha
   *[other] esperan { $n } fichas
}.
board-empty = Espacio { $space }: vacío.
board-single = Espacio { $space }: una ficha de { $side ->
    [a] índigo
   *[b] barro
}. { $target ->
    [a] Va hacia la casa de índigo.
   *[b] Va hacia la casa de barro.
}
board-stack = Espacio { $space }: torre de { $side ->
    [a] índigo
   *[b] barro
}, { $n } fichas, desde abajo: { $men }. { $target ->
    [a] Va hacia la casa de índigo.
   *[b] Va hacia la casa de barro.
}
board-dead = Muertas: { $a } de índigo, { $b } de barro.
board-moves = Jugadas
board-no-moves = Ahora no hay nada que elegir.

## List of turns
turn = Turno
turns = Turnos
turn-throw = Tirada
turn-move = Jugada
no-turns = Todavía no se ha jugado ningún turno.

## New game
level-easy = Fácil
level-medium = Medio
level-hard = Difícil

## Settings
auto = Como diga el aparato
theme = Colores
motion = Movimiento

## Banners
update = Hay una versión nueva. Tu partida se conserva.
update-now = Usarla ya
later = Más tarde
unsaved = Este navegador no deja guardar aquí. Se puede jugar, pero la partida se pierde al cerrar la página.
reload = Cargar la página de nuevo
problem-part = Esta parte de la página no se pudo cargar.
problem-bad-position = Esta posición no se puede montar.
problem-bad-rules = Estas reglas no sirven.
problem-endless-rules = Una partida con estas reglas podría no acabar.
problem-bad-record = Este registro no se puede leer.
problem-bad-link = Este enlace está roto o incompleto. Pide que te lo envíen otra vez.
problem-newer-link = Este enlace es de una versión más nueva. Recarga la página para obtenerla.
problem-bad-move = Esta jugada no es legal.
problem-bad-state = Eso no es posible ahora.
problem-bad-faces = Estas caras no pueden salir.
problem-too-large = Es demasiado grande para este aparato.
problem-cancelled = Se canceló.
problem-storage = La partida no se pudo guardar.
problem-wasm = El juego no se pudo cargar. Suele ayudar cargar de nuevo la página.
problem-worker = La máquina ha dejado de jugar. La partida sigue con una más sencilla, o carga la página de nuevo.

## Win chances and hints
win-chance = Probabilidad de ganar
odds-exact = cálculo exacto
odds-none = estimación
odds-solving = calculando { $done }
known-title = Cuánto se sabe
known-exact = exacta
known-none = estimada
known-exact-text = Se han calculado en este dispositivo todas las posiciones de estas reglas. El error estimado es como máximo { $bound }.
known-solving-text = Se están calculando en este dispositivo todas las posiciones de estas reglas: van { $done } de { $all }. Hasta entonces las probabilidades son estimaciones, y la partida sigue.
known-none-text = Las probabilidades son estimaciones: estas reglas aún no se han calculado.
solve-takes = Tarda { $seconds ->
    [one] un segundo
   *[other] unos { $seconds } segundos
} y ocupa { $memory } de memoria.
solve-would-take = Calcular { $values } posiciones tarda { $seconds ->
    [one] un segundo
   *[other] unos { $seconds } segundos
} y ocupa { $memory } de memoria.
working = Calculando
solve-cancel = Dejar de calcular
solve-now = Calcular
megabytes = { $n } MB
solve-too-large = Demasiadas posiciones para calcularlas aquí: probabilidades estimadas.
solve-most = En un navegador se calculan como mucho { $most } posiciones.
solve-no-memory = Falta memoria para calcular estas reglas: probabilidades estimadas.
solve-unkept = Calculado, pero este navegador no lo guarda para la próxima vez.
solve-cancelled = Has detenido el cálculo: las probabilidades son estimadas.
solve-lost = El cálculo se ha perdido: las probabilidades son estimadas.
solve-failed = El cálculo ha fallado: las probabilidades son estimadas.
hint = Pista
hint-bar = Barra de probabilidad
hint-all = Probabilidad de cada jugada
hint-exact = La mejor: { $move }. Probabilidad { $chance }.
hint-estimate = Quizá la mejor: { $move }. Probabilidad aproximada { $chance }.
worth = probabilidad { $chance }, cuesta { $cost }
moves-now = Puedes jugar
chances-exact = Probabilidad de ganar tras cada jugada, exacta, y lo que cuesta frente a la mejor.
chances-estimate = Probabilidad de ganar tras cada jugada, estimada, y lo que cuesta frente a la mejor.
chances-wait = Se están calculando las probabilidades.
pause = Esperar
go-on = Seguir
level-beginner = Principiante
level-perfect = Perfecto
review = Análisis
editor = Colocar una posición…
watch = Ver a dos máquinas…
lab = Laboratorio de reglas
puzzles = Problemas

## Review
back = Volver

## Confirmar una jugada y una serie de partidas
confirm-move = Jugarla
series-next = Siguiente partida
series-again = Otra serie
series-to = A { $n } victorias
series-of = Al mejor de { $n }
series-won = { $n ->
    [one] una partida ganada
   *[other] { $n } partidas ganadas
}
series-score = Serie: { $a } a { $b }.
series-decided = { $who ->
    [you] Ganas la serie.
   *[other] { $name } gana la serie.
}
series-drawn = La serie acaba en tablas.
head-won-series = { $who ->
    [you] Ganas la serie
   *[other] { $name } gana la serie
}

game-tak-tikl = Tak-tikl
game-tak-tikl-text = Tres en línea en un tablero de cuatro por cuatro
game-mancala = Mancala
game-mancala-text = Siembra semillas y llena tu almacén
