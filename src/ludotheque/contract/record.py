"""A game's whole state is one NumPy record, declared once as a class with annotated fields.

    class State(Record):
        phase: Annotated[Byte, Named(PHASES)]
        board: Annotated[Ints, np.int8, 121, Within(0, 2)]  # 0 free, else 1 + seat
        hand: Annotated[Ints, np.int8, SEATS, KINDS, Within(0, 7), By(KIND_NAMES)]

The class derives the dtype, so readers, the type checker and Numba see one declaration. An instance
owns the bytes and reads as plain Python integers; `record` is what kernels are called with.

Compiled kernels check no bounds, so every field declares its range, blanks of hidden records included. There are two
doors: `from_bytes` takes bytes from outside and checks length and ranges; `of` and `copy` trust bytes of our own.
"""

import hashlib
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Protocol, Self, get_origin, get_type_hints

import numpy as np

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

CHANCE = -1  # to_move: dice or cards decide
OVER = -2  # to_move: the game has ended
NOBODY = -1  # actor: a throw that belongs to no seat; viewer: a spectator

MOST_SEATS = 6
MOST_RULES = 127
MOST_PLIES = 1_000_000

Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]
Long = Annotated[int, np.int32]

NONE, HIDDEN = -1, -2  # where a field holds nothing, or something that a viewer may not know
BLANKS = {NONE: "-", HIDDEN: "?"}  # how they are written where the other values have names

WHOLE = re.compile(r"[-+]?[0-9]{1,9}")


@dataclass(frozen=True)
class Within:
    """The least and the greatest value of a field, or of every value of a row."""

    low: int
    high: int

    def __contains__(self, value: int) -> bool:
        return self.low <= value <= self.high

    def write(self, value: int) -> str:
        return str(value)

    def read(self, name: str, text: str) -> int:
        """The number that a text tells of a field."""
        if not WHOLE.fullmatch(text) or int(text) not in self:
            raise ValueError(f"{name} is a whole number from {self.low} to {self.high}, not {text[:40]!r}.")
        return int(text)


class Deduced(Within):
    """The range of something that everybody has concluded from what was played. It lies behind the other fields, and
    digests do not tell it: so a record may learn to keep more, and older files still fit."""


@dataclass(frozen=True, init=False)
class Named(Within):
    """Values that have names, from 0 on; from `low` on where a field may hold nothing, or something hidden."""

    names: tuple[str, ...]

    def __init__(self, names: Sequence[str], low: int = 0):
        super().__init__(low, len(names) - 1)
        object.__setattr__(self, "names", tuple(names))

    def write(self, value: int) -> str:
        return self.names[value] if value >= 0 else BLANKS[value]

    def read(self, name: str, text: str) -> int:
        for value, sign in BLANKS.items():
            if text == sign and value >= self.low:
                return value
        return index_of(name, self.names, text)


def names_of(words: type[IntEnum]) -> tuple[str, ...]:
    """As they are written: `flag-other`."""
    return tuple(name.lower().replace("_", "-") for name in words.__members__)


@dataclass(frozen=True)
class By:
    """The names of the places of a row."""

    names: tuple[str, ...]

    def __init__(self, names: Sequence[str]):
        object.__setattr__(self, "names", tuple(names))


def index_of(name: str, names: Sequence[str], text: str) -> int:
    """The number of a value that has a name."""
    if text not in names:
        raise ValueError(f"{name} has no value {text[:40]!r}.")
    return names.index(text)


class Bounds:
    """The ranges of all fields laid over the bytes of a record, once for each width of integers: a check is six
    comparisons of rows, however many fields there are."""

    def __init__(self, dtype: np.dtype[Any], ranges: dict[str, Within]):
        self.rows = [(scalar, *overlay(dtype, ranges, scalar)) for scalar in (np.int8, np.int16, np.int32)]

    def hold(self, array: Any) -> bool:
        for scalar, low, high in self.rows:
            row = array.view(scalar)
            if (row < low).any() or (row > high).any():
                return False
        return True


def overlay(dtype: np.dtype[Any], ranges: dict[str, Within], scalar: type[np.signedinteger[Any]]) -> tuple[Any, Any]:
    """The bounds of a record read as a row of integers of one width; where a field of another width lies, none."""
    any_value, width = np.iinfo(scalar), np.dtype(scalar).itemsize
    low = np.full(dtype.itemsize // width, any_value.min, scalar)
    high = np.full(dtype.itemsize // width, any_value.max, scalar)
    places: Any = dtype.fields
    for name, within in ranges.items():
        kind, start = places[name][:2]
        if kind.base == scalar:
            place = slice(start // width, (start + kind.itemsize) // width)
            low[place], high[place] = within.low, within.high
    return low, high


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

    to_move: Annotated[Byte, Within(OVER, MOST_SEATS - 1)]  # a seat, CHANCE or OVER
    seats: Annotated[Byte, Within(0, MOST_SEATS)]  # how many play
    actor: Annotated[Byte, Within(NOBODY, MOST_SEATS - 1)]  # at a chance node, whose throw or draw it is, or NOBODY
    ended_by: Annotated[Byte, Within(0, MOST_RULES)]  # the rule that ended the game, 0 before
    ply: Annotated[Long, Within(0, MOST_PLIES)]  # moves and outcomes played so far

    dtype: ClassVar[np.dtype[Any]]
    ranges: ClassVar[dict[str, Within]]
    places: ClassVar[dict[str, tuple[str, ...]]]  # of rows whose places have names
    bounds: ClassVar[Bounds]
    position_bytes: ClassVar[int]  # before what is deduced

    def __init_subclass__(cls) -> None:
        fields: list[Any] = []
        cls.ranges, cls.places = {}, {}
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is ClassVar:
                continue
            scalar, *shape, cls.ranges[name], by = declaration(name, hint)
            if by:
                cls.places[name] = by.names
            fields.append((name, scalar, tuple(shape)) if shape else (name, scalar))
            setattr(cls, name, Field(name, bool(shape)))
        header = [f for f in fields if f[0] in Record.__annotations__]
        own = [f for f in fields if f[0] not in Record.__annotations__]
        deduced = [f for f in own if isinstance(cls.ranges[f[0]], Deduced)]
        known = header + [f for f in own if f not in deduced]
        cls.dtype, cls.position_bytes = np.dtype(known + deduced, align=True), np.dtype(known, align=True).itemsize
        places: Any = cls.dtype.fields
        if any(places[f[0]][1] < cls.position_bytes for f in deduced):
            raise TypeError(f"{deduced[0][0]} would lie among the other fields: declare the widest first.")
        cls.bounds = Bounds(cls.dtype, cls.ranges)

    def __init__(self) -> None:
        self.array = np.zeros(1, self.dtype)
        self.fields = {name: self.view(name) for name in self.dtype.names or ()}
        self.record: Any = self if INTERPRETED else self.array[0]

    def view(self, name: str) -> memoryview:
        column: Any = self.array[name]
        return memoryview(column[0] if self.dtype[name].shape else column)

    @classmethod
    def of(cls, data: bytes) -> Self:
        """The record of bytes of our own."""
        state = cls()
        state.array[:] = np.frombuffer(data, cls.dtype)
        return state

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record of bytes from outside, checked."""
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"a record has {cls.dtype.itemsize} bytes, not {len(data)}.")
        state = cls.of(data)
        state.check()
        return state

    def check(self) -> None:
        """Every field is in its range; else the first that is not is named."""
        if self.bounds.hold(self.array):
            return
        for name, within in self.ranges.items():
            for value in self.array[name].ravel().tolist():
                if value not in within:
                    raise ValueError(f"{name} goes from {within.low} to {within.high}, not {value}.")

    def copy(self) -> Self:
        return self.of(bytes(self))

    def __bytes__(self) -> bytes:
        return self.array.tobytes()

    def digest(self) -> str:
        """Of the position, without what is deduced from it."""
        return hashlib.blake2b(bytes(self)[: self.position_bytes], digest_size=6).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self.array[name][0]}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({fields})"


def declaration(name: str, hint: Any) -> tuple[Any, ...]:
    """The scalar, the shape, the range and the named places of a field."""
    said: tuple[Any, ...] = hint.__metadata__ if get_origin(hint) is Annotated else ()
    by = said[-1] if said and isinstance(said[-1], By) else None
    said = said[:-1] if by else said
    if len(said) < 2 or not isinstance(said[-1], Within):
        raise TypeError(f"field {name} of a record has no range: Annotated[..., Within(low, high)].")
    if by and len(by.names) != said[-2]:
        raise TypeError(f"field {name} has {said[-2]} places and names for {len(by.names)}.")
    return *said, by
