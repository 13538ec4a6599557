"""The store in a database: SQLite by default, every query also good for PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from .batch import Append, Create
from .contract import NotKept, Row
from .engine import open_alone, reason
from .file import DatabaseFile
from .queries import Queries
from .subscriptions import Callback, Subscriptions
from .writer import Writer

READERS = 4

P = ParamSpec("P")
T = TypeVar("T")


def open_database(url_or_path: str | Path) -> tuple[Engine, DatabaseFile | None]:
    """What a SqlStore is made of: the database, created or brought up to date, and its file if it is one."""
    return open_alone(url_or_path, READERS)


class SqlStore:
    @classmethod
    async def open(cls, url_or_path: str | Path) -> "SqlStore":
        """Creates the database or brings it up to date."""
        return cls(*await asyncio.to_thread(open_database, url_or_path))

    def __init__(self, engine: Engine, file: DatabaseFile | None = None):
        self._engine, self._file = engine, file
        self._subscriptions = Subscriptions()
        self._writer = Writer(engine, self._subscriptions.notify, file)
        self._queries = Queries(engine)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def create(
        self,
        table: str,
        game: str,
        state: str,
        secret: bytes,
        entries: Sequence[bytes],
        summary: bytes | None = None,
    ) -> None:
        done = asyncio.get_running_loop().create_future()
        self._writer.put(Create(table, 0, entries, state, summary, done, game, secret))
        await done

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        state: str | None = None,
        summary: bytes | None = None,
    ) -> int:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._writer.put(Append(table, expected, entries, state, summary, done))
        return await done

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

    async def find(
        self,
        game: str | None = None,
        state: str | None = None,
        tables: Sequence[str] | None = None,
        limit: int = 50,
    ) -> list[Row]:
        return await self._aside(self._queries.find, game, state, tables, limit)

    async def close(self) -> None:
        self._writer.close()
        await asyncio.to_thread(self._writer.join)
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
            answer = query()
            self._check()  # what was written is in the file that a restart will find
            return answer
        except DBAPIError as wrong:
            raise NotKept(f"the database cannot be used: {reason(wrong)}.") from None

    def _check(self) -> None:
        if self._file:
            self._file.check()
