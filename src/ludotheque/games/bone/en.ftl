seat-0 = Basset
seat-1 = Poodle
seat-2 = Mastiff
seat-3 = Spaniel
hand = { $player }’s bars
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
bar-there = { $bar }, from { $from } to { $to }
laid = { $signs } from { $from } to { $to }
back = hidden bar
points = Points
round = Round
pile = Pile
turn-0 = Lying
turn-1 = Standing
turn-2 = Lying, reversed
turn-3 = Standing, reversed
pass = Pass my turn
tagline = Lay your colours, enclose bands: whoever encloses the most gets the bone.
option-begins = Who begins
option-begins-lot = drawn by lot
option-begins-seat-1 = the first seat
option-begins-seat-2 = the second seat
option-begins-seat-3 = the third seat
option-begins-seat-4 = the fourth seat
option-games = Length
option-games-one = one game
option-games-everyone-begins = a game per player, everyone begins once
option-edge = Edge of the table
option-edge-encloses = it encloses the bands laid against it
option-edge-neutral = neutral, these bands score nothing

prompt-lot = Lots are drawn to see who begins.
prompt-deal = Everyone draws four bars.
prompt-bone = Three bars for the bone.
prompt-lay =
    { $you ->
        [player] Your turn: lay a bar, a colour against the same.
       *[other] { $player } lays a bar.
    }
prompt-pass =
    { $you ->
        [player] None of your bars has room: you pass.
       *[other] { $player } can lay nothing and passes.
    }
prompt-refill =
    { $you ->
        [player] You draw a bar.
       *[other] { $player } draws a bar.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] You win the game
           *[other] { $player } wins the game
        } with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $sharing } players share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }

why-encloses =
    { $count ->
        [one] encloses 1 band
       *[other] encloses { $count } bands
    }
why-contacts =
    { $count ->
        [one] 1 contact, encloses nothing yet
       *[other] { $count } contacts, encloses nothing yet
    }

log-four-each = { $player } has their four bars.
log-bone-start = Three bars make the bone.
log-first-player = { $player } begins.
log-same-colour-contact =
    { $player } lays { $bar }: { $count ->
        [one] one contact
       *[other] { $count } contacts
    }.
log-enclose =
    { $count ->
        [one] { $player } encloses one band: 1 point.
       *[other] { $player } encloses { $count } bands: { $count } points.
    }
log-table-edge =
    { $edge ->
        [encloses] { $count ->
            [one] One band touches the edge of the table and is enclosed.
           *[other] { $count } bands touch the edge of the table and are enclosed.
        }
       *[neutral] { $count ->
            [one] One band touches the edge of the table, which is neutral.
           *[other] { $count } bands touch the edge of the table, which is neutral.
        }
    }
log-no-enclosure-no-point = Nothing enclosed, no point.
log-always-refill = { $player } draws the last bar of the pile.
log-cannot-lay = { $player } cannot lay anything and passes.
log-full-rounds-only = { $count } turns each: the game is over.
log-most-points-wins =
    { $sharing ->
        [one] { $you ->
            [player] You have the most points: { $points }.
           *[other] { $player } wins with { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
        }
       *[other] { $sharing } players share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }

# Why a touch comes to nothing, beside the finger
why-taken = There is a bar here already.
why-no-room = No room: it takes four free squares this way.
why-same-colour-contact = Here, none of its bands would touch its own colour.
why-cannot-lay = Who can lay a bar must lay one.

reckoned-before = Scored before
reckoned-R = Red bands
reckoned-Y = Yellow bands
reckoned-V = Violet bands
reckoned-G = Green bands
reckoned-game = Game { $game }
reckoned-most = Best move

# The same in a few words, for a turn in one line.
log-same-colour-contact-short = { $bar }
log-enclose-short =
    { $count ->
        [one] encloses one band, +1
       *[other] encloses { $count } bands, +{ $count }
    }
log-no-enclosure-no-point-short = no point
log-always-refill-short = { "" }
log-table-edge-short =
    { $edge ->
        [encloses] { $count } against the edge
       *[neutral] neutral edge: { $count }
    }
log-cannot-lay-short = passes

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-lay = You score by enclosing bands: nothing can touch them any more.
first-enclose = Nothing can be laid against this band any more: 1 point.
first-table-edge =
    { $edge ->
        [encloses] Nothing is laid beyond the edge: the band is enclosed.
       *[neutral] Against the edge, a band brings nothing.
    }
first-same-colour-contact = A contact lets one lay a bar; by itself it scores nothing.
first-no-enclosure-no-point = Only enclosing a band scores.
first-cannot-lay = Who can lay nothing passes, and draws nothing.
