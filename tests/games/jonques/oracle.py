"""The moves of Jonques once more, plainly from the clauses: slow, obvious, sharing nothing with the kernels.

Squares are pairs (row, column) seen from the mover's own side; `own` and `foe` are sets of them.
"""

PORT = (1, 5)
ENEMY_PORT = (9, 5)
ZONE = {(row, column) for row in (0, 1, 2) for column in (4, 5, 6)} - {PORT}
FORWARD, LEFT, RIGHT = (1, 0), (0, -1), (0, 1)
COURSES = (FORWARD, LEFT, RIGHT)
BOARD = {(row, column) for row in range(11) for column in range(11)}


def step(square, direction):
    return square[0] + direction[0], square[1] + direction[1]


def has_rights(own):
    return any(row >= 5 for row, _ in own)


def line(start, direction, aces):
    """The squares of a straight course; shorter where the edge or the own port ends it."""
    squares = []
    for _ in range(aces):
        start = step(start, direction)
        if start not in BOARD or start == PORT:
            break
        squares.append(start)
    return squares


def may_defend(own, square):
    """right-to-sortie, right-to-return: not against an enemy behind the port"""
    return has_rights(own) and square[0] > 0


def may_pass(own, foe, way, jump):
    """no-jump, and the option jump-to-capture"""
    return not set(way[:-1]) & (own | foe) or (jump and way[-1] in foe)


def may_end(own, foe, start, end):
    """five-to-cross, frontier-rights, right-to-return"""
    if end in own or (end[0] >= 6 and len(own) < 5):
        return False
    if end not in ZONE:
        return True
    return may_defend(own, end) if end in foe else start in ZONE


def from_square(own, foe, start, aces, jump):
    if start[0] >= 6 and len(own) < 5:
        return set()  # stranded
    courses = [line(start, direction, aces) for direction in COURSES]
    ends = {way[-1] for way in courses if len(way) == aces and may_pass(own, foe, way, jump)}
    if aces == 1:
        ends |= {step(start, direction) for direction in ((1, -1), (1, 1))} & foe
    return {end for end in ends if may_end(own, foe, start, end)}


def from_port(own, foe, aces, jump):
    """port-exit, right-to-sortie"""
    ways = [[square] for square in ZONE]
    heading = {}
    for _ in range(aces - 1):
        longer = []
        for way in ways:
            for direction in COURSES if way[-1] in ZONE else [heading[tuple(way)]]:
                end = step(way[-1], direction)
                if end in BOARD and end != PORT and end not in way:
                    longer.append([*way, end])
                    heading[*way, end] = direction
        ways = longer
    ends = {way[-1] for way in ways if may_pass(own, foe, way, jump)} - own
    return {end for end in ends if end not in ZONE & foe or may_defend(own, end)}


def courses(own, foe, junks, aces, jump):
    return {
        (start, end)
        for start in junks
        for end in (from_port(own, foe, aces, jump) if start == PORT else from_square(own, foe, start, aces, jump))
    }


def may_enter(own):
    """six-enters, zone-first"""
    return len(own) < 10 and PORT not in own and (has_rights(own) or not own & ZONE)


def legal(own, foe, aces, entered, jump=False):
    """one-junk, port-first, zone-first, unblock"""
    leaving = courses(own, foe, own & {PORT}, aces, jump)
    if entered or leaving:
        return leaving
    zone = own & ZONE
    if zone and not has_rights(own):
        moves = courses(own, foe, zone, aces, jump)
        blockers = {square for start in zone for direction in COURSES for square in line(start, direction, aces)} & own
        out = {(start, end) for start, end in moves if end not in ZONE}
        for choice in (out, moves, courses(own, foe, blockers, aces, jump)):
            if choice:
                return choice
    return courses(own, foe, own, aces, jump)


def keeps(own, aces, sixes):
    """six-optional, stop-early"""
    return [kept for kept in range(sixes + 1) if aces + kept < 3 or (aces == 2 and kept == 1 and may_enter(own))]
