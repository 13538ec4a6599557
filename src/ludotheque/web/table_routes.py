"""Tables over HTTP: everything that a client does, so that anyone can write one."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, get, post
from litestar.exceptions import ClientException
from litestar.params import Parameter, QueryParameter

from ..table.actions import Action, Advise
from ..table.messages import (
    Enter,
    Entered,
    Fairness,
    File,
    Join,
    OpenTable,
    ReplayFrame,
    Reply,
    Report,
    Return,
    Seated,
    StudyPage,
    TableCard,
    Update,
)
from ..table.refused import Refused
from ..table.service import Service
from .cookies import BROWSER, MONTH, address_of, cookie, invitation_cookie, key_cookie, newcomer, visitor_of
from .crowd import end_turn
from .keepsake import page_of
from .shelf_routes import PICTURE, TEXT, GameName, unchanging

Asking = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=24)]
Since = Annotated[int, Parameter(ge=0, le=1 << 40)]
T = TypeVar("T")


def need_room(request: Asking) -> None:
    """One address does not fill the shelf."""
    request.app.state.limits.tables.need(address_of(request))


@post("/api/tables")
async def open_table(data: OpenTable, request: Asking, service: Service) -> Response[Seated]:
    """Open a table and sit down at it."""
    need_room(request)
    visitor = await newcomer(request, service.lobby)
    seated = await service.open(visitor, data)
    return Response(seated, cookies=[cookie(BROWSER, visitor.token, request)])


@get("/api/tables")
async def list_tables(
    request: Asking,
    service: Service,
    game: GameName | None = None,
    status: Annotated[str | None, QueryParameter(name="state", max_length=10)] = None,
) -> list[TableCard]:
    """Tables of the house, the latest first."""
    return await service.list_tables(visitor_of(request), game, status)


@get("/api/tables/{id:str}")
async def show_table(id: Id, request: Asking, service: Service, since: Since = 0) -> Update:
    """Where a table stands, and what happened after the entry `since`."""
    return await service.look(visitor_of(request), id, since)


@post("/api/tables/{id:str}/join")
async def join_table(id: Id, data: Join, request: Asking, service: Service) -> Response[Seated]:
    """Sit down on a free seat."""
    visitor = await newcomer(request, service.lobby)
    seated = await service.join(visitor, id, data)
    return Response(seated, cookies=[cookie(BROWSER, visitor.token, request)])


@post("/api/tables/{id:str}/enter", status_code=200)
async def enter_table(id: Id, data: Enter, request: Asking, service: Service) -> Response[Entered]:
    """Come to a table by the key in its link."""
    entered = await service.enter(visitor_of(request), id, data)
    return Response(entered, cookies=[cookie(invitation_cookie(entered.root), data.key, request, MONTH)])


@post("/api/tables/{id:str}/return")
async def return_to_table(id: Id, data: Return, request: Asking, service: Service) -> Response[Seated]:
    """Take the own seat back on another device."""
    visitor = await newcomer(request, service.lobby)
    seated = await service.come_back(visitor, id, data)
    keys = cookie(key_cookie(seated.root), data.key, request), cookie(BROWSER, visitor.token, request)
    return Response(seated, cookies=keys)


@post("/api/tables/{id:str}/actions", status_code=200)
async def act(id: Id, data: Action, request: Asking, service: Service) -> Reply:
    """Do something at a table; answered when it is durable."""
    done = service.act(visitor_of(request), id, data)
    return await (while_asked(request, done) if isinstance(data, Advise) else done)


@post("/api/tables/{id:str}/report", status_code=200)
async def report(id: Id, data: Report, request: Asking, service: Service) -> Report:
    """Tell the host of a message."""
    request.app.state.limits.reports.need(address_of(request))
    await service.report(visitor_of(request), id, data)
    return data


@get("/api/tables/{id:str}/replay/{ply:int}")
async def show_replay(id: Id, ply: int, request: Asking, service: Service) -> ReplayFrame:
    """The table after so many moves and outcomes, as the one who asks may see it."""
    return await service.replay(visitor_of(request), id, ply)


@get("/api/tables/{id:str}/fairness")
async def show_fairness(id: Id, request: Asking, service: Service) -> Response[Fairness]:
    """What is needed to compute every throw again; the secret once the game is over."""
    visitor = visitor_of(request)
    key = "fairness", id, await service.last_entry(visitor, id)
    return await unchanging(request, key, partial(service.fairness, visitor, id))


@get("/api/tables/{id:str}/study")
async def show_study(id: Id, request: Asking, service: Service) -> StudyPage:
    """How a game went, once it is over: every seat's chance to win, and the worst mistakes."""
    return await while_asked(request, service.study(visitor_of(request), id))


async def while_asked(request: Asking, work: Coroutine[Any, Any, T]) -> T:
    """What somebody waits for, while others are served; given up when they hang up."""
    end_turn(request.scope)
    answer = asyncio.create_task(work)
    gone = asyncio.create_task(hang_up(request))
    try:
        await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise ClientException("nobody waits any more")
        return answer.result()
    finally:
        answer.cancel()
        gone.cancel()


async def hang_up(request: Asking) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@get("/api/tables/{id:str}/game.ludo", media_type=TEXT)
async def download(id: Id, request: Asking, service: Service) -> Response[str]:
    """The game as a file; of an older edition, as its log tells it."""
    return attachment(await service.file(visitor_of(request), id))


@get("/api/tables/{id:str}/parcel", media_type=TEXT)
async def carry(id: Id, request: Asking, service: Service) -> str:
    """The game file as one word, to stand behind the hash of a link to any house."""
    return await service.parcel(visitor_of(request), id)


@get("/api/tables/{id:str}/game.html", media_type="text/html")
async def download_page(id: Id, request: Asking, service: Service) -> Response[str]:
    """A game that is over as one page, which shows its replay without a house."""
    visitor = visitor_of(request)

    async def page() -> str:
        kept = await service.keepsake(visitor, id)
        return await asyncio.to_thread(page_of, kept, request.app.state.client)

    key = "page", id, await service.last_entry(visitor, id), id in service.studies.pages
    headers = {"content-disposition": f'attachment; filename="{await service.page_name(id)}"'}
    return await unchanging(request, key, page, "text/html", headers)


@get("/api/tables/{id:str}/log.txt", media_type=TEXT)
async def download_log(id: Id, request: Asking, service: Service) -> Response[str]:
    """The log of a table that is set aside, entry by entry as it is kept."""
    return attachment(await service.log(visitor_of(request), id))


def attachment(file: File) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{file.name}"'}
    return Response(file.text, headers=headers, media_type="text/plain")


@post("/api/archive")
async def upload(request: Asking, service: Service) -> Seated:
    """Lay a game file, or a link with one inside, sent as plain text, on the shelf to be replayed."""
    need_room(request)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise Refused("invalid", "refused-file", text=str(wrong)) from None
    return await while_asked(request, service.archive(visitor_of(request), text))


@post("/api/tables/{id:str}/away", status_code=200)
async def put_away(id: Id, request: Asking, service: Service) -> list[TableCard]:
    """Take a game file that one has laid on the shelf from it; what is left of one's own."""
    await service.put_away(visitor_of(request), id)
    return await service.my_tables(visitor_of(request))


@get("/api/tables/{id:str}/preview.svg", media_type=PICTURE)
async def show_preview(id: Id, request: Asking, service: Service) -> Response[str]:
    """A picture of the table for links; of one that is set aside, the last."""
    visitor = visitor_of(request)
    key = "picture", id, await service.last_entry(visitor, id)
    return await unchanging(request, key, partial(service.picture, visitor, id), PICTURE)


HANDLERS = [
    open_table,
    list_tables,
    show_table,
    join_table,
    enter_table,
    return_to_table,
    act,
    report,
    show_replay,
    show_fairness,
    show_study,
    download,
    carry,
    download_page,
    download_log,
    upload,
    put_away,
    show_preview,
]
