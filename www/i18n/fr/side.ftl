## Sides
tak-tikl-side = { $side ->
    [a] Blanc
   *[b] Noir
}
mancala-side = { $side ->
    [a] Sud
   *[b] Nord
}
side-to-move = au trait

## What is agreed
limit-moves = { $n ->
    [0] Sans limite de coups
    [one] Un coup chacun
   *[other] { $n } coups chacun
}
clock-seconds = { $n ->
    [0] sans pendule
    [one] 1 s par coup
   *[other] { $n } s par coup
}
sow-box = Règles de la boîte
sow-kalah = Kalah
sow-store = Graines au grenier
sow-seeds = { $n ->
    [one] une graine par trou
   *[other] { $n } graines par trou
}

## Whose turn, and how it ended
side-turn = { $who ->
    [you] À vous de jouer
   *[other] Au tour de { $name }
}
side-again = { $who ->
    [you] Vous semez encore
   *[other] { $name } sème encore
}
tak-tikl-task = Déplacez un de vos pions d’une case.
mancala-task = Choisissez un de vos trous à semer.
side-end-line = Trois en ligne.
side-end-resigned = L’adversaire abandonne.
side-end-limit = Tous les coups convenus ont été joués.
side-end-repetition = La même position est revenue une troisième fois.
side-end-stores = { $a } graines à { $b }.

## Moves
tak-move = De { $from } à { $to }
tak-move-wins = De { $from } à { $to }, trois en ligne
turn-pass = enfermé
turn-time = temps écoulé
pit-move = { $n ->
    [one] Trou { $pit }, une graine
   *[other] Trou { $pit }, { $n } graines
}
pit-relays = { $n ->
    [one] continue à semer une fois
   *[other] continue à semer { $n } fois
}
pit-takes = { $n ->
    [one] prend une graine
   *[other] prend { $n } graines
}
pit-stored = { $n ->
    [one] une graine au grenier
   *[other] { $n } graines au grenier
}
pit-again = encore un semis
pit-ends = finit la partie
pit-short = Trou { $pit }

## Sentences for what happened
said-went = { $who ->
    [you] Vous allez de { $from } à { $to }.
   *[other] { $name } va de { $from } à { $to }.
}
said-shut-in = { $who ->
    [you] Vous ne pouvez pas bouger et passez.
   *[other] { $name } ne peut pas bouger et passe.
}
said-late = { $who ->
    [you] Temps écoulé : vous perdez ce tour.
   *[other] Temps écoulé : { $name } perd ce tour.
}
said-line = { $who ->
    [you] Vous gagnez avec trois en ligne.
   *[other] { $name } gagne avec trois en ligne.
}
said-all-moves = Partie nulle : tous les coups convenus ont été joués.
said-sown = { $who ->
    [you] { $n ->
        [one] Vous semez une graine du trou { $pit }.
       *[other] Vous semez { $n } graines du trou { $pit }.
    }
   *[other] { $n ->
        [one] { $name } sème une graine du trou { $pit }.
       *[other] { $name } sème { $n } graines du trou { $pit }.
    }
}
said-relays = { $n ->
    [one] La dernière graine tombe parmi d’autres : le semis continue une fois.
   *[other] La dernière graine tombe parmi d’autres : le semis continue { $n } fois.
}
said-stored = { $n ->
    [one] Une graine va au grenier.
   *[other] { $n } graines vont au grenier.
}
said-takes = { $n ->
    [one] Une graine d’en face est prise.
   *[other] { $n } graines d’en face sont prises.
}
said-sows-again = { $who ->
    [you] Vous semez encore.
   *[other] { $name } sème encore.
}
said-swept = { $who ->
    [you] { $n ->
        [one] Vous gardez la graine qui reste.
       *[other] Vous gardez les { $n } graines qui restent.
    }
   *[other] { $n ->
        [one] { $name } garde la graine qui reste.
       *[other] { $name } garde les { $n } graines qui restent.
    }
}
said-fuller = { $who ->
    [you] Vous gagnez { $own } à { $other }.
   *[other] { $name } gagne { $own } à { $other }.
}

## Text board
side-board = Le plateau
place-pieces = { $name } : { $squares }.
place-free = Libres : { $squares }.
place-taken = Coups joués : { $a } par Blanc, { $b } par Noir.
place-pits = { $name }, trous 1 à 6 : { $seeds }.
place-store = { $name }, grenier : { $n }.
square = { $square }, { $side ->
    [a] blanc
    [b] noir
   *[none] libre
}
pit = { $n ->
    [one] { $name }, trou { $pit }, une graine
   *[other] { $name }, trou { $pit }, { $n } graines
}
place-clock-off = La pendule s’arrête tant que le plateau en texte est utilisé.

## What moves come to
value-win = { $n ->
    [one] gagne aussitôt
   *[other] gagne en { $n }
}
value-loss = { $n ->
    [one] perd aussitôt
   *[other] perd en { $n }
}
value-draw = nulle
value-ahead = finit avec { $n } d’avance
value-behind = finit avec { $n } de retard
value-even = finit à égalité
value-best = Le meilleur : { $move }, { $value }.
value-counted = Exact. Les coups des deux camps sont comptés.
value-exact = Exact : l’écart final en graines avec le meilleur jeu.
value-estimate = Une estimation : l’écart en graines aussi loin que voit l’ordinateur.
value-wait = Les coups sont en cours de calcul.
help-always = Toujours montrer ce que valent les coups

## Clock
clock-left = Temps pour ce coup
clock-time = { $n } s
clock-stop = Arrêter la pendule
clock-go = Relancer la pendule
clock-still = La pendule est arrêtée
clock-strict = Pendule stricte
clock-calm = Pendule calme

## Kernels
stakes = Mises
stakes-note = Les grains sont des jetons de jeu, jamais de l’argent.
stakes-on = Jouer des grains
stakes-pot = Pot
stakes-bets = Pot des spectateurs
stakes-purse = Bourse
stakes-stake = Mise
stakes-named = Gagnera en (coups)
stakes-named-text = { $n ->
    [one] a annoncé un coup
   *[other] a annoncé { $n } coups
}
stakes-how = Qui aligne trois pions dans le nombre de coups qu’il a annoncé prend le pot. Sinon, les mises sont rendues.
stakes-bad = Ces grains ne tombent pas juste : nul ne peut miser ni parier plus que sa bourse ne contient.
kernels = { $n ->
    [one] { $n } grain
   *[other] { $n } grains
}
onlookers = Spectateurs
onlooker = Spectateur { $n }
onlooker-add = Ajouter un spectateur
onlooker-remove = Retirer le spectateur { $n }
onlooker-bets = Parie
onlooker-on = sur
onlooker-how = Leur pot est partagé entre ceux qui ont parié sur le vainqueur, en proportion de leurs paris.

## New game
limit = Limite de coups
limit-none = aucune
clock = Pendule
clock-off = sans
clock-note = Qui dépasse le temps perd son tour. La pendule s’arrête quand quelque chose bouge, quand la page est cachée et quand le plateau en texte est utilisé ; une pression l’arrête.
sow-rules = Règles
sow-box-text = Une dernière graine tombée dans un trou à soi déjà garni est reprise avec tout le trou, et l’on continue à semer.
sow-kalah-text = Une dernière graine tombée dans un trou à soi déjà garni finit le tour ; une prise emporte aussi la graine qui prend.
sow-amount = Graines par trou
sow-known = Avec trois graines par trou, chaque conseil est exact.

## Looking back
cost-results = { $from } devenue { $to }
cost-none = rien perdu
cost-seeds = { $n ->
    [one] a coûté { $n } graine
   *[other] a coûté { $n } graines
}
gave-seeds = { $n ->
    [one] { $name } : { $n } graine donnée
   *[other] { $name } : { $n } graines données
}
gave-results = { $n ->
    [0] { $name } : rien donné
    [one] { $name } : un demi-point donné
   *[other] { $name } : { $n } demi-points donnés
}
result-win = victoire
result-draw = nulle
result-loss = défaite

## Links
side-share-game = Tous les coups joués jusqu’ici, avec les noms des joueurs. Cela se trouve derrière le # de l’adresse, que les navigateurs n’envoient à aucun serveur.
side-share-position = Le plateau tel qu’il est maintenant, pour jouer à partir d’ici.
