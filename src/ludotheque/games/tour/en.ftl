seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6
colour-0 = indigo
colour-1 = saffron
colour-2 = plum
colour-3 = sage
colour-4 = apricot
colour-5 = ivory
figure-0 = The indigo traveller, with the anchor
figure-1 = The saffron traveller, with the star
figure-2 = The plum traveller, with the parasol
figure-3 = The sage traveller, with the leaf
figure-4 = The apricot traveller, with the moon
figure-5 = The ivory traveller, with the hourglass
figures = Travellers to choose from
traveller = { $player }’s traveller
flag = { $player }’s flag
spare-flag = The { $colour } flag, nobody’s
card-train = train { $reach }
card-boat = boat { $reach }
card-plane = plane { $reach }
card-world = Tour du monde
back = hidden transport card
secret = SECRET card
hand = { $player }’s cards
carried = Carried by { $player }
rack = { $player }’s rack
open = Open cards
validated = Validated
round = Round
cell = { $area } ({ $latitude }° { $pole ->
    [N] N
   *[S] S
} { $longitude }° { $side ->
    [E] E
   *[W] W
})
quarter-NW = north-west
quarter-NE = north-east
quarter-SW = south-west
quarter-SE = south-east
film-left = On the left: { $quarter }
film-right = On the right: { $quarter }
empty-left = On the left: empty
empty-right = On the right: empty
sheet = Information sheet
peeked = The next sheet, for you alone
peeked-where = You find it again beside the sheet, until the sheet is turned.
come-again = But all sheets were read before: they come round in the same order, and tell nothing new.
hints = Riddles read out to all
site = { $name }, { $country }
right = { $player } has found it!
wrong = { $player } was wrong
stays-open = The card stays open: the first other player to stop at that site takes it.
hint = A little help: number { $number }
press-stay = Stay here
press-change = Stay, change a card
press-pass = End the turn
press-draw = Draw the event
press-accept = Let it happen
press-use = Play: { $effect }
press-call-left = Announce the card on the left
press-call-right = Announce the card on the right
press-only-left = Announce on the left: { $site }
press-only-right = Announce on the right: { $site }
press-in-europe = Europe
press-in-africa = Africa
press-in-asia = Asia
press-in-north-america = North America
press-in-south-america = South America
press-in-oceania = Oceania
tagline = Three riddles, a map, a train ticket: eighty sites to find, and a flag to come home to.
option-round_world = The world is round: the map’s edges meet
option-round_world-no = no
option-round_world-yes = yes
option-hint = An addition of this edition: rounds before a little help (0: never, as in the box)
option-turn_cap = Turns in all, at most
option-begins = Who begins (the youngest, says the box)
option-begins-lot = the lot decides
option-begins-seat-1 = the first seat
option-begins-seat-2 = the second seat
option-begins-seat-3 = the third seat
option-begins-seat-4 = the fourth seat
option-begins-seat-5 = the fifth seat
option-begins-seat-6 = the sixth seat
option-site_names = The names of sites on the map
option-site_names-near = close up
option-site_names-none = never: only the red squares, as in the box

effect-voyage = Off you go: { $site }
effect-draw =
    { $count ->
        [one] Draw a transport card
       *[other] Draw { $count } transport cards
    }
effect-lose = Lose a transport card
effect-swap = A card swapped blindly
effect-sheet = The sheet is turned
effect-peek = Read the next sheet, for yourself
effect-flag = Your flag comes to you
effect-flag-other = Move another flag by one cell
effect-again = Play again after this turn
effect-miss = Miss your next turn
effect-step = Take a step of one cell
effect-nothing = Nothing happens
effect-shield = Turns a misfortune away
effect-far = Two cells farther with a card

prompt-numbers = The numbers are dealt.
prompt-face = A card comes into the camera.
prompt-site = A card comes into the camera.
prompt-sheet = The sheet is turned.
prompt-link = The numbers are looked for on the sheet.
prompt-peek =
    { $you ->
        [player] You glance at the next sheet.
       *[other] { $player } glances at the next sheet.
    }
prompt-glimpse =
    { $you ->
        [player] You read in secret.
       *[other] { $player } reads in secret.
    }
prompt-hint = A little help for everybody.
prompt-card = The card is shown.
prompt-deal = Transport cards are dealt.
prompt-start =
    { $you ->
        [player] Where do you set out from?
       *[other] Where does { $player } set out from?
    }
prompt-lot = The lot decides who begins.
prompt-figure =
    { $you ->
        [player] Your turn: choose your traveller.
       *[other] { $player } chooses a traveller.
    }
prompt-event =
    { $you ->
        [player] You draw an event.
       *[other] { $player } draws an event.
    }
prompt-secret =
    { $you ->
        [player] You keep a SECRET card.
       *[other] { $player } keeps a SECRET card.
    }
prompt-mix =
    { $you ->
        [player] You swap a card blindly.
       *[other] { $player } swaps a card blindly.
    }
prompt-home =
    { $you ->
        [player] Your turn: plant your flag, you will bring your cards home there.
       *[other] { $player } plants a flag, to bring cards home to.
    }
prompt-place-flag =
    { $you ->
        [player] Your turn: plant the { $colour } flag on a neighbouring cell.
       *[other] { $player } plants the { $colour } flag on a neighbouring cell.
    }
prompt-spare-flag =
    { $you ->
        [player] Your turn: plant a flag that is nobody’s where you like. Whoever reaches it turns the sheet.
       *[other] { $player } plants a flag that is nobody’s: whoever reaches it turns the sheet.
    }
prompt-travel =
    { $you ->
        [player] Your turn: how do you travel?
       *[other] { $player } chooses how to travel.
    }
prompt-travel-held = Your turn: where do you go?
prompt-travel-change = Your turn: which card do you change?
prompt-shield =
    { $you ->
        [player] { $usable ->
            [yes] Your turn: will you turn this misfortune away with a SECRET card?
           *[no] Your turn: your SECRET card is no help against it. Let it happen, the others will not know.
        }
       *[other] { $player } turns this misfortune away with a SECRET card, or lets it happen.
    }
prompt-lay =
    { $you ->
        [player] { $count ->
            [one] You lose your only card.
           *[other] Your turn: which card do you lose?
        }
       *[other] { $count ->
            [one] { $player } loses their only card.
           *[other] { $player } chooses the card to lose.
        }
    }
prompt-which-flag =
    { $you ->
        [player] Your turn: touch the flag to move by one cell, any but your own.
       *[other] { $player } chooses a flag to move.
    }
prompt-step =
    { $you ->
        [player] Your turn: where do you stop?
       *[other] { $player } chooses where to stop.
    }
prompt-arrival =
    { $you ->
        [player] Do you announce a site before the event?
       *[other] { $player } announces a site, or draws the event.
    }
prompt-call =
    { $you ->
        [player] Do you announce a site before you end?
       *[other] { $player } announces a site, or ends the turn.
    }
prompt-secrets =
    { $you ->
        [player] { $usable ->
            [yes] Your turn: do you play a SECRET card before your turn ends?
           *[no] Your turn: your SECRET card is of no use here. End your turn, the others will not know.
        }
       *[other] { $player } plays a SECRET card, or ends the turn.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] You win
           *[other] { $player } wins
        } with { $count ->
            [one] { $count } destination
           *[other] { $count } destinations
        } in the rack.
       *[other] { $sharing } players share the win with { $count ->
            [one] { $count } destination
           *[other] { $count } destinations
        } each.
    }

why-known = all that was read says so
why-guess = it is a guess
why-change = another card for later
why-home =
    { $count ->
        [one] brings 1 card home to your flag
       *[other] brings { $count } cards home to your flag
    }
why-sheet = turns the sheet
why-red = a red square: you may announce there
why-way-home =
    { $count ->
        [one] 1 cell from your flag
       *[other] { $count } cells from your flag
    }

log-one-sheet = A new sheet is on show.
log-seven-cards = Everybody gets { $count } transport cards.
log-random-start = { $player } sets out from: { $site }.
log-no-sharing = { $rival } is there already: { $player } draws another card.
log-place-flag = { $player } plants the { $colour } flag: { $cell }.
log-spare-flags = { $player } plants the { $colour } flag, which is nobody’s: { $cell }.
log-youngest-first = { $player } begins.
log-choose-figure = { $player } chooses the { $figure } traveller.
log-choose-transport = { $player } misses a turn.
log-on-foot = { $player } walks → { $to }.
log-by-card = { $player }: { $card } → { $to }.
log-laid = { $player } lays a card aside: { $card }.
log-tour-du-monde = { $player } plays Tour du monde → { $to }.
log-adrift = { $player } drifts → { $to }.
log-stay = { $player } stays.
log-change-card = { $player } changes a card.
log-refill = The pile is empty: { $count ->
        [one] { $count } transport card is
       *[other] { $count } transport cards are
    } shuffled again.
log-flag-turns-sheet = { $player } reaches the { $colour } flag: the sheet is turned.
log-red-square-event = { $player }: { $event } { $effect }.
log-event-pile = { $count ->
        [one] { $count } event is
       *[other] { $count } events are
    } shuffled again.
log-kept = { $player } keeps a SECRET card.
log-secret-card = { $player } plays a SECRET card: { $effect }.
log-no-chain-event = { $player } arrives there: { $to }.
log-sent-aside = { $player } was to stop there: { $to }, but the place is taken.
log-announce =
    { $opening ->
        [0] { $player } announces, on the left: { $site }.
       *[other] { $player } announces, on the right: { $site }.
    }
log-must-leave = { $player } has made an announcement here and must move on.
log-site-names = { $site } is the site of the card, but it does not lie here.
log-right-call = Right! { $player } takes it along: { $site }.
log-wrong-call = It was: { $site }. The card stays open.
log-taken = { $player } takes the open card: { $site }.
log-validate =
    { $count ->
        [one] { $player } validates a destination: { $total } in all.
       *[other] { $player } validates { $count } destinations: { $total } in all.
    }
log-next-card =
    { $opening ->
        [0] On the left, a new card: { $quarter }.
       *[other] On the right, a new card: { $quarter }.
    }
log-camera-empty =
    { $opening ->
        [0] The left compartment is empty.
       *[other] The right compartment is empty.
    }
log-extra-hint = A little help, number { $number }: { $riddle }
log-five-wins =
    { $you ->
        [player] You have five destinations in the rack!
       *[other] { $player } has five destinations in the rack!
    }
log-turn-cap = The game ends after { $turns } turns.

# Why a touch comes to nothing, beside the finger
why-far =
    { $count ->
        [one] Too far: one cell at most.
       *[other] Too far: { $count } cells at most.
    }
why-train = The train does not go there: it keeps to the land and crosses straits.
why-train-coast = No train goes to a mere coast: the map is paler there.
why-boat = The boat does not go there: it keeps to sea, coasts and straits.
why-plane = The plane does not land there.
why-no-train = No train leaves from here: it keeps to the land and crosses straits.
why-no-boat = No boat leaves from here: it keeps to sea, coasts and straits.
why-no-plane = No plane leaves from here: everything around is taken.
why-first-card = Touch a card first, or your figure to go on foot.
why-on-foot = On foot, one goes to a neighbouring cell without leaving the land.
why-here = You are there already.
why-choose-transport = You have already travelled this turn.
why-no-sharing = Another traveller is on this cell.
why-place-flag = Your flag goes on a free neighbouring cell.
why-flag-turns-sheet = This flag goes on a free neighbouring cell.
why-sent-aside = One stops on a neighbouring cell without traveller or flag.
why-spare-flags = There is a flag or a traveller on this cell already.
why-red-square-event = The event leads to a neighbouring cell without traveller or flag.
why-own-flag = The event moves another player’s flag, not yours.
why-secret-card = This SECRET card is of no use now.

postcard = { $site }
postcard-carried = { $site }, on the way
reckoned-wrong = Wrong calls

at-home = { $player } is home at the flag

# The same in a few words, for a turn in one line.
log-choose-transport-short = misses the turn
log-place-flag-short = { $colour } flag → { $cell }
log-spare-flags-short = { $colour } flag → { $cell }
log-on-foot-short = on foot → { $to }
log-by-card-short = { $card } → { $to }
log-laid-short = lays aside { $card }
log-tour-du-monde-short = Tour du monde → { $to }
log-adrift-short = drifts → { $to }
log-stay-short = stays
log-change-card-short = changes a card
log-flag-turns-sheet-short = { $colour } flag, the sheet changes
log-red-square-event-short = { $effect }
log-kept-short = keeps a SECRET card
log-secret-card-short = SECRET, { $effect }
log-no-chain-event-short = arrives → { $to }
log-announce-short = announces { $site }
log-right-call-short = right
log-wrong-call-short = it was { $site }
log-taken-short = takes { $site }
log-validate-short =
    { $count ->
        [one] validates a destination
       *[other] validates { $count } destinations
    }
log-next-card-short = { "" }

# The first time in a player’s life: what has just happened, or what a choice is about.
first-flag-turns-sheet = Reaching a flag changes the sheet, for everybody.
first-red-square-event = Reaching a red square draws an event.
first-secret-card = A SECRET card is kept, hidden from the others.
first-adrift = At sea with neither boat nor plane, one drifts a cell.
first-right-call = A card that was found counts once it is brought home to the flag.
first-wrong-call = A wrong call leaves the card face up for all.
first-must-leave = One call per visit: leave and come back for another.
first-extra-hint = A card that nobody finds gets a hint for all.
