"""The store in a database: SQLite by default, every query also good for PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from sqlalchemy import Engine, bindparam, delete, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from .bell import Bell, Ear
from .contract import NotKept, Row, UnknownTable
from .draft import Append, Create
from .engine import open_alone, reason, writing
from .file import DatabaseFile
from .schema import ENTRIES, FACTS, PICTURES, TABLES
from .writer import Writer

READERS = 4

P = ParamSpec("P")
T = TypeVar("T")

SECRET = select(TABLES.c.secret).where(TABLES.c.id == bindparam("table"))
SINCE = (
    select(ENTRIES.c.seq, ENTRIES.c.entry)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("since"))
    .order_by(ENTRIES.c.seq)
)
PICTURE = select(PICTURES.c.seq, PICTURES.c.picture).where(PICTURES.c.table_id == bindparam("table"))
FACT = select(FACTS.c.value).where(FACTS.c.name == bindparam("name"))
ROWS = select(TABLES.c.id, TABLES.c.game, TABLES.c.state, TABLES.c.created, TABLES.c.changed, TABLES.c.length).order_by(
    TABLES.c.changed.desc(), TABLES.c.id
)


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
        self._bell = Bell()
        self._writer = Writer(engine, self._bell.ring, file)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def create(self, table: str, game: str, state: str, secret: bytes, entries: Sequence[bytes]) -> None:
        done = asyncio.get_running_loop().create_future()
        self._writer.put(Create(table, 0, entries, state, done, game, secret))
        await done

    async def append(self, table: str, expected: int, entries: Sequence[bytes], state: str | None = None) -> int:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._writer.put(Append(table, expected, entries, state, done))
        return await done

    async def read(self, table: str, since: int = 0) -> list[tuple[int, bytes]]:
        return await self._aside(self._read, table, since)

    def follow(self, table: str, since: int = 0) -> AsyncIterator[tuple[int, bytes]]:
        return self._bell.follow(self.read, table, since)

    def listening(self, table: str, hear: Ear) -> AbstractContextManager[None]:
        return self._bell.listening(table, hear)

    async def secret(self, table: str) -> bytes:
        return await self._aside(self._secret, table)

    async def keep_picture(self, table: str, seq: int, picture: str) -> None:
        await self._aside(self._keep_picture, table, seq, picture)

    async def picture(self, table: str) -> tuple[int, str] | None:
        return await self._aside(self._picture, table)

    async def keep(self, name: str, value: bytes) -> bytes:
        return await self._aside(self._keep, name, value)

    async def find(
        self,
        game: str | None = None,
        state: str | None = None,
        tables: Sequence[str] | None = None,
        limit: int = 50,
    ) -> list[Row]:
        return await self._aside(self._find, game, state, tables, limit)

    async def close(self) -> None:
        self._writer.close()
        await asyncio.to_thread(self._writer.join)
        self._bell.close()
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
            return query()
        except DBAPIError as wrong:
            raise NotKept(f"the database cannot be used: {reason(wrong)}.") from None

    def _check(self) -> None:
        if self._file:
            self._file.check()

    def _read(self, table: str, since: int) -> list[tuple[int, bytes]]:
        with self._engine.connect() as connection:
            entries = connection.execute(SINCE, {"table": table, "since": since})
            found = [(seq, entry) for seq, entry in entries]
        if not found:
            self._secret(table)  # an unknown table is not an empty one
        return found

    def _secret(self, table: str) -> bytes:
        with self._engine.connect() as connection:
            found: bytes | None = connection.execute(SECRET, {"table": table}).scalar()
        if found is None:
            raise UnknownTable(table)
        return found

    def _keep_picture(self, table: str, seq: int, picture: str) -> None:
        self._secret(table)  # an unknown table has no picture
        with writing(self._engine).begin() as connection:
            kept = connection.execute(PICTURE, {"table": table}).one_or_none()
            if kept is None or kept.seq <= seq:
                connection.execute(delete(PICTURES).where(PICTURES.c.table_id == table))
                connection.execute(insert(PICTURES), {"table_id": table, "seq": seq, "picture": picture})
        self._check()

    def _picture(self, table: str) -> tuple[int, str] | None:
        with self._engine.connect() as connection:
            kept = connection.execute(PICTURE, {"table": table}).one_or_none()
        return None if kept is None else (kept.seq, kept.picture)

    def _keep(self, name: str, value: bytes) -> bytes:
        try:
            with writing(self._engine).begin() as connection:
                connection.execute(insert(FACTS), {"name": name, "value": value})
            self._check()
            return value
        except IntegrityError:
            with self._engine.connect() as connection:
                return bytes(connection.execute(FACT, {"name": name}).scalar_one())

    def _find(self, game: str | None, state: str | None, tables: Sequence[str] | None, limit: int) -> list[Row]:
        query = ROWS.limit(limit)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if state is not None:
            query = query.where(TABLES.c.state == state)
        if tables is not None:
            query = query.where(TABLES.c.id.in_(tables))
        with self._engine.connect() as connection:
            return [Row(*row) for row in connection.execute(query)]
