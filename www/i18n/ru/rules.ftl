## The page of rules
rules-choose = Набор правил
rules-play = Играть по этим правилам
rules-own = Свои правила
rules-show = Показать эти правила
rules-before = Ход
rules-after = После хода
