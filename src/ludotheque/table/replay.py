"""A match at any of its plies. A step from where somebody looked last costs one step, not the whole log again."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from threading import Lock
from typing import NamedTuple

from ..contract import Entry, Game, Match
from ..contract.trace import no_trace
from ..scene import Identities, frame, scene_of
from .messages import ReplayFrame, Stops
from .stops import Leaves, leaves
from .table import Table, winners_of

EVERY = 16  # plies between two positions that are kept for good
MOST_OTHERS = 64
PLACE = 180  # bytes that the pieces on one place take in a position


class Position(NamedTuple):
    """Where a match stood after an entry of its log, and which piece was which."""

    last: Entry | None
    state: bytes
    identities: Identities

    def is_in(self, log: Sequence[Entry], ply: int) -> bool:
        """Whether the log still leads here; what was taken back does not."""
        return ply <= len(log) and (ply == 0 or log[ply - 1] is self.last)


class Replay:
    """The positions of one match that were reached, and where to stop in it; used by several threads."""

    def __init__(self, match: Match):
        self.lock = Lock()
        self.kept: dict[int, Position] = {}
        self.origin = match.origin
        self.leaves: dict[int, tuple[Entry, Leaves]] = {}  # by seat, as the match was after an entry

    @property
    def size(self) -> int:
        """In memory: about so many bytes."""
        last = next(reversed(self.kept.values()), None)
        return len(self.kept) * (len(self.origin) + PLACE * len(last.identities.standing)) if last else 0

    def rewind(self, match: Match, ply: int) -> Identities:
        """Bring a match of one's own back to a ply; which piece is which there."""
        with self.lock:
            position = self.reach(match, ply)
        del match.log[ply:]
        match.state = match.state.of(position.state)
        return deepcopy(position.identities)

    def stops(self, match: Match, ply: int, seat: int) -> Stops:
        """Where to leaf to from a ply."""
        if not match.log:
            return Stops(0, 0, 0, 0)
        last, found = self.leaves.get(seat, (None, None))
        if found is None or last is not match.log[-1] or found.last != len(match.log):
            found = leaves(match, seat)
            self.leaves[seat] = match.log[-1], found
        return found.around(ply)

    def reach(self, match: Match, ply: int) -> Position:
        start, position = self.nearest(match, ply)
        for at in range(start, ply):
            position = after(match.game, position, match.log[at])
            self.keep(at + 1, position)
        return position

    def nearest(self, match: Match, ply: int) -> tuple[int, Position]:
        """The last position before or at a ply from which to go on."""
        found = [at for at, kept in self.kept.items() if at <= ply and kept.is_in(match.log, at)]
        if found:
            return max(found), self.kept[max(found)]
        pieces = scene_of(match.game).pieces(match.state.of(self.origin))
        return 0, Position(None, self.origin, Identities(pieces))

    def keep(self, ply: int, position: Position) -> None:
        self.kept.pop(ply, None)
        self.kept[ply] = position
        others = [at for at in self.kept if at % EVERY]
        if len(others) > MOST_OTHERS:
            del self.kept[others[0]]


def after(game: Game, position: Position, entry: Entry) -> Position:
    """One step on."""
    state = game.state.from_bytes(position.state)
    game.kernels.play(state.record, entry.move, no_trace())
    identities = deepcopy(position.identities)
    identities.move(scene_of(game).motions(entry))
    return Position(entry, bytes(state), identities)


def replayed(table: Table, replay: Replay, match: Match, ply: int, seat: int) -> ReplayFrame:
    """A ply of a table, given a copy of its match."""
    plies, stops = len(match.log), replay.stops(match, ply, seat)
    identities: Identities = replay.rewind(match, ply)
    return shown(table, match, identities, plies, stops, seat)


def replayed_all(table: Table, match: Match, seat: int) -> Iterator[ReplayFrame]:
    """Every ply of a table in turn, given a copy of its match: one step each."""
    plies, found, scene = len(match.log), leaves(match, seat), scene_of(match.game)
    again = match.fork(0)
    identities = Identities(scene.pieces(again.state))
    yield shown(table, again, deepcopy(identities), plies, found.around(0), seat)
    for ply, entry in enumerate(match.log, 1):
        match.game.kernels.play(again.state.record, entry.move, no_trace())
        again.log.append(entry)
        identities.move(scene.motions(entry))
        yield shown(table, again, deepcopy(identities), plies, found.around(ply), seat)


def shown(table: Table, match: Match, identities: Identities, plies: int, stops: Stops, seat: int) -> ReplayFrame:
    """Where a match stands of whose `plies` it has seen some."""
    ply = len(match.log)
    told = tuple(table.views.move(match.log[at], at + 1, at, seat) for at in range(stops.turn_back, ply))
    winners = table.winners if ply == plies else winners_of(match)
    return ReplayFrame(ply, plies, frame(match, seat, identities), told, stops, winners)
