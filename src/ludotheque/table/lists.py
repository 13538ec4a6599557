"""Lists of tables, from their rows."""

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from ..contract import NOBODY
from ..store import NotKept, Row
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
LOOKED_AT = 400  # of the latest
AT_A_TIME = 5  # of one address, before those of others

T = TypeVar("T")


async def list_tables(house: House, visitor: Visitor, game: str | None, state: str | None) -> list[TableCard]:
    """Those that are open to everybody, the latest first; before them those where somebody is.

    A few of each address come before more of one. So nobody can push people who wait off the shelf, neither by laying
    tables and going away nor by sitting at many.
    """
    if house.is_family:
        return []
    find, lives, hidden = house.store.find, house.lives, house.register.hidden
    there = sorted((live for live in lives.values() if is_attended(live, game, state)), key=lambda live: -live.moved)
    attended = [live.table.id for live in by_turns(there, whence) if live.table.id not in hidden][:MOST]
    rows = {row.table: row for row in await find(tables=attended, limit=None, door="open")}
    shown = [rows[id] for id in attended if id in rows]
    if len(shown) < MOST:
        latest = await find(game=game, state=state, limit=LOOKED_AT, door="open")
        others = [row for row in latest if row.table not in hidden and row.table not in rows]
        shown += by_turns(others, lambda row: whence(lives[row.table]) if row.table in lives else row.table)
    return [await card(house, row, visitor) for row in shown[:MOST]]


def is_attended(live: Live, game: str | None, state: str | None) -> bool:
    """Whether somebody has this table before their eyes, and it is one that is asked for."""
    table = live.table
    fits = table.opened.door == "open" and game in (None, table.game.name) and state in (None, table.state)
    return fits and bool(live.present)


def whence(live: Live) -> str:
    return live.whence or live.table.id


def by_turns(tables: Iterable[T], whose: Callable[[T], str]) -> list[T]:
    """A few of each address, then a few more of each, in the order in which they come."""
    before = Counter[str]()

    def turn(one: T) -> int:
        before[whose(one)] += 1
        return (before[whose(one)] - 1) // AT_A_TIME

    return sorted(tables, key=turn)


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
        with suppress(NotKept):  # it is worked out again
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
