"""What lies on the table, for those who draw it, and its picture:

   A B C D E F G H I J K L M N O P Q R
1  . . . . . . . . . . . . . . . . . .      R-Y-V-G a bar that lies; small letters: bars that stand
...                                         . free, x free but in no four free squares in line
8  . . . . . . y . . . . r . . . . . .
9  . . . . . . r R-Y-V-G g . . . . . .
...
"""

import re
from typing import Any, AnyStr

from ...contract import Ints, ints, kernel
from .box import COLUMNS, DOWN, LENGTH, NAMES, SIDES, SQUARE_NAMES, SQUARES, TO_RIGHT, WIDTH, read_bar, squares_of
from .places import is_closed
from .state import COLOUR, LINKED_RIGHT, MARGIN, State, mark_alive, put

LYING, STANDING = re.compile(rb"[\x09-\x0C]{3}[\x01-\x04]"), re.compile(rb"[\x11-\x14]{3}[\x01-\x04]")  # by links
LIES, STANDS = re.compile("[RYVG]{4}"), re.compile("[ryvg]{4}")  # in a picture
DRAWN_ROW = re.compile(r"([0-9]{1,2})((?:[ -]+[.xRYVGryvg])+)")
LETTERS = bytes(b".RYVG..."[square & COLOUR] for square in range(256))


def in_lines(squares: AnyStr, lying: re.Pattern[AnyStr], standing: re.Pattern[AnyStr]) -> list[tuple[AnyStr, int, int]]:
    """What is found in the rows of the table, and in its columns: the squares, TO_RIGHT or DOWN, the first square."""
    columns, found = squares[:0].join(squares[column::WIDTH] for column in range(WIDTH)), []
    for lines, pattern, turn in (squares, lying, TO_RIGHT), (columns, standing, DOWN):
        for bar in pattern.finditer(lines):
            line, start = divmod(bar.start(), WIDTH)
            if start <= WIDTH - LENGTH:
                found.append((bar[0], turn, start * WIDTH + line if turn == DOWN else line * WIDTH + start))
    return found


def bars(s: State) -> list[tuple[int, int, int]]:
    """Kind, turn and first square of every bar, by ascending square."""
    found = in_lines(bytes(s.board), LYING, STANDING)
    told = [read_bar(squares.translate(LETTERS).decode(), turn, square) for squares, turn, square in found]
    return sorted(filter(None, told), key=lambda bar: bar[-1])


def lay_out(s: State, laid: list[tuple[int, int, int]]) -> None:
    for bar in laid:
        put(s.record, *bar)
    mark_alive(s.record)


def dead_squares(s: State) -> list[int]:
    """The free squares that no bar can cover any more."""
    rows = [s.free[row + MARGIN] & ~s.alive[row] for row in range(WIDTH)]
    return [row * WIDTH + i for row in range(WIDTH) if rows[row] for i in range(WIDTH) if rows[row] >> i & 1]


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
    out: Any = ints(SQUARES * SIDES, 2)
    return [(square, side) for square, side in out[: list_enclosed(s.record, out)].tolist()]


def draw(s: State) -> list[str]:
    signs = ["."] * SQUARES
    for square in dead_squares(s):
        signs[square] = "x"
    for kind, turn, first in bars(s):
        name = NAMES[kind].lower() if turn % 2 else NAMES[kind]
        for square, letter in zip(squares_of(turn, first), name, strict=True):
            signs[square] = letter
    linked = [sign + "- "[not square & LINKED_RIGHT] for sign, square in zip(signs, s.board, strict=True)]
    rows = [f"{row + 1:2}  {''.join(linked[row * WIDTH : (row + 1) * WIDTH]).rstrip()}" for row in range(WIDTH)]
    return ["    " + " ".join(COLUMNS), *rows]


def read(s: State, lines: list[str]) -> None:
    """Rows may stop short, or be left out where they are free."""
    rows = ["." * WIDTH] * WIDTH
    for line in lines:
        if row := DRAWN_ROW.fullmatch(line):
            number, signs = int(row[1]), re.sub("[ -]", "", row[2])
            if not 1 <= number <= WIDTH or len(signs) > WIDTH:
                raise ValueError(f"row {number} with {len(signs)} squares: the table has {WIDTH} rows of {WIDTH}.")
            rows[number - 1] = signs.replace("x", ".").ljust(WIDTH, ".")
        elif line.split() != list(COLUMNS):
            raise ValueError(f"{line!r} is no line of a drawing.")
    lay_drawn(s, "".join(rows))


def lay_drawn(s: State, signs: str) -> None:
    """Four capitals in a row are a bar that lies, four small letters in a column one that stands."""
    found = in_lines(signs, LIES, STANDS)
    lay_out(s, [bar for colours, turn, square in found if (bar := read_bar(colours.upper(), turn, square))])
    for square, name in enumerate(SQUARE_NAMES):
        if signs[square] != "." and not s.board[square]:
            raise ValueError(f"{signs[square]} on {name} belongs to no bar.")
