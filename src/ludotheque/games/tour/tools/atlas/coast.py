"""The coast lines of Natural Earth, from the npm package `world-atlas`: rings of land in degrees, and how to cut them.

A ring is a closed line, its first point not repeated. Lakes, and the Caspian, count as land: holes are left out.
"""

import json
import math
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

Point = tuple[float, float]  # longitude, latitude
Ring = list[Point]

PACKAGE = Path(__file__).parents[6] / "web" / "node_modules" / "world-atlas"
LAND = PACKAGE / "land-50m.json"


def read_land(path: Path = LAND) -> tuple[list[Ring], list[Ring]]:
    """All outer rings and all holes, in one piece even where they run across the antimeridian."""
    world = json.loads(path.read_text("utf-8"))
    arcs = [decode(arc, world["transform"]) for arc in world["arcs"]]
    polygons = [
        [unroll(join(arcs, ring)) for ring in polygon]
        for geometry in world["objects"]["land"]["geometries"]
        for polygon in geometry["arcs"]
    ]
    return [rings[0] for rings in polygons], [hole for rings in polygons for hole in rings[1:]]


def decode(arc: list[list[int]], transform: dict[str, Point]) -> Ring:
    """TopoJSON holds whole numbers, each point as the way from the one before it."""
    (wide, high), (west, south) = transform["scale"], transform["translate"]
    line, x, y = [], 0, 0
    for dx, dy in arc:
        x, y = x + dx, y + dy
        line.append((x * wide + west, y * high + south))
    return line


def join(arcs: list[Ring], names: list[int]) -> Ring:
    """Arcs share their ends; a negative name is an arc read backwards."""
    lines = [arcs[name] if name >= 0 else arcs[~name][::-1] for name in names]
    return [point for line in lines for point in line[:-1]]


def unroll(ring: Ring) -> Ring:
    """Longitudes go on beyond 180° instead of jumping to the other edge of the map."""
    turns, before, unrolled = 0, ring[0][0], []
    for longitude, latitude in ring:
        turns -= round((longitude - before) / 360)
        before = longitude
        unrolled.append((longitude + 360 * turns, latitude))
    return unrolled


def on_map(rings: list[Ring], margin: float = 0) -> list[Ring]:
    """The pieces within the map's edges, those beyond the antimeridian brought back. Antarctica, which goes round
    the pole, is left out with all that lies south of the map."""
    found = []
    for ring in rings:
        if max(latitude for _, latitude in ring) < -60 - margin:
            continue
        for turn in (-360, 0, 360):
            shifted = [(longitude + turn, latitude) for longitude, latitude in ring]
            found += within(shifted, -180 - margin, 180 + margin, -60 - margin, 80 + margin)
    return found


def within(ring: Ring, west: float, east: float, south: float, north: float) -> list[Ring]:
    """The pieces of a ring inside a box."""
    pieces = [ring]
    for axis, least, most in ((0, west, east), (1, south, north)):
        pieces = [part for piece in pieces for part in beyond(piece, axis, least, 1)]
        pieces = [part for piece in pieces for part in beyond(piece, axis, most, -1)]
    return pieces


def beyond(ring: Ring, axis: int, line: float, side: int) -> list[Ring]:
    """The pieces of a ring on one side (1: above, -1: below) of a line across an axis.

    Along the line, the crossings of the ring are by turns the beginning and the end of land: where one piece of its
    coast goes out, its neighbour comes in.
    """
    inside = [side * (point[axis] - line) >= 0 for point in ring]
    if all(inside) or not any(inside):
        return [ring] if inside[0] else []
    coasts = runs(ring, inside, axis, line)
    ends = sorted((coast[end][1 - axis], end, i) for i, coast in enumerate(coasts) for end in (0, -1))
    follower = {}
    for (_, one_end, one), (_, _, other) in zip(ends[::2], ends[1::2], strict=True):
        out, back = (one, other) if one_end else (other, one)
        follower[out] = back
    pieces = []
    while follower:
        out, back = follower.popitem()
        piece = list(coasts[out])
        while back != out:
            piece += coasts[back]
            back = follower.pop(back)
        pieces.append(piece)
    return pieces


def runs(ring: Ring, inside: list[bool], axis: int, line: float) -> list[Ring]:
    """The parts of a ring that are inside, each from the crossing where it comes in to the one where it goes out."""
    first = next(i for i in range(len(ring)) if inside[i] and not inside[i - 1])
    found: list[Ring] = []
    for i in range(first - 1, first - 1 + len(ring)):
        here, there = i % len(ring), (i + 1) % len(ring)
        if inside[here]:
            found[-1].append(ring[here])
        if inside[here] != inside[there]:
            crossing = cross(ring[here], ring[there], axis, line)
            if inside[there]:
                found.append([crossing])
            else:
                found[-1].append(crossing)
    return found


def cross(a: Point, b: Point, axis: int, line: float) -> Point:
    part = (line - a[axis]) / (b[axis] - a[axis])
    along = a[1 - axis] + part * (b[1 - axis] - a[1 - axis])
    return (along, line) if axis else (line, along)


def sides(ring: Ring) -> Iterator[tuple[Point, Point]]:
    return pairwise([*ring, ring[0]])


def area(ring: Ring) -> float:
    """True to the globe, in square degrees of the equator."""
    return extent([(longitude, math.degrees(math.sin(math.radians(latitude)))) for longitude, latitude in ring])


def extent(ring: Ring) -> float:
    """As large as it is drawn."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(ring))) / 2


def holds(ring: Ring, at: Point) -> bool:
    """Whether a point is inside: a line east of it crosses the ring an odd number of times."""
    x, y = at
    across = [(a, b) for a, b in sides(ring) if (a[1] > y) != (b[1] > y)]
    return sum(cross(a, b, 1, y)[0] > x for a, b in across) % 2 == 1
