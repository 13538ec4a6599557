"""Frames as they are sent: what many see is written once, and what only the seat to move may touch is put into it."""

from zlib import crc32

from msgspec import Raw, json

from ..scene import Frame, changes

encode = json.Encoder().encode
TOUCHED = "buttons", "offers"
NOTHING = b'"buttons":[],"offers":[]'


class Scenery:
    """A frame with nothing to touch, and as JSON: up to where that would be, and from there on."""

    __slots__ = ("digest", "frame", "head", "number", "tail")

    def __init__(self, number: int, frame: Frame):
        self.number, self.frame = number, frame
        self.head, _, self.tail = encode(frame).rpartition(NOTHING)
        self.digest = crc32(self.head)


class SentFrame:
    """A frame as a viewer gets it. What changed from one to another is found by their numbers."""

    __slots__ = ("frame", "number", "scenery", "touched")

    def __init__(self, number: int, scenery: Scenery, frame: Frame):
        self.number, self.scenery, self.frame = number, scenery, frame
        self.touched = NOTHING if frame is scenery.frame else members({name: getattr(frame, name) for name in TOUCHED})

    @property
    def text(self) -> Raw:
        return Raw(self.scenery.head + self.touched + self.scenery.tail)

    @property
    def digest(self) -> int:
        """By which a client finds out whether its frame is the house's: CRC-32 of the text."""
        return crc32(self.scenery.tail, crc32(self.touched, self.scenery.digest))


def members(found: dict[str, object]) -> bytes:
    """Of a JSON object, without its braces."""
    return encode(found)[1:-1]


def scenery_change(before: Scenery, after: Scenery) -> bytes:
    return members(changes(before.frame, after.frame))


def touched_change(before: SentFrame, after: SentFrame) -> bytes:
    return members(changes(before.frame, after.frame, TOUCHED)) if before.touched != after.touched else b""
