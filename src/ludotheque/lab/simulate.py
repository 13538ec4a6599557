"""Many games of random play, counted."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

from ..contract import Game, ints, specialise
from ..contract.rng import MASK, generator
from ..contract.trace import new_trace, no_trace
from .campaign import Counts, run
from .intervals import width
from .workers import HERE, Crew

UNIT = 500  # games


@dataclass(frozen=True)
class AtRandom:
    """Games in which everybody plays at random; without tracing no rules are counted."""

    game: Game
    games: int
    seats: int
    seed: int
    options: tuple[int, ...]
    tracing: bool = True
    is_quick = True

    @property
    def units(self) -> int:
        return -(-self.games // UNIT)

    def play(self, unit: int) -> Counts:
        """Games, plies, seconds of the processor, games by winner, by ending and by clause. Compilation is not part of
        the seconds."""
        play_many = specialise("ludotheque.lab.rollout", self.game.package, **vars(self.game.kernels)).play_many
        state = self.game.begin(self.seats, self.options)
        table = state.record, state.words, state.copy().words, self.seats, self.seed & MASK
        trace = new_trace() if self.tracing else no_trace()
        rules = len(self.game.rulebook.clauses) + 1
        fired, endings, wins = ints(rules), ints(rules), ints(self.seats + 1)
        lists = ints(self.game.most_moves), ints(self.game.most_moves), generator(0)
        notes = trace, fired, wins, endings
        play_many(*table, 0, 0, *lists, *notes)
        first = unit * UNIT
        games = min(UNIT, self.games - first)
        start = time.thread_time()
        plies = play_many(*table, first, games, *lists, *notes)
        seconds = time.thread_time() - start
        return [games, int(plies), seconds, *([int(n) for n in counted] for counted in (wins, endings, fired))]


@dataclass
class Tally:
    """What a simulation counted; `as_dict` is the JSON object of `ludotheque simulate`."""

    game: str
    seats: int
    seed: int
    games: int = 0
    plies: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    rules_fired: dict[str, int] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self) | {
            "plies_per_second": round(self.plies / self.seconds) if self.seconds else None,
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
            "mean_plies": round(self.plies / self.games, 2) if self.games else None,
        }


def simulate(
    game: Game,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    tracing: bool = True,
    progress: Callable[[int, float], None] = lambda done, width: None,
    crew: Crew = HERE,
    path: Path | None = None,
    until_width: float = 0.0,
) -> Tally:
    """Play whole games at random, and stop before the end where every seat's share of wins is sure enough.

    `progress` hears how many games were played and how wide the widest interval is, in percentage points.
    """
    count = game.read_seats(seats)
    experiment = AtRandom(game, games, count, seed, game.read_options(options or {}, count), tracing)
    total: Counts = []
    for total in accumulate(run(experiment, crew, path), added):
        widest = max(width(wins, total[0]) for wins in total[3][:count])
        progress(total[0], widest)
        if widest <= until_width:
            break
    return tally(experiment, total)


def added(a: Counts, b: Counts) -> Counts:
    return [
        [x + y for x, y in zip(one, other, strict=True)] if isinstance(one, list) else one + other
        for one, other in zip(a, b, strict=True)
    ]


def tally(experiment: AtRandom, total: Counts) -> Tally:
    games, plies, seconds, wins, endings, fired = total
    names = list(enumerate(experiment.game.rulebook.clauses, 1))
    return Tally(
        experiment.game.name,
        experiment.seats,
        experiment.seed,
        games,
        plies,
        seconds,
        wins[:-1],
        wins[-1],
        {name: endings[rule] for rule, name in names if endings[rule]},
        {name: fired[rule] for rule, name in names} if experiment.tracing else {},
    )
