"""The house: the tables in use, and the one place where entries are appended to their logs."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

import msgspec

from ..store import Conflict, Store, UnknownTable
from . import entries, loading
from .driver import Driver
from .entries import LogEntry
from .live import Live
from .loading import Aside
from .pictures import Pictures
from .refused import Refused
from .signing import HouseKey
from .summary import Summary, row_after
from .table import Table
from .uptime import Uptime

ID = re.compile("[a-z0-9]{1,24}")
TABLES_KEPT, BYTES_KEPT = 500, 64 << 20  # in memory while nobody looks at them
THREADS = 2  # for logs, replays and pictures

P = ParamSpec("P")
T = TypeVar("T")
encode_people = msgspec.json.Encoder().encode
decode_people = msgspec.json.Decoder(dict[int, int]).decode
logger = logging.getLogger(__name__)


class House:
    """`pace` is how long bots and dice that nobody throws take, so that a person can follow.

    After `absence` seconds a person counts as away. The files of its tables are signed with its `key`.
    """

    def __init__(
        self,
        store: Store,
        executor: Executor,
        pace: float = 0.6,
        absence: float = 60,
        clock: Callable[[], float] = time.monotonic,
        key: HouseKey | None = None,
    ):
        self.store, self.executor, self.pace, self.key = store, executor, pace, key
        self.absence, self.clock = absence, clock
        self.uptime = Uptime(store, clock)
        self.lives: dict[str, Live] = {}
        self.aside: dict[str, Aside] = {}
        self.loading: dict[str, asyncio.Task[Live | Aside]] = {}
        self.driver = Driver(self)
        self.pictures = Pictures(store, self.off_loop)
        self.threads = ThreadPoolExecutor(THREADS, "table")
        self.scratch: dict[str, Any] = {}  # a record of each game, to try moves on

    # Tables come and go

    async def live(self, id: str) -> Live:
        """A table, from memory or from its log; Refused if there is none or it is set aside."""
        found = await self.find(id)
        if isinstance(found, Aside):
            raise found.refusal()
        found.used = self.clock()
        return found

    async def find(self, id: str) -> Live | Aside:
        """A table, also one that is set aside. Many who ask at once wait for the same."""
        if found := self.lives.get(id) or self.aside.get(id):
            return found
        if not ID.fullmatch(id):
            raise Refused("unknown", "refused-table")
        if id not in self.loading:
            self.loading[id] = task = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda task: self.loaded(id, task))
        return await asyncio.shield(self.loading[id])

    def loaded(self, id: str, task: asyncio.Task[Live | Aside]) -> None:
        del self.loading[id]
        if not task.cancelled():
            task.exception()  # who waits is told; nobody may be waiting any more

    async def load(self, id: str) -> Live | Aside:
        try:
            log = await self.store.read(id)
        except UnknownTable:
            raise Refused("unknown", "refused-table") from None
        table = await self.off_loop(loading.load, id, log)
        if isinstance(table, Aside):
            return self.put_aside(table)
        live = self.keep(table)
        await self.read_on(live)  # what came while it was made
        self.forget_unused()
        return live

    def keep(self, table: Table) -> Live:
        live = self.lives[table.id] = Live(table, self.clock, lambda: self.uptime.now)
        live.subscription.enter_context(self.store.subscribe(table.id, lambda news: self.receive(live, news)))
        live.subscription.enter_context(self.store.peers.watch(table.id, lambda shown: self.see(live, shown)))
        self.driver.drive(live)
        return live

    def put_aside(self, aside: Aside) -> Aside:
        if aside.id not in self.aside:
            logger.warning("table %s is %s: %s", aside.id, aside.state, aside.why)
            self.aside[aside.id] = aside
        return aside

    def forget_unused(self) -> None:
        idle = [id for id, live in self.lives.items() if not live.looking.total() and not live.lock.locked()]
        room = BYTES_KEPT
        for n, id in enumerate(sorted(idle, key=lambda id: -self.lives[id].used)):
            room -= self.lives[id].size
            if n and (n >= TABLES_KEPT or room < 0):  # the latest stays, however large
                self.pictures.keep(self.lives[id].table)
                self.forget(id)

    def forget(self, id: str) -> None:
        if live := self.lives.pop(id, None):
            live.subscription.close()
            if live.looking.total():
                self.store.peers.show(id, b"")
            for task in (live.catching_up, live.driver):
                if task:
                    task.cancel()

    async def close(self) -> None:
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        tasks = [task for live in self.lives.values() for task in (live.catching_up, live.driver) if task]
        for id, live in list(self.lives.items()):
            self.pictures.keep(live.table)
            self.forget(id)
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pictures.finished()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def off_loop(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that may take long, on a thread of its own: the others are served meanwhile."""
        return await asyncio.wrap_future(self.threads.submit(work, *args, **kwargs))

    @asynccontextmanager
    async def look(self, live: Live, person: int) -> AsyncIterator[None]:
        """Be counted among those who look at a table."""
        self.count(live, person, 1)
        try:
            yield
        finally:
            self.count(live, person, -1)

    def count(self, live: Live, person: int, more: int) -> None:
        live.looking[person] += more
        live.see(person)
        if self.lives.get(live.table.id) is live:
            self.store.peers.show(live.table.id, encode_people(+live.looking) if live.looking.total() else b"")
        live.notify()
        self.driver.drive(live)

    def see(self, live: Live, shown: Iterable[bytes]) -> None:
        """Other processes tell who is at a table there."""
        live.see_elsewhere(sum(map(Counter, map(decode_people, shown)), Counter[int]()))
        live.notify()
        self.driver.drive(live)

    # Entries of the log

    def receive(self, live: Live, news: loading.StoredLog) -> None:
        """The store tells what was appended, here or by another process; where something was missed, read it."""
        live.announced = max(live.announced, news[-1][0]) if news else live.announced
        if live.is_writing:
            return  # they are known here, or read afterwards
        if news and news[0][0] > live.table.seq + 1:
            live.catching_up = asyncio.create_task(self.catch_up(live))
        elif self.take_in(live, loading.decoded(news, live.table.seq)):
            self.follow(live)

    def follow(self, live: Live) -> None:
        """Another process has appended: it goes on, and this one only if nothing more comes."""
        live.is_led, live.moved = True, self.clock()
        self.driver.drive(live)

    async def catch_up(self, live: Live) -> None:
        try:
            await self.read_on(live)
        except Exception as wrong:  # the next entry finds the gap again
            logger.warning("table %s cannot catch up (%s)", live.table.id, type(wrong).__name__)

    async def read_on(self, live: Live) -> bool:
        """Take in what the log holds after the last entry known here; whether there was something."""
        stored = await self.store.read(live.table.id, live.table.seq)
        if not self.take_in(live, loading.decoded(stored, live.table.seq)):
            return False
        self.follow(live)
        return True

    def take_in(self, live: Live, added: Iterable[tuple[int, LogEntry]], decided: bool = False) -> bool:
        """Let a table follow its log, and wake who looks at it; whether there was something to follow."""
        table, before = live.table, live.table.seq
        try:
            for seq, entry in added:
                table.apply(seq, entry, decided)
        except Exception as wrong:  # others are told of their entries by the same call
            log = [logged.entry for logged in table.history]
            self.put_aside(Aside(table.id, loading.reason(wrong), False, log, table.company))
            self.forget(table.id)
        if table.seq > before:
            self.driver.drop_useless_job(live)
            live.notify()
        return table.seq > before

    async def create(self, table: Table, secret: bytes, whose: Sequence[str] = (), door: str = "") -> None:
        """A new table is in the house once its log is durable; whose it is, beside the people at it."""
        data = [entries.encode(logged.entry) for logged in table.history]
        summary = Summary.of(table, table.company).encode()
        visitors = [person.visitor for person in table.company.people if person.visitor]
        about = door or table.opened.door, [*visitors, *whose]
        await self.store.create(table.id, table.game.name, table.state, secret, data, summary, *about)
        self.keep(table)
        self.forget_unused()

    async def append(self, live: Live, added: Sequence[LogEntry]) -> int:
        """Make entries durable, with the table's row in one transaction; then the table follows them.

        Returns the number of the last one. Nothing is awaited in between: who appended goes on before anybody is told.
        """
        table, was_over = live.table, live.table.is_over
        log = list(enumerate((*table.carried, *self.stamp(table, added), *added), table.seq + 1))
        scratch = self.scratch.get(table.game.name) or self.scratch.setdefault(table.game.name, table.game.state())
        row = row_after(table, [entry for _, entry in log], scratch)
        visitors = [entry.visitor for entry in added if isinstance(entry, entries.Joined) and entry.visitor]
        data = [entries.encode(entry) for _, entry in log]
        live.is_writing = True
        try:
            seq = await self.store.append(table.id, table.seq, data, *row, visitors)
            self.take_in(live, log, decided=True)
            live.is_led, live.moved = False, self.clock()
        except Conflict:
            await self.read_on(live)
            raise
        finally:
            live.is_writing = False
            if live.announced > table.seq:
                live.catching_up = asyncio.create_task(self.catch_up(live))
            self.driver.drive(live)  # also after an error: what was written is written
        if table.is_over and not was_over:
            self.pictures.keep(table)
        return seq

    def stamp(self, table: Table, added: Sequence[LogEntry]) -> list[LogEntry]:
        """What goes before entries where clocks run, unless they say when they came."""
        if not table.clocks or table.is_over or any(isinstance(entry, entries.Clocked) for entry in added):
            return []
        return [entries.Clocked(self.uptime.now)]

    async def remove(self, id: str) -> None:
        """A table with all that is kept of it."""
        self.forget(id)
        self.aside.pop(id, None)
        await self.store.remove(id)

    async def secret(self, live: Live) -> bytes:
        """What the dice of a table are drawn from."""
        if live.secret is None:
            live.secret = await self.store.secret(live.table.id)
        return live.secret
