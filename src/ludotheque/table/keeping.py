"""How long a house keeps what nobody comes back to, if its host says so."""

import asyncio
import logging

from msgspec import Struct

from ..contract import LudothequeError
from .forgetting import forget
from .lobby import DAY, Lobby
from .visitor import Visitor

EVERY = 3600.0  # seconds between two looks
AT_A_TIME = 200
UNFINISHED = ("open", "running")
FINISHED = ("over", "archive")
logger = logging.getLogger(__name__)


class Keep(Struct, frozen=True):
    """Days; 0 is for ever."""

    unfinished: float = 0
    finished: float = 0
    visitors: float = 0


async def tidy(lobby: Lobby, keep: Keep) -> int:
    """Remove what is out of date, and is not looked at; how many things that were."""
    now, count = lobby.clock(), 0
    for states, days in ((UNFINISHED, keep.unfinished), (FINISHED, keep.finished)):
        for state in states if days else ():
            for row in await lobby.store.find(state=state, until=now - days * DAY, limit=AT_A_TIME):
                live = lobby.house.lives.get(row.table)
                if live is None or not live.open.total():
                    await lobby.house.remove(row.table)
                    count += 1
    for id in await lobby.store.people.unseen(now - keep.visitors * DAY, AT_A_TIME) if keep.visitors else ():
        if guest := await lobby.store.people.by_id(id):
            await forget(lobby, Visitor(guest=guest))
            count += 1
    return count


async def tidy_on(lobby: Lobby, keep: Keep) -> None:
    """Now and then, as long as the house is open."""
    while True:
        try:
            while await tidy(lobby, keep) >= AT_A_TIME:
                await asyncio.sleep(0)
        except LudothequeError as wrong:
            logger.warning("what is out of date stays for now (%s)", type(wrong).__name__)
        await asyncio.sleep(EVERY)
