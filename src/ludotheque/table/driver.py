"""What happens at a table by itself: bots move, dice that nobody throws are thrown, questions are settled."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from ..contract import CHANCE
from ..store import Conflict
from .bot_moves import BotJob, start_move
from .clocks import MS
from .decisions import time_up
from .entries import LogEntry, Revealed
from .live import Live
from .paces import HASTE
from .playing import entry_of, thrown
from .question import settled, waiting_to_hand, waiting_to_undo
from .table import Table

if TYPE_CHECKING:
    from .house import House

AT_ONCE = ("deal", "reveal", "settle", "carry", "expire")
SHORTEST_REST, LONGEST_REST = 0.25, 30.0  # seconds, while the store takes nothing
SOON = 0.01  # seconds, at least, until the time of somebody is looked at again
LEAD = 1.0  # seconds in which the process that appended last goes on by itself, if it can
PATIENCE = 6.0  # seconds, after which another one does, though that one has not let go: it may be stopped

logger = logging.getLogger(__name__)


class Driver:
    def __init__(self, house: "House"):
        self.house = house
        self.bots_at_work = 0

    def drive(self, live: Live) -> None:
        """See to it that what happens by itself does, at a table that is in use."""
        in_use = self.house.lives.get(live.table.id) is live
        if in_use and (live.driver is None or live.driver.done()) and self.next_step(live):
            live.driver = asyncio.create_task(self.drive_on(live))

    async def drive_on(self, live: Live) -> None:
        """Step by step. Whatever the store does, nobody's turn is forgotten: it is tried again, less and less often."""
        rest = 0.0
        try:
            while step := self.next_step(live):
                try:
                    if step == "wait":
                        self.let_go(live)  # for as long as it takes
                    elif not await self.may_drive(live):
                        await live.wait(LEAD)
                        continue
                    await self.take(live, step)
                    if rest:
                        logger.warning("table %s plays on", live.table.id)
                    rest = 0.0
                except Exception as wrong:
                    if not rest:
                        logger.warning(
                            "table %s cannot play on (%s) and will try again", live.table.id, type(wrong).__name__
                        )
                    rest = min(2 * rest or SHORTEST_REST, LONGEST_REST)
                    await live.wait(rest)
        finally:
            self.let_go(live)
            if live.driver is asyncio.current_task():
                live.driver = None

    async def may_drive(self, live: Live) -> bool:
        """One process drives a table: who holds its lock. Whoever appended last has the first call, and who does not
        come back is not waited for; that nothing happens twice is the log's to see to, whose numbers are taken once."""
        still = self.house.clock() - live.moved
        if live.is_led and still < LEAD + self.house.pace:
            return False
        if not live.is_driven:
            live.is_driven = await self.house.store.peers.take(live.table.id)
        return live.is_driven or still > PATIENCE + self.house.pace

    def let_go(self, live: Live) -> None:
        if live.is_driven:
            live.is_driven = False
            self.house.store.peers.let_go(live.table.id)

    def next_step(self, live: Live) -> str:
        """What the house does next by itself: a step of the game, settle, carry, expire, reveal; wait; or nothing."""
        table = live.table
        if table.state == "over":
            return "" if table.secret else "reveal"
        if table.state not in ("open", "running"):
            return ""
        is_asked = table.undo or table.hand
        if is_asked and settled(table, self.away(live)):
            return "settle"
        if table.carried and live.open.total():
            return "carry"
        if table.clocks and table.clocks.is_up(live.uptime()):
            return "expire"
        return self.game_step(live) or ("wait" if is_asked or self.time_left(live) is not None else "")

    def game_step(self, live: Live) -> str:
        """What the game waits for from the house: deal, throw, a move that nobody is asked for, a bot's, or nothing."""
        table, state = live.table, live.table.match.state
        if table.state != "running" or table.is_deserted:
            return ""
        if (asked := waiting_to_undo(table)) and not self.away(live).issuperset(asked):
            return ""
        if state.to_move == CHANCE:
            if state.actor < 0:
                return "deal"
            return "throw" if table.speed == "hurry" or table.company.is_bots(state.actor) else ""
        if table.formality is not None:
            return "formality"
        return "move" if table.company.is_bots(state.to_move) else ""

    def away(self, live: Live) -> frozenset[int]:
        return live.away(self.house.absence)

    def patience(self, live: Live) -> float | None:
        """How long until one more of those who are asked counts as away, or somebody's time is up; None for ever."""
        asked = {*waiting_to_undo(live.table), *waiting_to_hand(live.table)} - live.present - self.away(live)
        left = self.time_left(live)
        until = [self.house.absence - live.absence(person) for person in asked]
        return min(until if left is None else [*until, max(left, SOON)], default=None)

    def time_left(self, live: Live) -> float | None:
        """Seconds that who is to move has left; None where no time runs."""
        clocks = live.table.clocks
        return clocks.left_at(live.uptime()) / MS if clocks and clocks.seat >= 0 else None

    async def take(self, live: Live, step: str) -> None:
        pause = 0 if step in AT_ONCE else self.house.pace * HASTE[live.table.speed]
        if step == "wait":
            await live.wait(self.patience(live))
        elif step == "move":
            await self.let_move(live, pause)
        else:
            await asyncio.sleep(pause)
            async with live.lock:
                if self.next_step(live) == step:
                    with suppress(Conflict):
                        await self.house.append(live, await self.entries_of(live, step))

    async def entries_of(self, live: Live, step: str) -> Sequence[LogEntry]:
        table = live.table
        if step == "carry":
            return []  # it goes before whatever is appended
        if step == "expire":
            return time_up(table, live.uptime())
        if step == "settle":
            return settled(table, self.away(live))
        if step == "formality" and table.formality is not None:
            return [entry_of(table.match, table.formality)]
        secret = await self.house.secret(live)
        if step == "reveal":
            return [revealed(table, secret)]
        return thrown(table, secret)

    async def let_move(self, live: Live, pause: float) -> None:
        """A bot thinks during the pause, and people may act meanwhile; if it fails or is late, any move will do."""
        match, level = live.table.match, live.table.company.level_of(int(live.table.match.state.to_move))
        live.bot_job = job = start_move(self.house.executor, match, level, self.bots_at_work)
        self.bots_at_work += 1
        try:
            move, _ = await asyncio.gather(job.answer(), asyncio.sleep(pause))
            async with live.lock:
                if not job.is_dropped:
                    with suppress(Conflict):
                        played = entry_of(match, match.numbers()[0] if move is None else move)
                        await self.house.append(live, [played])
        finally:
            self.bots_at_work -= 1
            live.bot_job = None

    def drop_useless_job(self, live: Live) -> None:
        """A bot whose move is no longer needed stops."""
        if live.bot_job and not self.needs(live, live.bot_job):
            live.bot_job.drop()

    def needs(self, live: Live, job: BotJob[int]) -> bool:
        return self.game_step(live) == "move" and bytes(live.table.match.state) == job.position


def revealed(table: Table, secret: bytes) -> Revealed:
    match = table.match
    result = f"{match.ended_by} {' '.join(map(str, match.scores))}" if match.ended_by else ""
    return Revealed(secret.hex(), result, match.digest())
