"""Bots against bots: seats rotated, the same dice for every rotation, and how sure the result is."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from typing import Any

from ..contract import CHANCE, OVER, BadOption, Game, Match, ints
from ..contract.rng import WORD, generator, pick
from .opponents import Opponent, opponent

SURE = 1.96  # standard deviations on each side of 95 %


@dataclass(frozen=True)
class Contest:
    game: Game
    bots: tuple[str, ...]
    seconds: float = 0.2
    seed: int = 0
    options: tuple[int, ...] = ()


@dataclass(frozen=True)
class Result:
    scores: tuple[int, ...]  # by bot
    plies: int


@cache
def players(game: Game, bots: tuple[str, ...], seconds: float) -> list[Opponent]:
    return [opponent(game, name, seconds) for name in bots]


def play_one(contest: Contest, number: int) -> Result:
    """The number-th game. As many games as there are bots share their dice, with the bots on other seats."""
    bots = players(contest.game, contest.bots, contest.seconds)
    count = len(bots)
    rotation, dice = number % count, (number // count << WORD) + contest.seed
    match = Match(contest.game, count, contest.options)
    thrown = [0] * (count + 1)
    while match.state.to_move != OVER:
        if match.state.to_move == CHANCE:
            match.apply(outcome(match, dice, thrown))
            continue
        seat = int(match.state.to_move)
        seed = (number << WORD) + len(match.log)
        match.apply(bots[(seat + rotation) % count](contest.game, bytes(match.imagine(seat, seed)), seed))
    return Result(tuple(match.scores[(bot - rotation) % count] for bot in range(count)), len(match.log))


def outcome(match: Match, dice: int, thrown: list[int]) -> int:
    """Everybody's n-th throw is the same in all games that share their dice."""
    actor = int(match.state.actor)
    rng, weights = generator(dice + (actor + 1 << WORD // 2)), ints(match.game.most_moves)
    rng[1] = thrown[actor]
    thrown[actor] += 1
    match.game.kernels.odds(match.state.record, weights)
    numbers = match.numbers()
    return numbers[pick(rng, weights, len(numbers))]


def results(contest: Contest, games: int, jobs: int) -> Iterator[Result]:
    """The results of all games, as they come."""
    players(contest.game, contest.bots, contest.seconds)  # a wrong name is told at once
    if jobs == 1:
        yield from (play_one(contest, number) for number in range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for job in as_completed([pool.submit(play_one, contest, number) for number in range(games)]):
            yield job.result()


def compete(
    game: Game,
    bots: Sequence[str],
    games: int,
    seconds: float = 0.2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play and count; the JSON object of `ludotheque arena`."""
    low, high = game.seats
    if not low <= len(bots) <= high:
        raise BadOption(f"{game.name} is for {low} to {high} players, not {len(bots)} bots.")
    contest = Contest(game, tuple(bots), seconds, seed, game.read_options(options or {}))
    start, played = time.perf_counter(), []
    for result in results(contest, games, jobs):
        played.append(result)
        progress(1)
    return {
        "game": game.name,
        "bots": list(bots),
        "games": games,
        "seconds_per_move": seconds,
        "seed": seed,
        "mean_plies": round(sum(result.plies for result in played) / games, 1),
        "mean_scores": [round(sum(result.scores[bot] for result in played) / games, 2) for bot in range(len(bots))],
        "seconds": round(time.perf_counter() - start, 1),
        "pairs": [compared(bots, a, b, played) for a, b in combinations(range(len(bots)), 2)],
    }


def compared(bots: Sequence[str], a: int, b: int, played: Sequence[Result]) -> dict[str, Any]:
    """How two bots did against each other: who came out higher, in how many of the decided games, and how sure."""
    wins = sum(result.scores[a] > result.scores[b] for result in played)
    losses = sum(result.scores[a] < result.scores[b] for result in played)
    low, high = wilson(wins, wins + losses)
    return {
        "bots": [bots[a], bots[b]],
        "wins": wins,
        "losses": losses,
        "draws": len(played) - wins - losses,
        "win_rate": round(wins / (wins + losses), 4) if wins + losses else None,
        "interval": [round(low, 4), round(high, 4)],
        "elo": [elo(low), elo(wins / (wins + losses)) if wins + losses else None, elo(high)],
    }


def wilson(wins: int, decided: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson, 1927)."""
    if not decided:
        return 0.0, 1.0
    share, z = wins / decided, SURE**2 / decided
    middle = (share + z / 2) / (1 + z)
    half = SURE / (1 + z) * math.sqrt(share * (1 - share) / decided + z / 4 / decided)
    return middle - half if wins else 0.0, middle + half if wins < decided else 1.0


def elo(share: float) -> int | None:
    """The difference in rating that a share of wins stands for, None where it has no bound."""
    return round(400 * math.log10(share / (1 - share))) if 0 < share < 1 else None
