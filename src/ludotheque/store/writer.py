"""The one thread that writes: it commits together all that waits, then acknowledges it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from .contract import Conflict, NotKept, UnknownTable
from .draft import Append, Draft, Lengths
from .engine import reason, writing
from .file import DatabaseFile

logger = logging.getLogger(__name__)

Outcome = int | Exception
Ring = Callable[[str, int, Sequence[bytes]], None]

# What a single write can bring upon the whole batch.
GUILT = (IntegrityError, DataError, ValueError)


class Writer:
    def __init__(self, engine: Engine, ring: Ring, file: DatabaseFile | None = None):
        self._engine, self._ring, self._file = writing(engine), ring, file
        self._trouble = ""
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Append | None] = SimpleQueue()
        self._lengths = Lengths()
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, write: Append) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        self._waiting.put(write)

    def close(self) -> None:
        """What was put before is still written."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        with self._engine.connect() as self._connection:  # kept: taking one from the pool costs more than a write
            while open_:
                batch, open_ = self._gather()
                if batch:
                    outcomes = self._attempt(batch)
                    self._loop.call_soon_threadsafe(self._acknowledge, batch, outcomes)

    def _gather(self) -> tuple[list[Append], bool]:
        batch: list[Append] = []
        write = self._waiting.get()
        try:
            while write is not None:
                batch.append(write)
                write = self._waiting.get_nowait()
        except Empty:
            pass
        # Rows are locked in one order, so that two processes never wait for each other.
        batch.sort(key=lambda write: write.table)
        return batch, write is not None

    def _attempt(self, batch: list[Append]) -> Sequence[Outcome]:
        try:
            self._check()
            try:
                return self._together(batch)
            except GUILT:
                self._lengths.forget(write.table for write in batch)
                return self._one_by_one(batch)
        except DBAPIError as wrong:
            return [self._not_kept(f"the database cannot be written: {reason(wrong)}.")] * len(batch)
        except NotKept as gone:
            return [self._not_kept(str(gone))] * len(batch)
        except Exception as error:
            return [error] * len(batch)

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

    def _together(self, batch: list[Append]) -> list[Outcome]:
        with self._connection.begin():
            draft = Draft(self._connection, self._lengths)
            outcomes = [take(draft, write) for write in batch]
            draft.write()
        self._kept()
        self._lengths.remember(draft.lengths)
        return outcomes

    def _one_by_one(self, batch: list[Append]) -> list[Outcome]:
        with self._connection.begin():
            outcomes = [write_alone(self._connection, write) for write in batch]
        self._kept()
        return outcomes

    def _acknowledge(self, batch: list[Append], outcomes: Sequence[Outcome]) -> None:
        for write, outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, int):
                self._ring(write.table, outcome, write.entries)
            if write.done.done():  # its caller was cancelled meanwhile
                continue
            if isinstance(outcome, int):
                write.done.set_result(outcome)
            else:
                write.done.set_exception(outcome)


def take(draft: Draft, write: Append) -> Outcome:
    try:
        return draft.take(write)
    except (Conflict, UnknownTable) as refusal:
        return refusal


def write_alone(connection: Connection, write: Append) -> Outcome:
    draft = Draft(connection, {})
    try:
        with connection.begin_nested():
            outcome = take(draft, write)
            draft.write()
            return outcome
    except IntegrityError:
        return Conflict(f"table {write.table} was written by somebody else")
    except GUILT as error:
        return error
