seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Ochre
pawn = Goose ({ $player })
dice = Dice
tagline = Two dice, thirteen geese, and a well that waits.
prompt-throw =
    { $you ->
        [player] Your turn: throw the dice.
       *[other] { $player } throws the dice.
    }
prompt-won =
    { $you ->
        [player] You win, on square { $points }!
       *[other] { $player } wins, on square { $points }.
    }
log-two-dice = { $player } throws { $a } and { $b }.
log-goose = A goose! { $player } flies on to { $to }.
log-first-nine = Nine on the first throw: { $player } flies to { $to }.
log-meeting = { $player } takes the place of { $rival }, who goes to { $to }.
log-bridge-maze-death = The way leads { $player } to { $to }.
log-inn-well-prison = { $player } stops on { $square } and waits.
log-all-held = All are waiting: all are free.
log-too-far = Too far: { $player } turns back to { $to }.
log-last-square = { $player } enters the garden of the goose and wins.
log-throw-cap = Two hundred throws: that will do.
