"""Who may play in the arena, by name."""

import math
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ..bots import LEVELS, Budget, Level, choose
from ..bots.choosing import legal_moves
from ..contract import BadOption, Game, ints
from ..contract.rng import MASK, below, generator
from ..contract.trace import no_trace

Opponent = Callable[[Game, bytes, int], int]  # a move in a world, with a seed
OPENSPIEL = "openspiel-mcts"
SEARCH = re.compile(r"search-([1-9]\d*)")  # the search with so many simulations, the same on any machine


def names_for(game: Game) -> list[str]:
    levels = [f"level-{level}" for level in LEVELS]
    return ["random", "greedy", *levels, *references(game), "search-1000", OPENSPIEL]


def references(game: Game) -> dict[str, Any]:
    """Players that a game brings along to be measured against: a move for a state, with a generator."""
    return dict(game.hints.references)


def opponent(game: Game, name: str, seconds: float) -> Opponent:
    if name in references(game):
        return partial(by_reference, references(game)[name])
    if name == "random":
        return at_random
    if name == "greedy":
        return greedily
    if name == OPENSPIEL:
        return OpenSpiel(game, seconds)
    if search := SEARCH.fullmatch(name):
        return partial(choose, level=Level(Budget(simulations=int(search[1]))))
    if name in names_for(game):
        return partial(choose, level=int(name.rpartition("-")[2]), seconds=seconds)
    raise BadOption(f"nobody is called {name!r}; for {game.name} there are {', '.join(names_for(game))}.")


def at_random(game: Game, world: bytes, seed: int) -> int:
    legal = legal_moves(game, world)
    return legal[below(generator(seed), len(legal))]


def greedily(game: Game, world: bytes, seed: int) -> int:
    """Any of the moves after which its own score is best."""
    legal, points, silent = legal_moves(game, world), ints(game.seats[1]), no_trace()
    gains = []
    for move in legal:
        state = game.state.from_bytes(world)
        seat = state.to_move
        game.kernels.play(state.record, move, silent)
        game.kernels.scores(state.record, points)
        gains.append(int(points[seat]))
    best = [move for move, gain in zip(legal, gains, strict=True) if gain == max(gains)]
    return best[below(generator(seed), len(best))]


def by_reference(reference: Any, game: Game, world: bytes, seed: int) -> int:
    return int(reference(game.state.from_bytes(world), generator(seed)))


class OpenSpiel:
    """OpenSpiel's own MCTS bot on our rules through the adapter: the one in Python, as the one in C++ does not survive
    a game that is written in Python. It counts simulations, so it gets as many as fit into the time by what the last
    ones took, and two at least."""

    def __init__(self, game: Game, seconds: float):
        import pyspiel
        from open_spiel.python.algorithms import mcts

        from .adapters.openspiel import PREFIX

        self.mcts, self.load = mcts, partial(pyspiel.load_game, PREFIX + game.name)
        self.seconds, self.each = seconds, seconds

    def __call__(self, game: Game, world: bytes, seed: int) -> int:
        record = game.state.from_bytes(world)
        spiel = self.load({"seats": int(record.seats)})
        state = spiel.new_initial_state()
        state.match.state = record
        dice = np.random.RandomState(seed & MASK)
        simulations = max(2, int(self.seconds / self.each))
        evaluator = self.mcts.RandomRolloutEvaluator(1, dice)
        bot = self.mcts.MCTSBot(spiel, math.sqrt(2), simulations, evaluator, solve=True, random_state=dice)
        start = time.perf_counter()
        action = int(bot.step(state))
        self.each = (time.perf_counter() - start) / simulations
        return action
