"""The one thread that writes: it commits together all that waits, then acknowledges it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from .batch import Append, Batch, Lengths, is_written, locked
from .contract import Conflict, NotKept, UnknownTable
from .engine import reason
from .file import DatabaseFile
from .line import Line

logger = logging.getLogger(__name__)

Outcome = int | Exception
Notify = Callable[[str, int, Sequence[bytes]], None]


class Writer:
    def __init__(self, engine: Engine, notify: Notify, file: DatabaseFile | None = None):
        self._line, self._notify, self._file = Line(engine), notify, file
        self._trouble = ""
        self.loop = asyncio.get_running_loop()
        self._gathered: list[Append] = []  # in this turn of the event loop
        self._waiting: SimpleQueue[list[Append]] = SimpleQueue()
        self._ahead: list[Append] = []  # what the thread has taken from there to write it next
        self._has_looked = False  # for the file, since that had come
        self._lengths = Lengths()
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, write: Append) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        if not self._gathered:
            self.loop.call_soon(self._hand_over)
        self._gathered.append(write)

    def _hand_over(self) -> None:
        """All that came in one turn of the event loop goes to the thread at once, and into one transaction."""
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        """What was put before is still written."""
        if not self._closed:
            self._hand_over()
            self._closed = True
            self._waiting.put([])

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        while writes := self._gather():
            outcomes = self._attempt(writes)
            self.loop.call_soon_threadsafe(self._acknowledge, writes, outcomes)
        self._line.close()

    def _gather(self) -> list[Append]:
        """All that waits, else what comes next; nothing at the end."""
        if not self._ahead:
            self._has_looked = False
            if not self._closed:
                self._ahead += self._waiting.get()
            self._take_waiting()
        writes, self._ahead = self._ahead, []
        # Rows are locked in one order, so that two processes never wait for each other.
        return sorted(writes, key=lambda write: write.table)

    def _take_waiting(self) -> None:
        while not self._waiting.empty():
            self._ahead += self._waiting.get()

    def _attempt(self, writes: list[Append]) -> Sequence[Outcome]:
        try:
            if not self._has_looked:
                self._check()
            return self._written(writes)
        except (DBAPIError, self._line.errors) as wrong:
            return [self._not_kept(f"the database cannot be written: {reason(wrong)}.")] * len(writes)
        except NotKept as gone:
            return [self._not_kept(str(gone))] * len(writes)
        except Exception as error:
            return [error] * len(writes)

    def _written(self, writes: list[Append]) -> Sequence[Outcome]:
        try:
            return self._together(writes)
        except self._line.errors_of_one:
            self._lengths.forget(write.table for write in writes)
            return self._one_by_one(writes)
        except self._line.errors:
            if not self._line.was_cut:
                raise
            return self._one_by_one(writes, in_doubt=self._line.is_committing)

    def _not_kept(self, trouble: str) -> NotKept:
        """Said once in the log, and again when it is over."""
        if trouble != self._trouble:
            logger.error("%s Nothing is acknowledged until it can.", trouble)
            self._trouble = trouble
        self._lengths.clear()
        return NotKept(trouble)

    def _check(self) -> None:
        self._has_looked = False
        if self._file:
            self._file.check()
        self._has_looked = True

    def _kept(self) -> None:
        """What was committed is acknowledged only if it is in the file that a restart will find, and what has come
        meanwhile is written only there: for both it is looked for once."""
        self._take_waiting()
        self._check()
        if self._trouble:
            logger.warning("The database can be written again.")
            self._trouble = ""

    def _together(self, writes: list[Append]) -> list[Outcome]:
        with self._line as line:
            batch = Batch(line, locked(line, writes) if line.is_served else self._lengths)
            outcomes = [add(batch, write) for write in writes]
            batch.write()
        self._kept()
        if not line.is_served:
            self._lengths.remember(batch.lengths)
        return outcomes

    def _one_by_one(self, writes: list[Append], in_doubt: bool = False) -> list[Outcome]:
        with self._line as line:
            outcomes = [write_alone(line, write, in_doubt) for write in writes]
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


def write_alone(line: Line, write: Append, in_doubt: bool) -> Outcome:
    """`in_doubt`: it may have been written already, and nobody could say so."""
    outcome = tried(line, write)
    if in_doubt and isinstance(outcome, Conflict) and is_written(line, write):
        return write.expected + len(write.entries)
    return outcome


def tried(line: Line, write: Append) -> Outcome:
    batch = Batch(line, {})
    line.execute("SAVEPOINT one")
    try:
        outcome = add(batch, write)
        batch.write()
    except line.errors_of_one as error:
        line.execute("ROLLBACK TO one")
        return Conflict(f"table {write.table} was written by somebody else") if line.is_taken(error) else error
    line.execute("RELEASE one")
    return outcome
