"""A store for tests and for an evening: nothing outlives the process."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from .contract import Row, UnknownTable, already_exists, must_follow
from .peers import Alone, Peers
from .subscriptions import Callback, Subscriptions


@dataclass
class Log:
    game: str
    state: str
    secret: bytes
    entries: list[bytes]
    summary: bytes | None = None
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)


class MemoryStore:
    def __init__(self) -> None:
        self._logs: dict[str, Log] = {}
        self._pictures: dict[str, tuple[int, str]] = {}
        self._facts: dict[str, bytes] = {}
        self._subscriptions = Subscriptions()
        self.peers: Peers = Alone()

    async def create(
        self,
        table: str,
        game: str,
        state: str,
        secret: bytes,
        entries: Sequence[bytes],
        summary: bytes | None = None,
    ) -> None:
        if table in self._logs:
            raise already_exists(table)
        self._logs[table] = Log(game, state, secret, list(entries), summary)

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        state: str | None = None,
        summary: bytes | None = None,
    ) -> int:
        log = self._log(table)
        must_follow(table, expected, len(log.entries))
        log.entries.extend(entries)
        log.state = log.state if state is None else state
        log.summary = log.summary if summary is None else summary
        log.changed = time.time()
        self._subscriptions.notify(table, len(log.entries), entries)
        return len(log.entries)

    async def read(self, table: str, since: int = 0) -> list[tuple[int, bytes]]:
        return list(enumerate(self._log(table).entries[since:], since + 1))

    def follow(self, table: str, since: int = 0) -> AsyncIterator[tuple[int, bytes]]:
        return self._subscriptions.follow(self.read, table, since)

    def subscribe(self, table: str, callback: Callback) -> AbstractContextManager[None]:
        return self._subscriptions.subscribe(table, callback)

    async def keep_summary(self, table: str, seq: int, state: str, summary: bytes) -> None:
        log = self._log(table)
        if len(log.entries) == seq:
            log.state, log.summary = state, summary

    async def secret(self, table: str) -> bytes:
        return self._log(table).secret

    async def keep_picture(self, table: str, seq: int, picture: str) -> None:
        self._log(table)
        self._pictures[table] = max(self._pictures.get(table, (0, "")), (seq, picture))

    async def picture(self, table: str) -> tuple[int, str] | None:
        return self._pictures.get(table)

    async def keep(self, name: str, value: bytes) -> bytes:
        return self._facts.setdefault(name, value)

    async def kept(self, name: str) -> bytes | None:
        return self._facts.get(name)

    async def find(
        self,
        game: str | None = None,
        state: str | None = None,
        tables: Sequence[str] | None = None,
        limit: int = 50,
    ) -> list[Row]:
        rows = [
            Row(table, log.game, log.state, log.created, log.changed, len(log.entries), log.summary)
            for table, log in self._logs.items()
            if (game is None or log.game == game)
            and (state is None or log.state == state)
            and (tables is None or table in tables)
        ]
        return sorted(rows, key=lambda row: (-row.changed, row.table))[:limit]

    async def close(self) -> None:
        self._subscriptions.close()

    def _log(self, table: str) -> Log:
        try:
            return self._logs[table]
        except KeyError:
            raise UnknownTable(table) from None
