"""Warm-up: compile a game's kernels once, before somebody waits for them."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from .game import Game
from .memory import INTERPRETED, ints
from .rng import generator
from .trace import new_trace

SOMEWHERE = 100  # plies after the beginning


def marker(game: Game) -> Path:
    from .compiled import cache_folder

    return cache_folder(game.package) / "warm"


def is_warm(game: Game) -> bool:
    return INTERPRETED or marker(game).exists()


def warm_up(game: Game) -> Iterator[tuple[int, int]]:
    """Compile every kernel; yields how many are done, of how many."""
    steps = warm_steps(game)
    for done, step in enumerate(steps):
        yield done, len(steps)
        step()
    if not INTERPRETED:
        from .compiled import cache_folder, forget_old_caches

        for package in ("", game.package):
            cache_folder(package).mkdir(parents=True, exist_ok=True)
            os.utime(cache_folder(package))
            forget_old_caches(package)
        marker(game).touch()


def warm_steps(game: Game) -> list[Callable[[], object]]:
    """Calls that together compile every kernel, or load it from the cache."""
    state = game.fresh(game.seats[0])
    s, rules, out = state.record, game.kernels, ints(game.most_moves)
    rules.moves(s, out)
    first = int(out[0])
    return [
        lambda: rules.odds(s, out),
        lambda: rules.seen_by(s),
        lambda: rules.why_not(s, first),
        lambda: rules.play(state.copy().record, first, new_trace()),
        lambda: rules.scores(s, out),
        lambda: rules.hide(s, 0),
        lambda: rules.imagine(s, 0, generator(0)),
        lambda: game.read_drawing(game.draw(somewhere(game))),
    ]


def somewhere(game: Game) -> Any:
    """A state well after the beginning."""
    state, out = game.fresh(game.seats[0]), ints(game.most_moves)
    for _ in range(SOMEWHERE):
        if n := game.kernels.moves(state.record, out):
            game.kernels.play(state.record, int(out[n // 2]), new_trace())
    return state
