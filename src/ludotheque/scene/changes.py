"""What has changed from one frame of a viewer to the next.

Both frames were made for the same viewer, so a change tells nothing that they do not. Whoever has the first frame and
the change has the second one, to the byte.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Generic, TypeVar
from zlib import crc32

from msgspec import UNSET, Struct, UnsetType, defstruct, json
from msgspec.structs import astuple, fields

from .nodes import Button, Counter, Frame, Offer, Piece, Sheet, Tray

KEYS = {"pieces": "id", "trays": "id", "counters": "id", "buttons": "id", "sheets": "id", "offers": "move"}
"""The lists whose items are known by a name of their own."""

T = TypeVar("T")
Item = Any
encode = json.Encoder().encode


class Changed(Struct, Generic[T], frozen=True):
    """What changed in a list: take away what is `gone` and what is `put`, then put each in, in order, at its index."""

    gone: tuple[str, ...]
    put: tuple[tuple[int, T], ...]


LISTS: dict[str, Any] = {
    "pieces": tuple[Piece, ...] | Changed[Piece],
    "trays": tuple[Tray, ...] | Changed[Tray],
    "counters": tuple[Counter, ...] | Changed[Counter],
    "buttons": tuple[Button, ...] | Changed[Button],
    "sheets": tuple[Sheet, ...] | Changed[Sheet],
    "offers": tuple[Offer, ...] | Changed[Offer],
}


def partly(name: str, whole: type[Struct], others: dict[str, Any] | None = None) -> type[Struct]:
    """A message with any of the fields of another one."""
    others = others or {}
    return defstruct(name, [(one.name, others.get(one.name, one.type) | UnsetType, UNSET) for one in fields(whole)])


FrameChange = partly("FrameChange", Frame, LISTS)


def changed_fields(before: Struct, after: Struct, names: Iterable[str] = ()) -> dict[str, Any]:
    """The fields of a message that are not what they were; of all, or of those named."""
    if names:
        found = {name: getattr(after, name) for name in names}
        return {name: new for name, new in found.items() if new != getattr(before, name)}
    news, olds = astuple(after), astuple(before)
    other = compress(zip(after.__struct_fields__, news, olds, strict=True), map(is_not, news, olds))
    return {name: new for name, new, old in other if new != old}


def changes(before: Frame, after: Frame, names: Iterable[str] = ()) -> dict[str, Any]:
    """A FrameChange, as it is written; of all fields, or of those named."""
    found = changed_fields(before, after, names)
    for name in found.keys() & KEYS.keys():
        found[name] = list_change(KEYS[name], getattr(before, name), found[name])
    return found


def list_change(key: str, before: Sequence[Item], after: Sequence[Item]) -> Sequence[Item] | dict[str, Any]:
    """A `Changed`; the whole list where little of it stays, or where what stays has changed places."""
    if not before or not after:
        return after
    name_of = attrgetter(key)
    names, had = list(map(name_of, after)), list(map(name_of, before))
    if names == had and len(set(names)) == len(names):  # nothing came or went, as nearly always
        other = map(is_not, before, after)
        put = [(n, after[n]) for n in compress(range(len(after)), other) if before[n] != after[n]]
        return {"gone": [], "put": put} if len(put) < len(after) else after
    old = dict(zip(had, before, strict=True))
    put = [(n, item) for n, item in enumerate(after) if old.get(names[n]) != item]
    if len(put) == len(after) or len(old) != len(before):
        return after
    there, touched = set(names), {names[n] for n, _ in put}
    gone = [name for name in old if name not in there]
    stay = [name for name in old if name in there and name not in touched]
    if stay != [name for name in names if name not in touched]:
        return after
    return {"gone": gone, "put": put}


def apply(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The frame that a change makes of another one, both read from JSON: what a client does with it."""
    return before | {name: relisted(KEYS.get(name, ""), before[name], said) for name, said in change.items()}


def relisted(key: str, before: Any, said: Any) -> Any:
    if not key or isinstance(said, list):
        return said
    touched = {*said["gone"], *(item[key] for _, item in said["put"])}
    after = [item for item in before if item[key] not in touched]
    for index, item in said["put"]:
        after.insert(index, item)
    return after


def digest(written: bytes) -> int:
    """By which a client finds out whether its frame is the house's: CRC-32 of the frame as JSON without spaces."""
    return crc32(written)
