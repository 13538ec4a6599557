"""A store in a browser: what is in memory is written to its database first, and read from there at the next visit."""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from inspect import iscoroutinefunction
from typing import Any, Protocol, TypeVar

import msgspec

from .contract import Conflict
from .memory import NOTHING, Log, MemoryStore
from .memory_people import MemoryPeople
from .memory_results import MemoryResults
from .people import Contact, Guest, Passkey
from .results import Result

KINDS = TABLE, FACT, PICTURE, PEOPLE, RESULTS = "table", "fact", "picture", "people", "results"  # they become more only
OF_TABLES = TABLE, PICTURE, RESULTS  # under their ids
T = TypeVar("T")
logger = logging.getLogger(__name__)
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

    async def drop(self, table: str, kinds: Sequence[str]) -> None:
        """The entries of a table, and the records of these kinds under its id."""

    async def clear(self) -> None:
        """Everything, what cannot be read as well."""


class Known(msgspec.Struct):
    """All that is known of people."""

    guests: dict[str, Guest] = {}
    became: dict[str, str] = {}
    tokens: dict[str, tuple[str, float]] = {}
    passes: dict[str, tuple[str, str, float]] = {}
    passkeys: dict[str, Passkey] = {}
    contacts: dict[str, Contact] = {}
    letters: list[tuple[str, float]] = []


encode = msgspec.msgpack.Encoder().encode
decode_log = msgspec.msgpack.Decoder(Log).decode
decode_known = msgspec.msgpack.Decoder(Known).decode
decode_results = msgspec.msgpack.Decoder(list[Result]).decode
decode_picture = msgspec.msgpack.Decoder(tuple[int, str]).decode


async def legible(database: Database, kind: str, decode: Callable[[bytes], T]) -> dict[str, T]:
    """The records of a kind, by name. One that cannot be read is left out, and nothing else is lost with it."""
    found = {}
    for name, kept in (await database.all(kind)).items():
        try:
            found[name] = decode(kept)
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            logger.error("the %s %s cannot be read: %s", kind, name, wrong)
    return found


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
        store._logs = await legible(database, TABLE, decode_log)
        store._facts = {name: fact for name, fact in (await database.all(FACT)).items() if fact}
        store._pictures = await legible(database, PICTURE, decode_picture)
        for known in (await legible(database, PEOPLE, decode_known)).values():
            store.people.recall(known)
        for results in (await legible(database, RESULTS, decode_results)).values():
            store.results.add(results)
        return store

    async def correct(self, name: str, value: bytes) -> None:
        """Another fact in the place of one that says nothing."""
        await self._keep_fact(name, value)
        self._facts[name] = value

    async def clear(self) -> None:
        await self._database.clear()
        await super().clear()
        self._seated.clear()

    def recognise(self, token: str) -> None:
        """Whose this browser is, by a token's hash: whoever sits at its tables, where nothing else is known of them."""
        known, now = self.people.all_known(), time.time()
        seated = {visitor for log in self._logs.values() for visitor in log.visitors if " " not in visitor}
        if token in known.tokens or not seated:
            return
        me = next(iter(known.guests.values()), Guest(min(seated), created=now, seen=now))
        self.people.recall(Known({me.id: me}, dict.fromkeys(seated - {me.id}, me.id), {token: (me.id, now)}))

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
        await self._database.drop(table, OF_TABLES)
        studies = [name for name in self._facts if name.startswith(f"study {table} ")]
        await self._database.write({(FACT, name): None for name in studies})

    async def _keep_fact(self, name: str, value: bytes) -> None:
        await self._database.write({(FACT, name): value})

    async def _read(self, table: str) -> list[bytes]:
        if table not in self._entries and table in self._logs:
            self._entries[table] = kept = await self._database.entries(table)
            self._logs[table].length = len(kept)  # whatever its row says: the log is the truth
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
        return Known(
            self._guests, self._became, self._tokens, self._passes, self._passkeys, self._contacts, self._letters
        )

    def recall(self, known: Known) -> None:
        self._guests, self._became, self._tokens = known.guests, known.became, known.tokens
        self._passes, self._passkeys, self._contacts = known.passes, known.passkeys, known.contacts
        self._letters = known.letters
        self._written = encode(known)

    def clear(self) -> None:
        super().clear()
        self._written = encode(self.all_known())

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

    async def studied(self, table: str, found: Mapping[int, tuple[float, float]]) -> None:
        await super().studied(table, found)
        await self._database.write({(RESULTS, table): self.written(table)})
