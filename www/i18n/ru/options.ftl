## Настройки стола
confirm-option = Подтверждать каждый ход: первое касание показывает его, второе делает
own-throws-option = Мы бросаем настоящие палочки или кубик: спрашивать каждый бросок
opposite-option = Двое сидят друг против друга: поворачивать стол к тому, чей ход
left-handed-option = Для левшей: кнопки слева

## Серия партий
series = Серия
series-kind-one = Одна партия
series-kind-to = До числа побед
series-kind-of = Из нескольких партий
series-count-to = Побед
series-count-of = Партий
series-text = Начинают по очереди. Ничья никому не засчитывается.

## Неравные фишки
men-at-start = Фишек в начале
handicap-text = Неравные фишки как фора: те, которых сторона не выставляет, считаются погибшими с самого начала. Шансы на победу это учитывают.

## Men and what is thrown
look-men = Фишки
look-men-clay = Глиняные диски
look-men-twigs = Связки прутиков
look-men-kernels = Зёрна кукурузы
look-tool = Чем бросать
look-tool-sticks = Плоские палочки
look-tool-kernels = Зёрна, обожжённые с одной стороны
look-tool-coins = Монеты
