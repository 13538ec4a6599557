"""Many games of random play, counted."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from ..contract import Game, ints, specialise
from ..contract.rng import MASK
from ..contract.trace import new_trace, no_trace

CHUNK = 500


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
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play whole games at random. Compilation is not part of the seconds; without tracing no rules are counted."""
    count = game.read_seats(seats)
    values = game.read_options(options or {})
    play_many = specialise("ludotheque.lab.rollout", game.package, **vars(game.kernels)).play_many
    state = game.begin(count, values)
    live = state.array.view(np.int32)
    table = state.record, live, live.copy(), count, seed & MASK
    buffers = ints(3, game.most_moves)
    trace = new_trace() if tracing else no_trace()
    rules = len(game.rulebook.clauses) + 1
    fired, endings, wins = ints(rules), ints(rules), ints(count + 1)
    play_many(*table, 0, 0, buffers, trace, fired, wins, endings)

    tally = Tally(game.name, count, seed)
    while tally.games < games:
        chunk = min(CHUNK, games - tally.games)
        start = time.perf_counter()
        tally.plies += play_many(*table, tally.games, chunk, buffers, trace, fired, wins, endings)
        tally.seconds += time.perf_counter() - start
        tally.games += chunk
        progress(chunk)
    names = dict(enumerate(game.rulebook.clauses, 1))
    tally.wins = [int(wins[seat]) for seat in range(count)]
    tally.draws = int(wins[count])
    tally.endings = {names[rule]: int(endings[rule]) for rule in names if endings[rule]}
    tally.rules_fired = {names[rule]: int(fired[rule]) for rule in names} if tracing else {}
    return tally
