"""The entries that play a move or an outcome."""

from typing import TYPE_CHECKING

from ..contract import CHANCE, NOBODY, Entry, Match
from ..contract.seal import MARK_EVERY
from . import fairness
from .entries import Played
from .paces import RUNNING

if TYPE_CHECKING:
    from .table import Table

MOST_AT_ONCE = 500  # throws


def entry_of(match: Match, move: int) -> Played:
    """The entry that plays a move or an outcome where a match stands."""
    digest = "" if len(match.log) % MARK_EVERY else match.digest()
    return Played(int(match.state.to_move), match.game.write(match.state, move), digest)


def throw(table: "Table", secret: bytes) -> Played:
    return entry_of(table.match, fairness.outcome(table.match, secret, table.entropies))


def thrown(table: "Table", secret: bytes, *, by_hand: bool = False) -> list[Played]:
    """What a throw comes to at the pace of the table: at a run and in a hurry the others follow."""
    if table.speed not in RUNNING:
        return [throw(table, secret)]
    return throw_on(table, secret, for_all=by_hand or table.speed == "hurry")


def throw_on(table: "Table", secret: bytes, *, for_all: bool) -> list[Played]:
    """Throws until something happens to a person or somebody has to choose; if not for all, until a person's throw."""
    twin = table.match.fork()
    thrown: list[Played] = []
    while twin.state.to_move == CHANCE and len(thrown) < MOST_AT_ONCE:
        if thrown and not for_all and not table.company.is_bots(twin.state.actor):
            break
        outcome = fairness.outcome(twin, secret, table.entropies)
        thrown.append(entry_of(twin, outcome))
        if concerns(twin, twin.apply(outcome), table.company.played_by_people):
            break
    return thrown


def concerns(match: Match, entry: Entry, seats: frozenset[int]) -> bool:
    """Whether something worth telling happened to one of these seats, or to nobody in particular."""
    if match.is_routine(entry):
        return False
    known, routine = entry.known_to(NOBODY), match.game.routine
    told = [event for event in known.events if event.clause.name not in routine]
    return not told or any(not event.seats or not event.seats.isdisjoint(seats) for event in told)
