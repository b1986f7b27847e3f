## Réglages de la table
confirm-option = Confirmer chaque coup : le premier appui le montre, le second le joue
own-throws-option = Nous lançons de vrais bâtonnets ou un vrai dé : demander chaque lancer
opposite-option = Deux personnes face à face : tourner la table vers qui doit jouer
left-handed-option = Pour gauchers : les boutons à gauche

## Une série de parties
series = Série
series-kind-one = Une partie
series-kind-to = En un nombre de victoires
series-kind-of = Au meilleur de plusieurs parties
series-count-to = Victoires
series-count-of = Parties
series-text = Celui qui commence change à chaque partie. Une partie nulle ne compte pour personne.

## Pions inégaux
men-at-start = Pions au départ
handicap-text = Des pions inégaux comme handicap : ceux qu’un camp laisse de côté sont éliminés dès le début. Les chances de gagner en tiennent compte.

## Men and what is thrown
look-men = Pions
look-men-clay = Disques d’argile
look-men-twigs = Fagots de brindilles
look-men-kernels = Grains de maïs
look-tool = Lancer avec
look-tool-sticks = Bâtonnets plats
look-tool-kernels = Grains brûlés d’un côté
look-tool-coins = Pièces de monnaie
