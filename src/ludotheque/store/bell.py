"""Tells those who listen to a table what is appended to it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

Entries = list[tuple[int, bytes]]
Read = Callable[[str, int], Awaitable[Entries]]
Ear = Callable[[Entries], None]


class Latest:
    """A follower's ear: keeps only the latest news, the log has the rest."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._news: Entries = []

    def hear(self, news: Entries) -> None:
        self._news = news
        self._rung.set()

    async def wait(self) -> Entries:
        await self._rung.wait()
        self._rung.clear()
        return self._news


class Bell:
    """One per store, rung from the event loop. At the end it rings without news."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Ear]] = {}
        self._closed = False

    def ring(self, table: str, last: int, entries: Sequence[bytes]) -> None:
        if entries and (ears := self._ears.get(table)):
            news = list(enumerate(entries, last - len(entries) + 1))
            for hear in tuple(ears):
                hear(news)

    def close(self) -> None:
        self._closed = True
        for ears in self._ears.values():
            for hear in tuple(ears):
                hear([])

    @contextmanager
    def listening(self, table: str, hear: Ear) -> Iterator[None]:
        self._ears.setdefault(table, []).append(hear)
        try:
            yield
        finally:
            self._ears[table].remove(hear)
            if not self._ears[table]:
                del self._ears[table]

    async def follow(self, read: Read, table: str, since: int) -> AsyncIterator[tuple[int, bytes]]:
        latest = Latest()
        with self.listening(table, latest.hear):
            entries = await read(table, since)
            while True:
                for seq, entry in entries:
                    since = seq
                    yield seq, entry
                news = [] if self._closed else await latest.wait()
                if not news:
                    return
                missed = news[0][0] > since + 1
                entries = await read(table, since) if missed else [item for item in news if item[0] > since]
