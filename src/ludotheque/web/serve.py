"""Run the house: uvicorn, the address, a QR code for phones."""

import gc
import io
import socket
import sys
from pathlib import Path

import segno
import uvicorn
from rich.console import Console

from ..scene import words
from .app import make_app
from .settings import Settings, default_data

LARGEST_MESSAGE = 16 * 1024
SWITCH = 0.0005  # seconds: the writer waits for the event loop that long, after each of its flushes
COLLECT = 50_000, 20, 100  # frames hold no cycles: look for garbage rarely


def run(host: str, port: int, data: Path | None, memory: bool, pace: float, language: str, out: Console) -> None:
    settings = Settings(data=None if memory else data or default_data(), pace=pace)
    say = words(language)
    address = f"http://{local_address() if host == '0.0.0.0' else host}:{port}"
    out.print(say("serving", address=address), style="bold")
    if host == "0.0.0.0":
        code = io.StringIO()
        segno.make(address).terminal(out=code, compact=True)
        out.print(say("serving-phone"))
        out.print(code.getvalue(), highlight=False)
    out.print(say("serving-stop"), style="dim")
    serve(settings, host, port)


def serve(settings: Settings, host: str, port: int) -> None:
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        limit_concurrency=settings.most_connections,
    )


def local_address() -> str:
    """This machine as its network sees it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
