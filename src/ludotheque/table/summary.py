"""The row of a table: its state, and what lists tell of it. They read rows and replay nothing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import DecodeError, Struct, json

from ..contract import OVER
from ..contract.trace import no_trace
from .company import Company, hash_key
from .entries import Carried, LogEntry, Played, Resigned, Seat
from .messages import State

if TYPE_CHECKING:
    from .table import Table


class Summary(Struct, frozen=True):
    """`rules` is the version of the game's rules that the table fits; of another one, it has to be tried again."""

    rules: int
    root: str
    seats: list[Seat]
    keys: list[str]  # of its people, as hashes

    @classmethod
    def of(cls, table: "Table", company: Company) -> "Summary":
        keys = [person.key_hash for person in company.people]
        return cls(table.game.version, table.opened.root, company.seats, keys)

    def encode(self) -> bytes:
        return json.encode(self)

    def is_of(self, key: str) -> bool:
        """Whether somebody at the table has this key."""
        return bool(key) and hash_key(key) in self.keys


def read_summary(data: bytes | None) -> Summary | None:
    """The summary in a row; older editions wrote none."""
    try:
        return json.decode(data, type=Summary) if data else None
    except DecodeError:
        return None


def row_after(table: "Table", added: Sequence[LogEntry], scratch: Any) -> tuple[State, bytes | None]:
    """The state of a table once entries are in its log, and its summary if they change that.

    `scratch` is a record of the game to try moves on: making one takes longer than a move.
    """
    company = table.company.after(added)
    played = [entry for entry in added if isinstance(entry, Played)]
    changed = company is not table.company or any(isinstance(entry, Carried) for entry in added)
    summary = Summary.of(table, company).encode() if changed else None
    if table.is_over or any(isinstance(entry, Resigned) for entry in added) or ends_with(table, played, scratch):
        return "over", summary
    return ("running" if table.has_begun or played or company.is_ready else "open"), summary


def ends_with(table: "Table", played: Sequence[Played], scratch: Any) -> bool:
    """Whether the game is over once all this is played."""
    if not played:
        return False
    match, trace = table.match, no_trace()
    scratch.array[:] = match.state.array
    for entry in played:
        table.game.kernels.play(scratch.record, match.read(entry.text), trace)
    return bool(scratch.to_move == OVER)
