"""The row of a table: its state, and what lists tell of it. They read rows and replay nothing."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import DecodeError, Struct, json

from ..contract import CHANCE, NOBODY, OVER
from ..contract.match import Step
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
        return cls.made(table.game.version, table.opened.root, company)

    @classmethod
    def made(cls, rules: int, root: str, company: Company) -> "Summary":
        keys, visitors = [], []
        for person in company.people:
            keys.append(person.key_hash)
            visitors.append(person.visitor)
        return cls(rules, root, company.seats, keys, visitors)

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


def row_after(table: "Table", added: Sequence[LogEntry], after: Any) -> RowAfter:
    """The state of a table once entries are in its log, its summary if they change that, whose turn it is, and
    how it ended if it just has; by the position `after` them."""
    company = table.company.after(added)
    kinds = set(map(type, added))
    changed = company is not table.company or Carried in kinds
    summary = Summary.of(table, company).encode() if changed else None
    if table.is_archive:
        return RowAfter("archive", summary)
    if table.is_over or after.to_move == OVER or Resigned in kinds or Closed in kinds:
        return RowAfter("over", summary, results=() if table.is_over else ended(table, company, added, after))
    if not (table.has_begun or Played in kinds or company.is_ready):
        return RowAfter("open", summary)
    turn = turn_of(after)
    player = turn if turn >= 0 and not company.is_bots(turn) else NOBODY
    due = 0
    if table.clocks:
        due = table.clocks.due_after([entry.at for entry in added if isinstance(entry, Clocked)], turn, player)
    awaited = company.people[company.seats[player].person].visitor if player >= 0 else ""
    return RowAfter("running", summary, turn, awaited, due)


def ended(table: "Table", company: Company, added: Sequence[LogEntry], final: Any) -> tuple[Result, ...]:
    return results_of(table, company, [*(logged.entry for logged in table.history), *added], final)


def play_ahead(table: "Table", added: Iterable[tuple[int, LogEntry]], scratch: Any) -> tuple[Any, dict[int, Step]]:
    """The position once entries are in the log, and what the moves and outcomes among them do, by their numbers.

    `scratch` is a record of the game to try moves on: making one takes longer than a move.
    """
    match, steps = table.match, dict[int, Step]()
    for seq, entry in added:
        if isinstance(entry, TakenBack):
            return match.fork(entry.length).state, {}
        if isinstance(entry, Played):
            if not steps:
                scratch.data[:] = match.state.data
            steps[seq] = match.step(scratch, match.read(entry.text))
    return scratch if steps else match.state, steps


def turn_of(state: Any) -> int:
    """The seat to move or to throw."""
    return int(state.actor if state.to_move == CHANCE else state.to_move)
