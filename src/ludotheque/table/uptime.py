"""How long a house has been open, in all its processes and over all its starts.

No time of day is in it: each process goes on from the most that any of them has told the store, by a clock that only
goes forward. So it stands still while the house is closed, and whoever sets the machine's clock changes nothing.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from ..store import Store
from .clocks import MS
from .refused import Refused

if TYPE_CHECKING:
    from .house import House

BEAT = 5.0  # seconds between two times that it is told to the store, while a clock runs
LONGEST = 20.0  # seconds: who was silent for longer was stopped, or had no clock to see to
AT_A_TIME = 50  # tables that are woken because their time is up
logger = logging.getLogger(__name__)


class Uptime:
    """In milliseconds. `clock` counts seconds from anywhere."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic):
        self.store, self.clock = store, clock
        self.told, self.since = 0, clock()

    @property
    def now(self) -> int:
        passed = self.clock() - self.since
        return self.told + (int(passed * MS) if 0 <= passed <= LONGEST else 0)

    async def beat(self) -> int:
        """Tell the store, and hear how far the others are."""
        began, mine = self.clock(), self.now
        told = await self.store.advance(mine)
        self.told, self.since = max(told, mine), began
        return self.now


async def look_round(house: "House") -> None:
    """Let time pass, and wake the tables where it is up, also those that nobody has looked at for long."""
    due = await house.store.due(AT_A_TIME)
    if not due and not any(live.table.clocks and not live.table.is_over for live in house.lives.values()):
        return
    now = await house.uptime.beat()
    for table, at in due:
        if at <= now:
            with suppress(Refused):  # it is set aside
                live = await house.live(table)
                live.notify()  # whoever waits for its time may have counted on less
                house.driver.drive(live)


async def look_round_on(house: "House") -> None:
    """As long as the house is open."""
    while True:
        try:
            await look_round(house)
        except Exception as wrong:  # the next look is as good
            logger.warning("clocks stand still (%s)", type(wrong).__name__)
        await asyncio.sleep(BEAT)
