seat-0 = Indigo
seat-1 = Saffron
seat-2 = Plum
seat-3 = Sage
seat-4 = Apricot
seat-5 = Ivory
colour-0 = indigo
colour-1 = saffron
colour-2 = plum
colour-3 = sage
colour-4 = apricot
colour-5 = ivory
traveller = { $player }
flag = Flag of { $player }
spare-flag = A flag of nobody’s
card-train = train { $reach }
card-boat = boat { $reach }
card-plane = plane { $reach }
card-world = Tour du monde
back = hidden transport card
secret = SECRET card
hand = Cards of { $player }
carried = On the way with { $player }
rack = Album of { $player }
open = Lying open
validated = Validated
round = Round
quarter-NW = north-west
quarter-NE = north-east
quarter-SW = south-west
quarter-SE = south-east
film-left = On the left: { $quarter }
film-right = On the right: { $quarter }
empty-left = On the left: empty
empty-right = On the right: empty
sheet = Information sheet
peeked = The next sheet, read in secret
hints = Riddles read out to all
site = { $name }, { $country }
right = { $player } has found it!
wrong = { $player } was wrong
hint = A little help: number { $number }
press-stay = Stay here
press-change = Stay and change a card
press-pass = End the turn
press-accept = Let it happen
press-use = Play this card
press-call-left = Announce the card on the left
press-call-right = Announce the card on the right
tagline = Three riddles, a map, a train ticket: eighty sites to find, and a flag to come home to.
option-round_world = The world is round: the map’s edges meet
option-round_world-no = no
option-round_world-yes = yes
option-hint = Rounds before a little help (0: never)
option-turn_cap = Turns in all, at most

effect-voyage = Off you go: { $site }
effect-draw =
    { $count ->
        [one] Draw a transport card
       *[other] Draw { $count } transport cards
    }
effect-lose = Lay a transport card aside
effect-swap = A card changed blindly
effect-sheet = The sheet is turned
effect-peek = Read the next sheet, for yourself
effect-flag = Your flag comes to you
effect-flag-other = Move another flag by one cell
effect-again = Play again after this turn
effect-miss = Miss your next turn
effect-step = One cell on
effect-nothing = Nothing happens
effect-shield = Turns a misfortune away
effect-far = Two cells farther

prompt-numbers = The numbers are dealt.
prompt-face = A card comes into the camera.
prompt-site = A card comes into the camera.
prompt-sheet = The sheet is turned.
prompt-link = The numbers are looked for on the sheet.
prompt-peek = { $player } glances at the next sheet.
prompt-glimpse = { $player } reads in secret.
prompt-hint = A little help for everybody.
prompt-card = The card is shown.
prompt-deal = Transport cards are dealt.
prompt-start = Where does { $player } set out from?
prompt-lot = The lot says who begins.
prompt-event = { $player } draws an event.
prompt-secret = { $player } keeps a SECRET card.
prompt-mix = { $player } loses a card by chance.
prompt-place-flag = { $player }, plant the flag.
prompt-spare-flag = { $player }, plant a flag of nobody’s.
prompt-travel = { $player }, choose how to travel.
prompt-shield = { $player }, will you turn this misfortune away?
prompt-lay = { $player }, lay a card aside.
prompt-which-flag = { $player }, which flag do you move?
prompt-step = { $player }, where do you stop?
prompt-call = { $player }, anything to announce here?
prompt-won =
    { $sharing ->
        [one] { $player } wins with { $count } destinations in the album.
       *[other] Victory shared by { $sharing }, { $count } destinations each.
    }

log-one-sheet = A new sheet is on show.
log-seven-cards = Everybody gets { $count } transport cards.
log-random-start = { $player } sets out from: { $site }.
log-no-sharing = { $rival } is there already: { $player } draws another card.
log-place-flag = { $player } plants the { $colour } flag at { $cell }.
log-spare-flags = { $player } plants the { $colour } flag, nobody’s, at { $cell }.
log-youngest-first = { $player } begins.
log-choose-transport = { $player } misses a turn.
log-on-foot = { $player } walks: { $from } → { $to }.
log-by-card = { $player }: { $card }, { $from } → { $to }.
log-laid = { $player } lays a card aside: { $card }.
log-tour-du-monde = { $player } plays Tour du monde: { $from } → { $to }.
log-adrift = { $player } drifts: { $from } → { $to }.
log-stay = { $player } stays.
log-change-card = { $player } changes a card.
log-refill = The pile is empty: { $count } transport cards are shuffled again.
log-flag-turns-sheet = { $player } reaches the { $colour } flag: the sheet is turned.
log-red-square-event = { $player }: { $event } { $effect }.
log-event-pile = { $count } events are shuffled again.
log-kept = { $player } keeps a SECRET card.
log-secret-card = { $player } plays a SECRET card: { $effect }.
log-no-chain-event = { $player } arrives at { $to }.
log-sent-aside = { $player } is expected at { $to }, but the place is taken.
log-announce =
    { $opening ->
        [0] { $player } announces, on the left: { $site }.
       *[other] { $player } announces, on the right: { $site }.
    }
log-must-leave = { $player } has made an announcement here and must move on.
log-right-call = Right! { $player } takes along: { $site }.
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
log-five-wins = { $player } has five destinations in the album!
log-turn-cap = The game stops after { $turns } turns.
