## The page of rules
rules-choose = Règle du jeu
rules-play = Jouer avec ces règles
rules-own = Vos propres règles
rules-show = Voir ces règles
rules-before = Le coup
rules-after = Après
