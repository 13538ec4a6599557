"""What a browser gives to the house in its worker, as Python knows it. `web/src/worker/` is the other side."""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from pyodide.ffi import JsException, to_js  # there only

from ..contract import LudothequeError, signature
from ..games import game as take
from ..store import NotKept
from ..store.browser import KINDS, BrowserStore, Records
from ..store.memory import NOTHING, MemoryStore
from ..table.files import Files
from ..table.house import House
from ..table.lobby import new_token
from ..table.refused import Refused
from ..table.service import Service
from ..table.studies import Studies
from ..table.visitor import Visitor
from .executors import AtOnce, Elsewhere
from .owner import owner, somebody_new
from .switchboard import Switchboard

STUDY_SECONDS = 600.0
logger = logging.getLogger(__name__)


@contextmanager
def keeping() -> Iterator[None]:
    """A browser may have no room left."""
    try:
        yield
    except JsException as wrong:
        raise NotKept(str(wrong)) from None


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
        with keeping():
            return bool(await self.there.write(listed, table, to_js(list(entries.items()))))

    async def overwrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        with keeping():
            await self.there.overwrite(table, to_js(list(entries.items())))

    async def drop(self, table: str, kinds: Sequence[str]) -> None:
        with keeping():
            await self.there.drop(table, to_js(kinds))

    async def clear(self) -> None:
        with keeping():
            await self.there.clear()


class Window:
    """The page's end of a switchboard: texts in, texts out."""

    def __init__(self, board: Switchboard):
        self.board = board

    async def ask(self, method: str, address: str, body: str) -> Any:
        is_done, answer = await self.board.ask(method, address, body)
        return to_js([is_done, answer.decode()])

    async def dial(self, number: int, id: str, since: int, tell: Any) -> bool:
        def send(message: bytes) -> None:
            tell(message.decode())

        return await self.board.dial(number, id, since, send)

    async def bring(self, game: str) -> None:
        """Somebody may play it soon."""
        with suppress(LudothequeError):
            await self.board.bring(game)
            take(game)

    def hear(self, number: int, text: str) -> None:
        self.board.hear(number, text)

    def hang_up(self, number: int) -> None:
        self.board.hang_up(number)


async def open_house(open_database: Any, bring: Any, think: Any, study: Any, verify: Any, pace: float) -> Window:
    """`think` and `study` take work to other workers; `verify` knows the signatures of houses."""
    signature.verify = lambda *signed: bool(verify(*map(to_js, signed)))
    store, visitor = await stored(open_database)
    here = AtOnce()
    house = House(store, Elsewhere(sender(think), asyncio.ensure_future), pace, threads=here)
    studies = Studies(STUDY_SECONDS, store, Elsewhere(sender(study), asyncio.ensure_future))
    service = Service(house, Files(house, readers=here), studies, may_rate=False)

    async def fetch(game: str) -> None:
        try:
            await bring(game)
        except JsException:
            raise Refused("missing", "refused-part") from None

    return Window(Switchboard(service, visitor, fetch, partial(somebody_new, store)))


async def stored(open_database: Any) -> tuple[MemoryStore, Visitor]:
    """Where tables are kept, and whose they are; in memory where the browser keeps nothing."""
    try:
        database = IndexedDatabase(await open_database(to_js(KINDS)))
    except JsException as wrong:
        logger.warning("nothing is kept: %s", wrong)
        return MemoryStore(), Visitor(new_token())
    store = await BrowserStore.open(database)
    return store, await owner(store)


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
