"""A house for families: whom one can be and what one can say is on a list, and nothing else that is written is told.

What an older log or a file from elsewhere says is left out when it is read; so no page, list or file can tell it.
"""

from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from . import entries
from .entries import LogEntry, Opened, Seat
from .names import plain_name
from .redacting import BLANK
from .refused import Refused

FACTS = {"table", "commitment", "secret", "entropies", "entropy", "fair-from", "resigned"}


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say without typing: its words are `phrase-NAME`, and a drawing goes with it."""

    drawing: str


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    names: tuple[str, ...]


def written(file: str) -> bytes:
    return files(__package__).joinpath(file).read_bytes()


PHRASES = msgspec.toml.decode(written("phrases.toml"), type=dict[str, Phrase])
NAMES = msgspec.toml.decode(written("names.toml"), type=Names).names


def need_listed(name: str) -> str:
    """A name of the list."""
    shown = plain_name(name)
    if shown not in NAMES:
        raise Refused("invalid", "refused-family-name")
    return shown


def need_phrase(name: str) -> str:
    if name not in PHRASES:
        raise Refused("invalid", "refused-phrase")
    return name


def need_no_text(texts: dict[str, str]) -> None:
    """Cards that a table writes itself stay blank."""
    if any(text.strip() not in ("", BLANK) for text in texts.values()):
        raise Refused("invalid", "refused-family-text")


def listed(name: str) -> str:
    return name if name in NAMES else ""


def tamed(entry: LogEntry) -> LogEntry:
    """An entry without anything that somebody has typed."""
    match entry:
        case entries.Said():
            return replace(entry, text="")
        case entries.Joined():
            return replace(entry, name=listed(entry.name))
        case Opened():
            return tamed_opening(entry)
    return entry


def tamed_opening(opened: Opened) -> Opened:
    tags = {name: value for name, value in opened.tags.items() if is_fact(name)}
    texts = dict.fromkeys(opened.texts, BLANK)
    return replace(opened, seats=tamed_seats(opened.seats), texts=texts, tags=tags, file="")


def tamed_seats(seats: list[Seat]) -> list[Seat]:
    return [replace(seat, name=listed(seat.name)) for seat in seats]


def is_fact(tag: str) -> bool:
    """Whether what a tag of a file says has a form of its own: names, cards and notes are anything."""
    return tag in FACTS or tag.startswith("level-")
