"""Run the house: uvicorn, the address, a QR code for phones."""

import asyncio
import gc
import io
import logging.config
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import segno
import uvicorn
from rich.console import Console
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..contract import BadOption
from ..scene import words
from ..store import MemoryStore
from ..store.engine import open_engine
from ..store.sql import READERS, SqlStore, open_database
from ..table.register import Register, new_key
from .app import make_app
from .crowd import Crowd
from .door import Door
from .hostnames import HostNames
from .limits import Limits
from .live_routes import LiveTables
from .log import CONFIG, be_discreet
from .settings import Settings
from .sockets import HttpProtocol, LiveProtocol, Sockets
from .squeezing import Squeezing
from .watching import check_metrics
from .workers import Announce, Parent, listen

LARGEST_HEAD = 16 * 1024
LARGEST_MESSAGE = 16 * 1024
NOT_STARTED = 3  # as uvicorn's own command says it
ENOUGH = 1 << 16  # open files
OTHER_FILES = 100  # that a process has open besides its sockets
SWITCH = 0.0005  # seconds: the writer waits for the event loop that long, after each of its flushes
COLLECT = 50_000, 20, 100  # frames hold no cycles: look for garbage rarely


def run(host: str, port: int, settings: Settings, language: str, out: Console, prepare: Callable[[], object]) -> None:
    """Open the house, say so when it is open, and serve until somebody ends it. What has to be prepared takes long."""
    logging.config.dictConfig(CONFIG)
    say = words(language)
    if is_root():
        out.print(say("serving-root"), style="bold yellow")
    try:
        door = listen(host, port)
    except (OSError, OverflowError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        raise BadOption(say("serving-taken", place=f"{host}:{port}", why=why)) from None
    key = settings.host_key or (host_key(settings.data) if settings.data else new_key())
    settings = msgspec.structs.replace(settings, host_key=key if not settings.data else settings.host_key)
    prepare()
    if host == "0.0.0.0" and not settings.reached:
        settings = msgspec.structs.replace(settings, reached=f"http://{local_address()}:{door.getsockname()[1]}")
    announce = partial(say_open, host, door.getsockname()[1], settings, language, out, key)
    if settings.workers > 1:
        Parent(settings, door, settings.workers, serve_at, announce).run()
    else:
        serve_at(settings, door, announce)


def host_key(data: str, renew: bool = False) -> str:
    """The key of the host's page of a house, open or closed; made or renewed where that is wanted."""

    async def ask() -> str:
        store = SqlStore(open_engine(data, READERS))
        register = Register(store)
        try:
            await register.open(new_key() if renew else "")
            return register.key
        finally:
            register.close()
            await store.close()

    return asyncio.run(ask())


def host_link(address: str, key: str) -> str:
    """What is behind a hash is sent to nobody: not to the house, not to a proxy, not to the next page."""
    return f"{address.rstrip('/')}/host#key={key}"


def say_open(host: str, port: int, settings: Settings, language: str, out: Console, key: str = "") -> None:
    say = words(language)
    address = settings.address or f"http://{local_address() if host == '0.0.0.0' else host}:{port}"
    out.print(say("serving", address=address), style="bold")
    if host == "0.0.0.0":
        code = io.StringIO()
        segno.make(address).terminal(out=code, compact=True)
        out.print(say("serving-phone"))
        out.print(code.getvalue(), highlight=False)
    if out.is_terminal:
        out.print(say("serving-host", address=host_link(address, key)), soft_wrap=True)
    else:  # what is not read by a person is kept by somebody
        out.print(say("serving-host-hidden"))
    out.print(say("serving-stop" if settings.data else "serving-stop-memory"), style="dim")


def serve(settings: Settings, host: str, port: int) -> None:
    """Without a word."""
    serve_at(settings, listen(host, port), lambda: None)


def serve_at(settings: Settings, door: socket.socket, announce: Announce) -> None:
    """Serve whoever comes in by a door that is there already."""
    server = Server(configured(settings), announce)
    with suppress(KeyboardInterrupt):
        server.run([door])
    if not server.started:
        sys.exit(NOT_STARTED)


class Server(uvicorn.Server):
    """Says when it is open."""

    def __init__(self, config: uvicorn.Config, announce: Announce):
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


def configured(settings: Settings) -> uvicorn.Config:
    """The house as uvicorn runs it."""
    sys.setswitchinterval(SWITCH)
    if settings.metrics:
        check_metrics()
    open_store: Any = partial(SqlStore, *open_database(settings.data)) if settings.data else MemoryStore
    gc.freeze()
    gc.set_threshold(*COLLECT)
    be_discreet()
    limits = Limits(settings)
    sockets = Sockets(settings, most_files() - OTHER_FILES)
    house = Squeezing(LiveTables(make_app(settings, limits, open_store)))
    door = Door(house, HostNames((*settings.names, settings.public_host)), limits, sockets, Crowd(settings))
    app = ProxyHeadersMiddleware(door, list(settings.trusted_proxies))  # type: ignore[arg-type]
    sockets.proxies = app.trusted_hosts
    http: Any = partial(HttpProtocol, sockets)
    ws: Any = partial(LiveProtocol, sockets)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        log_config=CONFIG,
        log_level="error",  # what strangers send is not worth a line each
        access_log=False,
        server_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        timeout_keep_alive=settings.seconds_idle,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
    )


def most_files() -> int:
    """How many files and sockets this process may have open: all that it may ask for."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(usual, wanted), most))
    return max(usual, wanted)


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def local_address() -> str:
    """This machine as its network sees it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
