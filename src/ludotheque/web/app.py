"""The house on the web: translates and forwards, decides nothing."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ..contract import LudothequeError
from ..contract.seal import MOST_BYTES
from ..post.mail import Mail
from ..post.office import Office
from ..post.push import PushKey
from ..store import NotKept, Store
from ..table.calling import Calling
from ..table.copies import note_older_beside
from ..table.desk import Desk
from ..table.files import Files
from ..table.house import House
from ..table.keeping import tidy_on
from ..table.messages import Refusal
from ..table.older_results import keep_older
from ..table.refused import Refused
from ..table.service import Service
from ..table.signing import HouseKey
from ..table.studies import Studies
from ..table.uptime import look_round_on
from . import contact_routes, host_routes, passkeys, people_routes, shelf_routes
from .answers import SAID, STATUS, refusal_of
from .client_files import ClientFiles
from .cookies import check_origin
from .kept import KeptAnswers
from .limits import Limits
from .links import link_head
from .log import note_trouble
from .settings import Settings
from .table_routes import HANDLERS
from .watching import show_health, show_metrics

LARGEST_BODY = MOST_BYTES
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # a changed asset has another name

BESIDE = (
    "sw.js",
    "manifest.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-full.png",
    "icon-touch.png",
)

Asking = Request[Any, Any, Any]


class Careful(Request[Any, Any, Any]):
    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("it is nested too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("it is not UTF-8") from None


@asynccontextmanager
async def open_house(settings: Settings, open_store: Callable[[], Store], app: Litestar) -> AsyncIterator[None]:
    """The house is open while the application runs."""
    asyncio.get_running_loop().set_exception_handler(note_trouble)
    store = open_store()
    app.state.limits.processes = lambda: store.peers.processes
    with ThreadPoolExecutor(2, "bot") as bots, ThreadPoolExecutor(2, "adviser") as advisers:
        key = await HouseKey.of(store)
        house = House(
            store,
            bots,
            settings.pace,
            settings.absence,
            key=key,
            is_family=settings.family,
            advisers=advisers,
            need_room=app.state.limits.tables.need,
        )
        await house.register.open(settings.host_key)
        files, studies = Files(house, settings.reading), Studies(settings.study_seconds, store)
        mail = Mail(settings.smtp, settings.mail_from) if settings.smtp else None
        office = Office(await PushKey.of(store), mail, settings.address or settings.reached, settings.call_anywhere)
        told = settings.house_name, settings.address, settings.kiosk, settings.may_rate
        app.state.service = service = Service(house, files, studies, *told, office)
        app.state.desk = Desk(service)
        await house.uptime.beat()
        at_work = [
            asyncio.create_task(tidy_on(service.lobby, settings.keep)),
            asyncio.create_task(keep_older(house)),
            asyncio.create_task(note_older_beside(house)),
            asyncio.create_task(look_round_on(house)),
            asyncio.create_task(Calling(service.lobby, office, settings.call_after).call_on()),
        ]
        yield
        for task in at_work:
            task.cancel()
        with suppress(NotKept):
            await house.uptime.beat()
        await service.close()
    await store.close()


def make_app(settings: Settings, limits: Limits, open_store: Callable[[], Store]) -> Litestar:
    return Litestar(
        route_handlers=[
            shelf_routes.show_house,
            shelf_routes.list_games,
            shelf_routes.show_game,
            shelf_routes.show_guide,
            shelf_routes.show_lesson,
            shelf_routes.learn,
            shelf_routes.show_art,
            shelf_routes.show_cover,
            shelf_routes.show_words,
            shelf_routes.show_qr,
            *HANDLERS,
            *people_routes.HANDLERS,
            *passkeys.HANDLERS,
            *host_routes.HANDLERS,
            host_page,
            *contact_routes.HANDLERS,
            front_page,
            show_asset,
            show_beside,
            show_health,
            show_metrics,
        ],
        lifespan=[partial(open_house, settings, open_store)],
        dependencies={"service": Provide(the_service, sync_to_thread=False)},
        before_request=before,
        exception_handlers={
            Refused: say_refused,
            NotKept: say_not_kept,
            HTTPException: say_http,
            Exception: say_trouble,
        },
        request_class=Careful,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            "Ludothèque", "1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        state=State({"settings": settings, "limits": limits, "kept": KeptAnswers(), "client": ClientFiles()}),
        debug=False,
        logging_config=None,
    )


def the_service(state: State) -> Service:
    service: Service = state.service
    return service


async def before(request: Asking) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request)


PAGES = ["/", "/me", "/me/games", "/g/{name:str}", "/g/{name:str}/lesson", "/t/{id:str}", "/t/{id:str}/replay"]


@get(PAGES, include_in_schema=False, media_type="text/html")
async def front_page(request: Asking, service: Service) -> Response[str]:
    """The client; a link to a table that is open shows who plays what, where links are previewed."""
    return client_page(request, 200, await link_head(request, service))


@get("/host", guards=[host_routes.only_host], include_in_schema=False, media_type="text/html")
async def host_page(request: Asking, service: Service) -> Response[str]:
    """The client too. Who comes by the host's link is nobody yet: that page is as any that is not there, and its
    client knocks with the key."""
    return client_page(request, 200, await link_head(request, service))


def client_page(request: Asking, status: int, head: str = "") -> Response[str]:
    text: str = request.app.state.client.page
    if not text:
        return Response("The client is not built: run make play.", status_code=503, media_type="text/plain")
    text = text.replace("</head>", f"{head}</head>")
    return Response(text, status_code=status, media_type="text/html")


@get("/assets/{file:str}", include_in_schema=False)
async def show_asset(file: str, request: Asking) -> Response[bytes]:
    """A part of the client."""
    assets = request.app.state.client.assets
    if file not in assets:
        raise NotFoundException
    answer: Response[bytes] = assets[file].to(request, FOR_EVER)
    return answer


@get([f"/{name}" for name in BESIDE], include_in_schema=False)
async def show_beside(request: Asking) -> Response[bytes]:
    """The service worker, and what a device wants to know of the page to keep it."""
    beside = request.app.state.client.beside
    file = request.url.path.removeprefix("/")
    if file not in beside:
        raise NotFoundException
    answer: Response[bytes] = beside[file].to(request, {"cache-control": "no-cache"})
    return answer


def say_refused(request: Asking, refused: Refused) -> Response[Refusal]:
    return Response(Refusal.of(refused), status_code=STATUS.get(refused.kind, 400))


def say_http(request: Asking, wrong: HTTPException) -> Response[Refusal] | Response[str]:
    if wrong.status_code == 405 and request.url.path.startswith(("/host", "/api/host")):
        wrong = NotFoundException()  # what is there is nobody's business
    if wrong.status_code == 404 and not request.url.path.startswith(("/api/", "/assets/")):
        return client_page(request, 404)  # a person at an address that leads nowhere
    if wrong.status_code in SAID:
        return Response(refusal_of(wrong.status_code), status_code=wrong.status_code)
    return Response(refusal_of(400, "refused-invalid", text=detail(wrong)), status_code=wrong.status_code)


def detail(wrong: HTTPException) -> str:
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list) and wrong.extra:
        first = wrong.extra[0]
        return f"{first.get('key', '')} {first.get('message', '')}".strip()
    return str(wrong.detail)


def say_not_kept(request: Asking, wrong: NotKept) -> Response[Refusal]:
    return Response(refusal_of(503), status_code=503)


def say_trouble(request: Asking, wrong: Exception) -> Response[Refusal]:
    """Nothing of the inside reaches a browser."""
    if isinstance(wrong, LudothequeError):
        return Response(refusal_of(400, "refused-invalid", text=str(wrong)), status_code=400)
    logging.getLogger(__name__).error("trouble with %s %s", request.method, handler_of(request), exc_info=wrong)
    return Response(refusal_of(500), status_code=500)


def handler_of(request: Asking) -> str:
    """The pattern of an address, which names no table."""
    return str(request.scope.get("path_template", "nowhere"))
