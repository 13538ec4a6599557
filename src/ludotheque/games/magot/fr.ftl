seat-0 = Clé
seat-1 = Couronne
seat-2 = Gemme
seat-3 = Anneau
pawn = Pion ({ $player })
start = Départ ({ $player })
arrival = Arrivée ({ $player })
note =
    { $count ->
        [one] un billet de { $value }
       *[other] { $count } billets de { $value }
    }
heap = le magot, { $points } points
die = dé : { $face }
die-waiting = dé à lancer
dice = Dé
purse = Bourse : { $player }
tokens = Jetons à placer : { $player }
magot = Magot
points = Points
round = Manche
throws = Lancers
tagline = Choisis ton départ, choisis l’arrivée du voisin, et que le dé vous promène.
option-stake = Mise de chacun à chaque manche, de dix en dix
option-rounds = Nombre de manches
option-hints = Aide au placement
option-hints-no = sans aide
option-hints-yes = combien de lancers jusqu’à l’arrivée

prompt-contest = Manche { $round }. Qui fera +10 ?
prompt-start =
    { $you ->
        [player] { $round ->
            [1] À toi : pose ton D où tu veux, ton pion partira de là.
           *[other] À toi : pose ton D sur une nouvelle case, ton pion partira de là.
        }
       *[other] { $player } choisit d’où partira son pion, et pose son D.
    }
prompt-arrival =
    { $you ->
        [player] À toi : choisis où { $rival } devra arriver, et pose son A.
        [rival] { $player } choisit où tu devras arriver, et pose ton A.
       *[other] { $player } choisit où { $rival } devra arriver, et pose son A.
    }
prompt-send =
    { $you ->
        [player] À toi : où envoies-tu { $rival }, en 6 ou en 63 ?
        [rival] { $player } choisit où t’envoyer, en 6 ou en 63.
       *[other] { $player } choisit où envoyer { $rival }, en 6 ou en 63.
    }
prompt-throw =
    { $you ->
        [player] À toi : lance le dé.
       *[other] { $player } lance le dé.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] Tu finis avec { $points } points et gagnes !
           *[other] { $player } finit avec { $points } points et gagne.
        }
       *[other] Égalité à { $sharing } : { $points } points chacun.
    }

hint-start = Arrivée la plus lointaine : environ { $count } lancers.
hint-arrival = { $rival } y serait en { $count } lancers environ.

why-start =
    si l’on t’envoie au plus loin, { $count } lancers environ{ $side ->
        [more] , { $by } de plus que d’une case ordinaire
        [fewer] , { $by } de moins que d’une case ordinaire
       *[same] { "" }
    }
why-arrival =
    { $rival } mettrait { $count } lancers environ{ $side ->
        [more] , { $by } de plus que jusqu’à une case ordinaire
        [fewer] , { $by } de moins que jusqu’à une case ordinaire
       *[same] { "" }
    }
why-send =
    { $rival } serait à { $count } lancers de son arrivée{ $side ->
        [more] , { $by } de plus qu’à l’autre coin
        [fewer] , { $by } de moins qu’à l’autre coin
       *[same] { "" }
    }

log-equal-share =
    { $box ->
        [0] Les billets sont partagés : { $points } points chacun.
       *[other] Les billets sont partagés : { $points } points chacun, et { $box } restent dans la boîte.
    }
log-stake = { $player } mise { $points } points.
log-first-plus-ten =
    { $count ->
        [one] { $player } fait +10 et commence.
       *[other] { $count } joueurs font +10 et se départagent.
    }
log-choose-start = { $player } part de la case { $square }.
log-next-sets-arrival = { $player } place l’arrivée : { $rival } ira en { $square }.
log-tokens-fixed = Tout est en place. À { $player } de lancer.
log-obey-die = { $player } { $step } : { $from } → { $to }.
log-border-waits = { $player } { $step } : hors du plan-jeu, on attend en { $square }.
log-reach-arrival = { $player } arrive en { $square } et rafle le magot : { $points } points.
log-rival-arrival = Arrivée adverse : { $player } paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $rival } et fait demi-tour.
log-hit =
    { $to ->
        [-1] { $player } tombe sur { $rival } et reçoit { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } envoie { $rival } sur la case { $to }.
    }
log-own-start = Retour au départ : { $player } paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $rival }.
log-rival-start = Départ adverse : { $rival } donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $player }.
log-again = { $player } rejoue.
log-short-of-money =
    { $purse ->
        [0] { $player } doit { $owed } points et n’a plus rien.
       *[other] { $player } doit { $owed } points et n’en a que { $purse } : tout y passe.
    }
log-next-round = Manche { $round } sur { $rounds }.
log-cannot-stake = { $player } n’a plus de quoi miser et regarde la suite.
log-richest-wins =
    { $sharing ->
        [one] { $you ->
            [player] Tu as le plus de points : { $points }.
           *[other] { $player } gagne avec { $points } points.
        }
       *[other] Victoire partagée à { $sharing }, { $points } points chacun.
    }
log-round-cap = La manche s’éternise : { $player } reprend sa mise de { $points }.

# Why a touch comes to nothing, beside the finger
why-start-first = D’abord les D, ensuite les A.
why-taken = Il y a déjà un jeton sur cette case.
why-exile = Jamais sur 6 ni sur 63 : on y envoie les pions heurtés.
why-next-round = Un jeton était sur cette case à la manche d’avant.
why-tokens-fixed = Les jetons ne bougent plus jusqu’à la fin de la manche.
why-hit = Le pion heurté va sur la 6 ou sur la 63.
why-obey-die = Le dé seul fait avancer les pions.

reckoned-share = Part de départ
reckoned-stakes = Mises
reckoned-back = Mises reprises
reckoned-magots = Magots raflés
reckoned-got = Accidents : reçus
reckoned-paid = Accidents : payés

round-taken = { $player } rafle le magot : { $points } points
round-undecided = La manche s’arrête, chacun reprend sa mise
round-share =
    { $taken ->
        [0] { $player } : mise { $stake }, accidents { $accidents }
       *[other] { $player } : mise { $stake }, magot +{ $taken }, accidents { $accidents }
    }

# The same in a few words, for a turn in one line.
log-stake-short = { "" }
log-next-round-short = { "" }
log-choose-start-short = part de { $square }
log-next-sets-arrival-short =
    { $you ->
        [rival] t’envoie en { $square }
       *[other] envoie { $rival } en { $square }
    }
log-tokens-fixed-short = { "" }
log-obey-die-short = { $step }, { $from } → { $to }
log-border-waits-short = { $step } hors du plan-jeu, attend
log-reach-arrival-short = rafle le magot, +{ $points }
log-rival-arrival-short =
    { $you ->
        [rival] sur ton arrivée, te paie { $points }
       *[other] arrivée adverse, paie { $points } à { $rival }
    }
log-hit-short =
    { $to ->
        [-1] { $you ->
            [rival] te heurte, te prend { $points }
           *[other] heurte { $rival }, reçoit { $points }
        }
       *[other] { $you ->
            [rival] t’envoie en exil, en { $to }
           *[other] envoie { $rival } en exil, en { $to }
        }
    }
log-own-start-short =
    { $rivals ->
        [one] { $you ->
            [rival] retour au départ, te paie { $points }
           *[other] retour au départ, paie { $points } à { $rival }
        }
       *[other] retour au départ, paie { $points } à chacun
    }
log-rival-start-short =
    { $you ->
        [rival] sur ton départ, te prend { $points }
       *[other] départ adverse, reçoit { $points } de { $rival }
    }
log-again-short = { "" }

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-start = Tu choisis ton départ ; un autre choisira ton arrivée.
first-prompt-throw = « Jusqu’à mon prochain imprévu » lance pour tous jusque-là.
first-prompt-arrival = Loin ne suffit pas : les bonds du dé doivent la rendre difficile à atteindre.
first-obey-die = Un nombre négatif fait reculer.
first-border-waits = Un lancer qui sortirait du plan-jeu ne se joue pas.
first-rival-arrival = Sur le A d’un autre, on lui paie 20 points et l’on revient d’où l’on vient.
first-hit = Sur un pion adverse, on reçoit 10 points et on l’envoie en 6 ou en 63.
first-own-start = Revenir sur son D coûte 50 points par adversaire, puis on relance.
first-rival-start = Le D d’un autre rapporte 30 points, puis on relance.
first-short-of-money = Qui n’a pas assez paie ce qu’il a, et ne doit plus rien.
first-cannot-stake = Qui ne peut plus miser ne joue plus.
first-next-round = Les cases D et A de la manche d’avant ne peuvent plus servir.
