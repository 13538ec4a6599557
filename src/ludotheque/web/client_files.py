"""The client as it was built: read and compressed once, when the house opens."""

import json
from pathlib import Path

from ..contract import LANGUAGES, Game
from ..scene.words import game_text, house_text
from .kept import Ready, ready

CLIENT = Path(__file__).parent / "client"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
OTHER = "application/octet-stream"
FIRST = (  # what is said where not even the words could be fetched
    *("ui-house", "ui-skip", "ui-missing", "ui-missing-text", "ui-unreachable", "ui-back-to-shelf"),
    *("ui-coming-broken", "ui-coming-again", "unofficial"),
)


class ClientFiles:
    """The page, empty if the client is not built, the service worker, and its parts by name: all are in memory."""

    def __init__(self, folder: Path = CLIENT):
        page = folder / "index.html"
        self.page = speaking(page.read_text("utf-8")) if page.is_file() else ""
        self.assets = files_in(folder / "assets")
        self.beside = files_in(folder)  # at the root of the house, like the page
        self.keepsake = {name: one.body.decode() for name, one in files_in(folder / "keepsake").items()}


def files_in(folder: Path) -> dict[str, Ready]:
    found = (path for path in folder.glob("*") if path.is_file())
    return {path.name: ready(KINDS.get(path.suffix, OTHER), path.read_bytes()) for path in found}


def data_of(id: str, told: object) -> str:
    """Something that a page brings along for its client."""
    written = json.dumps(told, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{id}">{written}</script>'


def speaking(page: str) -> str:
    """The client's page, with its first words."""
    words = {language: "\n".join(first_words(language)) for language in LANGUAGES}
    return page.replace("</head>", f"{data_of('words', words)}</head>")


def first_words(language: str) -> list[str]:
    return [line for line in client_words(language).splitlines() if line.partition(" = ")[0] in FIRST]


def client_words(language: str, game: Game | None = None) -> str:
    """All messages in a language, as Fluent: the house's, the client's and, if one is on the table, a game's."""
    texts = [house_text(language), house_text(language, __package__)]
    return "\n".join([*texts, game_text(language, game) if game else ""])
