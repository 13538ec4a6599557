log-draw-hidden = Une carte.
log-boast = Le second a parlé.
log-call = Le premier a parlé.
prompt =
    { $you ->
        [player] À toi.
       *[other] { $player } parle.
    }
named = { $player } !
move-quiet = Me taire
move-boast = Me vanter
move-higher = Plus haute
move-lower = Plus basse
tagline = La plus haute.
seat-0 = Un
seat-1 = Deux
