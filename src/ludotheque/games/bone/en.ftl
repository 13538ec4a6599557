seat-0 = Basset
seat-1 = Poodle
seat-2 = Mastiff
seat-3 = Spaniel
hand = { $player }’s pieces
bar = { $a ->
        [R] red
        [Y] yellow
        [V] violet
       *[G] green
    }, { $b ->
        [R] red
        [Y] yellow
        [V] violet
       *[G] green
    }, { $c ->
        [R] red
        [Y] yellow
        [V] violet
       *[G] green
    }, { $d ->
        [R] red
        [Y] yellow
        [V] violet
       *[G] green
    }
back = hidden piece
points = Points
round = Round
pile = Pile
turn-0 = Lying
turn-1 = Standing
turn-2 = Lying, reversed
turn-3 = Standing, reversed
pass = Pass
tagline = Lay your colours, close the bands, count the strokes: whoever plays last has the last laugh.
option-begins = Who begins
option-begins-lot = the lot decides
option-begins-seat-1 = the first seat
option-begins-seat-2 = the second seat
option-begins-seat-3 = the third seat
option-begins-seat-4 = the fourth seat
option-games = Length
option-games-one = one game
option-games-everyone-begins = a game per player, everyone begins once

prompt-lot = Let the lot say who begins.
prompt-deal = Everyone draws four pieces.
prompt-bone = Three pieces for the bone.
prompt-lay = { $player }, lay a piece against its colour.
prompt-pass = { $player } cannot lay anything.
prompt-refill = { $player } draws a piece.
prompt-won =
    { $sharing ->
        [one] { $player } wins the game with { $points } points.
       *[other] { $sharing } players share the win with { $points } points each.
    }

log-four-each = { $player } has four pieces.
log-bone-start = Three pieces make the bone.
log-first-player = { $player } begins.
log-same-colour-contact =
    { $player } lays { $bar } on { $square }: { $count ->
        [one] one contact
       *[other] { $count } contacts
    }.
log-enclose =
    { $count ->
        [one] { $player } encloses one band: 1 point.
       *[other] { $player } encloses { $count } bands: { $count } points.
    }
log-no-enclosure-no-point = Nothing enclosed, no point.
log-always-refill = { $player } draws the last piece of the pile.
log-cannot-lay = { $player } cannot lay anything and passes.
log-full-rounds-only = { $count } turns each: the round is complete.
log-most-points-wins =
    { $sharing ->
        [one] { $player } wins with { $points } points.
       *[other] { $sharing } players share the win with { $points } points each.
    }
