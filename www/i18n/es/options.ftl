## Ajustes de la mesa
confirm-option = Confirmar cada jugada: el primer toque la muestra, el segundo la juega
own-throws-option = Tiramos palitos o un dado de verdad: preguntar cada tirada
opposite-option = Dos personas sentadas frente a frente: girar la mesa hacia quien juega
left-handed-option = Para zurdos: los botones a la izquierda

## Una serie de partidas
series = Serie
series-kind-one = Una partida
series-kind-to = A un número de victorias
series-kind-of = Al mejor de varias partidas
series-count-to = Victorias
series-count-of = Partidas
series-text = Quien empieza cambia en cada partida. Una partida en tablas no cuenta para nadie.

## Fichas desiguales
men-at-start = Fichas al empezar
handicap-text = Fichas desiguales como ventaja: las que un bando deja fuera están muertas desde el principio. Las probabilidades de ganar lo tienen en cuenta.

## Men and what is thrown
look-men = Fichas
look-men-clay = Discos de barro
look-men-twigs = Haces de ramitas
look-men-kernels = Granos de maíz
look-tool = Tirar con
look-tool-sticks = Palitos planos
look-tool-kernels = Granos quemados por una cara
look-tool-coins = Monedas
