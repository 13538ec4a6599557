"""The shelf."""

from functools import cache

from ..contract import Game, UnknownGame
from ..contract.game import open_box

SHELF = ("jonques", "bone", "magot", "bonactio", "tour")


def games() -> tuple[str, ...]:
    """The names of the boxes on the shelf."""
    return SHELF


@cache
def game(name: str) -> Game:
    """Take a box from the shelf."""
    if name not in SHELF:
        raise UnknownGame(f"there is no game {name!r} on the shelf; there are {', '.join(SHELF)}.")
    return open_box(f"{__name__}.{name}")
