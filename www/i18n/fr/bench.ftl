## The page ?bench
bench-title = Puluc, mesuré dans ce navigateur
bench-running = Des parties au hasard sont jouées.
bench-solving = Résolution, { $share } %.
bench-done = Terminé.
bench-failed = La mesure a échoué : { $message }
bench-rules = Règles
bench-playouts = Parties au hasard par seconde
bench-lookups = Probabilités consultées par seconde
bench-seconds = Secondes pour résoudre
bench-updates = Valeurs calculées
bench-bound = Borne estimée de l’erreur
bench-bytes = Octets de mémoire de la table
