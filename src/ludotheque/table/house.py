"""The house: the tables in use, and the one place where entries are appended to their logs."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from ..contract.match import Step
from ..store import Conflict, Store, UnknownTable
from . import entries, loading
from .driver import Driver
from .entries import LogEntry
from .family import need_listed
from .live import Live
from .loading import Aside
from .names import plain_name
from .pictures import Pictures
from .refused import Refused
from .register import Act, Register
from .summary import Summary, play_ahead, row_after
from .table import Table
from .turns import Turns
from .uptime import Uptime

if TYPE_CHECKING:
    from .signing import HouseKey  # not every house has what it takes to sign

ID = re.compile("[a-z0-9]{1,24}")
TABLES_KEPT, BYTES_KEPT = 500, 64 << 20  # in memory while nobody looks at them
THREADS = 2  # for logs, replays and pictures
NONE: Mapping[int, Step] = {}
COUNSEL = 1, 2, 30, 200  # hints at a time, of one address and in all; how many wait, likewise

P = ParamSpec("P")
T = TypeVar("T")
encode_people = msgspec.json.Encoder().encode
decode_people = msgspec.json.Decoder(dict[int, int]).decode
logger = logging.getLogger(__name__)


def gone() -> Refused:
    return Refused("unknown", "refused-gone")


class House:
    """`pace` is how long bots and dice that nobody throws take, so that a person can follow.

    After `absence` seconds a person counts as away. The files of its tables are signed with its `key`. Bots think on
    the `executor`, those who are asked for advice on that of the `advisers`; what else takes long is done on
    `threads`.
    `is_family`: children play here. Nothing that is typed reaches anybody, nothing is listed, nobody is rated or
    written to; whatever is about to do one of these asks this.
    `need_room` refuses an address that lays too many tables.
    """

    def __init__(
        self,
        store: Store,
        executor: Executor,
        pace: float = 0.6,
        absence: float = 60,
        clock: Callable[[], float] = time.monotonic,
        key: "HouseKey | None" = None,
        threads: Executor | None = None,
        is_family: bool = False,
        advisers: Executor | None = None,
        need_room: Callable[[str], None] = lambda address: None,
    ):
        self.store, self.executor, self.pace, self.key = store, executor, pace, key
        self.absence, self.clock, self.is_family, self.need_room = absence, clock, is_family, need_room
        self.advisers, self.counsel = advisers or executor, Turns(*COUNSEL)
        self.uptime = Uptime(store, clock)
        self.time = lambda: self.uptime.now
        self.register = Register(store)
        self.register.changed = self.heed
        self.lives: dict[str, Live] = {}
        self.aside: dict[str, Aside] = {}
        self.loading: dict[str, asyncio.Task[Live | Aside]] = {}
        self.driver = Driver(self)
        self.pictures = Pictures(store, self.off_loop)
        self.threads = threads or ThreadPoolExecutor(THREADS, "table")
        store.peers.heed(self.unlearn)
        self.bringing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # files that are laid just now
        self.scratch: dict[str, Any] = {}  # a record of each game, to try moves on

    # Tables come and go

    async def live(self, id: str) -> Live:
        """A table, from memory or from its log; Refused if there is none or it is set aside."""
        found = self.lives.get(id) or await self.find(id)
        if isinstance(found, Aside):
            raise found.refusal()
        found.used = self.clock()
        return found

    async def find(self, id: str) -> Live | Aside:
        """A table, also one that is set aside. Many who ask at once wait for the same."""
        if found := self.lives.get(id) or self.aside.get(id):
            return found
        if not ID.fullmatch(id) or id in self.register.deleted:
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
        table = await self.off_loop(loading.load, id, log, self.is_family)
        if isinstance(table, Aside):
            return self.put_aside(table)
        live = self.keep(table)
        try:
            await self.read_on(live)  # what came while it was made
        except UnknownTable:
            self.lose(id)
            raise gone() from None
        self.forget_unused()
        return live

    def keep(self, table: Table) -> Live:
        live = self.lives[table.id] = Live(table, self.clock, self.time)
        live.follow(
            self.store.subscribe(table.id, lambda news: self.receive(live, news)),
            self.store.peers.watch(table.id, lambda shown: self.see(live, shown)),
        )
        live.rest()
        self.driver.drive(live)
        return live

    def put_aside(self, aside: Aside) -> Aside:
        if aside.id not in self.aside:
            logger.warning("table %s is %s: %s", aside.id, aside.state, aside.why)
            self.aside[aside.id] = aside
        return aside

    def forget_unused(self) -> None:
        idle = [id for id, live in self.lives.items() if not live.open.total() and not live.lock.locked()]
        room = BYTES_KEPT
        for n, id in enumerate(sorted(idle, key=lambda id: -self.lives[id].used)):
            room -= self.lives[id].size
            if n and (n >= TABLES_KEPT or room < 0):  # the latest stays, however large
                self.pictures.keep(self.lives[id].table)
                self.forget(id)

    def forget(self, id: str) -> None:
        if live := self.lives.pop(id, None):
            live.unfollow()
            if live.open.total():
                self.store.peers.show(id, b"")
            for task in (live.catching_up, live.driver):
                if task:
                    task.cancel()

    def heed(self, act: Act) -> None:
        """What the host did, here or at another process, is seen at once by all who look at a table."""
        if act.do == "delete":
            self.lose(act.table)
        for live in self.lives.values():
            if live.open.total():
                live.notify()

    def lose(self, id: str) -> None:
        """A table is not there any more."""
        self.aside.pop(id, None)
        if live := self.lives.get(id):
            self.forget(id)
            live.is_gone = True
            live.notify()

    def unlearn(self, what: str) -> None:
        """Another process has taken away a file, or what a table that is set aside said."""
        if what:
            self.lose(what)
        else:
            self.aside.clear()

    def called(self, name: str) -> str:
        """A person's name, if this house takes it."""
        return need_listed(name) if self.is_family else plain_name(name)

    async def close(self) -> None:
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        tasks = [task for live in self.lives.values() for task in (live.catching_up, live.driver) if task]
        for id, live in list(self.lives.items()):
            self.pictures.keep(live.table)
            self.forget(id)
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pictures.finished()
        self.register.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def off_loop(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that may take long, on a thread of its own: the others are served meanwhile."""
        return await asyncio.wrap_future(self.threads.submit(work, *args, **kwargs))

    @asynccontextmanager
    async def look(self, live: Live, person: int, in_sight: bool = True) -> AsyncIterator[Callable[[bool], None]]:
        """Be counted among those who look at a table. What comes of it is told when the page goes out of sight."""
        self.count(live, person, 1, in_sight)

        def show(seen: bool) -> None:
            nonlocal in_sight
            if seen != in_sight:
                self.count(live, person, 0, seen - in_sight)
                in_sight = seen

        try:
            yield show
        finally:
            self.count(live, person, -1, -in_sight)

    def count(self, live: Live, person: int, pages: int, in_sight: int) -> None:
        live.come(person, pages, in_sight)
        if self.lives.get(live.table.id) is live:
            seen = +live.looking
            self.store.peers.show(live.table.id, encode_people(seen) if seen else b"")
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

    def take_in(self, live: Live, added: Iterable[tuple[int, LogEntry]], steps: Mapping[int, Step] = NONE) -> bool:
        """Let a table follow its log, and wake who looks at it; whether there was something to follow."""
        table, before = live.table, live.table.seq
        try:
            for seq, entry in added:
                table.apply(seq, entry, steps.get(seq))
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
        after, steps = play_ahead(table, log, scratch)
        row = row_after(table, [entry for _, entry in log], after)
        visitors = [entry.visitor for entry in added if isinstance(entry, entries.Joined) and entry.visitor]
        data = [entries.encode(entry) for _, entry in log]
        live.is_writing = True
        try:
            seq = await self.store.append(table.id, table.seq, data, *row.fields, visitors, row.results)
            self.take_in(live, log, steps)
            live.is_led, live.moved = False, self.clock()
        except Conflict:
            await self.read_on(live)
            raise
        except UnknownTable:
            self.lose(table.id)
            raise gone() from None
        finally:
            live.is_writing = False
            if live.announced > table.seq:
                live.catching_up = asyncio.create_task(self.catch_up(live))
            live.rest()
            self.driver.drive(live)  # also after an error: what was written is written
        if table.is_over and not was_over:
            self.pictures.keep(table)
        return seq

    def stamp(self, table: Table, added: Sequence[LogEntry]) -> list[LogEntry]:
        """What goes before entries where clocks run, unless they say when they came."""
        if not table.clocks or table.is_over or any(isinstance(entry, entries.Clocked) for entry in added):
            return []
        return [entries.Clocked(self.uptime.now)]

    async def add(self, live: Live, find: Callable[[Table], Sequence[LogEntry]]) -> None:
        """Append what is to be said of a table, by what is true of it when nobody else writes."""
        while True:
            async with live.lock:
                try:
                    if found := find(live.table):
                        await self.append(live, found)
                    return
                except Conflict:
                    continue

    async def remove(self, id: str) -> None:
        """A table with all that is kept of it."""
        self.lose(id)
        await self.store.remove(id)

    async def secret(self, live: Live) -> bytes:
        """What the dice of a table are drawn from."""
        if live.secret is None:
            live.secret = await self.store.secret(live.table.id)
        return live.secret
