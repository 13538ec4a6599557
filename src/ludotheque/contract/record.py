"""A game's whole state is one NumPy record, declared once as a class with annotated fields.

    class State(Record):
        phase: Byte                              # THROWING, KEEPING, MOVING
        board: Annotated[Ints, np.int8, 121]     # 0 free, else 1 + seat

The class derives the dtype, so readers, the type checker and Numba see one declaration. An instance
owns the bytes and reads as plain Python integers; `record` is what kernels are called with.
"""

import os
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Protocol, Self, get_type_hints

import numpy as np

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

CHANCE = -1  # to_move: dice or cards decide
OVER = -2  # to_move: the game has ended
NOBODY = -1  # actor: a throw that belongs to no seat; viewer: a spectator

Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]
Long = Annotated[int, np.int32]


class Ints(Protocol):
    """A row of integers inside a record, or a buffer that a kernel fills."""

    def __getitem__(self, index: Any, /) -> int: ...
    def __setitem__(self, index: Any, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Field:
    """One field of a record, read and written as a plain integer or as a row of them."""

    def __init__(self, name: str, is_row: bool):
        self.name, self.is_row = name, is_row

    def __get__(self, owner: "Record | None", kind: type) -> Any:
        if owner is None:
            return self
        view = owner.fields[self.name]
        return view if self.is_row else view[0]

    def __set__(self, owner: "Record", value: int) -> None:
        owner.fields[self.name][0] = value


class Record:
    """The header that every game's record begins with, and the bytes behind it."""

    to_move: Byte  # a seat, CHANCE or OVER
    seats: Byte  # how many play
    actor: Byte  # at a chance node, whose throw or draw it is, or NOBODY
    ended_by: Byte  # the rule that ended the game, 0 before
    ply: Long  # moves and outcomes played so far

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields: list[Any] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if name == "dtype":
                continue
            scalar, *shape = hint.__metadata__
            fields.append((name, scalar, tuple(shape)) if shape else (name, scalar))
            setattr(cls, name, Field(name, bool(shape)))
        header = [f for f in fields if f[0] in Record.__annotations__]
        own = [f for f in fields if f[0] not in Record.__annotations__]
        cls.dtype = np.dtype(header + own, align=True)

    def __init__(self) -> None:
        self.array = np.zeros(1, self.dtype)
        self.fields = {name: self.view(name) for name in self.dtype.names or ()}
        self.record: Any = self if INTERPRETED else self.array[0]

    def view(self, name: str) -> memoryview:
        column: Any = self.array[name]
        return memoryview(column[0] if self.dtype[name].shape else column)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        state = cls()
        state.array[:] = np.frombuffer(data, cls.dtype)
        return state

    def copy(self) -> Self:
        return self.from_bytes(bytes(self))

    def __bytes__(self) -> bytes:
        return self.array.tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self.array[name][0]}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({fields})"
