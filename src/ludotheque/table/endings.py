"""How a game ended for those who played it: what is kept of it, and whether it counts for ratings."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json

from ..contract import NOBODY, ints
from ..store import Result
from .company import Company
from .entries import Advised, Closed, Expired, Handed, LogEntry, Played, Resigned, TakenBack

if TYPE_CHECKING:
    from .table import Table

HELPED = (Advised, Handed, Expired)
LEFT = (Resigned, Handed, Expired)
LEAST = 10  # plies for each seat, before somebody can have lost a rated game by leaving it


class Ending(Struct, frozen=True):
    """Of every seat: its place (1 is the first), its score, and the level of its bot, 0 where a person sat.

    Scores are missing where somebody gave up; `seat` is whose ending this is, who may have `left` before.
    """

    seat: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    levels: tuple[int, ...]
    left: bool = False

    @property
    def place(self) -> int:
        return self.places[self.seat]

    @property
    def is_level(self) -> bool:
        """Nobody has won."""
        return not self.left and max(self.places) == 1

    @property
    def is_won(self) -> bool:
        return not self.left and self.place == 1 and max(self.places) > 1

    @property
    def is_lost(self) -> bool:
        return not self.is_won and not self.is_level

    @property
    def strongest(self) -> int:
        """The level of the best bot; 0 if people played among themselves."""
        return max(self.levels)

    @property
    def people(self) -> int:
        return self.levels.count(0)

    def has_beaten(self, seat: int) -> bool:
        return not self.left and self.place < self.places[seat]


encode = json.Encoder().encode
decode = json.Decoder(Ending).decode


def results_of(table: "Table", company: Company, log: Sequence[LogEntry], final: Any) -> tuple[Result, ...]:
    """What is kept of a game that is over, for every visitor who came, with a seat of their own; nothing if the host
    closed it.

    `final` is its last position, `log` everything that happened at the table.
    """
    if any(isinstance(entry, Closed) for entry in log):
        return ()
    resigned = next((entry.seat for entry in log if isinstance(entry, Resigned)), NOBODY)
    out = {resigned, *(table.clocks.out if table.clocks else ())}
    scores = () if resigned != NOBODY else scores_of(table, final)
    places = places_of(scores or [0] * len(company.seats), out)
    levels = tuple(company.level_of(n) if seat.kind == "bot" else 0 for n, seat in enumerate(company.seats))
    gone = {n for n, seat in enumerate(company.seats) if seat.stand_in or n in out}
    rated = is_rated(table, company, log, places, gone)
    results = []
    for n, person in enumerate(company.people):
        seat = own_seat(company, n)
        if person.visitor and seat != NOBODY and company.has_stirred(n):
            ending = Ending(seat, places, scores, levels, seat in gone)
            about = table.id, seat, person.visitor, table.game.name
            results.append(Result(*about, ending.is_won, rated, encode(ending)))
    return tuple(results)


def own_seat(company: Company, person: int) -> int:
    """The one seat that a person plays themselves. Who lends a screen to others has that which bears their own name."""
    seats = company.seats_of(person)
    if len(seats) > 1:
        name = company.people[person].name
        seats = tuple(seat for seat in seats if company.seats[seat].name == name)
    return seats[0] if len(seats) == 1 else NOBODY


def is_rated(
    table: "Table", company: Company, log: Sequence[LogEntry], places: Sequence[int], gone: Collection[int]
) -> bool:
    """Whether everybody has played on a seat of their own, from the first move on, and nobody has gained by help.

    Who is gone at the end has lost, if the game was one by then. Of others who were helped, a loss among people counts.
    """
    if table.opened.prefix or table.opened.drawing or any(isinstance(entry, TakenBack) for entry in log):
        return False
    if any(len(company.seats_of(n)) != 1 for n in range(len(company.people))):
        return False
    if any(plies_until_left(log, seat) < LEAST * len(company.seats) for seat in gone):
        return False
    helped = {entry.seat for entry in log if isinstance(entry, HELPED)} - set(gone)
    ranks = ranks_of(places, gone)
    return not helped or (len(company.people) > 1 and all(1 < ranks[seat] == max(ranks) for seat in helped))


def plies_until_left(log: Sequence[LogEntry], seat: int) -> int:
    """How much was played before somebody left for good."""
    left = max((n for n, entry in enumerate(log) if isinstance(entry, LEFT) and entry.seat == seat), default=0)
    return sum(isinstance(entry, Played) for entry in log[:left])


def ranks_of(places: Sequence[int], gone: Collection[int]) -> tuple[int, ...]:
    """The places as ratings take them: who is gone is last, whatever a bot has made of the seat."""
    return tuple(len(places) + 1 if seat in gone else place for seat, place in enumerate(places))


def scores_of(table: "Table", final: Any) -> tuple[int, ...]:
    scores = ints(len(table.company.seats))
    table.game.kernels.scores(final.record, scores)
    return tuple(int(score) for score in scores)


def places_of(scores: Sequence[int], out: Collection[int] = ()) -> tuple[int, ...]:
    """Who has the same score shares a place; those who gave up or ran out of time share the last."""
    rest = [score for seat, score in enumerate(scores) if seat not in out]
    ahead = [len(rest) if seat in out else sum(other > score for other in rest) for seat, score in enumerate(scores)]
    return tuple(1 + others for others in ahead)
