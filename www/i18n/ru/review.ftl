## Review
review-won = { $who ->
    [you] Вы победили за
   *[other] { $name }: победа за
} { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
review-drawn = Ничья после { $n ->
    [one] { $n } хода
    [few] { $n } ходов
   *[many] { $n } ходов
}
review-open = { $n ->
    [one] Пока { $n } ход
    [few] Пока { $n } хода
   *[many] Пока { $n } ходов
}
review-exact = точные шансы
review-estimate = оценки шансов
course = Ход партии
ahead = { $who ->
    [you] Вы впереди
   *[other] { $name } впереди
}
graph-label = { $who ->
    [you] Ваш шанс на победу
   *[other] { $name }: шанс на победу
} на протяжении { $n ->
    [one] { $n } хода
    [few] { $n } ходов
   *[many] { $n } ходов
}; то же стоит в таблице ниже.
graph-table = График в виде таблицы
luck = Везение
luck-note = { $who ->
    [you] Везение каждого броска: вверх — в вашу пользу. Сплошные столбики — ваши броски, заштрихованные — броски соперника.
   *[other] { $name }: везение каждого броска, вверх — в пользу этого игрока. Сплошные столбики — свои броски, заштрихованные — броски соперника.
}
who = Кто
chance-thrown = { $who ->
    [you] Ваш шанс после броска
   *[other] { $name }: шанс после броска
}
chance-moved = и после хода
accuracy = Точность
luck-sum = Везение в бросках
lost = Потеряно решениями
lost-decision = Потеря на решение
lost-choice = Потеря на выбор
mean-of = { $mean } по { $n }
without-luck = Шанс без везения
sum = { $who ->
    [you] Ваш шанс: { $start } при первом броске, { $luck } от ваших бросков, { $theirs } от бросков соперника, { $lost } от ваших решений, { $given } от решений соперника. Итого { $result }.
   *[other] { $name }: шанс { $start } при первом броске, { $luck } от своих бросков, { $theirs } от бросков соперника, { $lost } от своих решений, { $given } от решений соперника. Итого { $result }.
}
key-moments = Ключевые моменты
decisions = Решения
decision = Решение
cost = Потеря
class-best = Лучший
class-good = Хороший
class-slip = Неточность
class-mistake = Ошибка
class-blunder = Зевок
class-forced = один ход
class-pass = пропуск
turns-faults = Ходов: { $n }, неточностей и хуже: { $faults }
only-faults = Только ошибки
no-faults = Ни неточностей, ни ошибок не было.
position = Позиция
turn-n = Ход { $n }
the-end = Конец
step-first = Первый ход
step-back = На ход назад
step-next = На ход вперёд
step-last = Конец
retry = Переиграть отсюда
what-if = А если
better = Лучше

## The page ?bench
as-played = сыграно
