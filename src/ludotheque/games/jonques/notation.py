"""Moves as short texts (`f2-f5`, `f2xg3`, `keep 1`, `2 aces 1 six`) and positions as drawings.

11  . . . . : : : . . . .      ^ junks of seat 0, going up; v junks of seat 1, going down
10  . . . . : O : . . . .      O port, : fortified zone, ~ frontier, . open water
...
 1  . . . . : : : . . . .
    a b c d e f g h i j k
turn 12 of 2000
0 to move, throws 3, aces 2, sixes 0
"""

import re

from ...contract import CHANCE, NOBODY, OVER
from .courses import duty_of
from .rules import BEGINS, KEEPS, THROW
from .state import (
    ANY,
    ASHORE,
    DICE,
    DONE,
    ENTERED,
    FRONTIER,
    JUNKS,
    KEEPING,
    LONGEST,
    LOT,
    MOVING,
    PORT,
    RULEBOOK,
    SQUARES,
    THROWING,
    THROWS,
    WIDTH,
    State,
    facing,
    in_zone,
    launch,
)

COLUMNS = "abcdefghijk"
JUNK_SIGNS = "^v"
PHASES = {"throw": THROWING, "keep": KEEPING, "move": MOVING}
COURSE = re.compile(r"([a-k](?:[1-9]|1[01]))[-x]([a-k](?:[1-9]|1[01]))")
DICE_TEXT = re.compile(r"(?:([123]) aces?)? ?(?:([123]) six(?:es)?)?")
TURN = re.compile(r"turn ([0-9]+) of ([0-9]+)")
STATUS = re.compile(
    r"([01]) to (throw|keep|move)(?:, throws ([0-9]))?(?:, aces ([0-9]))?(?:, sixes ([0-9]))?(, entered)?"
)
ENDED = re.compile(r"([01]) ended it by ([a-z-]+)")


def square_name(square: int) -> str:
    return f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}"


def square_number(name: str) -> int:
    return (int(name[1:]) - 1) * WIDTH + COLUMNS.index(name[0])


def plural(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def throw_text(aces: int, sixes: int) -> str:
    parts = [plural(aces, "ace", "aces")] if aces else []
    parts += [plural(sixes, "six", "sixes")] if sixes else []
    return " ".join(parts) or "nothing"


def write(s: State, move: int) -> str:
    if move >= BEGINS:
        return f"{move - BEGINS} begins"
    if move >= THROW:
        return throw_text((move - THROW) // 4, (move - THROW) % 4)
    if move >= KEEPS:
        return f"keep {move - KEEPS}"
    start, end = divmod(move, SQUARES)
    return f"{square_name(start)}{'x' if s.board[end] else '-'}{square_name(end)}"


def read(text: str) -> int | None:
    text = " ".join(text.lower().split())
    if course := COURSE.fullmatch(text):
        return square_number(course[1]) * SQUARES + square_number(course[2])
    if re.fullmatch(r"keep [0-3]", text):
        return KEEPS + int(text[-1])
    if re.fullmatch(r"[01] begins", text):
        return BEGINS + int(text[0])
    if text == "nothing":
        return THROW
    dice = DICE_TEXT.fullmatch(text)
    if text and dice and int(dice[1] or 0) + int(dice[2] or 0) <= DICE:
        return THROW + 4 * int(dice[1] or 0) + int(dice[2] or 0)
    return None


def sign(s: State, square: int) -> str:
    if s.board[square]:
        return JUNK_SIGNS[s.board[square] < 0]
    if square in (PORT, facing(1, PORT)):
        return "O"
    if in_zone(square) or in_zone(facing(1, square)):
        return ":"
    return "~" if square // WIDTH == FRONTIER else "."


def draw(s: State) -> str:
    rows = [
        f"{row + 1:2}  " + " ".join(sign(s, row * WIDTH + column) for column in range(WIDTH))
        for row in reversed(range(WIDTH))
    ]
    return "\n".join([*rows, "    " + " ".join(COLUMNS), f"turn {s.turns} of {s.turn_cap}", status(s)])


def status(s: State) -> str:
    if s.phase == LOT:
        return "lot"
    if s.to_move == OVER:
        return f"{s.actor} ended it by {RULEBOOK.name(s.ended_by)}"
    dice = f"throws {s.throws}, aces {s.aces}, sixes {s.sixes}"
    verb = next(verb for verb, phase in PHASES.items() if phase == s.phase)
    entered = ", entered" if s.phase == MOVING and s.duty == ENTERED else ""
    return f"{s.actor} to {verb}, {dice}{entered}"


def parse(text: str) -> State:
    """A drawn position. `turn` may be left out, and what the status does not say is 0 (throws: 3 to move)."""
    s = State()
    s.seats, s.turn_cap, s.actor, s.duty = 2, LONGEST, NOBODY, ANY
    for seat in range(2):
        for i in range(JUNKS):
            s.fleet[seat, i] = ASHORE
    *lines, last = [line.strip() for line in text.splitlines() if line.strip()] or [""]
    rows = [line.split()[1:] for line in lines if len(line.split()) == WIDTH + 1]
    if len(rows) != WIDTH:
        raise ValueError(f"a drawing has {WIDTH} rows of {WIDTH} squares, this one {len(rows)}.")
    for square in range(SQUARES):
        read_square(s, square, rows[WIDTH - 1 - square // WIDTH][square % WIDTH])
    for line in lines:
        if turn := TURN.fullmatch(line):
            s.turns, s.turn_cap = State.read("turns", turn[1]), State.read("turn_cap", turn[2])
        elif len(line.split()) != WIDTH + 1 and line.split() != list(COLUMNS):
            raise ValueError(f"{line!r} is no line of a drawing.")
    read_status(s, last)
    return s


def read_square(s: State, square: int, sign: str) -> None:
    if sign in tuple(".:~O"):
        return
    if sign not in tuple(JUNK_SIGNS):
        raise ValueError(f"{sign!r} on {square_name(square)} is no sign of a drawing.")
    seat = JUNK_SIGNS.index(sign)
    if s.afloat[seat] == JUNKS:
        raise ValueError(f"seat {seat} has more than {JUNKS} junks.")
    launch(s.record, seat, facing(seat, square))


def read_status(s: State, line: str) -> None:
    if line == "lot":
        s.to_move, s.phase = CHANCE, LOT
    elif ended := ENDED.fullmatch(line):
        s.actor, s.to_move, s.phase, s.ended_by = int(ended[1]), OVER, DONE, RULEBOOK.number(ended[2])
    elif turn := STATUS.fullmatch(line):
        read_turn(s, PHASES[turn[2]], int(turn[1]), turn[3], turn[4] or "0", turn[5] or "0", bool(turn[6]))
    else:
        raise ValueError(f"the last line must say whose turn it is, as '0 to throw'; it says {line!r}.")


def read_turn(s: State, phase: int, seat: int, throws: str | None, aces: str, sixes: str, entered: bool) -> None:
    s.phase, s.actor = phase, seat
    s.to_move = CHANCE if phase == THROWING else seat
    s.aces, s.sixes = State.read("aces", aces), State.read("sixes", sixes)
    s.throws = State.read("throws", throws or str({MOVING: THROWS, KEEPING: 1}.get(phase, 0)))
    if phase == MOVING:
        s.duty = duty_of(s.record, seat, entered)
