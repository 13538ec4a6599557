"""The shelf over HTTP: games, rulebooks, words, art."""

import io
from typing import Annotated, Any, Literal

import segno
from litestar import Request, Response, get, post
from litestar.params import Parameter

from ..scene import Guide, Lesson
from ..scene.words import game_text, house_text
from ..table import shelf
from ..table.lessons import LessonAction
from ..table.messages import GameCard, GamePage, HouseCard, LessonReply
from ..table.service import Service

ART = {"svg": "image/svg+xml", "css": "text/css"}
Language = Literal["fr", "en"]
GameName = Annotated[str, Parameter(max_length=40)]


@get("/api/house")
async def show_house(service: Service) -> HouseCard:
    """Who this house is: the key that it signs game files with, and the rules that it plays by."""
    return service.about()


@get("/api/games")
async def list_games(service: Service) -> list[GameCard]:
    """The shelf."""
    return service.list_games()


@get("/api/games/{name:str}")
async def show_game(name: GameName, service: Service) -> GamePage:
    """A game's page: what it is, its rulebook, its stage."""
    return service.show_game(name)


@get("/api/games/{name:str}/guide")
async def show_guide(name: GameName, service: Service) -> Guide:
    """How a game is learnt: a page to start with, figures, what is in the box."""
    return await service.show_guide(name)


@get("/api/games/{name:str}/lesson")
async def show_lesson(name: GameName, service: Service) -> Lesson:
    """A guided first game, step by step."""
    return await service.show_lesson(name)


@post("/api/games/{name:str}/lesson/{step:int}", status_code=200)
async def learn(name: GameName, step: int, data: LessonAction, service: Service) -> LessonReply:
    """Do something in a step of a lesson; nothing of it is kept."""
    return await service.learn(name, step, data)


@get("/api/games/{name:str}/art/{file:str}")
async def show_art(name: GameName, file: GameName) -> Response[bytes]:
    data, kind = shelf.art(name, file), ART[file.rpartition(".")[2]]
    return Response(data, media_type=kind, headers={"cache-control": "max-age=3600"})


@get("/api/words/{language:str}", media_type="text/plain; charset=utf-8")
async def show_words(language: Language, game: GameName | None = None) -> str:
    """All messages in a language, as Fluent: the house's, the client's and, if one is named, a game's."""
    texts = [house_text(language), house_text(language, __package__)]
    return "\n".join([*texts, game_text(language, shelf.box(game)) if game else ""])


@get("/api/qr.svg", media_type="image/svg+xml")
async def show_qr(request: Request[Any, Any, Any], path: Annotated[str, Parameter(max_length=300)] = "/") -> str:
    """A QR code of an address in this house."""
    text = io.BytesIO()
    address = f"{base_of(request)}/{path.lstrip('/')}"
    segno.make(address, error="m").save(text, kind="svg", border=2, xmldecl=False, svgns=True, dark="#2B2622")
    return text.getvalue().decode()


def base_of(request: Request[Any, Any, Any]) -> str:
    """Where links to this house begin: its public address, else the name by which somebody came."""
    public: str = request.app.state.settings.address
    return public.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"
