seat-0 = Poppy
seat-1 = Cornflower
seat-2 = Clover
seat-3 = Sunflower
seat-4 = Lilac
seat-5 = Liquorice
pawn = Pawn ({ $player })
rosette = Rosette { $rank }
token = Token of { $value }
die =
    { $face ->
        [waiting] die, not yet thrown
        [1] die: a heart, which is a 1
       *[other] die: { $face }
    }
dice = Die
kept = Cards kept: { $player }
points = Points
bank = Common bank
pile = Pile
to = { $player }
dash-yes = Yes, let’s run
dash-no = No, let’s stroll
tagline = One street, a thousand small kindnesses, a few blunders, and a lit door at the end.
option-dash = Run straight for the end
option-dash-asked = by a vote, after each arrival
option-dash-on = from the first arrival on
option-dash-off = never
option-blank-1 = A good deed
option-blank-2 = Another good deed
option-blank-3 = One more good deed
option-blank-4 = A blunder
blank-1 = A card written by the table.
blank-2 = A card written by the table.
blank-3 = A card written by the table.
blank-4 = A card written by the table.

card-gain =
    { $amount ->
        [one] +1 point
       *[other] +{ $amount } points
    }
card-share = +1 point each
card-loss =
    { $amount ->
        [one] −1 point
       *[other] −{ $amount } points
    }
card-give =
    { $amount ->
        [one] Give 1 point
       *[other] Give { $amount } points
    }
card-forward =
    { $amount ->
        [one] One square forward
       *[other] { $amount } squares forward
    }
card-back =
    { $amount ->
        [one] One square back
       *[other] { $amount } squares back
    }
gift-give =
    { $points ->
        [one] { $player } gives 1 point to { $rival }.
       *[other] { $player } gives { $points } points to { $rival }.
    }
gift-share = One point for { $player }, and one for { $rival }.
event-points =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
event-again = Throw again
event-miss = Miss your next turn
event-move = Go to square { $to }

# What is printed on a square, in words.
sign-card = A card square: draw a card, even in passing.
sign-points = Whoever stops here: { $gain } points.
sign-again = Whoever stops here throws again.
sign-miss = Whoever stops here misses the next turn.
sign-move = Whoever stops here goes to square { $to }.
sign-almost = Land exactly here, then throw a 1 or a 6 to get home.

prompt-contest = Who will throw highest?
prompt-throw =
    { $you ->
        [player] Your turn: throw the die.
       *[other] { $player } throws the die.
    }
prompt-almost =
    { $you ->
        [player] Your turn: throw the die. Nearly! It takes a 1 or a 6 to get in.
       *[other] { $player } throws the die: it takes a 1 or a 6 to get in.
    }
prompt-six =
    { $you ->
        [player] A 6: your turn, throw again!
       *[other] { $player } has thrown a 6 and throws again.
    }
prompt-again =
    { $you ->
        [player] One more throw: your turn again!
       *[other] { $player } has one more throw.
    }
prompt-draw =
    { $you ->
        [player] You draw a card.
       *[other] { $player } draws a card.
    }
prompt-share =
    { $you ->
        [player] Your turn: 1 point for you, and 1 for whom?
       *[other] { $player } chooses whom to treat to 1 point.
    }
prompt-give =
    { $you ->
        [player] { $points ->
            [one] Your turn: who gets 1 of your points?
           *[other] Your turn: who gets { $points } of your points?
        }
       *[other] { $points ->
            [one] { $player } chooses whom to give 1 point.
           *[other] { $player } chooses whom to give { $points } points.
        }
    }
prompt-vote =
    { $you ->
        [player] Your turn: shall we all run straight for the door? No more cards or events, for anyone.
       *[other] { $player } votes: shall all run straight for the door, with no more cards or events?
    }
prompt-won =
    { $sharing ->
        [one] Everyone is home. { $you ->
            [player] You win with { $points } points!
           *[other] { $player } wins with { $points } points.
        }
       *[other] Everyone is home. { $sharing } players share the win with { $points } points each.
    }

why-poorest = { $rival } has the fewest points
why-ahead =
    { $count ->
        [0] nobody is ahead of you
        [one] you are 1 square ahead
       *[other] you are { $count } squares ahead
    }
why-behind =
    { $count ->
        [one] you are 1 square behind
       *[other] you are { $count } squares behind
    }

log-start-ten = Everyone takes { $points } points from the bank.
log-best-throw-begins =
    { $count ->
        [one] { $player } throws highest and begins.
       *[other] { $count } are level and throw again.
    }
log-blank-cards =
    { $count ->
        [one] One card written by the table joins the pile.
       *[other] { $count } cards written by the table join the pile.
    }
log-throw-and-advance = { $player } throws { $die }: { $from } → { $to }.
log-six-again = A 6: { $player } throws again.
log-pass-draws = { $player }: { $gain }.
log-back-draws = { $player } draws a card on the way back.
log-cannot-pay = { $player } cannot pay { $owed } and keeps the card.
log-pay-when-able = A kept card is settled. { $player }: { $gain }.
log-reshuffle =
    { $count ->
        [0] There is no card left to draw.
        [1] The only used card serves again.
       *[other] The { $count } used cards are shuffled.
    }
log-bank-empty =
    { $points ->
        [one] The bank is empty: { $points } point lost for { $player }.
       *[other] The bank is empty: { $points } points lost for { $player }.
    }
log-no-target = Nobody to choose: the card joins the used cards.
log-exact-event = { $square }
log-event-moves = { $player } goes to square { $to }.
log-event-cannot-pay = { $player } has too little, and pays what there is.
log-again-and-miss =
    { $what ->
        [1] { $player } earns a throw.
        [2] { $player } will miss the next turn.
       *[other] { $player } misses a turn.
    }
log-card-moves = The card moves { $player }: { $from } → { $to }.
log-push = { $player } pushes { $rival }: { $from } → { $to }.
log-back-to-start = { $player } is back at the start.
log-exact-almost-there = { $steps } is too many: { $player } goes back, { $from } → { $to }.
log-neutral =
    { $die ->
        [0] { $player } is almost there, and nothing moves that pawn any more.
       *[other] { $player } throws { $die }: it takes a 1 or a 6.
    }
log-enter-arrival = { $player } throws { $die } and is through the door!
log-rank-points =
    { $points ->
        [0] { $player } comes home { $rank }th.
       *[other] { $player } comes home { $rank ->
            [1] first
            [2] second
            [3] third
           *[other] { $rank }th
        }: { $points } points.
    }
log-vote-dash =
    { $all ->
        [1] It is settled: everyone runs straight for the end.
        [2] No vote: to run or to stroll is all the same to whoever waits at the door.
       *[other] { $yes ->
            [1] { $player } wants to run.
           *[other] { $player } would rather stroll.
        }
    }
log-all-home = All { $count } pawns are home.
log-best-total-wins =
    { $sharing ->
        [one] { $you ->
            [player] You have the most points: { $points }.
           *[other] { $player } wins with { $points } points.
        }
       *[other] { $sharing } players share the win with { $points } points each.
    }

reckoned-rank = Rank of arrival
reckoned-start = Tokens to start with
reckoned-won = Cards: received
reckoned-given = Cards: paid, given
reckoned-squares = Event squares

home = { $player } is home!
almost = Almost there!
almost-then = Only a 1 or a 6 now, and the door opens.

# The same in a few words, for a turn in one line: who it is said of comes first.
log-throw-and-advance-short = { $player } a { $die }, { $from } → { $to }
log-six-again-short = { $player } again
log-pass-draws-short = { $player } { $gain }
log-back-draws-short = { $player } a card
log-cannot-pay-short = { $player } card kept
log-pay-when-able-short = { $player } { $gain }, kept card
log-exact-event-short =
    { $points ->
        [0] { "" }
       *[other] { $player } { $gain }
    }
log-event-moves-short = { $player } to { $to }
log-again-and-miss-short =
    { $what ->
        [1] { $player } one more throw
        [2] { $player } a turn to miss
       *[other] { $player } no turn
    }
log-card-moves-short = { $player } to { $to }
log-push-short =
    { $you ->
        [player] you push { $rival } to { $to }
        [rival] { $player } pushes you to { $to }
       *[other] { $player } pushes { $rival } to { $to }
    }
log-back-to-start-short = { $player } back to the start
log-exact-almost-there-short = { $player } a { $steps }, too many, { $from } → { $to }
log-neutral-short =
    { $die ->
        [0] { $player } almost there
       *[other] { $player } a { $die }, waits
    }
log-enter-arrival-short = { $player } a { $die }, the door opens!

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-throw = What do “←20” or “ZZ” mean? Touch a square, it tells you.
first-throw-and-advance =
    { $die ->
        [1] The heart on the die is a 1.
       *[other] { "" }
    }
first-six-again = A 6 gives another throw.
first-pass-draws = Every card square that is passed draws a card.
first-back-draws = Going back, too, every card square draws a card.
first-cannot-pay = Too dear: the card waits in front of its player.
first-pay-when-able = A card that waits is paid as soon as it can be.
first-exact-event = An event only counts for who stops just on it.
first-event-cannot-pay = An event takes what there is, nothing more.
first-push = Stopping on a pawn pushes it one square on.
first-exact-almost-there = “Almost there” is reached exactly: too much, and one goes back as far.
first-neutral = Almost there: nothing moves this pawn, it needs a 1 or a 6.
first-rank-points = The first to arrive receive 40, 30, 20 and 10 points.
first-bank-empty = The bank gives only what it has.

# Why a touch comes to nothing, beside the finger
why-oneself = Choose somebody other than yourself.
why-home = Who is home neither gives nor receives any more.
