### Русский. Те же сообщения и аргументы, что и в английском (их сравнивает тест). Имена игроков стоят только в именительном падеже.
title = Пулук
tagline = Гонка стопок и захватов, в которую играют майя кекчи и мопан, на десяти початках кукурузы.

## Start page
play = Играть
play-anew = Начать заново
continue = Продолжить
two-players = Вдвоём
new-game = Новая партия…
offline-ready = Работает без сети и без слежки
private = Без слежки
language = Язык
learn = Научиться играть
lesson = Урок
glossary = Слова
history = История
links = Другие страницы

## Header and buttons
menu = Меню
rules = Правила
settings = Настройки
record = Запись партии
games = Мои партии
statistics = Статистика
share = Ссылка и QR-код
about = Об игре
home-page = Начальная страница
resign = Сдаться
rematch = Реванш
undo = Отменить
redo = Вернуть
throw = Бросить
moves = Ходы
text-board = Доска текстом
sound = Звук
own-sticks = Свои палочки
play-out = Доиграть
close = Закрыть
seeded = повторимо

## Names
you = Вы
computer = Компьютер
the-computer = Компьютер
side = { $side ->
    [a] Индиго
   *[b] Глина
}
side-shape = { $side ->
    [a] Индиго, круглые
   *[b] Глина, угловатые
}
men-list = { $side ->
    [a] индиго
   *[b] глина
}
to-play = сейчас ходит
rules-bell = Правила Белла
rules-pencils = Карандаши
rules-strasbourg = Страсбург
rules-liberation = Освобождение
rules-homeward = Домой
rules-custom = { $name }, с изменениями

## Counts
at-home = { $n } в доме
dead-count = { $n ->
    [one] { $n } погибла
    [few] { $n } погибли
   *[many] { $n } погибло
}
dead-of = { $who ->
    [you] Ваши погибшие
   *[other] Погибшие: { $name }
}

## What the throw says
spoken = { $yellow ->
    [0] Ни одной жёлтой: { $score }
    [1] Одна жёлтая: { $score }
    [2] Две жёлтые: { $score }
    [3] Три жёлтые: { $score }
   *[other] Четыре жёлтые: { $score }
}
spoken-die = Кубик: { $score }
said-throw = { $who ->
    [you] Вы бросаете
   *[other] { $name } бросает
}: { $yellow ->
    [0] ни одной жёлтой
    [1] одна жёлтая
    [2] две жёлтые
    [3] три жёлтые
   *[other] четыре жёлтые
}, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
said-die = { $who ->
    [you] Вы бросаете кубик, выпадает { $score }.
   *[other] { $name } бросает кубик, выпадает { $score }.
}
said-again = { $n ->
    [one] { $n } бросок без очков был повторён.
    [few] { $n } броска без очков были повторены.
   *[many] { $n } бросков без очков было повторено.
}

## Whose turn, and what can be done
head-throw = { $who ->
    [you] Ваш бросок
   *[other] { $name } бросает
}
head-throwing = Идёт бросок
head-throwing-die = Кубик катится
head-won = { $who ->
    [you] Вы победили
   *[other] Победа: { $name }
}
head-drawn = Ничья
line-throw = Бросьте, чтобы узнать очки.
line-throw-die = Бросьте кубик.
line-last = { $name } ({ $score }): { $move }
line-throw-off = { $lot ->
    [yes] Три ничьи при розыгрыше первого хода; решает жребий. Первый ход: { $name }.
   *[no] Розыгрыш первого хода — { $a }:{ $b }. Первый ход: { $name }.
}
line-both = Передвиньте фишку на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
} или введите новую на клетку { $space }.
line-move = Передвиньте фишку или стопку на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
}.
line-enter = Введите фишку на клетку { $space }.
line-forced = Единственный ход: { $move }
line-selected = { $move }. Коснитесь ещё раз или нажмите Enter, чтобы сыграть.
line-thinking = Выбор хода: { $name }.
line-only-passes = { $who ->
    [you] Вы больше не управляете ни одной фишкой.
   *[other] { $name } больше не управляет ни одной фишкой.
}
line-removed = Все фишки соперника погибли.
line-captured = Соперник больше не управляет ни одной фишкой.
line-resigned = Соперник сдался.
line-limit = Достигнут предел числа бросков.
line-repetition = Та же позиция возникла в третий раз.
line-stores = У обоих поровну.

## Moves, short as in the list of turns
short-enter = Ввод на { $to }
short-move = { $from } → { $to }
short-leave = { $from } → дом
short-takes = в плен { $n }
short-carries = с собой { $n }
short-frees = свободна 1
short-home = в дом { $n }
short-dead = { $n ->
    [one] { $n } погибла
    [few] { $n } погибли
   *[many] { $n } погибло
}
short-no-score = нет очков
short-no-move = нет хода
short-time = время вышло

## Moves, in full
long-enter = Ввести фишку на клетку { $to }
long-move = Передвинуть { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
} с клетки { $from } на клетку { $to }
long-leave = Вывести { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
} с клетки { $from } за край дорожки
long-takes = взять в плен { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
} соперника
long-carries = увести с собой { $n ->
    [1] свою фишку
    [one] { $n } свою фишку
    [few] { $n } свои фишки
   *[many] { $n } своих фишек
}
long-frees = освободить свою фишку, она остаётся на месте
long-home = { $n ->
    [1] фишка возвращается
    [one] { $n } фишка возвращается
    [few] { $n } фишки возвращаются
   *[many] { $n } фишек возвращается
} в дом
long-dead = { $n ->
    [1] фишка соперника погибает
    [one] { $n } фишка соперника погибает
    [few] { $n } фишки соперника погибают
   *[many] { $n } фишек соперника погибает
}

## Sentences for the events of a turn
said-entered = { $who ->
    [you] Вы вводите фишку на клетку { $to }.
   *[other] { $name } вводит фишку на клетку { $to }.
}
said-moved = { $who ->
    [you] Вы передвигаете
   *[other] { $name } передвигает
} { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
} с клетки { $from } на клетку { $to }.
said-captured = { $who ->
    [you] Вы берёте в плен { $takes ->
        [1] фишку соперника
        [one] { $takes } фишку соперника
        [few] { $takes } фишки соперника
       *[many] { $takes } фишек соперника
    } на клетке { $at }{ $carries ->
        [0] .
        [1] {" "}и уводите с собой свою фишку.
        [one] {" "}и уводите с собой { $carries } свою фишку.
        [few] {" "}и уводите с собой { $carries } свои фишки.
       *[many] {" "}и уводите с собой { $carries } своих фишек.
    }
   *[other] { $name } берёт в плен { $takes ->
        [1] фишку соперника
        [one] { $takes } фишку соперника
        [few] { $takes } фишки соперника
       *[many] { $takes } фишек соперника
    } на клетке { $at }{ $carries ->
        [0] .
        [1] {" "}и уводит с собой свою фишку.
        [one] {" "}и уводит с собой { $carries } свою фишку.
        [few] {" "}и уводит с собой { $carries } свои фишки.
       *[many] {" "}и уводит с собой { $carries } своих фишек.
    }
}
said-freed = { $who ->
    [you] Ваша фишка на клетке { $at } снова свободна.
   *[other] { $name }: фишка на клетке { $at } снова свободна.
}
said-left = { $who ->
    [you] Вы выводите
   *[other] { $name } выводит
} { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
} с клетки { $from } за край дорожки.
said-home = { $who ->
    [you] { $n ->
        [1] Ваша фишка возвращается в дом.
        [one] { $n } ваша фишка возвращается в дом.
        [few] { $n } ваши фишки возвращаются в дом.
       *[many] { $n } ваших фишек возвращается в дом.
    }
   *[other] { $name }: { $n ->
        [1] фишка возвращается в дом.
        [one] { $n } фишка возвращается в дом.
        [few] { $n } фишки возвращаются в дом.
       *[many] { $n } фишек возвращается в дом.
    }
}
said-dead = { $who ->
    [you] Вы навсегда теряете
   *[other] { $name } навсегда теряет
} { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
}.
said-passed-no-score = { $who ->
    [you] У вас нет очков, ход пропускается.
   *[other] { $name } не набирает очков и пропускает ход.
}
said-passed-no-move = { $who ->
    [you] С таким броском хода нет, вы его пропускаете.
   *[other] { $name }: с таким броском хода нет, ход пропускается.
}
said-passed-time = { $who ->
    [you] Ваше время вышло, ход пропускается.
   *[other] { $name }: время вышло, ход пропускается.
}
said-won-removed = { $who ->
    [you] Вы победили: все фишки соперника погибли.
   *[other] { $name } побеждает: все фишки соперника погибли.
}
said-won-captured = { $who ->
    [you] Вы победили: соперник больше не управляет ни одной фишкой.
   *[other] { $name } побеждает: соперник больше не управляет ни одной фишкой.
}
said-won-resigned = { $who ->
    [you] Вы победили: соперник сдался.
   *[other] { $name }: победа, соперник сдался.
}
said-drawn-limit = Ничья: достигнут предел числа бросков.
said-drawn-repetition = Ничья: та же позиция возникла в третий раз.
said-drawn-stores = Ничья: у обоих поровну.

## Why a place cannot be played
why-own-stack = Туда нельзя: на этой клетке уже стоит стопка той же стороны.
why-not-yours = Эта стопка принадлежит сопернику.
why-nobody-home = В доме никто не ждёт.
why-enter-own-stack = Ввести фишку нельзя: на клетке уже стоит стопка той же стороны.
why-enter-no-space = С такими очками ввести фишку нельзя.

## Text board
board = Дорожка
board-players = Индиго: { $a }. Глина: { $b }.
board-home = { $side ->
    [a] Дом Индиго
   *[b] Дом Глины
}: { $n ->
    [0] пуст
    [1] ждёт одна фишка
    [one] ждёт { $n } фишка
    [few] ждут { $n } фишки
   *[many] ждёт { $n } фишек
}.
board-empty = Клетка { $space }: пусто.
board-single = Клетка { $space }: { $side ->
    [a] фишка Индиго
   *[b] фишка Глины
}. { $target ->
    [a] Идёт к дому Индиго.
   *[b] Идёт к дому Глины.
}
board-stack = Клетка { $space }: { $side ->
    [a] башенка Индиго
   *[b] башенка Глины
}, { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}, снизу вверх: { $men }. { $target ->
    [a] Идёт к дому Индиго.
   *[b] Идёт к дому Глины.
}
board-dead = Погибшие фишки: Индиго — { $a }, Глина — { $b }.
board-moves = Ходы
board-no-moves = Сейчас выбирать не из чего.

## List of turns
turn = №
turns = Сыгранные ходы
turn-throw = Бросок
turn-move = Ход
no-turns = Ещё не сыграно ни одного хода.

## New game
level-easy = Лёгкий
level-medium = Средний
level-hard = Сложный

## Settings
auto = Как на устройстве
theme = Цвета
motion = Движение

## Banners
update = Готова новая версия. Ваша партия сохранится.
update-now = Обновить
later = Позже
unsaved = Этот браузер не разрешает здесь сохранять. Играть можно, но при закрытии страницы партия пропадёт.
reload = Загрузить страницу снова
problem-part = Эту часть страницы не удалось загрузить.
problem-bad-position = Такую позицию нельзя расставить.
problem-bad-rules = Эти правила не подходят.
problem-endless-rules = По этим правилам партия может не кончиться.
problem-bad-record = Эту запись не удалось прочитать.
problem-bad-link = Ссылка повреждена или неполна. Попросите прислать её ещё раз.
problem-newer-link = Ссылка из более новой версии. Обновите страницу, чтобы её получить.
problem-bad-move = Такой ход не разрешён.
problem-bad-state = Сейчас это невозможно.
problem-bad-faces = Так палочки упасть не могут.
problem-too-large = Это слишком много для этого устройства.
problem-cancelled = Действие отменено.
problem-storage = Партию не удалось сохранить.
problem-wasm = Игру не удалось загрузить. Часто помогает загрузить страницу снова.
problem-worker = Компьютер перестал играть. Партия продолжается с более простым соперником; можно и загрузить страницу снова.

## Win chances and hints
win-chance = Шанс на победу
odds-exact = точный шанс
odds-none = оценка шанса
odds-solving = расчёт { $done }
known-title = Что известно
known-exact = точно
known-none = оценка
known-exact-text = Все позиции этих правил рассчитаны на этом устройстве. Ошибка, по оценке, не больше { $bound }.
known-solving-text = На этом устройстве рассчитываются все позиции этих правил: готово { $done } из { $all }. До тех пор шансы — это оценки, а партия продолжается.
known-none-text = Шансы — это оценки: эти правила ещё не рассчитаны.
solve-takes = Нужно около { $seconds ->
    [one] { $seconds } секунды
    [few] { $seconds } секунд
   *[many] { $seconds } секунд
} и { $memory } памяти.
solve-would-take = Расчёт займёт около { $seconds ->
    [one] { $seconds } секунды
    [few] { $seconds } секунд
   *[many] { $seconds } секунд
} и { $memory } памяти; число позиций: { $values }.
working = Идёт расчёт
solve-cancel = Остановить расчёт
solve-now = Рассчитать
megabytes = { $n } МБ
solve-too-large = Слишком много позиций для расчёта здесь: шансы — это оценки.
solve-most = В браузере можно рассчитать не больше { $most } позиций.
solve-no-memory = Не хватает памяти, чтобы рассчитать эти правила: шансы — это оценки.
solve-unkept = Рассчитано, но этот браузер не сохраняет расчёт на следующий раз.
solve-cancelled = Вы остановили расчёт: шансы — это оценки.
solve-lost = Расчёт потерян: шансы — это оценки.
solve-failed = Расчёт не удался: шансы — это оценки.
hint = Подсказка
hint-bar = Полоса шансов
hint-all = Шансы всех ходов
hint-exact = Лучший ход: «{ $move }». Шанс { $chance }.
hint-estimate = Вероятно, лучший ход: «{ $move }». Шанс около { $chance }.
worth = шанс { $chance }, потеря { $cost }
moves-now = Возможные ходы
chances-exact = Точный шанс на победу после каждого хода и потеря по сравнению с лучшим.
chances-estimate = Оценка шанса на победу после каждого хода и потеря по сравнению с лучшим.
chances-wait = Шансы рассчитываются.
pause = Подождать
go-on = Дальше
level-beginner = Начальный
level-perfect = Безупречный
review = Разбор
editor = Расставить позицию…
watch = Смотреть игру компьютеров…
lab = Лаборатория
puzzles = Задачи

## Review
back = Назад

## Подтверждение хода и серия партий
confirm-move = Сыграть
series-next = Следующая партия
series-again = Новая серия
series-to = До { $n ->
    [one] { $n } победы
    [few] { $n } побед
   *[many] { $n } побед
}
series-of = Из { $n ->
    [one] { $n } партии
    [few] { $n } партий
   *[many] { $n } партий
}
series-won = { $n ->
    [one] выиграна { $n } партия
    [few] выиграны { $n } партии
   *[many] выиграно { $n } партий
}
series-score = Серия: { $a }:{ $b }.
series-decided = { $who ->
    [you] Вы выиграли серию.
   *[other] { $name } выигрывает серию.
}
series-drawn = Серия закончилась вничью.
head-won-series = { $who ->
    [you] Вы выиграли серию
   *[other] { $name } выигрывает серию
}

game-tak-tikl = Так-тикль
game-tak-tikl-text = Три в ряд на поле четыре на четыре
game-mancala = Манкала
game-mancala-text = Сейте зёрна и наполняйте свой амбар
