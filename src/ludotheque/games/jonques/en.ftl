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
tagline = Two ports, one frontier, three dice: the first junk home wins.
option-turn_cap = Turns before the game is drawn
keep =
    { $count ->
        [0] Throw all sixes again
        [one] Keep one six
       *[other] Keep { $count } sixes
    }

prompt-lot = Let the lot say who begins.
prompt-throw =
    { $count ->
        [1] { $player }, throw the dice.
       *[other] { $player } throws again: throw { $count }.
    }
prompt-keep = { $player }, how many sixes do you keep?
prompt-move =
    { $count ->
        [one] { $player }, sail a junk by one square.
       *[other] { $player }, sail a junk by { $count } squares.
    }
prompt-won = { $player } enters the port and wins the game.
prompt-drawn = A drawn game. Nobody enters the port.

log-first-player = { $player } begins.
log-empty-board = Ten junks wait on either side; the water is empty.
log-three-throws =
    { $a ->
        [1] { $player } throws
       *[other] { $player } throws again
    }: { $b ->
        [0] { $c ->
            [0] nothing
            [one] one six
           *[other] { $c } sixes
        }
        [one] one ace{ $c ->
            [0] { "" }
            [one] { " " }and one six
           *[other] { " " }and { $c } sixes
        }
       *[other] { $b } aces{ $c ->
            [0] { "" }
           *[other] { " " }and one six
        }
    }.
log-three-aces-stop = Three aces: the dice stop there.
log-stop-early = { $player } stops there, one six and two aces in hand.
log-six-optional =
    { $a ->
        [0] { $player } takes back { $b ->
            [one] the six
           *[other] all { $b } sixes
        }.
        [one] { $player } keeps one six.
       *[other] { $player } keeps { $a } sixes.
    }
log-six-enters =
    { $a ->
        [0] { $player }’s six is void.
       *[other] { $player } puts a junk on the port.
    }
log-play-in-full =
    { $a ->
        [one] { $player }’s ace is lost.
       *[other] { $player }’s { $a } aces are lost.
    }
log-one-junk =
    { $a ->
        [0] Only the junk that entered could have played.
       *[other] The junk that entered plays the aces.
    }
log-port-first = Port first: the junk that stands there must leave.
log-zone-first =
    { $a ->
        [0] The fortified zone is not clear: nothing enters.
       *[other] Zone first: one of its junks must play.
    }
log-unblock = The zone is blocked: { $player } opens a passage.
log-straight = { $player }: { $from } → { $to }.
log-no-jump = Junks bar the way.
log-capture-straight = { $player } captures on { $to } from { $from }.
log-capture-diagonal = { $player } captures diagonally, { $from } to { $to }.
log-captured-returns = A junk sails home to { $player }: { $a } in reserve.
log-port-exit = { $player } leaves the port: { $from } → { $to }.
log-frontier-rights =
    { $a ->
        [-1] { $player } loses the rights of the frontier.
        [0] The fortified zone cannot be entered again.
       *[other] { $player } holds the frontier and gains its rights.
    }
log-right-to-sortie = Sortie! { $player } captures the intruder on { $to }.
log-right-to-return = { $player } comes back to defend the zone on { $to }.
log-five-to-cross =
    { $a ->
        [0] It takes five junks afloat to cross the frontier.
       *[other] { $player } crosses the frontier, { $a } junks afloat.
    }
log-stranded =
    { $a ->
        [0] In the enemy camp nothing moves any more.
       *[other] Fewer than five junks: those of { $player } are stuck in the enemy camp.
    }
log-reach-port = { $player } enters the port of { $rival } and wins!
log-turn-cap = { $a } turns without a winner: a draw.
log-dead-end = Every junk is at the end of the world: a draw.
