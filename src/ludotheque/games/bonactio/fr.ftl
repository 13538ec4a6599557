seat-0 = Coquelicot
seat-1 = Bleuet
seat-2 = Trèfle
seat-3 = Tournesol
seat-4 = Lilas
seat-5 = Réglisse
pawn = Pion ({ $player })
rosette = Cocarde { $rank }
token = Jeton de { $value }
die = dé : { $face }
dice = Dé
kept = Cartes gardées : { $player }
points = Points
bank = Caisse commune
pile = Pioche
to = { $player }
dash-yes = Oui, on file
dash-no = Non, on flâne
tagline = Une rue, mille petites bontés, quelques bourdes, et une porte éclairée au bout.
option-dash = Filer droit au bout de la rue après la première arrivée
option-dash-asked = on vote
option-dash-on = oui
option-dash-off = non
option-blank-1 = Une bonne action
option-blank-2 = Une autre bonne action
option-blank-3 = Encore une bonne action
option-blank-4 = Une bourde
blank-1 = Une carte écrite par la table.
blank-2 = Une carte écrite par la table.
blank-3 = Une carte écrite par la table.
blank-4 = Une carte écrite par la table.

card-gain =
    { $amount ->
        [one] +1 point
       *[other] +{ $amount } points
    }
card-share = +1 point chacun
card-loss =
    { $amount ->
        [one] −1 point
       *[other] −{ $amount } points
    }
card-give =
    { $amount ->
        [one] Donne 1 point
       *[other] Donne { $amount } points
    }
card-forward =
    { $amount ->
        [one] Avance d’une case
       *[other] Avance de { $amount } cases
    }
card-back =
    { $amount ->
        [one] Recule d’une case
       *[other] Recule de { $amount } cases
    }
event-points = { $gain } points
event-again = Relance le dé
event-miss = Passe ton prochain tour
event-move = Va à la case { $to }

prompt-contest = Qui lancera le plus haut ?
prompt-throw = À { $player } de lancer le dé.
prompt-almost = { $player }, presque : il faut un 1 ou un 6.
prompt-draw = { $player } tire une carte.
prompt-share = { $player }, avec qui partages-tu ?
prompt-give =
    { $points ->
        [one] { $player }, à qui donnes-tu 1 point ?
       *[other] { $player }, à qui donnes-tu { $points } points ?
    }
prompt-vote = { $player }, on file droit à l’arrivée ?
prompt-won =
    { $sharing ->
        [one] Tout le monde est rentré. { $player } gagne avec { $points } points.
       *[other] Tout le monde est rentré. Victoire partagée à { $sharing }, { $points } points chacun.
    }

log-start-ten = Chacun reçoit { $points } points de la caisse.
log-best-throw-begins =
    { $count ->
        [one] { $player } lance le plus haut et commence.
       *[other] Égalité à { $count } : on relance.
    }
log-throw-and-advance = { $player } fait { $die } : { $from } → { $to }.
log-six-again = Un six : { $player } rejoue.
log-pass-draws = { $player } : { $gain }.
log-back-draws = { $player } tire une carte en reculant.
log-cannot-pay = { $player } ne peut pas payer { $owed } et garde la carte.
log-pay-when-able = On règle une carte gardée. { $player } : { $gain }.
log-reshuffle = On remélange { $count } cartes.
log-bank-empty =
    { $points ->
        [one] La caisse est vide : { $points } point perdu pour { $player }.
       *[other] La caisse est vide : { $points } points perdus pour { $player }.
    }
log-no-target = Personne à qui s’adresser : la carte est défaussée.
log-exact-event = { $square }
log-event-moves = { $player } va à la case { $to }.
log-event-cannot-pay = { $player } n’a pas assez et donne ce qui reste.
log-again-and-miss =
    { $what ->
        [1] { $player } gagne un lancer.
        [2] { $player } passera son prochain tour.
       *[other] { $player } passe son tour.
    }
log-card-moves = La carte mène { $player } de { $from } à { $to }.
log-push = { $player } pousse { $rival } sur la case { $to }.
log-back-to-start = { $player } se retrouve au départ.
log-exact-almost-there = { $player } fait { $steps }, c’est trop : { $from } → { $to }.
log-neutral =
    { $die ->
        [0] { $player } est presque là, et rien ne bouge plus son pion.
       *[other] { $player } fait { $die } : il faut un 1 ou un 6.
    }
log-enter-arrival = { $player } fait { $die } et passe la porte !
log-rank-points =
    { $points ->
        [0] { $player } arrive { $rank }ᵉ.
       *[other] { $player } arrive { $rank ->
            [1] en tête
           *[other] { $rank }ᵉ
        } : { $points } points.
    }
log-vote-dash =
    { $all ->
        [1] C’est décidé : on file droit à l’arrivée.
       *[other] { $yes ->
            [1] { $player } veut filer.
           *[other] { $player } préfère flâner.
        }
    }
log-all-home = Les { $count } pions sont rentrés.
log-best-total-wins =
    { $sharing ->
        [one] { $player } gagne avec { $points } points.
       *[other] Victoire partagée à { $sharing }, { $points } points chacun.
    }
