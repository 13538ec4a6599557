"""Memory for kernels: buffers that they fill, tables that they look up, scratch paper of their own.

Compiled kernels work on NumPy's arrays. Interpreted ones work on plain memory with the same bytes, read as Python's own
integers, which do not wrap: there neither NumPy nor Numba is needed, and where they are missing nothing else is left.
"""

import os
from collections.abc import Iterator
from importlib.util import find_spec
from math import prod
from typing import Any, Protocol

SWITCHED_OFF = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
INTERPRETED = SWITCHED_OFF or find_spec("numba") is None

int8, int16, int32, int64, float64, bool_ = "b", "h", "i", "q", "d", "?"  # as `memoryview` calls them
SIZES = {int8: 1, bool_: 1, int16: 2, int32: 4, int64: 8, float64: 8}

np: Any = None
KINDS: dict[str, Any] = {}
if find_spec("numpy"):
    import numpy as np

    KINDS = {int8: np.int8, bool_: np.bool_, int16: np.int16, int32: np.int32, int64: np.int64, float64: np.float64}


class Ints(Protocol):
    """A row of integers inside a record, or a buffer that a kernel fills."""

    def __getitem__(self, index: Any, /) -> int: ...
    def __setitem__(self, index: Any, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def tolist(self) -> list[Any]: ...


def format_of(kind: Any) -> str:
    """What is meant by `int8`, here or in NumPy."""
    if kind in SIZES:
        return str(kind)
    return next(format for format, known in KINDS.items() if np.dtype(kind) == known)


def view(memory: Any, format: str, shape: tuple[int, ...] = ()) -> memoryview:
    """Memory as integers of a format, in rows if a shape says so."""
    flat: Any = memoryview(memory).cast("B")
    rows: memoryview = flat.cast(format, shape) if len(shape) > 1 and 0 not in shape else flat.cast(format)
    return rows


def address(memory: memoryview) -> int:
    """Where it begins."""
    from ctypes import addressof, c_char

    return addressof(c_char.from_buffer(memory))


def buffer(format: str, *shape: int) -> Any:
    """Zeros."""
    if INTERPRETED:
        return view(bytearray(SIZES[format] * prod(shape)), format, shape)
    return np.zeros(shape, KINDS[format])


def ints(*shape: int) -> Ints:
    """A row for a kernel to fill, or several."""
    row: Ints = buffer(int64, *shape)
    return row


def floats(*shape: int) -> Any:
    return buffer(float64, *shape)


def table(values: Any, kind: Any = int64) -> Ints:
    """Constants for kernels to look up, in up to three dimensions."""
    format, shape = format_of(kind), []
    flat, first = list(values), values
    while hasattr(first, "__len__"):
        shape.append(len(first))
        first = first[0] if shape[-1] else None
    for _ in shape[1:]:
        flat = [value for row in flat for value in row]
    if prod(shape) != len(flat):
        raise ValueError("the rows of a table are of one length.")
    filled = view(bytearray(SIZES[format] * len(flat)), format)
    for i, value in enumerate(flat):
        filled[i] = value
    plain: Ints = view(filled, format, tuple(shape))
    return plain if INTERPRETED else np.asarray(plain, KINDS[format])


if INTERPRETED:
    scratch = scratch_grid = ints
    scratch_floats = floats
else:
    from .paper import scratch, scratch_floats, scratch_grid

__all__ = ["scratch", "scratch_floats", "scratch_grid"]
