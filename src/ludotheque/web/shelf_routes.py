"""The shelf over HTTP: games, rulebooks, words, art."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

import resvg_py
import segno
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from ..scene import Guide, Lesson
from ..table import shelf
from ..table.lessons import LessonAction
from ..table.messages import GameCard, GamePage, HouseCard, LessonReply
from ..table.service import Service
from .client_files import client_words
from .hostnames import is_loopback
from .kept import JSON, KeptAnswers, Make

PICTURE, TEXT = "image/svg+xml", "text/plain; charset=utf-8"
ART = {"svg": PICTURE, "css": "text/css"}
PAPER = "#F6EFE0"
Language = Literal["fr", "en"]
Asking = Request[Any, Any, Any]
T = TypeVar("T")
GameName = Annotated[str, Parameter(max_length=40)]


@get("/api/house")
async def show_house(request: Request[Any, Any, Any], service: Service) -> HouseCard:
    """Who this house is: the key that it signs game files with, and the rules that it plays by.

    Its own screen may be a kiosk; the phones of its guests are not.
    """
    about = service.about()
    is_own = is_loopback(request.url.hostname or "")
    return replace(about, address=base_of(request), kiosk=about.kiosk if is_own else 0)


@get("/api/games")
async def list_games(request: Asking, service: Service) -> Response[list[GameCard]]:
    """The shelf."""
    return await unchanging(request, "games", at_once(service.list_games))


@get("/api/games/{name:str}")
async def show_game(name: GameName, request: Asking, service: Service) -> Response[GamePage]:
    """A game's page: what it is, its rulebook, its stage."""
    return await unchanging(request, ("game", name), partial(asyncio.to_thread, service.show_game, name))


@get("/api/games/{name:str}/guide")
async def show_guide(name: GameName, request: Asking, service: Service) -> Response[Guide]:
    """How a game is learnt: a page to start with, figures, what is in the box."""
    return await unchanging(request, ("guide", name), partial(service.show_guide, name))


@get("/api/games/{name:str}/lesson")
async def show_lesson(name: GameName, request: Asking, service: Service) -> Response[Lesson]:
    """A guided first game, step by step."""
    return await unchanging(request, ("lesson", name), partial(service.show_lesson, name))


@post("/api/games/{name:str}/lesson/{step:int}", status_code=200)
async def learn(name: GameName, step: int, data: LessonAction, service: Service) -> LessonReply:
    """Do something in a step of a lesson; nothing of it is kept."""
    return await service.learn(name, step, data)


@get("/api/games/{name:str}/art/{file:str}")
async def show_art(name: GameName, file: GameName, request: Asking) -> Response[bytes]:
    kind, make = ART.get(file.rpartition(".")[2], ""), at_once(partial(shelf.art, name, file))
    return await unchanging(request, ("art", name, file), make, kind, {"cache-control": "max-age=3600"})


@get("/api/games/{name:str}/cover.png", media_type="image/png")
async def show_cover(name: GameName, request: Asking) -> Response[bytes]:
    """The lid of a box as a picture of the shape that those who preview links like; they read no SVG."""
    return await unchanging(request, ("cover", name), partial(asyncio.to_thread, drawn_cover, name), "image/png")


def drawn_cover(name: str) -> bytes:
    lid = shelf.art(name, "cover.svg").decode("utf-8")
    lid = lid[lid.index("<svg") :].replace("<svg", '<svg x="375" y="15" width="450" height="600"', 1)
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">{lid}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=sheet, background=PAPER, width=1200, skip_system_fonts=True))


@get("/api/words/{language:str}", media_type=TEXT)
async def show_words(language: Language, request: Asking, game: GameName | None = None) -> Response[str]:
    """All messages in a language, as Fluent: the house's, the client's and, if one is named, a game's."""
    text = at_once(lambda: client_words(language, shelf.box(game) if game else None))
    return await unchanging(request, ("words", language, game), text, TEXT)


@get("/api/qr.svg", media_type=PICTURE)
async def show_qr(request: Asking, path: Annotated[str, Parameter(max_length=300)] = "/") -> Response[str]:
    """A QR code of an address in this house."""
    address = f"{base_of(request)}/{path.lstrip('/')}"
    return await unchanging(request, ("qr", address), partial(asyncio.to_thread, qr_code, address), PICTURE)


def qr_code(address: str) -> str:
    text = io.BytesIO()
    segno.make(address, error="m").save(text, kind="svg", border=2, xmldecl=False, svgns=True, dark="#2B2622")
    return text.getvalue().decode()


async def unchanging(
    request: Asking, key: Hashable, make: Make, kind: str = JSON, headers: dict[str, str] | None = None
) -> Response[Any]:
    """An answer that is made once."""
    kept: KeptAnswers = request.app.state.kept
    return (await kept.of(key, kind, make)).to(request, headers)


def at_once(make: Callable[[], T]) -> Callable[[], Awaitable[T]]:
    async def made() -> T:
        return make()

    return made


def base_of(request: Asking) -> str:
    """Where links to this house begin: its public address, else the name by which somebody came.

    Who came over this machine's own loop is given the address that the network knows, if the house listens there.
    """
    settings, host = request.app.state.settings, request.headers.get("host", "")
    public: str = settings.address
    if public:
        return public.rstrip("/")
    if settings.reached and is_loopback(request.url.hostname or ""):
        return str(settings.reached)
    return f"{request.url.scheme}://{host}"
