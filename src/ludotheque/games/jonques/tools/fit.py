"""Learn to judge Jonques from games that the search plays against itself.

    python -m ludotheque.games.jonques.tools.fit 12000

Each position in which a turn begins is paired with who won. A network with one hidden layer is fitted to it by Adam's
method (Kingma and Ba, 2015), and written with what a junk on each square is worth to it on average, which orders the
moves of the search. Run it again to learn from the better player.
"""

import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import ludotheque
from ludotheque.bots.thinking import Budget, think
from ludotheque.contract import ints
from ludotheque.games.jonques import hints
from ludotheque.games.jonques.state import SQUARES, WIDTH, Phase

GAME = ludotheque.game("jonques")
WEIGHTS = Path(hints.__file__).with_name("weights.toml")
BUDGET = Budget(simulations=150)
ASTRAY = (0.0, 0.02, 0.05, 0.1, 0.2)  # moves at random, by game, so that bad positions are seen too
HIDDEN = 64
ROUNDS, BATCH, RATE, DECAY = 5, 2048, 1e-3, 1e-4
KEPT = 20  # one game in so many is not learnt from, but foretold
Floats = NDArray[np.floating[Any]]
Rows = NDArray[np.int16]
Net = dict[str, Any]  # into, bias, out, last


def learn_from(seed: int) -> tuple[Rows, Floats]:
    """One game: what was to be seen when its turns began, and whether the seat that threw has won."""
    match, dice = GAME.start(seed=seed), random.Random(seed)
    astray = dice.choice(ASTRAY)
    rows: list[Rows] = []
    throwers: list[int] = []
    while match.to_move != "over":
        state = match.state
        if match.to_move == "chance":
            if state.phase == Phase.THROW and not state.throws:
                rows.append(seen(state))
                throwers.append(state.actor)
            match.draw()
            continue
        legal = match.numbers()
        if len(legal) == 1 or dice.random() < astray:
            match.apply(dice.choice(legal))
        else:
            match.apply(think(GAME, bytes(state), dice.getrandbits(40), BUDGET).opinions[0].move)
    return np.array(rows), np.array([(1 + match.scores[seat]) / 2 for seat in throwers], np.float32)


def seen(state: Any) -> Rows:
    found = ints(hints.INPUTS)
    hints.survey(state.record, found)
    return np.array(found, np.int16)


def mirrored() -> list[int]:
    """The inputs of a position with left and right exchanged."""
    order = list(range(hints.INPUTS))
    for side in (0, hints.SIDE):
        for square in range(SQUARES):
            row, column = divmod(square, WIDTH)
            order[side + hints.SQUARE + square] = side + hints.SQUARE + row * WIDTH + WIDTH - 1 - column
    return order


def hidden(net: Net, x: Floats) -> Floats:
    layer: Floats = x @ net["into"] + net["bias"]
    return layer


def logits(net: Net, x: Floats) -> Floats:
    total: Floats = np.maximum(hidden(net, x), 0) @ net["out"] + net["last"]
    return total


def slopes(net: Net, x: Floats, y: Floats) -> Net:
    """How the mean loss changes with every weight."""
    layer = hidden(net, x)
    lit = np.maximum(layer, 0)
    wrong = (1 / (1 + np.exp(-(lit @ net["out"] + net["last"]))) - y) / len(y)
    back = np.outer(wrong, net["out"]) * (layer > 0)
    return {
        "into": x.T @ back + DECAY * net["into"],
        "bias": back.sum(0),
        "out": lit.T @ wrong,
        "last": wrong.sum(),
    }


def fit(rows: Rows, y: Floats) -> Net:
    rng, turned, step = np.random.default_rng(0), mirrored(), 0
    net: Net = {
        "into": rng.normal(0, 0.15, (rows.shape[1], HIDDEN)).astype(np.float32),
        "bias": np.zeros(HIDDEN, np.float32),
        "out": rng.normal(0, 0.2, HIDDEN).astype(np.float32),
        "last": np.float32(0),
    }
    mean, square = ({name: 0 * value for name, value in net.items()} for _ in range(2))
    for number in range(ROUNDS):
        rate = RATE * (1 + np.cos(np.pi * number / ROUNDS)) / 2
        order = rng.permutation(len(rows))
        for batch in track(np.array_split(order, len(rows) // BATCH + 1), f"round {number + 1}"):
            x = rows[batch].astype(np.float32) / 1000
            slope, step = slopes(net, x[:, turned] if rng.random() < 0.5 else x, y[batch]), step + 1
            for name in net:
                mean[name] = 0.9 * mean[name] + 0.1 * slope[name]
                square[name] = 0.999 * square[name] + 0.001 * slope[name] ** 2
                size = np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8
                net[name] = (net[name] - rate * mean[name] / (1 - 0.9**step) / size).astype(np.float32)
    return net


def loss(net: Net, rows: Rows, y: Floats) -> float:
    total = logits(net, rows.astype(np.float32) / 1000)
    return float(np.mean(np.logaddexp(0, total) - y * total))


def worth(net: Net, rows: Rows) -> Floats:
    """What one more own junk on each square adds to the logit on average."""
    lit = (hidden(net, rows.astype(np.float32) / 1000) > 0).mean(axis=0)
    squares: Floats = net["into"][hints.SQUARE : hints.SQUARE + SQUARES] @ (lit * net["out"])
    return (squares + squares[mirrored()[:SQUARES]]) / 2


def write(net: Net, rows: Rows) -> None:
    tables = {
        "squares": [worth(net, rows)],
        "into": net["into"],
        "out": [[*net["bias"], 0], [*net["out"], net["last"]]],
    }
    text = "# Written by tools/fit.py, in thousandths.\n"
    for name, lines in tables.items():
        numbers = [str([round(1000 * float(value)) for value in line]) for line in lines]
        text += f"{name} = [\n  " + ",\n  ".join(numbers) + ",\n]\n"
    WEIGHTS.write_text(text)


def main() -> None:
    games, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        played = list(track(pool.map(learn_from, range(first, first + games), chunksize=20), "games", total=games))
    kept, learnt = played[: games // KEPT], played[games // KEPT :]
    rows, y = (np.concatenate(part) for part in zip(*learnt, strict=True))
    net = fit(rows, y)
    print(f"mean loss {loss(net, rows, y):.4f} on {len(y)} turns", end="")
    print(f", {loss(net, *map(np.concatenate, zip(*kept, strict=True))):.4f} on turns of other games" if kept else "")
    write(net, rows[:100_000])


if __name__ == "__main__":
    main()
