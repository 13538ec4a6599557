seat-0 = Key
seat-1 = Crown
seat-2 = Gem
seat-3 = Ring
pawn = Pawn ({ $player })
start = Start ({ $player })
arrival = Arrival ({ $player })
note =
    { $count ->
        [one] one note of { $value }
       *[other] { $count } notes of { $value }
    }
heap = the magot, { $points } points
die = die: { $face }
die-waiting = die to be thrown
dice = Die
purse = { $player }’s purse
tokens = Tokens to place: { $player }
magot = Magot
points = Points
round = Round
throws = Throws
tagline = Choose where you start, choose where your neighbour must arrive, and let the die lead you all astray.
option-stake = Everyone’s stake in each round
option-stake-10 = 10 points
option-stake-20 = 20 points
option-stake-50 = 50 points
option-stake-100 = 100 points
option-stake-200 = 200 points
option-rounds = Rounds
option-hints = Help with placing
option-hints-no = no help
option-hints-yes = how many throws to the arrival

prompt-contest = Round { $round }. Who throws +10?
prompt-start = { $player }, put your start where you like.
prompt-arrival = { $player }, choose where { $rival } has to arrive.
prompt-send = { $player }, where do you send { $rival }?
prompt-throw = { $player }, throw the die.
prompt-won =
    { $sharing ->
        [one] { $player } ends with { $points } points and wins.
       *[other] { $sharing } players end level with { $points } points each.
    }

hint-start = From there the farthest arrival would be about { $count } throws away.
hint-arrival = { $rival } would need about { $count } throws to get there.

log-stake = { $player } stakes { $points } points.
log-first-plus-ten =
    { $count ->
        [one] { $player } throws +10 and begins.
       *[other] { $count } players throw +10 and throw again.
    }
log-choose-start = { $player } starts from { $square }.
log-next-sets-arrival = { $player } makes { $rival } arrive on { $square }.
log-tokens-fixed = All is in place, only pawns move from now on. { $player } throws.
log-obey-die = { $player } { $step }: { $from } → { $to }.
log-border-waits = { $player } { $step }: off the board, so wait on { $square }.
log-reach-arrival = { $player } arrives on { $square } and takes the magot: { $points } points.
log-rival-arrival = That is { $rival }’s arrival: { $player } pays { $points } and goes back.
log-hit =
    { $to ->
        [-1] { $player } lands on { $rival } and takes { $points } points.
       *[other] { $player } sends { $rival } to { $to }.
    }
log-own-start = Back at the start: { $player } pays { $points } to { $rival }.
log-rival-start = On { $rival }’s start: { $player } takes { $points } points.
log-again = { $player } throws again.
log-short-of-money = { $player } owes { $owed } and has only { $purse }: it is given.
log-next-round = Round { $round } of { $rounds }.
log-cannot-stake = { $player } cannot stake any more and looks on.
log-richest-wins =
    { $sharing ->
        [one] { $player } wins with { $points } points.
       *[other] { $sharing } players share the win with { $points } points each.
    }
log-round-cap = The round drags on: { $player } takes back a stake of { $points }.
