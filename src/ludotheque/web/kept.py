"""Answers that do not change, as they leave: encoded and compressed once, beside the event loop, however many ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

from .squeezing import SMALLEST, squeeze, takes_gzip

JSON = "application/json"
MOST_BYTES = 64 << 20  # that are kept; those that nobody asked for for longest go first
THREADS = 2

Make = Callable[[], Awaitable[Any]]


class Ready(NamedTuple):
    """An answer in both its forms, if one of them is smaller."""

    kind: str
    body: bytes
    small: bytes | None

    @property
    def size(self) -> int:
        return len(self.body) + len(self.small or b"")

    def to(self, request: Request[Any, Any, Any], headers: dict[str, str] | None = None) -> Response[Any]:
        said = {"vary": "accept-encoding"} | (headers or {})
        if self.small is not None and takes_gzip(request.scope["headers"]):
            return Response(self.small, media_type=self.kind, headers=said | {"content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=said)


def ready(kind: str, content: Any) -> Ready:
    """Bytes and text as they are, the rest as JSON."""
    if isinstance(content, str):
        content = content.encode()
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    small = squeeze(body) if len(body) >= SMALLEST else None
    return Ready(kind, body, small if small and len(small) < len(body) else None)


class KeptAnswers:
    def __init__(self, most: int = MOST_BYTES):
        self.most, self.size = most, 0
        self.kept: OrderedDict[Hashable, Ready] = OrderedDict()
        self.making: dict[Hashable, asyncio.Task[Ready]] = {}
        self.threads = ThreadPoolExecutor(THREADS, "answer")

    async def of(self, key: Hashable, kind: str, make: Make) -> Ready:
        """What `make` gives, now or before; who asks meanwhile waits for the same."""
        if found := self.kept.get(key):
            self.kept.move_to_end(key)
            return found
        if key not in self.making:
            self.making[key] = task = asyncio.create_task(self.made(key, kind, make))
            task.add_done_callback(lambda task: self.done(key, task))
        return await asyncio.shield(self.making[key])

    async def made(self, key: Hashable, kind: str, make: Make) -> Ready:
        content = await make()
        answer = await asyncio.get_running_loop().run_in_executor(self.threads, ready, kind, content)
        self.keep(key, answer)
        return answer

    def done(self, key: Hashable, task: asyncio.Task[Ready]) -> None:
        del self.making[key]
        if not task.cancelled():
            task.exception()  # who waits is told; nobody may be waiting any more

    def keep(self, key: Hashable, answer: Ready) -> None:
        self.kept[key] = answer
        self.size += answer.size
        while self.size > self.most:
            _, old = self.kept.popitem(last=False)
            self.size -= old.size
