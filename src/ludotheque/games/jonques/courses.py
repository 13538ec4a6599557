"""Which junk may play and where it may go, all seen from the mover's own side."""

from ...contract import LEGAL, Ints, inlined, kernel, table
from .forms import course
from .state import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    CAMP,
    CREW,
    DIRECTIONS,
    EXIT_FIRST,
    EXIT_TARGETS,
    EXIT_WAYS,
    FORWARD,
    JUNKS,
    LINE_TARGETS,
    NOWHERE,
    PORT,
    STEPS,
    TO_LEFT,
    TO_RIGHT,
    WIDTH,
    ZONE,
    Duty,
    Rule,
    State,
    facing,
    has_rights,
    in_zone,
    junk_at,
)

DUTY_RULE = table(
    [Rule.ONE_JUNK, Rule.PORT_FIRST, Rule.ZONE_FIRST, Rule.ZONE_FIRST, Rule.UNBLOCK, LEGAL, Rule.PLAY_IN_FULL]
)


@kernel
def zone_binds(s: State, seat: int) -> bool:
    """zone-first: an own junk in the own zone, and no right-to-stay"""
    return zone_held(s, seat) and not has_rights(s, seat)


@kernel
def zone_held(s: State, seat: int) -> bool:
    for square in ZONE:
        if junk_at(s, seat, square) == 1:
            return True
    return False


@kernel
def may_enter(s: State, seat: int) -> bool:
    """six-enters"""
    return s.afloat[seat] < JUNKS and junk_at(s, seat, PORT) == 0 and not zone_binds(s, seat)


@kernel
def duty_of(s: State, seat: int, entered: bool) -> int:
    """Which junks the aces are for, Duty.NONE if they are lost."""
    zone_first = zone_binds(s, seat)
    for duty in range(Duty.ENTERED, Duty.NONE):
        if (duty == Duty.ENTERED) != entered:  # one-junk
            continue
        if not zone_first and Duty.OUT_OF_ZONE <= duty <= Duty.BLOCKER:  # zone-first, unblock
            continue
        if can_sail(s, seat, duty):
            return duty
    return Duty.NONE


@inlined
def may_play(s: State, seat: int, duty: int, start: int) -> bool:
    if duty == Duty.ANY:
        return True
    if duty in (Duty.ENTERED, Duty.FROM_PORT):
        return start == PORT
    if duty == Duty.BLOCKER:
        return blocks_zone(s, seat, start)
    return in_zone(start)


@kernel
def blocks_zone(s: State, seat: int, square: int) -> bool:
    """unblock: a square that a junk of the zone would pass or reach with these aces"""
    for start in ZONE:
        if junk_at(s, seat, start) == 1:
            for aces in range(1, s.aces + 1):
                for k in (TO_LEFT, TO_RIGHT, AHEAD):
                    if LINE_TARGETS[aces, start, k] == square:
                        return True
    return False


@kernel
def list_courses(s: State, out: Ints) -> int:
    seat, duty, aces, n = s.to_move, s.duty, s.aces + 0, 0
    for i in range(s.afloat[seat]):
        start = s.fleet[seat, i]
        if not may_play(s, seat, duty, start):
            continue
        if start == PORT:
            for exit in range(EXIT_FIRST[aces], EXIT_FIRST[aces + 1]):
                if exit_fault(s, seat, exit) == LEGAL:
                    out[n] = course(facing(seat, PORT), facing(seat, EXIT_TARGETS[exit, 0]))
                    n += 1
        else:
            for k in range(DIRECTIONS):
                end = LINE_TARGETS[aces, start, k]
                if line_fault(s, seat, duty, start, end, k) == LEGAL:
                    out[n] = course(facing(seat, start), facing(seat, end))
                    n += 1
    if seat == 1:
        for i in range(n // 2):
            out[i], out[n - 1 - i] = out[n - 1 - i], out[i]
    return n


@kernel
def can_sail(s: State, seat: int, duty: int) -> bool:
    """Whether a junk that a duty names has a course."""
    for i in range(s.afloat[seat]):
        start = s.fleet[seat, i]
        if may_play(s, seat, duty, start):
            for k in range(target_count(s, start)):
                if course_fault(s, seat, duty, start, k) == LEGAL:
                    return True
    return False


@inlined
def target_count(s: State, start: int) -> int:
    return EXIT_FIRST[s.aces + 1] - EXIT_FIRST[s.aces] if start == PORT else DIRECTIONS


@inlined
def target(s: State, start: int, k: int) -> int:
    """The k-th square that a junk might reach with the aces, ascending; NOWHERE if the board has none there."""
    return EXIT_TARGETS[EXIT_FIRST[s.aces] + k, 0] if start == PORT else LINE_TARGETS[s.aces, start, k]


@kernel
def sail_fault(s: State, start: int, end: int) -> int:
    """The clause that forbids a move of the seat to move, or LEGAL."""
    seat = s.to_move
    if junk_at(s, seat, start) != 1:
        return Rule.EMPTY_BOARD
    if not may_play(s, seat, s.duty, start):
        return DUTY_RULE[s.duty]
    for k in range(target_count(s, start)):
        if target(s, start, k) == end:
            return course_fault(s, seat, s.duty, start, k)
    if start == PORT:
        return Rule.PORT_EXIT
    if end // WIDTH - start // WIDTH == 1 and abs(end % WIDTH - start % WIDTH) == 1:
        return Rule.CAPTURE_DIAGONAL
    return Rule.STRAIGHT


@inlined
def course_fault(s: State, seat: int, duty: int, start: int, k: int) -> int:
    """The clause that keeps an own junk from its k-th target, or LEGAL."""
    if start == PORT:
        return exit_fault(s, seat, EXIT_FIRST[s.aces] + k)
    return line_fault(s, seat, duty, start, LINE_TARGETS[s.aces, start, k], k)


@inlined
def line_fault(s: State, seat: int, duty: int, start: int, end: int, k: int) -> int:
    """Of a junk that is not on its port, and its k-th target."""
    if end == NOWHERE:
        return Rule.STRAIGHT
    if s.afloat[seat] < CREW and start >= CAMP:
        return Rule.STRANDED
    met = junk_at(s, seat, end)
    if k in (AHEAD_LEFT, AHEAD_RIGHT):
        if met != -1:
            return Rule.CAPTURE_DIAGONAL
    elif met == 1 or not (may_jump(s, met) or way_is_free(s, seat, start, end, STEPS[k])):
        return Rule.NO_JUMP
    if s.afloat[seat] < CREW and end >= CAMP:
        return Rule.FIVE_TO_CROSS
    if not in_zone(end):
        return LEGAL
    if met == -1 and not may_defend(s, seat, end):
        return Rule.RIGHT_TO_RETURN
    if met == 0 and not in_zone(start):
        return Rule.FRONTIER_RIGHTS
    return Rule.ZONE_FIRST if duty == Duty.OUT_OF_ZONE else LEGAL


@inlined
def may_jump(s: State, met: int) -> bool:
    """no-jump: over others only to capture, at a table that plays so"""
    return s.jump_to_capture != 0 and met == -1


@inlined
def may_defend(s: State, seat: int, end: int) -> bool:
    """right-to-sortie, right-to-return: against an enemy of the own zone that threatens the port, not one behind it"""
    return end >= FORWARD and has_rights(s, seat)


@inlined
def way_is_free(s: State, seat: int, start: int, end: int, step: int) -> bool:
    """no-jump"""
    square = start + step
    while square != end:
        if junk_at(s, seat, square) != 0:
            return False
        square += step
    return True


@inlined
def exit_fault(s: State, seat: int, i: int) -> int:
    """port-exit, no-jump, right-to-sortie"""
    end = EXIT_TARGETS[i, 0]
    met = junk_at(s, seat, end)
    if met == 1 or not (may_jump(s, met) or exit_is_free(s, seat, i)):
        return Rule.NO_JUMP
    if met == -1 and in_zone(end) and not may_defend(s, seat, end):
        return Rule.RIGHT_TO_SORTIE
    return LEGAL


@kernel
def exit_is_free(s: State, seat: int, i: int) -> bool:
    """Whether one of the ways to the i-th exit is free."""
    for way in range(EXIT_TARGETS[i, 1], EXIT_TARGETS[i + 1, 1]):
        a, b = EXIT_WAYS[way, 0], EXIT_WAYS[way, 1]
        if (a == PORT or junk_at(s, seat, a) == 0) and (b == PORT or junk_at(s, seat, b) == 0):
            return True
    return False
