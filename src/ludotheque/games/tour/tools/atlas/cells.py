"""The class of each cell of the map, from the share of land in it."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from .coast import Ring, area, on_map, read_land, within

GAME = Path(__file__).parents[2]
COLUMNS, ROWS, SIZE = 36, 14, 10
WEST, NORTH = -180, 80
LETTERS = {"sea": ".", "coast": "c", "land": "L", "strait": "S"}
LAND, SEA = 0.80, 0.05  # at least, at most

Cell = tuple[int, int]  # column, row
Table = dict[str, Any]

HEADER = """\
# The cells of the map, 10° each: columns from 180° W eastwards, rows from 80° N southwards.
# . sea   c coast   L land   S strait
# Made from coast lines by `make atlas`; not to be written by hand.
"""


def cell_of(longitude: float, latitude: float) -> Cell:
    return int((longitude - WEST) // SIZE), int((NORTH - latitude) // SIZE)


def sites() -> list[Table]:
    return [site for name in ("sites_west", "sites_east") for site in table(name)["site"]]


def straits() -> list[Table]:
    return list(table("straits")["strait"])


@cache
def table(name: str) -> Table:
    return tomllib.loads(GAME.joinpath(f"{name}.toml").read_text("utf-8"))


def cells_of(things: Iterable[Table]) -> list[Cell]:
    return [cell_of(thing["longitude"], thing["latitude"]) for thing in things]


@cache
def land_by_cell() -> dict[Cell, list[Ring]]:
    """The pieces of land in each cell."""
    return cut(read_land()[0])


def cut(rings: list[Ring]) -> dict[Cell, list[Ring]]:
    """The map's rows are cut from the world, the cells from the rows."""
    world, found = on_map(rings), {}
    for row in range(ROWS):
        north = NORTH - SIZE * row
        band = [piece for ring in world for piece in within(ring, WEST, -WEST, north - SIZE, north)]
        for column in range(COLUMNS):
            west = WEST + SIZE * column
            box = (west, west + SIZE, north - SIZE, north)
            found[column, row] = [piece for ring in band for piece in within(ring, *box)]
    return found


def share(cell: Cell, pieces: list[Ring]) -> float:
    west, north = WEST + SIZE * cell[0], NORTH - SIZE * cell[1]
    whole: Ring = [(west, north), (west + SIZE, north), (west + SIZE, north - SIZE), (west, north - SIZE)]
    return sum(map(area, pieces)) / area(whole)


def classes() -> dict[Cell, str]:
    visited, passed = set(cells_of(sites())), set(cells_of(straits()))

    def class_of(cell: Cell, land: float) -> str:
        if cell in passed:
            return "strait"
        if land >= LAND:
            return "land"
        return "sea" if land <= SEA and cell not in visited else "coast"

    return {cell: class_of(cell, share(cell, pieces)) for cell, pieces in land_by_cell().items()}


def write() -> str:
    """As a table that a person can read as a map."""
    known = classes()
    rows = ["".join(LETTERS[known[column, row]] for column in range(COLUMNS)) for row in range(ROWS)]
    lines = [*[f'    "{row}",' for row in rows], "]", "", "[straits]  # column, row"]
    named = [f"{strait['id']} = {list(cell)}" for strait, cell in zip(straits(), cells_of(straits()), strict=True)]
    return "\n".join([f"{HEADER}rows = [", *lines, *named, ""])
