## Puzzles
puzzle-of = Problème du jour, { $day }
puzzle-daily = Problème du jour
puzzle-number = Problème { $n }
puzzle-grade = Difficulté
puzzle-any = Toutes
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-grade-4 = Très difficile
puzzle-task = Vous jouez Indigo. Quel est le meilleur coup ?
puzzle-hint = Choisissez un coup sur la table ou dans la liste, ou tapez le numéro de la case ; 0 fait entrer un pion.
puzzle-found = { $n ->
    [1] Le meilleur coup, du premier essai !
   *[other] Le meilleur coup, à l’essai { $n }.
}
puzzle-shown = Le meilleur coup : { $move }.
puzzle-chance = Votre probabilité de gain est maintenant de { $chance }.
puzzle-costs = Il coûte { $cost } de probabilité.
puzzle-again = Il y a un meilleur coup. Essayez encore.
puzzle-show = Voir la réponse
puzzle-next = Autre problème
puzzle-play-on = Continuer la partie d’ici
puzzle-streak = { $n ->
    [0] Pas encore de série
    [1] Un jour de suite
   *[other] { $n } jours de suite
}
puzzle-longest = La plus longue série : { $n }
