"""A finished game looked at again: how the seats stood along the way, and which moves cost most.

At a choice the seats stand as after the best move found, for all that the seat to move knew; while chance decides, for
all that a spectator knew. The game is over and everything is known now, but a move is judged by what its own seat could
know then. A study depends on the match alone, not on the clock.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..contract import NOBODY, OVER, Game, Match, ints
from ..contract.trace import no_trace
from .choosing import legal_moves, own_levels
from .thinking import Budget, Flag, Search, Thought, merged

SEED = 1
CHOICES = 800  # looked at, however long a game is
SIMULATIONS = 40_000  # shared by them, within
FEWEST, MOST = 60, 320  # for one
SUSPECTS, CAREFUL = 6, 1500  # moves that are looked at once more, and how closely
MISTAKES, LEAST = 3, 0.08  # named at most, and the chance that each has cost at least
POINTS = 60  # of a curve: choices, and as many in between where there are none
Chances = tuple[float, ...]


@dataclass(frozen=True)
class Standing:
    """The chances of the seats after so many moves and outcomes."""

    ply: int
    chances: Chances


@dataclass(frozen=True)
class Mistake:
    """A move, the last of so many plies, that cost its seat some of its chance to win."""

    ply: int
    seat: int
    move: int
    better: int
    lost: float


@dataclass(frozen=True)
class Study:
    """Nothing, where levels are not a matter of search: then nobody knows the chances."""

    points: tuple[Standing, ...] = ()
    mistakes: tuple[Mistake, ...] = ()


class Stopped(Exception):
    """Somebody said stop; half a study is none."""


def study(match: Match, stop: Flag | None = None) -> Study:
    if own_levels(match.game):
        return Study()
    review = Review(match, stop)
    mistakes = review.mistakes()
    return Study(tuple(review.curve(mistakes)), mistakes)


class Review:
    def __init__(self, match: Match, stop: Flag | None = None):
        self.game, self.log, self.stop = match.game, match.log, stop
        self.worlds = list(replayed(match))
        made = [ply for ply, entry in enumerate(self.log) if entry.seat >= 0]
        self.choices = spread([ply for ply in made if len(legal_moves(self.game, self.worlds[ply])) > 1], CHOICES)
        self.simulations = max(FEWEST, min(MOST, SIMULATIONS // max(1, len(self.choices))))
        self.known: dict[int, Chances] = {}  # by ply

    def mistakes(self) -> tuple[Mistake, ...]:
        """The worst of the game, the worst first."""
        costs = {ply: self.cost(ply) for ply in self.choices}
        suspects = sorted((ply for ply in costs if costs[ply] > 0), key=lambda ply: -costs[ply])[:SUSPECTS]
        found = [mistake for ply in suspects if (mistake := self.mistake(ply)) and mistake.lost >= LEAST]
        return tuple(sorted(found, key=lambda mistake: -mistake.lost)[:MISTAKES])

    def cost(self, ply: int) -> float:
        """What the move that was made at a choice seems to have cost."""
        entry, best = self.log[ply], self.search(ply, self.simulations).opinions[0]
        self.known[ply] = best.chances
        if best.move == entry.move:
            return 0.0
        return best.chances[entry.seat] - self.after(ply, entry.move, self.simulations)[entry.seat]

    def mistake(self, ply: int) -> Mistake | None:
        """The best move and the one that was made, looked at equally closely."""
        entry, best = self.log[ply], self.search(ply, CAREFUL).opinions[0]
        if best.move == entry.move:
            return None
        could, did = (self.after(ply, move, CAREFUL) for move in (best.move, entry.move))
        self.known |= {ply: could, ply + 1: did}
        return Mistake(ply + 1, entry.seat, entry.move, best.move, could[entry.seat] - did[entry.seat])

    def curve(self, mistakes: Sequence[Mistake]) -> Iterator[Standing]:
        last = len(self.log)
        shown = {0, last, *spread(self.choices, POINTS)}
        shown |= {ply for mistake in mistakes for ply in (mistake.ply - 1, mistake.ply)}
        gap = max(1, -(-last // POINTS))
        shown |= {ply for ply in range(0, last, gap) if shown.isdisjoint(range(ply - gap + 1, ply + gap))}
        for ply in sorted(shown):
            yield Standing(ply, whole(self.known.get(ply) or self.stand(ply)))

    def stand(self, ply: int) -> Chances:
        state = self.game.state.from_bytes(self.worlds[ply])
        if state.to_move == OVER:
            return result(self.game, state)
        thought = self.search(ply, self.simulations)
        return thought.opinions[0].chances if thought.opinions else thought.chances

    def after(self, ply: int, move: int, simulations: int) -> Chances:
        """How the seats stand after a move, for all that its seat knows."""
        state = self.game.state.from_bytes(self.worlds[ply])
        self.game.rules.play(state.record, move, no_trace())
        if state.to_move == OVER:
            return result(self.game, state)
        onlooker = Onlooker(self.game, bytes(state), SEED + ply, nodes(simulations), self.log[ply].seat)
        return self.run(onlooker, simulations).chances

    def search(self, ply: int, simulations: int) -> Thought:
        return self.run(Search(self.game, self.worlds[ply], SEED + ply, nodes(simulations)), simulations)

    def run(self, search: Search, simulations: int) -> Thought:
        if self.stop and self.stop.is_set():
            raise Stopped
        search.run(simulations)
        return merged([search])


class Onlooker(Search):
    """While chance decides, a search for a seat that knows more than a spectator."""

    def __init__(self, game: Game, world: bytes, seed: int, nodes: int, seat: int):
        super().__init__(game, world, seed, nodes)
        if self.me == NOBODY:
            state = game.state.from_bytes(world)
            game.rules.hide(state.record, seat)
            self.root = state.array.copy().view(np.int32)
            self.given = *self.given[:2], self.root, seat


def nodes(simulations: int) -> int:
    return Budget(simulations).nodes


def replayed(match: Match) -> Iterator[bytes]:
    """The record before every entry of the log, and at its end."""
    state, deaf = match.game.state.from_bytes(match.origin), no_trace()
    yield match.origin
    for entry in match.log:
        match.game.rules.play(state.record, entry.move, deaf)
        yield bytes(state)


def spread(plies: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly."""
    return list(plies) if len(plies) <= most else [plies[i * len(plies) // most] for i in range(most)]


def result(game: Game, state: Any) -> Chances:
    """The win, shared among those with the best score."""
    scores = ints(int(state.seats))
    game.rules.scores(state.record, scores)
    best = max(scores)
    sharing = sum(score == best for score in scores)
    return tuple(1.0 / sharing if score == best else 0.0 for score in scores)


def whole(chances: Chances) -> Chances:
    """As shares of one: a search also rewards a lead."""
    return tuple(round(chance / sum(chances), 3) for chance in chances)
