seat-0 = Poppy
seat-1 = Cornflower
seat-2 = Clover
seat-3 = Sunflower
seat-4 = Lilac
seat-5 = Liquorice
pawn = Pawn ({ $player })
rosette = Rosette { $rank }
token = Token of { $value }
die = die: { $face }
dice = Die
kept = Cards kept: { $player }
points = Points
bank = Common bank
pile = Pile
to = { $player }
dash-yes = Yes, let’s run
dash-no = No, let’s stroll
tagline = One street, a thousand small kindnesses, a few blunders, and a lit door at the end.
option-dash = Run straight for the end after the first arrival
option-dash-asked = put to the vote
option-dash-on = yes
option-dash-off = no
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
event-points = { $gain } points
event-again = Throw again
event-miss = Miss your next turn
event-move = Go to square { $to }

prompt-contest = Who will throw highest?
prompt-throw = { $player }, throw the die.
prompt-almost = { $player }, nearly: it takes a 1 or a 6.
prompt-draw = { $player } draws a card.
prompt-share = { $player }, whom do you share it with?
prompt-give =
    { $points ->
        [one] { $player }, who gets 1 point from you?
       *[other] { $player }, who gets { $points } points from you?
    }
prompt-vote = { $player }, shall we all run straight for the end?
prompt-won =
    { $sharing ->
        [one] Everyone is home. { $player } wins with { $points } points.
       *[other] Everyone is home. { $sharing } players share the win with { $points } points each.
    }

log-start-ten = Everyone takes { $points } points from the bank.
log-best-throw-begins =
    { $count ->
        [one] { $player } throws highest and begins.
       *[other] { $count } are level and throw again.
    }
log-throw-and-advance = { $player } throws { $die }: { $from } → { $to }.
log-six-again = A six: { $player } throws again.
log-pass-draws = { $player }: { $gain }.
log-back-draws = { $player } draws a card on the way back.
log-cannot-pay = { $player } cannot pay { $owed } and keeps the card.
log-pay-when-able = A kept card is settled. { $player }: { $gain }.
log-reshuffle = { $count } cards are shuffled again.
log-bank-empty =
    { $points ->
        [one] The bank is empty: { $points } point lost for { $player }.
       *[other] The bank is empty: { $points } points lost for { $player }.
    }
log-no-target = Nobody to turn to: the card is put away.
log-exact-event = { $square }
log-event-moves = { $player } goes to square { $to }.
log-event-cannot-pay = { $player } has too little and gives what there is.
log-again-and-miss =
    { $what ->
        [1] { $player } earns a throw.
        [2] { $player } will miss the next turn.
       *[other] { $player } misses a turn.
    }
log-card-moves = The card takes { $player } from { $from } to { $to }.
log-push = { $player } pushes { $rival } to square { $to }.
log-back-to-start = { $player } is back at the start.
log-exact-almost-there = { $player } throws { $steps }, too many: { $from } → { $to }.
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
       *[other] { $yes ->
            [1] { $player } wants to run.
           *[other] { $player } would rather stroll.
        }
    }
log-all-home = All { $count } pawns are home.
log-best-total-wins =
    { $sharing ->
        [one] { $player } wins with { $points } points.
       *[other] { $sharing } players share the win with { $points } points each.
    }
