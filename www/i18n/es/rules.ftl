## The page of rules
rules-choose = Reglamento
rules-play = Jugar con estas reglas
rules-own = Tus propias reglas
rules-show = Ver estas reglas
rules-before = La jugada
rules-after = Después
