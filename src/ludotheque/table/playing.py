"""The entries that play a move or an outcome."""

from typing import TYPE_CHECKING

from ..contract import CHANCE, Match
from ..contract.seal import MARK_EVERY
from . import fairness
from .entries import Played

if TYPE_CHECKING:
    from .table import Table

MOST_AT_ONCE = 500  # throws in a hurry


def entry_of(match: Match, move: int) -> Played:
    """The entry that plays a move or an outcome where a match stands."""
    digest = "" if len(match.log) % MARK_EVERY else match.digest()
    return Played(int(match.state.to_move), match.game.write(match.state, move), digest)


def throw(table: "Table", secret: bytes) -> Played:
    return entry_of(table.match, fairness.outcome(table.match, secret, table.entropies))


def throw_on(table: "Table", secret: bytes) -> list[Played]:
    """In a hurry: throws until something happens or somebody has to choose."""
    twin = table.match.fork()
    thrown: list[Played] = []
    while twin.state.to_move == CHANCE and len(thrown) < MOST_AT_ONCE:
        outcome = fairness.outcome(twin, secret, table.entropies)
        thrown.append(entry_of(twin, outcome))
        if not twin.is_routine(twin.apply(outcome)):
            break
    return thrown
