"""Tables from their logs. A log that cannot be followed is set aside: kept as it is, listed, and played no more."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from ..contract import Entry, LudothequeError, UnknownGame
from . import entries
from .company import SPECTATOR, Company
from .entries import BadLog, LogEntry, Misfit, Opened
from .family import tamed
from .messages import State
from .playing import entry_of
from .refused import Refused
from .table import Table, box

StoredLog = Sequence[tuple[int, bytes]]  # as a store keeps it


@dataclass
class Aside:
    """A table that is set aside, with what can be told of it. `why` holds no secret."""

    id: str
    why: str
    is_older: bool = False  # of other rules than the present ones, which do not lead through its log
    log: list[LogEntry] = field(default_factory=list)  # if all of it can be read
    company: Company | None = None

    @property
    def state(self) -> State:
        return "older" if self.is_older else "set-aside"

    @property
    def opened(self) -> Opened | None:
        return self.log[0] if self.log and isinstance(self.log[0], Opened) else None

    @property
    def game(self) -> str:
        return self.opened.game if self.opened else ""

    @property
    def version(self) -> int:
        return self.opened.version if self.opened else 0

    def person_of(self, key: str) -> int:
        return self.company.person_of(key) if self.company else SPECTATOR

    def refusal(self) -> Refused:
        if self.is_older:
            return Refused("older", "refused-older", game=self.game, version=self.version)
        return Refused("set-aside", "refused-set-aside")


def load(id: str, stored: StoredLog, is_family: bool = False) -> Table | Aside:
    """The table that a log makes, or why it makes none. Whatever is in the log, nothing else comes of it."""
    log: list[LogEntry] = []
    try:
        log = [tamed(entry) for entry in read(stored)] if is_family else read(stored)
        return fold(id, log)
    except Exception as wrong:
        return set_aside(id, log, reason(wrong), may_be_older=isinstance(wrong, Misfit))


def reason(wrong: Exception) -> str:
    """What is said of a log that cannot be followed: an error of another kind may hold anything."""
    return str(wrong) if isinstance(wrong, BadLog) else f"it cannot be followed ({type(wrong).__name__})"


def read(stored: StoredLog) -> list[LogEntry]:
    """All entries of a log, each decoded once; BadLog if one is missing, or the first does not open a table."""
    log = [entry for _, entry in decoded(stored)]
    if not log or not isinstance(log[0], Opened) or not log[0].seats:
        raise BadLog("entry 1 does not open a table")
    return log


def decoded(stored: StoredLog, since: int = 0) -> Iterator[tuple[int, LogEntry]]:
    """The entries after a number, in their order without a gap."""
    for seq, data in stored:
        if seq > since:
            if seq != since + 1:
                raise BadLog(f"entry {since + 1} is missing" if since else "entry 1 does not open a table")
            yield seq, entries.decode(seq, data)
            since = seq


def fold(id: str, log: Sequence[LogEntry]) -> Table:
    table = begin(id, log[0])
    for seq, entry in enumerate(log[1:], 2):
        table.apply(seq, entry)
    return table


def begin(id: str, opened: LogEntry) -> Table:
    """The table before anything happened at it."""
    assert isinstance(opened, Opened)
    try:
        return Table(id, opened)
    except UnknownGame:
        raise BadLog("its game is not on the shelf") from None
    except BadLog:
        raise
    except (LudothequeError, ValueError):
        raise Misfit("entry 1 begins where no game of these rules can be") from None


def as_far_as_it_goes(id: str, log: Sequence[LogEntry]) -> Table:
    """The table where the present rules lead no further."""
    table = begin(id, log[0])
    with suppress(LudothequeError):
        for seq, entry in enumerate(log[1:], 2):
            table.apply(seq, entry)
    return table


def set_aside(id: str, log: list[LogEntry], why: str, may_be_older: bool) -> Aside:
    if not log or not isinstance(opened := log[0], Opened):
        return Aside(id, why)
    is_older = may_be_older and version_in(log) != box(opened).version
    return Aside(id, why, is_older, log, company_in(opened, log))


def company_in(opened: Opened, log: Sequence[LogEntry]) -> Company:
    """Who sat where, for all that a log says; whoever was stood in for is still there."""
    company = Company(opened.seats)
    with suppress(BadLog):
        for entry in log:
            if isinstance(entry, entries.Joined | entries.Stirred):
                company.take_in(entry)
    return company


def version_in(log: Sequence[LogEntry]) -> int:
    """The rules under which a log was last played."""
    said = [entry.version for entry in log if isinstance(entry, Opened | entries.Carried)]
    return said[-1]


def lay_out(id: str, opened: Opened, plies: Sequence[Entry]) -> tuple[Table, list[LogEntry]]:
    """A table and its log, from plies that were played elsewhere."""
    table = Table(id, opened)
    for n, ply in enumerate(plies, 2):
        table.apply(n, entry_of(table.match, ply.move))
    return table, [logged.entry for logged in table.history]
