## What is read or learned beside the box’s other games

## Their lessons
step-wait = Dejar pasar el tiempo

step-title-tikl-move = Casilla a casilla
step-tell-tikl-move = Eres Blanco: mueve una de tus piezas una casilla hacia arriba, hacia abajo o hacia un lado, a una casilla libre.
step-right-tikl-move = Así va cada jugada: nunca en diagonal, nunca por encima de otra pieza, y nunca se captura nada.

step-title-tikl-line = Tres en línea
step-tell-tikl-line = Quien tiene tres piezas seguidas en una fila o en una columna gana al instante: lleva la tercera junto a a1 y b1.
step-right-tikl-line = Tres seguidas en a1, b1 y c1: partida ganada.
step-missed-tikl-line = Siguen siendo dos seguidas. La pieza de c2 está a una casilla de c1.

step-title-tikl-diagonal = Las diagonales también valen
step-tell-tikl-diagonal = Tres en diagonal también ganan, incluso en las cortas: completa la que va de a2 por b3.
step-right-tikl-diagonal = Las casillas a2, b3 y c4 forman una diagonal corta, y bastan tres piezas en ella.
step-missed-tikl-diagonal = A la diagonal le sigue faltando c4. La pieza de d4 está al lado.

step-title-tikl-stop = Detén al enemigo
step-tell-tikl-stop = Negro amenaza con ir de c4 a c3 y quedar en fila con b3 y d3: impídelo.
step-right-tikl-stop = En c3 estás tú, y Negro no puede cerrar la fila.
step-missed-tikl-stop = Negro fue a c3: tres en fila. Quien ocupa antes c3 se lo impide.

step-title-tikl-shut = Encerradas
step-tell-tikl-shut = El bando que no puede mover pasa: encierra las cuatro piezas negras.
step-right-tikl-shut = Negro no tiene casilla libre a la que ir y pasa, así que mueves otra vez: de c2 a c3 ganarías.
step-missed-tikl-shut = Negro aún puede mover. Solo tenía abierta c2: ve allí sin abrirle otra casilla.

step-title-tikl-clock = El reloj
step-tell-tikl-clock = Las jugadas pueden tener un reloj acordado antes de la partida, aquí de 5 segundos: deja que pasen.
step-right-tikl-clock = Pierdes el turno, que cuenta como jugada, y le toca a Negro. También se puede jugar sin reloj.

step-title-tikl-limit = La última jugada
step-tell-tikl-limit = Una partida puede tener un número de jugadas acordado de antemano, aquí una cada uno: haz la tuya.
step-right-tikl-limit = Negro también ha movido, nadie tiene tres en línea y la partida es tablas. Lo habitual es acordar 30 jugadas cada uno.

step-title-pits-sow = Sembrar
step-tell-pits-sow = Juegas con el Sur: pulsa uno de tus hoyos y sus semillas se siembran una a una, en sentido contrario a las agujas del reloj, también en tu almacén.
step-right-pits-sow = Una semilla cayó en tu almacén y la última en un hoyo del Norte: ahí acaba el turno y no se toma nada. Tus hoyos se cuentan del 1 al 6 en el sentido de la siembra.

step-title-pits-again = Otra vez
step-tell-pits-again = Si la última semilla cae en tu propio almacén, siembras otra vez: busca el hoyo que llega justo a él.
step-right-pits-again = La última semilla está en el almacén y siembras de nuevo, desde el hoyo que quieras.
step-missed-pits-again = La última semilla cayó en otro sitio y el turno acabó. El hoyo 3 tiene cuatro semillas, y el almacén está a cuatro pasos.

step-title-pits-capture = Tomar
step-tell-pits-capture = Si la última semilla cae en un hoyo propio vacío, tomas todo lo que hay enfrente: hazte con las seis semillas del Norte.
step-right-pits-capture = Las seis semillas están en tu almacén. La que las tomó se queda donde cayó, y el turno acaba.
step-missed-pits-capture = Las seis semillas del Norte siguen ahí. Están enfrente de tu hoyo 3, donde cae la última del hoyo 1.

step-title-pits-relay = Seguir sembrando
step-tell-pits-relay = Si la última semilla cae entre otras en un hoyo propio, se recoge todo y se sigue sembrando: empieza una siembra así.
step-right-pits-relay = Tu semilla cayó entre las cinco del hoyo 2, y se sembraron las seis. La última cayó en un hoyo del Norte.
step-missed-pits-relay = Esa siembra no siguió. Desde el hoyo 1, la última semilla cae entre las cinco del hoyo 2.

step-title-pits-round = La vuelta entera
step-tell-pits-round = El almacén enemigo se salta: siembra el hoyo grande dando la vuelta al tablero.
step-right-pits-round = Tras el hoyo 6 del Norte vino tu hoyo 1, no el almacén del Norte. Estaba vacío, y la última semilla tomó lo que había enfrente.
step-missed-pits-round = Esa siembra se quedó en tu lado. El hoyo 6, con ocho semillas, da la vuelta entera.

step-title-pits-end = El final
step-tell-pits-end = Cuando un bando tiene todos sus hoyos vacíos, la partida acaba y el otro se queda con lo que resta: siembra tu última semilla.
step-right-pits-end = El Norte se queda con las cuatro semillas que quedaban, pero tu almacén está más lleno: 21 a 15.

step-title-pits-kalah = Kalah
step-tell-pits-kalah = En el kalah no se sigue sembrando, y una captura se lleva también la semilla que captura: hazte con las seis semillas del Norte.
step-right-pits-kalah = Seis semillas y la que las tomó: siete para tu almacén.
step-missed-pits-kalah = Las seis semillas del Norte siguen ahí. Están enfrente de tu hoyo 2, donde cae la semilla del hoyo 1.

## Their rules
leaf-rules = { $name }: reglas
leaf-play = A la partida
leaf-lead-tak-tikl = Cuatro piezas contra cuatro en cuatro por cuatro casillas: gana quien antes tiene tres en línea.
leaf-lead-mancala = Dos filas de seis hoyos y un almacén para cada jugador: se siembra alrededor del tablero y gana el almacén más lleno.

rule-title-tikl-goal = Cómo se juega
rule-tikl-goal = Cada bando tiene cuatro piezas. Están en las dos filas de los bordes, blancas y negras alternadas: las de Blanco en a1, c1, b4 y d4; las de Negro en b1, d1, a4 y c4. Empieza Blanco, si no se acuerda otra cosa.
rule-tikl-move = Una jugada lleva una pieza propia una casilla hacia arriba, hacia abajo o hacia un lado, a una casilla libre. No hay jugadas en diagonal, ni saltos, ni capturas.
rule-title-tikl-line = Tres en línea
rule-tikl-line = Quien tiene tres piezas propias seguidas en una fila, una columna o una diagonal ha ganado al instante.
rule-tikl-short = Vale toda línea recta de tres casillas vecinas, también las diagonales cortas.
rule-title-tikl-shut = Encerrado
rule-tikl-shut = El bando que no puede mover pasa, y el otro mueve otra vez. Es raro: hay cuatro posiciones así.
rule-title-tikl-clock = El reloj
rule-tikl-clock = El texto no da tiempo a los jugadores para pensar. Por eso las jugadas pueden tener un reloj acordado antes de la partida, de 3 a 30 segundos, o ninguno. Cuando se agota, el turno se pierde y cuenta como jugada.
rule-tikl-still = El reloj se detiene mientras algo se mueve, mientras la página está oculta y mientras se usa el tablero de texto.
rule-title-tikl-length = Cuánto dura una partida
rule-tikl-limit = El número de jugadas se acuerda antes de la partida: se proponen 30 cada uno, y se puede jugar sin límite. Si para entonces nadie tiene tres en línea, son tablas.
rule-tikl-third = También son tablas cuando una posición se da por tercera vez con el mismo bando al turno.
rule-title-tikl-stakes = Apuestas
rule-tikl-purse = Antes de la partida cada jugador puede apostar granos de una bolsa y anunciar cuántas jugadas necesitará. Quien hace tres en línea dentro de su número se lleva el bote. Si el ganador necesitó más jugadas, o son tablas, las apuestas se devuelven.
rule-tikl-bets = Los espectadores pueden apostar por cualquiera de los dos. Su bote se reparte entre quienes apostaron por el ganador, en proporción a lo apostado y en granos enteros; lo que sobra es para la apuesta mayor y, entre iguales, para la primera. Se paga también cuando el ganador necesitó más jugadas de las que anunció. Si son tablas, o si nadie apostó por el ganador, se devuelve.
rule-tikl-tokens = Los granos son fichas de juego, nunca dinero, y se puede jugar sin ellos.
rule-title-tikl-known = Lo que se sabe
rule-tikl-known = El juego está resuelto. Sin límite, el comienzo es tablas: de las cuatro primeras jugadas de Blanco, de a1 a a2 y de d4 a d3 hacen tablas; de b4 a b3 y de c1 a c2 pierden, y Negro gana nueve jugadas después, contando las de ambos.
rule-tikl-count = Hay 751 410 posiciones en las que el bando al turno aún no tiene línea. Gana 445 465 de ellas, pierde 303 349 y hace tablas en 2596. La victoria forzada más larga lleva 22 jugadas de ambos.

rule-title-pits-goal = De qué se trata
rule-pits-goal = Cada jugador tiene la fila de seis hoyos que está ante él y el almacén de su extremo, el que ve a su derecha. Al comienzo hay tres semillas en cada hoyo, y los almacenes están vacíos.
rule-pits-aim = Al final gana el almacén más lleno; si son iguales, es empate.
rule-title-pits-sow = Sembrar
rule-pits-sow = En tu turno tomas todas las semillas de un hoyo propio y las siembras una a una, en sentido contrario a las agujas del reloj, en lo que sigue, también en tu almacén. Los hoyos de cada jugador se numeran del 1 al 6 en el sentido de la siembra.
rule-pits-skip = El almacén enemigo se salta. El hoyo de donde salieron las semillas no: la última de trece cae en él, y cuenta como vacío.
rule-title-pits-last = La última semilla
rule-pits-last = Lo que pasa después depende de dónde cae la última semilla. Hay cuatro casos.
rule-pits-enemy = En un hoyo enemigo el turno acaba y no se toma nada.
rule-title-pits-relay = Entre otras semillas: seguir sembrando
rule-pits-relay = Si la última semilla cae en un hoyo propio que ya tenía semillas, recoges todo y sigues sembrando, tantas veces como ocurra.
rule-title-pits-capture = En un hoyo vacío: tomar
rule-pits-capture = Si cae en un hoyo propio vacío, todas las semillas del hoyo enemigo de enfrente van a tu almacén. La última semilla se queda donde cayó, y el turno acaba, también si enfrente no había nada.
rule-title-pits-again = En el almacén: otra vez
rule-pits-again = Si cae en tu propio almacén, siembras otra vez desde cualquiera de tus hoyos.
rule-title-pits-end = El final
rule-pits-end = Cuando, tras una siembra, todos los hoyos de un jugador están vacíos, la partida acaba. El otro lleva lo que queda en sus hoyos a su propio almacén.
rule-title-pits-kalah = Las reglas de la caja y el kalah
rule-pits-kalah = También se puede jugar al kalah común, y a ambos juegos con tres a seis semillas por hoyo. Se distinguen en dos casos:
rule-title-pits-known = Lo que se sabe
rule-pits-known = Con tres semillas por hoyo y el mejor juego, quien empieza gana por 10 según las reglas de la caja. Sus seis primeras jugadas, del hoyo 1 al 6, terminan en −12, −10, −12, +10, +8 y −2. En el kalah gana por 2; allí terminan en −14, −16, −10, −2, +2 y 0.

case-falls = La última semilla cae en
case-full = un hoyo propio con semillas
case-empty = un hoyo propio vacío
case-store = el propio almacén
case-enemy = un hoyo enemigo
case-over = Un bando tiene todos los hoyos vacíos
case-box-full = se recoge todo y se sigue sembrando
case-kalah-full = el turno acaba
case-box-empty = se toma lo de enfrente; la última semilla se queda
case-kalah-empty = se toma lo de enfrente y con ello la última semilla; si no hay nada, se queda
case-both-store = otra siembra
case-both-enemy = el turno acaba, no se toma nada
case-both-over = la partida acaba, y lo que queda es de su dueño

leaf-ours-title = Lo que decidimos nosotros
leaf-ours = Donde el texto calla o deja algo abierto, esto es nuestro:
reading-tak-tikl-white = Empieza Blanco. El texto no dice quién.
reading-tak-tikl-pass = El bando que no puede mover pasa. El texto no habla de ello.
reading-tak-tikl-seconds = El texto no da tiempo para pensar, pero no dice cuántos segundos. Se acuerdan, y una primera partida aquí va sin reloj.
reading-tak-tikl-each = Las 25 a 30 jugadas del texto son las de cada bando.
reading-tak-tikl-third = Una posición que se da por tercera vez es tablas.
reading-tak-tikl-pots = El texto conoce apuestas, un número de jugadas que se anuncia y apuestas de espectadores. Cómo se reparte un bote no lo dice.
reading-tak-tikl-resign = Quien abandona ha perdido como si el ganador hubiera hecho su línea con su última jugada; si no, nadie perdería nunca una apuesta.
reading-mancala-begin = Empieza el Sur, si no se elige otra cosa. El texto no dice quién.
reading-mancala-origin = El hoyo de donde salieron las semillas no se salta, y cuenta como vacío.
reading-mancala-stays = La semilla que toma otras se queda donde cayó. El texto solo lleva al almacén las del enemigo.
reading-mancala-every = Si los hoyos de un bando están vacíos se mira tras cada siembra, también tras una añadida.
reading-mancala-equal = Con almacenes iguales es empate.
reading-mancala-options = El kalah y más de tres semillas por hoyo son añadidos. El texto no tiene ni lo uno ni lo otro.

## What is known of their past
leaf-history = { $name }: historia
past-lead-tak-tikl = Todo lo que sabemos del tak-tikl está en un solo texto. Esta página cuenta lo que dice y lo que deja abierto.
past-lead-mancala = Las reglas de la caja están en un solo texto. Esta página cuenta lo que dice y lo que deja abierto.
past-text-title = El texto
past-text = Los dos juegos de la caja, tak-tikl y mancala, vienen de sus reglas impresas. Están en ruso y no nombran autor ni año; la caja se hizo en Bielorrusia.
past-text-tak-tikl = Para el tak-tikl el texto pide un tablero de cuatro por cuatro casillas, cuatro piezas negras y cuatro blancas. No da tiempo a los jugadores para pensar: si no, dice, se ganaría con demasiada facilidad o la partida no acabaría nunca, porque ambos se pondrían obstáculos calculados unas jugadas por delante. Los principiantes pueden seguir hasta que alguien gane; entre jugadores expertos una partida no debe pasar de 25 o 30 jugadas.
past-text-mancala = El texto llama mancala al hoyo grande de cada extremo. El de la derecha es el banco del jugador: lo que cae en él es suyo. A lo que se siembra lo llama simplemente fichas; aquí son semillas.
past-age-title = Cuán antiguo es, nadie nos lo dice
past-age-tak-tikl = Antiguamente, dice el texto, al tak-tikl se jugaba incluso con apuestas, y también podían apostar los espectadores. No nombra época, lugar ni pueblo, y no tenemos otra fuente. Cuán antiguo es el juego y de dónde viene, no lo sabemos.
past-age-mancala = El texto no dice de dónde vienen sus reglas, cuán antiguas son ni quién jugaba con ellas, y no tenemos otra fuente sobre ellas.
past-kin-title-tak-tikl = Un primo
past-kin-tak-tikl = El tak-tikl es un primo, en cuatro por cuatro casillas, del Tac-Tickle de Harry D. Ruderman, llamado también Nu Tic-Tac-Toe. Qué une a los dos, nuestras fuentes no lo dicen.
past-kin-title-mancala = El kalah
past-kin-mancala = El kalah, que también se puede jugar aquí, es un mancala comercial moderno. Irving, Donkers y Uiterwijk, «Solving Kalah» (2000), resuelven el juego común.
past-cited-text = Reglas de una caja con dos juegos, en ruso, sin autor ni año; hecha en Bielorrusia.
