"""A store in a browser: what is in memory is written to its database first, and read from there at the next visit."""

from collections.abc import Callable, Mapping, Sequence
from inspect import iscoroutinefunction
from typing import Any, Protocol

import msgspec

from .contract import Conflict
from .memory import NOTHING, Log, MemoryStore
from .memory_people import MemoryPeople
from .memory_results import MemoryResults
from .people import Contact, Guest, Passkey
from .results import Result

TABLE, FACT, PICTURE, PEOPLE, RESULTS = "table", "fact", "picture", "people", "results"
Records = Mapping[tuple[str, str], bytes | None]  # by kind and name; None where there is to be none


class Database(Protocol):
    """Records by kind and name, and the entries of tables by their numbers. A write is done wholly or not at all."""

    async def all(self, kind: str) -> dict[str, bytes]:
        """The records of a kind, by name."""

    async def entries(self, table: str) -> list[bytes]:
        """Of a table, in their order."""

    async def write(self, records: Records, table: str = "", entries: Mapping[int, bytes] = NOTHING) -> bool:
        """Records, and new entries of a table; False if it has one of these numbers, and nothing is written."""

    async def overwrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Entries that a table has."""

    async def drop(self, table: str) -> None:
        """A table with its entries and its picture."""


class Known(msgspec.Struct):
    """All that is known of people."""

    guests: dict[str, Guest] = {}
    became: dict[str, str] = {}
    tokens: dict[str, tuple[str, float]] = {}
    passes: dict[str, tuple[str, str, float]] = {}
    passkeys: dict[str, Passkey] = {}
    contacts: dict[str, Contact] = {}


encode = msgspec.msgpack.Encoder().encode
decode_log = msgspec.msgpack.Decoder(Log).decode
decode_known = msgspec.msgpack.Decoder(Known).decode
decode_results = msgspec.msgpack.Decoder(list[Result]).decode
decode_picture = msgspec.msgpack.Decoder(tuple[int, str]).decode


class BrowserStore(MemoryStore):
    """Rows are read when it opens, the log of a table when somebody asks for it."""

    def __init__(self, database: Database):
        super().__init__()
        self._database = database
        self._seated: set[str] = set()  # tables whose visitors have changed
        self.people: BrowserPeople = BrowserPeople(self)
        self.results: BrowserResults = BrowserResults(self.people.known, database)
        self._people, self._results = self.people, self.results

    @classmethod
    async def open(cls, database: Database) -> "BrowserStore":
        store = cls(database)
        store._logs = {table: decode_log(row) for table, row in (await database.all(TABLE)).items()}
        store._facts = await database.all(FACT)
        store._pictures = {table: decode_picture(kept) for table, kept in (await database.all(PICTURE)).items()}
        for kept in (await database.all(PEOPLE)).values():
            store.people.recall(decode_known(kept))
        for kept in (await database.all(RESULTS)).values():
            store.results.add(decode_results(kept))
        return store

    async def keep_picture(self, table: str, seq: int, picture: str) -> None:
        await super().keep_picture(table, seq, picture)
        await self._database.write({(PICTURE, table): encode(self._pictures[table])})

    async def keep_people(self, known: bytes) -> None:
        """What is known of people, and the tables where one of them sat down or stood up."""
        rows: dict[tuple[str, str], bytes | None] = {(PEOPLE, PEOPLE): known}
        rows |= {(TABLE, table): encode(self._logs[table]) for table in self._seated}
        rows |= {(RESULTS, table): self.results.written(table) for table in self._seated}
        self._seated.clear()
        await self._database.write(rows)

    async def _keep(
        self, table: str, log: Log, entries: Mapping[int, bytes] = NOTHING, results: Sequence[Result] = ()
    ) -> None:
        ended = {(RESULTS, table): encode(results)} if results else {}
        if not await self._database.write({(TABLE, table): encode(log)} | ended, table, entries):
            raise Conflict(f"table {table} has gone on elsewhere")

    async def _overwrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        await self._database.overwrite(table, entries)

    async def _drop(self, table: str) -> None:
        await self._database.drop(table)
        studies = [name for name in self._facts if name.startswith(f"study {table} ")]
        await self._database.write({(FACT, name): None for name in studies})

    async def _keep_fact(self, name: str, value: bytes) -> None:
        await self._database.write({(FACT, name): value})

    async def _read(self, table: str) -> list[bytes]:
        if table not in self._entries and table in self._logs:
            self._entries[table] = await self._database.entries(table)
        return await super()._read(table)

    def _sit(self, visitor: str, table: str) -> None:
        super()._sit(visitor, table)
        self._seated.add(table)

    def _leave(self, visitor: str) -> None:
        self._seated.update(table for table, log in self._logs.items() if visitor in log.visitors)
        super()._leave(visitor)


class BrowserPeople(MemoryPeople):
    """After whatever is done, what is known then is written if it has changed."""

    def __init__(self, store: BrowserStore):
        super().__init__(store._sit, store._leave)
        self._store, self._written = store, encode(self.all_known())

    def all_known(self) -> Known:
        return Known(self._guests, self._became, self._tokens, self._passes, self._passkeys, self._contacts)

    def recall(self, known: Known) -> None:
        self._guests, self._became, self._tokens = known.guests, known.became, known.tokens
        self._passes, self._passkeys, self._contacts = known.passes, known.passkeys, known.contacts
        self._written = encode(known)

    async def write(self) -> None:
        if (known := encode(self.all_known())) != self._written or self._store._seated:
            self._written = known
            await self._store.keep_people(known)


def written(done: Any) -> Any:
    async def do(self: BrowserPeople, *args: Any, **named: Any) -> Any:
        answer = await done(self, *args, **named)
        await self.write()
        return answer

    return do


for name, done in vars(MemoryPeople).items():
    if not name.startswith("_") and iscoroutinefunction(done):
        setattr(BrowserPeople, name, written(done))


class BrowserResults(MemoryResults):
    def __init__(self, known: Callable[[str], Guest | None], database: Database):
        super().__init__(known)
        self._database = database

    def written(self, table: str) -> bytes | None:
        """How a table ended for those who are known, as it is kept."""
        found = [result for result in self._rows.values() if result.table == table]
        return encode(found) if found else None

    async def keep(self, results: Sequence[Result]) -> None:
        await super().keep(results)
        await self._database.write({(RESULTS, result.table): self.written(result.table) for result in results})

    async def hope(self, table: str, chances: Mapping[int, float]) -> None:
        await super().hope(table, chances)
        await self._database.write({(RESULTS, table): self.written(table)})
