"""What a good player looks at: the points that each place would bring, and what the next player could take.

Points depend on where a bar lies, not on its colours, so they are counted by place: a bar lying or standing with its
left or upper end on a square.
"""

from math import exp, sqrt

from ...contract import Hints, Ints, inlined, ints, kernel, scratch, scratch_floats, scratch_grid
from ...contract.rng import below
from ...contract.trace import no_trace
from .box import BESIDE, COLOURS, DOWN, KINDS, LENGTH, SQUARES, TO_RIGHT, TURNS, WIDTH
from .forms import PASS, bar_of
from .places import AHEAD, LAST_ROW, column_of, places_in, room_in
from .rules import moves, play, turns_each
from .state import ENCLOSES, HAND, LAYING, MARGIN, NEAR_ROWS, ROW, SEATS, State, alive_in, mark_alive, put

LYING = 15  # four bits of a row
MILLION = 1_000_000
TAKEN = 0.6  # of the points that a seat could take at once, what it keeps
LAST = 4.0  # points that it is worth to lay the last bar
SPREAD_AT_END, SPREAD_BY_TURN = 0.5, 1.0  # of the points that are still to come
DOUBT = 1000.0  # thousandths of a point by which a move may look worse and still be tried


@inlined
def crowd(bits: int) -> int:
    """How many bits of a row are set."""
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return bits * 0x01010101 >> 24 & 63


@inlined
def dead(s: State, row: int) -> int:
    """The free squares of a row that no bar can cover; beyond the table, all that its edge encloses."""
    if 0 <= row < WIDTH:
        return s.free[row + MARGIN] & ~s.alive[row]
    return ROW if s.edge == ENCLOSES else 0


@inlined
def laid(s: State, row: int) -> int:
    return ROW & ~s.free[row + MARGIN] if 0 <= row < WIDTH else 0


@kernel
def gain(s: State, standing: bool, row: int, column: int) -> int:
    """enclose, table-edge: the points of a bar with its left or upper end on a square."""
    height, bits = (LENGTH, 1 << column) if standing else (1, LYING << column)
    beside = (bits << 1 | bits >> 1) & ~bits
    points = crowd(bits & dead(s, row - 1)) + crowd(bits & dead(s, row + height))
    for i in range(row, row + height):
        points += crowd(beside & dead(s, i))
        if s.edge == ENCLOSES:
            points += (column == 0) + (beside >> WIDTH & 1)
        s.free[i + MARGIN] ^= bits
    for i in range(max(0, row - MARGIN), min(WIDTH, row + height + MARGIN)):
        dying = s.alive[i] & s.free[i + MARGIN] & ~alive_in(s, i)
        if dying:
            here = laid(s, i)
            points += crowd(dying & here >> 1) + crowd(dying & here << 1)
            points += crowd(dying & laid(s, i - 1)) + crowd(dying & laid(s, i + 1))
    for i in range(row, row + height):
        s.free[i + MARGIN] ^= bits
    return points


@inlined
def gain_of(s: State, move: int) -> int:
    """The points of a move."""
    if move >= PASS:
        return 0
    _, turn, first = bar_of(move)
    end = first - AHEAD[turn]
    return gain(s, turn % 2 == DOWN, end // WIDTH, end % WIDTH)


@kernel
def best_gain(s: State, seat: int) -> int:
    """The most points that a hand can bring at once."""
    best = 0
    for turn in (TO_RIGHT, DOWN):
        for row in range(LAST_ROW[turn]):
            places = 0
            for kind in range(KINDS):
                if s.hands[seat, kind]:
                    places |= places_in(s, kind, turn, row) | places_in(s, kind, turn + 2, row)
            while places:
                bit = places & -places
                places ^= bit
                best = max(best, gain(s, turn == DOWN, row, column_of(bit)))
    return best


@kernel
def evaluate(s: State, out: Ints) -> bool:
    """Points so far, and what the seat to move can take at once, weighed by the turns that are left."""
    if s.phase != LAYING:
        return False
    left = turns_each(s.seats) * s.seats - s.turns
    spread = SPREAD_AT_END + SPREAD_BY_TURN * sqrt(left)
    best = s.points[0]
    for seat in range(1, s.seats):
        best = max(best, s.points[seat])
    total = 0.0
    soon = TAKEN * best_gain(s, s.to_move)
    last = (s.to_move + left - 1) % s.seats
    hopes = scratch_floats(SEATS)
    for seat in range(s.seats):
        points = s.points[seat] - best + (soon if seat == s.to_move else 0.0) + (LAST if seat == last else 0.0)
        hopes[seat] = exp(points / spread)
        total += hopes[seat]
    for seat in range(s.seats):
        out[seat] = int(MILLION * hopes[seat] / total)
    return True


@kernel
def priors(s: State, listed: Ints, n: int, out: Ints) -> None:
    """The more points, the more promising."""
    for i in range(n):
        points = gain_of(s, listed[i])
        out[i] = (1 + points) * (1 + points)


@kernel
def first_priors(s: State, listed: Ints, n: int, out: Ints) -> None:
    """The careful player's opinion: points minus what the next player is expected to take."""
    if listed[0] == PASS:
        out[0] = 1
        return
    me, most = s.to_move, -1000
    worst, near, alive = scratch(KINDS), scratch_grid(COLOURS, NEAR_ROWS), scratch(WIDTH)
    copy_rows(s.near, s.alive, near, alive)
    for i in range(n):
        kind, turn, first = bar_of(listed[i])
        points = gain_of(s, listed[i])
        put(s, kind, turn, first)
        mark_alive(s)
        out[i] = int(1000 * (points - expected_reply(s, (me + 1) % s.seats, me, worst)))
        pick_up(s, turn, first)
        copy_rows(near, alive, s.near, s.alive)
        most = max(most, out[i])
    for i in range(n):
        out[i] = 1 + int(100_000 * exp((out[i] - most) / DOUBT))


@inlined
def copy_rows(near: Ints, alive: Ints, to_near: Ints, to_alive: Ints) -> None:
    for row in range(NEAR_ROWS):
        for colour in range(COLOURS):
            to_near[colour, row] = near[colour, row]
    for row in range(WIDTH):
        to_alive[row] = alive[row]


@inlined
def pick_up(s: State, turn: int, first: int) -> None:
    square = first
    for _ in range(LENGTH):
        s.board[square] = 0
        s.free[square // WIDTH + MARGIN] ^= 1 << square % WIDTH
        square = BESIDE[square, turn]


@kernel
def rollout_move(s: State, listed: Ints, n: int, rng: Ints) -> int:
    """Any of the moves with most points."""
    best, most, equals = 0, -1, 0
    for i in range(n):
        points = gain_of(s, listed[i])
        if points > most:
            best, most, equals = i, points, 1
        elif points == most:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    return listed[best]


# The careful player, to be measured against


@kernel
def expected_reply(s: State, seat: int, me: int, worst: Ints) -> float:
    """The points that a seat takes at best, on average over the hands that another one can imagine."""
    for kind in range(KINDS):
        worst[kind] = 0
    for turn in (TO_RIGHT, DOWN):
        for row in range(LAST_ROW[turn]):
            places = room_in(s, turn, row)
            while places:
                bit = places & -places
                places ^= bit
                points = gain(s, turn == DOWN, row, column_of(bit))
                if points:
                    for kind in range(KINDS):
                        if points > worst[kind] and (
                            (places_in(s, kind, turn, row) | places_in(s, kind, turn + 2, row)) & bit
                        ):
                            worst[kind] = points
    unseen = s.pile + 0
    for other in range(s.seats):
        if other != me:
            unseen += s.held[other]
    expected, reach = 0.0, 0
    while True:
        reach += 1
        harmless = unseen
        for kind in range(KINDS):
            if worst[kind] >= reach:
                harmless -= s.bag[kind]
                for other in range(s.seats):
                    if other != me:
                        harmless -= s.hands[other, kind]
        if harmless == unseen:
            return expected
        none = 1.0
        for i in range(s.held[seat]):
            none *= max(0, harmless - i) / (unseen - i)
        expected += 1 - none


def careful(s: State, rng: Ints) -> int:
    """Its own points minus what the next player is expected to take at best."""
    out, worst, silent = ints(HAND * TURNS * SQUARES), ints(KINDS), no_trace()
    me, values = s.to_move, {}
    for i in range(moves(s.record, out)):
        after = s.copy()
        play(after.record, out[i], silent)
        reply = expected_reply(after.record, (me + 1) % s.seats, me, worst)
        values[int(out[i])] = round(after.points[me] - reply, 9)
    best = [move for move, value in values.items() if value == max(values.values())]
    return best[below(rng, len(best))]


HINTS = Hints(evaluate, priors, first_priors, rollout_move, references={"careful": careful})
