"""Bots against bots: seats rotated, the same dice for every rotation, and how sure the result is."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from ..contract import CHANCE, OVER, BadOption, Game, Match, ints
from ..contract.rng import WORD, generator, pick
from .campaign import Counts, run
from .intervals import elo, width, wilson
from .opponents import Opponent, opponent
from .workers import HERE, Crew


@dataclass(frozen=True)
class Contest:
    """A unit is as many games as there are bots: they share their dice, and each bot has each seat once."""

    game: Game
    bots: tuple[str, ...]
    games: int = 1
    seconds: float = 0.2
    seed: int = 0
    options: tuple[int, ...] = ()
    is_quick = False

    @property
    def units(self) -> int:
        return -(-self.games // len(self.bots))

    def play(self, unit: int) -> Counts:
        """Of each game the scores by bot, then the plies."""
        first = unit * len(self.bots)
        numbers = range(first, min(first + len(self.bots), self.games))
        return [[*result.scores, result.plies] for result in (play_one(self, number) for number in numbers)]


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
    total = match.game.kernels.odds(match.state.record, weights)
    numbers = match.numbers()
    return numbers[pick(rng, weights, len(numbers), total)]


def compete(
    game: Game,
    bots: Sequence[str],
    games: int,
    seconds: float = 0.2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    progress: Callable[[int, float], None] = lambda done, width: None,
    crew: Crew = HERE,
    path: Path | None = None,
    until_width: float = 0.0,
) -> dict[str, Any]:
    """Play and count; the JSON object of `ludotheque arena`. Stops before the end where every pair is sure enough."""
    low, high = game.seats
    if not low <= len(bots) <= high:
        raise BadOption(f"{game.name} is for {low} to {high} players, not {len(bots)} bots.")
    players(game, tuple(bots), seconds)  # a wrong name is told at once
    contest = Contest(game, tuple(bots), games, seconds, seed, game.read_options(options or {}, len(bots)))
    start, games, plies = time.perf_counter(), 0, 0
    points = [0] * len(bots)
    beaten = Counter[tuple[int, int]]()  # how often one came out higher than another
    for unit in run(contest, crew, path):
        for *scores, length in unit:
            games, plies = games + 1, plies + length
            points = [point + score for point, score in zip(points, scores, strict=True)]
            beaten.update((a, b) for a, b in permutations(range(len(bots)), 2) if scores[a] > scores[b])
        widest = max(width(beaten[a, b], beaten[a, b] + beaten[b, a]) for a, b in beaten) if beaten else 100.0
        progress(games, widest)
        if widest <= until_width:
            break
    return {
        "game": game.name,
        "bots": list(bots),
        "games": games,
        "seconds_per_move": seconds,
        "seed": seed,
        "mean_plies": round(plies / games, 1),
        "mean_scores": [round(point / games, 2) for point in points],
        "seconds": round(time.perf_counter() - start, 1),
        "pairs": [
            {"bots": [bots[a], bots[b]]} | compared(beaten[a, b], beaten[b, a], games)
            for a, b in combinations(range(len(bots)), 2)
        ],
    }


def compared(wins: int, losses: int, games: int) -> dict[str, Any]:
    """How two bots did against each other: who came out higher, in how many of the decided games, and how sure."""
    low, high = wilson(wins, wins + losses)
    return {
        "wins": wins,
        "losses": losses,
        "draws": games - wins - losses,
        "win_rate": round(wins / (wins + losses), 4) if wins + losses else None,
        "interval": [round(low, 4), round(high, 4)],
        "elo": [elo(low), elo(wins / (wins + losses)) if wins + losses else None, elo(high)],
    }
