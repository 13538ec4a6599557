"""The exact solution of a round of two.

But for hits and extra throws, two pawns are two walks that know nothing of each other. A walk is as likely one way as
the other, so its matrix is symmetric: with its eigenvectors for axes, what a whole round brings is a quotient. What
hits and extra throws add to it depends on the values in turn, and is iterated until nothing changes.

A value is the points that one purse will have gained on the other when the round ends, both playing as well as
possible, if purses never run dry and a round may last.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from .rules import ARRIVAL_FEE, HIT_FEE, OWN_START_FEE, RIVAL_START_FEE
from .state import FACES, HIGH_EXILE, LOW_EXILE, SQUARES, STEPS

Floats = NDArray[np.float64]

BLAS = ThreadpoolController().select(user_api="blas")
TOLERANCE = 1e-6  # points
MEMORY = 6  # earlier steps that the next one is made of
MOST_STEPS = 200
EVERY = np.arange(SQUARES)
PARTS = (SQUARES, 2 * SQUARES, 4 * SQUARES)  # corrections: hits of both, then extra throws of both, from two starts


def single_throw() -> tuple[Floats, Floats]:
    """By square: the chances to go to each other one, and to wait."""
    leaps, waits = np.zeros((SQUARES, SQUARES)), np.zeros(SQUARES)
    for square in range(SQUARES):
        for face in range(FACES):
            end = square + STEPS[face]
            if 0 <= end < SQUARES:
                leaps[square, end] += 1 / FACES
            else:
                waits[square] += 1 / FACES
    return leaps, waits


LEAPS, WAITS = single_throw()


@lru_cache(SQUARES)
def expected_throws(arrival: int) -> tuple[float, ...]:
    """From each square, the throws that a pawn alone on the board needs to reach its arrival, on average."""
    others = np.delete(EVERY, arrival)
    walk = LEAPS[np.ix_(others, others)] + np.diag(WAITS[others])
    throws = np.linalg.solve(np.eye(len(others)) - walk, np.ones(len(others)))
    return tuple(np.insert(throws, arrival, 0.0).tolist())


@dataclass(frozen=True, eq=False)
class Walk:
    """Between two arrivals, where nobody stands: the chances to land on each square with one throw, and to be there
    after it, by its eigenvalues and eigenvectors too."""

    landing: Floats
    after: Floats
    values: Floats
    axes: Floats


@lru_cache(256)
def walk(own: int, rival: int) -> Walk:
    landing = LEAPS.copy()
    landing[[own, rival]] = 0
    landing[:, [own, rival]] = 0
    after = landing + np.diag(WAITS + LEAPS[:, rival])
    after[[own, rival]] = 0
    return Walk(landing, after, *np.linalg.eigh(after))


def prizes(own_start: int, own: int, rival_start: int, rival: int, stake: int) -> Floats:
    """By square, what a throw from it gains on the rival's purse on average, hits apart."""
    at = np.zeros(SQUARES)
    at[own], at[rival] = 2 * stake, -2 * ARRIVAL_FEE
    at[own_start], at[rival_start] = -2 * OWN_START_FEE, 2 * RIVAL_START_FEE
    return LEAPS @ at


def solve(starts: tuple[int, int], arrivals: tuple[int, int], stake: int, tolerance: float = TOLERANCE) -> Floats:
    """By who throws, square of the first pawn and square of the second: the value for the first."""
    with BLAS.limit(limits=1):  # products of small matrices are slower side by side
        return iterate(starts, arrivals, stake, tolerance)


def iterate(starts: tuple[int, int], arrivals: tuple[int, int], stake: int, tolerance: float) -> Floats:
    """Guess what hits and extra throws add, until the guess comes true."""
    (start, rival_start), (own, rival) = starts, arrivals
    ours, theirs = walk(own, rival), walk(rival, own)
    lasting = 1 - np.outer(ours.values, theirs.values)
    gain = prizes(start, own, rival_start, rival, stake)[:, None]
    loss = prizes(rival_start, rival, start, own, stake)[None, :]
    again = list(starts)
    mixing = Mixing(6 * SQUARES)
    for _ in range(MOST_STEPS):
        hit, struck, extra, rival_extra = np.split(mixing.guess, PARTS)
        thrown = gain + ours.landing * hit + ours.landing[:, again] @ extra.reshape(2, SQUARES)
        answered = -loss + struck[:, None] * theirs.landing + rival_extra.reshape(SQUARES, 2) @ theirs.landing[again]
        once = ours.after @ answered + thrown
        first = ours.axes @ (ours.axes.T @ once @ theirs.axes / lasting) @ theirs.axes.T
        second = first @ theirs.after + answered
        landed, rival_landed = second.copy(), first.copy()
        landed[again], rival_landed[:, again] = first[again], second[:, again]
        extra, rival_extra = (landed - second)[again], (rival_landed - first)[:, again]
        hit, struck = gained_by_hits(landed), -gained_by_hits(-rival_landed.T)
        if mixing.improve(np.concatenate([hit, struck, extra.ravel(), rival_extra.ravel()])) < tolerance:
            break
    return np.stack([first, second])


solved = lru_cache(32)(solve)


def gained_by_hits(landed: Floats) -> Floats:
    """hit: by square, what it adds to the mover's value that it may send the other pawn away from there. `landed` is
    that value, had it been left alone, by the squares of the mover and of the other."""
    low, high = landed[:, LOW_EXILE].copy(), landed[:, HIGH_EXILE].copy()
    low[LOW_EXILE] = high[HIGH_EXILE] = -np.inf
    return 2 * HIT_FEE + np.maximum(low, high) - landed[EVERY, EVERY]


class Mixing:
    """Anderson's: the next guess is the mixture of the last ones that would have changed least."""

    def __init__(self, size: int):
        self.guess: Floats = np.zeros(size)
        self.guesses: list[Floats] = []
        self.changes: list[Floats] = []

    def improve(self, answer: Floats) -> float:
        """Takes what the guess led to; returns how far it was off."""
        change = answer - self.guess
        self.guesses = [*self.guesses[-MEMORY:], self.guess]
        self.changes = [*self.changes[-MEMORY:], change]
        turns = np.diff(self.changes, axis=0).T
        shares: Any = np.linalg.lstsq(turns, change, rcond=None)[0]
        self.guess = answer - (np.diff(self.guesses, axis=0).T + turns) @ shares
        return float(np.abs(change).max())
