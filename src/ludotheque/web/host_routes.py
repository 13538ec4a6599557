"""The host's page over HTTP. Who has not come with the key is answered as at an address that leads nowhere."""

import asyncio
import secrets
import tempfile
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.params import Parameter
from litestar.response import Stream

from ..store.backup import back_up
from ..store.engine import is_served
from ..table.desk import Desk
from ..table.host_page import (
    Announce,
    HostEnters,
    HostPage,
    HostPerson,
    HostTable,
    Newcomers,
    NewKey,
    PersonAct,
    Settle,
    TableAct,
)
from ..table.refused import Refused
from .cookies import DAY, HOST, address_of, cookie
from .crowd import end_turn
from .hostnames import is_loopback
from .settings import Settings
from .table_routes import Id, attachment

KEPT = 30 * DAY
PIECE = 1 << 20
Asking = Request[Any, Any, Any]
Until = Annotated[float | None, Parameter(ge=0)]
decode = msgspec.json.Decoder(HostEnters).decode


def desk_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


async def only_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if not await desk_of(connection).is_host(connection.cookies.get(HOST, "")):
        raise NotFoundException


ONLY: dict[str, Any] = {"guards": [only_host], "include_in_schema": False}


def host_cookie(request: Asking, value: str, seconds: int = KEPT) -> Cookie:
    """Sent by pages of this house only: no other site can act, or even look, in the host's name."""
    return replace(cookie(HOST, value, request, seconds), samesite="strict")


@post("/api/host/enter", status_code=200, include_in_schema=False)
async def enter(request: Asking) -> Response[dict[str, bool]]:
    """The key of the link, for a cookie."""
    request.app.state.limits.keys.need(address_of(request))
    with suppress(msgspec.DecodeError, RecursionError):
        key = decode(await request.body()).key
        if await desk_of(request).may_enter(key):
            return Response({"is_host": True}, cookies=[host_cookie(request, desk_of(request).proof)])
    raise NotFoundException


@post("/api/host/leave", status_code=200, **ONLY)
async def leave(request: Asking) -> Response[dict[str, bool]]:
    """This browser is not the host's any more."""
    return Response({"is_host": False}, cookies=[host_cookie(request, "", 0)])


@post("/api/host/renew", status_code=200, **ONLY)
async def renew(request: Asking) -> Response[NewKey]:
    """Another link; the old one leads nowhere, and all other browsers are out."""
    key = await desk_of(request).renew()
    return Response(NewKey(key), cookies=[host_cookie(request, desk_of(request).proof)])


@get("/api/host", **ONLY)
async def show_host(request: Asking) -> HostPage:
    return await shown(request)


async def shown(request: Asking) -> HostPage:
    is_plain = request.url.scheme == "http" and not is_loopback(request.url.hostname or "")
    return await desk_of(request).page(way_to_back_up(request.app.state.settings), is_plain)


def way_to_back_up(settings: Settings) -> str:
    if not settings.data:
        return "none"
    return "postgresql" if is_served(settings.data) else "file"


@get("/api/host/tables", **ONLY)
async def list_tables(request: Asking, until: Until = None) -> list[HostTable]:
    return list(await desk_of(request).tables(until))


@get("/api/host/people", **ONLY)
async def list_people(request: Asking, until: Until = None) -> list[HostPerson]:
    return list(await desk_of(request).people(until))


@post("/api/host/announcement", status_code=200, **ONLY)
async def announce(data: Announce, request: Asking) -> HostPage:
    await desk_of(request).announce(data)
    return await shown(request)


@post("/api/host/newcomers", status_code=200, **ONLY)
async def let_wait(data: Newcomers, request: Asking) -> HostPage:
    await desk_of(request).let_wait(data)
    return await shown(request)


@post("/api/host/table", status_code=200, **ONLY)
async def see_to_table(data: TableAct, request: Asking) -> HostPage:
    await desk_of(request).see_to_table(data)
    return await shown(request)


@post("/api/host/person", status_code=200, **ONLY)
async def see_to_person(data: PersonAct, request: Asking) -> HostPage:
    await desk_of(request).see_to_person(data)
    return await shown(request)


@post("/api/host/settle", status_code=200, **ONLY)
async def settle(data: Settle, request: Asking) -> HostPage:
    await desk_of(request).settle(data)
    return await shown(request)


@get("/api/host/tables/{id:str}/game.ludo", **ONLY)
async def download(id: Id, request: Asking) -> Response[str]:
    return attachment(await desk_of(request).file(id))


@get("/api/host/tables/{id:str}/log.txt", **ONLY)
async def download_log(id: Id, request: Asking) -> Response[str]:
    return attachment(await desk_of(request).log(id))


@get("/api/host/backup", **ONLY)
async def download_backup(request: Asking) -> Stream:
    """The whole house in one file, made while it plays on."""
    settings: Settings = request.app.state.settings
    if way_to_back_up(settings) != "file":
        raise Refused("invalid", "refused-backup")
    end_turn(request.scope)
    copy = Path(tempfile.gettempdir()) / f"ludotheque-{secrets.token_hex(8)}.sqlite"
    await asyncio.to_thread(back_up, Path(str(settings.data)), copy)
    headers = {"content-disposition": 'attachment; filename="ludotheque.sqlite"'}
    return Stream(read_away(copy), media_type="application/vnd.sqlite3", headers=headers)


async def read_away(file: Path) -> AsyncIterator[bytes]:
    """A file piece by piece; afterwards it is not there any more, however it ends."""
    try:
        with file.open("rb") as pieces:
            file.unlink()  # what is open can still be read
            while piece := await asyncio.to_thread(pieces.read, PIECE):
                yield piece
    finally:
        file.unlink(missing_ok=True)


HANDLERS = [
    enter,
    leave,
    renew,
    show_host,
    list_tables,
    list_people,
    announce,
    let_wait,
    see_to_table,
    see_to_person,
    settle,
    download,
    download_log,
    download_backup,
]
