seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Ocre
pawn = Pion ({ $player })
die =
    { $face ->
        [0] dé à lancer
       *[other] dé : { $face }
    }
dice = Dé
pot = Pot
points = Points
tagline = Encore un lancer ? Encore un seul ?
option-turns = Nombre de tours au plus
hold = Je m’arrête
go = Encore !
prompt-throw = À { $player } de lancer le dé.
prompt-choose = { $player }, { $points } points au pot : encore, ou tu t’arrêtes ?
prompt-won =
    { $sharing ->
        [one] { $player } gagne avec { $points } points.
       *[other] Victoire partagée à { $sharing }, { $points } points chacun.
    }
log-throw = { $player } lance un { $die }.
log-one-loses = Un as : { $points } points perdus.
log-hold = { $player } s’arrête et gagne { $points } points, { $total } en tout.
log-goal = { $player } est au but.
log-last-turn = C’était le dernier tour.
