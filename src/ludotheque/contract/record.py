"""A game's whole state is one record, declared once as a class with annotated fields.

    class State(Record):
        phase: Annotated[Byte, Named(PHASES)]
        board: Annotated[Ints, int8, 121, Within(0, 2)]  # 0 free, else 1 + seat
        hand: Annotated[Ints, int8, SEATS, KINDS, Within(0, 7), By(KIND_NAMES)]

The class derives the layout, so readers, the type checker and Numba see one declaration. An instance
owns the bytes and reads as plain Python integers; `record` is what kernels are called with.

Compiled kernels check no bounds, so every field declares its range, blanks of hidden records included. There are two
doors: `from_bytes` takes bytes from outside and checks length and ranges; `of` and `copy` trust bytes of our own.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from math import prod
from struct import Struct
from typing import Annotated, Any, ClassVar, NamedTuple, Self, get_origin, get_type_hints

from .memory import INTERPRETED, KINDS, SIZES, address, format_of, int8, int16, int32, np, view

CHANCE = -1  # to_move: dice or cards decide
OVER = -2  # to_move: the game has ended
NOBODY = -1  # actor: a throw that belongs to no seat; viewer: a spectator

MOST_SEATS = 6
MOST_RULES = 127
MOST_PLIES = 1_000_000

Byte = Annotated[int, int8]
Short = Annotated[int, int16]
Long = Annotated[int, int32]

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


class Place(NamedTuple):
    """Where a field lies in a record."""

    start: int
    format: str
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        return self.start + SIZES[self.format] * prod(self.shape)


def lay_out(fields: Sequence[tuple[str, str, tuple[int, ...]]]) -> tuple[dict[str, Place], int]:
    """One field behind the other, each at a multiple of its width, as a C compiler and NumPy lay them; and the size."""
    places: dict[str, Place] = {}
    end, widest = 0, 1
    for name, format, shape in fields:
        width = SIZES[format]
        places[name] = Place(-(-end // width) * width, format, shape)
        end, widest = places[name].end, max(widest, width)
    return places, -(-end // widest) * widest


def field(name: str, place: Place) -> property:
    """One field of a record, read and written as a plain integer, or as a row of them.

    They are read all the time, a byte where it lies: that takes a third of what a view takes.
    """
    start, number_at = place.start, Struct(f"={place.format}").unpack_from

    def row(owner: "Record") -> Any:
        return owner.fields[name]

    def byte(owner: "Record") -> int:
        value = owner.data[start]
        return value if value < 128 else value - 256

    def number(owner: "Record") -> int:
        value: int = number_at(owner.data, start)[0]
        return value

    def write(owner: "Record", value: int) -> None:
        owner.fields[name][0] = value

    if place.shape:
        return property(row)
    return property(byte if place.format == int8 else number, write)


class Fields(dict[str, Any]):
    """Views of the fields, made when they are first asked for."""

    __slots__ = ("owner",)

    def __init__(self, owner: "Record"):
        self.owner = owner

    def __missing__(self, name: str) -> Any:
        self[name] = made = self.owner.view(name)
        return made


class Record:
    """The header that every game's record begins with, and the bytes behind it."""

    to_move: Annotated[Byte, Within(OVER, MOST_SEATS - 1)]  # a seat, CHANCE or OVER
    seats: Annotated[Byte, Within(0, MOST_SEATS)]  # how many play
    actor: Annotated[Byte, Within(NOBODY, MOST_SEATS - 1)]  # at a chance node, whose throw or draw it is, or NOBODY
    ended_by: Annotated[Byte, Within(0, MOST_RULES)]  # the rule that ended the game, 0 before
    ply: Annotated[Long, Within(0, MOST_PLIES)]  # moves and outcomes played so far

    layout: ClassVar[dict[str, Place]]
    where: ClassVar[dict[str, tuple[slice, str, tuple[int, ...]]]]  # the same, to be looked at
    size: ClassVar[int]  # in bytes
    gaps: ClassVar[list[slice]]  # bytes that belong to no field; they are zero
    dtype: ClassVar[Any]  # the same for NumPy
    cells: ClassVar[Any]  # and as kernels are given it
    ranges: ClassVar[dict[str, Within]]
    places: ClassVar[dict[str, tuple[str, ...]]]  # of rows whose places have names
    position_bytes: ClassVar[int]  # before what is deduced

    def __init_subclass__(cls) -> None:
        fields: list[tuple[str, str, tuple[int, ...]]] = []
        cls.ranges, cls.places = {}, {}
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is ClassVar:
                continue
            kind, *shape, cls.ranges[name], by = declaration(name, hint)
            if by:
                cls.places[name] = by.names
            fields.append((name, format_of(kind), tuple(shape)))
        header = [f for f in fields if f[0] in Record.__annotations__]
        own = [f for f in fields if f[0] not in Record.__annotations__]
        deduced = [f for f in own if isinstance(cls.ranges[f[0]], Deduced)]
        known = header + [f for f in own if f not in deduced]
        cls.layout, cls.size = lay_out(known + deduced)
        for name, place in cls.layout.items():
            setattr(cls, name, field(name, place))
        cls.where = {name: (slice(place.start, place.end), *place[1:]) for name, place in cls.layout.items()}
        cls.position_bytes = lay_out(known)[1]
        if any(cls.layout[f[0]].start < cls.position_bytes for f in deduced):
            raise TypeError(f"{deduced[0][0]} would lie among the other fields: declare the widest first.")
        ends = [0, *(place.end for place in cls.layout.values())]
        starts = [*(place.start for place in cls.layout.values()), cls.size]
        cls.gaps = [slice(end, start) for end, start in zip(ends, starts, strict=True) if end < start]
        if np is not None:
            from .cell import Cell

            cls.dtype = np.dtype([(name, KINDS[f], shape) for name, (_, f, shape) in cls.layout.items()], align=True)
            cls.cells = np.dtype((Cell, cls.dtype))

    def __init__(self, data: bytes = b"") -> None:
        self.data = bytearray(data or self.size)
        self.fields = Fields(self)

    @cached_property
    def record(self) -> Any:
        """What kernels are called with."""
        if INTERPRETED:
            return self
        cell = np.frombuffer(self.data, self.cells)[0]
        cell.data = self.data
        return cell

    @cached_property
    def address(self) -> int:
        """Where a library of compiled kernels finds the bytes."""
        return address(memoryview(self.data))

    @cached_property
    def array(self) -> Any:
        """The bytes as NumPy reads them."""
        return np.frombuffer(self.data, self.dtype)

    @cached_property
    def words(self) -> Any:
        """The bytes as whole words, gaps included."""
        return view(self.data, int32) if INTERPRETED else np.frombuffer(self.data, np.int32)

    def rest(self) -> None:
        """Let go of what it is read by, which takes more room than the bytes; it is made again."""
        self.fields.clear()
        for name in ("array", "record", "words"):
            self.__dict__.pop(name, None)

    def view(self, name: str) -> Any:
        where, format, shape = self.where[name]
        flat: Any = memoryview(self.data)[where]
        return flat.cast(format, shape) if len(shape) > 1 and 0 not in shape else flat.cast(format)

    def values(self, name: str) -> Any:
        """Of a field, all in one row."""
        place = self.layout[name]
        return view(memoryview(self.data)[place.start : place.end], place.format)

    @classmethod
    def of(cls, data: bytes) -> Self:
        """The record of bytes of our own."""
        return cls(data)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record of bytes from outside, checked."""
        if len(data) != cls.size:
            raise ValueError(f"a record has {cls.size} bytes, not {len(data)}.")
        state = cls(data)
        for gap in cls.gaps:
            state.data[gap] = bytes(gap.stop - gap.start)
        state.check()
        return state

    def check(self) -> None:
        """Every field is in its range; else the first that is not is named."""
        for name, within in self.ranges.items():
            values = self.values(name)
            for value in (min(values), max(values)):
                if value not in within:
                    raise ValueError(f"{name} goes from {within.low} to {within.high}, not {value}.")

    def copy(self) -> Self:
        return self.of(bytes(self))

    def __bytes__(self) -> bytes:
        return bytes(self.data)

    def digest(self) -> str:
        """Of the position, without what is deduced from it."""
        return hashlib.blake2b(self.data[: self.position_bytes], digest_size=6).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self.values(name).tolist()}" for name in self.layout)
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
