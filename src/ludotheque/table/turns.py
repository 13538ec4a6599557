"""Turns at something that only a few can use at a time. Who asks for much waits for itself, not the others for them."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Crowded(Exception):
    """Too many wait already: of one visitor, or in all."""

    def __init__(self, of_one: bool):
        super().__init__("too many of one visitor wait" if of_one else "too many wait")
        self.of_one = of_one


class Turns:
    """So many at a time, of one visitor and in all; so many wait, likewise, and are called visitor by visitor."""

    def __init__(self, each: int, total: int, each_waiting: int, total_waiting: int, seconds: float | None = None):
        self.each, self.total, self.seconds = each, total, seconds
        self.each_waiting, self.total_waiting = each_waiting, total_waiting
        self.busy: Counter[str] = Counter()
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn is next comes first

    @property
    def waiting(self) -> int:
        return sum(map(len, self.queues.values()))

    async def run(self, visitor: str, executor: Executor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work on a thread, in turn; TimeoutError if it takes too long.

        The turn lasts as long as the work does, also if nobody waits for it any more.
        """
        await self.take(visitor)
        loop = asyncio.get_running_loop()

        def done(_: object) -> None:
            with suppress(RuntimeError):  # the house is closed
                loop.call_soon_threadsafe(self.give_back, visitor)

        try:
            job = executor.submit(work, *args, **kwargs)
        except BaseException:
            self.give_back(visitor)
            raise
        job.add_done_callback(done)
        return await asyncio.wait_for(asyncio.wrap_future(job), self.seconds)

    async def take(self, visitor: str) -> None:
        """Wait for a turn; Crowded at once if too many do."""
        if visitor not in self.queues and self.is_free_for(visitor):
            self.busy[visitor] += 1
            return
        called = self.queue_up(visitor)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self.leave(visitor, called)
            else:
                self.give_back(visitor)  # called in the same moment
            raise

    def give_back(self, visitor: str) -> None:
        self.busy[visitor] -= 1
        if not self.busy[visitor]:
            del self.busy[visitor]
        self.call_next()

    def is_free_for(self, visitor: str) -> bool:
        return self.busy[visitor] < self.each and self.busy.total() < self.total

    def queue_up(self, visitor: str) -> asyncio.Future[None]:
        if len(self.queues.get(visitor, ())) >= self.each_waiting:
            raise Crowded(of_one=True)
        if self.waiting >= self.total_waiting:
            raise Crowded(of_one=False)
        called = asyncio.get_running_loop().create_future()
        self.queues.setdefault(visitor, deque()).append(called)
        return called

    def leave(self, visitor: str, called: asyncio.Future[None]) -> None:
        if called in (queue := self.queues.get(visitor, deque())):
            queue.remove(called)
            if not queue:
                del self.queues[visitor]

    def call_next(self) -> None:
        """Give what is free to those who wait; who is called goes behind all other visitors."""
        while (visitor := next(filter(self.is_free_for, self.queues), None)) is not None:
            queue = self.queues.pop(visitor)
            if not (called := queue.popleft()).cancelled():
                called.set_result(None)
                self.busy[visitor] += 1
            if queue:
                self.queues[visitor] = queue
