players =
    { $low ->
        [one] { $low } joueur
       *[other] { $low } joueurs
    }
players-range = de { $low } à { $high } joueurs
ruling = Décision de cette édition
source = Source
unofficial = Restauration non officielle. Les noms des jeux appartiennent à leurs propriétaires ; les textes et les dessins sont les nôtres.

throw = Entrée pour lancer
choose-first = Que touches-tu ?
choose-next = Et ensuite ?
back = retour
not-understood = Je ne comprends pas « { $text } ». Tape « aide » pour la liste des commandes.
refused = Refusé par { $rule } :
too-early = Pas maintenant : { $move } n’est pas ce que la table attend.
why-allowed = { $move } est permis.
undone = Repris : { $moves }.
nothing-to-undo = Rien à reprendre.
saved = Partie gardée dans { $file }.
file-exists = { $file } existe déjà : choisis un autre nom.
left = Partie laissée en plan.
continue-with = Pour la reprendre : ludotheque play --from { $file }
finished = Partie finie en { $plies } coups et lancers ({ $rule }).
help =
    numéro ou case   choisir
    coup entier      f2-f5, f2xg3, keep 1
    pourquoi COUP    la règle qui l’interdit
    règle NOM        le texte d’une règle
    annuler          reprendre ton dernier coup
    sauver FICHIER   garder la partie
    aide, quitter
