"""The board: an atlas plate, one unit for each cell of 10°, the middle of a cell at whole numbers."""

import math
from collections.abc import Iterable
from itertools import pairwise

from .cells import COLUMNS, NORTH, ROWS, SIZE, WEST, Cell, cells_of, classes, sites, straits
from .coast import Point, Ring, extent, holds, on_map, read_land
from .inks import COAST, FONT, HALO, INLAND, LAKE, LAND, LETTER, LINE, RED, RIPPLE, SEA, SHELF
from .ornaments import edge, rose, vignettes, waves
from .simplify import simplify

GRID = 100  # steps of a drawn coast line in a unit
MARGIN = 2  # degrees beyond the map, so that its edge is never drawn as a coast
FINE, COARSE = 0.0004, 0.015  # what a point of the coast, and of the ripples along it, must be worth in square units
ISLAND, ISLET = 0.0016, 0.0003  # the smallest land drawn in its shape, and as a dot, in square units
LARGE = 0.006  # the smallest with ripples around it
RIPPLES = ((0.46, 0.012), (0.3, 0.016), (0.16, 0.02))  # how wide, and how strong their line
SQUARE = 0.19  # a side of the red squares
NEAR = 0.12  # a destination so far from a coast stands on it
MERIDIANS = (9, 15, 21, 27)  # the columns east of which degrees are said again
CIRCLES = (66.56, 23.44, -23.44)  # polar circle and tropics

WHOLE = f"M-.5-.5h{COLUMNS}v{ROWS}h-{COLUMNS}z"
SCALED = f'transform="scale({1 / GRID:g})"'
BRIDGE = "M-.16.06H.16M-.13.06Q0-.14.13.06M-.065.06V-.01M0 .06V-.04M.065.06V-.01"


def write() -> str:
    land, lakes = (on_plate(rings) for rings in read_land())
    shaped = [simplify(ring, FINE) for ring in land if extent(ring) >= ISLAND]
    islands = shaped + [islet(at) for at in lonely(shaped)]
    rippled = [simplify(ring, COARSE) for ring in islands if extent(ring) >= LARGE or is_visited(ring)]
    small = [middle(ring) for ring in land if ISLET <= extent(ring) < ISLAND]
    known = classes()
    inland = [cell for cell, kind in known.items() if kind in ("land", "strait")]
    shelf = [cell for cell, kind in known.items() if kind in ("coast", "strait")]
    sea = [cell for cell, kind in known.items() if kind == "sea"]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.5 -0.5 {COLUMNS} {ROWS}">',
            f'<defs><clipPath id="tdm-map"><path d="{WHOLE}"/></clipPath>',
            f'<clipPath id="tdm-inland"><use href="#tdm-land" {SCALED}/></clipPath>',
            f'<path id="tdm-land" d="{outline(islands)}"/>',
            f'<path id="tdm-shore" d="{outline(rippled)}"/>',
            f'<path id="tdm-islets" d="{dots(small)}"/>',
            f'<path id="tdm-bridge" d="{BRIDGE}"/></defs>',
            '<g clip-path="url(#tdm-map)" stroke-linejoin="round" stroke-linecap="round">',
            f'<path fill="{SEA}" d="{WHOLE}"/><path fill="{SHELF}" d="{squares(shelf)}"/>',
            f'<g {SCALED} fill="none">{ripples()}</g>',
            waves(sea),
            vignettes(),
            f'<use href="#tdm-land" {SCALED} fill="{LAND}"/>',
            f'<path clip-path="url(#tdm-inland)" fill="{INLAND}" d="{squares(inland)}"/>',
            f'<g {SCALED} fill="none" stroke="{COAST}" stroke-width="{0.02 * GRID:g}">',
            f'<path fill="{LAKE}" d="{outline(simplify(ring, FINE) for ring in lakes)}"/><use href="#tdm-land"/>',
            f'<use href="#tdm-islets" stroke-width="{0.06 * GRID:g}"/>',
            f'<use href="#tdm-islets" stroke="{LAND}" stroke-width="{0.03 * GRID:g}"/></g>',
            graticule(),
            bridges(),
            red_squares(),
            rose(1.3),
            labels(),
            "</g>",
            edge(),
            "</svg>\n",
        ]
    )


def on_plate(rings: list[Ring]) -> list[Ring]:
    return [[project(*point) for point in ring] for ring in on_map(rings, MARGIN)]


def project(longitude: float, latitude: float) -> Point:
    return (longitude - WEST) / SIZE - 0.5, (NORTH - latitude) / SIZE - 0.5


def middle(ring: Ring) -> Point:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def destinations() -> list[Point]:
    return [project(site["longitude"], site["latitude"]) for site in sites()]


def lonely(islands: list[Ring]) -> list[Point]:
    """Destinations on islands too small to be seen."""
    return [at for at in destinations() if not any(is_near(at, ring) for ring in islands)]


def is_visited(island: Ring) -> bool:
    return any(is_near(at, island) for at in destinations())


def is_near(at: Point, ring: Ring) -> bool:
    return holds(ring, at) or any(math.dist(at, point) < NEAR for point in ring)


def islet(at: Point) -> Ring:
    """Larger than life."""
    shape = ((-13, 1), (-9, -8), (-2, -11), (6, -9), (13, -4), (12, 6), (4, 12), (-6, 9))
    return [(at[0] + x / 100, at[1] + y / 100) for x, y in shape]


def outline(rings: Iterable[Ring]) -> str:
    """Whole numbers of the grid, each point as the way from the one before it."""
    return "".join(closed([step(point) for point in ring]) for ring in rings)


def step(point: Point) -> tuple[int, int]:
    return round(point[0] * GRID), round(point[1] * GRID)


def closed(ring: list[tuple[int, int]]) -> str:
    ways = [(x - a, y - b) for (a, b), (x, y) in pairwise(ring) if (x, y) != (a, b)]
    return f"M{pair(*ring[0])}l{' '.join(pair(*way) for way in ways)}z".replace(" -", "-")


def pair(x: float, y: float) -> str:
    return f"{x:g} {y:g}".replace(" -", "-")


def dots(points: Iterable[Point]) -> str:
    return "".join(f"M{pair(*step(point))}h0" for point in points)


def squares(cells: list[Cell]) -> str:
    """Neighbours of a row in one go."""
    found, known = "", set(cells)
    for column, row in cells:
        if (column - 1, row) not in known:
            wide = next(n for n in range(1, COLUMNS + 1) if (column + n, row) not in known)
            found += f"M{pair(column - 0.5, row - 0.5)}h{wide}v1h-{wide}z"
    return found


def ripples() -> str:
    """Lines along the coast, each cut out of a band by a narrower one in the colour of the shelf."""
    found = ""
    for wide, line in RIPPLES:
        for width, paint in ((wide + line, RIPPLE), (wide - line, SHELF)):
            found += f'<use href="#tdm-shore" stroke="{paint}" stroke-width="{width * GRID:g}"/>'
    return found


def graticule() -> str:
    across = "".join(f"M-.5 {y - 0.5:g}h{COLUMNS}" for y in range(1, ROWS))
    down = "".join(f"M{x - 0.5:g}-.5v{ROWS}" for x in range(1, COLUMNS))
    circles = "".join(f"M-.5 {project(0, latitude)[1]:.3f}h{COLUMNS}" for latitude in CIRCLES)
    quarters = f"M-.5 7.5h{COLUMNS}M17.5-.5v{ROWS}"
    return (
        f'<g fill="none" stroke="{LINE}"><path stroke-width=".012" opacity=".4" d="{across}{down}"/>'
        f'<path stroke-width=".014" stroke-dasharray=".05 .07" opacity=".5" d="{circles}"/>'
        f'<path stroke-width=".028" opacity=".75" d="{quarters}"/></g>'
    )


def bridges() -> str:
    """In a corner of each cell that trains and boats both pass."""
    signs = "".join(f'<use href="#tdm-bridge" x="{x + 0.28:g}" y="{y + 0.36:g}"/>' for x, y in cells_of(straits()))
    halo = f'<g stroke="{HALO}" stroke-width=".1">{signs}</g>'
    return f'<g fill="none">{halo}<g stroke="{LETTER}" stroke-width=".026">{signs}</g></g>'


def red_squares() -> str:
    """The destinations, where they are."""
    d = "".join(f"M{x:.2f} {y:.2f}h0" for x, y in destinations())
    edge = f'<path id="tdm-red" stroke-linecap="square" d="{d}"/>'
    return f'<g stroke="{HALO}" stroke-width="{SQUARE + 0.06:g}">{edge}</g>' + (
        f'<use href="#tdm-red" stroke="{RED}" stroke-width="{SQUARE}"/>'
    )


def labels() -> str:
    """The degrees of the lines: beside the one at the left of each column, over the one below each row.

    Along the edges, and once more, smaller, along the equator and four meridians, for those who look closely.
    """
    columns = [(x - 0.41, SIZE * abs(x - 18)) for x in range(COLUMNS)]
    rows = [(y + 0.41, SIZE * abs(7 - y)) for y in range(ROWS)]
    outer = [(x, y, degrees) for x, degrees in columns for y in (-0.24, 13.41)]
    outer += [(x, y, degrees) for y, degrees in rows[:-1] for x in (-0.41, COLUMNS - 0.87)]
    inner = [(x, 7.45, degrees) for x, degrees in columns[1:-1]]
    inner += [(x - 0.44, y + 0.04, degrees) for x in MERIDIANS for y, degrees in rows[1:-1] if y != 7.41]
    halo = f'stroke="{HALO}" stroke-width=".05" stroke-opacity=".75" paint-order="stroke"'
    return (
        f'<g {FONT} fill="{LETTER}" {halo}><g font-size=".21">{"".join(map(label, outer))}</g>'
        f'<g font-size=".15" opacity=".8">{"".join(map(label, filter(is_free, inner)))}</g></g>'
    )


def label(named: tuple[float, float, int]) -> str:
    x, y, degrees = named
    return f'<text x="{x:.2f}" y="{y:.2f}">{degrees}°</text>'


def is_free(named: tuple[float, float, int]) -> bool:
    """No destination would lie on it."""
    x, y, _ = named
    return not any(-0.1 < at - x < 0.4 and -0.2 < down - y < 0.1 for at, down in destinations())
