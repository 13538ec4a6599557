"""The file of a table of an older edition, written from its log alone: the present rules have no part in it."""

from collections.abc import Sequence
from itertools import repeat

from ..contract import CHANCE, NOBODY
from ..contract.head import Head, sort_tags
from ..contract.seal import is_marked, sealed
from . import entries
from .entries import LogEntry, Opened
from .loading import company_in, version_in
from .tags import file_tags

UNSAID = "?"  # whose a ply was, where an older log does not say it


def older_file(id: str, opened: Opened, log: Sequence[LogEntry]) -> str:
    """Put together and sealed as any other game file; it tells no digests where some are missing, as in old logs."""
    played, digests, result = played_in(opened, log)
    marks = (n for n in range(1, len(played) + 1) if is_marked(n, len(played)))
    told = digests if all(n in digests for n in marks) else {}
    return sealed(head(id, opened, log).lines(), played, told, f"= {result or 'unfinished'}")


def head(id: str, opened: Opened, log: Sequence[LogEntry]) -> Head:
    company = company_in(opened, log)
    secret = next((entry.secret for entry in log if isinstance(entry, entries.Revealed)), "")
    resigned = next((entry.seat for entry in log if isinstance(entry, entries.Resigned)), NOBODY)
    tags, notes = sort_tags(file_tags(id, opened, company, company.entropies, secret, resigned))
    return Head(opened.game, version_in(log), len(opened.seats), opened.options, tags, notes, opened.drawing)


def played_in(opened: Opened, log: Sequence[LogEntry]) -> tuple[list[str], dict[int, str], str]:
    """What was played and not taken back, the digests by ply, and the result, as far as it is known."""
    whose = map(who, opened.prefix_seats) if opened.prefix_seats else repeat(UNSAID)
    played = [f"{seat} {text}" for seat, text in zip(whose, opened.prefix, strict=False)]
    digests, result = dict[int, str](), ""
    for entry in log:
        match entry:
            case entries.Played(seat, text, digest):
                digests |= {len(played): digest} if digest else {}
                played.append(f"{who(seat)} {text}")
            case entries.TakenBack(length):
                del played[length:]
                digests = {ply: digest for ply, digest in digests.items() if ply <= length}
            case entries.Revealed(_, result, digest):
                digests |= {len(played): digest} if digest else {}
    return played, digests, result


def who(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)
