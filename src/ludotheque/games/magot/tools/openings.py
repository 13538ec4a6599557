"""Finds where two good players start, by stake: tries all starts, all answers at the ends of the board, all arrivals.
`python -m ludotheque.games.magot.tools.openings > openings.toml` takes a while."""

from math import inf

from ....contract import NONE
from ..placing import HALF, Opening, find_answer
from ..state import is_exile

STAKES = (10, 20, 50, 100, 200, 500, 1100)


def find_opening(stake: int) -> Opening:
    found = [(NONE, -inf) if is_exile(start) else find_answer(start, stake) for start in range(HALF)]
    first = max(range(HALF), key=lambda start: found[start][1])
    return Opening(first, round(found[first][1], 1) + 0.0, [answer for answer, _ in found])


def write(stake: int, opening: Opening) -> str:
    return f"[{stake}]\nfirst = {opening.first}\nworth = {opening.worth}\nanswers = {opening.answers}\n"


if __name__ == "__main__":
    print("# Where two good players start, by stake; `tools/openings.py` says more.\n")
    print("\n".join(write(stake, find_opening(stake)) for stake in STAKES), end="")
