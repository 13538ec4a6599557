"""The store in a database: SQLite for one process, PostgreSQL for several."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from .batch import Append, Create
from .contract import Measure, NotKept, Row
from .engine import is_served, open_alone, reason
from .file import DatabaseFile
from .peers import Alone, Peers
from .people import People
from .queries import Queries
from .results import Result, Results
from .sql_people import SqlPeople
from .sql_results import SqlResults
from .subscriptions import Callback, Subscriptions
from .writer import Writer

if TYPE_CHECKING:
    from .workers import Workers

READERS = 4

P = ParamSpec("P")
T = TypeVar("T")


def open_database(url_or_path: str | Path) -> tuple[Engine, DatabaseFile | None]:
    """What a SqlStore is made of: the database, created or brought up to date, and its file if it is one."""
    return open_alone(url_or_path, READERS)


def check_database(url_or_path: str | Path) -> None:
    """NotKept says why it cannot be opened, if so. It is brought up to date."""
    engine, file = open_database(url_or_path)
    engine.dispose()
    if file:
        file.let_go()


def share(engine: Engine, subscriptions: Subscriptions) -> "Workers | None":
    """A database with a server is for several processes; their driver comes with an extra of the package."""
    if not is_served(engine.url):
        return None
    from .workers import Workers

    return Workers(engine, subscriptions)


class SqlStore:
    @classmethod
    async def open(cls, url_or_path: str | Path) -> "SqlStore":
        """Creates the database or brings it up to date."""
        return cls(*await asyncio.to_thread(open_database, url_or_path))

    def __init__(self, engine: Engine, file: DatabaseFile | None = None):
        self._engine, self._file = engine, file
        self._subscriptions = Subscriptions()
        self._workers = share(engine, self._subscriptions)
        self.peers: Peers = self._workers or Alone()
        self._writer = Writer(engine, self._notify, file)
        self._queries = Queries(engine)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self.people: People = SqlPeople(engine, self._aside)
        self.results: Results = SqlResults(engine, self._aside)

    def _notify(self, table: str, last: int, entries: Sequence[bytes]) -> None:
        self._subscriptions.notify(table, last, entries)
        if self._workers:
            self._workers.tell(table, last)

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
        done = self._writer.loop.create_future()
        row = state, summary, None, None, None
        self._writer.put(Create(table, 0, entries, *row, visitors, (), done, game, secret, door))
        await done

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
        done: asyncio.Future[int] = self._writer.loop.create_future()
        row = state, summary, turn, awaited, due
        self._writer.put(Append(table, expected, entries, *row, visitors, results, done))
        return await done

    async def redact(self, table: str, entries: Mapping[int, bytes]) -> None:
        await self._aside(self._queries.redact, table, entries)

    async def remove(self, table: str) -> None:
        await self._aside(self._queries.remove, table)

    async def read(self, table: str, since: int = 0) -> list[tuple[int, bytes]]:
        return await self._aside(self._queries.read, table, since)

    def follow(self, table: str, since: int = 0) -> AsyncIterator[tuple[int, bytes]]:
        return self._subscriptions.follow(self.read, table, since)

    def subscribe(self, table: str, callback: Callback) -> AbstractContextManager[None]:
        return self._subscriptions.subscribe(table, callback)

    async def keep_summary(self, table: str, seq: int, state: str, summary: bytes) -> None:
        await self._aside(self._queries.keep_summary, table, seq, state, summary)

    async def secret(self, table: str) -> bytes:
        return await self._aside(self._queries.secret, table)

    async def keep_picture(self, table: str, seq: int, picture: str) -> None:
        await self._aside(self._queries.keep_picture, table, seq, picture)

    async def picture(self, table: str) -> tuple[int, str] | None:
        return await self._aside(self._queries.picture, table)

    async def keep(self, name: str, value: bytes) -> bytes:
        return await self._aside(self._queries.keep, name, value)

    async def kept(self, name: str) -> bytes | None:
        return await self._aside(self._queries.kept, name)

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
        return await self._aside(self._queries.find, game, state, tables, limit, door, visitors, until)

    async def advance(self, uptime: int) -> int:
        return await self._aside(self._queries.advance, uptime)

    async def due(self, limit: int) -> list[tuple[str, int]]:
        return await self._aside(self._queries.due, limit)

    async def measure(self) -> Measure:
        states = await self._aside(self._queries.states)
        used, free = await self._aside(self._queries.size)
        return Measure(self._engine.url.get_backend_name(), states, await self.people.count(), used, free)

    async def calls(self, until: float, limit: int, after: str = "") -> list[tuple[str, str]]:
        return await self._aside(self._queries.calls, until, limit, after)

    async def mark_called(self, table: str, visitor: str, called: bool = True) -> bool:
        return await self._aside(self._queries.mark_called, table, visitor, called)

    async def close(self) -> None:
        self._writer.close()
        await asyncio.to_thread(self._writer.join)
        if self._workers:
            await self._workers.close()
        self._subscriptions.close()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._readers.shutdown()
        self._engine.dispose()
        if self._file:
            self._file.let_go()

    async def _aside(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.wrap_future(self._readers.submit(self._carefully, partial(query, *args, **kwargs)))

    def _carefully(self, query: Callable[[], T]) -> T:
        self._check()  # or a new connection would make a new file
        try:
            answer = self._asked(query)
            self._check()  # what was written is in the file that a restart will find
            return answer
        except DBAPIError as wrong:
            raise NotKept(f"the database cannot be used: {reason(wrong)}.") from None

    def _asked(self, query: Callable[[], T]) -> T:
        """A connection that was cut while nobody used it is noticed by the next who does: with another one it works."""
        try:
            return query()
        except DBAPIError as wrong:
            if not wrong.connection_invalidated:
                raise
            return query()

    def _check(self) -> None:
        if self._file:
            self._file.check()
