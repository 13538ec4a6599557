"""The open sockets of the house: how many, whose, and until when each must say something.

uvicorn gives a request all the time of the world, and an idle socket a place for ever; here neither.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable
from heapq import nsmallest
from itertools import count
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from ..table.visit import Gone
from .answers import raw_answer
from .limits import Bucket, visitor_at
from .settings import Settings

HTTP_PIECE, LIVE_PIECE = 4096, 1024  # bytes read at a time: what is too much is noticed after one of them
CHUNKED = b"transfer-encoding"
FRAMES = 5  # of a WebSocket for each action that it may carry
SWEEP = 0.5  # seconds between two looks for who is late
GRACE = 5  # seconds to go after a farewell
ROOM = 0.02  # of all places, made free at once when there is none


class Proxies(Protocol):
    def __contains__(self, host: str | None, /) -> bool: ...


class Line:
    """One open socket: whose it is, when it was last heard, when its time is up, whether somebody plays over it."""

    __slots__ = ("deadline", "heard", "holder", "is_seated", "number", "owner")
    numbers = count()

    def __init__(self, holder: "HttpProtocol"):
        self.number = next(self.numbers)  # many may come in one turn of the event loop, at the same time by its clock
        self.holder: HttpProtocol | LiveProtocol = holder
        self.owner = ""
        self.is_seated = False
        self.heard = 0.0
        self.deadline = math.inf


class Sockets:
    """Everybody who is connected. Proxies that are trusted are nobody: their visitors are counted one by one."""

    def __init__(self, settings: Settings, most: int, proxies: Proxies = frozenset()):
        self.settings, self.most, self.proxies = settings, min(most, settings.most_sockets), proxies
        self.lines: set[Line] = set()
        self.owned: Counter[str] = Counter()
        self.outbox = Outbox()
        self.sweeper: asyncio.TimerHandle | None = None

    def admit(self, line: Line, peer: str) -> bool:
        """Take a new socket in, if its address has not too many already; there is always room for one more."""
        if len(self.lines) >= self.most:
            self.make_room()
        if peer not in self.proxies and not self.claim(line, visitor_at(peer)):
            return False
        self.lines.add(line)
        if self.sweeper is None:
            self.sweep()
        return True

    def claim(self, line: Line, visitor: str) -> bool:
        """Count a socket as a visitor's, if they may have one more."""
        if line.owner == visitor:
            return True
        if self.owned[visitor] >= self.settings.sockets_per_address:
            return False
        self.disclaim(line)
        line.owner = visitor
        self.owned[visitor] += 1
        return True

    def disclaim(self, line: Line) -> None:
        if line.owner:
            self.owned[line.owner] -= 1
            if not self.owned[line.owner]:
                del self.owned[line.owner]
            line.owner = ""

    def leave(self, line: Line) -> None:
        self.disclaim(line)
        self.lines.discard(line)

    def make_room(self) -> None:
        """Those go first over which nobody plays, of the greediest address, the longest idle."""
        for line in nsmallest(max(1, int(self.most * ROOM)), self.lines, key=self.worth):
            self.leave(line)
            line.holder.transport.abort()

    def worth(self, line: Line) -> tuple[bool, int, float, int]:
        return line.is_seated, -self.owned[line.owner], line.heard, line.number

    def sweep(self) -> None:
        """Let go those whose time is up; they have a moment to hear why."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for line in [line for line in self.lines if line.deadline < now]:
            line.deadline = now + GRACE
            line.holder.expire()
        self.sweeper = loop.call_later(SWEEP, self.sweep) if self.lines else None


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[start : start + size] for start in range(0, len(data), size)] if len(data) > size else [data]


class HttpProtocol(H11Protocol):
    """HTTP over one connection, with a time for each head and body."""

    def __init__(self, sockets: Sockets, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None):
        self.sockets, self.line = sockets, Line(self)
        self.phase: type[Any] = h11.IDLE
        super().__init__(config, server_state, app_state | {"line": self.line}, _loop)
        limits = sockets.settings
        self.times = {h11.IDLE: limits.seconds_for_head, h11.SEND_BODY: limits.seconds_for_body}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line.heard = self.loop.time()
        if self.sockets.admit(self.line, self.client[0] if self.client else ""):
            self.allow(self.times[h11.IDLE])
        else:
            self.part(429, "refused-busy")

    def connection_lost(self, exc: Exception | None) -> None:
        self.sockets.leave(self.line)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Piece by piece, so that a large head is noticed, and a body of many small chunks is not taken apart."""
        for piece in pieces(data, HTTP_PIECE):
            super().data_received(piece)
            if self.transport.get_protocol() is not self:  # an upgrade gives the connection away
                return
            self.watch()
            if self.phase is h11.SEND_BODY and CHUNKED in dict(self.headers):
                self.part(411, "refused-http")
            if self.transport.is_closing():
                return

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if event.method == b"GET":
            super().handle_websocket_upgrade(event)
        else:
            self.part(400, "refused-http")

    def watch(self) -> None:
        """The time for a head or a body begins when it does; for our own answer there is none."""
        self.line.heard = self.loop.time()
        if self.conn.their_state is not self.phase:
            self.phase = self.conn.their_state
            self.allow(self.times.get(self.phase, math.inf))

    def allow(self, seconds: float) -> None:
        self.line.deadline = self.loop.time() + seconds

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()
        if self.line.deadline == math.inf:
            self.allow(self.sockets.settings.seconds_for_answer)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.allow(self.sockets.settings.seconds_for_answer)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.allow(self.times.get(self.phase, math.inf))

    def expire(self) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            self.part(408, "refused-slow")
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        self.part(400, "refused-http")

    def part(self, status: int, message: str) -> None:
        """Say why, and hang up."""
        self.transport.write(raw_answer(status, message))
        self.transport.close()


class Mailbox:
    """What has come over a socket and was not read yet. One reads it, which takes less time and room than a queue."""

    __slots__ = ("came", "loop", "reader")

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self.loop, self.came = loop, list[Any]()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.came.append(message)
        if self.reader and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        return not self.came

    async def get(self) -> Any:
        while not self.came:
            self.reader = self.loop.create_future()
            await self.reader
        return self.came.pop(0)


class Outbox:
    """What is told in one turn of the event loop goes out at its end, in one go. Whoever reads is woken by each write,
    and would take the processor away between two of them."""

    __slots__ = ("frames",)

    def __init__(self) -> None:
        self.frames: list[tuple[LiveProtocol, bytes]] = []

    def put(self, line: "LiveProtocol", frame: bytes) -> None:
        if not self.frames:
            line.loop.call_soon(self.empty)
        self.frames.append((line, frame))

    def empty(self) -> None:
        frames, self.frames = self.frames, []
        for line, frame in frames:
            if not line.close_sent and not line.transport.is_closing():
                line.transport.write(frame)


def text_frame(text: bytes) -> bytes:
    """A whole text as a WebSocket frame of a server."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


SHORT = range(0x80, 0x80 + 126)  # the second byte of a masked frame whose length needs no more bytes
TEXT, HEAD = 0x81, 6  # the first byte of a whole text; the bytes before what a short frame holds


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket; who does not answer pings is not kept, even if they read nothing any more.

    A short text that comes alone, as nearly all do, is read at once. From the first thing on that comes otherwise
    (longer, in pieces, several together) the library reads the frames of this connection.
    """

    def __init__(self, sockets: Sockets, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None):
        self.sockets: Sockets = sockets
        self.line: Line = app_state["line"]
        self.line.holder = self
        rate = FRAMES * sockets.settings.actions_per_second
        self.allowance = Bucket(rate, 2 * rate)
        super().__init__(config, server_state, app_state, _loop)
        self.queue: Any = Mailbox(self.loop)
        self.is_even = False  # whatever came so far has ended with a frame

    def connection_lost(self, exc: Exception | None) -> None:
        self.sockets.leave(self.line)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.line.heard = self.loop.time()
        self.line.deadline = self.line.heard + 2 * self.sockets.settings.ping_seconds + GRACE
        if self.conn.state is State.CONNECTING:
            self.is_even = True  # this is the request, and nothing behind it
        elif self.is_even:
            self.is_even = len(data) >= HEAD and data[1] in SHORT and len(data) == data[1] - SHORT.start + HEAD
            if self.is_even and data[0] == TEXT and self.read_at_once(data):
                return
        for piece in pieces(data, LIVE_PIECE):
            if not self.transport.is_closing():
                self.take(piece)

    def read_at_once(self, frame: bytes) -> bool:
        """A short text that is all there, unless it is the library's to say what to do with it."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or self.queue.came:
            return False
        try:
            text = apply_mask(frame[HEAD:], frame[2:HEAD]).decode()
        except UnicodeDecodeError:
            return False
        if self.allowance.take():
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.transport.abort()
        return True

    def take(self, piece: bytes) -> None:
        """Frames are counted, whatever is in them: empty ones and pings cost us more than who sends them."""
        self.conn.receive_data(piece)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif all(self.allowance.take() for event in self.conn.events if isinstance(event, Frame)):
            self.handle_events()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """uvicorn would stop reading after every message; one may wait without that."""
        is_first = not self.read_paused and self.queue.empty()
        self.read_paused = self.read_paused or is_first
        super().send_receive_event_to_app()
        if is_first:
            self.read_paused = False

    def tell(self, text: bytes) -> Awaitable[object] | None:
        """Write a text as it is; returns what to wait for before more is written, where the reader is slow."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise Gone
        self.sockets.outbox.put(self, text_frame(text))
        return None if self.writable.is_set() else self.writable.wait()

    async def send(self, message: Any) -> None:
        self.sockets.outbox.empty()  # what was told before goes before
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused: uvicorn would complain that it was not

    def shutdown(self) -> None:
        self.sockets.outbox.empty()
        super().shutdown()

    def expire(self) -> None:
        self.transport.abort()
