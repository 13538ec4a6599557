"""What a browser gives to the house in its worker, as Python knows it. `web/src/worker/` is the other side."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from pyodide.ffi import to_js  # there only

from ..contract import LudothequeError
from ..games import game as take
from ..store.browser import BrowserStore, Records
from ..store.memory import NOTHING
from ..table.files import Files
from ..table.house import House
from ..table.lobby import new_token
from ..table.service import Service
from ..table.studies import Studies
from ..table.visitor import Visitor
from .desk import Desk
from .executors import AtOnce, Elsewhere

STUDY_SECONDS = 600.0


class IndexedDatabase:
    """IndexedDB behind `web/src/worker/database.ts`."""

    def __init__(self, there: Any):
        self.there = there

    async def all(self, kind: str) -> dict[str, bytes]:
        return {name: value.to_bytes() for name, value in await self.there.all(kind)}

    async def entries(self, table: str) -> list[bytes]:
        return [entry.to_bytes() for entry in await self.there.entries(table)]

    async def write(self, records: Records, table: str = "", entries: Mapping[int, bytes] = NOTHING) -> bool:
        listed = to_js([[kind, name, value] for (kind, name), value in records.items()])
        return bool(await self.there.write(listed, table, to_js(list(entries.items()))))

    async def overwrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        await self.there.overwrite(table, to_js(list(entries.items())))

    async def drop(self, table: str) -> None:
        await self.there.drop(table)


class Window:
    """The page's end of a desk: texts in, texts out."""

    def __init__(self, desk: Desk):
        self.desk = desk

    async def ask(self, method: str, address: str, body: str) -> Any:
        is_done, answer = await self.desk.ask(method, address, body)
        return to_js([is_done, answer.decode()])

    async def dial(self, number: int, id: str, since: int, tell: Any) -> bool:
        def send(message: bytes) -> None:
            tell(message.decode())

        return await self.desk.dial(number, id, since, send)

    async def bring(self, game: str) -> None:
        """Somebody may play it soon."""
        await self.desk.bring(game)
        with suppress(LudothequeError):
            take(game)

    def hear(self, number: int, text: str) -> None:
        self.desk.hear(number, text)

    def hang_up(self, number: int) -> None:
        self.desk.hang_up(number)


async def open_house(database: Any, bring: Any, think: Any, study: Any, pace: float) -> Window:
    """`think` and `study` take work to other workers."""
    store = await BrowserStore.open(IndexedDatabase(database))
    here = AtOnce()
    house = House(store, Elsewhere(sender(think), asyncio.ensure_future), pace, threads=here)
    studies = Studies(STUDY_SECONDS, store, Elsewhere(sender(study), asyncio.ensure_future))
    service = Service(house, Files(house, readers=here), studies, may_rate=False)
    token = await store.keep("visitor", new_token().encode())
    return Window(Desk(service, Visitor(token.decode()), bring))


def sender(there: Any) -> Any:
    async def send(game: str, job: bytes) -> bytes:
        given = there(game, to_js(job))
        try:
            answer: bytes = (await given.answer).to_bytes()
        except asyncio.CancelledError:
            given.stop()
            raise
        return answer

    return send
