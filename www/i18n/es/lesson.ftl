## The lesson
lesson-steps = { $n }/{ $of }: todos los pasos
lesson-item = { $done ->
    [yes] { $title } ✓
   *[no] { $title }
}
lesson-back = Un paso atrás
lesson-next = Siguiente
lesson-again = Otra vez
lesson-choose = Te toca
lesson-good = Eso es.
lesson-miss = Se puede, pero la idea es otra.
lesson-end-title = Ya sabes jugar
lesson-end-some = Hasta aquí la lección
lesson-end = { $n ->
    [one] Has resuelto uno de los { $of } pasos. Ahora, a jugar una partida.
   *[other] Has resuelto { $n } de los { $of } pasos. Ahora, a jugar una partida.
}
lesson-play = Jugar una partida
lesson-anew = Desde el principio

lesson-title-enter = Entra una ficha
lesson-tell-enter = Juegas con índigo, las fichas redondas. Tira y lleva una ficha de casa al espacio que marcan los puntos.
lesson-right-enter = Dos caras amarillas dan 2 puntos: tu ficha está en el espacio 2. En estas reglas tres dan 3, cuatro dan 5 y ninguna da 4.

lesson-title-move = Una ficha avanza
lesson-tell-move = En el camino una ficha avanza tantos espacios como puntos, hacia el extremo lejano. Avanza 3 con la ficha del espacio 2.
lesson-right-move = Del 2 al 5. Con cada tirada avanzas una ficha o entras otra, como quieras, y en el camino puede haber las que sean.
lesson-missed-move = Entraste una segunda ficha. Aquí se trata de avanzar con la del espacio 2.

lesson-title-pass = Sin puntos no hay jugada
lesson-tell-pass = Una sola cara amarilla no da puntos en las reglas de Bell. Tira y mira qué pasa.
lesson-right-pass = Son 0 puntos y el turno pasó en el acto. También pasa cuando no hay jugada posible; si la hay, es obligatorio hacerla.

lesson-title-capture = Cae encima y captura
lesson-tell-capture = Quien cae sobre una ficha enemiga la captura: la tuya queda encima y la suya debajo, cautiva. Tienes 2 puntos y barro está dos espacios más allá.
lesson-right-capture = Las dos forman una pila, y es tuya porque tu ficha está encima. La cautiva va adonde tú vayas.
lesson-missed-capture = Entraste una ficha y la de barro sigue libre. Desde el espacio 4 tu ficha cae justo encima.

lesson-title-carry = Llévate a la cautiva
lesson-tell-carry = Una pila se mueve entera, en la dirección de la ficha de arriba. Llévate a tu cautiva hacia el extremo lejano.
lesson-right-carry = Captora y cautiva avanzaron juntas cinco espacios. Están en el último: con los próximos puntos salen del camino.
lesson-missed-carry = Entraste una ficha y la pila con tu cautiva no se movió. Avanza con ella desde el espacio 4.

lesson-title-turn = La pila se da la vuelta
lesson-tell-turn = También se capturan pilas. La torre de tres de barro va hacia tu casa: cae sobre ella con la ficha del espacio 3.
lesson-right-turn = Ahora las cuatro fichas las mueves tú, y la torre se dio la vuelta: las flechas de al lado apuntan al extremo lejano.
lesson-missed-turn = Esa ficha saltó por encima de la torre, que se puede, pero la torre sigue siendo de barro. La del espacio 3 cae sobre ella.

lesson-title-block = Tus fichas estorban
lesson-tell-block = Ninguna ficha puede caer en una pila de su bando. Tienes 3 puntos: busca la ficha que se puede mover.
lesson-right-block = La del espacio 3 habría caído sobre su compañera del 6, y una de casa sobre la del 3. Solo podía ir la de delante.

lesson-title-home = El camino entero
lesson-tell-home = Quien pasa del último espacio sale del camino, y los puntos no tienen que ser exactos. Saca la ficha del espacio 8.
lesson-right-home = Está en casa y puede volver a entrar. Una ficha que sale sola no pierde nada ni se lleva a nadie.
lesson-missed-home = Entraste otra ficha. La del espacio 8 podía salir del camino: 4 es más que suficiente.

lesson-title-off = Fuera con la cautiva
lesson-tell-off = Cuando una pila sale del camino, tus fichas vuelven a casa y las enemigas mueren. Saca la torre del espacio 8.
lesson-right-off = Dos fichas tuyas están en casa, también la de abajo del todo, y barro perdió una para siempre.
lesson-missed-off = Tu torre sigue en el espacio 8. Barro entra ahí con un 2 y la tomaría con todo lo que lleva.

lesson-title-recapture = Recupérala
lesson-tell-recapture = La torre de barro del espacio 2 está a punto de salir del camino con tu ficha dentro. Entrando también se captura: entra encima.
lesson-right-recapture = La torre es tuya y se dio la vuelta. La ficha de abajo va con ella y vuelve a casa cuando la torre salga del camino.
lesson-missed-recapture = Ahora la torre de barro sale con cualquier puntuación, y tu ficha muere. Con un 2, una ficha de casa cae encima.

lesson-title-liberation = Otras reglas: liberación
lesson-tell-liberation = Aquí hay que liberar a la ficha propia que está bajo fichas enemigas: solo se mueve lo que tiene encima. Mueve la torre del espacio 3.
lesson-right-liberation = Tu ficha de arriba siguió con su cautiva. La liberada se quedó en el espacio 3 como nueva cima y puede moverse otra vez.
lesson-missed-liberation = Entraste una ficha y la de abajo de la torre sigue cautiva. Mueve la torre y quedará libre.

lesson-title-homeward = Otras reglas: de vuelta a casa
lesson-tell-homeward = Aquí una pila con cautivas se da la vuelta y las lleva a su propia casa. Lleva a casa la pila del espacio 3.
lesson-right-homeward = Salió del camino por tu extremo: tu ficha está en casa y la de barro ha muerto. Sin cautivas se avanza como siempre.
lesson-missed-homeward = La ficha del espacio 6 avanzó, como las que no llevan cautivas. La pila del espacio 3 podía llegar a casa con esta tirada.

lesson-title-win = La última ficha
lesson-tell-win = Ganas cuando al enemigo no le queda ninguna ficha viva. La última de barro es tu cautiva del espacio 7: sal del camino con ella.
lesson-right-win = A barro no le queda ninguna ficha viva: has ganado.
lesson-missed-win = La última ficha de barro sigue viva en tu pila. Sal del camino con ella y la partida es tuya.
