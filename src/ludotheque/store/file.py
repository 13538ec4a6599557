"""The file of a SQLite database: this process's alone, its owner's alone to read, and still where it was."""

import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from .contract import NotKept

PARTS = ("", "-wal", "-shm")  # SQLite keeps a database in three files while it is in use
PRIVATE = 0o600


class DatabaseFile:
    def __init__(self, path: Path):
        self.path = path
        self._lock = FileLock(f"{path}.lock", timeout=0, mode=PRIVATE, thread_local=False)
        self._made_of: list[tuple[int, int] | None] = []
        self.parts = [Path(f"{path}{part}") for part in PARTS]

    def take(self) -> None:
        """Nobody else may use it until it is let go, or this process ends, however it ends."""
        try:
            self._lock.acquire()
        except Timeout:
            if not Path(self._lock.lock_file).exists():  # where no file can be made at all
                raise NotKept(f"{self.path} cannot be opened: no file can be made there.") from None
            raise NotKept(f"another house is open on {self.path}; one file is for one house.") from None
        except OSError as wrong:
            raise NotKept(f"{self.path} cannot be opened: {wrong.strerror}.") from None

    def let_go(self) -> None:
        self._lock.release()

    def make_private(self) -> None:
        """Created before SQLite would, which gives its other files the same rights."""
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        for part in self.parts:
            with suppress(OSError):  # somebody else's, or on a disk that is read-only: SQLite will tell
                part.chmod(PRIVATE)

    def remember(self) -> None:
        self._made_of = [identity(part) for part in self.parts]

    def check(self) -> None:
        """SQLite writes on happily to a file that was deleted; what it writes there is lost."""
        if [identity(part) for part in self.parts] != self._made_of:
            raise NotKept(f"{self.path} was removed or replaced: put the same file back, or restart the house.")


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
