"""The file of a table of an older edition, written from its log alone: the present rules have no part in it."""

from collections.abc import Iterator, Sequence
from itertools import repeat

from ..contract import CHANCE, NOBODY
from . import entries
from .entries import Entry, Opened
from .loading import company, version_in
from .tags import file_tags

UNSAID = "?"  # whose a ply was, where an older log does not say it


def older_file(id: str, opened: Opened, log: Sequence[Entry]) -> tuple[list[str], list[str]]:
    """The lines of its head and of its body, to be put together as any other game file."""
    return list(head(id, opened, log)), list(body(opened, log))


def head(id: str, opened: Opened, log: Sequence[Entry]) -> Iterator[str]:
    seats, people = company(opened, log)
    secret = next((entry.secret for entry in log if isinstance(entry, entries.Revealed)), "")
    resigned = next((entry.seat for entry in log if isinstance(entry, entries.Resigned)), NOBODY)
    yield f"game {opened.game}"
    yield f"rules {version_in(log)}"
    yield f"seats {len(opened.seats)}"
    for name, value in opened.options.items():
        yield f"option {name} {value}"
    for name, value in file_tags(id, opened, seats, people, secret, resigned).items():
        yield f"tag {name} {' '.join(value.split())}"
    for row in opened.drawing.splitlines():
        yield f"| {row}".rstrip()


def body(opened: Opened, log: Sequence[Entry]) -> Iterator[str]:
    played, digests, result = played_in(opened, log)
    for n, (who, text) in enumerate(played):
        if n and n in digests:
            yield f"# {n} {digests[n]}"
        yield f"{who} {text}"
    if played and len(played) in digests:
        yield f"# {len(played)} {digests[len(played)]}"
    yield f"= {result or 'unfinished'}"


def played_in(opened: Opened, log: Sequence[Entry]) -> tuple[list[tuple[str, str]], dict[int, str], str]:
    """What was played and not taken back, the digests by ply, and the result, as far as it is known."""
    whose = map(who, opened.prefix_seats) if opened.prefix_seats else repeat(UNSAID)
    played = list(zip(whose, opened.prefix, strict=False))
    digests, result = dict[int, str](), ""
    for entry in log:
        match entry:
            case entries.Played(seat, text, digest):
                digests |= {len(played): digest} if digest else {}
                played.append((who(seat), text))
            case entries.TakenBack(length):
                del played[length:]
                digests = {ply: digest for ply, digest in digests.items() if ply <= length}
            case entries.Revealed(_, result, digest):
                digests |= {len(played): digest} if digest else {}
    return played, digests, result


def who(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)
