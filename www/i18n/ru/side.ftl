## Sides
tak-tikl-side = { $side ->
    [a] Белые
   *[b] Чёрные
}
mancala-side = { $side ->
    [a] Юг
   *[b] Север
}
side-to-move = ходит

## What is agreed
limit-moves = { $n ->
    [0] Без предела ходов
    [one] По { $n } ходу
    [few] По { $n } хода
   *[many] По { $n } ходов
}
clock-seconds = { $n ->
    [0] без часов
    [one] { $n } с на ход
    [few] { $n } с на ход
   *[many] { $n } с на ход
}
sow-box = Правила из коробки
sow-kalah = Калах
sow-store = Зёрен в амбаре
sow-seeds = { $n ->
    [one] по { $n } зерну в лунке
    [few] по { $n } зерна в лунке
   *[many] по { $n } зёрен в лунке
}

## Whose turn, and how it ended
side-turn = { $who ->
    [you] Ваш ход
   *[other] Ход: { $name }
}
side-again = { $who ->
    [you] Вы сеете ещё раз
   *[other] Ещё раз сеет: { $name }
}
tak-tikl-task = Передвиньте одну свою фишку на одно поле.
mancala-task = Выберите свою лунку, из которой сеять.
side-end-line = Три в ряд.
side-end-resigned = Соперник сдался.
side-end-limit = Все условленные ходы сделаны.
side-end-repetition = Та же позиция возникла в третий раз.
side-end-stores = Зёрен { $a }:{ $b }.

## Moves
tak-move = { $from } на { $to }
tak-move-wins = { $from } на { $to }, три в ряд
turn-pass = заперт
turn-time = время вышло
pit-move = { $n ->
    [one] Лунка { $pit }, { $n } зерно
    [few] Лунка { $pit }, { $n } зерна
   *[many] Лунка { $pit }, { $n } зёрен
}
pit-relays = { $n ->
    [one] посев продолжается { $n } раз
    [few] посев продолжается { $n } раза
   *[many] посев продолжается { $n } раз
}
pit-takes = { $n ->
    [one] берёт { $n } зерно
    [few] берёт { $n } зерна
   *[many] берёт { $n } зёрен
}
pit-stored = { $n ->
    [one] { $n } зерно в амбар
    [few] { $n } зерна в амбар
   *[many] { $n } зёрен в амбар
}
pit-again = ещё один посев
pit-ends = конец партии
pit-short = Лунка { $pit }

## Sentences for what happened
said-went = { $who ->
    [you] Вы идёте с { $from } на { $to }.
   *[other] { $name }: с { $from } на { $to }.
}
said-shut-in = { $who ->
    [you] Вам некуда ходить, ход пропущен.
   *[other] { $name }: ходить некуда, ход пропущен.
}
said-late = { $who ->
    [you] Ваше время вышло: этот ход потерян.
   *[other] { $name }: время вышло, ход потерян.
}
said-line = { $who ->
    [you] Вы победили: три в ряд.
   *[other] { $name }: победа, три в ряд.
}
said-all-moves = Ничья: все условленные ходы сделаны.
said-sown = { $who ->
    [you] { $n ->
        [one] Вы сеете { $n } зерно из лунки { $pit }.
        [few] Вы сеете { $n } зерна из лунки { $pit }.
       *[many] Вы сеете { $n } зёрен из лунки { $pit }.
    }
   *[other] { $n ->
        [one] { $name } сеет { $n } зерно из лунки { $pit }.
        [few] { $name } сеет { $n } зерна из лунки { $pit }.
       *[many] { $name } сеет { $n } зёрен из лунки { $pit }.
    }
}
said-relays = { $n ->
    [one] Последнее зерно падает к другим: посев продолжается { $n } раз.
    [few] Последнее зерно падает к другим: посев продолжается { $n } раза.
   *[many] Последнее зерно падает к другим: посев продолжается { $n } раз.
}
said-stored = { $n ->
    [one] В амбар попадает { $n } зерно.
    [few] В амбар попадает { $n } зерна.
   *[many] В амбар попадает { $n } зёрен.
}
said-takes = { $n ->
    [one] Взято { $n } зерно напротив.
    [few] Взято { $n } зерна напротив.
   *[many] Взято { $n } зёрен напротив.
}
said-sows-again = { $who ->
    [you] Вы сеете ещё раз.
   *[other] { $name } сеет ещё раз.
}
said-swept = { $who ->
    [you] { $n ->
        [one] Вам остаётся { $n } последнее зерно.
        [few] Вам остаются { $n } последних зерна.
       *[many] Вам остаются { $n } последних зёрен.
    }
   *[other] { $n ->
        [one] { $name } забирает { $n } последнее зерно.
        [few] { $name } забирает { $n } последних зерна.
       *[many] { $name } забирает { $n } последних зёрен.
    }
}
said-fuller = { $who ->
    [you] Вы победили, { $own } на { $other }.
   *[other] { $name }: победа, { $own } на { $other }.
}

## Text board
side-board = Доска
place-pieces = { $name }: { $squares }.
place-free = Свободны: { $squares }.
place-taken = Сделано ходов: белые { $a }, чёрные { $b }.
place-pits = { $name }, лунки с 1 по 6: { $seeds }.
place-store = { $name }, амбар: { $n }.
square = { $square }, { $side ->
    [a] белая фишка
    [b] чёрная фишка
   *[none] свободно
}
pit = { $n ->
    [one] { $name }, лунка { $pit }, { $n } зерно
    [few] { $name }, лунка { $pit }, { $n } зерна
   *[many] { $name }, лунка { $pit }, { $n } зёрен
}
place-clock-off = Пока вы играете по доске текстом, часы стоят.

## What moves come to
value-win = { $n ->
    [1] побеждает сразу
    [one] побеждает за { $n }
    [few] побеждает за { $n }
   *[many] побеждает за { $n }
}
value-loss = { $n ->
    [1] проигрывает сразу
    [one] проигрывает за { $n }
    [few] проигрывает за { $n }
   *[many] проигрывает за { $n }
}
value-draw = ничья
value-ahead = в итоге +{ $n }
value-behind = в итоге −{ $n }
value-even = в итоге поровну
value-best = Лучше всего: { $move }, { $value }.
value-counted = Точно. Считаются ходы обеих сторон.
value-exact = Точно: разница в зёрнах в конце при лучшей игре.
value-estimate = Оценка: разница в зёрнах, насколько видит компьютер.
value-wait = Ходы просчитываются.
help-always = Всегда показывать, к чему ведут ходы

## Clock
clock-left = Время на этот ход
clock-time = { $n } с
clock-stop = Остановить часы
clock-go = Пустить часы
clock-still = Часы стоят
clock-strict = Строгие часы
clock-calm = Спокойные часы

## Kernels
stakes = Ставки
stakes-note = Зёрна — игровые фишки и никогда не деньги.
stakes-on = Играть на зёрна
stakes-pot = Банк
stakes-bets = Банк зрителей
stakes-purse = Кошелёк
stakes-stake = Ставка
stakes-named = Победит за (ходов)
stakes-named-text = { $n ->
    [one] назван { $n } ход
    [few] названо { $n } хода
   *[many] названо { $n } ходов
}
stakes-how = Кто поставит три в ряд за названное им число ходов, забирает банк. Иначе ставки возвращаются.
stakes-bad = Эти зёрна не сходятся: никто не может поставить больше, чем есть в его кошельке.
kernels = { $n ->
    [one] { $n } зерно
    [few] { $n } зерна
   *[many] { $n } зёрен
}
onlookers = Зрители
onlooker = Зритель { $n }
onlooker-add = Добавить зрителя
onlooker-remove = Убрать зрителя { $n }
onlooker-bets = Ставит
onlooker-on = на
onlooker-how = Их банк делят поставившие на победителя, соразмерно ставкам.

## New game
limit = Предел ходов
limit-none = нет
clock = Часы
clock-off = без часов
clock-note = Кто думает дольше, теряет ход. Часы стоят, пока что-то движется, пока страница скрыта и пока вы играете по доске текстом; их можно остановить одним нажатием.
sow-rules = Правила
sow-box-text = Если последнее зерно падает в свою непустую лунку, все зёрна из неё сеют дальше.
sow-kalah-text = Последнее зерно в своей непустой лунке заканчивает ход; при взятии уходит и зерно, которое берёт.
sow-amount = Зёрен в лунке
sow-known = С тремя зёрнами в лунке каждая подсказка точна.

## Looking back
cost-results = { $from }, стало: { $to }
cost-none = ничего не потеряно
cost-seeds = { $n ->
    [one] стоило { $n } зерна
    [few] стоило { $n } зёрен
   *[many] стоило { $n } зёрен
}
gave-seeds = { $n ->
    [one] { $name }: отдано { $n } зерно
    [few] { $name }: отдано { $n } зерна
   *[many] { $name }: отдано { $n } зёрен
}
gave-results = { $n ->
    [0] { $name }: ничего не отдано
    [one] { $name }: отдано { $n } пол-очка
    [few] { $name }: отдано { $n } пол-очка
   *[many] { $name }: отдано { $n } пол-очков
}
result-win = победа
result-draw = ничья
result-loss = поражение

## Links
side-share-game = Все ходы до этого места и имена игроков. Они стоят в адресе после знака #, а эту часть браузеры не передают ни одному серверу.
side-share-position = Доска, какой она стоит сейчас: играть можно отсюда.
