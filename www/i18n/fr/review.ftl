## Review
review-won = { $who ->
    [you] Vous gagnez en { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
   *[other] { $name } gagne en { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
}
review-drawn = Partie nulle après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
review-open = { $n ->
    [one] { $n } tour joué
   *[other] { $n } tours joués
}
review-exact = probabilités exactes
review-estimate = probabilités estimées
course = Cours de la partie
ahead = { $who ->
    [you] Vous menez
   *[other] { $name } mène
}
graph-label = { $who ->
    [you] Votre probabilité de gain
   *[other] { $name } : probabilité de gain
} au fil de { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} ; le tableau ci-dessous dit la même chose.
graph-table = Le graphique en tableau
luck = Chance
luck-note = { $who ->
    [you] Chance de chaque lancer : vers le haut, elle vous aide. Barres pleines : vos lancers ; hachurées : ceux de l’adversaire.
   *[other] { $name } : chance de chaque lancer, favorable vers le haut. Barres pleines : ses lancers ; hachurées : ceux de l’adversaire.
}
who = Qui
chance-thrown = { $who ->
    [you] Votre probabilité après le lancer
   *[other] { $name } : probabilité après le lancer
}
chance-moved = et après le coup
accuracy = Précision
luck-sum = Chance aux lancers
lost = Perdu par les décisions
lost-decision = Perte par décision
lost-choice = Perte par vrai choix
mean-of = { $mean } sur { $n }
without-luck = Probabilité sans la chance
sum = { $who ->
    [you] Votre probabilité : { $start } au premier lancer, { $luck } par vos lancers, { $theirs } par ceux de l’adversaire, { $lost } par vos décisions, { $given } par celles de l’adversaire. Au total : { $result }.
   *[other] { $name } : probabilité de { $start } au premier lancer, { $luck } par ses lancers, { $theirs } par ceux de l’adversaire, { $lost } par ses décisions, { $given } par celles de l’adversaire. Au total : { $result }.
}
key-moments = Moments clés
decisions = Décisions
decision = Décision
cost = Coût
class-best = Le meilleur
class-good = Bon
class-slip = Imprécision
class-mistake = Erreur
class-blunder = Gaffe
class-forced = seul coup
class-pass = passe
turns-faults = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}, { $faults ->
    [one] { $faults } imprécision ou pire
   *[other] { $faults } imprécisions ou pire
}
only-faults = Seulement les erreurs
no-faults = Personne n’a commis d’imprécision ni pire.
position = Position
turn-n = Tour { $n }
the-end = La fin
step-first = Premier tour
step-back = Un tour en arrière
step-next = Un tour en avant
step-last = La fin
retry = Rejouer d’ici
what-if = Et si…
better = Mieux

## The page ?bench
as-played = joué
