seat-0 = Jade
seat-1 = Indigo
reserve = { $player }’s reserve
dice = Dice
junk = Junk ({ $player })
die-1 = ace
die-6 = six
die-blank = nothing
die-waiting = to be thrown
turn = Turn
throws = Throws
tagline = Two ports, one frontier, three dice: the first junk to arrive wins.
option-turn_cap = Turns before the game is drawn
option-jump_to_capture = Jumping over other junks to capture
option-jump_to_capture-no = no
option-jump_to_capture-yes = yes
keep =
    { $count ->
        [0] Keep no six
        [one] Keep one six
       *[other] Keep { $count } sixes
    }

prompt-lot = Let the lot say who begins.
prompt-throw =
    { $you ->
        [player] { $count ->
            [1] Your turn: throw the dice.
            [2] Your turn: throw again. Throw 2 of 3.
           *[other] Your turn: last throw. A six brings in a junk of itself here, if one can come in.
        }
       *[other] { $count ->
            [1] { $player } throws the dice.
           *[other] { $player } throws again: throw { $count } of 3.
        }
    }
how-many-sixes = { $throw ->
        [1] Your turn
       *[other] Throw { $throw }
    }: how many sixes do you keep?
sails-by = { $count ->
        [one] by one square.
       *[other] by { $count } squares, one for each ace.
    }
prompt-keep =
    { $you ->
        [player] { $enters ->
            [yes] { how-many-sixes } A six that is kept brings in a junk, the rest is thrown again.
            [never] No junk can come in: you throw your six again.
            [zone] { how-many-sixes } It would be of no use: a junk has to leave your zone first.
            [all] { how-many-sixes } It would be of no use: your ten junks are on the water.
           *[port] { how-many-sixes } It would be of no use: your port is taken.
        }
       *[other] { $player } chooses how many sixes to keep.
    }
prompt-move =
    { $you ->
        [player] { $duty ->
            [entered] Your six brought in a junk: it is the one to leave the port, { sails-by }
            [from-port] The junk in your port goes first: sail it { sails-by }
            [zone] Your zone empties first: sail a junk of the zone { sails-by }
            [blocker] Your turn: clear the zone, sail a junk { sails-by }
           *[any] Your turn: sail a junk { sails-by }
        }
       *[other] { $count ->
            [one] { $player } sails a junk by one square.
           *[other] { $player } sails a junk by { $count } squares.
        }
    }
prompt-won =
    { $you ->
        [player] You enter the port and win the game!
       *[other] { $player } enters the port and wins the game.
    }
prompt-drawn = A drawn game. Nobody enters the port.

why-enters = a junk enters
why-throws =
    { $count ->
        [one] one die for one more ace
       *[other] { $count } dice for aces
    }
why-wins = wins the game
why-takes = takes a junk
why-rights = gains the rights of the frontier
why-near =
    { $count ->
        [one] 1 square from the enemy port
       *[other] { $count } squares from the enemy port
    }

log-first-player = { $player } begins.
log-empty-board = Ten junks wait on either side; the water is empty.
log-three-throws =
    { $throw ->
        [1] { $player } throws
       *[other] { $player } throws again
    }: { $aces ->
        [0] { $sixes ->
            [0] nothing
            [one] one six
           *[other] { $sixes } sixes
        }
        [one] one ace{ $sixes ->
            [0] { "" }
            [one] { " " }and one six
           *[other] { " " }and { $sixes } sixes
        }
       *[other] { $aces } aces{ $sixes ->
            [0] { "" }
           *[other] { " " }and one six
        }
    }.
log-three-aces-stop = Three aces: the dice stop there.
log-stop-early = { $player } stops there, one six and two aces in hand.
log-six-optional =
    { $kept ->
        [0] { $player } takes back { $sixes ->
            [one] the six
           *[other] all { $sixes } sixes
        }.
        [one] { $player } keeps one six.
       *[other] { $player } keeps { $kept } sixes.
    }
log-six-enters =
    { $entered ->
        [0] { $player }’s six is void.
       *[other] { $player } puts a junk on the port.
    }
log-play-in-full =
    { $aces ->
        [one] { $player }’s ace is lost.
       *[other] { $player }’s { $aces } aces are lost.
    }
log-one-junk =
    { $plays ->
        [0] Only the junk that entered could have played.
       *[other] The junk that entered plays the aces.
    }
log-port-first = Port first: the junk that stands there must leave.
log-zone-first =
    { $plays ->
        [0] The fortified zone is not clear: nothing enters.
       *[other] Zone first: one of its junks must play.
    }
log-unblock = The zone is blocked: { $player } opens a passage.
log-straight = { $player }: { $from } → { $to }.
log-no-jump = Junks bar the way.
log-capture-straight = { $player } captures on { $to } from { $from }.
log-capture-diagonal = { $player } captures diagonally, { $from } to { $to }.
log-captured-returns = A junk sails home to { $player }: { $reserve } in reserve.
log-port-exit = { $player } leaves the port: { $from } → { $to }.
log-frontier-rights =
    { $change ->
        [-1] { $player } loses the rights of the frontier.
        [0] No junk re-enters its fortified zone without a capture.
       *[other] { $player } holds the frontier and gains its rights.
    }
log-right-to-sortie = Sortie! { $player } captures the intruder on { $to }.
log-right-to-return = { $player } defends the zone on { $to }.
log-five-to-cross =
    { $afloat ->
        [0] It takes five junks afloat to cross the frontier.
       *[other] { $player } crosses the frontier, { $afloat } junks afloat.
    }
log-stranded =
    { $nailed ->
        [0] In the enemy camp nothing moves any more.
       *[other] { $player } has fewer than five junks: those in the enemy camp are stuck.
    }
log-reach-port = { $player } enters the port of { $rival } and wins!
log-turn-cap = { $turns } turns without a winner: a draw.
log-dead-end = Every junk is at the end of the world: a draw.

# Why a touch comes to nothing, beside the finger
why-empty-board = This junk is not yours.
why-one-junk = This turn, the junk that has entered advances.
why-port-first = The junk on your port plays first.
why-zone-first = Your fortified zone first: play a junk that leaves it.
why-unblock = First play a junk that stands in the way of those in your zone.
why-straight =
    { $count ->
        [one] Just one square, ahead or sideways, never back.
       *[other] Exactly { $count } squares, ahead or sideways, never back.
    }
why-no-jump =
    { $jumps ->
        [0] A junk never jumps, and never lands on one of its own.
       *[other] A junk jumps only to capture, and never lands on one of its own.
    }
why-capture-diagonal = Diagonally: only to capture, one square, forward, with a single ace.
why-port-exit = The first step out of the port goes into the zone, the next ones ahead or sideways.
why-frontier-rights = A junk that has left its zone does not come back but to capture.
why-right-to-return = Without a junk on the frontier or beyond, nothing is captured in one’s zone; behind the port, never.
why-right-to-sortie = Without a junk on the frontier or beyond, leaving the port captures nothing in the zone; behind it, never.
why-five-to-cross = You need five junks on the water to enter the other camp.
why-stranded = With fewer than five junks on the water, this one cannot move.
why-reach-port = Diagonally, the port is entered only by a capture.
why-play-in-full = Touch one of your junks first.

reckoned-port = Rival port reached
reckoned-captures = Junks captured
reckoned-entered = Junks launched
reckoned-afloat = Afloat at the end

# The same in a few words, for a turn in one line.
log-three-throws-short =
    { $aces ->
        [0] { $sixes ->
            [0] nothing
            [one] six
           *[other] { $sixes } sixes
        }
        [one] ace{ $sixes ->
            [0] { "" }
            [one] { " " }+ six
           *[other] { " " }+ { $sixes } sixes
        }
       *[other] { $aces } aces{ $sixes ->
            [0] { "" }
           *[other] { " " }+ six
        }
    }
log-three-aces-stop-short = { "" }
log-stop-early-short = stops
log-six-optional-short =
    { $kept ->
        [0] throws the { $sixes ->
            [one] six
           *[other] { $sixes } sixes
        } again
       *[other] { "" }
    }
log-six-enters-short =
    { $entered ->
        [0] six lost
       *[other] enters
    }
log-play-in-full-short =
    { $aces ->
        [one] ace lost, nothing to play
       *[other] { $aces } aces lost, nothing to play
    }
log-one-junk-short = { "" }
log-port-first-short = { "" }
log-zone-first-short =
    { $plays ->
        [0] zone not clear
       *[other] { "" }
    }
log-unblock-short = opens a passage
log-straight-short = { $from } → { $to }
log-no-jump-short = way barred
log-capture-straight-short = captures on { $to }
log-capture-diagonal-short = captures on { $to }
log-captured-returns-short = { "" }
log-port-exit-short = { $from } → { $to }
log-frontier-rights-short =
    { $change ->
        [-1] { $player } loses the frontier
        [0] { "" }
       *[other] holds the frontier
    }
log-right-to-sortie-short = sortie on { $to }
log-right-to-return-short = defends on { $to }
log-five-to-cross-short =
    { $afloat ->
        [0] fewer than five junks
       *[other] crosses the frontier
    }
log-stranded-short =
    { $nailed ->
        [0] junks nailed
       *[other] { $player }, junks nailed
    }

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-keep = A six kept enters a junk, but is one die less to make aces with.
first-three-throws = Only aces and sixes count; aces stay on the table.
first-three-aces-stop = Three aces: no more throws, a junk advances three squares.
first-stop-early = A six and two aces: one may stop there.
first-six-enters = A six kept puts a junk on the port, if it is free.
first-play-in-full = Aces that nobody can play are lost.
first-one-junk = Only one junk advances in a turn.
first-port-first = A junk on its port leaves before all others.
first-zone-first = The fortified zone is cleared first; until then nothing enters.
first-unblock = The zone is blocked: a junk that bars its way is played.
first-port-exit = Out of the port, the first step goes anywhere in the zone.
first-capture-straight = One captures by ending just on a rival junk.
first-capture-diagonal = With a single ace one may capture diagonally, forwards.
first-captured-returns = A captured junk waits for another six in its reserve.
first-frontier-rights = With a junk on the frontier or beyond, the zone need not be cleared.
first-right-to-sortie = Who holds the frontier may capture when leaving the port.
first-right-to-return = Who holds the frontier may return to the zone to capture.
first-five-to-cross = With five junks on the water, one may cross to the other camp.
first-stranded = With fewer than five on the water, those across cannot move.
