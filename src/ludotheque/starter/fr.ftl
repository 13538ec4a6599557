seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Ocre
pawn = Pion ({ $player })
die =
    { $face ->
        [0] dé à lancer
       *[other] dé : { $face }
    }
dice = Dé
pot = Pot
points = Points
tagline = Encore un lancer ? Encore un seul ?
option-turns = Nombre de tours au plus
hold = Je m’arrête
go = Encore !
prompt-throw =
    { $you ->
        [player] À toi : lance le dé.
       *[other] { $player } lance le dé.
    }
prompt-choose =
    { $you ->
        [player] À toi : { $points } points au pot. Encore, ou tu t’arrêtes et les gardes ?
       *[other] { $player } choisit : encore, ou garder les { $points } points du pot.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] Tu gagnes avec { $points } points !
           *[other] { $player } gagne avec { $points } points.
        }
       *[other] Victoire partagée à { $sharing }, { $points } points chacun.
    }
log-throw = { $player } lance un { $die }.
log-one-loses = Un as : { $points } points perdus.
log-hold = { $player } s’arrête et gagne { $points } points, { $total } en tout.
log-goal = { $player } est au but.
log-last-turn = C’était le dernier tour.
