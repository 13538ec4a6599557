"""What every store does, whatever it is made of."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

import msgspec

from ..contract import LudothequeError
from .peers import Peers
from .people import People
from .results import Result, Results


class Conflict(LudothequeError):
    """The log has moved on, or was never that long, or the table already exists."""


class UnknownTable(LudothequeError):
    """No table of that name is kept here."""

    def __init__(self, table: str):
        super().__init__(f"there is no table {table}")


class NotKept(LudothequeError):
    """The database cannot be used now: full, read-only, gone. Nothing was kept; what was kept before is not harmed."""


class Row(msgspec.Struct, frozen=True):
    """A table as `find` lists it; `length` is the seq of its last entry. Rows of older editions have no summary.

    `turn` is the seat that everybody waits for, -1 if there is none; `door` says who may see the table.
    """

    table: str
    game: str
    state: str
    created: float
    changed: float
    length: int
    summary: bytes | None = None
    turn: int = -1
    door: str = "open"


class Measure(msgspec.Struct, frozen=True):
    """What there is in a store: tables by state, visitors; bytes that it takes, and that are free beside it."""

    kind: str  # memory, sqlite, postgresql
    states: dict[str, int]
    visitors: int
    used: int = 0
    free: int | None = None  # on a disk of this machine


class Store(Protocol):
    """Keeps tables; entries, states and summaries are opaque to it. Used from one event loop.

    Any of it may be NotKept.
    """

    @property
    def peers(self) -> Peers:
        """The other processes that share it."""

    @property
    def people(self) -> People:
        """Who comes to the house."""

    @property
    def results(self) -> Results:
        """How their games ended."""

    async def create(
        self,
        table: str,
        game: str,
        state: str,
        secret: bytes,
        entries: Sequence[bytes],
        summary: bytes | None = None,
        door: str = "open",
        visitors: Sequence[str] = (),
    ) -> None:
        """A new table with its first entries, seq 1 to n, and the visitors who sit there."""

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        state: str | None = None,
        summary: bytes | None = None,
        turn: int | None = None,
        awaited: str | None = None,
        due: int | None = None,
        visitors: Sequence[str] = (),
        results: Sequence[Result] = (),
    ) -> int:
        """Appends after seq `expected`, and changes the table's row in the same transaction where something is given.

        `turn` is whose turn it is, `awaited` the visitor who sits there, `due` when their time is up by `advance`, 0 if
        none runs. `visitors` are those who sit there from now on, beside those who did; `results` are how it has ended
        for them.

        Returns the last seq once it is durable.
        """

    async def keep_summary(self, table: str, seq: int, state: str, summary: bytes) -> None:
        """Brings the row of a table up to date that is still at `seq`; it does not count as a change of the table."""

    async def redact(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Puts other bytes in the place of entries, by seq. Nobody who follows is told: an entry that says so is
        appended first. Nothing of the old ones is left in the database's files after `people.forget`."""

    async def remove(self, table: str) -> None:
        """A table with all that is kept of it."""

    async def read(self, table: str, since: int = 0) -> list[tuple[int, bytes]]:
        """The entries after seq `since`."""

    def follow(self, table: str, since: int = 0) -> AsyncIterator[tuple[int, bytes]]:
        """The entries after `since`, then each new one as it comes, until the store closes."""

    def subscribe(
        self, table: str, callback: Callable[[list[tuple[int, bytes]]], None]
    ) -> AbstractContextManager[None]:
        """While it lasts, `callback` gets the entries of every append, and none at all when the store closes."""

    async def secret(self, table: str) -> bytes:
        """What the table's dice are drawn from; never part of the log."""

    async def keep_picture(self, table: str, seq: int, picture: str) -> None:
        """How a table looked to a spectator after an entry; the newest replaces an older one."""

    async def picture(self, table: str) -> tuple[int, str] | None:
        """The picture kept last, and the seq it shows."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """A fact about the house itself, kept once and for all: who comes second gets what the first one kept."""

    async def kept(self, name: str) -> bytes | None:
        """Such a fact, if it is kept."""

    async def find(
        self,
        game: str | None = None,
        state: str | None = None,
        tables: Sequence[str] | None = None,
        limit: int | None = 50,
        door: str | None = None,
        visitors: Sequence[str] | None = None,
        until: float | None = None,
    ) -> list[Row]:
        """The tables that fit, newest change first: where one of `visitors` sits, not changed after `until`."""

    async def advance(self, uptime: int) -> int:
        """For how long the house has been open: the most that any process has ever said."""

    async def due(self, limit: int) -> list[tuple[str, int]]:
        """The tables where time runs, and when it is up, the next first."""

    async def measure(self) -> Measure:
        """For who watches over it."""

    async def calls(self, until: float, limit: int, after: str = "") -> list[tuple[str, str]]:
        """The tables that wait for somebody since `until` or longer, and for whom: who can be reached, could be when
        their turn came, and was not called in it. In the order of their names, from `after` on."""

    async def mark_called(self, table: str, visitor: str, called: bool = True) -> bool:
        """Note that somebody is called in their turn, or was not after all; false if another was faster, or it is not
        their turn any more."""

    async def close(self) -> None:
        """Ends every `follow`; what was appended before is kept."""


def must_follow(table: str, expected: int, length: int) -> None:
    if expected != length:
        raise Conflict(f"table {table} is at entry {length}, not {expected}")


def already_exists(table: str) -> Conflict:
    return Conflict(f"there is already a table {table}")
