"""What a link tells where it is previewed: box, players, how it stands. Of a table that is not open, nothing."""

from html import escape
from typing import Any

from litestar import Request

from ..contract import LANGUAGES
from ..scene import words
from ..table.messages import SeatView
from ..table.refused import Refused
from ..table.service import Service
from ..table.shelf import card
from ..table.visitor import Visitor
from .live_routes import IS_TABLE
from .shelf_routes import base_of

Asking = Request[Any, Any, Any]


async def link_head(request: Asking, service: Service) -> str:
    """The tags of a page for those who show its link, as anybody may see it."""
    name = str(request.path_params.get("name", ""))
    id = str(request.path_params.get("id", ""))
    language = language_of(request)
    try:
        if IS_TABLE(id):
            return await table_head(request, service, id, language)
        if name:
            box = card(name)
            return tags(request, box.title[language], box.about[language], f"/api/games/{name}/cover.png")
    except Refused:
        pass
    return tags(request, service.name or "Ludothèque", words(language)("link-house"), "")


async def table_head(request: Asking, service: Service, id: str, language: str) -> str:
    shown = await service.link(Visitor(), id)
    say, title = words(language), card(shown.game).title[language]
    players = ", ".join(called(say, seat) for seat in shown.seats)
    return tags(request, f"{title} – {players}", say(f"link-{shown.state}"), f"/api/games/{shown.game}/cover.png")


def called(say: Any, seat: SeatView) -> str:
    if seat.level:
        return str(say(f"bot-{seat.level}"))
    return seat.name or str(say("link-free" if seat.kind == "free" else "someone"))


def language_of(request: Asking) -> str:
    """The first of ours that a browser asks for; who previews links asks for none."""
    asked = request.headers.get("accept-language", "")
    spoken = (part.strip()[:2].lower() for part in asked.split(","))
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def tags(request: Asking, title: str, about: str, picture: str) -> str:
    base = base_of(request)
    told = {"og:type": "website", "og:title": title, "og:description": about, "og:url": base + request.url.path}
    told |= {"og:image": base + picture} if picture else {}
    return "".join(f'<meta property="{name}" content="{escape(value, quote=True)}">' for name, value in told.items())
