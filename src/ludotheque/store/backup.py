"""A whole database in one file, and back. A plain copy will not do: the latest tables are in SQLite's other files."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from .contract import NotKept
from .file import PRIVATE, DatabaseFile
from .sql import check_database


def back_up(data: Path, to: Path) -> int:
    """All tables in a new file, while others read and write them; how many there are."""
    if to.exists():
        raise NotKept(f"{to} is there already; a backup replaces nothing.")
    with beside(to) as made:
        tables = copy(data, made)
        made.rename(to)
    return tables


def restore(data: Path, backup: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of the database; how many tables there are, and where the old ones are now."""
    file = DatabaseFile(data)
    file.take()
    try:
        with beside(data) as made:
            tables = copy(backup, made)
            aside = set_aside(file)
            made.rename(data)
    finally:
        file.let_go()
    check_database(data)  # of an older edition perhaps: brought up to date now
    return tables, aside


@contextmanager
def beside(path: Path) -> Iterator[Path]:
    """A private file next to another, where it can take its name; gone afterwards."""
    made = path.with_name(f"{path.name}.part")
    try:
        with suppress(FileNotFoundError):
            made.unlink()
        os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        yield made
    except OSError as wrong:
        raise NotKept(f"{path} cannot be written: {wrong.strerror}.") from None
    finally:
        with suppress(FileNotFoundError):
            made.unlink()


def copy(source: Path, to: Path) -> int:
    """Everything in a database, checked; how many tables it has."""
    if not source.is_file():
        raise NotKept(f"there is no database {source}.")
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(to)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")
            return check(there, source)
    except sqlite3.Error as wrong:
        raise NotKept(f"{source} cannot be copied: {wrong}.") from None


def check(database: sqlite3.Connection, source: Path) -> int:
    if (found := database.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
        raise NotKept(f"{source} is damaged: {found}.")
    return int(database.execute("SELECT count(*) FROM tables WHERE game <> ''").fetchone()[0])


def set_aside(file: DatabaseFile) -> Path | None:
    """Another name for the database that was there, all parts of it."""
    if not file.path.exists():
        return None
    day = f"{file.path.name}.{time.strftime('%Y-%m-%d')}"
    aside = next(path for n in count(1) if not (path := file.path.with_name(f"{day}-{n}")).exists())
    for old, new in zip(file.parts, DatabaseFile(aside).parts, strict=True):
        with suppress(FileNotFoundError):
            old.rename(new)
    return aside
