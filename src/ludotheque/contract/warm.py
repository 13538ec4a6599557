"""Warm-up: compile a game's kernels once, before somebody waits for them."""

from collections.abc import Iterator
from pathlib import Path

from .game import Game
from .kernel import cache_folder, forget_old_caches
from .record import INTERPRETED


def marker(game: Game) -> Path:
    return cache_folder(game.package) / "warm"


def is_warm(game: Game) -> bool:
    return INTERPRETED or marker(game).exists()


def warm_up(game: Game) -> Iterator[tuple[int, int]]:
    """Compile every kernel; yields how many are done, of how many."""
    steps = game.warm_steps()
    for done, step in enumerate(steps):
        yield done, len(steps)
        step()
    if not INTERPRETED:
        marker(game).parent.mkdir(parents=True, exist_ok=True)
        marker(game).touch()
        forget_old_caches(game.package)
