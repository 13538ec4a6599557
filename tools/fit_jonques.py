"""Learn the weights of Jonques from games that the search plays against itself: `python -m tools.fit_jonques 2000`.

Each position in which a turn begins is paired with what came of it: half the result, half what the search thought of
the next choice. The weights are those of a logistic regression. Run it again to learn from the better player.
"""

import random
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import ludotheque
from ludotheque.bots.thinking import Budget, think
from ludotheque.contract import ints
from ludotheque.games.jonques import hints
from ludotheque.games.jonques.state import THROWING

GAME = ludotheque.game("jonques")
WEIGHTS = Path(hints.__file__).with_name("weights.toml")
BUDGET = Budget(simulations=100)
ASTRAY = 0.05  # moves at random, so that bad positions are seen too
RIDGE = 3.0
Floats = NDArray[np.float64]
Rows = NDArray[np.int16]


def learn_from(seed: int) -> tuple[list[Rows], list[float]]:
    """One game: the features of its turns and how each ended for the seat that threw."""
    match, dice = GAME.start(seed=seed), random.Random(seed)
    rows: list[Rows] = []
    throwers: list[int] = []
    thoughts: list[float] = []
    while match.to_move != "over":
        state = match.state
        if match.to_move == "chance":
            if state.phase == THROWING and not state.throws:
                found = ints(hints.FEATURES)
                hints.survey(state.record, found)
                rows.append(np.array(found, np.int16))
                throwers.append(state.actor)
                thoughts.append(-1.0)
            match.draw()
            continue
        legal = match.numbers()
        if len(legal) > 1:
            thought = think(GAME, bytes(state), dice.getrandbits(40), BUDGET)
            if thoughts[-1] < 0:
                thoughts[-1] = thought.chances[throwers[-1]]
            match.apply(dice.choice(legal) if dice.random() < ASTRAY else thought.opinions[0].move)
        else:
            match.apply(legal[0])
    ends = [(1 + match.scores[seat]) / 2 for seat in throwers]
    return rows, [end if thought < 0 else (end + thought) / 2 for end, thought in zip(ends, thoughts, strict=True)]


def regress(x: Floats, y: Floats, start: Floats) -> Floats:
    """Newton's method."""
    w = start.copy()
    for _ in range(12):
        p = 1 / (1 + np.exp(-x @ w))
        gradient = x.T @ (y - p) - RIDGE * (w - start)
        curve = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w))
        w += np.linalg.solve(curve, gradient)
    return w


def main() -> None:
    games, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    rows: list[Rows] = []
    ends: list[float] = []
    for seed in track(range(first, first + games)):
        found, ended = learn_from(seed)
        rows += found
        ends += ended
    x, y = np.array(rows) / 1000, np.array(ends)
    start = np.array([hints.WEIGHTS[i] for i in range(hints.FEATURES)]) / 1000
    w = regress(x, y, start)
    for name, weights in (("before", start), ("after", w)):
        p = np.clip(1 / (1 + np.exp(-x @ weights)), 1e-6, 1 - 1e-6)
        print(f"{name}: log loss {-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p)):.4f} on {len(y)} turns")
    numbers = [round(1000 * weight) for weight in w]
    lines = ["  " + ", ".join(map(str, numbers[i : i + 12])) + ",\n" for i in range(0, len(numbers), 12)]
    WEIGHTS.write_text("# In thousandths of a logit, in the order of hints.py.\nweights = [\n" + "".join(lines) + "]\n")


if __name__ == "__main__":
    main()
