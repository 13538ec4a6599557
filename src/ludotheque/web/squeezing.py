"""Answers in gzip, for who takes it; large ones are made small beside the event loop."""

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LEVEL = 5
SMALLEST, LARGE = 1000, 8000  # bytes from which it is worth it, and from which it is worth a thread
THREADS = 2
ENCODING = b"content-encoding"


def squeeze(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def takes_gzip(headers: Any) -> bool:
    """Whether the headers of a request allow it."""
    said = b",".join(value for name, value in headers if name == b"accept-encoding").lower().replace(b" ", b"")
    return any(part == b"gzip" or (part.startswith(b"gzip;") and part != b"gzip;q=0") for part in said.split(b","))


class Squeezing:
    def __init__(self, app: ASGIApp):
        self.app = app
        self.threads = ThreadPoolExecutor(THREADS, "squeeze")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and takes_gzip(scope["headers"]):
            send = Small(send, self.threads).send
        await self.app(scope, receive, send)


class Small:
    """One answer on its way out: what comes in one piece leaves smaller."""

    def __init__(self, send: Send, threads: ThreadPoolExecutor):
        self.forward: Any = send
        self.threads = threads
        self.start: Any = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        start, self.start = self.start, None
        if start and message["type"] == "http.response.body":
            start, message = await self.smaller(start, message)
        if start:
            await self.forward(start)
        await self.forward(message)

    async def smaller(self, start: Any, message: Any) -> tuple[Any, Any]:
        body, headers = message.get("body", b""), list(start["headers"])
        names = {name.lower() for name, _ in headers}
        if message.get("more_body") or len(body) < SMALLEST or ENCODING in names:
            return start, message
        if len(body) < LARGE:
            body = squeeze(body)
        else:
            body = await asyncio.get_running_loop().run_in_executor(self.threads, squeeze, body)
        kept = [(name, value) for name, value in headers if name.lower() not in (b"content-length", b"vary")]
        added = [(b"content-length", b"%d" % len(body)), (ENCODING, b"gzip"), (b"vary", b"accept-encoding")]
        return start | {"headers": kept + added}, message | {"body": body}
