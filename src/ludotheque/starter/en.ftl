seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Ochre
pawn = Pawn ({ $player })
die =
    { $face ->
        [0] die to throw
       *[other] die: { $face }
    }
dice = Die
pot = Pot
points = Points
tagline = One more throw? Just one more?
option-turns = Turns at most
hold = Hold
go = Go on!
prompt-throw =
    { $you ->
        [player] Your turn: throw the die.
       *[other] { $player } throws the die.
    }
prompt-choose =
    { $you ->
        [player] Your turn: { $points } points in the pot. Go on, or hold and keep them?
       *[other] { $player } chooses: go on, or keep the { $points } points of the pot.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] You win with { $points } points!
           *[other] { $player } wins with { $points } points.
        }
       *[other] { $sharing } share the win, { $points } points each.
    }
log-throw = { $player } throws a { $die }.
log-one-loses = A one: { $points } points lost.
log-hold = { $player } holds and takes { $points } points, { $total } in all.
log-goal = { $player } has reached the goal.
log-last-turn = That was the last turn.
