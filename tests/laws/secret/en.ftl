log-draw-hidden = A card.
log-boast = The second has spoken.
log-call = The first has spoken.
prompt =
    { $you ->
        [player] Your turn.
       *[other] { $player } speaks.
    }
named = { $player }!
move-quiet = Keep quiet
move-boast = Boast
move-higher = Higher
move-lower = Lower
tagline = The higher card.
seat-0 = One
seat-1 = Two
