"""The table, the hands and the pile."""

from typing import Annotated

from ...contract import (
    NOBODY,
    NONE,
    By,
    Byte,
    Deduced,
    Ints,
    Named,
    Record,
    Rulebook,
    Within,
    inlined,
    int8,
    int16,
    int32,
    kernel,
)
from ...contract.hands import WHOLE
from .box import BANDS, BESIDE, COLOURS, COPIES, KINDS, LENGTH, NAMES, PIECES, READING, SQUARES, TO_LEFT, WIDTH

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule

SEATS = 4
HAND = 4
BONE_PIECES = 3
ROW = (1 << WIDTH) - 1  # a row of the table, one bit per column
MARGIN = LENGTH - 1  # rows of no free squares above and below the table
NEAR_ROWS = WIDTH + 2
COLOUR = 7  # the bits of a square of the board that hold its colour
LINKED_RIGHT, LINKED_DOWN = 8, 16  # to the next square of the same bar

PHASES = ("lot", "deal", "bone", "lay", "refill", "done")
LOT, DEALING, BONE, LAYING, REFILLING, DONE = range(len(PHASES))
BEGINNERS = ("lot", "seat-1", "seat-2", "seat-3", "seat-4")
BY_LOT = 0
GAMES = ("one", "everyone-begins")
ONE, EVERYONE_BEGINS = range(2)
EDGES = ("encloses", "neutral")
ENCLOSES, NEUTRAL = range(2)


class State(Record):
    phase: Annotated[Byte, Named(PHASES)]
    drawer: Annotated[Byte, Within(NOBODY, SEATS - 1)]  # while DEALING or REFILLING, who draws; else NOBODY
    first: Annotated[Byte, Within(NOBODY, SEATS - 1)]  # who began this game, NOBODY before the lot
    begins: Annotated[Byte, Named(BEGINNERS)]  # option: BY_LOT, or 1 + the seat
    games: Annotated[Byte, Named(GAMES)]  # option
    edge: Annotated[Byte, Named(EDGES)]  # option
    finished: Annotated[Byte, Within(0, SEATS - 1)]  # games before this one, where everyone begins
    turns: Annotated[Byte, Within(0, PIECES - BONE_PIECES)]  # taken in this game by all together, passes included
    pile: Annotated[Byte, Within(0, PIECES)]  # pieces face down
    bone: Annotated[Ints, int8, BONE_PIECES, Named(NAMES, low=NONE)]  # kinds drawn before it is laid, then NONE
    held: Annotated[Ints, int8, SEATS, Within(0, HAND)]  # pieces in each hand
    points: Annotated[Ints, int16, SEATS, Within(0, SEATS * PIECES * BANDS)]
    bag: Annotated[Ints, int8, KINDS, Within(0, COPIES), By(NAMES)]  # the pile; if hidden, with the hands not known
    hands: Annotated[Ints, int8, SEATS, KINDS, Within(0, COPIES), By(NAMES)]
    board: Annotated[Ints, int8, SQUARES, Within(0, COLOURS + LINKED_DOWN)]  # 0 free, else colour and links
    free: Annotated[Ints, int32, WIDTH + 2 * MARGIN, Within(0, ROW)]  # rows of free squares, one bit per column
    alive: Annotated[Ints, int32, WIDTH, Within(0, ROW)]  # rows of squares that a bar could still cover
    near: Annotated[Ints, int32, COLOURS, NEAR_ROWS, Within(0, 2 * ROW + 1)]  # rows beside a colour, with a margin
    # what moves have proved
    older: Annotated[Ints, int32, SEATS, HAND + 1, Deduced(0, WHOLE)]  # how likely so many pieces are older
    absent: Annotated[Ints, int16, SEATS, Deduced(0, (1 << KINDS) - 1)]  # kinds that a hand was proved not to hold


@kernel
def clear_table(s: State) -> None:
    for square in range(SQUARES):
        s.board[square] = 0
    for row in range(WIDTH + 2 * MARGIN):
        s.free[row] = ROW if MARGIN <= row < MARGIN + WIDTH else 0
    for row in range(WIDTH):
        s.alive[row] = ROW
    for colour in range(COLOURS):
        for row in range(NEAR_ROWS):
            s.near[colour, row] = 0


@kernel
def put(s: State, kind: int, turn: int, first: int) -> None:
    """Lays a bar on four free squares. `mark_alive` has to follow."""
    link = LINKED_DOWN if turn % 2 else LINKED_RIGHT
    backwards = turn >= TO_LEFT
    square = first
    for i in range(LENGTH):
        colour = READING[kind, i]
        row, bit = square // WIDTH, 1 << square % WIDTH
        s.board[square] = colour + (0 if i == (0 if backwards else LENGTH - 1) else link)
        s.free[row + MARGIN] ^= bit
        s.near[colour - 1, row] |= bit
        s.near[colour - 1, row + 1] |= bit << 1 | bit >> 1
        s.near[colour - 1, row + 2] |= bit
        square = BESIDE[square, turn]


@inlined
def alive_in(s: State, row: int) -> int:
    """The squares of a row that belong to four free squares in line."""
    here, above, below = s.free[row + 3], s.free[row + 2], s.free[row + 4]
    lying = here & here >> 1 & here >> 2 & here >> 3
    lying |= lying << 1
    lying |= lying << 2
    higher, lower = above & s.free[row + 1], below & s.free[row + 5]
    standing = s.free[row] & higher | higher & below | above & lower | lower & s.free[row + 6]
    return lying | here & standing


@kernel
def mark_alive(s: State) -> None:
    for row in range(WIDTH):
        s.alive[row] = alive_in(s, row)


@inlined
def is_alive(s: State, square: int) -> bool:
    return s.alive[square // WIDTH] >> square % WIDTH & 1 != 0
