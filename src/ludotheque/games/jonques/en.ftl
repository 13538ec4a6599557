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
        [0] The fortified zone cannot be entered again.
       *[other] { $player } holds the frontier and gains its rights.
    }
log-right-to-sortie = Sortie! { $player } captures the intruder on { $to }.
log-right-to-return = { $player } comes back to defend the zone on { $to }.
log-five-to-cross =
    { $afloat ->
        [0] It takes five junks afloat to cross the frontier.
       *[other] { $player } crosses the frontier, { $afloat } junks afloat.
    }
log-stranded =
    { $nailed ->
        [0] In the enemy camp nothing moves any more.
       *[other] Fewer than five junks: those of { $player } are stuck in the enemy camp.
    }
log-reach-port = { $player } enters the port of { $rival } and wins!
log-turn-cap = { $turns } turns without a winner: a draw.
log-dead-end = Every junk is at the end of the world: a draw.
