"""Kernels by Numba, and where their code is kept."""

import hashlib
import shutil
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from filelock import FileLock
from numba.core import caching, types
from numba.np import arrayobj
from platformdirs import user_cache_path

from .kernel import PACKAGE, edition, folder_of

CACHE_KEPT_FOR = 14 * 24 * 3600  # seconds after its last use
IS_KEPT = int(numba.config.OPT) > 0  # not what is only a step on the way to another machine


class LockedIndex(caching.IndexDataCacheFile):  # type: ignore[misc]
    """Numba's index of compiled code. Without the lock two processes that save two signatures of one function at a time
    give both the same file, and whoever loads it runs the wrong code."""

    def save(self, key: object, data: object) -> None:
        with FileLock(f"{self._index_path}.lock"):
            super().save(key, data)


caching.IndexDataCacheFile = LockedIndex

OURS = "_ZN10ludotheque"  # how Numba calls functions of this package
usual_index = arrayobj.fix_integer_index


def index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:
    """In Python -1 is the last entry of a row, and compiled code asks at every access. No kernel of ours means that: in
    the tests rows refuse it (`tests/laws/test_indices.py`). In games of others it stays as it is in Python."""
    if not builder.function.name.startswith(OURS):
        return usual_index(context, builder, kind, index, length)
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


arrayobj.fix_integer_index = index_as_it_is


@cache
def cache_folder(package: str) -> Path:
    """Its name changes with any source that a package's compiled code may depend on: Numba does not notice a changed
    callee. Without a package, the code that all games share."""
    folder = str(folder_of(package)) if package else ""
    what = " ".join((numba.__version__, np.__version__, str(PACKAGE), folder, edition(package)))
    name = hashlib.blake2b(what.encode(), digest_size=8).hexdigest()
    return user_cache_path("ludotheque") / "kernels" / (package or "shared") / name


def forget_old_caches(package: str) -> None:
    """By their last use, not by their number: several checkouts may share one machine."""
    for folder in cache_folder(package).parent.iterdir():
        if time.time() - folder.stat().st_mtime > CACHE_KEPT_FOR:
            shutil.rmtree(folder, ignore_errors=True)


def compiled_for(package: str, rule: Callable[..., Any], **options: bool) -> Any:
    """Without Numba's runtime, which counts who uses a buffer at every call: that was half the time of a game and more.
    So a kernel makes no arrays; it has `scratch` paper."""
    numba.config.CACHE_DIR = str(cache_folder(package))  # read when a function is decorated
    return numba.njit(cache=IS_KEPT, nogil=True, _nrt=False, **options)(rule)
