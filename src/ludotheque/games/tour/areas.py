"""What people call the parts of the map, beside their degrees."""

from itertools import product

from ...contract import LANGUAGES
from ...contract.components import Fields, Texts, check_fields, open_table, texts
from .content import CELL_NAMES, CELLS, COLUMNS


def read_areas(rows: list[Fields]) -> tuple[Texts, ...]:
    """Their names."""
    for row in rows:
        check_fields(f"area {row.get('en')!r}", row, {*LANGUAGES, "boxes"})
    return tuple(texts(f"area {row['en']!r}", row) for row in rows)


def named_by(rows: list[Fields]) -> tuple[int, ...]:
    """By cell, the last of the areas that hold it."""
    found = {cell: area for area, row in enumerate(rows) for box in row["boxes"] for cell in cells_of(box)}
    missing = [CELL_NAMES[cell] for cell in range(CELLS) if cell not in found]
    if missing:
        raise ValueError(f"no area holds {', '.join(missing)}.")
    return tuple(found[cell] for cell in range(CELLS))


def cells_of(box: str) -> list[int]:
    """`N60E30 N50E50`: from the first cell eastwards and southwards to the last one."""
    corners = [divmod(CELL_NAMES.index(name), COLUMNS) for name in box.split()]
    (top, left), (bottom, right) = corners[0], corners[-1]
    return [row * COLUMNS + column for row, column in product(range(top, bottom + 1), range(left, right + 1))]


ROWS_OF_AREAS = open_table(__package__, "areas")["areas"]
AREAS = read_areas(ROWS_OF_AREAS)
AREA_OF = named_by(ROWS_OF_AREAS)
