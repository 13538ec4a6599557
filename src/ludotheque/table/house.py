"""The house: tables in use, opened, joined and played at. The store's log is the bus between those who look on."""

import asyncio
import hmac
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple, ParamSpec, TypeVar

from .. import load
from ..bots import LEVELS, USUAL
from ..contract import Game, LudothequeError, Match
from ..scene.svg import picture
from ..store import Conflict, Store, UnknownTable
from . import actions, entries, fairness, loading
from .driving import Driver
from .entries import BadLog, Opened, Seat
from .live import Live
from .loading import Aside
from .names import LONGEST_BLANK, LONGEST_NAME, plain, plain_name
from .older import older_file
from .people import SPECTATOR, hash_key
from .pictures import Pictures
from .refused import Refused
from .signing import HouseKey
from .table import Table
from .thinking import think_of_advice
from .view import Hint

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that reads like something else
ID = re.compile("[a-z0-9]{1,24}")
TABLES_KEPT = 500  # in memory while nobody looks at them
THREADS = 2  # for logs, replays and pictures
READERS = 2  # for files
MOST_FILES = 8  # read or waiting to be read

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Planned(NamedTuple):
    """Who is to sit somewhere: me, here, friend or bot. A name is for who is here, a level for a bot."""

    kind: str
    name: str = ""
    level: int = USUAL


class House:
    """`pace` is how long bots and dice that nobody throws take, so that a person can follow.

    After `absence` seconds a person counts as away; a file is read for `reading` seconds at most. The files of its
    tables are signed with its `key`.
    """

    def __init__(
        self,
        store: Store,
        executor: Executor,
        pace: float = 0.6,
        absence: float = 60,
        reading: float = 10,
        clock: Callable[[], float] = time.monotonic,
        key: HouseKey | None = None,
    ):
        self.store, self.executor, self.pace, self.key = store, executor, pace, key
        self.absence, self.reading, self.clock = absence, reading, clock
        self.lives: dict[str, Live] = {}
        self.aside: dict[str, Aside] = {}
        self.loading: dict[str, asyncio.Task[Live | Aside]] = {}
        self.driver = Driver(self)
        self.pictures = Pictures(store, self.off_loop)
        self.threads = ThreadPoolExecutor(THREADS, "table")
        self.readers = ThreadPoolExecutor(READERS, "file")
        self.files_waiting = 0

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
        self.take_in(live, await self.store.read(id, table.seq))  # what came while it was made
        self.forget_unused()
        return live

    def keep(self, table: Table) -> Live:
        live = self.lives[table.id] = Live(table, self.clock)
        live.listening.enter_context(self.store.listening(table.id, lambda news: self.hear(live, news)))
        self.driver.drive(live)
        return live

    async def off_loop(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that may take long, on a thread of its own: the others are served meanwhile."""
        return await asyncio.wrap_future(self.threads.submit(work, *args, **kwargs))

    def hear(self, live: Live, news: Sequence[tuple[int, bytes]]) -> None:
        """Take in what is appended to the log; where something was missed, read it."""
        if news and news[0][0] > live.table.seq + 1:
            live.catching_up = asyncio.create_task(self.catch_up(live))
        else:
            self.take_in(live, news)

    async def catch_up(self, live: Live) -> None:
        try:
            self.take_in(live, await self.store.read(live.table.id, live.table.seq))
        except Exception as wrong:  # the next entry finds the gap again
            logger.warning("table %s cannot catch up (%s)", live.table.id, type(wrong).__name__)

    def take_in(self, live: Live, log: Sequence[tuple[int, bytes]]) -> bool:
        """Let a table know what was appended to its log; whether it did not know."""
        table, before = live.table, live.table.seq
        try:
            for seq, data in log:
                if seq > table.seq:
                    table.apply(seq, entries.decode(seq, data))
        except Exception as wrong:  # others are told of their entries by the same bell
            self.put_aside(Aside(table.id, loading.reason(wrong), False, table.opened, table.people, table.seats))
            self.forget(table.id)
        if table.seq > before:
            self.driver.drop_useless_thought(live)
            live.notify()
        return table.seq > before

    def forget_unused(self) -> None:
        idle = [id for id, live in self.lives.items() if not live.looking.total() and not live.lock.locked()]
        for id in sorted(idle, key=lambda id: self.lives[id].used)[: max(0, len(idle) - TABLES_KEPT)]:
            self.pictures.keep(self.lives[id].table)
            self.forget(id)

    def forget(self, id: str) -> None:
        if live := self.lives.pop(id, None):
            live.listening.close()
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
        for threads in (self.threads, self.readers):
            threads.shutdown(wait=False, cancel_futures=True)

    # Tables that are set aside

    def put_aside(self, aside: Aside) -> Aside:
        if aside.id not in self.aside:
            logger.warning("table %s is %s: %s", aside.id, aside.state, aside.why)
            self.aside[aside.id] = aside
        return aside

    async def raw_log(self, id: str) -> str:
        """The entries of a log, one a line, whatever is in them."""
        return "".join(f"{seq} {printable(data)}\n" for seq, data in await self.store.read(id))

    async def older_file(self, aside: Aside) -> str:
        """The game file of a table of an older edition."""
        if not aside.is_older:
            raise aside.refusal()
        opened, log = await self.off_loop(loading.read_log, await self.store.read(aside.id))
        return self.signed(await self.off_loop(older_file, aside.id, opened, log))

    async def last_picture(self, id: str) -> str:
        """How it looked last; where that was not kept, as far as the present rules lead."""
        if kept := await self.store.picture(id):
            return kept[1]
        try:
            table = await self.off_loop(loading.as_far_as_it_goes, id, await self.store.read(id))
        except BadLog:
            raise Refused("unknown", "refused-table") from None
        return await self.off_loop(picture, table.match)

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
        live.notify()
        self.driver.drive(live)

    # Opening and joining

    async def open(
        self,
        game: Game,
        plan: Sequence[Planned],
        options: dict[str, str],
        name: str,
        make_key: Callable[[str], str],
        prefix: Match | None = None,
        texts: dict[str, str] | None = None,
        advice: bool = False,
    ) -> tuple[str, str]:
        """A new table, with the one who opens it seated. Returns its id and the person's key.

        Its commitment is durable before anybody stirs the dice.
        """
        mine = [n for n, (kind, *_) in enumerate(plan) if kind in ("me", "here")]
        if [kind for kind, *_ in plan].count("me") != 1:
            raise Refused("invalid", "refused-plan")
        check(lambda: (game.read_seats(len(plan)), game.read_options(dict(options))))
        if prefix and (prefix.game is not game or prefix.seats != len(plan)):
            raise Refused("invalid", "refused-plan")
        id, secret = new_id(), fairness.new_secret()
        named = {o.name: o.write(v) for o, v in zip(game.options, game.read_options(dict(options)), strict=True)}
        opened = Opened(
            game=game.name,
            version=game.version,
            root=id,
            seats=[seat_of(planned) for planned in plan],
            options=named,
            commitment=fairness.commitment(secret),
            prefix=[entry.text for entry in prefix.log] if prefix else [],
            prefix_seats=[entry.seat for entry in prefix.log] if prefix else [],
            drawing=prefix.drawing if prefix else "",
            texts=written(game, texts or {}),
            advice=advice,
        )
        key = make_key(id)
        joined = entries.Joined(plain_name(name), hash_key(key), "", mine)
        await self.create(id, secret, [opened, joined])
        return id, key

    async def create(self, id: str, secret: bytes, log: Sequence[entries.Entry]) -> None:
        await self.lay(await self.off_loop(loading.seat_people, id, log), secret, log)

    async def lay(self, table: Table, secret: bytes, log: Sequence[entries.Entry]) -> None:
        """A new table is in the house once its log is durable."""
        data = [entries.encode(entry) for entry in log]
        await self.store.create(table.id, table.game.name, table.state, secret, data)
        self.keep(table)
        self.forget_unused()

    async def shelve(self, text: str) -> str:
        """Lay a game file on the shelf, to be replayed. One or two are read at a time, and none for ever."""
        if self.files_waiting >= MOST_FILES:
            raise Refused("busy", "refused-busy")
        self.files_waiting += 1
        try:
            job = asyncio.wrap_future(self.readers.submit(load, text, self.reading))
            match = await asyncio.wait_for(job, self.reading)
        except TimeoutError:
            raise Refused("invalid", "refused-slow-file") from None
        finally:
            self.files_waiting -= 1
        return await self.archive(match, text)

    async def archive(self, match: Match, file: str = "") -> str:
        """A finished or unfinished game from a file, to be replayed; the file is given back as it came."""
        id = new_id()
        opened = Opened(
            game=match.game.name,
            version=match.game.version,
            root=id,
            seats=[seat_in_file(match, seat) for seat in range(match.seats)],
            options={o.name: o.write(v) for o, v in zip(match.game.options, match.options, strict=True)},
            commitment="",
            drawing=match.drawing,
            tags=match.tags,
            file=file,
            texts={id: match.tags[f"text-{id}"] for id in match.game.blanks if f"text-{id}" in match.tags},
        )
        table, log = await self.off_loop(loading.lay_out, id, opened, match.log)
        await self.lay(table, b"", log)
        return id

    async def join(self, id: str, name: str, make_key: Callable[[str], str]) -> str:
        """Sit down on the first free seat. Returns the person's key."""
        live = await self.live(id)
        key = make_key(live.table.opened.root)
        async with live.lock:
            table = live.table
            free = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and seat.person < 0]
            if table.person_of(key) == SPECTATOR:
                if not free:
                    raise Refused("seat", "refused-full")
                await self.append(live, [entries.Joined(plain_name(name), hash_key(key), "", free[:1])])
        return key

    async def game_file(self, table: Table) -> str:
        """A table as a file; one that came as a file is given back as it came."""
        return table.opened.file or self.signed(await self.off_loop(table.to_file().save))

    def signed(self, file: str) -> str:
        return self.key.sign(file) if self.key else file

    # Playing

    async def act(self, id: str, person: int, action: actions.Action) -> int:
        """Do what a person asks for; returns the number of the last entry once it is durable."""
        live = await self.live(id)
        live.see(person)
        if isinstance(action, actions.Rematch):
            return await self.rematch(live, person)
        while True:
            async with live.lock:
                try:
                    return await self.append(live, await self.decide(live, person, action))
                except Conflict:
                    continue  # another process was faster: look again
                except Refused:
                    if not self.take_in(live, await self.store.read(id, live.table.seq)):
                        raise  # by what is true now, not by what was true before another process wrote

    async def decide(self, live: Live, person: int, action: actions.Action) -> list[entries.Entry]:
        if isinstance(action, actions.Throw):
            live.table.may_throw(person)
            return [live.table.throw(await self.secret(live))]
        return live.table.decide(person, action, live.present, live.away(self.absence))

    async def append(self, live: Live, added: Sequence[entries.Entry]) -> int:
        """Make entries durable; the table hears of them as everybody does."""
        table, before = live.table, live.table.state
        data = [entries.encode(entry) for entry in (*table.carried, *added)]
        try:
            seq = await self.store.append(table.id, table.seq, data, before)
        except Conflict:
            self.take_in(live, await self.store.read(table.id, table.seq))
            raise
        finally:
            self.driver.drive(live)  # also after an error: what was written is written
        if table.state != before:
            with suppress(Conflict):  # whoever was faster says it with the next entry
                await self.store.append(table.id, table.seq, [], table.state)
            if table.is_over:
                self.pictures.keep(table)
        return seq

    async def secret(self, live: Live) -> bytes:
        if live.secret is None:
            live.secret = await self.store.secret(live.table.id)
        return live.secret

    async def advise(self, id: str, person: int) -> tuple[Hint, ...]:
        """What a bot would play in a person's place; asked again about a position, it says the same."""
        live = await self.live(id)
        live.table.decide_advice(person)
        if bytes(live.table.match.state) != live.advised:
            await self.act(id, person, actions.Advise())
            thought = think_of_advice(self.executor, live.table.match)
            best = await thought.answer()
            if not best or bytes(live.table.match.state) != thought.position:
                raise Refused("busy", "refused-no-advice")
            live.advised, live.advice = thought.position, tuple(live.table.sight.hint(*move) for move in best)
        return live.advice

    async def rematch(self, live: Live, person: int) -> int:
        """The same people at a new table, with the same options unless the game has an order of its own.

        It begins when everybody has come and stirred the dice.
        """
        async with live.lock:
            table = live.table
            table.need_seat(person)
            if not table.is_over:
                raise Refused("turn", "refused-rematch")
            if table.rematch:
                return table.seq
            id, secret = new_id(), fairness.new_secret()
            opened = Opened(
                game=table.game.name,
                version=table.game.version,
                root=table.opened.root,
                seats=[Seat(seat.kind, name=seat.name, level=seat.level) for seat in table.seats],
                options=table.opened.options | table.game.next_options(table.match),
                commitment=fairness.commitment(secret),
                texts=table.opened.texts,
                advice=table.opened.advice,
            )
            people = [
                entries.Joined(who.name, who.key_hash, "", list(table.seats_of(n)))
                for n, who in enumerate(table.people)
            ]
            await self.create(id, secret, [opened, *people])
            return await self.append(live, [entries.Continued(id)])


def seat_of(planned: Planned) -> Seat:
    if planned.kind == "bot":
        return Seat("bot", level=planned.level)
    return Seat("person", name=plain_name(planned.name) if planned.kind == "here" and planned.name else "")


def seat_in_file(match: Match, seat: int) -> Seat:
    level = match.tags.get(f"level-{seat}", "")
    return Seat(
        "",
        name=plain(match.tags.get(f"seat-{seat}", ""), LONGEST_NAME),
        level=int(level) if level in map(str, LEVELS) else 0,
    )


def check(read: Callable[[], object]) -> None:
    """Turn a mistake about options or seats into a refusal."""
    try:
        read()
    except LudothequeError as wrong:
        raise Refused("invalid", "refused-option", text=str(wrong)) from None


def written(game: Game, texts: dict[str, str]) -> dict[str, str]:
    """The blanks that somebody filled in, on one line each."""
    for id in texts:
        if id not in game.blanks:
            raise Refused("invalid", "refused-option", text=f"{game.name} has no blank {id!r} to write on.")
    shown = {id: plain(text, LONGEST_BLANK) for id, text in texts.items()}
    return {id: text for id, text in shown.items() if text}


def printable(data: bytes) -> str:
    text = data.decode("utf-8", "backslashreplace")
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def key_of(token: str, root: str) -> str:
    """A person's key for a table, made from what the browser keeps: the key alone opens that table only."""
    return hmac.new(token.encode(), root.encode(), "sha256").hexdigest()[:40]
