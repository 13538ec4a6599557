"""The bars of the box, and the squares of the table.

A square is row * WIDTH + column, from the top left. A bar is read from whichever of its ends comes first in the order
red, yellow, violet, green: that makes twelve kinds. As laid it has a turn, in quarter turns clockwise from lying to
the right, and the square of its first colour.
"""

from itertools import permutations

from ...contract import NONE, table

WIDTH = 18
SQUARES = WIDTH * WIDTH
COLUMNS = "ABCDEFGHIJKLMNOPQR"
SQUARE_NAMES = tuple(f"{column}{row + 1}" for row in range(WIDTH) for column in COLUMNS)
TO_RIGHT, DOWN, TO_LEFT, UP = range(4)  # turns of a bar, sides of a square
TURNS = SIDES = 4
WAYS = ">v<^"  # by turn

LENGTH = 4  # squares of a bar
BANDS = 10  # of a bar
COLOURS = 4
READINGS = tuple(reading for reading in permutations(range(1, COLOURS + 1)) if reading[0] < reading[-1])
NAMES = tuple("".join(" RYVG"[colour] for colour in reading) for reading in READINGS)  # of the kinds
KINDS = len(READINGS)
SIGNS = {"R": "●", "Y": "▲", "V": "◆", "G": "■"}  # of the colours, for people: they need no language
COPIES = 4
PIECES = KINDS * COPIES


def neighbours() -> list[list[int]]:
    """By square and side, the square in front, NONE beyond the edge."""
    beside = []
    for square in range(SQUARES):
        row, column = divmod(square, WIDTH)
        steps = ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column))
        beside.append([r * WIDTH + c if 0 <= r < WIDTH and 0 <= c < WIDTH else NONE for r, c in steps])
    return beside


NEIGHBOURS = neighbours()
BESIDE, READING = table(NEIGHBOURS), table(READINGS)  # for kernels


def squares_of(turn: int, first: int) -> list[int]:
    """The squares of a bar, the last NONE where it leaves the table."""
    squares = [first]
    while len(squares) < LENGTH and squares[-1] != NONE:
        squares.append(NEIGHBOURS[squares[-1]][turn])
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


def as_seen(kind: int, turn: int, first: int) -> tuple[str, str, str]:
    """The colours of a laid bar, and its first and last square, read from left to right or from top to bottom."""
    step = -1 if turn >= TO_LEFT else 1
    start, *_, end = squares_of(turn, first)[::step]
    return NAMES[kind][::step], SQUARE_NAMES[start], SQUARE_NAMES[end]


def in_signs(colours: str) -> str:
    return "".join(SIGNS[colour] for colour in colours)
