"""Wakes those who follow a table when something is appended to it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

Entries = list[tuple[int, bytes]]
Read = Callable[[str, int], Awaitable[Entries]]


class Ear:
    """One follower's: remembers only the latest news, the log has the rest."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._news: Entries = []

    def tell(self, news: Entries) -> None:
        self._news = news
        self._rung.set()

    async def listen(self) -> Entries:
        await self._rung.wait()
        self._rung.clear()
        return self._news


class Bell:
    """One per store, rung from the event loop."""

    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = {}
        self._closed = False

    def ring(self, table: str, last: int, entries: Sequence[bytes]) -> None:
        if entries and (ears := self._ears.get(table)):
            news = list(enumerate(entries, last - len(entries) + 1))
            for ear in ears:
                ear.tell(news)

    def close(self) -> None:
        self._closed = True
        for ears in self._ears.values():
            for ear in ears:
                ear.tell([])

    async def follow(self, read: Read, table: str, since: int) -> AsyncIterator[tuple[int, bytes]]:
        with self._listening(table) as ear:
            entries = await read(table, since)
            while True:
                for seq, entry in entries:
                    since = seq
                    yield seq, entry
                news = [] if self._closed else await ear.listen()
                if not news:
                    return
                missed = news[0][0] > since + 1
                entries = await read(table, since) if missed else [item for item in news if item[0] > since]

    @contextmanager
    def _listening(self, table: str) -> Iterator[Ear]:
        ear = Ear()
        self._ears.setdefault(table, set()).add(ear)
        try:
            yield ear
        finally:
            self._ears[table].discard(ear)
            if not self._ears[table]:
                del self._ears[table]
