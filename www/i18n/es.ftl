### Español. Los mismos mensajes y argumentos que en inglés (una prueba los compara).

title = Puluc
tagline = La carrera de pilas y capturas que juegan los mayas q’eqchi’ y mopán, sobre diez mazorcas de maíz.

## Start page
play = Jugar
play-anew = Jugar otra
continue = Continuar
two-players = Dos jugadores
new-game = Nueva partida…
fact-throw = Tira
fact-throw-text = cuatro palitos
fact-race = Corre
fact-race-text = nueve espacios
fact-land = Cae
fact-land-text = encima y llévatelos
offline-ready = Funciona sin conexión, no rastrea nada
private = No rastrea nada
language = Idioma
links = Más

## Header and buttons
menu = Menú
rules = Reglas
settings = Ajustes
record = Registro de la partida
about = Acerca de y teclas
home-page = Página de inicio
resign = Abandonar
rematch = Revancha
undo = Deshacer
redo = Rehacer
throw = Tirar
moves = Jugadas
text-board = Tablero de texto
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
   *[b] Barro, de ocho lados
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
    [you] Sacas { $yellow ->
        [0] ningún amarillo
        [1] un amarillo
        [2] dos amarillos
        [3] tres amarillos
       *[other] cuatro amarillos
    }: { $score }.
   *[other] { $name } saca { $yellow ->
        [0] ningún amarillo
        [1] un amarillo
        [2] dos amarillos
        [3] tres amarillos
       *[other] cuatro amarillos
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
   *[other] Tira { $name }
}
head-throwing = Los palitos están en el aire
head-throwing-die = El dado rueda
head-won = { $who ->
    [you] Ganas tú
   *[other] Gana { $name }
}
head-drawn = Tablas
line-throw = Tira los palitos.
line-throw-die = Tira el dado.
line-last = { $name } ({ $score }): { $move }
line-throw-off = { $lot ->
    [yes] Tres empates en la tirada inicial: por sorteo empieza { $name }.
   *[no] Tirada inicial, { $a } a { $b }: empieza { $name }.
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
   *[other] Gana { $name }: no queda viva ninguna ficha enemiga.
}
said-won-captured = { $who ->
    [you] Ganas: el enemigo ya no manda sobre ninguna ficha.
   *[other] Gana { $name }: el enemigo ya no manda sobre ninguna ficha.
}
said-won-resigned = { $who ->
    [you] Ganas: el otro bando abandona.
   *[other] Gana { $name }: el otro bando abandona.
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
new-title = Nueva partida
new-rules = Reglas
new-players = Jugadores
custom = A tu gusto
custom-summary = Tu propia mezcla. Parte de cualquier reglamento y cambia lo que quieras.
custom-base = Partir de
name = Nombre
kind = Quién juega
kind-human = Persona
kind-computer = Máquina
level = Nivel
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
first = Quién empieza
first-off = La tirada más alta
again-option = Una tirada sin puntos se repite
field-spaces = Espacios del camino
field-men = Fichas por bando
field-scores = Puntos por
field-score = { $yellow ->
    [0] ningún amarillo
    [1] un amarillo
    [2] dos amarillos
    [3] tres amarillos
   *[other] cuatro amarillos
}
field-range = de { $min } a { $max }
field-entry = Una ficha entra
field-entry-0 = en el espacio de los puntos
field-entry-1 = un espacio antes
field-move = Qué se mueve
field-move-whole = la pila entera
field-move-free = hasta la primera cautiva propia
field-captives = Una pila con cautivas va
field-captives-onward = al extremo lejano
field-captives-homeward = de vuelta a su casa
field-end = Se gana si el enemigo
field-end-removed = no tiene fichas vivas
field-end-captured = no manda sobre ninguna ficha
field-throw = Se tira con
field-throw-sticks = cuatro palitos
field-throw-die = un dado
field-again = Sin puntos
field-again-no = termina el turno
field-again-yes = se repite la tirada
start-game = Empezar la partida
rules-ok = Con estas reglas se puede jugar: { $text }

## Rules
rules-title = Reglas
rules-goal-title = De qué se trata
rules-goal = { $cobs } mazorcas de maíz cruzan el camino, con { $spaces } espacios entre ellas. Cada jugador tiene { $men ->
    [one] una ficha
   *[other] { $men } fichas
} en casa, en extremos opuestos. Se tira, una ficha sale, y quien cae sobre el enemigo se lo lleva.
rules-begin = Para empezar tiran los dos; empieza la tirada más alta. Si empatan tiran otra vez, y tras tres empates decide la suerte.
rules-throw-title = La tirada
rules-throw = Se tiran cuatro palitos de dos caras. El número de caras amarillas da los puntos:
rules-throw-die = Se tira un dado. De 1 a 5 valen lo que marcan, el 6 se repite; así todos los puntos son igual de probables:
rules-yellow = Caras amarillas
rules-score = Puntos
rules-odds = Probabilidad
rules-odds-of = { $n } de { $of }
rules-zero = Con 0 puntos termina el turno.
rules-zero-again = Una tirada de 0 puntos se repite en el acto.
rules-enter-title = Entrar
rules-enter-0 = Una ficha de casa va al espacio con el número de los puntos, contado desde tu extremo. Con más puntos que espacios no se puede entrar.
rules-enter-1 = El espacio anterior a la primera mazorca cuenta como el primero, y allí nadie se para. Por eso una ficha de casa va al espacio anterior al de los puntos, y con 1 punto no puede entrar.
rules-move-title = Mover
rules-move = Una pila propia avanza tantos espacios como puntos. Puede saltar por encima de todo, pero no caer en una pila propia. Si hay jugada es obligatorio hacerla; si no la hay, pasa el turno.
rules-move-whole = Una pila se mueve siempre entera.
rules-move-free = Si tu pila guarda una ficha propia debajo de fichas enemigas, solo se mueve la parte de encima de la más alta de ellas. La ficha liberada se queda en el espacio como nueva cima. También se quedan las propias que están justo debajo de la de arriba.
rules-capture-title = Capturar
rules-capture = Caer en una pila enemiga la captura: las fichas que se mueven quedan encima, toda la pila es ahora tuya y se da la vuelta para ir en tu dirección. Vale también al entrar. En casa nadie puede ser capturado.
rules-leave-title = Salir del camino
rules-leave = Quien pasa del último espacio sale del camino; los puntos no tienen que ser exactos. Las fichas propias de la pila vuelven a casa y pueden entrar de nuevo, las enemigas mueren.
rules-captives-onward = Una pila con cautivas sigue hasta el extremo lejano como cualquier otra.
rules-captives-homeward = Una pila con cautivas va en cambio hacia atrás y sale del camino por la casa de su dueño. De paso captura las pilas enemigas donde cae. Una ficha sin cautivas avanza como siempre.
rules-end-title = El final
rules-end-removed = Ganas cuando al enemigo no le queda ninguna ficha viva.
rules-end-captured = Ganas cuando el enemigo no tiene ninguna ficha en casa ni encima de una pila.
rules-limit = Una partida de 5000 tiradas es tablas.
rules-source-title = Fuente
rules-ours = Donde las fuentes callan decidimos nosotros: la tirada inicial viene de una sola, la obligación de mover se deduce de una y el salto libre está en una.
rules-changed = Estas reglas se apartan de las que les dan nombre: { $text }

summary-bell = Puntos de 2 a 5; un amarillo no puntúa. Las pilas se mueven enteras, siguen hasta el extremo lejano, y gana el último bando con una ficha viva.
source-bell = A. G. Borovikov en la revista Kostyor (en ruso), según R. C. Bell
note-bell = El texto nombra cuatro tiradas y calla sobre un amarillo. Lo leemos como 0, como dice expresamente otro texto con los mismos puntos.
summary-pencils = Puntúa como las reglas de Bell, pero se cuenta el espacio anterior a la primera mazorca: la ficha entra un espacio antes. El camino pueden ser diez lápices sobre una mesa.
source-pencils = Un texto italiano, sin autor
note-pencils = Cuenta como primero el espacio anterior al primer lápiz, donde nadie se para nunca, porque el 1 no puede salir.
summary-strasbourg = Toda tirada puntúa, de 1 a 5. Se gana en cuanto el enemigo no manda sobre ninguna ficha: ninguna en casa, ninguna encima de una pila.
source-strasbourg = La hoja de reglas de la Maison des Jeux de Strasbourg (en francés)
note-strasbourg = Cuenta las caras negras; aquí la tabla está pasada a amarillas.
summary-liberation = Toda tirada puntúa. Una ficha propia cautiva en tu pila tiene que quedar libre: se queda atrás y solo avanza lo que tiene encima.
source-liberation = Las reglas de un juego en caja (en ruso), sin autor
note-liberation = El deber de liberar no está en ningún resumen etnográfico que hayamos encontrado. También podría leerse como deber de mover esa pila después; lo leemos como la forma en que se mueve.
summary-homeward = Toda tirada puntúa. La pila que guarda cautivas se da la vuelta y se las lleva a su propia casa.
source-homeward = Casi todas las páginas en inglés, según Karl Sapper (1906) y Stewart Culin (1907)
note-homeward = Las descripciones difieren sobre hacia dónde va una pila con cautivas: en los otros reglamentos de aquí sigue hasta el extremo lejano.
source-custom = Tus propios cambios

## Settings
settings-title = Ajustes
auto = Como diga el aparato
theme = Colores
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
motion = Movimiento
motion-full = Completo
motion-fast = Rápido
motion-none = Ninguno
forced = Hacer sola la única jugada legal
text-board-option = Mostrar el tablero de texto

## Record
record-title = Registro de la partida
record-text = Esta partida
copy = Copiar
copied = Copiado.
paste = Pega un registro para cargarlo. La partida de la mesa se conserva hasta que el registro se haya leído sin errores.
record-load-label = Registro que cargar
load = Cargar
record-empty = No hay ningún registro en el campo.

## Own sticks
sticks-title = Tira tus propios palitos
sticks-text = Tira cuatro palitos, granos o monedas de verdad y toca cada uno hasta que muestre la cara que cayó.
die-title = Tira tu propio dado
die-text = Tira un dado de verdad y toca lo que marca. El 6 se repite.
face-yellow = Palito { $n }: amarillo
face-black = Palito { $n }: negro
yellow = amarillo
black = negro
use-throw = Usar esta tirada

## Resign
resign-title = ¿Abandonar esta partida?
resign-text = Gana el otro bando. Todavía puedes mirar la mesa y el registro.
resign-yes = Abandonar
resign-no = Seguir jugando

## About
about-title = Acerca de
about-text = El puluc lo juegan los q’eqchi’ de Guatemala y Belice y los mopán de Belice; se ha escrito puluc, bul, buul o boolik. Lieve Verbeeck lo vio en Santa Cruz, Belice, en 1993–94, la noche antes de sembrar el maíz. No se ha encontrado ningún tablero antiguo, y nadie ha demostrado qué edad tiene el juego.
about-private = El juego funciona solo en esta página. No pide nada a otros servidores, no rastrea nada y, tras la primera visita, funciona sin conexión.
about-type = Tipos de letra: Piazzolla y Commissioner, SIL Open Font License 1.1.
keys-title = Teclas
keys-throw = Tirar
keys-digits = Jugar la ficha del espacio con ese número; 0 entra una ficha
keys-arrows = Elegir una ficha a lo largo del camino
keys-enter = Jugar la ficha elegida
keys-undo = Deshacer
keys-redo = Rehacer
keys-escape = Soltar, cerrar
keys-tab = De botón en botón y de jugada en jugada

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
odds-exact = probabilidad exacta
odds-none = probabilidad estimada
odds-solving = estimada, calculando { $done }
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
solve-cancel = Dejar de calcular
solve-now = Calcular
megabytes = { $n } MB
solve-too-large = Estas reglas tienen demasiadas posiciones para calcularlas en un navegador (como mucho { $most }). Las probabilidades son buenas estimaciones.
solve-cancelled = Has detenido el cálculo. Las probabilidades son estimaciones.
solve-lost = Se ha perdido lo calculado. Las probabilidades son estimaciones, y la partida sigue.
solve-failed = El cálculo ha fallado. Las probabilidades son estimaciones, y la partida sigue.
hint = Pista
hint-bar = Barra de probabilidad
hint-best = Marcar siempre la mejor jugada
hint-all = Probabilidad de cada jugada
hint-exact = La mejor: { $move }. Probabilidad { $chance }.
hint-estimate = Quizá la mejor: { $move }. Probabilidad aproximada { $chance }.
hints-title = Ayuda durante la partida
worth = probabilidad { $chance }, cuesta { $cost }
moves-now = Puedes jugar
chances-exact = Probabilidad de ganar tras cada jugada, exacta, y lo que cuesta frente a la mejor.
chances-estimate = Probabilidad de ganar tras cada jugada, estimada, y lo que cuesta frente a la mejor.
chances-wait = Se están calculando las probabilidades.
pace = Ritmo de la máquina
pace-slow = Lento
pace-even = Normal
pace-quick = Rápido
kept-tables = Guardado en este dispositivo para tener al momento probabilidades exactas: { $size }
forget-tables = Liberar este espacio
pause = Esperar
go-on = Seguir
level-beginner = Principiante
level-perfect = Perfecto
review = Análisis
editor = Colocar una posición…
watch = Ver a dos máquinas…
lab = Laboratorio de reglas

## Review
back = Volver
one-moment = Un momento…
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
played = Jugada
better = Mejor

## Position editor and watching
watch-title = Ver a dos máquinas
watch-text = Dos máquinas de la misma fuerza juegan con las reglas de la mesa. Puedes hacerlas esperar, seguir y cambiar el ritmo en todo momento.
watch-start = Ver
editor-title = Colocar una posición
editor-text = Elige una ficha y toca espacios: las pilas crecen de abajo arriba. Las que no están en el camino ni en casa están muertas.
editor-brush = Qué hace un toque
editor-take = Quitar la de arriba
editor-clear = Vaciar el camino
editor-space = Espacio { $space }, desde abajo: { $men }.
editor-turn = Juega
editor-score = Tirada en la mesa
editor-no-score = Sin tirar
editor-position = La posición como texto
editor-home = en casa
editor-more = { $side ->
    [a] Una ficha índigo más en casa
   *[b] Una ficha de barro más en casa
}
editor-fewer = { $side ->
    [a] Una ficha índigo menos en casa
   *[b] Una ficha de barro menos en casa
}
editor-over = En esta posición la partida ha terminado.
editor-exact = { $name }, que juega, gana el { $chance }, exacto.
editor-estimate = { $name }, que juega, gana alrededor del { $chance }.
editor-from = Desde el espacio { $space }
editor-play = Jugar desde aquí

## The page ?bench
bench-title = Puluc, medido en este navegador
bench-running = Jugando partidas al azar.
bench-solving = Resolviendo, { $share } %.
bench-done = Listo.
bench-failed = No se pudo medir: { $message }
bench-rules = Reglas
bench-playouts = Partidas al azar por segundo
bench-lookups = Probabilidades consultadas por segundo
bench-seconds = Segundos para resolver
bench-updates = Valores calculados
bench-bound = Cota estimada del error
bench-bytes = Bytes de memoria de la tabla
as-played = jugada

## Laboratory
lab-text = El juego es lo bastante pequeño para resolverlo: cada posición posible recibe aquí, en este dispositivo, su probabilidad exacta de ganar con el mejor juego. Cambia las reglas y mira en qué se convierte el juego.
lab-play = Jugar con estas reglas
lab-link = Copiar enlace
lab-remove = Quitar
lab-change = Cambiar estas reglas
lab-work = Calcular estas reglas
lab-compare = Comparar con
lab-working = Calculando
lab-playing = Resuelto. Se juegan partidas perfectas para medir duración, suerte y destreza…
lab-positions = Posiciones
lab-bound = Error estimado de una probabilidad, como máximo
lab-luck = Suerte media de una tirada
lab-first = Probabilidad de quien tira primero
lab-grab = Juego perfecto contra quien toma lo que puede
lab-random = Juego perfecto contra jugadas al azar
lab-lengths = Cuánto duran las partidas perfectas
lab-lengths-label = { $mean } tiradas de media; nueve de cada diez partidas llevan de { $from } a { $to }.
lab-half = la mitad hasta { $n }
lab-first-moves = Mejores primeras jugadas
lab-enter = Entrar
lab-after = Probabilidad después
proof = Cómo se demuestra
proof-what = La probabilidad de una posición es la media, sobre todas las tiradas según su frecuencia, de la probabilidad de la mejor jugada; y esta es lo que le queda al otro lado. Las fichas muertas no vuelven, así que el juego se divide en capas que se resuelven una tras otra, primero las de menos fichas vivas, hasta que ningún valor cambia.
proof-how = Para la demostración cada valor se calcula dos veces, una desde abajo (nadie gana nunca) y otra desde arriba (ganan todos). El valor verdadero está entre ambos, y lo que queda entre ellos es la cota demostrada: menos de una millonésima con las reglas de Bell.
proof-figures = Duración, suerte y destreza se miden en partidas jugadas con la tabla resuelta. Quien agarra toma enseguida lo que puede. Todo se puede repetir:
