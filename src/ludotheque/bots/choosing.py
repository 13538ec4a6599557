"""A bot's move, and what a bot would say to a person: jobs of their own, which share nothing with the table."""

from dataclasses import replace

from ..contract import NOBODY, Game, ints
from ..contract.rng import below, generator
from .knowledge import chosen_by
from .levels import LEVELS, USUAL, Level
from .standing import standing, standing_after
from .thinking import Budget, Flag, think

ADVICE = Budget(simulations=2000, seconds=1.0)
BEST = 2  # moves that an advice names
PLAYED_ON = 120  # games, where bots play on to the end


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
    if chosen := chosen_by(game):
        state, listed = game.state.from_bytes(world), ints(game.most_moves)
        return int(chosen(state.record, level if isinstance(level, int) else USUAL, rng, listed))
    solution = game.hints.best_move
    if below(rng, 1000) < (1000 - person.solving if solution else person.blunders):
        return legal[below(rng, len(legal))]
    if solution:
        return int(solution(game.state.from_bytes(world)))
    budget = replace(person.budget, for_a_move=True)
    if seconds and budget.seconds:
        budget = replace(budget, seconds=seconds)
    return think(game, world, seed, budget, stop, person.knowing).opinions[0].move


def legal_moves(game: Game, world: bytes) -> list[int]:
    out = ints(game.most_moves)
    n = game.kernels.moves(game.state.from_bytes(world).record, out)
    return [int(out[i]) for i in range(n)]


def advise(
    game: Game, world: bytes, seed: int, stop: Flag | None = None, budget: Budget = ADVICE
) -> list[tuple[int, float]]:
    """The two best moves of the seat to move, with its chance to win after each."""
    state = game.state.from_bytes(world)
    if solution := game.hints.best_move:
        simulations = PLAYED_ON if game.hints.chosen else budget.simulations
        best = solution(state)
        moves = [best, solution(state, best)] if len(legal_moves(game, world)) > 1 else [best]
        after = [standing_after(game, world, move, seed, simulations, stop)[state.to_move] for move in moves]
        return sorted(zip(moves, after, strict=True), key=lambda advice: -advice[1])
    thought = think(game, world, seed, budget, stop)
    return [(opinion.move, opinion.chances[state.to_move]) for opinion in thought.opinions[:BEST]]


def chances(game: Game, world: bytes, seed: int, budget: Budget = ADVICE) -> list[float]:
    """Each seat's chance to win, for all that the seat to move knows (at a chance node, a spectator)."""
    if game.hints.chosen:
        state = game.state.from_bytes(world)
        return list(standing(game, world, max(NOBODY, state.to_move), seed, min(budget.simulations, PLAYED_ON)))
    return list(think(game, world, seed, budget).chances)


def get_ready(game: Game) -> None:
    """Compile how a game is played, or load it, before somebody waits for it."""
    match = game.start(seed=0)
    while match.to_move == "chance":
        match.draw()
    if match.to_move == "over":  # a game in which there is nothing to decide
        return
    choose(game, bytes(match.state), 0, Level(Budget(simulations=1)))
    chances(game, bytes(match.state), 0, Budget(simulations=1))
