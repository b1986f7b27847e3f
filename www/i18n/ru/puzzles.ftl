## Puzzles
puzzle-of = Задача дня, { $day }
puzzle-daily = Задача дня
puzzle-number = Задача { $n }
puzzle-grade = Сложность
puzzle-any = Любая
puzzle-grade-1 = Лёгкая
puzzle-grade-2 = Средняя
puzzle-grade-3 = Сложная
puzzle-grade-4 = Очень сложная
puzzle-task = Вы играете за Индиго. Какой ход лучший?
puzzle-hint = Выберите ход на столе или в списке либо нажмите номер клетки; 0 вводит фишку.
puzzle-found = { $n ->
    [1] Лучший ход с первой попытки!
   *[other] Лучший ход, попытка { $n }.
}
puzzle-shown = Лучший ход: { $move }.
puzzle-chance = Теперь ваш шанс на победу { $chance }.
puzzle-costs = Потеря шанса: { $cost }.
puzzle-again = Есть ход лучше. Попробуйте ещё раз.
puzzle-show = Показать ответ
puzzle-next = Другая задача
puzzle-play-on = Играть отсюда
puzzle-streak = { $n ->
    [0] Пока нет серии
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
puzzle-longest = Самая длинная серия: { $n }
