"""The tokens of the box, shared out between the purses and the bank."""

from collections.abc import Sequence
from typing import NamedTuple

from .state import FIVES, TOKENS


class Tokens(NamedTuple):
    ones: int
    fives: int


def share_out(points: Sequence[int]) -> list[Tokens]:
    """Of each purse, then of the bank: together all that the box has for so many players.

    Whoever can keeps five ones or more, to pay with, and fives beyond them: ten points are five ones and a five. When
    the bank has no five left to give, the purse with most of them changes one.
    """
    seats = len(points)
    fives = [max(0, held // 5 - 1) for held in points]
    while sum(fives) > FIVES[seats]:
        fives[fives.index(max(fives))] -= 1
    bank = int(TOKENS[seats]) - sum(points)
    held_by_all = zip([*points, bank], [*fives, int(FIVES[seats]) - sum(fives)], strict=True)
    return [Tokens(held - 5 * count, count) for held, count in held_by_all]
