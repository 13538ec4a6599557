"""The house on the web: translates and forwards, decides nothing."""

import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from ..contract import LudothequeError
from ..contract.seal import MOST_BYTES
from ..scene import Say
from ..store import MemoryStore, SqlStore, Store
from ..table.house import House
from ..table.refused import Refused
from ..table.signing import HouseKey
from . import shelf
from .identity import check_origin
from .live import live_table, refusal
from .messages import Refusal
from .settings import Settings
from .studies import Studies, show_study
from .tables import HANDLERS

CLIENT = Path(__file__).parent / "client"
LARGEST_BODY = MOST_BYTES
STATUS = {"unknown": 404, "seat": 403, "turn": 409, "illegal": 409, "why": 409, "busy": 429}
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
Asking = Request[Any, Any, Any]


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store: Store = await SqlStore.open(settings.data) if settings.data else MemoryStore()
        with ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot") as bots:
            app.state.house = House(store, bots, settings.pace, await HouseKey.of(store))
            app.state.studies = Studies()
            yield
            app.state.studies.close()
            await app.state.house.close()
        await store.close()

    return Litestar(
        route_handlers=[
            shelf.show_house,
            shelf.list_games,
            shelf.show_game,
            shelf.show_art,
            shelf.show_words,
            shelf.show_qr,
            *HANDLERS,
            show_study,
            live_table,
            front_page,
            create_static_files_router("/assets", [CLIENT / "assets"], include_in_schema=False),
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "studies": Provide(the_studies, sync_to_thread=False),
        },
        before_request=before,
        exception_handlers={Refused: say_refused, HTTPException: say_http, Exception: say_trouble},
        middleware=[limits(settings).middleware],
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, minimum_size=1000),
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            "Ludothèque", "1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        state=State({"settings": settings}),
        debug=False,
        logging_config=None,
    )


def limits(settings: Settings) -> RateLimitConfig:
    return RateLimitConfig(("minute", settings.requests_per_minute), exclude=["^/assets", "/live$"])


def the_house(state: State) -> House:
    house: House = state.house
    return house


def the_studies(state: State) -> Studies:
    studies: Studies = state.studies
    return studies


async def before(request: Asking) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request)


@get(["/", "/g/{name:str}", "/t/{id:str}", "/t/{id:str}/replay"], include_in_schema=False, media_type="text/html")
async def front_page(request: Asking) -> Response[str]:
    """The client; a link to a table shows its picture where links are previewed."""
    return client_page(request, 200)


def client_page(request: Asking, status: int) -> Response[str]:
    page = CLIENT.joinpath("index.html")
    if not page.is_file():
        return Response("The client is not built: run make play.", status_code=503, media_type="text/plain")
    text = page.read_text("utf-8")
    if id := request.path_params.get("id"):
        picture = f"{request.base_url}api/tables/{escape(str(id), quote=True)}/preview.svg"
        text = text.replace("</head>", f'<meta property="og:image" content="{picture}"></head>')
    return Response(text, status_code=status, media_type="text/html", headers={"cache-control": "no-cache"})


def say_refused(request: Asking, refused: Refused) -> Response[Refusal]:
    return Response(refusal(refused), status_code=STATUS.get(refused.kind, 400))


def say_http(request: Asking, wrong: HTTPException) -> Response[Refusal] | Response[str]:
    if wrong.status_code == 404 and not request.url.path.startswith(("/api/", "/assets/")):
        return client_page(request, 404)  # a person at an address that leads nowhere
    kind: Any = {404: "unknown", 403: "seat", 429: "busy"}.get(wrong.status_code, "invalid")
    message = {"unknown": "refused-table", "seat": "refused-seat", "busy": "refused-busy"}.get(kind, "refused-invalid")
    args: dict[str, int | str] = {"text": detail(wrong)} if message == "refused-invalid" else {}
    return Response(Refusal(kind, Say(message, args)), status_code=wrong.status_code)


def detail(wrong: HTTPException) -> str:
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list) and wrong.extra:
        first = wrong.extra[0]
        return f"{first.get('key', '')} {first.get('message', '')}".strip()
    return str(wrong.detail)


def say_trouble(request: Asking, wrong: Exception) -> Response[Refusal]:
    """Nothing of the inside reaches a browser."""
    if isinstance(wrong, LudothequeError):
        return Response(Refusal("invalid", Say("refused-invalid", {"text": str(wrong)})), status_code=400)
    logging.getLogger(__name__).error("trouble at %s", request.url.path, exc_info=wrong)
    return Response(Refusal("invalid", Say("refused-trouble")), status_code=500)
