"""The house: tables in use, opened, joined and played at. The store's log is the bus between those who look on."""

import asyncio
import hmac
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import NamedTuple

from ..bots import LEVELS, USUAL
from ..contract import CHANCE, Game, LudothequeError, Match
from ..store import Conflict, Store, UnknownTable
from . import actions, entries, fairness
from .entries import Opened, Seat
from .refused import Refused
from .signing import HouseKey
from .table import SPECTATOR, Table, hash_key
from .thinking import Thought, think_of_a_move, think_of_advice
from .view import Hint

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that reads like something else
TABLES_KEPT = 500  # in memory while nobody looks at them
HASTE: dict[entries.Speed, float] = {"hand": 1, "walk": 1, "run": 0.2, "hurry": 0}  # of the house's pace


class Planned(NamedTuple):
    """Who is to sit somewhere: me, here, friend or bot. A name is for who is here, a level for a bot."""

    kind: str
    name: str = ""
    level: int = USUAL


class Live:
    """A table in memory: its fold, and who is looking at it."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.looking: Counter[int] = Counter()  # connections by person, SPECTATOR for watchers
        self.used = time.monotonic()
        self.secret: bytes | None = None
        self.listening = ExitStack()
        self.catching_up: asyncio.Task[None] | None = None
        self.driver: asyncio.Task[None] | None = None
        self.thought: Thought[int] | None = None  # of the bot to move
        self.advised, self.advice = b"", tuple[Hint, ...]()  # the position that a bot was last asked about, its answer

    @property
    def present(self) -> frozenset[int]:
        return frozenset(person for person, count in self.looking.items() if count > 0 and person != SPECTATOR)

    @property
    def watchers(self) -> int:
        return self.looking[SPECTATOR]

    def notify(self) -> None:
        """Wake everybody who looks at the table."""
        self.changed.set()
        self.changed = asyncio.Event()


class House:
    """`pace` is how long bots and dice that nobody throws take, so that a person can follow."""

    def __init__(self, store: Store, executor: Executor, pace: float = 0.6, key: HouseKey | None = None):
        self.store, self.executor, self.pace, self.key = store, executor, pace, key
        self.thinking = 0  # bots that think now
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    # Tables come and go

    async def live(self, id: str) -> Live:
        """A table, from memory or from its log."""
        if id not in self.lives:
            async with self.loading.setdefault(id, asyncio.Lock()):
                if id not in self.lives:
                    self.lives[id] = await self.load(id)
            self.loading.pop(id, None)
            self.forget_unused()
        live = self.lives[id]
        live.used = time.monotonic()
        return live

    async def load(self, id: str) -> Live:
        try:
            log = await self.store.read(id)
        except UnknownTable:
            raise Refused("unknown", "refused-table") from None
        table = Table(id, opened_of(log[0][1]))
        for seq, data in log[1:]:
            table.apply(seq, entries.decode(data))
        live = Live(table)
        live.listening.enter_context(self.store.listening(id, lambda news: self.hear(live, news)))
        self.drive(live)
        return live

    def hear(self, live: Live, news: Sequence[tuple[int, bytes]]) -> None:
        """Take in what is appended to the log; where something was missed, read it."""
        if news and news[0][0] > live.table.seq + 1:
            live.catching_up = asyncio.create_task(self.catch_up(live))
        else:
            self.take_in(live, news)

    async def catch_up(self, live: Live) -> None:
        self.take_in(live, await self.store.read(live.table.id, live.table.seq))

    def take_in(self, live: Live, log: Sequence[tuple[int, bytes]]) -> bool:
        """Let a table know what was appended to its log; whether it did not know."""
        fresh = [(seq, data) for seq, data in log if seq > live.table.seq]
        for seq, data in fresh:
            live.table.apply(seq, entries.decode(data))
        if fresh:
            if live.thought and not self.still_needs(live.table, live.thought):
                live.thought.drop()
            live.notify()
        return bool(fresh)

    def forget_unused(self) -> None:
        idle = [id for id, live in self.lives.items() if not live.looking.total() and not live.lock.locked()]
        for id in sorted(idle, key=lambda id: self.lives[id].used)[: max(0, len(idle) - TABLES_KEPT)]:
            self.forget(id)

    def forget(self, id: str) -> None:
        live = self.lives.pop(id)
        live.listening.close()
        for task in (live.catching_up, live.driver):
            if task:
                task.cancel()

    async def close(self) -> None:
        tasks = [task for live in self.lives.values() for task in (live.catching_up, live.driver) if task]
        for id in list(self.lives):
            self.forget(id)
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    @asynccontextmanager
    async def look(self, live: Live, person: int) -> AsyncIterator[None]:
        """Be counted among those who look at a table."""
        live.looking[person] += 1
        live.notify()
        try:
            yield
        finally:
            live.looking[person] -= 1
            live.notify()

    # Opening and joining

    async def open(
        self,
        game: Game,
        plan: Sequence[Planned],
        options: dict[str, str],
        name: str,
        entropy: str,
        make_key: Callable[[str], str],
        prefix: Match | None = None,
        texts: dict[str, str] | None = None,
        advice: bool = False,
    ) -> tuple[str, str]:
        """A new table, with the one who opens it seated. Returns its id and the person's key."""
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
            drawing=prefix.drawing if prefix else "",
            texts=written(game, texts or {}),
            advice=advice,
        )
        key = make_key(id)
        joined = entries.Joined(name, hash_key(key), entropy, mine)
        await self.create(id, secret, [opened, joined])
        return id, key

    async def create(self, id: str, secret: bytes, log: Sequence[entries.Entry]) -> None:
        table = Table(id, log[0])  # type: ignore[arg-type]
        for n, entry in enumerate(log[1:], 2):
            table.apply(n, entry)
        await self.store.create(id, table.game.name, table.state, secret, [entries.encode(entry) for entry in log])
        self.drive(await self.live(id))

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
        moves = [entries.Played(entry.seat, entry.text) for entry in match.log]
        await self.create(id, b"", [opened, *moves])
        return id

    async def join(self, id: str, name: str, entropy: str, make_key: Callable[[str], str]) -> str:
        """Sit down on the first free seat. Returns the person's key."""
        live = await self.live(id)
        key = make_key(live.table.opened.root)
        async with live.lock:
            table = live.table
            free = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and seat.person < 0]
            if table.person_of(key) == SPECTATOR:
                if not free:
                    raise Refused("seat", "refused-full")
                await self.append(live, [entries.Joined(name, hash_key(key), entropy, free[:1])])
        return key

    def game_file(self, table: Table) -> str:
        """A table as a file, signed by the house unless the game comes from elsewhere."""
        text = table.game_file()
        return self.key.sign(text) if self.key and not table.is_archive else text

    # Playing

    async def act(self, id: str, person: int, action: actions.Action) -> int:
        """Do what a person asks for; returns the number of the last entry once it is durable."""
        live = await self.live(id)
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
        return live.table.decide(person, action, live.present)

    async def append(self, live: Live, added: Sequence[entries.Entry]) -> int:
        """Make entries durable; the table hears of them as everybody does."""
        table, before = live.table, live.table.state
        data = [entries.encode(entry) for entry in added]
        try:
            seq = await self.store.append(table.id, table.seq, data)
        except Conflict:
            self.take_in(live, await self.store.read(table.id, table.seq))
            raise
        if table.state != before:
            await self.store.append(table.id, table.seq, [], table.state)
        self.drive(live)
        return seq

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
        """The same people at a new table, with the same options unless the game has an order of its own."""
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
                entries.Joined(who.name, who.key_hash, secrets.token_hex(16), list(table.seats_of(n)))
                for n, who in enumerate(table.people)
            ]
            await self.create(id, secret, [opened, *people])
            return await self.append(live, [entries.Continued(id)])

    # What happens by itself

    def drive(self, live: Live) -> None:
        """See to it that bots and unthrown dice play on."""
        if (live.driver is None or live.driver.done()) and self.next_step(live.table):
            live.driver = asyncio.create_task(self.drive_on(live))

    async def drive_on(self, live: Live) -> None:
        while step := self.next_step(live.table):
            pause = 0 if step in ("deal", "reveal") else self.pace * HASTE[live.table.speed]
            if step == "move":
                await self.let_move(live, pause)
                continue
            await asyncio.sleep(pause)
            async with live.lock:
                if self.next_step(live.table) == step:
                    with suppress(Conflict):
                        await self.append(live, await self.do(live, step))

    def next_step(self, table: Table) -> str:
        """What the house does next by itself: deal, throw, move, reveal, or nothing."""
        state = table.match.state
        if table.state == "over":
            return "" if table.secret else "reveal"
        if table.state != "running" or table.undo_asked >= 0:
            return ""
        if state.to_move == CHANCE:
            if state.actor < 0:
                return "deal"
            return "throw" if table.speed != "hand" or table.is_bots(state.actor) else ""
        return "move" if table.is_bots(state.to_move) else ""

    async def do(self, live: Live, step: str) -> Sequence[entries.Entry]:
        secret = await self.secret(live)
        if step == "reveal":
            return [entries.Revealed(secret.hex())]
        return live.table.throw_on(secret) if live.table.speed == "hurry" else [live.table.throw(secret)]

    async def secret(self, live: Live) -> bytes:
        if live.secret is None:
            live.secret = await self.store.secret(live.table.id)
        return live.secret

    async def let_move(self, live: Live, pause: float) -> None:
        """A bot thinks during the pause, and people may act meanwhile; if it fails or is late, any move will do."""
        match, seat = live.table.match, int(live.table.match.state.to_move)
        live.thought = thought = think_of_a_move(self.executor, match, live.table.level_of(seat), self.thinking)
        self.thinking += 1
        try:
            move, _ = await asyncio.gather(thought.answer(), asyncio.sleep(pause))
            async with live.lock:
                if not thought.is_dropped:
                    text = match.game.notation.write(match.state, match.numbers()[0] if move is None else move)
                    with suppress(Conflict):
                        await self.append(live, [entries.Played(seat, text)])
        finally:
            self.thinking -= 1
            live.thought = None

    def still_needs(self, table: Table, thought: Thought[int]) -> bool:
        return self.next_step(table) == "move" and bytes(table.match.state) == thought.position


def opened_of(data: bytes) -> Opened:
    entry = entries.decode(data)
    assert isinstance(entry, Opened)
    return entry


def seat_of(planned: Planned) -> Seat:
    if planned.kind == "bot":
        return Seat("bot", level=planned.level)
    return Seat("person", name=planned.name if planned.kind == "here" else "")


def seat_in_file(match: Match, seat: int) -> Seat:
    level = match.tags.get(f"level-{seat}", "")
    return Seat("", name=match.tags.get(f"seat-{seat}", ""), level=int(level) if level in map(str, LEVELS) else 0)


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
    return {id: " ".join(text.split()) for id, text in texts.items() if text.strip()}


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def key_of(token: str, root: str) -> str:
    """A person's key for a table, made from what the browser keeps: the key alone opens that table only."""
    return hmac.new(token.encode(), root.encode(), "sha256").hexdigest()[:40]
