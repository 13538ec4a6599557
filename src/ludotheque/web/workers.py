"""Several processes of one house on one port: a parent that starts them, and again when one dies."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from .settings import Settings

LOOK = 0.2  # seconds between two looks at the workers
SOON = 5.0  # seconds: who dies sooner than that after its start is not started again at once
PATIENCE = 20.0  # seconds that workers have to close in good order

Announce = Callable[[], None]
Work = Callable[[Settings, socket.socket, Announce], None]
logger = logging.getLogger(__name__)


def listen(host: str, port: int) -> socket.socket:
    """A socket that all workers accept from: who is busy or stopped leaves newcomers to the others."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it lets two houses have one port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(2048)
    except BaseException:
        door.close()
        raise
    door.set_inheritable(True)
    return door


class Parent:
    """Announces that the house is open when the first of its workers is."""

    def __init__(self, settings: Settings, door: socket.socket, number: int, work: Work, announce: Announce):
        self.settings, self.door, self.work, self.announce = settings, door, work, announce
        self.is_ending = threading.Event()
        self.is_open, self.is_announced = multiprocessing.get_context("spawn").Event(), False
        self.workers: list[tuple[SpawnProcess, float] | None] = [None] * number

    def run(self) -> None:
        """Until somebody says that it is over."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self.end)
        while not self.is_ending.wait(LOOK):
            for place in range(len(self.workers)):
                self.see_to(place)
            if not self.is_announced and self.is_open.is_set():
                self.is_announced = True
                self.announce()
        self.close()

    def end(self, sign: int, frame: FrameType | None) -> None:
        self.is_ending.set()

    def see_to(self, place: int) -> None:
        """A worker for each place; one that dies at once is given a moment."""
        if (found := self.workers[place]) is None:
            self.workers[place] = self.start(), time.monotonic()
            return
        process, since = found
        if process.is_alive() or time.monotonic() < since + SOON:
            return
        logger.error("a worker has ended (%s); another one is started", process.exitcode)
        process.join()
        self.workers[place] = self.start(), time.monotonic()

    def start(self) -> SpawnProcess:
        process = multiprocessing.get_context("spawn").Process(
            target=work_on, args=(self.work, self.settings, self.door, self.is_open), daemon=True
        )
        process.start()
        return process

    def close(self) -> None:
        alive = [found[0] for found in self.workers if found]
        for process in alive:
            process.terminate()
        until = time.monotonic() + PATIENCE
        for process in alive:
            process.join(max(0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
        self.door.close()


def work_on(work: Work, settings: Settings, door: socket.socket, is_open: Event) -> None:
    """A worker. It ends with its parent, also if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent passes it on, in its way
    threading.Thread(target=end_with_parent, daemon=True).start()
    work(settings, door, is_open.set)


def end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
