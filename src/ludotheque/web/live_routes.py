"""A table over a WebSocket: updates out, actions in. A plain ASGI application, for here every microsecond counts."""

import asyncio
import re
from contextlib import suppress
from typing import Any

from litestar import Litestar, WebSocket
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from ..store import NotKept
from ..table.company import SPECTATOR
from ..table.messages import TABLE_ID
from ..table.refused import Refused
from ..table.service import Service
from ..table.visit import Gone, Visit
from ..table.visit import Send as Tell
from .answers import STATUS
from .cookies import check_origin, visitor_of
from .limits import Bucket, visitor_at

IS_TABLE = re.compile(TABLE_ID).fullmatch
TABLE_AT = re.compile(r"/api/tables/([^/]*)/live").fullmatch
LONGEST_NUMBER = 12
PARTED = 4410  # nobody needs to come back
YES_OR_NO = {"0": False, "1": True}


class LiveTables:
    """The WebSockets of a house, beside what else it answers."""

    def __init__(self, app: Litestar):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        try:
            visit = await self.arrive(scope, receive, send)
        except Refused as refused:
            await send({"type": "websocket.close", "code": 4000 + STATUS.get(refused.kind, 400), "reason": None})
        except NotKept:
            await send({"type": "websocket.close", "code": 4503, "reason": None})
        else:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            scope["state"]["line"].is_seated = visit.person != SPECTATOR
            async with visit.sending():
                # In a task of its own: all that stands around it here would be gone through with each message.
                await asyncio.create_task(self.take_actions(scope, receive, visit))

    async def arrive(self, scope: Scope, receive: Receive, send: Send) -> Visit:
        """Who comes, to which table, and how far they have heard of it."""
        await receive()  # they knock

        async def hang_up() -> None:
            await send({"type": "websocket.close", "code": PARTED, "reason": None})

        came: WebSocket[Any, Any, Any] = WebSocket(scope)
        check_origin(came)
        since = read_since(came.query_params.get("since", "0"))
        whole = read_switch(came.query_params.get("whole", "0"))
        in_sight = read_switch(came.query_params.get("sight", "1"))
        service: Service = self.app.state.service
        tell: Tell = scope["state"]["line"].holder.tell
        return await service.visit(visitor_of(came), read_id(scope["path"]), since, tell, whole, hang_up, in_sight)

    async def take_actions(self, scope: Scope, receive: Receive, visit: Visit) -> None:
        """Within the limits of the connection, and of the address that it comes from."""
        state, client = self.app.state, scope["client"]
        rate = state.settings.actions_per_second
        own = Bucket(rate, 2 * rate)
        shared, visitor = state.limits.actions, visitor_at(client[0] if client else "")
        with suppress(Gone):
            while (message := await receive())["type"] == "websocket.receive":
                text = message.get("text") or message.get("bytes") or ""
                if own.take() and shared.take(visitor):
                    await visit.receive(text)
                else:
                    await visit.refuse(text)


def read_id(path: str) -> str:
    found = TABLE_AT(path)
    if not found or not IS_TABLE(found[1]):
        raise Refused("unknown", "refused-table")
    return found[1]


def read_since(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST_NUMBER:
        raise Refused("invalid", "refused-http")
    return int(text)


def read_switch(text: str) -> bool:
    if text not in YES_OR_NO:
        raise Refused("invalid", "refused-http")
    return YES_OR_NO[text]
