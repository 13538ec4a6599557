"""Visitors over HTTP: who I am, my tables, another device."""

from typing import Any

from litestar import Request, Response, get, post
from msgspec.structs import replace

from ..table.about_me import CallMe, Me, Pass, UsePass
from ..table.forgetting import forget, kept_of, leave_device, written
from ..table.getting_on import GettingOn, Proposal, Rated, WishRating
from ..table.lobby import PASS_SECONDS
from ..table.messages import TableCard
from ..table.service import Service
from .cookies import BROWSER, HOST, cookie, newcomer, visitor_of
from .passkeys import why_none

Asking = Request[Any, Any, Any]


@get("/api/me")
async def show_me(request: Asking, service: Service) -> Me:
    """What the house knows of who asks."""
    return shown(await service.lobby.about(visitor_of(request)), request)


def shown(me: Me, request: Asking) -> Me:
    return replace(me, why_no_passkey=why_none(request))


@post("/api/me", status_code=200)
async def call_me(data: CallMe, request: Asking, service: Service) -> Me:
    """Another name, another language."""
    visitor = await service.lobby.surely(visitor_of(request))
    return shown(await service.lobby.about(await service.lobby.call(visitor, data.name, data.language)), request)


@get("/api/me/tables")
async def list_mine(request: Asking, service: Service) -> list[TableCard]:
    """All tables where who asks has a seat, the latest first."""
    return await service.my_tables(visitor_of(request))


@get("/api/me/games")
async def show_progress(request: Asking, service: Service) -> GettingOn:
    """How who asks gets on, in every game that they have finished."""
    return await service.progress.of(visitor_of(request))


@post("/api/me/rating", status_code=200)
async def wish_rating(data: WishRating, request: Asking, service: Service) -> GettingOn:
    """To be rated or not, and on the lists or not."""
    return await service.progress.wish(visitor_of(request), data.wish)


@get("/api/me/games/{name:str}/next")
async def propose(name: str, request: Asking, service: Service) -> Proposal:
    """Whom to play a game against next."""
    return await service.progress.propose(visitor_of(request), name)


@get("/api/games/{name:str}/ratings")
async def list_ratings(name: str, request: Asking, service: Service) -> list[Rated]:
    """Those who wish to be seen, the best first."""
    return await service.progress.list(visitor_of(request), name)


@post("/api/me/pass")
async def make_pass(request: Asking, service: Service) -> Pass:
    """A code that brings another device here as the same visitor."""
    code, _ = await service.lobby.make_pass(await service.lobby.know(visitor_of(request)))
    return Pass(code, PASS_SECONDS)


@post("/api/me/here", status_code=200)
async def use_pass(data: UsePass, request: Asking, service: Service) -> Response[Me]:
    """This device is the visitor who made the code."""
    visitor = await service.lobby.use_pass(await newcomer(request, service.lobby), data.code)
    me = shown(await service.lobby.about(visitor), request)
    return Response(me, cookies=[cookie(BROWSER, visitor.token, request)])


@get("/api/me/data", media_type="application/json")
async def show_data(request: Asking, service: Service) -> Response[bytes]:
    """Everything that the house keeps of who asks, to take away."""
    kept = written(await kept_of(service.lobby, visitor_of(request)))
    headers = {"content-disposition": 'attachment; filename="ludotheque.json"'}
    return Response(kept, media_type="application/json", headers=headers)


@post("/api/me/leave", status_code=200)
async def leave(request: Asking, service: Service) -> Response[Me]:
    """This device is nobody's any more; whom it was the only one of is forgotten."""
    await leave_device(service.lobby, visitor_of(request))
    return Response(shown(Me(), request), cookies=[cookie(name, "", request, 0) for name in visitor_cookies(request)])


def visitor_cookies(request: Asking) -> list[str]:
    return [name for name in request.cookies if name.startswith(BROWSER) and name != HOST]


@post("/api/me/forget", status_code=200)
async def forget_me(request: Asking, service: Service) -> Response[Me]:
    """Remove name, tokens and messages everywhere; the moves stay, and are someone's."""
    await forget(service.lobby, visitor_of(request))
    return Response(shown(Me(), request), cookies=[cookie(name, "", request, 0) for name in visitor_cookies(request)])


HANDLERS = [
    show_me,
    call_me,
    list_mine,
    show_progress,
    wish_rating,
    propose,
    list_ratings,
    make_pass,
    use_pass,
    show_data,
    leave,
    forget_me,
]
