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
option-stake = Mise de chacun à chaque manche
option-stake-10 = 10 points
option-stake-20 = 20 points
option-stake-50 = 50 points
option-stake-100 = 100 points
option-stake-200 = 200 points
option-rounds = Nombre de manches
option-hints = Aide au placement
option-hints-no = sans aide
option-hints-yes = combien de lancers jusqu’à l’arrivée

prompt-contest = Manche { $round }. Qui fera +10 ?
prompt-start = { $player }, pose ton départ où tu veux.
prompt-arrival = { $player }, choisis où { $rival } devra arriver.
prompt-send = { $player }, où envoies-tu { $rival } ?
prompt-throw = À { $player } de lancer le dé.
prompt-won =
    { $sharing ->
        [one] { $player } finit avec { $points } points et gagne.
       *[other] Égalité à { $sharing } : { $points } points chacun.
    }

hint-start = De là, l’arrivée la plus lointaine serait à { $count } lancers environ.
hint-arrival = { $rival } mettrait environ { $count } lancers pour y arriver.

log-stake = { $player } mise { $points } points.
log-first-plus-ten =
    { $count ->
        [one] { $player } fait +10 et commence.
       *[other] { $count } joueurs font +10 et se départagent.
    }
log-choose-start = { $player } part de { $square }.
log-next-sets-arrival = { $player } envoie { $rival } arriver en { $square }.
log-tokens-fixed = Tout est en place, rien ne bouge plus que les pions. { $player } lance.
log-obey-die = { $player } { $step } : { $from } → { $to }.
log-border-waits = { $player } { $step } : hors du plan, il faut attendre en { $square }.
log-reach-arrival = { $player } arrive en { $square } et rafle le magot : { $points } points.
log-rival-arrival = C’est l’arrivée de { $rival } : { $player } paie { $points } et fait demi-tour.
log-hit =
    { $to ->
        [-1] { $player } tombe sur { $rival } et touche { $points } points.
       *[other] { $player } envoie { $rival } en { $to }.
    }
log-own-start = Retour au départ : { $player } paie { $points } à { $rival }.
log-rival-start = Sur le départ de { $rival } : { $player } touche { $points } points.
log-again = { $player } rejoue.
log-short-of-money = { $player } doit { $owed } et n’a que { $purse } : c’est donné.
log-next-round = Manche { $round } sur { $rounds }.
log-cannot-stake = { $player } n’a plus de quoi miser et regarde la suite.
log-richest-wins =
    { $sharing ->
        [one] { $player } gagne avec { $points } points.
       *[other] Victoire partagée à { $sharing }, { $points } points chacun.
    }
log-round-cap = La manche s’éternise : { $player } reprend sa mise de { $points }.
