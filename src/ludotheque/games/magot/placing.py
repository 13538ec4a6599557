"""Where two good players put their tokens: starts by openings.toml, which was found once; for an arrival every square
is tried, and every answer that could matter. `old` are the squares that the round before has closed (next-round)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf

from ...contract import NONE
from ...contract.components import open_table
from .solution import solve
from .state import SQUARES, is_exile
from .walks import expected_throws

COARSE = 0.1  # points: near enough to choose a square
HALF = SQUARES // 2  # the other half of the board is its mirror image
ENDS = 6  # squares at the ends of the board, where few pawns land
INWARD = (
    1,
    68,
    2,
    67,
    0,
    69,
    *(end for low in range(3, HALF) for end in (low, SQUARES - 1 - low) if not is_exile(end)),
)
Pair = tuple[int, int]
Squares = frozenset[int]
NEW: Squares = frozenset()  # nothing is closed


@dataclass(frozen=True)
class Opening:
    first: int  # the first player's start
    worth: float  # what the round is then worth to it
    answers: Sequence[int]  # the second player's start, by that of the first on the lower half of the board

    def answer(self, start: int) -> int:
        return self.answers[start] if start < HALF else SQUARES - 1 - self.answers[SQUARES - 1 - start]


@cache
def openings() -> dict[int, Opening]:
    """By stake, for some of them."""
    return {int(stake): Opening(**kept) for stake, kept in open_table(__package__, "openings").items()}


def far_from(square: int) -> list[int]:
    """Where an arrival may be, from the square that takes most throws to the one that takes fewest."""
    ends = [end for end in range(SQUARES) if not is_exile(end) and end != square]
    return sorted(ends, key=lambda end: -expected_throws(end)[square])


@lru_cache(1 << 14)
def race(starts: Pair, arrivals: Pair, stake: int) -> float:
    """The value of a round about to begin, for the player who throws first."""
    return float(solve(starts, arrivals, stake, COARSE)[0, starts[0], starts[1]])


def find_answer(start: int, stake: int, old: Squares = NEW) -> tuple[int, float]:
    """choose-start: the second player's best start, and what the round is then worth to the first."""
    answer, least = NONE, inf
    for square in [square for square in INWARD if square not in old][:ENDS]:
        if square != start:
            arrival, worth = set_first_arrival((start, square), stake, least, old=old)
            if arrival != NONE:
                answer, least = square, worth
    return answer, least


def set_second_arrival(
    starts: Pair, arrival: int, stake: int, but: int = NONE, old: Squares = NEW
) -> tuple[int, float]:
    """next-sets-arrival: where the first player puts the second's (but for one square), and what the round is then
    worth to it."""
    free = [square for square in far_from(starts[1]) if square not in {*starts, arrival, but, *old}]
    worth = {square: race(starts, (arrival, square), stake) for square in free}
    best = max(free, key=lambda square: worth[square])
    return best, worth[best]


@lru_cache(1 << 12)
def set_first_arrival(
    starts: Pair, stake: int, least: float = inf, but: int = NONE, old: Squares = NEW
) -> tuple[int, float]:
    """next-sets-arrival: where the second player puts the first's (but for one square), and what the round is then
    worth to the first, who answers; NONE if it cannot be held under `least`."""
    choice = NONE
    answers = [square for square in far_from(starts[1]) if square not in {*starts, *old}]
    for arrival in [square for square in far_from(starts[0]) if square not in {*starts, but, *old}]:
        most, strongest = -inf, NONE
        for answer in answers:
            if answer != arrival and race(starts, (arrival, answer), stake) > most:
                most, strongest = race(starts, (arrival, answer), stake), answer
                if most >= least:
                    break
        answers.remove(strongest)
        answers.insert(0, strongest)  # what answered one arrival will often answer the next
        if most < least:
            choice, least = arrival, most
    return choice, least
