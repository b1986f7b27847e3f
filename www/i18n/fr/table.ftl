### Français. Les mêmes messages et arguments qu’en anglais (un test les compare). Espace fine insécable avant ; : ! ? et dans les guillemets.
title = Puluc
tagline = La course de piles et de captures que jouent les Mayas q’eqchi’ et mopan, sur dix épis de maïs.

## Start page
play = Jouer
play-anew = Recommencer
continue = Continuer
two-players = Deux joueurs
new-game = Nouvelle partie…
offline-ready = Fonctionne hors ligne, sans aucun pistage
private = Aucun pistage
language = Langue
learn = Apprendre à jouer
lesson = Leçon
glossary = Mots
history = Histoire
links = Autres pages

## Header and buttons
menu = Menu
rules = Règles
settings = Réglages
record = Feuille de partie
games = Mes parties
statistics = Statistiques
share = Lien et code QR
about = À propos
home-page = Page d’accueil
resign = Abandonner
rematch = Revanche
undo = Annuler
redo = Rétablir
throw = Lancer
moves = Coups
text-board = Plateau en texte
sound = Son
own-sticks = Mes bâtonnets
play-out = Jouer jusqu’au bout
close = Fermer
seeded = rejouable

## Names
you = Vous
computer = Ordinateur
the-computer = L’ordinateur
side = { $side ->
    [a] Indigo
   *[b] Argile
}
side-shape = { $side ->
    [a] Indigo, pions ronds
   *[b] Argile, pions anguleux
}
men-list = { $side ->
    [a] indigo
   *[b] argile
}
to-play = doit jouer
rules-bell = Règles de Bell
rules-pencils = Crayons
rules-strasbourg = Strasbourg
rules-liberation = Libération
rules-homeward = Retour au départ
rules-custom = { $name }, modifié

## Counts
at-home = { $n } au départ
dead-count = { $n ->
    [one] { $n } éliminé
   *[other] { $n } éliminés
}
dead-of = { $who ->
    [you] Vos pions éliminés
   *[other] Pions éliminés : { $name }
}

## What the throw says
spoken = { $yellow ->
    [0] Aucune jaune : { $score }
    [1] Une jaune : { $score }
    [2] Deux jaunes : { $score }
    [3] Trois jaunes : { $score }
   *[other] Quatre jaunes : { $score }
}
spoken-die = Le dé : { $score }
said-throw = { $who ->
    [you] Vous lancez
   *[other] { $name } lance
} : { $yellow ->
    [0] aucune face jaune
    [1] une face jaune
    [2] deux faces jaunes
    [3] trois faces jaunes
   *[other] quatre faces jaunes
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
said-die = { $who ->
    [you] Vous lancez le dé et faites { $score }.
   *[other] { $name } lance le dé et fait { $score }.
}
said-again = { $n ->
    [one] Un lancer sans point a été rejoué.
   *[other] { $n } lancers sans point ont été rejoués.
}

## Whose turn, and what can be done
head-throw = { $who ->
    [you] À vous de lancer
   *[other] { $name } doit lancer
}
head-throwing = Le lancer est en l’air
head-throwing-die = Le dé roule
head-won = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
}
head-drawn = Partie nulle
line-throw = Lancez pour connaître vos points.
line-throw-die = Lancez le dé.
line-last = { $name } ({ $score }) : { $move }
line-throw-off = { $lot ->
    [yes] Trois égalités au tirage pour commencer ; le sort décide. Premier coup : { $name }.
   *[no] Tirage pour commencer : { $a } à { $b }. Premier coup : { $name }.
}
line-both = Déplacez un pion de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} ou faites-en entrer un sur la case { $space }.
line-move = { $n ->
    [one] Déplacez un pion ou une pile de { $n } case.
   *[other] Déplacez un pion ou une pile de { $n } cases.
}
line-enter = Faites entrer un pion sur la case { $space }.
line-forced = Le seul coup : { $move }
line-selected = { $move }. Touchez encore une fois ou appuyez sur Entrée pour jouer.
line-thinking = { $name } choisit un coup.
line-only-passes = { $who ->
    [you] Vous ne commandez plus aucun pion.
   *[other] { $name } ne commande plus aucun pion.
}
line-removed = Tous les pions adverses sont éliminés.
line-captured = L’adversaire ne commande plus aucun pion.
line-resigned = L’adversaire abandonne.
line-limit = La limite de lancers est atteinte.
line-repetition = La même position est revenue une troisième fois.
line-stores = Égalité parfaite.

## Moves, short as in the list of turns
short-enter = Entrée en { $to }
short-move = { $from } → { $to }
short-leave = { $from } → départ
short-takes = capture { $n }
short-carries = emporte { $n }
short-frees = libère 1
short-home = { $n } au départ
short-dead = { $n ->
    [one] { $n } éliminé
   *[other] { $n } éliminés
}
short-no-score = sans point
short-no-move = aucun coup
short-time = temps écoulé

## Moves, in full
long-enter = Faire entrer un pion sur la case { $to }
long-move = { $n ->
    [one] Déplacer le pion de la case { $from } à la case { $to }
   *[other] Déplacer { $n } pions de la case { $from } à la case { $to }
}
long-leave = { $n ->
    [one] Sortir du parcours avec le pion de la case { $from }
   *[other] Sortir du parcours avec { $n } pions de la case { $from }
}
long-takes = { $n ->
    [one] capturer un pion adverse
   *[other] capturer { $n } pions adverses
}
long-carries = { $n ->
    [one] emporter un de vos pions
   *[other] emporter { $n } de vos pions
}
long-frees = libérer un de vos pions, qui reste sur place
long-home = { $n ->
    [one] un pion revient au départ
   *[other] { $n } pions reviennent au départ
}
long-dead = { $n ->
    [one] un pion adverse est éliminé
   *[other] { $n } pions adverses sont éliminés
}

## Sentences for the events of a turn
said-entered = { $who ->
    [you] Vous faites entrer un pion sur la case { $to }.
   *[other] { $name } fait entrer un pion sur la case { $to }.
}
said-moved = { $who ->
    [you] Vous déplacez
   *[other] { $name } déplace
} { $n ->
    [one] un pion
   *[other] { $n } pions
} de la case { $from } à la case { $to }.
said-captured = { $who ->
    [you] Vous capturez { $takes ->
        [one] un pion adverse
       *[other] { $takes } pions adverses
    } sur la case { $at }{ $carries ->
        [0] .
        [one] {" "}et emportez un de vos pions.
       *[other] {" "}et emportez { $carries } de vos pions.
    }
   *[other] { $name } capture { $takes ->
        [one] un pion adverse
       *[other] { $takes } pions adverses
    } sur la case { $at }{ $carries ->
        [0] .
        [one] {" "}et emporte un de ses pions.
       *[other] {" "}et emporte { $carries } de ses pions.
    }
}
said-freed = { $who ->
    [you] Un de vos pions est de nouveau libre sur la case { $at }.
   *[other] { $name } : un pion est de nouveau libre sur la case { $at }.
}
said-left = { $who ->
    [you] Vous sortez du parcours
   *[other] { $name } sort du parcours
} depuis la case { $from } avec { $n ->
    [one] un pion
   *[other] { $n } pions
}.
said-home = { $who ->
    [you] { $n ->
        [one] Un de vos pions revient au départ.
       *[other] { $n } de vos pions reviennent au départ.
    }
   *[other] { $n ->
        [one] { $name } : un pion revient au départ.
       *[other] { $name } : { $n } pions reviennent au départ.
    }
}
said-dead = { $who ->
    [you] { $n ->
        [one] Vous perdez un pion pour de bon.
       *[other] Vous perdez { $n } pions pour de bon.
    }
   *[other] { $n ->
        [one] { $name } perd un pion pour de bon.
       *[other] { $name } perd { $n } pions pour de bon.
    }
}
said-passed-no-score = { $who ->
    [you] Vous n’avez aucun point et passez.
   *[other] { $name } n’a aucun point et passe.
}
said-passed-no-move = { $who ->
    [you] Ce lancer ne vous permet aucun coup : vous passez.
   *[other] { $name } n’a aucun coup avec ce lancer et passe.
}
said-passed-time = { $who ->
    [you] Votre temps est écoulé : vous passez.
   *[other] { $name } : temps écoulé, le tour passe.
}
said-won-removed = { $who ->
    [you] Vous gagnez : tous les pions adverses sont éliminés.
   *[other] { $name } gagne : tous les pions adverses sont éliminés.
}
said-won-captured = { $who ->
    [you] Vous gagnez : l’adversaire ne commande plus aucun pion.
   *[other] { $name } gagne : l’adversaire ne commande plus aucun pion.
}
said-won-resigned = { $who ->
    [you] Vous gagnez : l’adversaire abandonne.
   *[other] { $name } gagne : l’adversaire abandonne.
}
said-drawn-limit = Partie nulle : la limite de lancers est atteinte.
said-drawn-repetition = Partie nulle : la même position est revenue une troisième fois.
said-drawn-stores = Partie nulle : égalité parfaite.

## Why a place cannot be played
why-own-stack = Impossible d’aller là : une pile du même camp occupe la case d’arrivée.
why-not-yours = Cette pile appartient à l’adversaire.
why-nobody-home = Aucun pion n’attend au départ.
why-enter-own-stack = Aucun pion ne peut entrer : une pile du même camp occupe la case.
why-enter-no-space = Aucun pion ne peut entrer avec ces points.

## Text board
board = Le parcours
board-players = Indigo : { $a }. Argile : { $b }.
board-home = { $side ->
    [a] Départ d’Indigo
   *[b] Départ d’Argile
} : { $n ->
    [0] vide
    [one] un pion attend
   *[other] { $n } pions attendent
}.
board-empty = Case { $space } : vide.
board-single = Case { $space } : un pion { $side ->
    [a] indigo
   *[b] argile
}. { $target ->
    [a] Va vers le départ d’Indigo.
   *[b] Va vers le départ d’Argile.
}
board-stack = Case { $space } : tour { $side ->
    [a] indigo
   *[b] argile
}, { $n } pions, de bas en haut : { $men }. { $target ->
    [a] Va vers le départ d’Indigo.
   *[b] Va vers le départ d’Argile.
}
board-dead = Pions éliminés : { $a } indigo, { $b } argile.
board-moves = Coups
board-no-moves = Il n’y a rien à choisir pour l’instant.

## List of turns
turn = Tour
turns = Tours joués
turn-throw = Lancer
turn-move = Coup
no-turns = Aucun tour n’a encore été joué.

## New game
level-easy = Facile
level-medium = Moyen
level-hard = Difficile

## Settings
auto = Comme l’appareil
theme = Couleurs
motion = Animations

## Banners
update = Une nouvelle version est prête. Votre partie est conservée.
update-now = L’installer
later = Plus tard
unsaved = Ce navigateur refuse d’enregistrer ici. On peut jouer, mais la partie sera perdue à la fermeture de la page.
reload = Recharger la page
problem-part = Cette partie de la page n’a pas pu être chargée.
problem-bad-position = Cette position ne peut pas être mise en place.
problem-bad-rules = Ces règles sont inutilisables.
problem-endless-rules = Avec ces règles, une partie pourrait ne jamais finir.
problem-bad-record = Cette feuille de partie est illisible.
problem-bad-link = Ce lien est abîmé ou incomplet. Demandez-le de nouveau.
problem-newer-link = Ce lien vient d’une version plus récente. Rechargez la page pour l’obtenir.
problem-bad-move = Ce coup n’est pas permis.
problem-bad-state = Ce n’est pas possible maintenant.
problem-bad-faces = Ces faces ne peuvent pas tomber.
problem-too-large = C’est trop grand pour cet appareil.
problem-cancelled = L’opération a été annulée.
problem-storage = La partie n’a pas pu être enregistrée.
problem-wasm = Le jeu n’a pas pu être chargé. Recharger la page aide souvent.
problem-worker = L’ordinateur ne joue plus. La partie continue avec un adversaire plus simple ; on peut aussi recharger la page.

## Win chances and hints
win-chance = Probabilité de gain
odds-exact = gain exact
odds-none = gain estimé
odds-solving = calcul à { $done }
known-title = Ce que l’on sait
known-exact = exact
known-none = estimé
known-exact-text = Toutes les positions de ces règles ont été calculées sur cet appareil. L’erreur estimée est d’au plus { $bound }.
known-solving-text = Toutes les positions de ces règles sont en cours de calcul sur cet appareil : { $done } sur { $all }. D’ici là, les probabilités sont estimées, et la partie continue.
known-none-text = Les probabilités sont estimées : ces règles n’ont pas encore été calculées.
solve-takes = Il faut environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et { $memory } de mémoire.
solve-would-take = Calculer { $values } positions demande environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et { $memory } de mémoire.
working = Calcul en cours
solve-cancel = Arrêter le calcul
solve-now = Calculer
megabytes = { $n } Mo
solve-too-large = Trop de positions à calculer ici : les probabilités sont estimées.
solve-most = Un navigateur calcule au plus { $most } positions.
solve-no-memory = Mémoire insuffisante pour calculer ces règles : probabilités estimées.
solve-unkept = Calculé, mais ce navigateur ne le garde pas pour la prochaine fois.
solve-cancelled = Vous avez arrêté le calcul : les probabilités sont estimées.
solve-lost = Le calcul a été perdu : les probabilités sont estimées.
solve-failed = Le calcul a échoué : les probabilités sont estimées.
hint = Conseil
hint-bar = Barre des probabilités
hint-all = Probabilité de chaque coup
hint-exact = Meilleur coup : « { $move } ». Probabilité : { $chance }.
hint-estimate = Sans doute le meilleur coup : « { $move } ». Probabilité : environ { $chance }.
worth = probabilité { $chance }, coûte { $cost }
moves-now = Coups possibles
chances-exact = Probabilité de gain après chaque coup, exacte, et ce qu’il coûte par rapport au meilleur.
chances-estimate = Probabilité de gain après chaque coup, estimée, et ce qu’il coûte par rapport au meilleur.
chances-wait = Les probabilités sont en cours de calcul.
pause = Attendre
go-on = Reprendre
level-beginner = Débutant
level-perfect = Parfait
review = Analyse
editor = Composer une position…
watch = Regarder deux ordinateurs…
lab = Laboratoire
puzzles = Problèmes

## Review
back = Retour

## Confirmer un coup, et une série de parties
confirm-move = Jouer ce coup
series-next = Partie suivante
series-again = Nouvelle série
series-to = En { $n } victoires
series-of = Au meilleur de { $n }
series-won = { $n ->
    [one] { $n } partie gagnée
   *[other] { $n } parties gagnées
}
series-score = Série : { $a } à { $b }.
series-decided = { $who ->
    [you] Vous gagnez la série.
   *[other] { $name } gagne la série.
}
series-drawn = La série est nulle.
head-won-series = { $who ->
    [you] Vous gagnez la série
   *[other] { $name } gagne la série
}

game-tak-tikl = Tak-tikl
game-tak-tikl-text = Trois en ligne sur quatre cases de côté
game-mancala = Mancala
game-mancala-text = Semez des graines et remplissez votre grenier
