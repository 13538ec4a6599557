"""How the seats stand, for all that one of them knows: each one's chance to win.

Where a bot's play is a matter of search, a search tells; where a game has bots of its own, they play on to the end.
"""

from typing import Any

from ..contract import CHANCE, OVER, Game, ints
from ..contract.rng import generator, pick
from ..contract.trace import no_trace
from .knowledge import own_levels
from .thinking import Budget, Flag, Search, merged

FAIR = 3  # the level of those who play on
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
    if own_levels(game):
        game.rules.hide(state.record, viewer)
        ends = [played_out(game, bytes(state), viewer, seed + n, stop) for n in range(simulations)]
        return tuple(float(sum(shares)) / simulations for shares in zip(*ends, strict=True))
    search = Search(game, world, seed, Budget(simulations).nodes, viewer=viewer)
    search.run(simulations)
    return merged([search]).chances


def standing_after(
    game: Game, world: bytes, move: int, seed: int, simulations: int, stop: Flag | None = None
) -> Chances:
    """The same after a move of the seat to move, for all that this one knows."""
    state = game.state.from_bytes(world)
    seat = state.to_move
    game.rules.play(state.record, move, no_trace())
    return standing(game, bytes(state), seat, seed, simulations, stop)


def played_out(game: Game, hidden: bytes, viewer: int, seed: int, stop: Flag | None) -> Chances:
    """What came of a position once, in a world that the viewer imagines."""
    state, rng, deaf = game.state.from_bytes(hidden), generator(seed), no_trace()
    listed, weights, move_at = ints(game.most_moves), ints(game.most_moves), own_levels(game)
    assert move_at
    game.rules.imagine(state.record, viewer, rng)
    while state.to_move != OVER:
        if stop and stop.is_set():
            raise Stopped
        if state.to_move == CHANCE:
            n = game.rules.moves(state.record, listed)
            game.rules.odds(state.record, weights)
            move = int(listed[pick(rng, weights, n)])
        else:
            move = move_at(state, FAIR, seed + state.ply)
        game.rules.play(state.record, move, deaf)
    return result(game, state)


def result(game: Game, state: Any) -> Chances:
    """The win, shared among those with the best score."""
    scores = ints(int(state.seats))
    game.rules.scores(state.record, scores)
    best = max(scores)
    sharing = sum(score == best for score in scores)
    return tuple(1.0 / sharing if score == best else 0.0 for score in scores)
