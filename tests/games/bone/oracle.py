"""Bone once more, plainly from the clauses: slow, obvious, sharing nothing with the kernels.

A table is a dictionary from squares (row, column) to colours, letters of RYVG. A placement is the squares of a bar from
left to right or from top to bottom, and its colours in that order.
"""

from itertools import permutations, product

WIDTH = 18
ORDER = "RYVG"
COLUMNS = "ABCDEFGHIJKLMNOPQR"
TABLE = {(row, column) for row in range(WIDTH) for column in range(WIDTH)}
SIDES = {"right": (0, 1), "down": (1, 0), "left": (0, -1), "up": (-1, 0)}


def canonical(colours):
    return min(colours, colours[::-1], key=lambda reading: ORDER.index(reading[0]))


KINDS = sorted({canonical("".join(colours)) for colours in permutations(ORDER)}, key=lambda r: [*map(ORDER.index, r)])


def lines():
    """Every four squares in line."""
    for row, column in sorted(TABLE):
        for down, right in ((0, 1), (1, 0)):
            squares = tuple((row + i * down, column + i * right) for i in range(4))
            if squares[-1] in TABLE:
                yield squares


LINES = list(lines())


def front(square, side):
    return square[0] + SIDES[side][0], square[1] + SIDES[side][1]


BEYOND = {front(square, side) for square in TABLE for side in SIDES} - TABLE


def contacts(table, squares, colours):
    """same-colour-contact"""
    pairs = zip(squares, colours, strict=True)
    return sum(table.get(front(square, side)) == colour for square, colour in pairs for side in SIDES)


def placements(table, hand):
    """same-colour-contact: every piece of a hand, both ways round, on every four free squares in line."""
    return [
        (squares, reading)
        for squares in LINES
        if not any(square in table for square in squares)
        for kind in set(hand)
        for reading in (kind, kind[::-1])
        if contacts(table, squares, reading)
    ]


def text(squares, colours):
    """The move as written: from the end of the canonical reading."""
    standing = squares[0][1] == squares[1][1]
    if canonical(colours) == colours:
        return f"{name(squares[0])}{'v' if standing else '>'}{colours}"
    return f"{name(squares[-1])}{'^' if standing else '<'}{colours[::-1]}"


def name(square):
    return f"{COLUMNS[square[1]]}{square[0] + 1}"


def room(table):
    """The free squares where a bar could still be laid."""
    return {square for squares in LINES if not any(q in table for q in squares) for square in squares}


def closed(table, edge="encloses"):
    """The bands that are uncovered but not open; table-edge: those against a neutral edge are used."""
    still_open, used = room(table), table.keys() if edge == "encloses" else table.keys() | BEYOND
    return {
        (square, side)
        for square in table
        for side in SIDES
        if front(square, side) not in used and front(square, side) not in still_open
    }


def enclosed(table, squares, colours, edge="encloses"):
    """enclose: the bands that a move encloses, those of the bar itself included."""
    return closed(table | dict(zip(squares, colours, strict=True)), edge) - closed(table, edge)


def against_edge(squares):
    """table-edge: how many bands of a bar lie against it."""
    return sum(front(square, side) not in TABLE for square in squares for side in SIDES)


def dead(table):
    return TABLE - set(table) - room(table)


def bone(drawn):
    """bone-start: the placements of the lying, the left and the right bar."""
    ways = []
    for lying, left in ((a, b) for a in range(3) for b in range(3) if a != b):
        right = 3 - lying - left
        for turned in product((1, -1), repeat=3):
            across, west, east = (drawn[i][::way] for i, way in zip((lying, left, right), turned, strict=True))
            up = west.index(across[0]), east.index(across[-1])
            inner = sum(0 < i < 3 for i in up)
            ways.append((inner, across, west, east, up))
    _, across, west, east, up = max(ways, key=lambda way: way[0])  # the first among equals
    return [
        (tuple((8, 7 + i) for i in range(4)), across),
        (tuple((8 - up[0] + i, 6) for i in range(4)), west),
        (tuple((8 - up[1] + i, 11) for i in range(4)), east),
    ]
