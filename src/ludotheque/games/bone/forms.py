"""Moves and outcomes: `C5>RYVG`, `pass`, `+RYVG`, `0 begins`.

A bar is told by the square of its first colour, the way it runs from there (> v < ^) and its colours.
"""

import re

from ...contract import NONE, Form, Forms
from .state import BESIDE, LENGTH, NAMES, SEATS, TURNS, WIDTH

COLUMNS = "ABCDEFGHIJKLMNOPQR"
WAYS = ">v<^"
SQUARE_NAMES = tuple(f"{column}{row + 1}" for row in range(WIDTH) for column in COLUMNS)
BAR = re.compile(r"([A-R](?:[1-9]|1[0-8]))([>V<^])([RYVG]{4})")


def squares_of(turn: int, first: int) -> list[int]:
    """The squares of a bar, the last NONE where it leaves the table."""
    squares = [first]
    while len(squares) < LENGTH and squares[-1] != NONE:
        squares.append(BESIDE[squares[-1], turn])
    return squares


def read_bar(colours: str, turn: int, square: int) -> tuple[int, int, int] | None:
    """Kind, turn and first square of a bar told from either end, None if no bar has these colours."""
    if colours in NAMES:
        return NAMES.index(colours), turn, square
    if colours[::-1] not in NAMES:
        return None
    kind, end = NAMES.index(colours[::-1]), squares_of(turn, square)[-1]
    if end == NONE:  # it leaves the table, from whichever end it is told
        return kind, turn, square
    return kind, (turn + 2) % TURNS, end


def bar_name(kind: int, turn: int, first: int) -> str:
    return f"{SQUARE_NAMES[first]}{WAYS[turn]}{NAMES[kind]}"


def respell(text: str) -> str:
    """In any case, and from either end."""
    text = text.upper()
    if told := BAR.fullmatch(text):
        bar = read_bar(told[3], WAYS.index(told[2].lower()), SQUARE_NAMES.index(told[1]))
        return bar_name(*bar) if bar else text
    if text[:1] == "+":
        return text if text[1:] in NAMES else f"+{text[:0:-1]}"
    return text.lower()


FORMS = Forms(
    moves=(Form("{first}{way}{bar}", bar=NAMES, way=WAYS, first=SQUARE_NAMES), Form("pass")),
    outcomes=(Form("+{bar}", bar=NAMES), Form("{seat} begins", seat=range(SEATS))),
    respell=respell,
)
LAY, PASS, DRAW, BEGINS = FORMS.firsts
bar_of, lay_at = FORMS.unpack(LAY), FORMS.pack(LAY)
