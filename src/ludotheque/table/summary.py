"""The row of a table: its state, and what lists tell of it. They read rows and replay nothing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import DecodeError, Struct, json

from ..contract import CHANCE, NOBODY, OVER
from ..contract.trace import no_trace
from ..store import Result
from .company import SPECTATOR, Company, hash_key
from .endings import results_of
from .entries import Carried, Clocked, Closed, LogEntry, Played, Resigned, Seat, TakenBack
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
    """What becomes of a table's row; no summary where nothing of it changes.

    `awaited` is the visitor whose turn it is, "" if it is nobody's; `due` is when their time is up, 0 if none runs.
    """

    state: State
    summary: bytes | None
    turn: int = NOBODY
    awaited: str = ""
    due: int = 0
    results: tuple[Result, ...] = ()

    @property
    def fields(self) -> tuple[State, bytes | None, int, str, int]:
        """Of the row itself."""
        return self[:5]


def row_after(table: "Table", added: Sequence[LogEntry], scratch: Any) -> RowAfter:
    """The state of a table once entries are in its log, its summary if they change that, whose turn it is, and
    how it ended if it just has.

    `scratch` is a record of the game to try moves on: making one takes longer than a move.
    """
    company = table.company.after(added)
    played = [entry for entry in added if isinstance(entry, Played)]
    changed = company is not table.company or any(isinstance(entry, Carried) for entry in added)
    summary = Summary.of(table, company).encode() if changed else None
    after = record_after(table, added, played, scratch)
    if table.is_over or after.to_move == OVER or any(isinstance(entry, Resigned | Closed) for entry in added):
        return RowAfter("over", summary, results=() if table.is_over else ended(table, company, added, after))
    if not (table.has_begun or played or company.is_ready):
        return RowAfter("open", summary)
    turn = turn_of(after)
    player = turn if turn >= 0 and not company.is_bots(turn) else NOBODY
    stamps = [entry.at for entry in added if isinstance(entry, Clocked)]
    due = table.clocks.due_after(stamps, turn, player) if table.clocks else 0
    awaited = company.people[company.seats[player].person].visitor if player >= 0 else ""
    return RowAfter("running", summary, turn, awaited, due)


def ended(table: "Table", company: Company, added: Sequence[LogEntry], final: Any) -> tuple[Result, ...]:
    return results_of(table, company, [*(logged.entry for logged in table.history), *added], final)


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
