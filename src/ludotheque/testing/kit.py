"""Short ways to set up a position and to read what a player would see.

kit = Kit(GAME, __file__)
clauses, events, golden = kit.clauses, kit.events, kit.golden

match = golden("reach_port", at=18)
assert clauses(play(match, "f2-f5")) == ["advance"]
"""

from pathlib import Path

from ..contract import Entry, Event, Game, Match
from ..contract.gamefile import read


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


class Kit:
    """What the tests of one game ask again and again. Its golden games lie beside a test file, in `golden/`."""

    def __init__(self, game: Game, beside: str):
        self.game = game
        self.folder = Path(beside).parent

    def clauses(self, entry: Entry) -> list[str]:
        """The names of the clauses that a move or an outcome brought into play."""
        return [self.game.rulebook.name(event.rule) for event in entry.events]

    def told(self, match: Match, since: int = 0) -> list[str]:
        """The clauses of the log."""
        return [name for entry in match.log[since:] for name in self.clauses(entry)]

    def events(self, entry: Entry, clause: str) -> list[Event]:
        """What happened by one clause, in order."""
        rule = self.game.rulebook.number(clause)
        return [event for event in entry.events if event.rule == rule]

    def details(self, entry: Entry, clause: str) -> list[tuple[int, ...]]:
        return [event.details for event in self.events(entry, clause)]

    def golden(self, name: str, at: int | None = None) -> Match:
        """A golden game, to its end or up to a ply."""
        match = read((self.folder / "golden" / f"{name}.ludo").read_text("utf-8"), lambda _: self.game)
        return match if at is None else match.fork(at)

    def goldens(self) -> dict[str, Match]:
        """All of them, by name."""
        return {path.stem: self.golden(path.stem) for path in sorted((self.folder / "golden").glob("*.ludo"))}
