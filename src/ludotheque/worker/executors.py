"""Where work is done in a browser, which has no threads: at once, or in another worker."""

import pickle
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future
from typing import Any


class AtOnce(Executor):
    """Work that does not take long, or that nothing can be done without."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except BaseException as wrong:
            done.set_exception(wrong)
        return done


class Elsewhere(Executor):
    """Work on a game that takes long: `send` takes it, with the name of the game, to a worker that `perform`s it.

    A job that is cancelled ends there too: what `send` returned is cancelled.
    """

    def __init__(self, send: Callable[[str, bytes], Awaitable[bytes]], start: Callable[[Any], Any]):
        self.send, self.start = send, start

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        named = args[0].game
        job = pickle.dumps((work, args, kwargs))
        done: Future[Any] = Future()
        running = self.start(self.run(done, named if isinstance(named, str) else named.name, job))
        done.add_done_callback(lambda done: running.cancel() if done.cancelled() else None)
        return done

    async def run(self, done: Future[Any], game: str, job: bytes) -> None:
        try:
            is_done, answer = pickle.loads(await self.send(game, job))
        except Exception as wrong:
            is_done, answer = False, wrong
        if done.set_running_or_notify_cancel():
            done.set_result(answer) if is_done else done.set_exception(answer)


def perform(job: bytes) -> bytes:
    """On the other side: whether it was done, and what it came to or what was wrong."""
    work, args, kwargs = pickle.loads(job)
    try:
        return pickle.dumps((True, work(*args, **kwargs)))
    except Exception as wrong:
        return pickle.dumps((False, wrong))
