"""What the file of a table says beside the moves."""

from collections.abc import Sequence

from ..contract import NOBODY
from .company import Company
from .entries import Opened
from .fairness import write_entropies


def file_tags(
    id: str, opened: Opened, company: Company, entropies: Sequence[str], secret: str, resigned: int
) -> dict[str, str]:
    """What a game file says beside the moves: who sat where, and what is needed to check the dice."""
    tags = dict(opened.tags)
    if opened.commitment:
        tags |= {"table": id, "commitment": opened.commitment}
        tags |= {"entropies": write_entropies(entropies)}
        tags |= {"fair-from": str(len(opened.prefix))} | ({"secret": secret} if secret else {})
        bots = [n for n, seat in enumerate(company.seats) if seat.kind == "bot"]
        tags |= {f"seat-{n}": "bot" if n in bots else seat.name or "-" for n, seat in enumerate(company.seats)}
        tags |= {f"level-{n}": str(company.level_of(n)) for n in bots}
    tags |= {f"text-{name}": text for name, text in opened.texts.items()}
    return tags | ({"resigned": str(resigned)} if resigned != NOBODY else {})
