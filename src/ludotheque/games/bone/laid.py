"""What lies on the table, for those who draw it."""

import re
from typing import Any, AnyStr

from ...contract import Ints, ints, kernel
from .forms import read_bar
from .places import is_closed
from .state import BANDS, COLOUR, DOWN, MARGIN, PIECES, SIDES, SQUARES, TO_RIGHT, WIDTH, State

LYING, STANDING = re.compile(rb"[\x09-\x0C]{3}[\x01-\x04]"), re.compile(rb"[\x11-\x14]{3}[\x01-\x04]")  # by links
LETTERS = bytes(b".RYVG..."[square & COLOUR] for square in range(256))


def in_lines(squares: AnyStr, lying: re.Pattern[AnyStr], standing: re.Pattern[AnyStr]) -> list[tuple[AnyStr, int, int]]:
    """What is found in the rows of the table, and in its columns: the squares, TO_RIGHT or DOWN, the first square."""
    found = []
    for i in range(WIDTH):
        row, column = squares[i * WIDTH : (i + 1) * WIDTH], squares[i::WIDTH]
        found += [(bar[0], TO_RIGHT, i * WIDTH + bar.start()) for bar in lying.finditer(row)]
        found += [(bar[0], DOWN, bar.start() * WIDTH + i) for bar in standing.finditer(column)]
    return found


def bars(s: State) -> list[tuple[int, int, int]]:
    """Kind, turn and first square of every bar, by ascending square."""
    found = in_lines(bytes(s.board), LYING, STANDING)
    told = [read_bar(squares.translate(LETTERS).decode(), turn, square) for squares, turn, square in found]
    return sorted(filter(None, told), key=lambda bar: bar[-1])


def dead_squares(s: State) -> list[int]:
    """The free squares that no bar can cover any more."""
    rows = [s.free[row + MARGIN] & ~s.alive[row] for row in range(WIDTH)]
    return [row * WIDTH + column for row in range(WIDTH) if rows[row] for column in columns_of(rows[row])]


def columns_of(row: int) -> list[int]:
    return [column for column in range(WIDTH) if row >> column & 1]


@kernel
def list_enclosed(s: State, out: Ints) -> int:
    n = 0
    for square in range(SQUARES):
        for side in range(SIDES):
            if s.board[square] and is_closed(s, square, side):
                out[n, 0] = square
                out[n, 1] = side
                n += 1
    return n


def enclosed_bands(s: State) -> list[tuple[int, int]]:
    """Square and side of every enclosed band."""
    out: Any = ints(PIECES * BANDS, 2)
    return [(square, side) for square, side in out[: list_enclosed(s.record, out)].tolist()]
