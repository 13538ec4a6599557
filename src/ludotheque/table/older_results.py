"""Results of games that ended before the house kept any: worked out from their logs, once."""

import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..contract import LudothequeError
from ..store import Result, Row, UnknownTable
from . import loading
from .company import SPECTATOR, Company
from .endings import results_of
from .entries import Played, Resigned
from .table import Table
from .visitor import Visitor

if TYPE_CHECKING:
    from .house import House

DONE = "results of older games"  # the fact that says that they are kept
NOBODY_MORE = Visitor()
logger = logging.getLogger(__name__)


async def keep_older(house: "House") -> None:
    """All of them, table by table beside everything else, by one of the processes of a house."""
    try:
        if await house.store.kept(DONE) or not await house.store.peers.take(DONE):
            return
        for row in await house.store.find(state="over", limit=None):
            await keep_results(house, row)
        await house.store.keep(DONE, b"1")
        house.store.peers.let_go(DONE)
    except LudothequeError as wrong:  # the next start tries again
        logger.warning("results of older games have to wait (%s)", type(wrong).__name__)


async def keep_results(house: "House", row: Row, visitor: Visitor = NOBODY_MORE) -> None:
    """How a table ended, for the visitors whom its log names and for one who is known there by a key."""
    try:
        stored = await house.store.read(row.table)
    except UnknownTable:
        return  # removed meanwhile
    found = await house.off_loop(worked_out, row, stored, visitor)
    if found:
        await house.store.results.keep(found)


def worked_out(row: Row, stored: loading.StoredLog, visitor: Visitor) -> list[Result]:
    """When it ended is not in a log: at the latest, when something was last said at it."""
    table = loading.load(row.table, stored)
    if not isinstance(table, Table) or table.state != "over":
        return []  # of other rules
    log = [logged.entry for logged in table.history]
    if not any(isinstance(entry, Played | Resigned) for entry in log):
        return []  # laid out where a game had ended
    results = results_of(table, known(table, visitor), log, table.match.state)
    return [replace(result, ended=row.changed) for result in results]


def known(table: Table, visitor: Visitor) -> Company:
    """The people of a table, with the visitor who is one of them by a key."""
    person = visitor.person_at(table)
    if person == SPECTATOR or table.company.people[person].visitor:
        return table.company
    company = table.company.copy()
    company.people[person] = company.people[person]._replace(visitor=visitor.id)
    return company
