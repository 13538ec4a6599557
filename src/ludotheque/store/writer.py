"""The one thread that writes: it commits together all that waits, then acknowledges it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from .batch import Append, Batch, Lengths, is_written, locked
from .contract import Conflict, NotKept, UnknownTable
from .engine import is_served, reason, writing
from .file import DatabaseFile

logger = logging.getLogger(__name__)

Outcome = int | Exception
Notify = Callable[[str, int, Sequence[bytes]], None]

# Errors by which a single write makes the whole batch fail.
ONE_WRITE_FAILED = (IntegrityError, DataError, ValueError)


class Writer:
    def __init__(self, engine: Engine, notify: Notify, file: DatabaseFile | None = None):
        self._engine, self._notify, self._file = writing(engine), notify, file
        self._is_shared = is_served(engine.url)
        self._connection: Connection | None = None
        self._is_committing = False
        self._trouble = ""
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append] = []  # in this turn of the event loop
        self._waiting: SimpleQueue[list[Append] | None] = SimpleQueue()
        self._lengths = Lengths()
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, write: Append) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(write)

    def _hand_over(self) -> None:
        """All that came in one turn of the event loop goes to the thread at once, and into one transaction."""
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        """What was put before is still written."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._waiting.put(None)

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            writes, open_ = self._gather()
            if writes:
                outcomes = self._attempt(writes)
                self._loop.call_soon_threadsafe(self._acknowledge, writes, outcomes)
        if self._connection:
            self._connection.close()

    def _connected(self) -> Connection:
        """Kept: taking one from the pool costs more than a write. If it is cut, it connects itself anew when used."""
        if not self._connection:
            self._connection = self._engine.connect()
        return self._connection

    def _gather(self) -> tuple[list[Append], bool]:
        writes: list[Append] = []
        some = self._waiting.get()
        try:
            while some is not None:
                writes += some
                some = self._waiting.get_nowait()
        except Empty:
            pass
        # Rows are locked in one order, so that two processes never wait for each other.
        writes.sort(key=lambda write: write.table)
        return writes, some is not None

    def _attempt(self, writes: list[Append]) -> Sequence[Outcome]:
        try:
            self._check()
            return self._written(writes)
        except DBAPIError as wrong:
            return [self._not_kept(f"the database cannot be written: {reason(wrong)}.")] * len(writes)
        except NotKept as gone:
            return [self._not_kept(str(gone))] * len(writes)
        except Exception as error:
            return [error] * len(writes)

    def _written(self, writes: list[Append]) -> Sequence[Outcome]:
        try:
            return self._together(writes)
        except ONE_WRITE_FAILED:
            self._lengths.forget(write.table for write in writes)
            return self._one_by_one(writes)
        except DBAPIError as wrong:
            if not wrong.connection_invalidated:
                raise
            return self._one_by_one(writes, in_doubt=self._is_committing)

    def _not_kept(self, trouble: str) -> NotKept:
        """Said once in the log, and again when it is over."""
        if trouble != self._trouble:
            logger.error("%s Nothing is acknowledged until it can.", trouble)
            self._trouble = trouble
        self._lengths.clear()
        return NotKept(trouble)

    def _check(self) -> None:
        if self._file:
            self._file.check()

    def _kept(self) -> None:
        """What was committed is acknowledged only if it is in the file that a restart will find."""
        self._check()
        if self._trouble:
            logger.warning("The database can be written again.")
            self._trouble = ""

    def _together(self, writes: list[Append]) -> list[Outcome]:
        self._is_committing = False
        with (connection := self._connected()).begin():
            batch = Batch(connection, locked(connection, writes) if self._is_shared else self._lengths)
            outcomes = [add(batch, write) for write in writes]
            batch.write()
            self._is_committing = True  # if it is cut now, was that before or after? Only the log knows.
        self._kept()
        if not self._is_shared:
            self._lengths.remember(batch.lengths)
        return outcomes

    def _one_by_one(self, writes: list[Append], in_doubt: bool = False) -> list[Outcome]:
        with (connection := self._connected()).begin():
            outcomes = [write_alone(connection, write, in_doubt) for write in writes]
        self._kept()
        return outcomes

    def _acknowledge(self, writes: list[Append], outcomes: Sequence[Outcome]) -> None:
        for write, outcome in zip(writes, outcomes, strict=True):
            if isinstance(outcome, int):
                self._notify(write.table, outcome, write.entries)
            if write.done.done():  # its caller was cancelled meanwhile
                continue
            if isinstance(outcome, int):
                write.done.set_result(outcome)
            else:
                write.done.set_exception(outcome)


def add(batch: Batch, write: Append) -> Outcome:
    try:
        return batch.add(write)
    except (Conflict, UnknownTable) as refusal:
        return refusal


def write_alone(connection: Connection, write: Append, in_doubt: bool) -> Outcome:
    """`in_doubt`: it may have been written already, and nobody could say so."""
    outcome = tried(connection, write)
    if in_doubt and isinstance(outcome, Conflict) and is_written(connection, write):
        return write.expected + len(write.entries)
    return outcome


def tried(connection: Connection, write: Append) -> Outcome:
    batch = Batch(connection, {})
    try:
        with connection.begin_nested():
            outcome = add(batch, write)
            batch.write()
            return outcome
    except IntegrityError:
        return Conflict(f"table {write.table} was written by somebody else")
    except ONE_WRITE_FAILED as error:
        return error
