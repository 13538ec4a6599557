"""Short ways to set up a position and to read what a player would see.

kit = Kit(GAME, __file__)
clauses, events, golden = kit.clauses, kit.events, kit.golden

match = golden("reach_port", at=18)
assert clauses(play(match, "f2-f5")) == ["advance"]
"""

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..contract import Entry, Event, Game, Match
from ..contract.gamefile import read
from .playing import play_at_random, positions

GAMES = int(os.environ.get("LUDOTHEQUE_GAMES", "3"))  # that a law plays at random


def play(match: Match, *texts: str) -> Entry:
    """Play some moves and outcomes; returns the last entry."""
    for text in texts:
        match.play(text)
    return match.log[-1]


def deal(match: Match) -> Match:
    """Let chance decide until somebody has to."""
    while match.to_move == "chance":
        match.draw()
    return match


def with_kernels(game: Game, **functions: Callable[..., Any]) -> Game:
    """The game with other kernels, plain functions included: for tests of all that is around its rules."""
    other = replace(game)
    vars(other)["kernels"] = replace(game.kernels, **functions)
    return other


class Kit:
    """What the tests of one game ask again and again. Its golden games lie beside a test file, in `golden/`."""

    def __init__(self, game: Game, beside: str | Path):
        self.game = game
        self.folder = Path(beside).parent

    def clauses(self, entry: Entry) -> list[str]:
        """The names of the clauses that a move or an outcome brought into play."""
        return [event.clause.name for event in entry.events]

    def told(self, match: Match, since: int = 0) -> list[str]:
        """The clauses of the log."""
        return [name for entry in match.log[since:] for name in self.clauses(entry)]

    def events(self, entry: Entry, clause: str) -> list[Event]:
        """What happened by one clause, in order."""
        rule = self.game.rulebook.number(clause)
        return [event for event in entry.events if event.rule == rule]

    def golden(self, name: str, at: int | None = None) -> Match:
        """A golden game, to its end or up to a ply."""
        match = read((self.folder / "golden" / f"{name}.ludo").read_text("utf-8"), lambda _: self.game)
        return match if at is None else match.fork(at)

    def goldens(self) -> dict[str, Match]:
        """All of them, by name."""
        return {path.stem: self.golden(path.stem) for path in sorted((self.folder / "golden").glob("*.ludo"))}

    def start(self, seed: int, **options: Any) -> Match:
        """The beginning of a short game, for any number of players."""
        return self.game.start(random.Random(seed).randint(*self.game.seats), seed, **(dict(self.game.short) | options))

    def matches(self) -> Iterator[tuple[Match, int]]:
        """The beginnings of some games, with their seeds."""
        return ((self.start(seed), seed) for seed in range(GAMES))

    def positions(self) -> Iterator[Match]:
        """Every position of these games, played at random."""
        return (position for match, seed in self.matches() for position in positions(match, seed))

    def played(self) -> list[Match]:
        """These games, played to their ends."""
        return [play_at_random(match, seed) for match, seed in self.matches()]
