"""Run the house: uvicorn, the address, a QR code for phones."""

import gc
import io
import logging.config
import os
import socket
import sys
from contextlib import suppress
from functools import partial
from typing import Any

import segno
import uvicorn
from rich.console import Console
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..contract import BadOption
from ..scene import words
from ..store import MemoryStore
from ..store.sql import SqlStore, open_database
from .app import make_app
from .door import Door
from .hostnames import HostNames
from .limits import Limits
from .live_routes import LiveTables
from .log import CONFIG, be_discreet
from .settings import Settings
from .sockets import HttpProtocol, LiveProtocol, Sockets
from .watching import check_metrics
from .workers import Parent, listen

LARGEST_HEAD = 16 * 1024
LARGEST_MESSAGE = 16 * 1024
NOT_STARTED = 3  # as uvicorn's own command says it
ENOUGH = 1 << 16  # open files
OTHER_FILES = 100  # that a process has open besides its sockets
SWITCH = 0.0005  # seconds: the writer waits for the event loop that long, after each of its flushes
COLLECT = 50_000, 20, 100  # frames hold no cycles: look for garbage rarely


def run(host: str, port: int, settings: Settings, language: str, out: Console) -> None:
    say = words(language)
    address = settings.address or f"http://{local_address() if host == '0.0.0.0' else host}:{port}"
    if is_root():
        out.print(say("serving-root"), style="bold yellow")
    out.print(say("serving", address=address), style="bold")
    if host == "0.0.0.0":
        code = io.StringIO()
        segno.make(address).terminal(out=code, compact=True)
        out.print(say("serving-phone"))
        out.print(code.getvalue(), highlight=False)
    out.print(say("serving-stop"), style="dim")
    if settings.workers > 1:
        serve_together(settings, host, port)
    else:
        serve(settings, host, port)


def serve_together(settings: Settings, host: str, port: int) -> None:
    """Several processes on one port."""
    logging.config.dictConfig(CONFIG)
    try:
        door = listen(host, port)
    except OSError as wrong:
        raise BadOption(f"{host}:{port} cannot be listened on: {wrong.strerror}.") from None
    Parent(settings, door, settings.workers, serve_at).run()


def serve(settings: Settings, host: str, port: int) -> None:
    config = configured(settings)
    config.host, config.port = host, port
    run_server(config, None)


def serve_at(settings: Settings, door: socket.socket) -> None:
    """As one of several processes."""
    run_server(configured(settings), [door])


def run_server(config: uvicorn.Config, sockets: list[socket.socket] | None) -> None:
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        sys.exit(NOT_STARTED)


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
    names = HostNames((*settings.names, settings.public_host))
    door = Door(LiveTables(make_app(settings, limits, open_store)), names, limits, sockets)
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
