"""Where one stops when leafing through a game: where turns begin, and where something happened."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ..contract import CHANCE, NOBODY, Match
from ..contract.trace import no_trace
from ..scene import lines
from .messages import Stops

RARE = 16  # a clause that is told at one ply of so many, or once, is something that happened


class Leaves(NamedTuple):
    """The plies to stop at, ascending."""

    turns: list[int]
    events: list[int]
    last: int

    def around(self, ply: int) -> Stops:
        return Stops(*self.beside(self.turns, ply), *self.beside(self.events, ply))

    def beside(self, plies: list[int], ply: int) -> tuple[int, int]:
        """The nearest before and after, else the ends."""
        before, after = bisect_left(plies, ply), bisect_right(plies, ply)
        return plies[before - 1] if before else 0, plies[after] if after < len(plies) else self.last


def leaves(match: Match, seat: int) -> Leaves:
    """Of a match as a seat, or a spectator, knows it."""
    return Leaves(list(turns(match)), list(events(match, seat)), len(match.log))


def turns(match: Match) -> Iterator[int]:
    """The plies at which another seat has the turn."""
    state, silent, before = match.state.of(match.origin), no_trace(), NOBODY
    for ply, entry in enumerate(match.log):
        now = int(state.actor if state.to_move == CHANCE else state.to_move)
        if now not in (before, NOBODY):
            yield ply
            before = now
        match.game.kernels.play(state.record, entry.move, silent)


def events(match: Match, seat: int) -> Iterator[int]:
    """The plies after something that is seldom told."""
    told = [{line.rule for line in lines(match.game, entry.known_to(seat))} for entry in match.log]
    often = Counter(rule for rules in told for rule in rules)
    for ply, rules in enumerate(told, 1):
        if any(often[rule] == 1 or often[rule] * RARE <= len(told) for rule in rules):
            yield ply
