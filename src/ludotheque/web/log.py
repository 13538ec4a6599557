"""What the house prints. Where something went wrong is told line by line; what people said, hold or hide is not."""

import logging
import sys
import threading
import traceback
from asyncio import AbstractEventLoop
from types import TracebackType
from typing import Any

Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Discreet(logging.Formatter):
    """A traceback without the words of its exceptions: these may quote anything."""

    def formatException(self, ei: Raised) -> str:  # noqa: N802
        return "\n".join(told(ei[1])) if ei[1] else ""


def told(wrong: BaseException) -> list[str]:
    before = wrong.__cause__ or (None if wrong.__suppress_context__ else wrong.__context__)
    lines = [*told(before), "then:"] if before else []
    frames = (f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(wrong.__traceback__))
    return [*lines, *frames, f"{type(wrong).__module__}.{type(wrong).__qualname__}"]


class Strangers(logging.Filter):
    """What a stranger's client sends is not worth a line: else anybody could fill the disk with them."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.name.startswith("uvicorn") and "received from client" in record.getMessage())


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"discreet": {"()": Discreet, "fmt": "%(asctime)s %(levelname)s %(message)s"}},
    "filters": {"strangers": {"()": Strangers}},
    "handlers": {
        "errors": {
            "class": "logging.StreamHandler",
            "formatter": "discreet",
            "filters": ["strangers"],
            "stream": "ext://sys.stderr",
        }
    },
    "root": {"level": "WARNING", "handlers": ["errors"]},
}


def note_trouble(loop: AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong where nobody waits for it."""
    logging.getLogger(__name__).error("trouble in the background", exc_info=context.get("exception"))


def note_crash(kind: type[BaseException], wrong: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    logging.getLogger(__name__).critical("the house has fallen", exc_info=(kind, wrong, trace))


def be_discreet() -> None:
    """Nothing that is not caught prints more than the rest."""
    sys.excepthook = note_crash
    threading.excepthook = lambda args: note_crash(args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback)
