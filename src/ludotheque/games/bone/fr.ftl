seat-0 = Basset
seat-1 = Caniche
seat-2 = Dogue
seat-3 = Épagneul
hand = Pièces de { $player }
bar = { $a ->
        [R] rouge
        [Y] jaune
        [V] violet
       *[G] vert
    }, { $b ->
        [R] rouge
        [Y] jaune
        [V] violet
       *[G] vert
    }, { $c ->
        [R] rouge
        [Y] jaune
        [V] violet
       *[G] vert
    }, { $d ->
        [R] rouge
        [Y] jaune
        [V] violet
       *[G] vert
    }
back = pièce cachée
points = Points
round = Manche
pile = Pioche
turn-0 = Couchée
turn-1 = Debout
turn-2 = Couchée, retournée
turn-3 = Debout, retournée
pass = Passer
tagline = Pose tes couleurs, ferme les bandes, compte les bâtons : le dernier à pouvoir jouer rit sous cape.
option-begins = Qui commence
option-begins-lot = le sort
option-begins-seat-1 = le premier siège
option-begins-seat-2 = le deuxième siège
option-begins-seat-3 = le troisième siège
option-begins-seat-4 = le quatrième siège
option-games = Longueur
option-games-one = une partie
option-games-everyone-begins = une partie par joueur, chacun commence la sienne

prompt-lot = Au sort de dire qui commence.
prompt-deal = Chacun tire quatre pièces.
prompt-bone = Trois pièces pour former l’os.
prompt-lay = { $player }, pose une pièce contre sa couleur.
prompt-pass = { $player } ne peut rien poser.
prompt-refill = { $player } pioche.
prompt-won =
    { $sharing ->
        [one] { $player } gagne la partie, { $points } points.
       *[other] Victoire partagée à { $sharing }, { $points } points chacun.
    }

log-four-each = { $player } a ses quatre pièces.
log-bone-start = Trois pièces forment l’os.
log-first-player = { $player } commence.
log-same-colour-contact =
    { $player } pose { $bar } en { $square } : { $count ->
        [one] un contact
       *[other] { $count } contacts
    }.
log-enclose =
    { $count ->
        [one] { $player } enferme une bande : 1 point.
       *[other] { $player } enferme { $count } bandes : { $count } points.
    }
log-no-enclosure-no-point = Rien d’enfermé, aucun point.
log-always-refill = { $player } tire la dernière pièce de la pioche.
log-cannot-lay = { $player } ne peut rien poser et passe.
log-full-rounds-only = { $count } tours chacun : la manche est complète.
log-most-points-wins =
    { $sharing ->
        [one] { $player } gagne avec { $points } points.
       *[other] { $sharing } joueurs se partagent la victoire, { $points } points chacun.
    }
