## What is read or learned beside the box’s other games

## Their lessons
step-wait = Laisser passer le temps

step-title-tikl-move = Case par case
step-tell-tikl-move = Vous êtes Blanc : déplacez un de vos pions d’une case vers le haut, le bas ou le côté, sur une case libre.
step-right-tikl-move = Chaque coup va ainsi : jamais en diagonale, jamais par-dessus un autre pion, et rien n’est jamais pris.

step-title-tikl-line = Trois en ligne
step-tell-tikl-line = Qui a trois pions côte à côte sur une rangée ou une colonne gagne aussitôt : amenez-en un troisième près de a1 et b1.
step-right-tikl-line = Trois à la suite sur a1, b1 et c1 : la partie est gagnée.
step-missed-tikl-line = Il n’y en a toujours que deux côte à côte. Le pion de c2 est à une case de c1.

step-title-tikl-diagonal = Les diagonales comptent aussi
step-tell-tikl-diagonal = Trois en diagonale gagnent aussi, même sur les courtes : complétez celle qui va de a2 par b3.
step-right-tikl-diagonal = Les cases a2, b3 et c4 forment une courte diagonale, et trois pions y suffisent.
step-missed-tikl-diagonal = Il manque encore c4 à la diagonale. Le pion de d4 est à côté.

step-title-tikl-stop = Arrêtez l’adversaire
step-tell-tikl-stop = Noir menace d’aller de c4 à c3 et de s’aligner avec b3 et d3 : empêchez-le.
step-right-tikl-stop = Vous êtes vous-même sur c3, et Noir ne peut pas fermer la rangée.
step-missed-tikl-stop = Noir est allé sur c3 : trois à la suite. Qui occupe c3 le premier l’en empêche.

step-title-tikl-shut = Enfermés
step-tell-tikl-shut = Un camp qui ne peut pas jouer passe : enfermez les quatre pions noirs.
step-right-tikl-shut = Noir n’a plus de case libre et passe, vous jouez donc encore : de c2 à c3, vous gagneriez.
step-missed-tikl-shut = Noir peut encore jouer. Seule c2 lui était ouverte : allez-y sans ouvrir une autre case.

step-title-tikl-clock = La pendule
step-tell-tikl-clock = Les coups peuvent avoir une pendule, convenue avant la partie, ici de 5 secondes : laissez-les passer.
step-right-tikl-clock = Votre tour est perdu, ce qui compte comme un coup, et c’est à Noir. On peut aussi jouer sans pendule.

step-title-tikl-limit = Le dernier coup
step-tell-tikl-limit = Une partie peut avoir un nombre de coups convenu d’avance, ici un chacun : jouez le vôtre.
step-right-tikl-limit = Noir a joué aussi, personne n’a trois pions en ligne, et la partie est nulle. D’habitude, on convient de 30 coups chacun.

step-title-pits-sow = Semer
step-tell-pits-sow = Vous êtes Sud : pressez un de vos trous, et ses graines sont semées une à une, dans le sens contraire des aiguilles d’une montre, dans votre grenier aussi.
step-right-pits-sow = Une graine est tombée dans votre grenier et la dernière dans un trou de Nord : là, le tour s’arrête et rien n’est pris. Vos trous se comptent de 1 à 6 dans le sens du semis.

step-title-pits-again = Encore une fois
step-tell-pits-again = Une dernière graine qui tombe dans votre grenier vous donne un autre semis : trouvez le trou qui l’atteint exactement.
step-right-pits-again = La dernière graine est au grenier, et vous semez encore, de n’importe lequel de vos trous.
step-missed-pits-again = La dernière graine est tombée ailleurs, et le tour est fini. Le trou 3 a quatre graines, et le grenier est à quatre pas.

step-title-pits-capture = Prendre
step-tell-pits-capture = Une dernière graine qui tombe dans un de vos trous, vide, prend tout ce qui est en face : prenez les six graines de Nord.
step-right-pits-capture = Les six graines sont dans votre grenier. Celle qui les a prises reste où elle est tombée, et le tour est fini.
step-missed-pits-capture = Les six graines de Nord sont toujours là. Elles font face à votre trou 3, où tombe la dernière du trou 1.

step-title-pits-relay = Continuer à semer
step-tell-pits-relay = Si la dernière graine tombe parmi d’autres dans un de vos trous, on reprend tout et on continue à semer : lancez un tel relais.
step-right-pits-relay = Votre graine est tombée parmi les cinq du trou 2, et les six ont été semées. La dernière est tombée dans un trou de Nord.
step-missed-pits-relay = Ce semis n’a pas continué. Du trou 1, la dernière graine tombe parmi les cinq du trou 2.

step-title-pits-round = Tout le tour
step-tell-pits-round = Le grenier adverse est sauté : semez le grand trou tout autour du plateau.
step-right-pits-round = Après le trou 6 de Nord est venu votre trou 1, et non le grenier de Nord. Il était vide, et la dernière graine a pris ce qui était en face.
step-missed-pits-round = Ce semis est resté de votre côté. Le trou 6, avec huit graines, fait tout le tour.

step-title-pits-end = La fin
step-tell-pits-end = Quand tous les trous d’un camp sont vides, la partie finit et l’autre garde ce qui reste : semez votre dernière graine.
step-right-pits-end = Nord garde les quatre graines qui restaient, mais votre grenier est plus plein : 21 à 15.

step-title-pits-kalah = Le kalah
step-tell-pits-kalah = Au kalah, on ne continue pas à semer, et une prise emporte aussi la graine qui prend : prenez les six graines de Nord.
step-right-pits-kalah = Six graines et celle qui les a prises : sept pour votre grenier.
step-missed-pits-kalah = Les six graines de Nord sont toujours là. Elles font face à votre trou 2, où tombe la graine du trou 1.

## Their rules
leaf-rules = { $name } : règles
leaf-play = À la partie
leaf-lead-tak-tikl = Quatre pions contre quatre sur quatre cases par quatre : le premier qui en a trois en ligne gagne.
leaf-lead-mancala = Deux rangées de six trous et un grenier par joueur : on sème autour du plateau, et le grenier le plus plein gagne.

rule-title-tikl-goal = Comment on joue
rule-tikl-goal = Chaque camp a quatre pions. Ils occupent les deux rangées du bord, blancs et noirs en alternance : Blanc sur a1, c1, b4 et d4, Noir sur b1, d1, a4 et c4. Blanc commence, sauf si l’on en convient autrement.
rule-tikl-move = Un coup déplace un de ses pions d’une case vers le haut, le bas ou le côté, sur une case libre. Il n’y a ni coups en diagonale, ni sauts, ni prises.
rule-title-tikl-line = Trois en ligne
rule-tikl-line = Qui a trois de ses pions côte à côte sur une rangée, une colonne ou une diagonale a gagné aussitôt.
rule-tikl-short = Toute ligne droite de trois cases voisines compte, les courtes diagonales aussi.
rule-title-tikl-shut = Enfermé
rule-tikl-shut = Un camp qui ne peut pas jouer passe, et l’autre joue encore. C’est rare : il y a quatre positions de ce genre.
rule-title-tikl-clock = La pendule
rule-tikl-clock = Le texte ne laisse pas aux joueurs le temps de réfléchir. Les coups peuvent donc avoir une pendule, convenue avant la partie, de 3 à 30 secondes, ou aucune. Quand elle est épuisée, le tour est perdu et compte comme un coup.
rule-tikl-still = La pendule s’arrête quand quelque chose bouge, quand la page est cachée et quand le plateau en texte est utilisé.
rule-title-tikl-length = La durée d’une partie
rule-tikl-limit = On convient du nombre de coups avant la partie : 30 chacun sont proposés, et l’on peut jouer sans limite. Si personne n’a alors trois pions en ligne, la partie est nulle.
rule-tikl-third = Elle est nulle aussi quand une position revient pour la troisième fois avec le même camp au trait.
rule-title-tikl-stakes = Les mises
rule-tikl-purse = Avant la partie, chaque joueur peut miser des grains d’une bourse et annoncer le nombre de coups qu’il lui faudra. Qui aligne trois pions dans le nombre annoncé prend le pot. Si le vainqueur a eu besoin de plus de coups, ou si la partie est nulle, les mises sont rendues.
rule-tikl-bets = Les spectateurs peuvent parier sur l’un ou l’autre. Leur pot est partagé entre ceux qui ont parié sur le vainqueur, en proportion de leurs paris et en grains entiers ; ce qui reste va au plus grand pari et, à égalité, au premier. Il est payé aussi quand le vainqueur a eu besoin de plus de coups qu’annoncé. Si la partie est nulle, ou si personne n’a parié sur le vainqueur, les paris sont rendus.
rule-tikl-tokens = Les grains sont des jetons de jeu, jamais de l’argent, et l’on peut jouer sans eux.
rule-title-tikl-known = Ce que l’on sait
rule-tikl-known = Le jeu est résolu. Sans limite, le début est nul : des quatre premiers coups de Blanc, de a1 à a2 et de d4 à d3 font nulle, de b4 à b3 et de c1 à c2 perdent, et Noir gagne neuf coups plus tard, ceux des deux camps comptés.
rule-tikl-count = Il y a 751 410 positions où le camp au trait n’a pas encore de ligne. Il en gagne 445 465, en perd 303 349 et fait nulle dans 2 596. Le plus long gain forcé prend 22 coups des deux camps.

rule-title-pits-goal = De quoi il s’agit
rule-pits-goal = Chaque joueur a la rangée de six trous qui est devant lui et le grenier au bout, celui qu’il voit à sa droite. Au début, il y a trois graines dans chaque trou, et les greniers sont vides.
rule-pits-aim = À la fin, le grenier le plus plein gagne ; à égalité, la partie est nulle.
rule-title-pits-sow = Semer
rule-pits-sow = À votre tour, vous prenez toutes les graines d’un de vos trous et les semez une à une, dans le sens contraire des aiguilles d’une montre, dans ce qui suit, votre grenier compris. Les trous de chacun sont numérotés de 1 à 6 dans le sens du semis.
rule-pits-skip = Le grenier adverse est sauté. Le trou d’où viennent les graines ne l’est pas : la dernière de treize y tombe, et il compte comme vide.
rule-title-pits-last = La dernière graine
rule-pits-last = L’endroit où tombe la dernière graine décide de la suite. Il y a quatre cas.
rule-pits-enemy = Dans un trou adverse, le tour est fini et rien n’est pris.
rule-title-pits-relay = Parmi d’autres graines : continuer
rule-pits-relay = Si la dernière graine tombe dans un de vos trous qui contenait déjà des graines, vous reprenez tout et continuez à semer, aussi souvent que cela arrive.
rule-title-pits-capture = Dans un trou vide : prendre
rule-pits-capture = Si elle tombe dans un de vos trous, vide, toutes les graines du trou adverse d’en face vont dans votre grenier. La dernière graine reste où elle est tombée, et le tour est fini, même s’il n’y avait rien en face.
rule-title-pits-again = Au grenier : encore une fois
rule-pits-again = Si elle tombe dans votre propre grenier, vous semez encore, de n’importe lequel de vos trous.
rule-title-pits-end = La fin
rule-pits-end = Quand, après un semis, tous les trous d’un joueur sont vides, la partie est finie. L’autre joueur met dans son grenier ce qui reste dans ses trous.
rule-title-pits-kalah = Les règles de la boîte et le kalah
rule-pits-kalah = On peut aussi jouer ici au kalah courant, et aux deux jeux avec trois à six graines par trou. Ils diffèrent dans deux cas :
rule-title-pits-known = Ce que l’on sait
rule-pits-known = Avec trois graines par trou et le meilleur jeu, celui qui commence gagne de 10 selon les règles de la boîte. Ses six premiers coups, du trou 1 au trou 6, mènent à −12, −10, −12, +10, +8 et −2. Au kalah, il gagne de 2 ; ils y mènent à −14, −16, −10, −2, +2 et 0.

case-falls = La dernière graine tombe dans
case-full = un de ses trous, avec des graines
case-empty = un de ses trous, vide
case-store = son grenier
case-enemy = un trou adverse
case-over = Tous les trous d’un camp sont vides
case-box-full = on reprend tout et on continue à semer
case-kalah-full = le tour est fini
case-box-empty = on prend ce qui est en face ; la dernière graine reste
case-kalah-empty = on prend ce qui est en face, et la dernière graine avec ; s’il n’y a rien, elle reste
case-both-store = un autre semis
case-both-enemy = le tour est fini, rien n’est pris
case-both-over = la partie est finie, et ce qui reste va à son propriétaire

leaf-ours-title = Ce que nous avons décidé
leaf-ours = Là où le texte se tait ou laisse une question ouverte, ceci est de nous :
reading-tak-tikl-white = Blanc commence. Le texte ne dit pas qui.
reading-tak-tikl-pass = Un camp qui ne peut pas jouer passe. Le texte n’en parle pas.
reading-tak-tikl-seconds = Le texte ne laisse pas le temps de réfléchir, mais ne nomme pas de secondes. On en convient, et une première partie se joue ici sans pendule.
reading-tak-tikl-each = Les 25 à 30 coups du texte sont ceux de chaque camp.
reading-tak-tikl-third = Une position qui revient pour la troisième fois est nulle.
reading-tak-tikl-pots = Le texte connaît des mises, un nombre de coups annoncé et des paris de spectateurs. Comment un pot est partagé, il ne le dit pas.
reading-tak-tikl-resign = Qui abandonne a perdu comme si le vainqueur avait aligné ses pions à son dernier coup ; sinon, personne ne perdrait jamais une mise.
reading-mancala-begin = Sud commence, sauf si l’on choisit autrement. Le texte ne dit pas qui.
reading-mancala-origin = Le trou d’où viennent les graines n’est pas sauté, et compte comme vide.
reading-mancala-stays = La graine qui en prend d’autres reste où elle est tombée. Le texte ne met au grenier que celles de l’adversaire.
reading-mancala-every = On regarde après chaque semis, même supplémentaire, si les trous d’un camp sont vides.
reading-mancala-equal = À greniers égaux, la partie est nulle.
reading-mancala-options = Le kalah et plus de trois graines par trou sont des ajouts. Le texte n’a ni l’un ni l’autre.

## What is known of their past
leaf-history = { $name } : histoire
past-lead-tak-tikl = Tout ce que nous savons du tak-tikl tient dans un seul texte. Cette page dit ce qu’il dit et ce qu’il laisse ouvert.
past-lead-mancala = Les règles de la boîte tiennent dans un seul texte. Cette page dit ce qu’il dit et ce qu’il laisse ouvert.
past-text-title = Le texte
past-text = Les deux jeux de la boîte, le tak-tikl et le mancala, viennent de sa règle imprimée. Elle est en russe et ne nomme ni auteur ni année ; la boîte a été faite en Biélorussie.
past-text-tak-tikl = Pour le tak-tikl, le texte demande un plateau de quatre cases par quatre, quatre pions noirs et quatre blancs. Il ne laisse pas aux joueurs le temps de réfléchir : sinon, dit-il, on gagnerait trop facilement, ou la partie ne finirait jamais, car chacun dresserait des obstacles calculés quelques coups d’avance. Les débutants peuvent jouer jusqu’à ce que quelqu’un gagne ; entre joueurs expérimentés, une partie ne doit pas durer plus de 25 à 30 coups.
past-text-mancala = Le texte appelle mancala le grand trou de chaque bout. Celui de droite est la banque du joueur : ce qui y est tombé lui appartient. Ce que l’on sème, il l’appelle simplement des pions ; ici, ce sont des graines.
past-age-title = Son âge, personne ne nous le dit
past-age-tak-tikl = Autrefois, dit le texte, on jouait même au tak-tikl avec des mises, et les spectateurs pouvaient parier aussi. Il ne nomme ni époque, ni lieu, ni peuple, et nous n’avons pas d’autre source. L’âge du jeu et son origine, nous ne les connaissons pas.
past-age-mancala = Le texte ne dit pas d’où viennent ses règles, quel âge elles ont ni qui les jouait, et nous n’avons pas d’autre source à leur sujet.
past-kin-title-tak-tikl = Un cousin
past-kin-tak-tikl = Le tak-tikl est un cousin, sur quatre cases par quatre, du Tac-Tickle de Harry D. Ruderman, appelé aussi Nu Tic-Tac-Toe. Ce qui lie les deux, nos sources ne le disent pas.
past-kin-title-mancala = Le kalah
past-kin-mancala = Le kalah, que l’on peut aussi jouer ici, est un mancala commercial moderne. Irving, Donkers et Uiterwijk, « Solving Kalah » (2000), résolvent le jeu courant.
past-cited-text = Règle d’une boîte de deux jeux, en russe, sans auteur ni année ; faite en Biélorussie.
