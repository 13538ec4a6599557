"""Pawns that walk alone, as tables of chances: where a throw leads, what a walk tends to, how long it takes."""

from functools import lru_cache
from math import sqrt
from typing import Any

from ...contract import NUMBER, exported, floats, kernel
from ...contract.exports import FLOAT_GRID, FLOATS
from .state import FACES, SQUARES, STEPS

Floats = Any  # a row or a grid of them

LANDING, AFTER, AXES, ACROSS, VALUES = (part * SQUARES for part in range(5))  # where the parts of a walk begin
WALK = VALUES + 1  # rows of a walk
MOST_SWEEPS = 60
NEARLY_NOTHING = 1e-28
FACE = 1 / FACES


@exported(NUMBER, NUMBER, FLOAT_GRID, FLOAT_GRID)
def find_walk(own: int, rival: int, walk: Floats, room: Floats) -> None:
    """Between two arrivals, where nobody stands: the chances to land on each square with one throw (LANDING), and to be
    there after it (AFTER), by its eigenvectors (AXES, turned ACROSS) and eigenvalues (VALUES) too."""
    for square in range(SQUARES):
        for face in range(FACES):
            end = square + STEPS[face]
            if square != own and square != rival:
                if not 0 <= end < SQUARES or end == rival:
                    walk[AFTER + square, square] += FACE
                elif end != own:
                    walk[LANDING + square, end] += FACE
                    walk[AFTER + square, end] += FACE
    for square in range(SQUARES):
        for end in range(SQUARES):
            room[square, end] = walk[AFTER + square, end]
    diagonalise(room, walk)


@kernel
def diagonalise(matrix: Floats, walk: Floats) -> None:
    """Jacobi's way, a rotation for every pair of squares: a symmetric matrix, which is used up."""
    for square in range(SQUARES):
        walk[AXES + square, square] = 1.0
    for _ in range(MOST_SWEEPS):
        left = 0.0
        for p in range(SQUARES):
            for q in range(p):
                left += matrix[p, q] * matrix[p, q]
        if left < NEARLY_NOTHING:
            break
        for p in range(SQUARES):
            for q in range(p + 1, SQUARES):
                if matrix[p, q] != 0.0:
                    rotate(matrix, walk, p, q)
    for p in range(SQUARES):
        walk[VALUES, p] = matrix[p, p]
        for square in range(SQUARES):
            walk[ACROSS + square, p] = walk[AXES + p, square]


@kernel
def rotate(matrix: Floats, walk: Floats, p: int, q: int) -> None:
    """So that nothing is left between two axes."""
    slope = (matrix[q, q] - matrix[p, p]) / (2.0 * matrix[p, q])
    tangent = 1.0 / (abs(slope) + sqrt(slope * slope + 1.0))
    if slope < 0.0:
        tangent = -tangent
    cosine = 1.0 / sqrt(tangent * tangent + 1.0)
    sine = tangent * cosine
    for k in range(SQUARES):
        a, b = matrix[k, p], matrix[k, q]
        matrix[k, p] = cosine * a - sine * b
        matrix[k, q] = sine * a + cosine * b
    for k in range(SQUARES):
        a, b = matrix[p, k], matrix[q, k]
        matrix[p, k] = cosine * a - sine * b
        matrix[q, k] = sine * a + cosine * b
    for k in range(SQUARES):
        a, b = walk[AXES + p, k], walk[AXES + q, k]
        walk[AXES + p, k] = cosine * a - sine * b
        walk[AXES + q, k] = sine * a + cosine * b


@lru_cache(256)
def walk(own: int, rival: int) -> Floats:
    found = floats(WALK, SQUARES)
    find_walk(own, rival, found, floats(SQUARES, SQUARES))
    return found


@exported(NUMBER, FLOAT_GRID, FLOATS)
def count_throws(arrival: int, system: Floats, throws: Floats) -> None:
    """By elimination: a square needs one throw more than those that a throw leads to, on average."""
    for square in range(SQUARES):
        system[square, square] += 1.0
        if square != arrival:
            throws[square] = 1.0
            for face in range(FACES):
                end = square + STEPS[face]
                system[square, end if 0 <= end < SQUARES else square] -= FACE
    for p in range(SQUARES):
        for square in range(p + 1, SQUARES):
            if system[square, p] != 0.0:
                share = system[square, p] / system[p, p]
                for k in range(p, SQUARES):
                    system[square, k] -= share * system[p, k]
                throws[square] -= share * throws[p]
    for p in range(SQUARES - 1, -1, -1):
        for k in range(p + 1, SQUARES):
            throws[p] -= system[p, k] * throws[k]
        throws[p] /= system[p, p]


@lru_cache(SQUARES)
def expected_throws(arrival: int) -> tuple[float, ...]:
    """From each square, the throws that a pawn alone on the board needs to reach its arrival, on average."""
    throws = floats(SQUARES)
    count_throws(arrival, floats(SQUARES, SQUARES), throws)
    return tuple(float(number) for number in throws)
