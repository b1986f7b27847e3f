## New game
new-title = Nouvelle partie
new-rules = Règles
new-players = Joueurs
custom = Sur mesure
custom-summary = Votre propre mélange. Partez de n’importe quelles règles et changez ce que vous voulez.
custom-base = Partir de
name = Nom
kind = Qui joue
kind-human = Humain
kind-computer = Ordinateur
level = Niveau
first = Qui commence
first-off = Le plus haut lancer
again-option = Un lancer sans point est rejoué
field-spaces = Cases du parcours
field-men = Pions par joueur
field-scores = Points pour
field-score = { $yellow ->
    [0] aucune jaune
    [1] une jaune
    [2] deux jaunes
    [3] trois jaunes
   *[other] quatre jaunes
}
field-range = de { $min } à { $max }
field-entry = Un pion entre
field-entry-0 = sur la case des points
field-entry-1 = une case avant
field-move = Ce qui se déplace
field-move-whole = toute la pile
field-move-free = jusqu’au premier pion captif de son camp
field-captives = Une pile avec prisonniers va
field-captives-onward = jusqu’au bout du parcours
field-captives-homeward = vers son propre départ
field-end = Gagné quand l’adversaire
field-end-removed = n’a plus de pion en vie
field-end-captured = ne commande plus aucun pion
field-throw = On lance
field-throw-sticks = quatre bâtonnets
field-throw-die = un dé
field-again = Sans point
field-again-no = le tour s’arrête
field-again-yes = on relance
start-game = Commencer la partie
rules-ok = Ces règles sont jouables : { $text }

## Rules
rules-title = Règles
rules-goal-title = But du jeu
rules-goal = { $cobs } épis de maïs barrent le parcours et laissent { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} entre eux. Chaque joueur a { $men ->
    [one] un pion
   *[other] { $men } pions
} au départ, aux deux bouts. On lance, un pion se met en route, et qui tombe sur l’adversaire l’emporte.
rules-begin = Au début, les deux joueurs lancent ; le plus haut lancer commence. En cas d’égalité on relance, et après trois égalités le sort décide.
rules-throw-title = Le lancer
rules-throw = On lance quatre bâtonnets, grains ou pièces à deux faces. Le nombre de faces jaunes donne les points :
rules-throw-die = On lance un dé. De 1 à 5, il vaut ce qu’il montre ; on relance le 6, si bien que tous les résultats sont aussi probables :
rules-yellow = Faces jaunes
rules-score = Points
rules-odds = Probabilité
rules-odds-of = { $n } sur { $of }
rules-zero = Avec 0 point, le tour s’arrête.
rules-zero-again = Un lancer de 0 point est rejoué aussitôt.
rules-enter-title = Entrer
rules-enter-0 = Un pion du départ va sur la case dont le numéro est le nombre de points, comptée depuis votre bout. Avec plus de points que le parcours n’a de cases, on ne peut pas entrer.
rules-enter-1 = L’espace avant le premier épi compte comme première case, où personne ne s’arrête. Un pion du départ va donc une case moins loin que les points, et 1 point ne permet pas d’entrer.
rules-move-title = Se déplacer
rules-move = Une pile à vous avance d’autant de cases que de points. Elle peut sauter par-dessus tout, mais pas s’arrêter sur une autre de vos piles. S’il y a un coup, il faut le jouer ; s’il n’y en a pas, le tour passe.
rules-move-whole = Une pile avance toujours en entier.
rules-move-free = Si votre pile contient un de vos pions sous des pions adverses, seule avance la partie au-dessus du plus haut de ces pions. Le pion libéré reste sur la case, au sommet. Vos pions placés juste sous celui du sommet restent aussi.
rules-capture-title = Capturer
rules-capture = Tomber sur une pile adverse la capture : les pions qui arrivent se posent dessus, toute la pile vous appartient alors et change de sens pour aller dans le vôtre. Cela vaut aussi à l’entrée. On ne peut pas capturer un pion au départ.
rules-leave-title = Sortir du parcours
rules-leave = Qui dépasse la dernière case sort du parcours ; le nombre exact n’est pas nécessaire. Vos pions de la pile reviennent au départ et peuvent entrer de nouveau, les pions adverses sont éliminés.
rules-captives-onward = Une pile avec des prisonniers continue jusqu’au bout comme une autre.
rules-captives-homeward = Une pile avec des prisonniers recule, elle, et sort du parcours par le départ de celui qui l’a prise. En chemin, elle capture les piles adverses sur lesquelles elle tombe. Un pion sans prisonnier avance comme toujours.
rules-end-title = Fin de la partie
rules-end-removed = Vous gagnez quand tous les pions adverses sont éliminés.
rules-end-captured = Vous gagnez quand l’adversaire n’a plus de pion ni au départ ni au sommet d’une pile.
rules-limit = Une partie de 5 000 lancers est nulle.
rules-source-title = Source
rules-ours = Là où les sources se taisent, nous avons décidé : le lancer de départ ne vient que de l’une d’elles, l’obligation de jouer se déduit d’une seule, et le saut libre figure dans une seule.
rules-changed = Ces règles diffèrent de celles dont elles portent le nom : { $text }
rules-pictures = Avec des images, et toutes les règles
summary-bell = De 2 à 5 points ; une seule jaune ne vaut rien. Les piles avancent en entier, vont jusqu’au bout, et le dernier camp qui a un pion en vie gagne.
source-bell = A. G. Borovikov dans la revue Kostior (en russe), d’après R. C. Bell
note-bell = Le texte cite quatre lancers et ne dit rien d’une seule jaune. Nous lisons 0, comme le dit clairement un autre texte aux mêmes points.
summary-pencils = Mêmes points que les règles de Bell, mais l’espace avant le premier épi compte : un pion entre une case plus tôt. Le parcours peut être fait de dix crayons sur une table.
source-pencils = Un texte italien, sans auteur
note-pencils = Il compte l’espace avant le premier crayon comme premier, où personne ne s’arrête jamais, puisque le 1 ne peut pas sortir.
summary-strasbourg = Chaque lancer compte, de 1 à 5. On gagne dès que l’adversaire ne commande plus aucun pion : aucun au départ, aucun au sommet d’une pile.
source-strasbourg = La règle de la Maison des Jeux de Strasbourg (en français)
note-strasbourg = Elle compte les faces noires ; le tableau est ici retourné pour les jaunes.
summary-liberation = Chaque lancer compte. Un de vos pions captif dans votre pile doit être libéré : il reste sur place, et seul avance ce qui est au-dessus de lui.
source-liberation = La règle d’un jeu en boîte (en russe), sans auteur
note-liberation = L’obligation de libérer ne figure dans aucun résumé ethnographique que nous ayons trouvé. On pourrait aussi y lire l’obligation de jouer ensuite cette pile ; nous y lisons la façon dont elle avance.
summary-homeward = Chaque lancer compte. Une pile qui tient des prisonniers fait demi-tour et les emporte vers son propre départ.
source-homeward = La plupart des pages en anglais, d’après Karl Sapper (1906) et Stewart Culin (1907)
note-homeward = Les descriptions ne s’accordent pas sur le sens que prend une pile avec prisonniers : dans les autres règles d’ici, elle va jusqu’au bout.
source-custom = Vos propres changements

## Settings
settings-title = Réglages
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
motion-full = Complètes
motion-fast = Rapides
motion-none = Aucune
forced = Jouer tout seul le coup unique
text-board-option = Afficher le plateau en texte
sound-on = Jouer les sons
volume = Volume

## Record
record-title = Feuille de partie
record-text = Cette partie
copy = Copier
copied = Copié.
paste = Collez une feuille de partie pour la charger. La partie en cours est gardée tant que la feuille n’a pas été lue sans erreur.
record-load-label = Feuille à charger
load = Charger
record-empty = Il n’y a pas de feuille dans le champ.

## Own sticks
sticks-title = Lancez vos bâtonnets
sticks-text = Lancez quatre vrais bâtonnets, grains ou pièces, puis touchez chacun jusqu’à ce qu’il montre la face tombée.
die-title = Lancez votre dé
die-text = Lancez un vrai dé et touchez ce qu’il montre. Relancez le 6.
face-yellow = Bâtonnet { $n } : jaune
face-black = Bâtonnet { $n } : noir
yellow = jaune
black = noir
use-throw = Utiliser ce lancer

## Resign
resign-title = Abandonner cette partie ?
resign-text = L’adversaire gagne. Vous pourrez encore regarder la table et la feuille de partie.
resign-yes = Abandonner
resign-no = Continuer

## About
about-title = À propos
about-text = Le puluc se joue chez les Q’eqchi’ (Ketchis) du Guatemala et du Belize et chez les Mopans du Belize ; on l’a écrit puluc, bul, buul ou boolik. Lieve Verbeeck l’a vu à Santa Cruz, au Belize, en 1993–1994, la nuit avant les semailles du maïs. Aucun plateau ancien n’a été trouvé, et personne n’a montré l’âge du jeu.
about-private = Le jeu fonctionne dans cette seule page. Il ne demande rien à d’autres serveurs, ne piste personne et, après la première visite, fonctionne hors ligne.
about-type = Caractères : Piazzolla et Commissioner, SIL Open Font License 1.1.
keys-title = Touches
keys-throw = Lancer
keys-digits = Jouer le pion de la case de ce numéro ; 0 fait entrer un pion
keys-arrows = Choisir un pion le long du parcours
keys-enter = Jouer le pion choisi
keys-undo = Annuler
keys-redo = Rétablir
keys-escape = Relâcher, fermer
keys-tab = De bouton en bouton et de coup en coup

## Win chances and hints
hint-best = Toujours marquer le meilleur coup
hints-title = Aide pendant la partie
pace = Rythme de l’ordinateur
pace-slow = Lent
pace-even = Normal
pace-quick = Rapide
kept-tables = Gardé sur cet appareil pour des probabilités exactes tout de suite : { $size }
forget-tables = Libérer cette place

## Review
one-moment = Un instant…
played = Joué

## Position editor and watching
watch-title = Regarder deux ordinateurs
watch-text = Deux ordinateurs de même force jouent selon les règles de la table. Vous pouvez attendre, reprendre et changer le rythme à tout moment.
watch-start = Regarder
editor-title = Composer une position
editor-text = Choisissez un pion et touchez les cases : les piles montent de bas en haut. Un pion qui n’est ni sur le parcours ni au départ est éliminé.
editor-brush = Effet d’un toucher
editor-take = Ôter le pion du haut
editor-clear = Vider le parcours
editor-space = Case { $space }, de bas en haut : { $men }.
editor-turn = Au tour de
editor-score = Lancer sur la table
editor-no-score = Pas encore lancé
editor-position = La position en texte
editor-home = au départ
editor-more = { $side ->
    [a] Un pion indigo de plus au départ
   *[b] Un pion argile de plus au départ
}
editor-fewer = { $side ->
    [a] Un pion indigo de moins au départ
   *[b] Un pion argile de moins au départ
}
editor-over = Dans cette position, la partie est finie.
editor-exact = { $name } joue et gagne à { $chance }, exactement.
editor-estimate = { $name } joue et gagne à { $chance } environ, une estimation.
editor-from = De la case { $space }
editor-play = Jouer à partir d’ici

## Laboratory
lab-enter = Entrer

## The page of rules
rules-choose = Règle du jeu
rules-play = Jouer avec ces règles
rules-own = Vos propres règles
rules-show = Voir ces règles
rules-before = Le coup
rules-after = Après
