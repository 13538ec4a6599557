"""Opens a database as the store needs it."""

from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError

from .contract import NotKept
from .file import DatabaseFile
from .schema import upgrade

PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "wal_autocheckpoint = 8000",  # a checkpoint is two flushes more: keep them rare
)


def open_alone(url_or_path: str | Path, readers: int) -> tuple[Engine, DatabaseFile | None]:
    """A SQLite file is for one process; a database with a server of its own is for many."""
    url = locate(url_or_path)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return open_engine(url_or_path, readers), None
    file = DatabaseFile(Path(str(url.database)))
    file.take()
    try:
        file.make_private()
        engine = open_engine(url_or_path, readers)
    except BaseException as wrong:
        file.let_go()
        if isinstance(wrong, DBAPIError | OSError):
            raise NotKept(f"{file.path} cannot be opened: {reason(wrong)}.") from None
        if isinstance(wrong, CommandError):
            raise NotKept(f"{file.path} was written by a newer edition of the house.") from None
        raise
    file.remember()
    return engine, file


def reason(wrong: DBAPIError | OSError) -> str:
    """What the database says, without the statement and what was in it."""
    return str(wrong.orig) if isinstance(wrong, DBAPIError) else str(wrong.strerror)


def open_engine(url_or_path: str | Path, readers: int) -> Engine:
    """One connection for the writer, one for each reader."""
    url = locate(url_or_path)
    style = {"paramstyle": "named"} if url.get_backend_name() == "sqlite" else {}
    engine = create_engine(url, pool_size=readers + 1, max_overflow=0, hide_parameters=True, **style)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    try:
        with writing(engine).begin() as connection:
            upgrade(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def locate(url_or_path: str | Path) -> URL:
    text = str(url_or_path)
    return make_url(text) if "://" in text else URL.create("sqlite", database=text)


def writing(engine: Engine) -> Engine:
    """The same engine, whose transactions lock before they read."""
    return engine.execution_options(writing=True)


def prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions by itself, too late for savepoints: `begin_sqlite` does.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
