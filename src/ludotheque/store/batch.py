"""A batch of appends in one transaction, gathered so that each statement runs once for many of them.

Between two statements the driver gives way to the event loop, and waits for its turn again: so there are few, of many
rows each, and their texts are plain.
"""

import time
from asyncio import Future
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from .contract import UnknownTable, already_exists, must_follow
from .line import Line
from .results import Result

LENGTHS = 'SELECT id, length FROM tables WHERE id = ANY(%(tables)s) ORDER BY id COLLATE "C" FOR UPDATE'
ADD_TABLES = """
INSERT INTO tables (id, game, state, secret, summary, turn, door, created, changed, length) VALUES {rows}
"""
ADD_ENTRIES = "INSERT INTO entries (table_id, seq, entry) VALUES {rows}"
SEATS = "INSERT INTO seats (visitor, table_id) VALUES {rows} ON CONFLICT DO NOTHING"
RESULTS = """
INSERT INTO results (table_id, seat, visitor, game, won, counts, about, ended) VALUES {rows} ON CONFLICT DO NOTHING
"""
TOUCH = """
UPDATE tables SET length = length + v.column2, changed = v.column3,
state = coalesce(v.column4, state), summary = coalesce(v.column5, summary), turn = coalesce(v.column6, turn),
called = CASE WHEN coalesce(v.column7, awaited) = awaited THEN called ELSE 0 END,
awaited = coalesce(v.column7, awaited), due = coalesce(v.column8, due)
FROM (VALUES {rows}) AS v WHERE id = v.column1
"""
LENGTH, LENGTH_SERVED = "SELECT length FROM tables WHERE id = ?", "SELECT length FROM tables WHERE id = %s FOR UPDATE"
HELD = "SELECT entry FROM entries WHERE table_id = %s AND seq BETWEEN %s AND %s ORDER BY seq"
SECRET = "SELECT secret FROM tables WHERE id = %s"
TYPES = {
    ADD_TABLES: ("text", "text", "text", "bytea", "bytea", "int", "text", "float8", "float8", "int"),
    ADD_ENTRIES: ("text", "int", "bytea"),
    SEATS: ("text", "text"),
    RESULTS: ("text", "int", "text", "text", "int", "int", "bytea", "float8"),
    TOUCH: ("text", "int", "float8", "text", "bytea", "int", "text", "bigint"),
}
CHANGES = ("state", "summary", "turn", "awaited", "due")  # of a row, where something is given
MOST_ROWS = 32

Fields = tuple[Any, ...]


@cache
def text_of(statement: str, rows: int, is_served: bool) -> str:
    """A statement for so many rows. PostgreSQL wants to know what a value is, also where there is none."""
    values = [f"%s::{kind}" if is_served else "?" for kind in TYPES[statement]]
    return statement.format(rows=", ".join([f"({', '.join(values)})"] * rows))


def pieces(rows: Sequence[Fields]) -> Iterator[Sequence[Fields]]:
    """As few as there can be: each size is one statement, and so many of them the driver knows already."""
    return (rows[start : start + MOST_ROWS] for start in range(0, len(rows), MOST_ROWS))


@dataclass(slots=True, eq=False)
class Append:
    table: str
    expected: int
    entries: Sequence[bytes]
    state: str | None
    summary: bytes | None
    turn: int | None
    awaited: str | None
    due: int | None
    visitors: Sequence[str]
    results: Sequence[Result]
    done: Future[int]


@dataclass(slots=True, eq=False)
class Create(Append):
    game: str
    secret: bytes
    door: str


class Lengths(OrderedDict[str, int]):
    """The last seq of the tables in use. It may lag behind the log if another process writes, never lead."""

    def remember(self, lengths: Mapping[str, int], most: int = 10_000) -> None:
        for table, length in lengths.items():
            self[table] = length
            self.move_to_end(table)
        while len(self) > most:
            self.popitem(last=False)

    def forget(self, tables: Iterable[str]) -> None:
        for table in tables:
            self.pop(table, None)


def locked(line: Line, writes: Iterable[Append]) -> dict[str, int]:
    """The lengths of all tables in a batch, which other processes may not change until it is committed."""
    return dict(line.execute(LENGTHS, {"tables": list({write.table for write in writes})}))


def is_written(line: Line, write: Append) -> bool:
    """Whether the log holds just these entries in this place; asked of a server, where a line can be cut."""
    after, last = write.expected, write.expected + len(write.entries)
    held = [entry for (entry,) in line.execute(HELD, (write.table, after + 1, last))]
    if isinstance(write, Create):
        secret = line.execute(SECRET, (write.table,)).fetchone()
        return secret == (write.secret,) and held == list(write.entries)
    return bool(held) and held == list(write.entries)


def fields_of(result: Result, now: float) -> Fields:
    whose = result.table, result.seat, result.visitor, result.game
    return *whose, int(result.won), int(result.counts), result.about, result.ended or now


def run(execute: Callable[[str, Fields], object], is_served: bool, statement: str, rows: Sequence[Fields]) -> None:
    for some in pieces(rows):
        execute(text_of(statement, len(some), is_served), tuple([value for row in some for value in row]))


class Batch:
    def __init__(self, line: Line, known: Mapping[str, int]):
        self.lengths: dict[str, int] = {}
        self._line, self._known, self._now = line, known, time.time()
        self._tables: list[Fields] = []
        self._touches: dict[str, list[Any]] = {}
        self._entries: list[Fields] = []
        self._seats: list[Fields] = []
        self._results: list[Fields] = []

    def add(self, write: Append) -> int:
        """The last seq after this write; Conflict or UnknownTable leave the batch as it was."""
        if isinstance(write, Create):
            self._create(write)
        else:
            must_follow(write.table, write.expected, self._length(write))
            self._touch(write)
        last = write.expected
        for last, entry in enumerate(write.entries, write.expected + 1):
            self._entries.append((write.table, last, entry))
        self._seats += ((visitor, write.table) for visitor in write.visitors)
        self._results += (fields_of(result, self._now) for result in write.results)
        self.lengths[write.table] = last
        return last

    def write(self) -> None:
        self._run(ADD_TABLES, self._tables)
        self._run(TOUCH, [tuple(touch) for touch in self._touches.values()])
        self._run(ADD_ENTRIES, self._entries)
        self._run(SEATS, self._seats)
        self._run(RESULTS, self._results)

    def _run(self, statement: str, rows: Sequence[Fields]) -> None:
        if rows:
            run(self._line.write, self._line.is_served, statement, rows)

    def _length(self, write: Append) -> int:
        length = self.lengths.get(write.table)
        if length is None:
            length = self._known.get(write.table)
            # Only an entry meets the unique key, and only a lagging length may be too small.
            if length is None or length < write.expected or not write.entries:
                found = self._line.execute(LENGTH_SERVED if self._line.is_served else LENGTH, (write.table,)).fetchone()
                length = found[0] if found else None
        if length is None:
            raise UnknownTable(write.table)
        return length

    def _create(self, write: Create) -> None:
        if write.table in self.lengths or write.table in self._known:
            raise already_exists(write.table)
        about = write.table, write.game, write.state, write.secret, write.summary
        turn = -1 if write.turn is None else write.turn
        self._tables.append((*about, turn, write.door, self._now, self._now, len(write.entries)))

    def _touch(self, write: Append) -> None:
        touch = self._touches.setdefault(write.table, [write.table, 0, self._now, *[None] * len(CHANGES)])
        touch[1] += len(write.entries)
        for column, name in enumerate(CHANGES, 3):
            if (value := getattr(write, name)) is not None:
                touch[column] = value
