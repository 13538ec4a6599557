"""The board, the dice and whose turn it is.

Rules are written from the mover's own side: `facing` turns the board round for seat 1, so that row 0
is always the mover's back row, row 5 the frontier and row 10 the far end.
"""

from enum import IntEnum
from typing import Annotated

from ...contract import (
    Byte,
    Ints,
    Named,
    Record,
    Rulebook,
    Short,
    Within,
    bool_,
    inlined,
    int8,
    kernel,
    names_of,
    table,
)

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule

WIDTH = 11
SQUARES = WIDTH * WIDTH
FRONTIER = 5  # own row
CAMP = (FRONTIER + 1) * WIDTH  # the first square of the enemy camp
PORT = 1 * WIDTH + 5  # own row 1, middle column
ENEMY_PORT = SQUARES - 1 - PORT
JUNKS = 10
CREW = 5  # junks on the board without which nobody crosses the frontier
DICE = 3
THROWS = 3
SHORTEST, LONGEST = 50, 2000  # turns of a game, as an option
JUMPS = ("no", "yes")  # over others to capture, as an option
ASHORE = NOWHERE = -1
FORWARD, LEFT, RIGHT = WIDTH, -1, 1
STEPS = table([LEFT, RIGHT, FORWARD + LEFT, FORWARD, FORWARD + RIGHT])
DIRECTIONS = len(STEPS)
TO_LEFT, TO_RIGHT, AHEAD_LEFT, AHEAD, AHEAD_RIGHT = range(DIRECTIONS)
ZONE = tuple(r * WIDTH + c for r in (0, 1, 2) for c in (4, 5, 6) if r * WIDTH + c != PORT)  # around the port
IS_ZONE = table([square in ZONE for square in range(SQUARES)], bool_)

Phase = IntEnum("Phase", "LOT THROW KEEP MOVE DONE", start=0)
Duty = IntEnum("Duty", "ENTERED FROM_PORT OUT_OF_ZONE IN_ZONE BLOCKER ANY NONE", start=0)  # the most pressing first


class State(Record):
    phase: Annotated[Byte, Named(names_of(Phase))]
    throws: Annotated[Byte, Within(0, THROWS)]  # made in this turn
    aces: Annotated[Byte, Within(0, DICE)]  # set aside in this turn
    sixes: Annotated[Byte, Within(0, DICE)]  # on the table
    duty: Annotated[Byte, Named(names_of(Duty))]  # in a move, which junks may play
    jump_to_capture: Annotated[Byte, Named(JUMPS)]  # option, in a gap of the record: older digests fit
    turns: Annotated[Short, Within(0, LONGEST)]  # both players', passes included
    turn_cap: Annotated[Short, Within(SHORTEST, LONGEST)]  # option
    afloat: Annotated[Ints, int8, 2, Within(0, JUNKS)]  # junks on the board; the others are in reserve
    fleet: Annotated[Ints, int8, 2, JUNKS, Within(ASHORE, SQUARES - 1)]  # squares, own side, ascending; then ASHORE
    board: Annotated[Ints, int8, SQUARES, Within(-1, 1)]  # 0 free, 1 a junk of seat 0, -1 of seat 1


@inlined
def facing(seat: int, square: int) -> int:
    """A square of the board as the seat counts it from its own side, and back."""
    return (SQUARES - 1) * seat + (1 - 2 * seat) * square


@inlined
def in_zone(square: int) -> bool:
    """The own fortified zone: the 8 squares around the own port."""
    return IS_ZONE[square] != 0


@inlined
def junk_at(s: State, seat: int, square: int) -> int:
    """1: an own junk, -1: a rival's, 0: nobody's."""
    return (1 - 2 * seat) * s.board[facing(seat, square)]


def place_kind(square: int) -> str:
    for seat in range(2):
        if facing(seat, square) == PORT:
            return "port"
        if facing(seat, square) in ZONE:
            return "zone"
    return "frontier" if square // WIDTH == FRONTIER else "sea"


@kernel
def launch(s: State, seat: int, square: int) -> None:
    """Put an own junk on a free square."""
    i = s.afloat[seat]
    while i > 0 and s.fleet[seat, i - 1] > square:
        s.fleet[seat, i] = s.fleet[seat, i - 1]
        i -= 1
    s.fleet[seat, i] = square
    s.afloat[seat] += 1
    s.board[facing(seat, square)] = 1 - 2 * seat


@kernel
def lift(s: State, seat: int, square: int) -> None:
    """Take an own junk off its square."""
    i = 0
    while s.fleet[seat, i] != square:
        i += 1
    s.afloat[seat] -= 1
    while i < s.afloat[seat]:
        s.fleet[seat, i] = s.fleet[seat, i + 1]
        i += 1
    s.fleet[seat, i] = ASHORE
    s.board[facing(seat, square)] = 0


@inlined
def any_beyond(s: State, seat: int, first_row: int) -> bool:
    """Whether a junk of the seat stands on a row or farther."""
    return s.afloat[seat] > 0 and s.fleet[seat, s.afloat[seat] - 1] >= first_row * WIDTH


@inlined
def has_rights(s: State, seat: int) -> bool:
    """frontier-rights: a junk on the frontier or in the enemy camp."""
    return any_beyond(s, seat, FRONTIER)


def line_targets() -> Ints:
    """straight, capture-diagonal: by aces, square and direction, the square reached, ascending.

    NOWHERE beyond the edge, and where the own port would be entered or crossed.
    """
    targets = [[[NOWHERE] * DIRECTIONS for _ in range(SQUARES)] for _ in range(DICE + 1)]
    for start in range(SQUARES):
        for direction, step in enumerate(STEPS[i] for i in range(DIRECTIONS)):
            end = start
            for aces in range(1, DICE + 1):
                sideways = abs((end + step) % WIDTH - end % WIDTH)
                end += step
                if not 0 <= end < SQUARES or sideways > 1 or end == PORT:
                    break
                if aces == 1 or direction not in (AHEAD_LEFT, AHEAD_RIGHT):
                    targets[aces][start][direction] = end
    return table(targets, int8)


def port_exits() -> tuple[Ints, Ints, Ints]:
    """port-exit, as tables: the squares that 1, 2 or 3 aces reach from the port, and the ways to each.

    first: where the targets of a number of aces begin. targets: square, and where its ways begin.
    ways: the one or two squares passed, PORT where there is none.
    """

    def courses(way: tuple[int, ...], step: int, aces: int) -> list[tuple[int, ...]]:
        if len(way) == aces:
            return [way]
        steps = (FORWARD, LEFT, RIGHT) if way[-1] in ZONE else (step,)
        found = []
        for turn in steps:
            if way[-1] + turn not in (*way, PORT):
                found += courses((*way, way[-1] + turn), turn, aces)
        return found

    first, targets = [0, 0], []
    ways: list[tuple[int, ...]] = []
    for aces in (1, 2, 3):
        by_target: dict[int, list[tuple[int, ...]]] = {}
        for start in ZONE:
            for course in courses((start,), 0, aces):
                by_target.setdefault(course[-1], []).append(course[:-1])
        for target in sorted(by_target):
            targets.append((target, len(ways)))
            ways += [(*way, PORT, PORT)[:2] for way in by_target[target]]
        first.append(len(targets))
    targets.append((-1, len(ways)))
    return table(first), table(targets), table(ways)


LINE_TARGETS = line_targets()
EXIT_FIRST, EXIT_TARGETS, EXIT_WAYS = port_exits()
