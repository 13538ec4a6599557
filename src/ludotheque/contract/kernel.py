"""`kernel` compiles a rule; `specialise` binds generic compiled code to one game.

`inlined` is a kernel for the few small functions of inner loops, where a call would cost more than its work.
With NUMBA_DISABLE_JIT=1 the very same functions run interpreted. Kernels keep integers within 63 bits:
signed overflow is undefined in compiled code.
"""

import hashlib
import importlib.util
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from filelock import FileLock
from numba.core import caching
from platformdirs import user_cache_path

from .record import INTERPRETED, Ints

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
GENERIC_ROOMS = ("contract", "bots", "lab")
CACHES_KEPT = 3
specialised: dict[str, str] = {}  # generic modules that were loaded for a game


class LockedIndex(caching.IndexDataCacheFile):  # type: ignore[misc]
    """Numba's index of compiled code. Without the lock two processes that save two signatures of one function at a time
    give both the same file, and whoever loads it runs the wrong code."""

    def save(self, key: object, data: object) -> None:
        with FileLock(f"{self._index_path}.lock"):
            super().save(key, data)


caching.IndexDataCacheFile = LockedIndex


@cache
def cache_folder(game: str) -> Path:
    """Its name changes with any source that a game's compiled code may depend on: Numba does not notice a changed
    callee. Without a game, the code that all of them share."""
    digest = hashlib.blake2b(f"{numba.__version__} {np.__version__} {PACKAGE}".encode(), digest_size=8)
    for room in [*GENERIC_ROOMS, f"games/{game}"] if game else GENERIC_ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.name.encode() + path.read_bytes())
    return user_cache_path("ludotheque") / "kernels" / (game or "shared") / digest.hexdigest()


def forget_old_caches(game: str) -> None:
    newest_first = sorted(cache_folder(game).parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in newest_first[CACHES_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def game_of(module: str) -> str:
    _, _, inside = module.partition(".games.")
    return specialised.get(module) or inside.partition(".")[0]


def compiled(rule: F, **options: bool) -> F:
    if not INTERPRETED:
        numba.config.CACHE_DIR = str(cache_folder(game_of(rule.__module__)))  # read when a function is decorated
    code: F = numba.njit(cache=True, nogil=True, **options)(rule)
    return code


def kernel(rule: F) -> F:
    return compiled(rule)


def inlined(rule: F) -> F:
    return compiled(rule, forceinline=True)


def ints(length: int, width: int | None = None) -> Ints:
    """A buffer for a kernel to fill."""
    buffer: Any = np.zeros(length if width is None else (length, width), np.int64)
    return buffer


def table(values: Any, dtype: Any = np.int64) -> Ints:
    """Constants for kernels to look up. Interpreted code reads them as plain integers, which do not wrap."""
    array: Any = np.ascontiguousarray(values, dtype)
    return memoryview(array) if INTERPRETED else array


@cache
def specialise(module: str, game: str, **kernels: Any) -> ModuleType:
    """Load a generic module once more, with a game's kernels as its globals.

    Closures over kernels would miss Numba's disk cache at every start; a module of its own name does not.
    """
    generic = importlib.util.find_spec(module)
    assert generic is not None and generic.origin is not None
    name = f"{module}_{game}"
    spec = importlib.util.spec_from_file_location(name, generic.origin)
    assert spec is not None and spec.loader is not None
    specialised[name] = game
    special = importlib.util.module_from_spec(spec)
    special.__dict__.update(kernels)
    sys.modules[name] = special
    spec.loader.exec_module(special)
    return special
