"""Jonques: a race of junks, two players. Three dice, of which only aces and sixes count: a six puts
a junk on its port, aces make one junk advance. Whoever brings a junk into the enemy port wins."""

from math import comb

from ...contract import CHANCE, EVEN, LEGAL, OVER, Ints, Rules, inlined, kernel, note, table
from .courses import (
    DUTY_RULE,
    course_fault,
    duty_of,
    list_courses,
    may_enter,
    sail_fault,
    target_count,
    zone_binds,
    zone_held,
)
from .forms import BEGINS, FALL, FALLS, KEEP, SAIL, THROW, ends_of
from .state import (
    ASHORE,
    CAMP,
    CREW,
    DICE,
    ENEMY_PORT,
    FORWARD,
    FRONTIER,
    JUNKS,
    LEFT,
    PORT,
    RIGHT,
    SQUARES,
    THROWS,
    WIDTH,
    Duty,
    Phase,
    Rule,
    State,
    any_beyond,
    facing,
    has_rights,
    in_zone,
    junk_at,
    launch,
    lift,
)


def throw_tables() -> tuple[Ints, Ints, Ints]:
    """By dice thrown: how many outcomes there are, each outcome, and in how many of the 6^dice ways it falls."""
    count = [0] * (DICE + 1)
    falls, weights = ([[0] * len(FALLS) for _ in count] for _ in range(2))
    for dice in range(DICE + 1):
        for fall, (aces, sixes) in enumerate(FALLS):
            if aces + sixes <= dice:
                falls[dice][count[dice]] = fall
                weights[dice][count[dice]] = comb(dice, aces) * comb(dice - aces, sixes) * 4 ** (dice - aces - sixes)
                count[dice] += 1
    return table(count), table(falls), table(weights)


FALL_COUNT, FALL_OF, FALL_WEIGHT = throw_tables()
WAYS = table([6**dice for dice in range(DICE + 1)])


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    """empty-board: all junks wait in reserve."""
    s.duty = Duty.ANY
    s.turn_cap = options[0]
    s.jump_to_capture = options[1]
    for seat in range(2):
        for i in range(JUNKS):
            s.fleet[seat, i] = ASHORE


@kernel
def moves(s: State, out: Ints) -> int:
    n = 0
    if s.phase == Phase.LOT:
        for seat in range(2):
            out[n] = BEGINS + seat
            n += 1
    elif s.phase == Phase.THROW:
        dice = dice_to_throw(s)
        n = FALL_COUNT[dice]
        for i in range(len(FALLS)):
            out[i] = THROW + FALL_OF[dice, i]
    elif s.phase == Phase.KEEP:
        for kept in range(s.sixes + 1):
            if keep_fault(s, kept) == LEGAL:
                out[n] = KEEP + kept
                n += 1
    else:
        n = list_courses(s, out)
    return n


@kernel
def odds(s: State, out: Ints) -> int:
    if s.phase == Phase.LOT:
        return EVEN
    dice = dice_to_throw(s)
    for i in range(len(FALLS)):
        out[i] = FALL_WEIGHT[dice, i]
    return WAYS[dice]


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    if move >= BEGINS:
        s.actor = move - BEGINS
        note(trace, Rule.FIRST_PLAYER, s.actor)
        note(trace, Rule.EMPTY_BOARD)
        s.phase = Phase.THROW
    elif move >= THROW:
        throw(s, FALL[move - THROW, 0], FALL[move - THROW, 1], trace)
    elif move >= KEEP:
        keep(s, move - KEEP, trace)
    else:
        start, end = ends_of(move)
        sail(s, facing(s.to_move, start), facing(s.to_move, end), trace)


@kernel
def why_not(s: State, move: int) -> int:
    if s.phase == Phase.LOT:
        return LEGAL if BEGINS <= move < BEGINS + 2 else Rule.FIRST_PLAYER
    if s.phase == Phase.THROW:
        if not THROW <= move < BEGINS:
            return Rule.THREE_THROWS
        return LEGAL if FALL[move - THROW, 0] + FALL[move - THROW, 1] <= dice_to_throw(s) else Rule.ACE_STAYS
    if s.phase == Phase.KEEP:
        return keep_fault(s, move - KEEP) if KEEP <= move < THROW else Rule.SIX_OPTIONAL
    if not SAIL <= move < KEEP:
        return Rule.PLAY_IN_FULL
    start, end = ends_of(move)
    return sail_fault(s, facing(s.to_move, start), facing(s.to_move, end))


@kernel
def scores(s: State, out: Ints) -> None:
    for seat in range(2):
        out[seat] = 0
    if s.ended_by == Rule.REACH_PORT:
        out[s.actor] = 1
        out[1 - s.actor] = -1


# The dice


@inlined
def dice_to_throw(s: State) -> int:
    """ace-stays: neither the aces nor the kept sixes."""
    return DICE - s.aces - s.sixes


@kernel
def throw(s: State, aces: int, sixes: int, trace: Ints) -> None:
    """three-throws, ace-stays, three-aces-stop"""
    s.throws += 1
    s.aces += aces
    s.sixes += sixes
    note(trace, Rule.THREE_THROWS, s.actor, s.throws, aces, sixes)
    if aces:
        note(trace, Rule.ACE_STAYS, s.actor, s.aces)
    if s.aces == DICE:
        note(trace, Rule.THREE_ACES_STOP, s.actor)
        resolve(s, trace)
    elif s.throws == THROWS:
        resolve(s, trace)
    elif s.sixes:
        s.phase = Phase.KEEP
        s.to_move = s.actor


@kernel
def keep_fault(s: State, kept: int) -> int:
    """six-optional, stop-early"""
    if kept > s.sixes:
        return Rule.SIX_OPTIONAL
    if s.aces + kept < DICE:
        return LEGAL
    return LEGAL if kept == 1 and may_enter(s, s.actor) else Rule.STOP_EARLY


@kernel
def keep(s: State, kept: int, trace: Ints) -> None:
    """six-optional, stop-early"""
    note(trace, Rule.SIX_OPTIONAL, s.actor, kept, s.sixes)
    s.sixes = kept
    if s.aces + kept == DICE:
        note(trace, Rule.STOP_EARLY, s.actor)
        resolve(s, trace)
    else:
        s.phase = Phase.THROW
        s.to_move = CHANCE


@kernel
def resolve(s: State, trace: Ints) -> None:
    """play-in-full: the dice lie, a six enters, the aces are played or lost."""
    seat = s.actor
    entered = s.sixes > 0 and may_enter(s, seat)
    if entered:
        launch(s, seat, PORT)
    if s.sixes:
        note(trace, Rule.SIX_ENTERS, seat, entered, s.afloat[seat])
        if not entered and zone_binds(s, seat):
            note(trace, Rule.ZONE_FIRST, seat, 0)
    if s.aces == 0:
        end_turn(s, trace)
        return
    s.duty = duty_of(s, seat, entered)
    if s.duty == Duty.NONE:
        lose_aces(s, seat, entered, trace)
        end_turn(s, trace)
    else:
        s.phase = Phase.MOVE
        s.to_move = seat


@kernel
def lose_aces(s: State, seat: int, entered: bool, trace: Ints) -> None:
    """play-in-full, and the clauses that stood in the way"""
    note(trace, Rule.PLAY_IN_FULL, seat, s.aces)
    if entered:
        note(trace, Rule.ONE_JUNK, seat, 0)
    if len(trace) == 0:
        return
    faults = 0
    for i in range(s.afloat[seat]):
        start = s.fleet[seat, i]
        if start == PORT or not entered:
            for k in range(target_count(s, start)):
                faults |= 1 << course_fault(s, seat, Duty.ANY, start, k)
    for rule in (Rule.NO_JUMP, Rule.FIVE_TO_CROSS, Rule.STRANDED, Rule.FRONTIER_RIGHTS):
        if faults >> rule & 1:
            note(trace, rule, seat, 0)


@kernel
def end_turn(s: State, trace: Ints) -> None:
    """turn-cap"""
    s.turns += 1
    if s.turns >= s.turn_cap:
        finish(s, Rule.TURN_CAP, trace)
        return
    s.actor = 1 - s.actor
    s.to_move = CHANCE
    s.phase = Phase.THROW
    clear_dice(s)


@kernel
def clear_dice(s: State) -> None:
    s.throws = 0
    s.aces = 0
    s.sixes = 0
    s.duty = Duty.ANY


@kernel
def finish(s: State, rule: int, trace: Ints) -> None:
    s.to_move = OVER
    s.ended_by = rule
    s.phase = Phase.DONE
    clear_dice(s)
    note(trace, rule, s.actor, 1 - s.actor, s.turns)


# A junk sails


@kernel
def sail(s: State, start: int, end: int, trace: Ints) -> None:
    seat = s.to_move
    captured = junk_at(s, seat, end) == -1
    note_course(s, seat, start, end, captured, trace)
    had_rights, rival_had_rights = has_rights(s, seat), has_rights(s, 1 - seat)
    lift(s, seat, start)
    if captured:
        lift(s, 1 - seat, SQUARES - 1 - end)
    launch(s, seat, end)
    if captured:
        note_capture(s, seat, start, end, rival_had_rights, trace)
    if not had_rights and end >= FRONTIER * WIDTH:
        note(trace, Rule.FRONTIER_RIGHTS, seat, 1)
    if start < CAMP <= end:
        note(trace, Rule.FIVE_TO_CROSS, seat, s.afloat[seat])
    if end == ENEMY_PORT:
        s.turns += 1
        finish(s, Rule.REACH_PORT, trace)
    elif is_dead_end(s):
        s.turns += 1
        finish(s, Rule.DEAD_END, trace)
    else:
        end_turn(s, trace)


@kernel
def note_course(s: State, seat: int, start: int, end: int, captured: bool, trace: Ints) -> None:
    """Which clause chose the junk, and how it goes."""
    if len(trace) == 0:
        return
    here, there = facing(seat, start), facing(seat, end)
    if s.duty != Duty.ANY:
        note(trace, DUTY_RULE[s.duty], seat, 1, here)
    elif zone_held(s, seat) and has_rights(s, seat) and not in_zone(start):
        note(trace, Rule.RIGHT_TO_STAY, seat)
    if start == PORT:
        note(trace, Rule.PORT_EXIT, seat, here, there)
    elif not captured:
        note(trace, Rule.STRAIGHT, seat, here, there)


@kernel
def note_capture(s: State, seat: int, start: int, end: int, rival_had_rights: bool, trace: Ints) -> None:
    """capture-straight, capture-diagonal, right-to-sortie, right-to-return, captured-returns, stranded"""
    rival = 1 - seat
    here, there = facing(seat, start), facing(seat, end)
    if in_zone(end):
        note(trace, Rule.RIGHT_TO_SORTIE if start == PORT else Rule.RIGHT_TO_RETURN, seat, here, there)
    if start != PORT and end - start in (FORWARD + LEFT, FORWARD + RIGHT):
        note(trace, Rule.CAPTURE_DIAGONAL, seat, here, there)
    elif not (start == PORT and in_zone(end)):
        note(trace, Rule.CAPTURE_STRAIGHT, seat, here, there)
    note(trace, Rule.CAPTURED_RETURNS, rival, JUNKS - s.afloat[rival])
    if rival_had_rights and not has_rights(s, rival):
        note(trace, Rule.FRONTIER_RIGHTS, rival, -1)
    if s.afloat[rival] == CREW - 1 and any_beyond(s, rival, FRONTIER + 1):
        note(trace, Rule.STRANDED, rival, 1)


@kernel
def is_dead_end(s: State) -> bool:
    """dead-end: every junk of both sides on its own row 10, both reserves empty"""
    for seat in range(2):
        if s.afloat[seat] < JUNKS or s.fleet[seat, 0] < SQUARES - WIDTH:
            return False
    return True


RULES = Rules(begin, moves, play, why_not, scores, odds)
