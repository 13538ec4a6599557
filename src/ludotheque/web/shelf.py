"""The shelf over HTTP: games, rulebooks, words, art."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import Parameter

from .. import games
from ..contract import Clause, Game, UnknownGame
from ..contract.seal import FORMAT
from ..games import game as take
from ..scene import stage_of
from ..scene.words import game_text, house_text
from ..table.house import House
from ..table.refused import Refused
from .messages import ClauseCard, GameCard, GamePage, HouseCard, OptionCard, SectionCard

ART = {"svg": "image/svg+xml", "css": "text/css"}
Language = Literal["fr", "en"]
GameName = Annotated[str, Parameter(max_length=40)]


def box(name: str) -> Game:
    try:
        return take(name)
    except UnknownGame:
        raise Refused("unknown", "refused-game") from None


@cache
def card(name: str) -> GameCard:
    game = box(name)
    options = tuple(OptionCard(o.name, o.write(o.default), o.low, o.high, o.choices) for o in game.options)
    book = game.rulebook
    secrets, routine = game.has_secrets, bool(game.routine)
    return GameCard(game.name, book.title, book.about, game.seats, game.minutes, secrets, routine, game.blanks, options)


@cache
def page(name: str) -> GamePage:
    game = box(name)
    sections = tuple(
        SectionCard(section.title, tuple(map(clause_card, section.clauses))) for section in game.rulebook.sections
    )
    return GamePage(card(name), sections, stage_of(game), tuple(sorted(art_of(game))))


def clause_card(clause: Clause) -> ClauseCard:
    return ClauseCard(clause.name, clause.number, clause.source, clause.text, clause.ruling, clause.part_of)


def art_of(game: Game) -> dict[str, Any]:
    return {path.name: path for path in files(game.package).joinpath("art").iterdir()}


@get("/api/house")
async def show_house(house: House) -> HouseCard:
    """Who this house is: the key that it signs game files with, and the rules that it plays by."""
    return HouseCard(house.key.public if house.key else "", FORMAT, {name: box(name).version for name in games()})


@get("/api/games")
async def list_games() -> list[GameCard]:
    """The shelf."""
    return [card(name) for name in games()]


@get("/api/games/{name:str}")
async def show_game(name: GameName) -> GamePage:
    """A game's page: what it is, its rulebook, its stage."""
    return page(name)


@get("/api/games/{name:str}/art/{file:str}")
async def show_art(name: GameName, file: GameName) -> Response[bytes]:
    art = art_of(box(name))
    if file not in art:
        raise Refused("unknown", "refused-table")
    return Response(
        art[file].read_bytes(), media_type=ART[file.rpartition(".")[2]], headers={"cache-control": "max-age=3600"}
    )


@get("/api/words/{language:str}", media_type="text/plain; charset=utf-8")
async def show_words(language: Language, game: GameName | None = None) -> str:
    """All messages in a language, as Fluent: the house's, the client's and, if one is named, a game's."""
    texts = [house_text(language), house_text(language, __package__)]
    return "\n".join([*texts, game_text(language, box(game)) if game else ""])


@get("/api/qr.svg", media_type="image/svg+xml")
async def show_qr(request: Request[Any, Any, Any], path: Annotated[str, Parameter(max_length=300)] = "/") -> str:
    """A QR code of an address in this house."""
    import io

    import segno

    text = io.BytesIO()
    address = f"{request.url.scheme}://{request.headers.get('host', '')}/{path.lstrip('/')}"
    segno.make(address, error="m").save(text, kind="svg", border=2, xmldecl=False, svgns=True, dark="#2B2622")
    return text.getvalue().decode()
