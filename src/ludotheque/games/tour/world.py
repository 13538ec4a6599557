"""The map as sets of cells: fourteen rows of thirty-six bits. A step of any kind widens a set by the eight neighbours,
within the cells that suit the transport."""

from ...contract import Ints, inlined, kernel, table
from .content import (
    BOAT,
    CELLS,
    COAST,
    COLUMNS,
    DESTINATIONS,
    LAND,
    LETTERS,
    MAP,
    MODES,
    NORTH,
    PLANE,
    ROWS,
    SEA,
    SIZE,
    STRAIT,
    TRAIN,
)

SUITS = {TRAIN: (LAND, STRAIT), BOAT: (SEA, COAST, STRAIT), PLANE: LETTERS}  # any-direction
ON_FOOT = (LAND, COAST, STRAIT)  # on-foot
ALL = (1 << COLUMNS) - 1
SOUTH = NORTH // SIZE  # the first row south of the equator
FOOT = len(MODES)  # row of ALLOWED for a walk
ANYWHERE = FOOT + 1  # and for a step of any kind
MOST_AT = 3  # sites of one cell


def rows_with(letters: tuple[str, ...]) -> list[int]:
    """The cells of some classes."""
    return [
        sum(1 << column for column in range(COLUMNS) if MAP[row * COLUMNS + column] in letters) for row in range(ROWS)
    ]


ALLOWED = table([*(rows_with(SUITS.get(mode, LETTERS)) for mode in MODES), rows_with(ON_FOOT), rows_with(LETTERS)])
AT = [[n for n, site in enumerate(DESTINATIONS) if site.cell == cell] for cell in range(CELLS)]  # by cell, its sites
SITE_AT = table([(at + [-1] * MOST_AT)[:MOST_AT] for at in AT])
SITE_CELL = table([site.cell for site in DESTINATIONS])


@inlined
def is_red(cell: int) -> bool:
    """Whether a destination is there."""
    return SITE_AT[cell, 0] >= 0


@inlined
def quarter_at(cell: int) -> int:
    """Which of the QUARTERS a cell is in."""
    return 2 * (cell // COLUMNS >= SOUTH) + (cell % COLUMNS >= COLUMNS // 2)


@inlined
def sideways(row: int, joined: int) -> int:
    wide = row | row << 1 | row >> 1
    if joined:
        wide |= row << (COLUMNS - 1) | row >> (COLUMNS - 1)
    return wide & ALL


@kernel
def fill(cells: Ints, word: int) -> None:
    """With the same in every row: nothing, or ALL."""
    for row in range(ROWS):
        cells[row] = word


@kernel
def widen(cells: Ints, suits: int, joined: int) -> None:
    """One step in any direction, within the cells of a row of ALLOWED. `joined`: the map's edges meet."""
    above, here = 0, sideways(int(cells[0]), joined)
    for row in range(ROWS):
        below = sideways(int(cells[row + 1]), joined) if row + 1 < ROWS else 0
        cells[row] = (above | here | below) & ALLOWED[suits, row]
        above, here = here, below


@kernel
def within(cells: Ints, start: int, suits: int, steps: int, joined: int) -> None:
    """The cells within some steps of one, all of the way among those of a row of ALLOWED; the start alone if none."""
    fill(cells, 0)
    cells[start // COLUMNS] = 1 << (start % COLUMNS)
    if ALLOWED[suits, start // COLUMNS] >> (start % COLUMNS) & 1:
        for _ in range(steps):
            widen(cells, suits, joined)


@inlined
def holds(cells: Ints, cell: int) -> bool:
    return int(cells[cell // COLUMNS]) >> (cell % COLUMNS) & 1 == 1
