"""The last picture of a table, for the day when the rules have changed and nobody can set it up any more."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..contract import Match
from ..scene.svg import picture
from ..store import Store
from .table import Table

OffLoop = Callable[[Callable[[Match], str], Match], Awaitable[str]]
logger = logging.getLogger(__name__)


class Pictures:
    """What a spectator sees; `off_loop` is where they are made."""

    def __init__(self, store: Store, off_loop: OffLoop):
        self.store, self.off_loop = store, off_loop
        self.tasks: set[asyncio.Task[None]] = set()

    def keep(self, table: Table) -> None:
        """Keep how a table looks now, beside whatever else goes on."""
        task = asyncio.create_task(self.make(table.id, table.seq, table.match.fork()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def make(self, id: str, seq: int, match: Match) -> None:
        try:
            kept = await self.store.picture(id)
            if not kept or kept[0] < seq:
                await self.store.keep_picture(id, seq, await self.off_loop(picture, match))
        except Exception as wrong:
            logger.warning("no picture of table %s is kept (%s)", id, type(wrong).__name__)

    async def finished(self) -> None:
        await asyncio.gather(*self.tasks)
