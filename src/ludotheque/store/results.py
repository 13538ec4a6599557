"""How games ended for the visitors who played them: one row for a seat of a visitor, written with the last entry.

Results are a visitor's, not a table's: they stay when the table is removed, and go when the visitor is forgotten.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec


class Result(msgspec.Struct, frozen=True):
    """`won` and `counts` (for ratings) are for queries; `about` says the rest, and is opaque to the store.

    `ended` is 0 until it is written. `hope` is the best chance that a study gave the seat, `blow` the most that
    one stroke of chance has cost it, if it lost; -1 as long as there is none.
    """

    table: str
    seat: int
    visitor: str
    game: str
    won: bool
    counts: bool
    about: bytes
    ended: float = 0
    hope: float = -1
    blow: float = -1


class Results(Protocol):
    """Used from one event loop; any of it may be NotKept. New ones come with `append`."""

    async def keep(self, results: Sequence[Result]) -> None:
        """Of games that ended before their results were kept; those that are known stay as they are.

        Nothing is kept of a visitor who was forgotten meanwhile."""

    async def of(self, visitors: Sequence[str]) -> list[Result]:
        """All of somebody's, the oldest first."""

    async def wins(self, game: str) -> list[int]:
        """How many games each of the house's people has won, of those who have finished one."""

    async def rated(self, game: str) -> list[Result]:
        """What counts, of visitors who wish for a rating, the oldest first; `visitor` is whom they became."""

    async def studied(self, table: str, found: Mapping[int, tuple[float, float]]) -> None:
        """The `hope` and the `blow` of the seats of a table."""
