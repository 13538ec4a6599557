"""The exact solution of a round of two.

But for hits and extra throws, two pawns are two walks that know nothing of each other. A walk is as likely one way as
the other, so its matrix is symmetric: with its eigenvectors for axes, what a whole round brings is a quotient. What
hits and extra throws add to it depends on the values in turn, and is iterated until nothing changes.

A value is the points that one purse will have gained on the other when the round ends, both playing as well as
possible, if purses never run dry and a round may last.
"""

from functools import lru_cache
from math import inf, sqrt

from ...contract import Ints, exported, floats, inlined, ints, kernel, scratch_floats
from ...contract.exports import FLOAT_BLOCK, FLOAT_GRID, FLOATS, ROW
from .rules import ARRIVAL_FEE, HIT_FEE, OWN_START_FEE, RIVAL_START_FEE
from .state import FACES, HIGH_EXILE, LOW_EXILE, SQUARES, STEPS
from .walks import ACROSS, AFTER, AXES, FACE, LANDING, VALUES, Floats, walk

TOLERANCE = 1e-6  # points
MEMORY = 6  # earlier steps that the next one is made of
MOST_STEPS = 200
FIRST, SECOND = 0, 1  # who throws
OWN_START, RIVAL_START, OWN, RIVAL, STAKE = range(5)
HIT, STRUCK, EXTRA, RIVAL_EXTRA = 0, SQUARES, 2 * SQUARES, 4 * SQUARES  # parts of a guess: what they add, by square;
GUESS = 6 * SQUARES  # extra throws of both, from each of the two starts
NOW, BEFORE, ANSWER, CHANGE, CHANGED, REST = range(6)  # rows of the memory: guesses, what they led to,
TURNS, STEPS_MADE, AXES_MADE = (6 + part * MEMORY for part in range(3))  # and how both went on
MEMORY_ROWS = 6 + 3 * MEMORY
ONCE, ANSWERED, TURNED, MIXED = (part * SQUARES for part in range(4))  # parts of the room to reckon in
ROOM = 4 * SQUARES
DEPENDENT = 1e-10  # of its length is left: a step that says nothing new


def solve(starts: tuple[int, int], arrivals: tuple[int, int], stake: int, tolerance: float = TOLERANCE) -> Floats:
    """By who throws, square of the first pawn and square of the second: the value for the first."""
    given, wanted, values = ints(5), floats(1), floats(2, SQUARES, SQUARES)
    for i, number in enumerate((*starts, *arrivals, stake)):
        given[i] = number
    wanted[0] = tolerance
    ours, theirs = walk(*arrivals), walk(arrivals[1], arrivals[0])
    solve_round(given, wanted, ours, theirs, values, floats(ROOM, SQUARES), floats(MEMORY_ROWS, GUESS))
    return values


solved = lru_cache(32)(solve)


@exported(ROW, FLOATS, FLOAT_GRID, FLOAT_GRID, FLOAT_BLOCK, FLOAT_GRID, FLOAT_GRID)
def solve_round(
    given: Ints, tolerance: Floats, ours: Floats, theirs: Floats, values: Floats, room: Floats, memory: Floats
) -> None:
    """Guess what hits and extra throws add, until the guess comes true."""
    gain, loss = scratch_floats(SQUARES), scratch_floats(SQUARES)
    find_prizes(given, OWN_START, OWN, RIVAL_START, RIVAL, gain)
    find_prizes(given, RIVAL_START, RIVAL, OWN_START, OWN, loss)
    kept = 0
    for step in range(MOST_STEPS):
        throw_once(given, ours, theirs, gain, loss, room, memory)
        play_on(ours, theirs, values, room)
        draw_conclusions(given, values, memory)
        if improve(memory, step, kept) < tolerance[0]:
            return
        kept = min(step, MEMORY)


@kernel
def find_prizes(given: Ints, start: int, arrival: int, rival_start: int, rival: int, prize: Floats) -> None:
    """By square, what a throw from it gains on the rival's purse on average, hits apart."""
    for square in range(SQUARES):
        prize[square] = 0.0
        for face in range(FACES):
            end = square + STEPS[face]
            if end == given[arrival]:
                prize[square] += FACE * 2 * given[STAKE]
            elif end == given[rival]:
                prize[square] -= FACE * 2 * ARRIVAL_FEE
            elif end == given[start]:
                prize[square] -= FACE * 2 * OWN_START_FEE
            elif end == given[rival_start]:
                prize[square] += FACE * 2 * RIVAL_START_FEE


@kernel
def throw_once(
    given: Ints, ours: Floats, theirs: Floats, gain: Floats, loss: Floats, room: Floats, memory: Floats
) -> None:
    """What a throw of the first brings, and the answer to it."""
    start, rival_start = given[OWN_START], given[RIVAL_START]
    for i in range(SQUARES):
        for j in range(SQUARES):
            room[ONCE + i, j] = (
                gain[i]
                + ours[LANDING + i, j] * memory[NOW, HIT + j]
                + ours[LANDING + i, start] * memory[NOW, EXTRA + j]
                + ours[LANDING + i, rival_start] * memory[NOW, EXTRA + SQUARES + j]
            )
            room[ANSWERED + i, j] = (
                memory[NOW, STRUCK + i] * theirs[LANDING + i, j]
                - loss[j]
                + memory[NOW, RIVAL_EXTRA + i] * theirs[LANDING + start, j]
                + memory[NOW, RIVAL_EXTRA + SQUARES + i] * theirs[LANDING + rival_start, j]
            )
    for i in range(SQUARES):
        add_row(room, ONCE + i, ours[AFTER + i, i], room, ANSWERED + i)
        for face in range(FACES):
            end = i + STEPS[face]
            if 0 <= end < SQUARES:
                add_row(room, ONCE + i, ours[AFTER + i, end], room, ANSWERED + end)


@inlined
def add_row(room: Floats, to: int, share: float, source: Floats, row: int) -> None:
    for j in range(SQUARES):
        room[to, j] += share * source[row, j]


@kernel
def play_on(ours: Floats, theirs: Floats, values: Floats, room: Floats) -> None:
    """To the end of the round: along the axes of both walks every throw takes a share of what was left."""
    for p in range(SQUARES):
        clear_row(room, TURNED + p)
        for i in range(SQUARES):
            add_row(room, TURNED + p, ours[AXES + p, i], room, ONCE + i)
    for p in range(SQUARES):
        clear_row(room, MIXED + p)
        for j in range(SQUARES):
            add_row(room, MIXED + p, room[TURNED + p, j], theirs, ACROSS + j)
        for q in range(SQUARES):
            room[MIXED + p, q] /= 1.0 - ours[VALUES, p] * theirs[VALUES, q]
    for i in range(SQUARES):
        clear_row(room, TURNED + i)
        for p in range(SQUARES):
            add_row(room, TURNED + i, ours[ACROSS + i, p], room, MIXED + p)
    for i in range(SQUARES):
        clear_row(room, ONCE + i)
        for q in range(SQUARES):
            add_row(room, ONCE + i, room[TURNED + i, q], theirs, AXES + q)
        for j in range(SQUARES):
            values[FIRST, i, j] = room[ONCE + i, j]
            answer = room[ANSWERED + i, j] + room[ONCE + i, j] * theirs[AFTER + j, j]
            for face in range(FACES):
                end = j + STEPS[face]
                if 0 <= end < SQUARES:
                    answer += room[ONCE + i, end] * theirs[AFTER + end, j]
            values[SECOND, i, j] = answer


@inlined
def clear_row(room: Floats, row: int) -> None:
    for j in range(SQUARES):
        room[row, j] = 0.0


@kernel
def draw_conclusions(given: Ints, values: Floats, memory: Floats) -> None:
    """What hits and extra throws add, by these values."""
    for square in range(SQUARES):
        memory[ANSWER, HIT + square] = gained_by_hit(given, values, square)
        memory[ANSWER, STRUCK + square] = -gained_by_rival(given, values, square)
        for n in range(2):
            start = given[OWN_START + n]
            memory[ANSWER, EXTRA + n * SQUARES + square] = values[FIRST, start, square] - values[SECOND, start, square]
            lost = values[SECOND, square, start] - values[FIRST, square, start]
            memory[ANSWER, RIVAL_EXTRA + n * SQUARES + square] = lost


@inlined
def is_start(given: Ints, square: int) -> bool:
    """again: who lands there throws once more."""
    return square == given[OWN_START] or square == given[RIVAL_START]


@kernel
def gained_by_hit(given: Ints, values: Floats, square: int) -> float:
    """hit: what it adds to the first's value that it may send the other pawn away from a square."""
    who = FIRST if is_start(given, square) else SECOND
    low = values[who, square, LOW_EXILE] if square != LOW_EXILE else -inf
    high = values[who, square, HIGH_EXILE] if square != HIGH_EXILE else -inf
    return 2 * HIT_FEE + max(low, high) - values[who, square, square]


@kernel
def gained_by_rival(given: Ints, values: Floats, square: int) -> float:
    """hit: the same for the second."""
    who = SECOND if is_start(given, square) else FIRST
    low = -values[who, LOW_EXILE, square] if square != LOW_EXILE else -inf
    high = -values[who, HIGH_EXILE, square] if square != HIGH_EXILE else -inf
    return 2 * HIT_FEE + max(low, high) + values[who, square, square]


@kernel
def improve(memory: Floats, step: int, kept: int) -> float:
    """Anderson's: the next guess is the mixture of the last ones that would have changed least. Returns how far this
    one was off."""
    off = 0.0
    for i in range(GUESS):
        memory[CHANGE, i] = memory[ANSWER, i] - memory[NOW, i]
        off = max(off, abs(memory[CHANGE, i]))
    if step:
        kept = remember(memory, kept)
    for i in range(GUESS):
        memory[BEFORE, i] = memory[NOW, i]
        memory[CHANGED, i] = memory[CHANGE, i]
        memory[NOW, i] = memory[ANSWER, i]
    mix(memory, kept)
    return off


@kernel
def remember(memory: Floats, kept: int) -> int:
    """How guess and change went on, in the place of the oldest if there is no room; returns how many are kept."""
    if kept == MEMORY:
        kept -= 1
        for row in range(kept):
            for i in range(GUESS):
                memory[TURNS + row, i] = memory[TURNS + row + 1, i]
                memory[STEPS_MADE + row, i] = memory[STEPS_MADE + row + 1, i]
    for i in range(GUESS):
        turn = memory[CHANGE, i] - memory[CHANGED, i]
        memory[TURNS + kept, i] = turn
        memory[STEPS_MADE + kept, i] = memory[NOW, i] - memory[BEFORE, i] + turn
    return kept + 1


@kernel
def mix(memory: Floats, kept: int) -> None:
    """Least squares: the share of every step in the change, by axes at right angles (Gram and Schmidt)."""
    sizes, shares = scratch_floats(MEMORY), scratch_floats(MEMORY)
    for i in range(GUESS):
        memory[REST, i] = memory[CHANGE, i]
    for a in range(kept):
        for i in range(GUESS):
            memory[AXES_MADE + a, i] = memory[TURNS + a, i]
        length = sqrt(product(memory, TURNS + a, TURNS + a))
        for b in range(a):
            take_out(memory, AXES_MADE + a, AXES_MADE + b)
        sizes[a] = sqrt(product(memory, AXES_MADE + a, AXES_MADE + a))
        if sizes[a] <= DEPENDENT * length:
            sizes[a] = 0.0
        for i in range(GUESS):
            memory[AXES_MADE + a, i] = memory[AXES_MADE + a, i] / sizes[a] if sizes[a] > 0.0 else 0.0
        shares[a] = take_out(memory, REST, AXES_MADE + a)
    for a in range(kept - 1, -1, -1):
        for b in range(a + 1, kept):
            shares[a] -= product(memory, AXES_MADE + a, TURNS + b) * shares[b]
        shares[a] = shares[a] / sizes[a] if sizes[a] > 0.0 else 0.0
        for i in range(GUESS):
            memory[NOW, i] -= shares[a] * memory[STEPS_MADE + a, i]


@kernel
def product(memory: Floats, row: int, other: int) -> float:
    total = 0.0
    for i in range(GUESS):
        total += memory[row, i] * memory[other, i]
    return total


@kernel
def take_out(memory: Floats, row: int, axis: int) -> float:
    """What lies along an axis; returns how much that was."""
    share = product(memory, row, axis)
    for i in range(GUESS):
        memory[row, i] -= share * memory[axis, i]
    return share
