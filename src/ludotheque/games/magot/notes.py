"""Which notes lie where. Only points count, and change is always given; so notes are dealt out anew for every
position, each kind as near as can be to an equal share.

It always works out. There are at most six holders; when the last note of 100 is dealt they still lack 2,500 points
together, and 450 when the last one of 50 is: so one of them has room for it. What they lack then is made of tens.
"""

from collections.abc import Sequence
from functools import lru_cache

from ...contract.seats import seats_of
from .state import NOTES, State

LARGEST_FIRST = NOTES[::-1]
VALUES = tuple(value for _, value in LARGEST_FIRST)
Heap = tuple[int, ...]  # how many notes of each value, the largest first


def notes_of(s: State) -> tuple[Heap, ...]:
    """Those of every purse, then of the magot and of the box."""
    purses = tuple(s.purse[seat] for seat in range(s.seats))
    return dealt(purses, s.magot, s.box, s.stake if s.magot else 0, len(seats_of(s.playing)))


@lru_cache(256)
def dealt(purses: tuple[int, ...], magot: int, box: int, stake: int, staking: int) -> tuple[Heap, ...]:
    """An opening purse is an equal share without its stake; another is wished to be like it, as large as it is."""
    share = [count // len(purses) for count, _ in LARGEST_FIRST]
    staked = drawn_from(share, stake)
    usual = [own - gone for own, gone in zip(share, staked, strict=True)]
    worth = sum(count * value for count, value in zip(usual, VALUES, strict=True)) or 1
    left, heaps = [*purses, magot, box], []
    for (count, value), own, gone in zip(LARGEST_FIRST, usual, staked, strict=True):
        wishes = [own * purse / worth for purse in purses] + [gone * staking]
        given = deal(count, value, left, [*wishes, count - sum(wishes)])
        left = [points - notes * value for points, notes in zip(left, given, strict=True)]
        heaps.append(given)
    return tuple(zip(*heaps, strict=True))


def deal(count: int, value: int, left: Sequence[int], wishes: Sequence[float]) -> list[int]:
    """The notes of one value, one by one to whoever has room for it and is farthest from the wished number."""
    given = [0] * len(left)
    for _ in range(count):
        room = [i for i, points in enumerate(left) if points >= (given[i] + 1) * value]
        given[max(room, key=lambda i: wishes[i] - given[i])] += 1
    return given


def drawn_from(share: Sequence[int], points: int) -> list[int]:
    """The notes of a share that pay some points, the largest first."""
    paid = []
    for count, value in zip(share, VALUES, strict=True):
        paid.append(min(count, points // value))
        points -= paid[-1] * value
    return paid
