"""Where two good players start, by stake: found once by trying every start, every answer at the ends of the board and
every arrival, and kept in openings.toml. `python -m ludotheque.games.magot.openings > openings.toml` finds it again.
"""

from dataclasses import dataclass
from functools import cache
from math import inf

from ...contract import NONE
from ...contract.components import open_table
from .placing import set_first_arrival
from .state import SQUARES, STAKES, is_exile

HALF = SQUARES // 2  # the other half of the board is its mirror image
ENDS = (1, 68, 2, 67, 0, 69)  # of the board, where few pawns land


@dataclass(frozen=True)
class Opening:
    stake: int
    first: int  # the first player's start
    worth: float  # what the round is then worth to it
    answers: tuple[int, ...]  # the second player's start, by that of the first on the lower half of the board

    def answer(self, start: int) -> int:
        return self.answers[start] if start < HALF else SQUARES - 1 - self.answers[SQUARES - 1 - start]


@cache
def openings() -> tuple[Opening, ...]:
    """The table, one for each stake."""
    kept = open_table(__package__, "openings")
    return tuple(
        Opening(int(stake), table["first"], table["worth"], tuple(table["answers"])) for stake, table in kept.items()
    )


def find_answer(start: int, stake: int) -> tuple[int, float]:
    """The second player's best start, and what the round is then worth to the first."""
    answer, least = NONE, inf
    for square in ENDS:
        if square != start:
            arrival, worth = set_first_arrival((start, square), stake, least)
            if arrival != NONE:
                answer, least = square, worth
    return answer, least


def find_opening(stake: int) -> Opening:
    found = [(NONE, -inf) if is_exile(start) else find_answer(start, stake) for start in range(HALF)]
    first = max(range(HALF), key=lambda start: found[start][1])
    return Opening(stake, first, round(found[first][1], 1) + 0.0, tuple(answer for answer, _ in found))


def write(opening: Opening) -> str:
    answers = " ".join(f"{answer}," for answer in opening.answers)
    return f"[{opening.stake}]\nfirst = {opening.first}\nworth = {opening.worth}\nanswers = [{answers[:-1]}]\n"


if __name__ == "__main__":
    print("# Where two good players start, by stake; `openings.py` says more.\n")
    print("\n".join(write(find_opening(int(stake))) for stake in STAKES), end="")
