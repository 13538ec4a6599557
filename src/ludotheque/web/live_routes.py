"""A table over a WebSocket: updates out, actions in."""

import re
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ..store import NotKept
from ..table.company import SPECTATOR
from ..table.messages import TABLE_ID
from ..table.refused import Refused
from ..table.service import Service
from ..table.visit import Gone, Visit
from .answers import STATUS
from .cookies import check_origin, visitor_of
from .limits import Bucket, visitor_at

Socket = WebSocket[Any, Any, Any]
IS_TABLE = re.compile(TABLE_ID).fullmatch
LONGEST_NUMBER = 12


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: Socket, id: str, service: Service) -> None:
    async def send(message: bytes) -> None:
        try:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    try:
        check_origin(socket)
        since = read_since(socket.query_params.get("since", "0"))
        visit = await service.visit(visitor_of(socket), read_id(id), since, send)
    except Refused as refused:
        await socket.close(4000 + STATUS.get(refused.kind, 400))
        return
    except NotKept:
        await socket.close(4503)
        return
    await socket.accept()
    socket.scope["state"]["line"].is_seated = visit.person != SPECTATOR
    async with visit.sending():
        await receive_actions(socket, visit)


async def receive_actions(socket: Socket, visit: Visit) -> None:
    """Within the limits of the connection, and of the address that it comes from."""
    rate = socket.app.state.settings.actions_per_second
    own = Bucket(rate, 2 * rate)
    shared, visitor = socket.app.state.limits.actions, visitor_at(socket.client.host if socket.client else "")
    with suppress(WebSocketDisconnect, Gone):
        while True:
            text = await socket.receive_data(mode="text")
            if own.take() and shared.take(visitor):
                await visit.receive(text)
            else:
                await visit.refuse(text)


def read_id(text: str) -> str:
    if not IS_TABLE(text):
        raise Refused("unknown", "refused-table")
    return text


def read_since(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST_NUMBER:
        raise Refused("invalid", "refused-http")
    return int(text)
