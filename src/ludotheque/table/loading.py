"""Tables from their logs. A log that cannot be followed is set aside: kept as it is, listed, and played no more."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from ..contract import Entry as Ply
from ..contract import LudothequeError, UnknownGame
from . import entries
from .entries import BadLog, Entry, Misfit, Opened, Seat
from .people import Person, person_with, sit_down, stir_in
from .refused import Refused
from .table import Table, box, entry_of
from .view import State

Log = Sequence[tuple[int, bytes]]  # as a store keeps it


@dataclass
class Aside:
    """A table that is set aside, with what can be told of it. `why` holds no secret."""

    id: str
    why: str
    is_older: bool = False  # of other rules than the present ones, which do not lead through its log
    opened: Opened | None = None
    people: list[Person] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)

    @property
    def state(self) -> State:
        return "older" if self.is_older else "set-aside"

    @property
    def game(self) -> str:
        return self.opened.game if self.opened else ""

    @property
    def version(self) -> int:
        return self.opened.version if self.opened else 0

    def person_of(self, key: str) -> int:
        return person_with(key, self.people)

    def refusal(self) -> Refused:
        if self.is_older:
            return Refused("older", "refused-older", game=self.game, version=self.version)
        return Refused("set-aside", "refused-set-aside")


def load(id: str, log: Log) -> Table | Aside:
    """The table that a log makes, or why it makes none. Whatever is in the log, nothing else comes of it."""
    try:
        return fold(id, log)
    except Exception as wrong:
        return set_aside(id, log, reason(wrong), may_be_older=isinstance(wrong, Misfit))


def reason(wrong: Exception) -> str:
    """What is said of a log that cannot be followed: an error of another kind may hold anything."""
    return str(wrong) if isinstance(wrong, BadLog) else f"it cannot be followed ({type(wrong).__name__})"


def fold(id: str, log: Log) -> Table:
    table = begin(id, log)
    for seq, data in log[1:]:
        table.apply(seq, entries.decode(seq, data))
    return table


def begin(id: str, log: Log) -> Table:
    """The table before anything happened at it."""
    try:
        return Table(id, opened_in(log))
    except UnknownGame:
        raise BadLog("its game is not on the shelf") from None
    except BadLog:
        raise
    except (LudothequeError, ValueError):
        raise Misfit("entry 1 begins where no game of these rules can be") from None


def opened_in(log: Log) -> Opened:
    if log and log[0][0] == 1:
        entry = entries.decode(*log[0])
        if isinstance(entry, Opened) and entry.seats:
            return entry
    raise BadLog("entry 1 does not open a table")


def as_far_as_it_goes(id: str, log: Log) -> Table:
    """The table where the present rules lead no further."""
    table = begin(id, log)
    with suppress(LudothequeError):
        for seq, data in log[1:]:
            table.apply(seq, entries.decode(seq, data))
    return table


def set_aside(id: str, log: Log, why: str, may_be_older: bool) -> Aside:
    try:
        opened, read = read_log(log)
    except BadLog:
        return Aside(id, why)
    seats, people = company(opened, read)
    return Aside(id, why, may_be_older and version_in(read) != box(opened).version, opened, people, seats)


def read_log(log: Log) -> tuple[Opened, list[Entry]]:
    """All entries, and the first, which opens the table."""
    return opened_in(log), [entries.decode(seq, data) for seq, data in log]


def company(opened: Opened, log: Sequence[Entry]) -> tuple[list[Seat], list[Person]]:
    """Who sat where, for all that a log says."""
    seats, people = [Seat(seat.kind, name=seat.name, level=seat.level) for seat in opened.seats], list[Person]()
    with suppress(BadLog):
        for entry in log:
            if isinstance(entry, entries.Joined):
                sit_down(seats, people, entry)
            if isinstance(entry, entries.Stirred):
                stir_in(people, entry)
    return seats, people


def version_in(log: Sequence[Entry]) -> int:
    """The rules under which a log was last played."""
    said = [entry.version for entry in log if isinstance(entry, Opened | entries.Carried)]
    return said[-1]


def lay_out(id: str, opened: Opened, plies: Sequence[Ply]) -> tuple[Table, list[Entry]]:
    """A table and its log, from plies that were played elsewhere."""
    table = Table(id, opened)
    for n, ply in enumerate(plies, 2):
        table.apply(n, entry_of(table.match, ply.move))
    return table, [happened.entry for happened in table.history]


def seat_people(id: str, log: Sequence[Entry]) -> Table:
    """A new table with those who sit down at it at once."""
    opened, *people = log
    assert isinstance(opened, Opened)
    table = Table(id, opened)
    for n, entry in enumerate(people, 2):
        table.apply(n, entry)
    return table
