## The page of rules
rules-choose = Regolamento
rules-play = Gioca con queste regole
rules-own = Regole tue
rules-show = Mostra queste regole
rules-before = La mossa
rules-after = Dopo
