"""A live table over a WebSocket: updates out, actions in."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from ..contract import NOBODY
from ..table.actions import Action, Advise, Try
from ..table.house import House
from ..table.live import Live
from ..table.refused import Refused
from .identity import check_origin, person_at
from .messages import Refusal, Reply, Request

ENTRIES_AT_ONCE = 200
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode
Socket = WebSocket[Any, Any, Any]
Since = Annotated[int, Parameter(ge=0, le=1 << 40)]


class Bucket:
    """A connection may do so much a second, and twice that in one burst."""

    def __init__(self, per_second: float):
        self.rate, self.level, self.at = per_second, 2 * per_second, monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.level = min(2 * self.rate, self.level + (now - self.at) * self.rate)
        self.at = now
        self.level -= 1
        return self.level >= 0


def update(live: Live, person: int, since: int, done: Sequence[int] = ()) -> dict[str, object]:
    """An Update for a viewer; its parts are JSON already, shared by all who see the same."""
    table = live.table
    seat = table.seat_seen_from(person)
    return {
        "type": "update",
        "seq": table.seq,
        "entries": table.sight.since(since, seat, ENTRIES_AT_ONCE),
        "frame": table.sight.frame(seat),
        "table": table.sight.view(person, live.present, live.watchers),
        "done": done,
    }


def refusal(refused: Refused) -> Refusal:
    return Refusal(refused.kind, refused.say, refused.rule)


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: Socket, id: str, house: House, since: Since = 0) -> None:
    check_origin(socket)
    try:
        live = await house.live(id)
    except Refused:
        await socket.close(4404)
        return
    await socket.accept()
    person = person_at(live.table, socket)
    async with house.look(live, person):
        visit = Visit(socket, house, live, person, min(since, live.table.seq))
        sender = asyncio.create_task(visit.send_updates())
        try:
            await visit.receive_actions()
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender


class Visit:
    """One connection. An action is acknowledged in the update that shows it, if that is still to be sent."""

    def __init__(self, socket: Socket, house: House, live: Live, person: int, since: int):
        self.socket, self.house, self.live, self.person = socket, house, live, person
        self.since = since  # the last entry sent
        self.done: list[int] = []
        self.bucket = Bucket(socket.app.state.settings.actions_per_second)

    async def send(self, message: object) -> None:
        await self.socket.send({"type": "websocket.send", "text": encode(message).decode(), "bytes": None})

    async def send_updates(self) -> None:
        """Where the table stands, and again whenever that changes; slow readers get the newest only."""
        while True:
            changed = self.live.changed
            news = update(self.live, self.person, self.since, self.done)
            self.since, self.done = self.live.table.seq, []
            await self.send(news)
            await changed.wait()

    async def receive_actions(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                text = await self.socket.receive_data(mode="text")
                taken = self.bucket.take()
                reply = await answer(text, self.house, self.live, self.person) if taken else busy(text)
                if reply.is_done and reply.seq > self.since:
                    self.done.append(reply.ref)
                else:
                    await self.send(reply)


async def answer(text: str | bytes, house: House, live: Live, person: int) -> Reply:
    """Do what a message asks, and say how it went."""
    ref = 0
    try:
        request = decode(text)
        ref = request.ref
        return await reply(house, live, person, request.action, ref)
    except Refused as refused:
        return Reply(ref, live.table.seq, refusal(refused))
    except msgspec.DecodeError as wrong:
        return Reply(ref, live.table.seq, refusal(Refused("invalid", "refused-invalid", text=str(wrong))))


async def reply(house: House, live: Live, person: int, action: Action, ref: int = 0) -> Reply:
    """Do what a person asks, or show what it would do or what a bot would; Refused if it may not be done."""
    if isinstance(action, Try):
        return Reply(ref, live.table.seq, preview=live.table.sight.preview(person, action.move))
    if isinstance(action, Advise):
        advice = await house.advise(live.table.id, person)
        return Reply(ref, live.table.seq, advice=advice)
    return Reply(ref, await house.act(live.table.id, person, action))


def busy(text: str | bytes) -> Reply:
    with suppress(msgspec.DecodeError):
        return Reply(decode(text).ref, NOBODY, refusal(Refused("busy", "refused-busy")))
    return Reply(0, NOBODY, refusal(Refused("busy", "refused-busy")))
