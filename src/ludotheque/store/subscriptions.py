"""Tells those who subscribed to a table what is appended to it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence

Entries = list[tuple[int, bytes]]
Read = Callable[[str, int], Awaitable[Entries]]
Callback = Callable[[Entries], None]


class Latest:
    """A follower's callback: keeps only the latest entries, the log has the rest."""

    def __init__(self) -> None:
        self._called = asyncio.Event()
        self._entries: Entries = []

    def __call__(self, entries: Entries) -> None:
        self._entries = entries
        self._called.set()

    async def wait(self) -> Entries:
        await self._called.wait()
        self._called.clear()
        return self._entries


class Subscription:
    """Lasts as long as a `with`. There is one for every table in memory: it is small."""

    __slots__ = ("callback", "subscriptions", "table")

    def __init__(self, subscriptions: "Subscriptions", table: str, callback: Callback):
        self.subscriptions, self.table, self.callback = subscriptions, table, callback

    def __enter__(self) -> None:
        self.subscriptions.add(self.table, self.callback)

    def __exit__(self, *_: object) -> None:
        self.subscriptions.remove(self.table, self.callback)


class Subscriptions:
    """One per store, notified from the event loop. When the store closes, everybody is called without entries."""

    def __init__(self) -> None:
        self._callbacks: dict[str, list[Callback]] = {}
        self._told: dict[str, int] = {}  # the last number of each table
        self._closed = False

    def tables(self) -> list[str]:
        return list(self._callbacks)

    def behind(self, last: Mapping[str, int]) -> dict[str, int]:
        """The tables that have subscribers who were not told of their last entries, and since which they were not."""
        since = {table: self._told.get(table, seq - 1) for table, seq in last.items() if table in self._callbacks}
        return {table: seq for table, seq in since.items() if seq < last[table]}

    def notify(self, table: str, last: int, entries: Sequence[bytes]) -> None:
        if entries and (callbacks := self._callbacks.get(table)):
            self._told[table] = last
            numbered = list(enumerate(entries, last - len(entries) + 1))
            for callback in tuple(callbacks):
                callback(numbered)

    def close(self) -> None:
        self._closed = True
        for callbacks in self._callbacks.values():
            for callback in tuple(callbacks):
                callback([])

    def subscribe(self, table: str, callback: Callback) -> "Subscription":
        return Subscription(self, table, callback)

    def add(self, table: str, callback: Callback) -> None:
        self._callbacks.setdefault(table, []).append(callback)

    def remove(self, table: str, callback: Callback) -> None:
        self._callbacks[table].remove(callback)
        if not self._callbacks[table]:
            del self._callbacks[table]
            self._told.pop(table, None)

    async def follow(self, read: Read, table: str, since: int) -> AsyncIterator[tuple[int, bytes]]:
        latest = Latest()
        with self.subscribe(table, latest):
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
