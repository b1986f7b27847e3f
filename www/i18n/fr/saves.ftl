## My games
games-text-kept = Parties gardées sur cet appareil. Elles restent ici et ne vont nulle part sans vous.
games-refused = Ce navigateur ne garde rien ici (fenêtre privée, ou stockage désactivé ou plein). Vous pouvez continuer à jouer ; ce que vous voulez garder, sortez-le en texte avant de fermer la page.
games-keep = Garder la partie en cours
games-kept = La partie est gardée.
games-add = Ajouter des parties depuis un texte
games-all-text = Toutes en texte
games-text = En texte
games-as-text = En texte…
games-file = Enregistrer dans un fichier
games-by-hand = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le depuis le champ.
games-none = Aucune partie n’est encore gardée. Les parties terminées viennent ici d’elles-mêmes.
games-more = { $n ->
    [one] En montrer une de plus
   *[other] En montrer { $n } de plus
}
games-more-of = Plus pour : { $name }
games-rename = Renommer…
games-renamed = Le nom est changé.
games-name = Nom de la partie
games-save = Enregistrer
games-cancel = Annuler
games-delete = Supprimer
games-deleted = { $n ->
    [one] Une entrée a été supprimée.
   *[other] { $n } entrées ont été supprimées.
}
games-undo = Rétablir
games-restored = C’est rétabli.
games-look = La revoir
games-here = en cours
games-computer = { $name } ({ $level })
games-players = { $a } contre { $b }
games-turns = { $n ->
    [0] pas commencée
    [one] un tour
   *[other] { $n } tours
}
games-going = Pas terminée
games-drawn = Nulle
games-won = { $who ->
    [you] Vous avez gagné
   *[other] { $name } a gagné
}
games-damaged = { $n ->
    [one] Une entrée est abîmée et ne peut pas être montrée. Les autres sont intactes.
   *[other] { $n } entrées sont abîmées et ne peuvent pas être montrées. Les autres sont intactes.
}
games-damaged-text = Ce qu’il en reste
games-damaged-delete = Supprimer ce qui est abîmé
games-auto = Garder les parties automatiquement
games-auto-text = Une partie est gardée quand elle se termine, et quand une autre prend sa place après le deuxième tour. Les 300 dernières sans nom restent ; ce qui a un nom reste pour de bon.
games-clear = { $n ->
    [one] Supprimer la partie gardée automatiquement
   *[other] Supprimer les { $n } parties gardées automatiquement
}

## Text in
games-paste = Texte d’une ou de plusieurs parties
games-paste-help = Une feuille de partie, ou un fichier fait avec « Toutes en texte ». Rien n’est ajouté avant que tout ait été lu.
games-from-file = Choisir un fichier…
games-file-bad = Le fichier { $name } ne peut pas être lu comme texte.
games-empty = Il n’y a aucune partie dans ce texte.
games-read = Ajouter
games-bad = { $n ->
    [one] Il y a une erreur dans le texte. Rien n’a été ajouté.
   *[other] Il y a { $n } erreurs dans le texte. Rien n’a été ajouté.
}
games-line = Ligne { $line } :
games-newer = Cela vient d’une version plus récente de la page.
games-add-good = { $n ->
    [one] Ajouter celle qui est correcte
   *[other] Ajouter les { $n } qui sont correctes
}
games-added = { $n ->
    [0] Aucune nouvelle partie n’a été ajoutée.
    [one] Une partie a été ajoutée.
   *[other] { $n } parties ont été ajoutées.
}
games-known = { $n ->
    [one] Une était déjà là.
   *[other] { $n } étaient déjà là.
}

## Link
share-what = Ce qui est envoyé
share-game = Toute la partie
share-position = Cette position
share-game-text = Tous les lancers et coups jusqu’ici, avec les noms des joueurs. Ils sont derrière le # de l’adresse, que les navigateurs n’envoient à aucun serveur.
share-position-text = Les pions tels qu’ils sont, sans lancer, pour jouer à partir d’ici.
share-link = Lien
share-copy = Copier le lien
share-send = Partager…
share-by-hand = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le depuis le champ.
share-none = Ici le jeu fait partie d’une autre page, qui n’accepte pas de liens. La feuille de partie fait de même en texte.
share-qr-game = Code QR du lien vers cette partie
share-qr-position = Code QR du lien vers cette position
share-too-long = Cette partie est trop longue pour un code QR qu’un téléphone puisse lire. Copiez le lien, ou choisissez la position seule.
share-too-long-over = Cette partie est trop longue pour un code QR qu’un téléphone puisse lire. Copiez le lien.

## A game arrives
arrival-link = Une partie par lien
arrival-kept = Une autre partie
arrival-what = { $rules }. { $players }.
arrival-safe = Votre partie en cours reste dans Mes parties : vous pourrez la continuer plus tard.
arrival-lost = Votre partie en cours n’est pas gardée et serait perdue.
arrival-yes = L’ouvrir
arrival-begin = Commencer la nouvelle
arrival-no = Continuer la mienne

## Throws
throws = Lancers
throws-from = Comptés dans
throws-here = Cette partie
throws-kept = { $n ->
    [0] Les parties gardées
    [one] La partie gardée
   *[other] Les { $n } parties gardées
}
throws-whose = Lancés par
throws-all = Tous
throws-people = Les personnes
throws-computers = Les ordinateurs
throws-none = Rien n’a encore été lancé.
throws-plot = { $n ->
    [one] Points d’un lancer à côté des chances
   *[other] Points de { $n } lancers à côté des chances
}
throws-score = Points
throws-count = Sortis
throws-due = Attendus
throws-usual = Habituel
throws-range = { $from } à { $to }
throws-key = Attendus, et l’écart où tombent 19 séries justes sur 20
throws-few = { $n ->
    [one] Un lancer ne dit encore rien de la chance.
   *[other] { $n } lancers sont trop peu pour dire quelque chose de la chance : dans une série si courte, presque tout est habituel.
}
throws-fair = Tout à fait habituel. Sur cent séries justes de { $n } lancers, environ { $of } s’écartent au moins autant de l’attendu.
throws-rare = Inhabituel, mais cela arrive : sur cent séries justes de { $n } lancers, environ { $of } s’écartent au moins autant de l’attendu. Qui regarde beaucoup de parties en rencontre de temps en temps.
throws-odd = Très inhabituel : sur mille séries justes de { $n } lancers, moins d’une s’écarte autant de l’attendu. Si c’étaient vos propres bâtonnets, ils ne tombent peut-être pas également.
throws-how = L’écart de tous les points ensemble est mesuré par le test du khi-deux de Pearson ; les points attendus moins de cinq fois sont réunis. Les lancers qui ne comptaient pas et ont été refaits sont laissés de côté.

## Own play
mine = Mon jeu
mine-text = Parties terminées sur cet appareil, contre l’ordinateur. Ces chiffres ne le quittent jamais.
mine-games = Parties
mine-won = Gagnées
mine-drawn = Nulles
mine-lost = Perdues
mine-share = Part
mine-people = { $n ->
    [one] Une partie entre deux personnes.
   *[other] { $n } parties entre deux personnes.
}
mine-accuracy = { $n ->
    [one] Précision dans la partie analysée : { $share }.
   *[other] Précision moyenne dans { $n } parties analysées : { $share }.
}
mine-none = Aucune partie n’a encore été terminée.
mine-clear = Effacer ces chiffres
mine-cleared = Les chiffres sont effacés.
