"""Many who ask at once: of one address a few are served at a time, the others wait; addresses are served by turns."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.types import Receive, Scope

from ..contract.seal import MOST_BYTES as LARGEST_BODY
from ..table.turns import Crowded, Turns
from .settings import Settings

BODIES, ALL_BODIES = 8 * LARGEST_BODY, 128 * LARGEST_BODY  # bytes on their way in, of one address and in all


class Turn:
    """The right to be served, until the answer is made: who is slow to read it or waits for something long has none."""

    def __init__(self, turns: Turns, visitor: str):
        self.turns, self.visitor, self.is_over = turns, visitor, False

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.turns.give_back(self.visitor)


class Crowd:
    def __init__(self, settings: Settings):
        self.turns = Turns(
            settings.requests_at_once, settings.most_at_once, settings.requests_waiting, settings.most_waiting
        )
        self.bodies: Counter[str] = Counter()

    async def turn(self, visitor: str, scope: Scope) -> Turn:
        """Wait for a turn; it can be found with the request."""
        await self.turns.take(visitor)
        turn = Turn(self.turns, visitor)
        scope["state"]["turn"] = turn
        return turn

    @contextmanager
    def room(self, visitor: str, length: int) -> Iterator[None]:
        """For a body on its way in; Crowded if there is none."""
        if self.bodies[visitor] + length > BODIES:
            raise Crowded(of_one=True)
        if self.bodies.total() + length > ALL_BODIES:
            raise Crowded(of_one=False)
        self.bodies[visitor] += length
        try:
            yield
        finally:
            self.bodies[visitor] -= length
            if not self.bodies[visitor]:
                del self.bodies[visitor]


def end_turn(scope: Any) -> None:
    """What follows takes long, and others may be served meanwhile."""
    if turn := scope["state"].get("turn"):
        turn.end()


def length_of(scope: Scope) -> int:
    """Of a body; those that are too large are refused before they come."""
    said = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    length = int(said) if said.isdigit() and len(said) < 12 else 0
    return length if length <= LARGEST_BODY else 0


async def arrived(receive: Receive, length: int) -> Receive:
    """The same request when all of it is there, so that nobody is served who is still speaking."""
    pieces: list[bytes] = []
    message: Any = None
    while length and (message is None or message.get("more_body")):
        message = await receive()
        pieces.append(message.get("body", b""))
    if message is None:
        return receive
    held: list[Any] = [message | {"body": b"".join(pieces)} if message["type"] == "http.request" else message]

    async def again() -> Any:
        return held.pop() if held else await receive()

    return again
