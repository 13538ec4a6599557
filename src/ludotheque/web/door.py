"""The door of the house: who comes too often or to another house is told so; every answer leaves with its headers."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..table.messages import Refusal
from .answers import refusal_of, with_house, written
from .hostnames import HostNames
from .limits import Limits, visitor_at
from .sockets import Sockets

SHOWN = 60  # characters of a name that is not ours


class Door:
    def __init__(self, app: ASGIApp, names: HostNames, limits: Limits, sockets: Sockets):
        self.app, self.names, self.limits, self.sockets = app, names, limits, sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send)
        if refused := self.check(scope):
            await answer.refuse(*refused)
        else:
            await self.app(scope, receive, answer.send)

    def check(self, scope: Scope) -> tuple[int, Refusal] | None:
        """Why a visitor is not let in, if so."""
        visitor = visitor_at(scope["client"][0] if scope["client"] else "")
        if not self.may_come(visitor, scope):
            return 429, refusal_of(429)
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        if not self.names.know(host):
            return 421, refusal_of(421, "refused-host", name=host[:SHOWN])
        return None

    def may_come(self, visitor: str, scope: Scope) -> bool:
        if scope["type"] == ScopeType.HTTP:
            return self.limits.requests.of(visitor).take()
        return self.limits.handshakes.of(visitor).take() and self.sockets.claim(scope["state"]["line"], visitor)


class Answer:
    """What goes back to somebody, with the headers of the house. A WebSocket refused is an HTTP answer."""

    def __init__(self, scope: Scope, send: Send):
        self.forward: Any = send
        self.prefix = "" if scope["type"] == ScopeType.HTTP else "websocket."
        self.is_accepted = self.prefix == ""
        self.as_json = scope["path"].startswith("/api/")

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
            self.is_accepted = True
            message = message | {"headers": with_house(list(message.get("headers", ())))}
        elif message["type"] == "websocket.close" and not self.is_accepted:
            status = message["code"] - 4000 if 4400 <= message["code"] < 4600 else 403
            await self.refuse(status, refusal_of(status))
            return
        await self.forward(message)

    async def refuse(self, status: int, refusal: Refusal) -> None:
        headers, body = written(refusal, self.as_json)
        await self.forward({"type": f"{self.prefix}http.response.start", "status": status, "headers": headers})
        await self.forward({"type": f"{self.prefix}http.response.body", "body": body, "more_body": False})
