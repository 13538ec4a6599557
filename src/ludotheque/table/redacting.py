"""Entries without what somebody was called and what they wrote. All else stays: moves, dice, digests, numbers."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from .entries import Bared, Joined, LogEntry, Opened, Said

BLANK = "…"  # on a card that somebody wrote


def redacted(log: Sequence[LogEntry], person: int) -> list[LogEntry]:
    """A log that tells less of one of its persons; they are numbered in the order in which they came."""
    joined = [entry for entry in log if isinstance(entry, Joined)]
    theirs = joined[person] if person < len(joined) else None
    return [less(entry, person, theirs) for entry in log]


def bared(log: Sequence[LogEntry], told: Bared) -> list[LogEntry]:
    """A log without what was written at the table that it was made of."""
    return [bare(entry, told.cards, told.names) if isinstance(entry, Opened) else entry for entry in log]


def bare(opened: Opened, cards: Collection[str], names: bool) -> Opened:
    """Some cards are blank, and a file names nobody; it is not given back as it came."""
    blank, tags = dict.fromkeys(cards, BLANK), opened.tags
    tags = tags | {f"text-{card}": BLANK for card in cards if f"text-{card}" in tags}
    tags = tags | {tag: "-" for tag in tags if names and tag.startswith("seat-")}
    seats = [replace(seat, name="") if names else seat for seat in opened.seats]
    texts = opened.texts | {card: text for card, text in blank.items() if card in opened.texts}
    return replace(opened, tags=tags, seats=seats, texts=texts, file="")


def less(entry: LogEntry, person: int, theirs: Joined | None) -> LogEntry:
    match entry:
        case Said() if entry.person == person:
            return replace(entry, text="")
        case Joined() if entry is theirs:
            return replace(entry, name="", key_hash="", visitor="")
        case Opened() if theirs:
            seats = [replace(seat, name="") if n in theirs.seats else seat for n, seat in enumerate(entry.seats)]
            texts = dict.fromkeys(entry.texts, BLANK) if person == 0 else entry.texts  # who opened it wrote them
            return replace(entry, seats=seats, texts=texts)
    return entry
