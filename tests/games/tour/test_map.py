"""The map: cells and board as `make atlas` makes them, straits and destinations held against the coast lines."""

import math
import re
from itertools import pairwise

import pytest

from ludotheque.games.tour.tools.atlas import cells
from ludotheque.games.tour.tools.atlas.__main__ import FILES
from ludotheque.games.tour.tools.atlas.coast import area, holds, on_map, read_land, sides
from ludotheque.games.tour.tools.atlas.plate import GRID, NEAR, project

pytestmark = pytest.mark.slow

DEGREE = 111.195  # km
STRAIT = 120  # km, at most


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_map_is_made_from_coast_lines(path):
    assert path.read_text("utf-8") == FILES[path]()


def letter(column, row):
    return cells.table("cells")["rows"][row][column]


def test_cells_are_36_by_14():
    rows = cells.table("cells")["rows"]
    assert len(rows) == 14 and {len(row) for row in rows} == {36}
    assert set("".join(rows)) == set(cells.LETTERS.values())


def test_land_shares():
    """The figures of the rules, for which the Caspian is still sea: 259 cells up to 5 %, 77 from 95 %."""
    land, lakes = (cells.cut(rings) for rings in read_land())
    shares = [cells.share(cell, land[cell]) - cells.share(cell, lakes[cell]) for cell in land]
    assert sum(share <= 0.05 for share in shares) == 259
    assert sum(share >= 0.95 for share in shares) == 77


def test_nothing_is_lost_where_the_world_is_cut():
    """At the antimeridian, and at the edges of cells."""
    rings = [ring for ring in read_land()[0] if all(-60 < latitude < 80 for _, latitude in ring)]
    assert any(max(x for x, _ in ring) > 180 or min(x for x, _ in ring) < -180 for ring in rings)
    whole = sum(map(area, rings))
    assert sum(map(area, on_map(rings))) == pytest.approx(whole)
    assert sum(area(piece) for pieces in cells.cut(rings).values() for piece in pieces) == pytest.approx(whole)


def test_lakes_count_as_land():
    assert letter(*cells.cell_of(51, 42)) == letter(*cells.cell_of(50.5, 46)) == "L"  # the Caspian
    assert letter(*cells.cell_of(-87, 47)) == "L"  # Lake Superior


@pytest.mark.parametrize("strait", cells.straits(), ids=lambda strait: strait["id"])
def test_strait(strait):
    """Two pieces of land in the cell face each other across the named place, less than 120 km apart.

    Pieces are what is left of all land when the cell is cut out of the map. So Spain and Morocco are two, though one
    can walk from the one to the other through Asia: at the table it is the cell that counts.
    """
    at = (strait["longitude"], strait["latitude"])
    cell = cells.cell_of(*at)
    assert letter(*cell) == "S"
    assert cells.table("cells")["straits"][strait["id"]] == list(cell)
    pieces = cells.land_by_cell()[cell]
    assert not any(holds(piece, at) for piece in pieces)
    shores = sorted(([seen_from(at, point) for point in piece] for piece in pieces), key=from_here)
    one, other = shores[:2]
    assert from_here(one) + from_here(other) < STRAIT
    assert min(far(point, other) for point in one) < STRAIT


def test_straits_are_those_of_the_list():
    assert "".join(cells.table("cells")["rows"]).count("S") == len(cells.straits()) == 12


def seen_from(at, point):
    """In km east and north of a place nearby."""
    return (point[0] - at[0]) * DEGREE * math.cos(math.radians(at[1])), (point[1] - at[1]) * DEGREE


def from_here(ring):
    return far((0, 0), ring)


def far(point, ring):
    return min(to_side(point, *side) for side in sides(ring))


def to_side(point, a, b):
    """From a point to the nearest of a straight line between two."""
    along = (b[0] - a[0], b[1] - a[1])
    length = math.hypot(*along) or 1
    part = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length**2
    part = min(max(part, 0), 1)
    return math.dist(point, (a[0] + part * along[0], a[1] + part * along[1]))


@pytest.fixture(scope="module")
def drawn():
    """The coast lines of the board, in its units."""
    lines = re.search(r'id="tdm-land" d="([^"]*)"', cells.GAME.joinpath("art", "board.svg").read_text("utf-8"))[1]
    rings = []
    for line in lines.split("z")[:-1]:
        numbers = [int(number) / GRID for number in re.findall(r"-?\d+", line)]
        x, y, ring = 0.0, 0.0, []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        rings.append(ring)
    return rings


def test_board_fits_its_cells(drawn):
    board = cells.GAME.joinpath("art", "board.svg").read_text("utf-8")
    assert 'viewBox="-0.5 -0.5 36 14"' in board
    assert len(board) < 60_000
    longest = max(math.dist(a, b) for ring in drawn for a, b in pairwise(ring) if abs(a[0]) < 35.4 > abs(b[0]))
    assert longest < 3  # no line across the map


@pytest.mark.parametrize("site", cells.sites(), ids=lambda site: site["id"])
def test_destination(site, drawn):
    """Within the map, not at sea, and seen on land."""
    column, row = cells.cell_of(site["longitude"], site["latitude"])
    assert 0 <= column < 36 and 0 <= row < 14
    assert letter(column, row) != "."
    x, y = project(site["longitude"], site["latitude"])
    assert (round(x), round(y)) == (column, row)
    assert any(holds(ring, (x, y)) or any(math.dist((x, y), point) < NEAR for point in ring) for ring in drawn)
