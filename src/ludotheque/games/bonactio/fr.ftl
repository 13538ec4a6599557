seat-0 = Coquelicot
seat-1 = Bleuet
seat-2 = Trèfle
seat-3 = Tournesol
seat-4 = Lilas
seat-5 = Réglisse
pawn = Pion ({ $player })
rosette = Cocarde { $rank }
token = Jeton de { $value }
die =
    { $face ->
        [waiting] dé à lancer
        [1] dé : un cœur, c’est un 1
       *[other] dé : { $face }
    }
dice = Dé
kept = Cartes gardées : { $player }
points = Points
bank = Caisse commune
pile = Pioche
to = { $player }
dash-yes = Oui, on file
dash-no = Non, on flâne
tagline = Une rue, mille petites bontés, quelques bourdes, et une porte éclairée au bout.
option-dash = Filer droit au but
option-dash-asked = au vote, après chaque arrivée
option-dash-on = dès la première arrivée
option-dash-off = jamais
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
gift-give =
    { $points ->
        [one] { $player } donne 1 point à { $rival }.
       *[other] { $player } donne { $points } points à { $rival }.
    }
gift-share = Un point pour { $player }, et un pour { $rival }.
event-points =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
event-again = Relance le dé
event-miss = Passe ton prochain tour
event-move = Va à la case { $to }

# What is printed on a square, in words.
sign-card = Case carte : on tire une carte, même en passant.
sign-points = Qui s’arrête ici : { $gain } points.
sign-again = Qui s’arrête ici relance le dé.
sign-miss = Qui s’arrête ici passe son prochain tour.
sign-move = Qui s’arrête ici va à la case { $to }.
sign-almost = Il faut tomber juste ici, puis faire 1 ou 6 pour rentrer.

prompt-contest = Qui lancera le plus haut ?
prompt-throw =
    { $you ->
        [player] À toi : lance le dé.
       *[other] { $player } lance le dé.
    }
prompt-almost =
    { $you ->
        [player] À toi : lance le dé. Presque ! Il te faut un 1 ou un 6 pour entrer.
       *[other] { $player } lance le dé : il faut un 1 ou un 6 pour entrer.
    }
prompt-six =
    { $you ->
        [player] Un 6 : à toi, lance encore !
       *[other] { $player } a fait 6 et relance le dé.
    }
prompt-again =
    { $you ->
        [player] Un lancer de plus : à toi, lance encore !
       *[other] { $player } a un lancer de plus.
    }
prompt-draw =
    { $you ->
        [player] Tu tires une carte.
       *[other] { $player } tire une carte.
    }
prompt-share =
    { $you ->
        [player] À toi : 1 point pour toi, et 1 pour qui ?
       *[other] { $player } choisit à qui offrir 1 point.
    }
prompt-give =
    { $you ->
        [player] { $points ->
            [one] À toi : à qui donnes-tu 1 de tes points ?
           *[other] À toi : à qui donnes-tu { $points } de tes points ?
        }
       *[other] { $points ->
            [one] { $player } choisit à qui donner 1 point.
           *[other] { $player } choisit à qui donner { $points } points.
        }
    }
prompt-vote =
    { $you ->
        [player] À toi : file-t-on tous droit à la porte ? Plus de cartes ni d’événements, pour personne.
       *[other] { $player } vote : filer tous droit à la porte, sans cartes ni événements ?
    }
prompt-won =
    { $sharing ->
        [one] Tout le monde est rentré. { $you ->
            [player] Tu gagnes avec { $points } points !
           *[other] { $player } gagne avec { $points } points.
        }
       *[other] Tout le monde est rentré. Victoire partagée à { $sharing }, { $points } points chacun.
    }

why-poorest = { $rival } a le moins de points
why-ahead =
    { $count ->
        [0] personne n’est devant toi
        [one] tu as 1 case d’avance
       *[other] tu as { $count } cases d’avance
    }
why-behind =
    { $count ->
        [one] tu as 1 case de retard
       *[other] tu as { $count } cases de retard
    }

log-start-ten = Chacun reçoit { $points } points de la caisse.
log-best-throw-begins =
    { $count ->
        [one] { $player } lance le plus haut et commence.
       *[other] Égalité à { $count } : on relance.
    }
log-blank-cards =
    { $count ->
        [one] Une carte écrite par la table rejoint la pioche.
       *[other] { $count } cartes écrites par la table rejoignent la pioche.
    }
log-throw-and-advance = { $player } fait { $die } : { $from } → { $to }.
log-six-again = Un 6 : { $player } relance.
log-pass-draws = { $player } : { $gain }.
log-back-draws = { $player } tire une carte en reculant.
log-cannot-pay = { $player } ne peut pas payer { $owed } et garde la carte.
log-pay-when-able = On règle une carte gardée. { $player } : { $gain }.
log-reshuffle =
    { $count ->
        [0] Plus une carte à tirer.
        [1] On reprend la seule carte utilisée.
       *[other] On rebat les { $count } cartes utilisées.
    }
log-bank-empty =
    { $points ->
        [one] La caisse est vide : { $points } point perdu pour { $player }.
       *[other] La caisse est vide : { $points } points perdus pour { $player }.
    }
log-no-target = Personne à choisir : la carte rejoint les cartes utilisées.
log-exact-event = { $square }
log-event-moves = { $player } va à la case { $to }.
log-event-cannot-pay = { $player } n’a pas assez, et paie ce qui lui reste.
log-again-and-miss =
    { $what ->
        [1] { $player } gagne un lancer.
        [2] { $player } passera son prochain tour.
       *[other] { $player } passe son tour.
    }
log-card-moves = La carte déplace { $player } : { $from } → { $to }.
log-push = { $player } pousse { $rival } : { $from } → { $to }.
log-back-to-start = { $player } se retrouve au départ.
log-exact-almost-there = { $steps }, c’est trop : { $player } recule, { $from } → { $to }.
log-neutral =
    { $die ->
        [0] { $player } est presque là, et plus rien ne déplace son pion.
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
        [1] C’est décidé : on file droit au but.
        [2] On ne vote pas : filer ou flâner, pour qui attend devant la porte, c’est tout un.
       *[other] { $yes ->
            [1] { $player } veut filer.
           *[other] { $player } préfère flâner.
        }
    }
log-all-home = Les { $count } pions sont rentrés.
log-best-total-wins =
    { $sharing ->
        [one] { $you ->
            [player] Tu as le plus de points : { $points }.
           *[other] { $player } gagne avec { $points } points.
        }
       *[other] Victoire partagée à { $sharing }, { $points } points chacun.
    }

reckoned-rank = Rang à l’arrivée
reckoned-start = Jetons du départ
reckoned-won = Cartes : reçus
reckoned-given = Cartes : payés, donnés
reckoned-squares = Cases à événement

home = { $player } est à la maison !
almost = Presque arrivé !
almost-then = Plus qu’un 1 ou un 6, et la porte s’ouvre.

# The same in a few words, for a turn in one line: who it is said of comes first.
log-throw-and-advance-short = { $player } un { $die }, { $from } → { $to }
log-six-again-short = { $player } rejoue
log-pass-draws-short = { $player } { $gain }
log-back-draws-short = { $player } tire une carte
log-cannot-pay-short = { $player } garde la carte
log-pay-when-able-short = { $player } { $gain }, carte gardée
log-exact-event-short =
    { $points ->
        [0] { "" }
       *[other] { $player } { $gain }
    }
log-event-moves-short =
    { $you ->
        [player] tu vas en { $to }
       *[other] { $player } va en { $to }
    }
log-again-and-miss-short =
    { $what ->
        [1] { $player } un lancer de plus
        [2] { $player } un tour à passer
       *[other] { $player } passe
    }
log-card-moves-short = { $player } en { $to }
log-push-short =
    { $you ->
        [player] tu pousses { $rival } en { $to }
        [rival] { $player } te pousse en { $to }
       *[other] { $player } pousse { $rival } en { $to }
    }
log-back-to-start-short = { $player } retour au départ
log-exact-almost-there-short = { $player } un { $steps }, trop, { $from } → { $to }
log-neutral-short =
    { $die ->
        [0] { $player } presque là
       *[other] { $player } un { $die }, attend
    }
log-enter-arrival-short = { $player } un { $die }, la porte s’ouvre !

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-throw = Que veut dire « ←20 », ou « ZZ » ? Touche une case, elle le dit.
first-throw-and-advance =
    { $die ->
        [1] Le cœur du dé, c’est un 1.
       *[other] { "" }
    }
first-six-again = Un 6 donne un lancer de plus.
first-pass-draws = Chaque case carte que l’on passe en fait tirer une.
first-back-draws = En reculant aussi, chaque case carte en fait tirer une.
first-cannot-pay = Trop chère : la carte attend devant son joueur.
first-pay-when-able = Une carte gardée se paie dès qu’on le peut.
first-exact-event = Un événement ne compte que si l’on s’arrête juste dessus.
first-event-cannot-pay = Un événement prend ce que l’on a, rien de plus.
first-push = S’arrêter sur un pion le pousse d’une case.
first-exact-almost-there = Il faut tomber juste sur « Presque arrivé » : trop, et l’on recule d’autant.
first-neutral = Presque arrivé : rien ne déplace ce pion, il lui faut un 1 ou un 6.
first-rank-points = Les premiers arrivés reçoivent 40, 30, 20 et 10 points.
first-bank-empty = La caisse ne donne que ce qu’elle a.

# Why a touch comes to nothing, beside the finger
why-oneself = Choisis quelqu’un d’autre que toi.
why-home = Qui est arrivé ne donne ni ne reçoit plus rien.
