## My games
games-text-kept = Partidas guardadas en este dispositivo. Se quedan aquí y no van a ninguna parte si no las envías tú.
games-refused = Este navegador no guarda nada aquí (ventana privada, o almacenamiento desactivado o lleno). Puedes seguir jugando; lo que quieras conservar, sácalo como texto antes de cerrar la página.
games-keep = Guardar la partida de la mesa
games-kept = La partida está guardada.
games-add = Añadir partidas desde texto
games-all-text = Todas como texto
games-text = Como texto
games-as-text = Como texto…
games-file = Guardar como archivo
games-by-hand = Este navegador no deja copiar a la página. El texto está marcado: cópialo del campo.
games-none = Aún no hay ninguna partida guardada. Las terminadas llegan aquí por sí solas.
games-more = { $n ->
    [one] Mostrar una más
   *[other] Mostrar { $n } más
}
games-more-of = Más para: { $name }
games-rename = Cambiar el nombre…
games-renamed = El nombre ha cambiado.
games-name = Nombre de la partida
games-save = Guardar
games-cancel = Cancelar
games-delete = Borrar
games-deleted = { $n ->
    [one] Se ha borrado una entrada.
   *[other] Se han borrado { $n } entradas.
}
games-undo = Recuperar
games-restored = Ya está de vuelta.
games-look = Verla
games-here = en la mesa
games-computer = { $name } ({ $level })
games-players = { $a } contra { $b }
games-turns = { $n ->
    [0] sin empezar
    [one] un turno
   *[other] { $n } turnos
}
games-going = Sin terminar
games-drawn = Tablas
games-won = { $who ->
    [you] Ganaste
   *[other] { $name } ganó
}
games-damaged = { $n ->
    [one] Una entrada está dañada y no se puede mostrar. Las demás siguen intactas.
   *[other] { $n } entradas están dañadas y no se pueden mostrar. Las demás siguen intactas.
}
games-damaged-text = Lo que queda de ellas
games-damaged-delete = Borrar lo dañado
games-auto = Guardar las partidas por sí solas
games-auto-text = Una partida se guarda al terminar, y cuando otra ocupa su lugar después del segundo turno. Se conservan las últimas 300 sin nombre; lo que tiene nombre se queda para siempre.
games-clear = { $n ->
    [one] Borrar la partida que se guardó por sí sola
   *[other] Borrar las { $n } partidas que se guardaron por sí solas
}

## Text in
games-paste = Texto de una o más partidas
games-paste-help = Un registro de partida, o un archivo hecho con «Todas como texto». No se añade nada hasta que se haya leído todo.
games-from-file = Elegir un archivo…
games-file-bad = El archivo { $name } no se puede leer como texto.
games-empty = En este texto no hay ninguna partida.
games-read = Añadir
games-bad = { $n ->
    [one] Hay un error en el texto. No se ha añadido nada.
   *[other] Hay { $n } errores en el texto. No se ha añadido nada.
}
games-line = Línea { $line }:
games-newer = Viene de una versión más nueva de la página.
games-add-good = { $n ->
    [one] Añadir la que está bien
   *[other] Añadir las { $n } que están bien
}
games-added = { $n ->
    [0] No se ha añadido ninguna partida nueva.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $n } partidas.
}
games-known = { $n ->
    [one] Una ya estaba.
   *[other] { $n } ya estaban.
}

## Link
share-what = Qué se envía
share-game = La partida entera
share-position = Esta posición
share-game-text = Todas las tiradas y jugadas hasta ahora, con los nombres de los jugadores. Van detrás del # de la dirección, que los navegadores no envían a ningún servidor.
share-position-text = Las fichas como están ahora, sin tirada, para jugar desde aquí.
share-link = Enlace
share-copy = Copiar enlace
share-send = Compartir…
share-by-hand = Este navegador no deja copiar a la página. El enlace está marcado: cópialo del campo.
share-none = Aquí el juego forma parte de otra página, que no admite enlaces. El registro de la partida hace lo mismo como texto.
share-qr-game = Código QR del enlace a esta partida
share-qr-position = Código QR del enlace a esta posición
share-too-long = Esta partida es demasiado larga para un código QR que un teléfono pueda leer. Copia el enlace, o elige solo la posición.
share-too-long-over = Esta partida es demasiado larga para un código QR que un teléfono pueda leer. Copia el enlace.

## A game arrives
arrival-link = Una partida por enlace
arrival-kept = Otra partida
arrival-what = { $rules }. { $players }.
arrival-safe = Tu partida de la mesa queda entre Mis partidas, para seguir con ella más tarde.
arrival-lost = Tu partida de la mesa no está guardada y se perdería.
arrival-yes = Abrirla
arrival-begin = Empezar la nueva
arrival-no = Seguir con la mía

## Throws
throws = Tiradas
throws-from = Contadas en
throws-here = Esta partida
throws-kept = { $n ->
    [0] Las partidas guardadas
    [one] La partida guardada
   *[other] Las { $n } partidas guardadas
}
throws-whose = Quién tira
throws-all = Todos
throws-people = Personas
throws-computers = Máquinas
throws-none = Todavía no se ha tirado nada.
throws-plot = { $n ->
    [one] Puntos de una tirada junto a lo probable
   *[other] Puntos de { $n } tiradas junto a lo probable
}
throws-score = Puntos
throws-count = Salieron
throws-due = Lo probable
throws-usual = Habitual
throws-range = { $from } a { $to }
throws-key = Lo probable, y el margen en que caen 19 de cada 20 series justas
throws-few = { $n ->
    [one] Una tirada todavía no dice nada de la suerte.
   *[other] { $n } tiradas son muy pocas para decir algo de la suerte: en una serie tan corta casi todo es habitual.
}
throws-fair = Muy normal. De cien series justas de { $n } tiradas, unas { $of } se apartan al menos tanto de lo probable.
throws-rare = Poco común, pero ocurre: de cien series justas de { $n } tiradas, unas { $of } se apartan al menos tanto de lo probable. Quien mira muchas partidas encuentra alguna de vez en cuando.
throws-odd = Muy raro: de mil series justas de { $n } tiradas, menos de una se aparta tanto de lo probable. Si eran palitos tuyos, quizá no caigan por igual.
throws-how = Cuánto se apartan todos los puntos juntos se mide con la prueba ji cuadrado de Pearson; los que se esperan menos de cinco veces se toman juntos. Las tiradas que no contaron y se repitieron quedan fuera.

## Own play
mine = Mi juego
mine-text = Partidas terminadas en este dispositivo, contra la máquina. Las cifras no salen de aquí.
mine-games = Partidas
mine-won = Ganadas
mine-drawn = Tablas
mine-lost = Perdidas
mine-share = Porcentaje
mine-people = { $n ->
    [one] Una partida entre dos personas.
   *[other] { $n } partidas entre dos personas.
}
mine-accuracy = { $n ->
    [one] Precisión en la partida analizada: { $share }.
   *[other] Precisión media en { $n } partidas analizadas: { $share }.
}
mine-none = Todavía no se ha terminado ninguna partida.
mine-clear = Borrar estas cifras
mine-cleared = Las cifras están borradas.
