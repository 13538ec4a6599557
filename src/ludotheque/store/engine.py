"""Opens a database as the store needs it."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from .schema import upgrade

PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "wal_autocheckpoint = 8000",  # a checkpoint is two flushes more: keep them rare
)


def open_engine(url_or_path: str | Path, readers: int) -> Engine:
    """One connection for the writer, one for each reader."""
    url = locate(url_or_path)
    style = {"paramstyle": "named"} if url.get_backend_name() == "sqlite" else {}
    engine = create_engine(url, pool_size=readers + 1, max_overflow=0, **style)
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
