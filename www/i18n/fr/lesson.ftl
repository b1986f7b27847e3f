## The lesson
lesson-steps = { $n }/{ $of } : toutes les étapes
lesson-item = { $done ->
    [yes] { $title } ✓
   *[no] { $title }
}
lesson-back = Étape précédente
lesson-next = Suite
lesson-again = Encore
lesson-choose = À vous
lesson-good = C’est cela.
lesson-miss = Permis, mais l’idée est autre.
lesson-end-title = Vous savez jouer
lesson-end-some = La leçon est finie
lesson-end = { $n ->
    [one] Vous avez réussi { $n } des { $of } étapes. Place au jeu.
   *[other] Vous avez réussi { $n } des { $of } étapes. Place au jeu.
}
lesson-play = Jouer une partie
lesson-anew = Depuis le début

lesson-title-enter = Un pion entre
lesson-tell-enter = Vous jouez indigo, les pions ronds. Lancez, puis menez un pion du départ à la case qu’indiquent les points.
lesson-right-enter = Deux faces jaunes valent 2 : votre pion est sur la case 2. Ici, trois valent 3, quatre valent 5, et aucune vaut 4.

lesson-title-move = Un pion avance
lesson-tell-move = Un pion avance d’autant de cases que de points, vers l’autre bout. Avancez de 3 le pion de la case 2.
lesson-right-move = De 2 à 5. À chaque lancer, vous avancez un pion ou en faites entrer un, et il peut y en avoir autant que vous voulez en course.
lesson-missed-move = Vous avez fait entrer un second pion. Ici, il s’agit d’avancer celui de la case 2.

lesson-title-pass = Sans points, pas de coup
lesson-tell-pass = Une seule face jaune ne vaut rien dans les règles de Bell. Lancez, et voyez la suite.
lesson-right-pass = 0 point : le tour a passé aussitôt. Il passe aussi quand aucun coup n’est possible ; s’il y en a un, il faut le jouer.

lesson-title-capture = Tomber dessus, capturer
lesson-tell-capture = Qui tombe sur un pion adverse le capture : le vôtre se pose dessus. Vous avez 2 points, et argile est deux cases plus loin.
lesson-right-capture = Les deux forment une pile, et elle est à vous, car votre pion est dessus. Le prisonnier va où vous allez.
lesson-missed-capture = Vous avez fait entrer un pion, et celui d’argile reste libre. Depuis la case 4, vous tombez juste dessus.

lesson-title-carry = Emmener le prisonnier
lesson-tell-carry = Une pile avance tout entière, dans le sens du pion du dessus. Emmenez votre prisonnier vers l’autre bout.
lesson-right-carry = Les deux ont avancé ensemble de cinq cases. Ils sont sur la dernière : les prochains points les sortent du parcours.
lesson-missed-carry = Vous avez fait entrer un pion, et la pile avec le prisonnier n’a pas bougé. Avancez-la depuis la case 4.

lesson-title-turn = La pile change de sens
lesson-tell-turn = On capture aussi des piles. La tour de trois d’argile va vers votre départ : tombez dessus avec le pion de la case 3.
lesson-right-turn = Les quatre pions sont à vous, et la tour a changé de sens : les flèches à côté montrent l’autre bout.
lesson-missed-turn = Ce pion a sauté par-dessus la tour, c’est permis, mais elle reste à argile. Celui de la case 3 tombe dessus.

lesson-title-block = Vos pions vous gênent
lesson-tell-block = Aucun pion ne peut s’arrêter sur une pile de son camp. Vous avez 3 points : trouvez le pion qui peut avancer.
lesson-right-block = Celui de la case 3 serait tombé sur celui de la 6, et un pion du départ sur celui de la 3. Seul celui de devant pouvait partir.

lesson-title-home = Tout le parcours
lesson-tell-home = Qui dépasse la dernière case sort du parcours, sans nombre exact. Sortez le pion de la case 8.
lesson-right-home = Il est au départ et peut entrer de nouveau. Un pion qui sort seul ne perd rien et n’emmène personne.
lesson-missed-home = Vous avez fait entrer un autre pion. Celui de la case 8 pouvait sortir : 4 suffit largement.

lesson-title-off = Sortir avec le prisonnier
lesson-tell-off = Quand une pile sort, vos pions reviennent au départ et les pions adverses sont éliminés. Sortez la tour de la case 8.
lesson-right-off = Deux de vos pions sont au départ, celui du dessous aussi, et argile en a perdu un pour de bon.
lesson-missed-off = Votre tour est encore sur la case 8. Argile y entre avec un 2 et la prendrait avec tout ce qu’elle porte.

lesson-title-recapture = La reprendre
lesson-tell-recapture = La tour d’argile, case 2, va sortir avec votre pion dedans. On capture aussi en entrant : entrez dessus.
lesson-right-recapture = La tour est à vous et a changé de sens. Le pion du dessous la suit et revient au départ quand elle sort du parcours.
lesson-missed-recapture = Désormais, tous les points sortent la tour d’argile, et votre pion est éliminé. Avec un 2, un pion du départ tombe dessus.

lesson-title-liberation = Autres règles : libération
lesson-tell-liberation = Ici, il faut libérer son pion pris sous des pions adverses : seul avance ce qui est au-dessus. Jouez la tour de la case 3.
lesson-right-liberation = Votre pion du dessus est parti avec son prisonnier. Le pion libéré est resté sur la case 3 et peut de nouveau avancer.
lesson-missed-liberation = Vous avez fait entrer un pion, et celui du dessous reste prisonnier. Jouez la tour, et il est libre.

lesson-title-homeward = Autres règles : retour
lesson-tell-homeward = Ici, une pile avec des prisonniers recule et les ramène à son propre départ. Ramenez la pile de la case 3.
lesson-right-homeward = Elle est sortie de votre côté : votre pion est au départ, celui d’argile éliminé. Sans prisonnier, on avance comme toujours.
lesson-missed-homeward = Le pion de la case 6 a avancé, comme ceux sans prisonnier. La pile de la case 3 pouvait rentrer avec ce lancer.

lesson-title-win = Le dernier pion
lesson-tell-win = Vous gagnez quand l’adversaire n’a plus de pion en vie. Le dernier est votre prisonnier, case 7 : sortez avec lui.
lesson-right-win = Argile n’a plus de pion en vie : vous avez gagné.
lesson-missed-win = Le dernier pion d’argile vit encore dans votre pile. Sortez avec elle, et la partie est à vous.
