## The page ?bench
bench-title = Пулук, измерения в этом браузере
bench-running = Играются случайные партии.
bench-solving = Расчёт, { $share } %.
bench-done = Готово.
bench-failed = Измерить не удалось: { $message }
bench-rules = Правила
bench-playouts = Случайных партий в секунду
bench-lookups = Найденных шансов в секунду
bench-seconds = Секунд на расчёт
bench-updates = Рассчитано значений
bench-bound = Оценка границы ошибки
bench-bytes = Байтов памяти на таблицу
