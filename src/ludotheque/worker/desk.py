"""Whatever a page asks of its house, answered by the service: the same addresses as over HTTP, for one visitor."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ..contract import LudothequeError
from ..scene import Say
from ..table.about_me import CallMe
from ..table.actions import Action
from ..table.forgetting import forget, kept_of, written
from ..table.lessons import LessonAction
from ..table.messages import OpenTable, Refusal
from ..table.refused import Refused
from ..table.service import Service
from ..table.visit import TROUBLE, Visit
from ..table.visitor import Visitor

Bring = Callable[[str], Awaitable[None]]
Tell = Callable[[bytes], None]
GAME_LINE = re.compile(r"^game (\w+)$", re.MULTILINE)

encode = msgspec.json.Encoder().encode
logger = logging.getLogger(__name__)
routes: list[tuple[str, re.Pattern[str], Callable[..., Awaitable[Any]]]] = []


def route(method: str, path: str) -> Callable[[Any], Any]:
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def add(answer: Any) -> Any:
        routes.append((method, pattern, answer))
        return answer

    return add


class Desk:
    """`bring` fetches what is needed to play a game, before it is opened the first time."""

    def __init__(self, service: Service, visitor: Visitor, bring: Bring):
        self.service, self.visitor, self.bring = service, visitor, bring
        self.visits: dict[int, tuple[asyncio.Queue[str], asyncio.Task[None]]] = {}

    async def ask(self, method: str, address: str, body: str = "") -> tuple[bool, bytes]:
        """Whether it was done, and the answer or why not."""
        try:
            said = await self.answer(method, address, body)
            return True, said if isinstance(said, bytes) else said.encode() if isinstance(said, str) else encode(said)
        except Refused as refused:
            return False, encode(Refusal.of(refused))
        except (msgspec.DecodeError, LudothequeError) as wrong:
            return False, encode(Refusal("invalid", Say("refused-invalid", {"text": str(wrong)})))
        except Exception as wrong:
            logger.error("trouble with %s %s", method, address, exc_info=wrong)
            return False, encode(TROUBLE)

    async def answer(self, method: str, address: str, body: str) -> Any:
        url = urlsplit(address)
        for wanted, pattern, answer in routes:
            if wanted == method and (found := pattern.fullmatch(url.path)):
                named = {name: unquote(value) for name, value in found.groupdict().items()} | dict(parse_qsl(url.query))
                if "id" in named:
                    await self.bring_for(named["id"])
                return await answer(self, **named, **({"body": body} if method == "POST" else {}))
        raise Refused("unknown", "refused-table")

    async def bring_for(self, id: str) -> None:
        for row in await self.service.house.store.find(tables=[id]):
            await self.bring(row.game)

    async def bring_all(self) -> None:
        """Whatever somebody has played here."""
        for row in await self.service.house.store.find(limit=None):
            await self.bring(row.game)

    # Tables that are looked at for longer

    async def dial(self, number: int, id: str, since: int, tell: Tell) -> bool:
        """Look at a table; False if it is not to be seen."""
        try:
            await self.bring_for(id)
            visit = await self.service.visit(self.visitor, id, since, tell)
        except Refused:
            return False
        inbox: asyncio.Queue[str] = asyncio.Queue()
        self.visits[number] = inbox, asyncio.create_task(attend(visit, inbox))
        return True

    def hear(self, number: int, text: str) -> None:
        if number in self.visits:
            self.visits[number][0].put_nowait(text)

    def hang_up(self, number: int) -> None:
        if number in self.visits:
            self.visits.pop(number)[1].cancel()


async def attend(visit: Visit, inbox: asyncio.Queue[str]) -> None:
    async with visit.sending():
        while True:
            await visit.receive(await inbox.get())


def read(body: str, kind: Any) -> Any:
    return msgspec.json.decode(body, type=kind)


# The shelf is written beforehand; what is left of it is done here


@route("POST", "/api/games/{name}/lesson/{step}")
async def learn(desk: Desk, name: str, step: str, body: str) -> Any:
    await desk.bring(name)
    return await desk.service.learn(name, int(step), read(body, LessonAction))


@route("GET", "/api/me")
async def show_me(desk: Desk) -> Any:
    return await desk.service.lobby.about(desk.visitor)


@route("POST", "/api/me")
async def call_me(desk: Desk, body: str) -> Any:
    wanted, lobby = read(body, CallMe), desk.service.lobby
    return await lobby.about(await lobby.call(await lobby.know(desk.visitor), wanted.name, wanted.language))


@route("GET", "/api/me/games")
async def show_progress(desk: Desk) -> Any:
    await desk.bring_all()
    return await desk.service.progress.of(desk.visitor)


@route("GET", "/api/me/games/{name}/next")
async def propose(desk: Desk, name: str) -> Any:
    await desk.bring(name)
    return await desk.service.progress.propose(desk.visitor, name)


@route("GET", "/api/games/{name}/ratings")
async def list_ratings(desk: Desk, name: str) -> Any:
    return []  # there is nobody else


@route("GET", "/api/me/data")
async def show_data(desk: Desk) -> bytes:
    return written(await kept_of(desk.service.lobby, desk.visitor))


@route("POST", "/api/me/forget")
async def forget_me(desk: Desk, body: str) -> Any:
    await desk.bring_all()
    await forget(desk.service.lobby, desk.visitor)
    return await show_me(desk)


@route("GET", "/api/me/tables")
async def list_mine(desk: Desk) -> Any:
    await desk.bring_all()
    return await desk.service.my_tables(desk.visitor)


# Tables


@route("GET", "/api/tables")
async def list_tables(desk: Desk, game: str | None = None, state: str | None = None) -> Any:
    return []  # there is nobody else


@route("POST", "/api/tables")
async def open_table(desk: Desk, body: str) -> Any:
    wanted = read(body, OpenTable)
    if any(seat.kind == "friend" for seat in wanted.seats):
        raise Refused("invalid", "refused-plan")
    await desk.bring(wanted.game)
    return await desk.service.open(desk.visitor, wanted)


@route("GET", "/api/tables/{id}")
async def show_table(desk: Desk, id: str, since: str = "0") -> Any:
    return await desk.service.look(desk.visitor, id, int(since))


@route("POST", "/api/tables/{id}/actions")
async def act(desk: Desk, id: str, body: str) -> Any:
    return await desk.service.act(desk.visitor, id, read(body, Action))


@route("GET", "/api/tables/{id}/replay/{ply}")
async def show_replay(desk: Desk, id: str, ply: str) -> Any:
    return await desk.service.replay(desk.visitor, id, int(ply))


@route("GET", "/api/tables/{id}/fairness")
async def show_fairness(desk: Desk, id: str) -> Any:
    return await desk.service.fairness(desk.visitor, id)


@route("GET", "/api/tables/{id}/study")
async def show_study(desk: Desk, id: str) -> Any:
    return await desk.service.study(desk.visitor, id)


@route("GET", "/api/tables/{id}/game.ludo")
async def download(desk: Desk, id: str) -> str:
    return (await desk.service.file(desk.visitor, id)).text


@route("GET", "/api/tables/{id}/log.txt")
async def download_log(desk: Desk, id: str) -> str:
    return (await desk.service.log(desk.visitor, id)).text


@route("GET", "/api/tables/{id}/preview.svg")
async def show_preview(desk: Desk, id: str) -> str:
    return await desk.service.picture(desk.visitor, id)


@route("POST", "/api/archive")
async def upload(desk: Desk, body: str) -> Any:
    if named := GAME_LINE.search(body):
        await desk.bring(named[1])
    return await desk.service.archive(desk.visitor, body)
