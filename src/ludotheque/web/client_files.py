"""The client as it was built: read and compressed once, when the house opens."""

from pathlib import Path

from ..contract import Game
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


class ClientFiles:
    """The page, empty if the client is not built, the service worker, and its parts by name: all are in memory."""

    def __init__(self, folder: Path = CLIENT):
        page = folder / "index.html"
        self.page = page.read_text("utf-8") if page.is_file() else ""
        self.assets = files_in(folder / "assets")
        self.beside = files_in(folder)  # at the root of the house, like the page
        self.keepsake = {name: one.body.decode() for name, one in files_in(folder / "keepsake").items()}


def files_in(folder: Path) -> dict[str, Ready]:
    found = (path for path in folder.glob("*") if path.is_file())
    return {path.name: ready(KINDS.get(path.suffix, OTHER), path.read_bytes()) for path in found}


def client_words(language: str, game: Game | None = None) -> str:
    """All messages in a language, as Fluent: the house's, the client's and, if one is on the table, a game's."""
    texts = [house_text(language), house_text(language, __package__)]
    return "\n".join([*texts, game_text(language, game) if game else ""])
