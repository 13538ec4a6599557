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
option-stake = Everyone’s stake in each round, in tens
option-rounds = Rounds
option-hints = Help with placing
option-hints-no = no help
option-hints-yes = how many throws to the arrival

prompt-contest = Round { $round }. Who throws +10?
prompt-start =
    { $you ->
        [player] { $round ->
            [1] Your turn: put your D where you like, your pawn will start there.
           *[other] Your turn: put your D on a new square, your pawn will start there.
        }
       *[other] { $player } chooses where to start from, and places a D.
    }
prompt-arrival =
    { $you ->
        [player] Your turn: choose where { $rival } has to arrive, and place their A.
        [rival] { $player } chooses where you have to arrive, and places your A.
       *[other] { $player } chooses where { $rival } has to arrive, and places their A.
    }
prompt-send =
    { $you ->
        [player] Your turn: where do you send { $rival }, to 6 or to 63?
        [rival] { $player } chooses where to send you, to 6 or to 63.
       *[other] { $player } chooses where to send { $rival }, to 6 or to 63.
    }
prompt-throw =
    { $you ->
        [player] Your turn: throw the die.
       *[other] { $player } throws the die.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] You end with { $points } points and win!
           *[other] { $player } ends with { $points } points and wins.
        }
       *[other] { $sharing } players end level with { $points } points each.
    }

hint-start = Farthest arrival: about { $count } throws.
hint-arrival = { $rival } would be there in about { $count } throws.

why-start =
    sent as far as can be, about { $count } throws{ $side ->
        [more] , { $by } more than from an ordinary square
        [fewer] , { $by } fewer than from an ordinary square
       *[same] { "" }
    }
why-arrival =
    { $rival } would need about { $count } throws{ $side ->
        [more] , { $by } more than to an ordinary square
        [fewer] , { $by } fewer than to an ordinary square
       *[same] { "" }
    }
why-send =
    { $rival } would be { $count } throws from home{ $side ->
        [more] , { $by } more than in the other corner
        [fewer] , { $by } fewer than in the other corner
       *[same] { "" }
    }

log-equal-share =
    { $box ->
        [0] The notes are shared: { $points } points each.
       *[other] The notes are shared: { $points } points each, and { $box } stay in the box.
    }
log-stake = { $player } stakes { $points } points.
log-first-plus-ten =
    { $count ->
        [one] { $player } throws +10 and begins.
       *[other] { $count } players throw +10 and throw again.
    }
log-choose-start = { $player } starts from { $square }.
log-next-sets-arrival = { $player } sets { $rival }’s arrival on { $square }.
log-tokens-fixed = All is in place. { $player } throws.
log-obey-die = { $player } { $step }: { $from } → { $to }.
log-border-waits = { $player } { $step }: off the board, so the pawn waits on { $square }.
log-reach-arrival = { $player } arrives on { $square } and takes the magot: { $points } points.
log-rival-arrival = That is { $rival }’s arrival: { $player } pays { $points } points and goes back.
log-hit =
    { $to ->
        [-1] { $player } lands on { $rival } and receives { $points } points.
       *[other] { $player } sends { $rival } to { $to }.
    }
log-own-start = Back at the start: { $player } pays { $points } points to { $rival }.
log-rival-start = On { $rival }’s start: { $player } receives { $points } points.
log-again = { $player } throws again.
log-short-of-money =
    { $purse ->
        [0] { $player } owes { $owed } points and has nothing left.
       *[other] { $player } owes { $owed } points and has only { $purse }: all of it goes.
    }
log-next-round = Round { $round } of { $rounds }.
log-cannot-stake = { $player } cannot stake any more and watches the rest.
log-richest-wins =
    { $sharing ->
        [one] { $you ->
            [player] You have the most points: { $points }.
           *[other] { $player } wins with { $points } points.
        }
       *[other] { $sharing } players share the win with { $points } points each.
    }
log-round-cap = The round drags on: { $player } takes back a stake of { $points }.

# Why a touch comes to nothing, beside the finger
why-start-first = First the D tokens, then the A tokens.
why-taken = There is a token on this square already.
why-exile = Never on 6 or 63: struck pawns are sent there.
why-next-round = A token was on this square in the round before.
why-tokens-fixed = Tokens stay where they are until the round ends.
why-hit = A struck pawn goes to 6 or to 63.
why-obey-die = Only the die moves pawns.

reckoned-share = Opening share
reckoned-stakes = Stakes
reckoned-back = Stakes taken back
reckoned-magots = Magots taken
reckoned-got = Accidents: received
reckoned-paid = Accidents: paid

round-taken = { $player } takes the magot: { $points } points
round-undecided = The round stops, everybody takes the stake back
round-share =
    { $taken ->
        [0] { $player }: stake { $stake }, accidents { $accidents }
       *[other] { $player }: stake { $stake }, magot +{ $taken }, accidents { $accidents }
    }

# The same in a few words, for a turn in one line.
log-stake-short = { "" }
log-next-round-short = { "" }
log-choose-start-short = starts from { $square }
log-next-sets-arrival-short =
    { $you ->
        [rival] sends you to { $square }
       *[other] sends { $rival } to { $square }
    }
log-tokens-fixed-short = { "" }
log-obey-die-short = { $step }, { $from } → { $to }
log-border-waits-short = { $step } is off the board, waits
log-reach-arrival-short = takes the magot, +{ $points }
log-rival-arrival-short =
    { $you ->
        [rival] on your arrival, pays you { $points }
       *[other] rival’s arrival, pays { $rival } { $points }
    }
log-hit-short =
    { $to ->
        [-1] { $you ->
            [rival] lands on you, takes { $points }
           *[other] lands on { $rival }, +{ $points }
        }
       *[other] { $you ->
            [rival] sends you to exile, on { $to }
           *[other] sends { $rival } to exile, on { $to }
        }
    }
log-own-start-short =
    { $rivals ->
        [one] { $you ->
            [rival] back at the start, pays you { $points }
           *[other] back at the start, pays { $rival } { $points }
        }
       *[other] back at the start, pays { $points } to each
    }
log-rival-start-short =
    { $you ->
        [rival] on your start, takes { $points } from you
       *[other] rival’s start, gets { $points } from { $rival }
    }
log-again-short = { "" }

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-start = You choose your start; somebody else will choose your arrival.
first-prompt-throw = “Until something befalls me” throws for all until then.
first-prompt-arrival = Far away is not enough: the die’s leaps must make it hard to reach.
first-obey-die = A negative number moves back.
first-border-waits = A throw that would leave the board is not played.
first-rival-arrival = On another’s A, one pays 20 points and goes back to where one was.
first-hit = On a rival pawn, one receives 10 points and sends it to 6 or 63.
first-own-start = Back on one’s own D costs 50 points per rival, then one throws again.
first-rival-start = Another’s D brings 30 points, then one throws again.
first-short-of-money = Who has too little pays what is there, and owes nothing more.
first-cannot-stake = Who cannot stake any more does not play on.
first-next-round = The D and A squares of the round before cannot be used again.
