"""Whatever a page asks of its house, answered by the service: the same addresses as over HTTP, for one visitor."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ..contract import LudothequeError
from ..scene import Say
from ..store import NotKept
from ..table.about_me import CallMe
from ..table.actions import Action
from ..table.forgetting import kept_of, written
from ..table.lessons import LessonAction
from ..table.messages import OpenTable, Refusal
from ..table.parcel import unpacked
from ..table.refused import Refused
from ..table.service import Service
from ..table.visit import NOT_KEPT, TROUBLE, Visit
from ..table.visitor import Visitor

Bring = Callable[[str], Awaitable[None]]
Forget = Callable[[], Awaitable[Visitor]]
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


class Switchboard:
    """`bring` fetches what is needed to play a game, before it is opened the first time; `forget` empties the store
    and says who is here then."""

    def __init__(self, service: Service, visitor: Visitor, bring: Bring, forget: Forget):
        self.service, self.visitor, self.bring, self.forget = service, visitor, bring, forget
        self.visits: dict[int, tuple[asyncio.Queue[str], asyncio.Task[None]]] = {}

    async def ask(self, method: str, address: str, body: str = "") -> tuple[bool, bytes]:
        """Whether it was done, and the answer or why not."""
        try:
            said = await self.answer(method, address, body)
            return True, said if isinstance(said, bytes) else said.encode() if isinstance(said, str) else encode(said)
        except Refused as refused:
            return False, encode(Refusal.of(refused))
        except NotKept:
            return False, encode(NOT_KEPT)
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

    async def forget_all(self) -> None:
        """There is nobody else: all tables go too."""
        rows, visitor = await self.service.house.store.find(limit=None), await self.forget()
        self.visitor = visitor
        for row in rows:
            self.service.house.lose(row.table)
        self.service.studies.forget_all()
        self.service.lobby.unlearn("")

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
async def learn(board: Switchboard, name: str, step: str, body: str) -> Any:
    await board.bring(name)
    return await board.service.learn(name, int(step), read(body, LessonAction))


@route("GET", "/api/me")
async def show_me(board: Switchboard) -> Any:
    return await board.service.lobby.about(board.visitor)


@route("POST", "/api/me")
async def call_me(board: Switchboard, body: str) -> Any:
    wanted, lobby = read(body, CallMe), board.service.lobby
    return await lobby.about(await lobby.call(await lobby.know(board.visitor), wanted.name, wanted.language))


@route("GET", "/api/me/games")
async def show_progress(board: Switchboard) -> Any:
    await board.bring_all()
    return await board.service.progress.of(board.visitor)


@route("GET", "/api/me/games/{name}/next")
async def propose(board: Switchboard, name: str) -> Any:
    await board.bring(name)
    return await board.service.progress.propose(board.visitor, name)


@route("GET", "/api/games/{name}/ratings")
async def list_ratings(board: Switchboard, name: str) -> Any:
    return []  # there is nobody else


@route("GET", "/api/me/data")
async def show_data(board: Switchboard) -> bytes:
    await board.bring_all()
    kept = await kept_of(board.service.lobby, board.visitor)
    for table in kept.get("tables", []):
        with suppress(LudothequeError):  # those that may be taken away
            table["file"] = await download(board, table["table"])
    return written(kept)


@route("POST", "/api/me/forget")
async def forget_me(board: Switchboard, body: str) -> Any:
    await board.forget_all()
    return await show_me(board)


@route("GET", "/api/me/tables")
async def list_mine(board: Switchboard) -> Any:
    await board.bring_all()
    return await board.service.my_tables(board.visitor)


# Tables


@route("GET", "/api/tables")
async def list_tables(board: Switchboard, game: str | None = None, state: str | None = None) -> Any:
    return []  # there is nobody else


@route("POST", "/api/tables")
async def open_table(board: Switchboard, body: str) -> Any:
    wanted = read(body, OpenTable)
    if any(seat.kind == "friend" for seat in wanted.seats):
        raise Refused("invalid", "refused-plan")
    await board.bring(wanted.game)
    return await board.service.open(board.visitor, wanted)


@route("GET", "/api/tables/{id}")
async def show_table(board: Switchboard, id: str, since: str = "0") -> Any:
    return await board.service.look(board.visitor, id, int(since))


@route("POST", "/api/tables/{id}/actions")
async def act(board: Switchboard, id: str, body: str) -> Any:
    return await board.service.act(board.visitor, id, read(body, Action))


@route("GET", "/api/tables/{id}/replay/{ply}")
async def show_replay(board: Switchboard, id: str, ply: str) -> Any:
    return await board.service.replay(board.visitor, id, int(ply))


@route("GET", "/api/tables/{id}/fairness")
async def show_fairness(board: Switchboard, id: str) -> Any:
    return await board.service.fairness(board.visitor, id)


@route("GET", "/api/tables/{id}/study")
async def show_study(board: Switchboard, id: str) -> Any:
    return await board.service.study(board.visitor, id)


@route("GET", "/api/tables/{id}/game.ludo")
async def download(board: Switchboard, id: str) -> str:
    return (await board.service.file(board.visitor, id)).text


@route("GET", "/api/tables/{id}/parcel")
async def carry(board: Switchboard, id: str) -> str:
    return await board.service.parcel(board.visitor, id)


@route("GET", "/api/tables/{id}/log.txt")
async def download_log(board: Switchboard, id: str) -> str:
    return (await board.service.log(board.visitor, id)).text


@route("POST", "/api/tables/{id}/away")
async def put_away(board: Switchboard, id: str, body: str) -> Any:
    await board.service.put_away(board.visitor, id)
    return await list_mine(board)


@route("GET", "/api/tables/{id}/preview.svg")
async def show_preview(board: Switchboard, id: str) -> str:
    return await board.service.picture(board.visitor, id)


@route("POST", "/api/archive")
async def upload(board: Switchboard, body: str) -> Any:
    with suppress(LudothequeError):  # the reader of files says what is wrong
        body = unpacked(body)
    if named := GAME_LINE.search(body):
        await board.bring(named[1])
    await board.service.lobby.welcome(board.visitor)  # it is theirs
    return await board.service.archive(board.visitor, body)
