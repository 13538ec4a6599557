"""A store for tests and for an evening: nothing outlives the process."""

import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace

import msgspec

from .contract import Measure, Row, UnknownTable, already_exists, must_follow
from .memory_people import MemoryPeople
from .memory_results import MemoryResults
from .peers import Alone, Peers
from .people import People
from .results import Result, Results
from .subscriptions import Callback, Subscriptions

NOTHING: Mapping[int, bytes] = {}


@dataclass
class Log:
    """A table as it is kept; its entries are beside it."""

    game: str
    state: str
    secret: bytes
    length: int
    summary: bytes | None = None
    door: str = "open"
    visitors: set[str] = field(default_factory=set)
    turn: int = -1
    awaited: str = ""
    due: int = 0
    called: bool = False
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)

    def row(self, table: str) -> Row:
        about = self.created, self.changed, self.length, self.summary, self.turn, self.door
        return Row(table, self.game, self.state, *about)


class MemoryStore:
    def __init__(self) -> None:
        self._logs: dict[str, Log] = {}
        self._entries: dict[str, list[bytes]] = {}
        self._pictures: dict[str, tuple[int, str]] = {}
        self._facts: dict[str, bytes] = {}
        self._uptime = 0
        self._subscriptions = Subscriptions()
        self.peers: Peers = Alone()
        self._people = MemoryPeople(self._sit, self._leave)
        self.people: People = self._people
        self._results = MemoryResults(self._people.known)
        self.results: Results = self._results

    async def create(
        self,
        table: str,
        game: str,
        state: str,
        secret: bytes,
        entries: Sequence[bytes],
        summary: bytes | None = None,
        door: str = "open",
        visitors: Sequence[str] = (),
    ) -> None:
        if table in self._logs:
            raise already_exists(table)
        log = Log(game, state, secret, len(entries), summary, door, set(visitors))
        await self._keep(table, log, dict(enumerate(entries, 1)))
        self._logs[table], self._entries[table] = log, list(entries)

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        state: str | None = None,
        summary: bytes | None = None,
        turn: int | None = None,
        awaited: str | None = None,
        due: int | None = None,
        visitors: Sequence[str] = (),
        results: Sequence[Result] = (),
    ) -> int:
        log, known = self._log(table), await self._read(table)
        must_follow(table, expected, log.length)
        after = replace(
            log,
            length=log.length + len(entries),
            state=log.state if state is None else state,
            summary=log.summary if summary is None else summary,
            turn=log.turn if turn is None else turn,
            awaited=log.awaited if awaited is None else awaited,
            called=log.called and awaited in (None, log.awaited),
            due=log.due if due is None else due,
            visitors=log.visitors.union(visitors),
            changed=time.time(),
        )
        ended = [msgspec.structs.replace(result, ended=after.changed) for result in results]
        await self._keep(table, after, dict(enumerate(entries, expected + 1)), ended)
        self._logs[table] = after
        known.extend(entries)
        self._results.add(ended)
        self._subscriptions.notify(table, after.length, entries)
        return after.length

    async def redact(self, table: str, entries: Mapping[int, bytes]) -> None:
        known = await self._read(table)
        await self._overwrite(table, entries)
        for seq, entry in entries.items():
            known[seq - 1] = entry

    async def remove(self, table: str) -> None:
        await self._drop(table)
        self._logs.pop(table, None)
        self._entries.pop(table, None)
        self._pictures.pop(table, None)
        self._facts = {name: fact for name, fact in self._facts.items() if not name.startswith(f"study {table} ")}

    async def read(self, table: str, since: int = 0) -> list[tuple[int, bytes]]:
        self._log(table)
        return list(enumerate((await self._read(table))[since:], since + 1))

    def follow(self, table: str, since: int = 0) -> AsyncIterator[tuple[int, bytes]]:
        return self._subscriptions.follow(self.read, table, since)

    def subscribe(self, table: str, callback: Callback) -> AbstractContextManager[None]:
        return self._subscriptions.subscribe(table, callback)

    async def keep_summary(self, table: str, seq: int, state: str, summary: bytes) -> None:
        log = self._log(table)
        if log.length == seq:
            after = replace(log, state=state, summary=summary)
            await self._keep(table, after)
            self._logs[table] = after

    async def secret(self, table: str) -> bytes:
        return self._log(table).secret

    async def keep_picture(self, table: str, seq: int, picture: str) -> None:
        self._log(table)
        self._pictures[table] = max(self._pictures.get(table, (0, "")), (seq, picture))

    async def picture(self, table: str) -> tuple[int, str] | None:
        return self._pictures.get(table)

    async def keep(self, name: str, value: bytes) -> bytes:
        if name not in self._facts:
            await self._keep_fact(name, value)
        return self._facts.setdefault(name, value)

    async def kept(self, name: str) -> bytes | None:
        return self._facts.get(name)

    async def find(
        self,
        game: str | None = None,
        state: str | None = None,
        tables: Sequence[str] | None = None,
        limit: int | None = 50,
        door: str | None = None,
        visitors: Sequence[str] | None = None,
        until: float | None = None,
    ) -> list[Row]:
        rows = [
            log.row(table)
            for table, log in self._logs.items()
            if (game in (None, log.game) and state in (None, log.state) and door in (None, log.door))
            and (tables is None or table in tables)
            and (visitors is None or not log.visitors.isdisjoint(visitors))
            and (until is None or log.changed <= until)
        ]
        return sorted(rows, key=lambda row: (-row.changed, row.table))[:limit]

    async def advance(self, uptime: int) -> int:
        self._uptime = max(self._uptime, uptime)
        return self._uptime

    async def due(self, limit: int) -> list[tuple[str, int]]:
        running = [(table, log.due) for table, log in self._logs.items() if log.due]
        return sorted(running, key=lambda one: one[1])[:limit]

    async def measure(self) -> Measure:
        states = Counter(log.state for log in self._logs.values())
        return Measure("memory", dict(states), await self.people.count())

    async def calls(self, until: float, limit: int, after: str = "") -> list[tuple[str, str]]:
        waiting = [(table, log) for table, log in self._logs.items() if log.state == "running" and not log.called]
        since = {log.awaited: self._people.reached_since(log.awaited) for _, log in waiting}
        found = [(table, log) for table, log in waiting if (at := since[log.awaited]) and at <= log.changed <= until]
        return sorted((table, log.awaited) for table, log in found if table > after)[:limit]

    async def mark_called(self, table: str, visitor: str, called: bool = True) -> bool:
        log = self._log(table)
        if log.awaited != visitor or log.called is called:
            return False
        log.called = called
        return True

    async def clear(self) -> None:
        """As if nobody had ever come."""
        for kept in (self._logs, self._entries, self._pictures, self._facts):
            kept.clear()
        self._people.clear()
        self._results.clear()

    async def close(self) -> None:
        self._subscriptions.close()

    # Where something outlives the process, it is kept there first, and read from there when it is needed

    async def _keep(
        self, table: str, log: Log, entries: Mapping[int, bytes] = NOTHING, results: Sequence[Result] = ()
    ) -> None:
        """A table's row, with new entries and how it ended; Conflict if there are such entries."""

    async def _overwrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Entries that there are."""

    async def _drop(self, table: str) -> None:
        """A table."""

    async def _keep_fact(self, name: str, value: bytes) -> None:
        """A fact about the house."""

    async def _read(self, table: str) -> list[bytes]:
        """The entries of a table."""
        return self._entries.setdefault(table, [])

    def _sit(self, visitor: str, table: str) -> None:
        self._log(table).visitors.add(visitor)

    def _leave(self, visitor: str) -> None:
        for log in self._logs.values():
            log.visitors.discard(visitor)
            log.awaited = "" if log.awaited == visitor else log.awaited
        self._results.leave(visitor)

    def _log(self, table: str) -> Log:
        try:
            return self._logs[table]
        except KeyError:
            raise UnknownTable(table) from None
