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
rules-throw = Se tiran cuatro palitos, granos o monedas de dos caras. El número de caras amarillas da los puntos:
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
rules-pictures = Con dibujos y todos los reglamentos
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
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
motion-full = Completo
motion-fast = Rápido
motion-none = Ninguno
forced = Hacer sola la única jugada legal
text-board-option = Mostrar el tablero de texto
sound-on = Reproducir sonidos
volume = Volumen

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

## Win chances and hints
hint-best = Marcar siempre la mejor jugada
hints-title = Ayuda durante la partida
pace = Ritmo de la máquina
pace-slow = Lento
pace-even = Normal
pace-quick = Rápido
kept-tables = Guardado en este dispositivo para tener al momento probabilidades exactas: { $size }
forget-tables = Liberar este espacio

## Review
one-moment = Un momento…
played = Jugada

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
editor-estimate = { $name }, que juega, gana alrededor del { $chance }, según una estimación.
editor-from = Desde el espacio { $space }
editor-play = Jugar desde aquí

## Laboratory
lab-enter = Entrar

## The page of rules
rules-choose = Reglamento
rules-play = Jugar con estas reglas
rules-own = Tus propias reglas
rules-show = Ver estas reglas
rules-before = La jugada
rules-after = Después
