"""The row of a table: its state, and what lists tell of it. They read rows and replay nothing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import DecodeError, Struct, json

from ..contract import CHANCE, NOBODY, OVER
from ..contract.trace import no_trace
from .company import SPECTATOR, Company, hash_key
from .entries import Carried, Closed, LogEntry, Played, Resigned, Seat, TakenBack
from .messages import State

if TYPE_CHECKING:
    from .table import Table


class Summary(Struct, frozen=True):
    """`rules` is the version of the game's rules that the table fits; of another one, it has to be tried again."""

    rules: int
    root: str
    seats: list[Seat]
    keys: list[str]  # of its people, as hashes
    visitors: list[str] = []

    @classmethod
    def of(cls, table: "Table", company: Company) -> "Summary":
        keys, visitors = [], []
        for person in company.people:
            keys.append(person.key_hash)
            visitors.append(person.visitor)
        return cls(table.game.version, table.opened.root, company.seats, keys, visitors)

    def encode(self) -> bytes:
        return json.encode(self)

    def person_of(self, key: str) -> int:
        """Who at the table has this key, -1 if nobody."""
        hashed = hash_key(key)
        return self.keys.index(hashed) if hashed in self.keys else SPECTATOR


def read_summary(data: bytes | None) -> Summary | None:
    """The summary in a row; older editions wrote none."""
    try:
        return json.decode(data, type=Summary) if data else None
    except DecodeError:
        return None


class RowAfter(NamedTuple):
    """What becomes of a table's row; no summary where nothing of it changes."""

    state: State
    summary: bytes | None
    turn: int


def row_after(table: "Table", added: Sequence[LogEntry], scratch: Any) -> RowAfter:
    """The state of a table once entries are in its log, its summary if they change that, and whose turn it is.

    `scratch` is a record of the game to try moves on: making one takes longer than a move.
    """
    company = table.company.after(added)
    played = [entry for entry in added if isinstance(entry, Played)]
    changed = company is not table.company or any(isinstance(entry, Carried) for entry in added)
    summary = Summary.of(table, company).encode() if changed else None
    after = record_after(table, added, played, scratch)
    is_ended = table.is_over or any(isinstance(entry, Resigned | Closed) for entry in added)
    if is_ended or after.to_move == OVER:
        return RowAfter("over", summary, NOBODY)
    if not (table.has_begun or played or company.is_ready):
        return RowAfter("open", summary, NOBODY)
    return RowAfter("running", summary, turn_of(after))


def record_after(table: "Table", added: Sequence[LogEntry], played: Sequence[Played], scratch: Any) -> Any:
    """The position once all this is played or taken back."""
    match = table.match
    for entry in added:
        if isinstance(entry, TakenBack):
            return match.fork(entry.length).state
    if not played:
        return match.state
    trace = no_trace()
    scratch.data[:] = match.state.data
    for entry in played:
        table.game.kernels.play(scratch.record, match.read(entry.text), trace)
    return scratch


def turn_of(state: Any) -> int:
    """The seat to move or to throw."""
    return int(state.actor if state.to_move == CHANCE else state.to_move)
