seat-0 = Basset
seat-1 = Caniche
seat-2 = Dogue
seat-3 = Épagneul
hand = Barres ({ $player })
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
bar-there = { $bar }, de { $from } à { $to }
laid = { $signs } de { $from } à { $to }
back = barre cachée
points = Points
round = Tour
pile = Pioche
turn-0 = Couchée
turn-1 = Debout
turn-2 = Couchée, retournée
turn-3 = Debout, retournée
pass = Passer mon tour
tagline = Pose tes couleurs, enferme des bandes : qui en enferme le plus emporte l’os.
option-begins = Qui commence
option-begins-lot = le sort
option-begins-seat-1 = le premier siège
option-begins-seat-2 = le deuxième siège
option-begins-seat-3 = le troisième siège
option-begins-seat-4 = le quatrième siège
option-games = Longueur
option-games-one = une partie
option-games-everyone-begins = une partie par joueur, chacun commence la sienne
option-edge = Bord de la table
option-edge-encloses = il enferme les bandes posées contre lui
option-edge-neutral = neutre, ces bandes ne rapportent rien

prompt-lot = Le sort dit qui commence.
prompt-deal = Chacun pioche quatre barres.
prompt-bone = Trois barres pour former l’os.
prompt-lay =
    { $you ->
        [player] À toi : pose une barre, une couleur contre la même.
       *[other] { $player } pose une barre.
    }
prompt-pass =
    { $you ->
        [player] Aucune de tes barres ne trouve de place : tu passes.
       *[other] { $player } ne peut rien poser et passe.
    }
prompt-refill =
    { $you ->
        [player] Tu pioches.
       *[other] { $player } pioche.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] Tu gagnes la partie
           *[other] { $player } gagne la partie
        }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Victoire partagée à { $sharing }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }

why-encloses =
    { $count ->
        [one] enferme 1 bande
       *[other] enferme { $count } bandes
    }
why-contacts =
    { $count ->
        [one] 1 contact, n’enferme encore rien
       *[other] { $count } contacts, n’enferme encore rien
    }

log-four-each = { $player } a ses quatre barres.
log-bone-start = Trois barres forment l’os.
log-first-player = { $player } commence.
log-same-colour-contact =
    { $player } pose { $bar } : { $count ->
        [one] un contact
       *[other] { $count } contacts
    }.
log-enclose =
    { $count ->
        [one] { $player } enferme une bande : 1 point.
       *[other] { $player } enferme { $count } bandes : { $count } points.
    }
log-table-edge =
    { $edge ->
        [encloses] { $count ->
            [one] Une bande touche le bord de la table, elle est enfermée.
           *[other] { $count } bandes touchent le bord de la table, elles sont enfermées.
        }
       *[neutral] { $count ->
            [one] Une bande touche le bord de la table, qui est neutre.
           *[other] { $count } bandes touchent le bord de la table, qui est neutre.
        }
    }
log-no-enclosure-no-point = Rien d’enfermé, aucun point.
log-always-refill = { $player } pioche la dernière barre.
log-cannot-lay = { $player } ne peut rien poser et passe.
log-full-rounds-only = { $count } tours chacun : la partie est finie.
log-most-points-wins =
    { $sharing ->
        [one] { $you ->
            [player] Tu as le plus de points : { $points }.
           *[other] { $player } gagne avec { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
       *[other] { $sharing } joueurs se partagent la victoire, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }

# Why a touch comes to nothing, beside the finger
why-taken = Il y a déjà une barre ici.
why-no-room = Pas la place : il faut quatre cases libres dans ce sens.
why-same-colour-contact = Ici, aucune de ses bandes ne toucherait sa couleur.
why-cannot-lay = Qui peut poser doit poser.

reckoned-before = Déjà marqués
reckoned-R = Bandes rouges
reckoned-Y = Bandes jaunes
reckoned-V = Bandes violettes
reckoned-G = Bandes vertes
reckoned-game = Partie { $game }
reckoned-most = Plus beau coup

# The same in a few words, for a turn in one line.
log-same-colour-contact-short = { $bar }
log-enclose-short =
    { $count ->
        [one] enferme une bande, +1
       *[other] enferme { $count } bandes, +{ $count }
    }
log-no-enclosure-no-point-short = aucun point
log-always-refill-short = { "" }
log-table-edge-short =
    { $edge ->
        [encloses] { $count } contre le bord
       *[neutral] bord neutre : { $count }
    }
log-cannot-lay-short = passe

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-lay = Tu marques en enfermant des bandes : plus rien ne peut les toucher.
first-enclose = Plus rien ne peut se poser contre cette bande : 1 point.
first-table-edge =
    { $edge ->
        [encloses] Au-delà du bord, rien ne se pose : la bande est enfermée.
       *[neutral] Contre le bord, une bande ne rapporte rien.
    }
first-same-colour-contact = Un contact permet de poser ; à lui seul, il ne rapporte rien.
first-no-enclosure-no-point = On ne marque qu’en enfermant une bande.
first-cannot-lay = Qui ne peut rien poser passe, sans piocher.
