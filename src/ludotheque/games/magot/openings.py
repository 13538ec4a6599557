"""Where two good players start, by stake: found once by trying every square and every answer, kept in openings.toml.

python -m ludotheque.games.magot.openings > openings.toml
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import inf

from .placing import set_first_arrival
from .solution import LEAPS
from .state import NOWHERE, SQUARES, STAKES, is_exile

HALF = SQUARES // 2  # the other half of the board is its mirror image
QUIET = sorted((end for end in range(SQUARES) if not is_exile(end)), key=lambda end: LEAPS[:, end].sum())


@dataclass(frozen=True)
class Opening:
    first: int  # the first player's start
    worth: float  # what the round is then worth to it
    answers: tuple[int, ...]  # the second player's start, by that of the first on the lower half of the board

    def answer(self, start: int) -> int:
        return self.answers[start] if start < HALF else SQUARES - 1 - self.answers[SQUARES - 1 - start]


@cache
def openings() -> dict[int, Opening]:
    """The table, by stake."""
    kept = tomllib.loads(files(__package__).joinpath("openings.toml").read_text("utf-8"))
    return {
        int(stake): Opening(table["first"], table["worth"], tuple(table["answers"])) for stake, table in kept.items()
    }


def find_answer(start: int, stake: int) -> tuple[int, float]:
    """The second player's best start, and what the round is then worth to the first."""
    answer, least = NOWHERE, inf
    for square in QUIET:
        if square != start:
            arrival, worth = set_first_arrival((start, square), stake, least)
            if arrival != NOWHERE:
                answer, least = square, worth
    return answer, least


def find_opening(stake: int) -> Opening:
    found = [(NOWHERE, -inf) if is_exile(start) else find_answer(start, stake) for start in range(HALF)]
    first = max(range(HALF), key=lambda start: found[start][1])
    return Opening(first, round(found[first][1], 1), tuple(answer for answer, _ in found))


if __name__ == "__main__":
    for stake in STAKES:
        opening = find_opening(int(stake))
        print(f"[{stake}]\nfirst = {opening.first}\nworth = {opening.worth}\nanswers = {list(opening.answers)}\n")
