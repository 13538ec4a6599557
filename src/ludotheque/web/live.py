"""A live table over a WebSocket: updates out, actions in."""

import asyncio
import logging
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from ..contract import NOBODY
from ..store import NotKept
from ..table.actions import Action, Advise, Try
from ..table.house import House
from ..table.live import Live
from ..table.people import SPECTATOR
from ..table.refused import Refused
from .answers import STATUS, refusal_of
from .identity import check_origin, person_at
from .limits import Bucket, visitor_at
from .messages import TABLE_ID, Refusal, Reply, Request

ENTRIES_AT_ONCE = 200
GAP = 0.002  # seconds between two updates of a spectator, for each who looks on
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode
Socket = WebSocket[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=24)]
Since = Annotated[int, Parameter(ge=0, le=1 << 40)]
IS_TABLE = re.compile(TABLE_ID).fullmatch
LONGEST_NUMBER = 12


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
async def live_table(socket: Socket, id: str, house: House) -> None:
    try:
        check_origin(socket)
        live, since = await house.live(read_id(id)), read_since(socket.query_params.get("since", "0"))
    except Refused as refused:
        await socket.close(4000 + STATUS.get(refused.kind, 400))
        return
    except NotKept:
        await socket.close(4503)
        return
    await socket.accept()
    person = person_at(live.table, socket)
    socket.scope["state"]["line"].is_seated = person != SPECTATOR
    async with house.look(live, person):
        visit = Visit(socket, house, live, person, min(since, live.table.seq))
        sender = asyncio.create_task(visit.send_updates())
        try:
            await visit.receive_actions()
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender


def read_id(text: str) -> str:
    if not IS_TABLE(text):
        raise Refused("unknown", "refused-table")
    return text


def read_since(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST_NUMBER:
        raise Refused("invalid", "refused-http")
    return int(text)


class Visit:
    """One connection. An action is acknowledged in the update that shows it, if that is still to be sent."""

    def __init__(self, socket: Socket, house: House, live: Live, person: int, since: int):
        self.socket, self.house, self.live, self.person = socket, house, live, person
        self.since = since  # the last entry sent
        self.done: list[int] = []
        rate = socket.app.state.settings.actions_per_second
        self.own = Bucket(rate, 2 * rate)
        self.shared = socket.app.state.limits.actions.of(visitor_at(socket.client.host if socket.client else ""))

    async def send(self, message: object) -> None:
        await self.socket.send({"type": "websocket.send", "text": encode(message).decode(), "bytes": None})

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

    async def receive_actions(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                text = await self.socket.receive_data(mode="text")
                may = self.own.take() and self.shared.take()
                reply = await answer(text, self.house, self.live, self.person) if may else busy(text)
                if reply.is_done and reply.seq > self.since:
                    self.done.append(reply.ref)
                else:
                    await self.send(reply)


async def answer(text: str | bytes, house: House, live: Live, person: int) -> Reply:
    """Do what a message asks, and say how it went."""
    ref = 0
    try:
        request = read(text)
        ref = request.ref
        return await reply(house, live, person, request.action, ref)
    except Refused as refused:
        return Reply(ref, live.table.seq, refusal(refused))
    except msgspec.DecodeError as wrong:
        return Reply(ref, live.table.seq, refusal_of(400, "refused-invalid", text=str(wrong)))
    except NotKept:
        return Reply(ref, live.table.seq, refusal_of(503))
    except Exception as wrong:
        logging.getLogger(__name__).error("trouble with an action", exc_info=wrong)
        return Reply(ref, live.table.seq, refusal_of(500))


def read(text: str | bytes) -> Request:
    try:
        return decode(text)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None


async def reply(house: House, live: Live, person: int, action: Action, ref: int = 0) -> Reply:
    """Do what a person asks, or show what it would do or what a bot would; Refused if it may not be done."""
    if isinstance(action, Try):
        return Reply(ref, live.table.seq, preview=live.table.sight.preview(person, action.move))
    if isinstance(action, Advise):
        advice = await house.advise(live.table.id, person)
        return Reply(ref, live.table.seq, advice=advice)
    return Reply(ref, await house.act(live.table.id, person, action))


def busy(text: str | bytes) -> Reply:
    ref = 0
    with suppress(msgspec.DecodeError):
        ref = read(text).ref
    return Reply(ref, NOBODY, refusal_of(429))
