"""Somebody who looks at a table: updates out, actions in, over whatever carries messages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec

from ..contract import NOBODY
from ..scene import Say
from ..store import NotKept
from . import actions
from .acting import act, advise
from .company import SPECTATOR
from .house import House
from .live import Live
from .messages import Refusal, Reply, Request
from .refused import Refused
from .rights import need_move

ENTRIES_AT_ONCE = 200
GAP = 0.002  # seconds between two updates of a spectator, for each who looks on
BUSY = Refusal("busy", Say("refused-busy"))
NOT_KEPT = Refusal("trouble", Say("refused-store"))
TROUBLE = Refusal("trouble", Say("refused-trouble"))

Send = Callable[[bytes], Awaitable[None]]
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode
logger = logging.getLogger(__name__)


class Gone(Exception):
    """Raised by `send` when nobody is there any more."""


def update(live: Live, person: int, since: int, done: Sequence[int] = ()) -> dict[str, object]:
    """An Update for a viewer; its parts are JSON already, shared by all who see the same."""
    table = live.table
    seat = table.seat_shown_to(person)
    return {
        "type": "update",
        "seq": table.seq,
        "entries": table.views.entries_since(since, seat, ENTRIES_AT_ONCE),
        "frame": table.views.frame(seat),
        "table": table.views.of_table(person, live.present, live.watchers),
        "done": done,
    }


async def answer(house: House, live: Live, person: int, action: actions.Action, ref: int = 0) -> Reply:
    """Do what a person asks, or show what it would do or what a bot would; Refused if it may not be done."""
    table = live.table
    if isinstance(action, actions.Try):
        return Reply(ref, table.seq, preview=table.views.preview(need_move(table, person, action.move)))
    if isinstance(action, actions.Advise):
        advice = await advise(house, table.id, person)
        return Reply(ref, table.seq, advice=advice)
    return Reply(ref, await act(house, table.id, person, action))


class Visit:
    """An action that is done is acknowledged in the update that shows it: one message for each."""

    def __init__(self, house: House, live: Live, person: int, since: int, send: Send):
        self.house, self.live, self.person = house, live, person
        self.send_bytes = send
        self.since = min(since, live.table.seq)  # the last entry sent
        self.done: list[int] = []

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[None]:
        """Send updates while it lasts, and be counted among those who look at the table."""
        async with self.house.look(self.live, self.person):
            sender = asyncio.create_task(self.send_updates())
            try:
                yield
            finally:
                sender.cancel()
                with suppress(asyncio.CancelledError, Gone):
                    await sender

    async def send(self, message: object) -> None:
        await self.send_bytes(encode(message))

    async def send_updates(self) -> None:
        """Where the table stands, and again whenever that changes; slow readers get the newest only.

        The more look on, the more changes each of them is told at once: who comes and goes among them is news to all.
        """
        while True:
            changed = self.live.changed
            news = update(self.live, self.person, self.since, self.done)
            self.since, self.done = self.live.table.seq, []
            await self.send(news)
            if self.person == SPECTATOR:
                await asyncio.sleep(GAP * self.live.watchers)
            await changed.wait()

    async def receive(self, text: str | bytes) -> None:
        """Do what a message asks, and say how it went."""
        reply = await self.reply(text)
        if reply.is_done and reply.seq > self.since:
            self.done.append(reply.ref)
        else:
            await self.send(reply)

    async def reply(self, text: str | bytes) -> Reply:
        ref = 0
        try:
            request = read(text)
            ref = request.ref
            return await answer(self.house, self.live, self.person, request.action, ref)
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
        await self.send(Reply(ref, NOBODY, BUSY))


def read(text: str | bytes) -> Request:
    try:
        return decode(text)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None
