"""Opens a database as the store needs it."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from .contract import NotKept
from .file import DatabaseFile
from .schema import upgrade

PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # who asks to be forgotten is
    "wal_autocheckpoint = 8000",  # a checkpoint is two flushes more: keep them rare
    "temp_store = MEMORY",  # else what a statement of many rows would be undone with is a file, for each of them
)

# For PostgreSQL, where its URL does not say otherwise. A line that has died is noticed within half a minute.
CONNECTING = {
    "connect_timeout": "10",
    "application_name": "ludotheque",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
# A worker that was stopped in the middle of a transaction holds up nobody for longer.
SESSION = "SET idle_in_transaction_session_timeout = '3s'"


def open_alone(url_or_path: str | Path, readers: int) -> tuple[Engine, DatabaseFile | None]:
    """A SQLite file is for one process; a database with a server of its own is for many."""
    url = locate(url_or_path)
    if is_served(url) or url.database in (None, "", ":memory:"):
        return open_or_say(url, readers, place_of(url)), None
    file = DatabaseFile(Path(str(url.database)))
    file.take()
    try:
        file.make_private()
        engine = open_or_say(url, readers, str(file.path))
    except BaseException:
        file.let_go()
        raise
    file.remember()
    return engine, file


def open_or_say(url: URL, readers: int, place: str) -> Engine:
    """NotKept says in one sentence why a database cannot be opened."""
    try:
        return open_engine(url, readers)
    except (DBAPIError, OSError) as wrong:
        raise NotKept(f"{place} cannot be opened: {reason(wrong)}.") from None
    except CommandError:
        raise NotKept(f"{place} was written by a newer edition of the house.") from None
    except ModuleNotFoundError as missing:
        if missing.name != "psycopg":
            raise
        raise NotKept("PostgreSQL needs one package more: pip install 'ludotheque[postgres]'.") from None


def reason(wrong: Exception) -> str:
    """What the database, its driver or the system says in one line, without the statement and what was in it."""
    said = str(wrong.orig if isinstance(wrong, DBAPIError) else getattr(wrong, "strerror", None) or wrong)
    lines = [line for line in said.splitlines() if not line.startswith("\tIs the server running")]
    return " ".join(" ".join(lines).split()).rstrip(".")


def open_engine(url_or_path: str | Path | URL, readers: int) -> Engine:
    """One connection for the writer, one for each reader."""
    url = url_or_path if isinstance(url_or_path, URL) else locate(url_or_path)
    style = {} if is_served(url) else {"paramstyle": "named"}
    engine = create_engine(url, pool_size=readers + 1, max_overflow=0, hide_parameters=True, **style)
    if is_served(url):
        event.listen(engine, "connect", prepare_session)
    else:
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    try:
        with writing(engine).begin() as connection:
            upgrade(connection)
        if not is_served(url):
            tidy_once(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def locate(url_or_path: str | Path) -> URL:
    """Where a database is: a file, or postgresql://…"""
    text = str(url_or_path)
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # which may quote a password
        raise NotKept("that is no database: it is a file, or postgresql://USER:PASSWORD@HOST/DATABASE.") from None
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg", query={**CONNECTING, **url.query})
    if url.get_backend_name() != "sqlite":
        raise NotKept(f"a house keeps its tables in a SQLite file or in PostgreSQL, not in {url.drivername}.")
    return url


def is_served(url_or_path: str | Path | URL) -> bool:
    """Whether a database has a server of its own, which many processes may share."""
    url = url_or_path if isinstance(url_or_path, URL) else locate(url_or_path)
    return url.get_backend_name() == "postgresql"


def place_of(url: URL) -> str:
    """A database as it may be told: without the password, and whatever else an URL may hold."""
    host = url.host or url.query.get("host") or "this machine"
    return f"the database {url.database or ''!r} at {host}"


def writing(engine: Engine) -> Engine:
    """The same engine, whose transactions lock before they read."""
    return engine.execution_options(writing=True)


def reading(engine: Engine) -> Engine:
    """The same engine for single queries: where each would have to travel, without a transaction around them."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if is_served(engine.url) else engine


def tidy_once(engine: Engine) -> None:
    """Older editions left what they deleted in the file's free pages. It takes room to tidy up; else another time."""
    with suppress(DBAPIError), engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.exec_driver_sql("PRAGMA user_version").scalar() == 0:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA user_version = 1")


def leave_no_trace(engine: Engine, touched: Sequence[str]) -> None:
    """What was deleted or replaced goes from a file's write-ahead log too.

    A server frees the room that it took in these tables now, not some day: what comes next is written over it. Until
    then the bytes lie there.
    """
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if not is_served(engine.url):
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            return
        with suppress(DBAPIError):  # it is forgotten all the same; the server tidies up another time
            connection.exec_driver_sql(f"VACUUM {', '.join(touched)}")


def prepare_session(connection: Any, _record: object) -> None:
    connection.execute(SESSION)
    connection.commit()


def prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions by itself, too late for savepoints: `begin_sqlite` does.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
