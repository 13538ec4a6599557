"""Somebody who looks at a table: updates out, actions in, over whatever carries messages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import msgspec
from msgspec import Raw

from ..contract import NOBODY
from ..scene import Say
from ..store import NotKept
from . import actions
from .acting import act, advise
from .company import SPECTATOR
from .frames import SentFrame
from .house import House
from .live import Live
from .messages import Notice, Parting, Refusal, Reply, Request, TableView
from .refused import Refused
from .rights import need_calm, need_move
from .views import Made

ENTRIES_AT_ONCE = 200
TALK = actions.Chat, actions.Phrase
GAP = 0.002  # seconds between two updates of a spectator, for each who looks on
BUSY = Refusal("busy", Say("refused-busy"))
NOT_KEPT = Refusal("trouble", Say("refused-store"))
TROUBLE = Refusal("trouble", Say("refused-trouble"))

Slow = Awaitable[object] | None
"""What to wait for before more is sent, where a reader is slow."""
Send = Callable[[bytes], Slow]
HangUp = Callable[[], Awaitable[None]]
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode
logger = logging.getLogger(__name__)


class Gone(Exception):
    """Raised by `send` when nobody is there any more."""


class Seen(NamedTuple):
    """What somebody was sent: entries up to a number, a frame, and the table itself."""

    seq: int
    frame: SentFrame | None = None
    table: Made[TableView] | None = None
    seat: int = NOBODY  # from which it is seen


def look(live: Live, person: int) -> Seen:
    """All that there is to see now."""
    table = live.table
    views, seat = table.views, table.seat_shown_to(person)
    return Seen(table.seq, views.frame(seat), views.of_table(person, live.present, live.watchers, seat), seat)


def told_since(live: Live, seat: int, since: int) -> Raw:
    return live.table.views.entries_since(since, seat, ENTRIES_AT_ONCE)


def update(live: Live, person: int, since: int, done: Sequence[int] = (), now: Seen | None = None) -> dict[str, object]:
    """An Update for a viewer; its parts are JSON already, shared by all who see the same."""
    now = now or look(live, person)
    assert now.frame and now.table
    return {
        "type": "update",
        "seq": now.seq,
        "entries": told_since(live, now.seat, since),
        "frame": now.frame.text,
        "table": now.table.text,
        "done": done,
        **clock_now(live),
    }


def clock_now(live: Live) -> dict[str, object]:
    """What the clocks of a table go by, where there are some."""
    return {"now": live.uptime()} if live.table.clocks else {}


def change(live: Live, person: int, seen: Seen, done: Sequence[int] = (), now: Seen | None = None) -> dict[str, object]:
    """A Change for a viewer who has seen something before; without entries and without news it is empty."""
    now, views = now or look(live, person), live.table.views
    assert seen.frame and seen.table and now.frame and now.table
    table = views.table_change(seen.table, now.table) if seen.table is not now.table else None
    frame = views.frame_change(seen.frame, now.frame) if seen.frame is not now.frame else None
    if not table and not frame and seen.seq == now.seq and not done:
        return {}
    told = {"type": "change", "seq": now.seq, "entries": told_since(live, now.seat, seen.seq), "done": done}
    if table:
        told["table"] = table
    if frame:
        told["frame"], told["digest"] = frame
    if live.table.clocks:
        told["now"] = live.uptime()
    return told


async def answer(
    house: House,
    live: Live,
    person: int,
    action: actions.Action,
    ref: int = 0,
    ids: Sequence[str] = (),
    address: str = "",
) -> Reply:
    """Do what a person asks, or show what it would do or what a bot would; Refused if it may not be done.

    `ids` are those of the visitor who asks, `address` is where from.
    """
    table = live.table
    house.register.need_admitted(ids)
    if isinstance(action, TALK):
        house.register.need_voice(ids)
        need_calm(live, person)
    if isinstance(action, actions.Try):
        return Reply(ref, table.seq, preview=table.views.preview(need_move(table, person, action.move)))
    if isinstance(action, actions.Advise):
        advice = await advise(house, table.id, person, address)
        return Reply(ref, table.seq, advice=advice)
    return Reply(ref, await act(house, table.id, person, action, address))


class Visit:
    """An action that is done is acknowledged in the update that shows it: one message for each.

    Who has seen one update gets what changed in it from then on, unless `whole`. Whom the host does not want here any
    more (a visitor of these `ids`) is told so, and then it `hangs up`.
    """

    def __init__(
        self,
        house: House,
        live: Live,
        person: int,
        since: int,
        send: Send,
        whole: bool = False,
        ids: Sequence[str] = (),
        hang_up: HangUp | None = None,
        in_sight: bool = True,
        address: str = "",
    ):
        self.house, self.live, self.person, self.ids, self.address = house, live, person, ids, address
        self.in_sight = in_sight or person == SPECTATOR  # nobody waits for who only looks on
        self.show: Callable[[bool], None] | None = None  # whether it is, while it lasts
        self.send_bytes, self.whole, self.hang_up = send, whole, hang_up
        self.noticed = ""  # what the host announces, as it was told
        self.seen = Seen(min(since, live.table.seq))
        self.done: list[int] = []
        self.rest: asyncio.Task[None] | None = None
        self.is_behind = False  # something has changed since

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[None]:
        """Send updates while it lasts, and be counted among those who look at the table."""
        self.live.viewers.add(self)
        try:
            async with self.house.look(self.live, self.person, self.in_sight) as self.show:
                yield
        finally:
            self.live.viewers.discard(self)
            self.live.rest()
            if self.rest:
                self.rest.cancel()

    def send(self, message: object) -> Slow:
        return self.send_bytes(encode(message))

    def notice(self) -> None:
        """Tell where the table stands, now that it has changed; who is still at the last update is told later.

        So slow readers get the newest only. The more look on, the more changes each of them is told at once: who comes
        and goes among them is news to all.
        """
        if self.rest:
            self.is_behind = True
            return
        try:
            slow = self.tell()
        except Exception as wrong:
            self.live.viewers.discard(self)
            if not isinstance(wrong, Gone):
                logger.error("trouble with an update", exc_info=wrong)
            return
        if slow or self.person == SPECTATOR:
            self.rest = asyncio.create_task(self.rest_after(slow))

    async def rest_after(self, slow: Slow) -> None:
        if slow:
            await slow
        if self.person == SPECTATOR:
            await asyncio.sleep(GAP * self.live.watchers)
        self.rest = None
        if self.is_behind and self in self.live.viewers:
            self.is_behind = False
            self.notice()

    @property
    def parting(self) -> str:
        """Why there is nothing more to see here, if so."""
        register = self.house.register
        if register.banned and register.is_banned(self.ids):
            return "refused-banned"
        if self.live.table.company.is_forgotten(self.person):
            return "refused-forgotten"
        is_hidden = self.person == SPECTATOR and self.live.table.id in register.hidden
        return "refused-gone" if self.live.is_gone or is_hidden else ""

    async def part(self) -> None:
        """Say why, and hang up."""
        self.live.viewers.discard(self)
        with suppress(Gone):
            if slow := self.send(Parting(Say(self.parting))):
                await slow
            if self.hang_up:
                await self.hang_up()

    def tell(self) -> Slow:
        """Send what is new to the viewer, if anything is."""
        if self.parting:
            return self.part()
        if self.noticed != self.house.register.notice:
            self.noticed = self.house.register.notice
            if slow := self.send(Notice(self.noticed)):
                self.is_behind = True
                return slow
        seen, done, now = self.seen, self.done, look(self.live, self.person)
        if seen.frame is None or self.whole:
            news = update(self.live, self.person, seen.seq, done, now)
        else:
            news = change(self.live, self.person, seen, done, now)
        self.seen, self.done = now, []
        return self.send(news) if news else None

    async def receive(self, text: str | bytes) -> None:
        """Do what a message asks, and say how it went."""
        if self.parting:
            await self.part()
            raise Gone
        reply = await self.reply(text)
        if reply and reply.is_done and reply.seq > self.seen.seq:
            self.done.append(reply.ref)
        elif slow := self.send(reply) if reply else self.tell():
            await slow

    async def reply(self, text: str | bytes) -> Reply | None:
        """None where an update is the answer, a whole one."""
        ref = 0
        try:
            request = read(text)
            ref = request.ref
            if isinstance(request.action, actions.Show):
                self.seen = Seen(min(request.action.since, self.live.table.seq))
                self.done.append(ref)
                return None
            if isinstance(request.action, actions.Sight):
                if self.show and self.person != SPECTATOR:
                    self.show(request.action.seen)
                return Reply(ref, self.live.table.seq)
            return await answer(self.house, self.live, self.person, request.action, ref, self.ids, self.address)
        except Refused as refused:
            refusal = Refusal.of(refused)
        except msgspec.DecodeError as wrong:
            refusal = Refusal("invalid", Say("refused-invalid", {"text": str(wrong)}))
        except NotKept:
            refusal = NOT_KEPT
        except Exception as wrong:
            logger.error("trouble with an action", exc_info=wrong)
            refusal = TROUBLE
        return Reply(ref, self.live.table.seq, refusal)

    async def refuse(self, text: str | bytes) -> None:
        """Say that somebody asks too often."""
        ref = 0
        with suppress(msgspec.DecodeError):
            ref = read(text).ref
        if slow := self.send(Reply(ref, NOBODY, BUSY)):
            await slow


def read(text: str | bytes) -> Request:
    try:
        return decode(text)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None
