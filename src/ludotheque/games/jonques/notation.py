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
    LOT,
    MOVING,
    NONE,
    PORT,
    RULEBOOK,
    SQUARES,
    THROWING,
    THROWS,
    WIDTH,
    Rule,
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
    s.seats, s.turn_cap, s.actor, s.duty = 2, 2000, NOBODY, ANY
    for seat in range(2):
        for i in range(JUNKS):
            s.fleet[seat, i] = ASHORE
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    rows = [line.split()[1:] for line in lines if line[0].isdigit() and len(line.split()) == WIDTH + 1]
    if len(rows) != WIDTH:
        raise ValueError(f"a drawing has {WIDTH} rows of {WIDTH} squares, this one {len(rows)}.")
    for square in range(SQUARES):
        drawn = rows[WIDTH - 1 - square // WIDTH][square % WIDTH]
        if drawn in JUNK_SIGNS:
            put(s, JUNK_SIGNS.index(drawn), square)
        elif drawn not in ".:~O":
            raise ValueError(f"{drawn!r} on {square_name(square)} is no sign of a drawing.")
    if turn := re.search(r"^\s*turn (\d+) of (\d+)", text, re.M):
        s.turns, s.turn_cap = int(turn[1]), int(turn[2])
    read_status(s, lines[-1])
    return s


def put(s: State, seat: int, square: int) -> None:
    if s.afloat[seat] == JUNKS:
        raise ValueError(f"seat {seat} has more than {JUNKS} junks.")
    launch(s.record, seat, facing(seat, square))


def read_status(s: State, line: str) -> None:
    if line == "lot":
        s.to_move, s.phase = CHANCE, LOT
        return
    who = re.match(r"([01]) (?:to (throw|keep|move)|ended it by ([a-z-]+))", line)
    if not who:
        raise ValueError(f"the last line must say whose turn it is, as '0 to throw'; it says {line!r}.")
    s.actor = int(who[1])
    if who[3]:
        s.to_move, s.phase, s.ended_by = OVER, DONE, Rule[who[3].replace("-", "_").upper()]
        return
    said = {word: int(value) for word, value in re.findall(r"(throws|aces|sixes) (\d)", line)}
    s.phase = PHASES[who[2]]
    s.aces, s.sixes = said.get("aces", 0), said.get("sixes", 0)
    s.throws = said.get("throws", THROWS if s.phase == MOVING else int(s.phase == KEEPING))
    s.to_move = CHANCE if s.phase == THROWING else s.actor
    if s.phase == MOVING:
        s.duty = duty_of(s.record, s.actor, "entered" in line)
        if s.duty == NONE:
            raise ValueError(f"seat {s.actor} has no junk that can play {s.aces} aces.")
