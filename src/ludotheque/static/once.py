"""What is made once and kept, whole or not at all, whoever asks for it at the same time."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from filelock import FileLock


def once(kept: Path, make: Callable[[Path], Path]) -> Path:
    """A file or a folder; if it is not there, what `make` leaves in a workshop. Others wait until it is made."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{kept}.lock"):
        if not kept.exists():
            with TemporaryDirectory(dir=kept.parent) as workshop:
                make(Path(workshop)).rename(kept)
    return kept
