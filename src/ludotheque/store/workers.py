"""Several processes over one PostgreSQL: what one appends or shows, the others hear.

After a grouped commit a separate NOTIFY tells the ids and numbers of what was appended, gathered over a moment: inside
the transaction it would take a lock that all commits share. Whoever hears it reads the log. A look every few seconds
finds what a lost notification would have told.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Engine

from .locks import Locks
from .peers import Shown
from .subscriptions import Subscriptions

CHANNEL = "ludotheque"
GATHER = 0.01  # seconds over which news are gathered
LARGEST = 7_900  # bytes: PostgreSQL takes 8,000
LOOK = 3.0  # seconds between two looks at the database
LATE = 10.0  # seconds, after which a connection that does not answer is given up
ALIVE = 12  # seconds after its last sign for which a worker counts as there
REST = 0.25, 5.0  # seconds before the first and the later tries to connect again

LENGTHS = "SELECT id, length FROM tables WHERE id = ANY(%s)"
SINCE = """
SELECT e.table_id, e.seq, e.entry FROM unnest(%s::text[], %s::int[]) AS w(id, since)
JOIN entries e ON e.table_id = w.id AND e.seq > w.since ORDER BY e.table_id, e.seq
"""
SIGN = f"""
INSERT INTO workers (id, until) VALUES (%s, extract(epoch FROM now()) + {ALIVE})
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
TIDY = "DELETE FROM presence WHERE worker NOT IN (SELECT id FROM workers WHERE until > extract(epoch FROM now()) - 60)"
ALIVE_NOW = "SELECT count(*) FROM workers WHERE until > extract(epoch FROM now())"
SHOW = """
INSERT INTO presence (worker, table_id, people) VALUES (%s, %s, %s)
ON CONFLICT (worker, table_id) DO UPDATE SET people = excluded.people
"""
HIDE = "DELETE FROM presence WHERE worker = %s AND table_id = %s"
LEAVE = "DELETE FROM presence WHERE worker = %(me)s", "DELETE FROM workers WHERE id = %(me)s"
SHOWN = """
SELECT p.table_id, p.people FROM presence p JOIN workers w ON w.id = p.worker
WHERE p.table_id = ANY(%s) AND p.worker <> %s AND w.until > extract(epoch FROM now()) ORDER BY p.table_id, p.worker
"""

PRESENT, WARNED = -1, -2  # in the place of a log's last number: it is of something else
Line = psycopg.AsyncConnection[Any]
logger = logging.getLogger(__name__)


class News(msgspec.Struct, array_like=True):
    """What a worker tells: the last numbers of logs, where people came or went, what is out of date."""

    worker: str
    logs: dict[str, int] = {}
    people: list[str] = []
    warned: list[str] = []


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(News).decode


class Workers:
    def __init__(self, engine: Engine, subscriptions: Subscriptions):
        _, given = engine.dialect.create_connect_args(engine.url)
        self._given: dict[str, Any] = {**given, "autocommit": True}
        self._subscriptions = subscriptions
        self._me = secrets.token_hex(6)
        self._locks = Locks(lambda: psycopg.connect(**self._given))
        self._appended: dict[str, int] = {}  # and not told yet
        self._changed: set[str] = set()  # tables whose people here are not told yet
        self._warned: set[str] = set()  # of what the others are not warned yet
        self._heeding: list[Callable[[str], None]] = []
        self._here: dict[str, bytes] = {}
        self._elsewhere: dict[str, list[bytes]] = {}
        self._watching: dict[str, Shown] = {}
        self.processes = 1
        self._something = asyncio.Event()
        self.is_listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._keep_on(work)) for work in (self._listen, self._tell)]

    # What this worker tells

    def tell(self, table: str, last: int) -> None:
        """It was appended to a log."""
        self._appended[table] = last
        self._something.set()

    def show(self, table: str, people: bytes) -> None:
        self._here[table] = people
        if not people:
            del self._here[table]
        self._changed.add(table)
        self._something.set()

    def warn(self, what: str) -> None:
        self._warned.add(what)
        self._something.set()

    async def _tell(self, connection: Line) -> None:
        self._changed.update(self._here)  # who has lost all unlogged tables is told again
        while True:
            await self._something.wait()
            await asyncio.sleep(GATHER)
            self._something.clear()
            async with asyncio.timeout(LATE):
                await self._tell_all(connection)

    async def _tell_all(self, connection: Line) -> None:
        logs, self._appended = self._appended, {}
        people, self._changed = self._changed, set()
        warned, self._warned = self._warned, set()
        try:
            if people:
                await self._write_down(connection, people)
            for payload in payloads(self._me, logs, people, warned):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except BaseException:
            self._changed |= people
            self._warned |= warned
            self._something.set()
            raise

    async def _write_down(self, connection: psycopg.AsyncConnection, tables: Iterable[str]) -> None:
        here = [(self._me, table, self._here[table]) for table in tables if table in self._here]
        gone = [(self._me, table) for table in tables if table not in self._here]
        await connection.execute(SIGN, (self._me,))
        async with connection.cursor() as cursor:
            if here:
                await cursor.executemany(SHOW, here)
            if gone:
                await cursor.executemany(HIDE, gone)

    # What it hears

    @contextmanager
    def watch(self, table: str, callback: Shown) -> Iterator[None]:
        self._watching[table] = callback
        try:
            yield
        finally:
            del self._watching[table]
            self._elsewhere.pop(table, None)

    def heed(self, callback: Callable[[str], None]) -> None:
        self._heeding.append(callback)

    def _heed(self, warned: Iterable[str]) -> None:
        for what in warned:
            for callback in self._heeding:
                callback(what)

    async def _listen(self, connection: Line) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self._heed([""])
        try:
            while True:
                async with asyncio.timeout(LATE):
                    await self._look(connection)
                self.is_listening.set()
                async for news in heard(connection):
                    async with asyncio.timeout(LATE):
                        await self._hear(connection, [one for one in news if one.worker != self._me])
        finally:
            self.is_listening.clear()

    async def _look(self, connection: Line) -> None:
        """As if everybody had told everything."""
        await connection.execute(SIGN, (self._me,))
        await connection.execute(TIDY)
        (found,) = await (await connection.execute(ALIVE_NOW)).fetchall()
        self.processes = max(1, found[0])
        if tables := self._subscriptions.tables():
            lengths = await connection.execute(LENGTHS, (tables,))
            await self._read(connection, {table: last async for table, last in lengths})
        await self._see(connection, list(self._watching))

    async def _hear(self, connection: psycopg.AsyncConnection, news: Iterable[News]) -> None:
        last: dict[str, int] = {}
        people: set[str] = set()
        for one in news:
            last |= {table: max(seq, last.get(table, 0)) for table, seq in one.logs.items()}
            people.update(one.people)
            self._heed(one.warned)
        await self._read(connection, last)
        await self._see(connection, [table for table in people if table in self._watching])

    async def _read(self, connection: psycopg.AsyncConnection, last: Mapping[str, int]) -> None:
        """Pass on what the logs hold and those who subscribed have not been told."""
        behind = self._subscriptions.behind(last)
        if not behind:
            return
        found: dict[str, list[tuple[int, bytes]]] = {}
        async with connection.cursor(binary=True) as cursor:
            await cursor.execute(SINCE, (list(behind), list(behind.values())))
            async for table, seq, entry in cursor:
                found.setdefault(table, []).append((seq, entry))
        for table, entries in found.items():
            self._subscriptions.notify(table, entries[-1][0], [entry for _, entry in entries])

    async def _see(self, connection: psycopg.AsyncConnection, tables: list[str]) -> None:
        """Pass on what the others show of tables, where that has changed."""
        if not tables:
            return
        shown: dict[str, list[bytes]] = {table: [] for table in tables}
        async for table, people in await connection.execute(SHOWN, (tables, self._me)):
            shown[table].append(people)
        for table, all_of_them in shown.items():
            if all_of_them != self._elsewhere.get(table, []) and table in self._watching:
                self._elsewhere[table] = all_of_them
                self._watching[table](all_of_them)

    # Connections

    async def _keep_on(self, work: Callable[[Line], Awaitable[None]]) -> None:
        """Do something over a connection for ever; when it is lost, over another one."""
        rest = 0.0
        while True:
            try:
                async with asyncio.timeout(LATE):
                    connection = await psycopg.AsyncConnection.connect(**self._given)
                async with connection:
                    if rest:
                        logger.warning("The line to the other workers is there again.")
                    rest = 0.0
                    await work(connection)
            except Exception as wrong:
                if not rest:
                    logger.warning("The line to the other workers is lost (%s) and laid again.", type(wrong).__name__)
                rest = min(2 * rest or REST[0], REST[1])
                await asyncio.sleep(rest)

    # Who drives

    async def take(self, table: str) -> bool:
        return await self._locks.take(table)

    def let_go(self, table: str) -> None:
        self._locks.let_go(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._locks.close)
        with suppress(psycopg.Error, OSError, TimeoutError):
            async with asyncio.timeout(LATE), await psycopg.AsyncConnection.connect(**self._given) as connection:
                for leave in LEAVE:
                    await connection.execute(leave, {"me": self._me})
                for payload in payloads(self._me, self._appended, self._here, self._warned):
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


async def heard(connection: Line) -> AsyncIterator[list[News]]:
    """News as they come, those together that came together, until it is time to look."""
    loop = asyncio.get_running_loop()
    end = loop.time() + LOOK
    while (left := end - loop.time()) > 0:
        news = []
        async for notice in connection.notifies(timeout=left, stop_after=1):
            with suppress(msgspec.DecodeError):  # anybody who may use the database may say anything
                news.append(decode(notice.payload))
        if news:
            yield news


def payloads(worker: str, logs: Mapping[str, int], people: Iterable[str], warned: Iterable[str] = ()) -> Iterator[str]:
    """As few messages as possible, none too large."""
    news, size = News(worker, {}, [], []), 0
    told = [*logs.items(), *((table, PRESENT) for table in people), *((what, WARNED) for what in warned)]
    for table, last in told:
        more = len(encode(table)) + 12
        if size and size + more > LARGEST - 50:
            yield encode(news).decode()
            news, size = News(worker, {}, [], []), 0
        size += more
        if last == PRESENT:
            news.people.append(table)
        elif last == WARNED:
            news.warned.append(table)
        else:
            news.logs[table] = last
    if size:
        yield encode(news).decode()
