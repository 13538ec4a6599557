"""Lists of tables, from their rows."""

from msgspec.structs import replace

from ..contract import NOBODY
from ..store import Row
from .company import SPECTATOR
from .family import tamed_seats
from .house import House
from .live import Live
from .loading import Aside
from .messages import TableCard
from .shelf import version_of
from .summary import Summary, read_summary
from .views import seat_views
from .visitor import Visitor

MOST = 40


async def list_tables(house: House, visitor: Visitor, game: str | None, state: str | None) -> list[TableCard]:
    """Those that are open to everybody, the latest first."""
    if house.is_family:
        return []
    rows = await house.store.find(game=game, state=state, limit=MOST, door="open")
    return [await card(house, row, visitor) for row in rows if row.table not in house.register.hidden]


async def my_tables(house: House, visitor: Visitor) -> list[TableCard]:
    """All tables where a visitor sits, whatever their age, the latest first."""
    rows = await house.store.find(visitors=visitor.ids, limit=None)
    cards = [await card(house, row, visitor, n < MOST) for n, row in enumerate(rows)]
    return [replace(one, mine=True, may_join=False, may_watch=False) for one in cards]


async def card(house: House, row: Row, visitor: Visitor, is_new: bool = True) -> TableCard:
    """A table as its row tells it. A row that an older edition wrote is brought up to date first, once.

    What is far down a list may stay as it was told under other rules.
    """
    if aside := house.aside.get(row.table):
        return aside_card(row, aside, visitor)
    summary = read_summary(row.summary)
    if summary is None or (is_new and summary.rules != version_of(row.game)):
        found = await house.find(row.table)
        if isinstance(found, Aside):
            return aside_card(row, found, visitor)
        summary = Summary.of(found.table, found.table.company)
        await house.store.keep_summary(row.table, found.table.seq, found.table.state, summary.encode())
    if house.is_family:
        summary = replace(summary, seats=tamed_seats(summary.seats))
    return table_card(row, summary, house.lives.get(row.table), visitor)


def table_card(row: Row, summary: Summary, live: Live | None, visitor: Visitor) -> TableCard:
    state, present = (live.table.state, live.present) if live else (row.state, frozenset[int]())
    seats, me = seat_views(summary.seats, present), visitor.person_in(summary)
    free = sum(seat.kind == "free" and not seat.name for seat in seats) if state == "open" else 0
    turn = NOBODY if state != "running" else live.table.turn if live else row.turn
    return TableCard(
        id=row.table,
        game=row.game,
        state=state,  # type: ignore[arg-type]
        changed=row.changed,
        seats=seats,
        mine=me != SPECTATOR,
        free=free,
        may_join=free > 0 and me == SPECTATOR,
        may_watch=state == "running" and me == SPECTATOR,
        turn=turn,
        my_turn=turn >= 0 and me != SPECTATOR and seats[turn].person == me,
    )


def aside_card(row: Row, aside: Aside, visitor: Visitor) -> TableCard:
    seats = seat_views(aside.company.seats, frozenset()) if aside.company else ()
    mine = visitor.person_at(aside) != SPECTATOR
    return TableCard(row.table, row.game, aside.state, row.changed, seats, mine, 0)
