"""The writer's connection to the database, by plain calls of its driver: they are made for every move."""

from contextlib import suppress
from typing import Any, Self

from sqlalchemy import Connection, Engine

from .engine import is_served


class Line:
    """A transaction lasts as long as a `with`. The connection is kept, for taking one from the pool costs more than a
    write; if it was cut, the next transaction has a new one.
    """

    def __init__(self, engine: Engine):
        self._engine, self.is_served = engine, is_served(engine.url)
        self._driver: Any = engine.dialect.loaded_dbapi
        self._connection: Connection | None = None
        self._plain: Any = None
        self.is_committing = self.was_cut = False

    @property
    def errors(self) -> type[Exception]:
        """All that its driver raises."""
        error: type[Exception] = self._driver.Error
        return error

    @property
    def errors_of_one(self) -> tuple[type[Exception], ...]:
        """Those by which a single write makes a whole transaction fail."""
        return self._driver.IntegrityError, self._driver.DataError, ValueError

    def is_taken(self, error: Exception) -> bool:
        """Whether an error says that a number or a name is taken."""
        return isinstance(error, self._driver.IntegrityError)

    def execute(self, statement: str, given: Any = ()) -> Any:
        return self._plain.execute(statement, given)

    def write(self, statement: str, given: Any) -> None:
        """What answers nothing: told so, SQLite's driver gives way to the event loop once less."""
        if self.is_served:
            self._plain.execute(statement, given)
        else:
            self._plain.executemany(statement, (given,))

    def __enter__(self) -> Self:
        self.is_committing = self.was_cut = False
        if self._plain is None:
            self._connection = self._connection or self._engine.connect()
            self._plain = self._connection.connection.driver_connection
        if not self.is_served:  # a server begins by itself; as a script it is one call of SQLite, not three
            self._plain.executescript("BEGIN IMMEDIATE")
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind:
            self._undo()
            return
        self.is_committing = True  # if it is cut now, was that before or after? Only the log knows.
        try:
            self._plain.commit()
        except BaseException:
            self._undo()
            raise

    def _undo(self) -> None:
        with suppress(self.errors):
            self._plain.rollback()
        self.was_cut = self.is_served and self._plain.closed
        if self.was_cut and self._connection:
            self._connection.invalidate()
            self._engine.dispose()  # the others that nobody uses were cut as well
            self._plain = None

    def close(self) -> None:
        if self._connection:
            self._connection.close()
