"""Where a bar may be laid, and which bands it encloses."""

from ...contract import LEGAL, NONE, Ints, inlined, kernel, note, table
from .box import BESIDE, DOWN, KINDS, LENGTH, READING, SIDES, TO_LEFT, TO_RIGHT, TURNS, UP, WIDTH
from .forms import lay_at
from .state import COLOUR, ENCLOSES, MARGIN, Rule, State, alive_in, is_alive

DE_BRUIJN = 0x077CB531  # shifted by any number of places, another five bits lead its word of 32
COLUMN = table([next(c for c in range(32) if DE_BRUIJN << c >> 27 & 31 == lead) for lead in range(32)])
AHEAD = table([0, 0, MARGIN, MARGIN * WIDTH])  # by turn, how far after its left or upper end a bar's first square comes
LAST_ROW = table([WIDTH, WIDTH - MARGIN, WIDTH, WIDTH - MARGIN])  # by turn, the rows where that end may lie


@inlined
def column_of(bit: int) -> int:
    """The column of a row with one bit."""
    return COLUMN[bit * DE_BRUIJN >> 27 & 31]


@inlined
def room_in(s: State, turn: int, row: int) -> int:
    """The columns of a row where the left or upper end of a bar finds four free squares."""
    here = s.free[row + MARGIN]
    if turn in (TO_RIGHT, TO_LEFT):
        return here & here >> 1 & here >> 2 & here >> 3
    return here & s.free[row + 4] & s.free[row + 5] & s.free[row + 6]


@inlined
def places_in(s: State, kind: int, turn: int, row: int) -> int:
    """same-colour-contact: the columns of a row where the left or upper end of a bar may lie."""
    i, step = (0, 1) if turn in (TO_RIGHT, DOWN) else (LENGTH - 1, -1)
    a, b = READING[kind, i] - 1, READING[kind, i + step] - 1
    c, d = READING[kind, i + 2 * step] - 1, READING[kind, i + 3 * step] - 1
    if turn in (TO_RIGHT, TO_LEFT):
        touch = s.near[a, row + 1] | s.near[b, row + 1] >> 1 | s.near[c, row + 1] >> 2 | s.near[d, row + 1] >> 3
    else:
        touch = s.near[a, row + 1] | s.near[b, row + 2] | s.near[c, row + 3] | s.near[d, row + 4]
    return room_in(s, turn, row) & touch


@kernel
def list_places(s: State, seat: int, out: Ints) -> int:
    """Every way to lay every piece of a hand, ascending."""
    n = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] == 0:
            continue
        for turn in range(TURNS):
            for row in range(LAST_ROW[turn]):
                start = lay_at(kind, turn, AHEAD[turn] + row * WIDTH)
                places = places_in(s, kind, turn, row)
                while places:
                    bit = places & -places
                    places ^= bit
                    out[n] = start + column_of(bit)
                    n += 1
    return n


@kernel
def has_place(s: State, kind: int) -> bool:
    """Whether a bar could be laid anywhere."""
    for turn in range(TURNS):
        for row in range(LAST_ROW[turn]):
            if places_in(s, kind, turn, row):
                return True
    return False


@kernel
def can_lay(s: State, seat: int) -> bool:
    """cannot-lay"""
    for kind in range(KINDS):
        if s.hands[seat, kind] and has_place(s, kind):
            return True
    return False


@kernel
def kinds_with_place(s: State) -> int:
    """As a mask."""
    kinds = 0
    for kind in range(KINDS):
        if has_place(s, kind):
            kinds |= 1 << kind
    return kinds


@kernel
def contacts(s: State, kind: int, turn: int, first: int) -> int:
    """same-colour-contact: how many bands of a bar touch their own colour, NONE where it does not fit."""
    n, square = 0, first
    for i in range(LENGTH):
        if square == NONE or s.board[square]:
            return NONE
        n += matches(s, square, READING[kind, i])
        square = BESIDE[square, turn]
    return n


@inlined
def matches(s: State, square: int, colour: int) -> int:
    """The sides of a square where a colour lies."""
    n = 0
    for side in range(SIDES):
        front = BESIDE[square, side]
        if front != NONE and s.board[front] & COLOUR == colour:
            n += 1
    return n


@inlined
def leaves_table(turn: int, first: int) -> bool:
    """table-edge: no part of a bar lies beyond the edge."""
    square = first
    for _ in range(MARGIN):
        if square != NONE:
            square = BESIDE[square, turn]
    return square == NONE


@kernel
def lay_fault(s: State, seat: int, kind: int, turn: int, first: int) -> int:
    """four-each, table-edge, same-colour-contact"""
    if s.hands[seat, kind] == 0:
        return Rule.FOUR_EACH
    if leaves_table(turn, first):
        return Rule.TABLE_EDGE
    return LEGAL if contacts(s, kind, turn, first) > 0 else Rule.SAME_COLOUR_CONTACT


@inlined
def is_closed(s: State, square: int, side: int) -> bool:
    """enclose, table-edge: in front of this side of an occupied square no bar can be laid, and none lies."""
    front = BESIDE[square, side]
    if front == NONE:
        return s.edge == ENCLOSES
    return s.board[front] == 0 and not is_alive(s, front)


@kernel
def against_edge(turn: int, first: int) -> int:
    """table-edge: how many bands of a bar lie against it."""
    n, square = 0, first
    for _ in range(LENGTH):
        for side in range(SIDES):
            n += BESIDE[square, side] == NONE
        square = BESIDE[square, turn]
    return n


@kernel
def enclosed_by(s: State, seat: int, turn: int, first: int, total: int, trace: Ints) -> int:
    """enclose: how many bands a bar has enclosed that lies already, while `alive` is still as before it.

    Once their total is known, each is noted.
    """
    n, square, last = 0, first, first
    for _ in range(LENGTH):  # its own bands, where no bar could come before either
        for side in range(SIDES):
            if is_closed(s, square, side):
                n += 1
                note_band(seat, square, side, n, total, trace)
        last = square
        square = BESIDE[square, turn]
    top, bottom = (last, first) if turn == UP else (first, last)
    for row in range(max(0, top // WIDTH - MARGIN), min(WIDTH, bottom // WIDTH + MARGIN + 1)):
        dying = s.alive[row] & s.free[row + MARGIN] & ~alive_in(s, row)
        while dying:  # whatever faces a square that no bar can cover any more
            bit = dying & -dying
            dying ^= bit
            hole = row * WIDTH + column_of(bit)
            for side in range(SIDES):
                front = BESIDE[hole, side]
                if front != NONE and s.board[front]:
                    n += 1
                    note_band(seat, front, (side + 2) % SIDES, n, total, trace)
    return n


@inlined
def note_band(seat: int, square: int, side: int, n: int, total: int, trace: Ints) -> None:
    """The last band carries their number."""
    if total:
        note(trace, Rule.ENCLOSE, seat, square, side, total if n == total else 0)
