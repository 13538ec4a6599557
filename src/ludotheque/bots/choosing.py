"""A bot's move, and what a bot would say to a person: jobs of their own, which share nothing with the table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..contract import Game, ints
from ..contract.rng import below, generator
from .knowledge import hints_of
from .levels import LEVELS, USUAL, Level
from .thinking import Budget, Flag, think

ADVICE = Budget(simulations=2000, seconds=1.0)
BEST = 2  # moves that an advice names


def choose(
    game: Game,
    world: bytes,
    seed: int,
    level: int | Level = USUAL,
    stop: Flag | None = None,
    seconds: float | None = None,
) -> int:
    """A move for the seat to move in an imagined world. `seconds`: less time, or more, for a level that has a clock."""
    person = LEVELS[level] if isinstance(level, int) else level
    legal = legal_moves(game, world)
    rng = generator(seed)
    if len(legal) == 1:
        return legal[0]
    by_level = own_levels(game)
    if by_level:
        return int(by_level(game.state.from_bytes(world), level if isinstance(level, int) else USUAL, seed))
    if below(rng, 1000) < person.blunders:
        return legal[below(rng, len(legal))]
    solution = getattr(hints_of(game), "best_move", None)
    if person.exact and solution:
        return int(solution(game.state.from_bytes(world)))
    budget = replace(person.budget, seconds=seconds) if seconds and person.budget.seconds else person.budget
    return think(game, world, seed, budget, stop, person.knowing).opinions[0].move


def own_levels(game: Game) -> Callable[[Any, int, int], int] | None:
    """How a game's own bots move at some level, where that is not a matter of search."""
    move_at: Callable[[Any, int, int], int] | None = getattr(hints_of(game), "move_at", None)
    return move_at


def legal_moves(game: Game, world: bytes) -> list[int]:
    out = ints(game.most_moves)
    n = game.rules.moves(game.state.from_bytes(world).record, out)
    return [int(out[i]) for i in range(n)]


def advise(game: Game, world: bytes, seed: int, budget: Budget = ADVICE) -> list[tuple[int, float | None]]:
    """The two best moves of the seat to move, with its chance to win after each; one without, where none is known."""
    if own_levels(game):
        return [(choose(game, world, seed, max(LEVELS)), None)]
    seat = game.state.from_bytes(world).to_move
    thought = think(game, world, seed, budget)
    return [(opinion.move, opinion.chances[seat]) for opinion in thought.opinions[:BEST]]


def chances(game: Game, world: bytes, seed: int, budget: Budget = ADVICE) -> list[float]:
    """Each seat's chance to win, for all that the seat to move knows (at a chance node, a spectator)."""
    return list(think(game, world, seed, budget).chances)


def get_ready(game: Game) -> None:
    """Compile how a game is played, or load it, before somebody waits for it."""
    match = game.start(seed=0)
    while match.to_move == "chance":
        match.draw()
    if own_levels(game):
        choose(game, bytes(match.state), 0)
    else:
        chances(game, bytes(match.state), 0, Budget(simulations=1))
