"""The client as it was built: read and compressed once, when the house opens."""

from pathlib import Path

from .kept import Ready, ready

CLIENT = Path(__file__).parent / "client"
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
OTHER = "application/octet-stream"


class ClientFiles:
    """The page, empty if the client is not built, the service worker, and its parts by name: all are in memory."""

    def __init__(self, folder: Path = CLIENT):
        page = folder / "index.html"
        self.page = page.read_text("utf-8") if page.is_file() else ""
        worker = folder / "sw.js"
        self.worker = ready(KINDS[".js"], worker.read_bytes()) if worker.is_file() else None
        self.assets: dict[str, Ready] = {
            path.name: ready(KINDS.get(path.suffix, OTHER), path.read_bytes())
            for path in folder.glob("assets/*")
            if path.is_file()
        }
