"""How the seats stand, for all that one of them knows: each one's chance to win.

Where a bot's play is a matter of search, a search tells; where a game has bots of its own, they play on to the end.
"""

from typing import Any

from ..contract import OVER, Game, floats, ints
from ..contract.rng import generator
from ..contract.seats import best_of
from ..contract.trace import no_trace
from .knowledge import playing_on_of
from .thinking import Budget, Flag, Search, merged

FAIR = 3  # the level of those who play on
SLICE = 8  # games between two looks at the stop flag
Chances = tuple[float, ...]


class Stopped(Exception):
    """Somebody said stop; half an answer is none."""


def standing(game: Game, world: bytes, viewer: int, seed: int, simulations: int, stop: Flag | None = None) -> Chances:
    """The chances of the seats, for all that a seat or a spectator knows."""
    state = game.state.from_bytes(world)
    if state.to_move == OVER:
        return result(game, state)
    if stop and stop.is_set():
        raise Stopped
    if game.hints.chosen:
        return played_on(game, state, viewer, seed, simulations, stop)
    search = Search(game, world, seed, Budget(simulations).nodes, viewer=viewer)
    search.run(simulations)
    return merged([search]).chances


def standing_after(
    game: Game, world: bytes, move: int, seed: int, simulations: int, stop: Flag | None = None
) -> Chances:
    """The same after a move of the seat to move, for all that this one knows."""
    state = game.state.from_bytes(world)
    seat = state.to_move
    game.kernels.play(state.record, move, no_trace())
    return standing(game, bytes(state), seat, seed, simulations, stop)


def played_on(game: Game, state: Any, viewer: int, seed: int, games: int, stop: Flag | None) -> Chances:
    """What came of so many games that a game's own bots played to the end."""
    game.kernels.hide(state.record, viewer)
    listed, weights = ints(game.most_moves), ints(game.most_moves)
    won, rng, silent = floats(int(state.seats)), generator(seed), no_trace()
    given = state.record, state.words, state.copy().words, viewer, FAIR
    for done in range(0, games, SLICE):
        if stop and stop.is_set():
            raise Stopped
        slice = min(SLICE, games - done)
        playing_on_of(game).play_on(*given, slice, listed, weights, won, rng, silent)
    return tuple(float(w) / games for w in won)


def result(game: Game, state: Any) -> Chances:
    """The win, shared among those with the best score."""
    scores = ints(int(state.seats))
    game.kernels.scores(state.record, scores)
    best, sharing = best_of(scores, len(scores))
    return tuple(1.0 / sharing if score == scores[best] else 0.0 for score in scores)
