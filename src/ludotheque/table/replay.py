"""A match at any of its plies. A step from where somebody looked last costs one step, not the whole log again."""

from collections.abc import Sequence
from copy import deepcopy
from threading import Lock
from typing import NamedTuple

from ..contract import Entry, Game, Match
from ..contract.trace import no_trace
from ..scene import Identities, frame, scene_of
from .messages import EntryView, ReplayFrame, Stops
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
    told: tuple[EntryView, ...] = (table.views.move(match.log[-1], ply, ply - 1, seat),) if match.log else ()
    winners = table.winners if ply == plies else winners_of(match)
    return ReplayFrame(ply, plies, frame(match, seat, identities), told, stops, winners)
