"""The door of the house: who comes too often or to another house is told so; every answer leaves with its headers."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..table.messages import Refusal
from ..table.turns import Crowded
from .answers import SOON, refusal_of, with_house, written
from .crowd import Crowd, arrived, end_turn, length_of
from .hostnames import HostNames
from .limits import Limits, visitor_at
from .sockets import Sockets

ANSWERED = ("http.response.body", "websocket.http.response.body", "websocket.accept")
SHOWN = 60  # characters of a name that is not ours


class Door:
    def __init__(self, app: ASGIApp, names: HostNames, limits: Limits, sockets: Sockets, crowd: Crowd):
        self.app, self.names, self.limits, self.sockets, self.crowd = app, names, limits, sockets, crowd

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send)
        visitor = visitor_at(scope["client"][0] if scope["client"] else "")
        if refused := self.check(scope, visitor):
            await answer.refuse(*refused)
            return
        try:
            await self.serve(visitor, scope, receive, answer)
        except Crowded as crowded:
            status = 429 if crowded.of_one else 503
            await answer.refuse(status, refusal_of(status, "refused-busy" if crowded.of_one else "refused-crowded"))

    async def serve(self, visitor: str, scope: Scope, receive: Receive, answer: "Answer") -> None:
        """When all of a request has come, and it is its turn."""
        length = length_of(scope) if scope["type"] == ScopeType.HTTP else 0
        with self.crowd.room(visitor, length):
            receive = await arrived(receive, length)
            turn = await self.crowd.turn(visitor, scope)
            try:
                await self.app(scope, receive, answer.send)
            finally:
                turn.end()

    def check(self, scope: Scope, visitor: str) -> tuple[int, Refusal] | None:
        """Why a visitor is not let in, if so."""
        if not self.may_come(visitor, scope):
            return 429, refusal_of(429)
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        if not self.names.know(host):
            return 421, refusal_of(421, "refused-host", name=host[:SHOWN])
        if scope.get("method") == "OPTIONS":  # no other site may ask anything; and who asks learns of no address
            return 405, refusal_of(405)
        return None

    def may_come(self, visitor: str, scope: Scope) -> bool:
        if scope["type"] == ScopeType.HTTP:
            return self.limits.requests.take(visitor)
        return self.limits.handshakes.take(visitor) and self.sockets.claim(scope["state"]["line"], visitor)


class Answer:
    """What goes back to somebody, with the headers of the house. A WebSocket refused is an HTTP answer."""

    def __init__(self, scope: Scope, send: Send):
        self.forward: Any = send
        self.prefix = "" if scope["type"] == ScopeType.HTTP else "websocket."
        self.is_accepted = self.prefix == ""
        self.as_json = scope["path"].startswith("/api/")
        self.scope = scope

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
            self.is_accepted = True
            headers = with_house(list(message.get("headers", ())))
            message = message | {"headers": headers + SOON.get(message.get("status"), [])}
        elif message["type"] == "websocket.close" and not self.is_accepted:
            status = message["code"] - 4000 if 4400 <= message["code"] < 4600 else 403
            await self.refuse(status, refusal_of(status))
            return
        if message["type"] in ANSWERED and not message.get("more_body"):
            end_turn(self.scope)
        await self.forward(message)

    async def refuse(self, status: int, refusal: Refusal) -> None:
        headers, body = written(refusal, self.as_json)
        headers += SOON.get(status, [])
        await self.forward({"type": f"{self.prefix}http.response.start", "status": status, "headers": headers})
        await self.forward({"type": f"{self.prefix}http.response.body", "body": body, "more_body": False})
