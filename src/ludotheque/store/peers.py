"""The other processes that share a store: who of them drives a table, and who is there."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

Shown = Callable[[list[bytes]], None]


class Peers(Protocol):
    """What the processes of one house tell each other, beside the log. Used from one event loop."""

    @property
    def processes(self) -> int:
        """How many share the store now, this one included."""

    async def take(self, table: str) -> bool:
        """Whether this process drives a table now: no other does until it lets go, closes or dies. Or NotKept."""

    def let_go(self, table: str) -> None:
        """Somebody else may drive it."""

    def show(self, table: str, people: bytes) -> None:
        """Tell the others who is at a table here; nobody, if empty."""

    def warn(self, what: str) -> None:
        """Tell the others that what they remember of something is out of date."""

    def heed(self, callback: Callable[[str], None]) -> None:
        """`callback` gets what another one warns of; "" where a warning may have been missed."""

    def watch(self, table: str, callback: Shown) -> AbstractContextManager[None]:
        """While it lasts, `callback` gets what all the others show of a table, whenever that changes."""


NOTHING = nullcontext()


class Alone:
    """A store that one process has for itself."""

    processes = 1

    async def take(self, table: str) -> bool:
        return True

    def let_go(self, table: str) -> None:
        pass

    def show(self, table: str, people: bytes) -> None:
        pass

    def warn(self, what: str) -> None:
        pass

    def heed(self, callback: Callable[[str], None]) -> None:
        pass

    def watch(self, table: str, callback: Shown) -> AbstractContextManager[None]:
        return NOTHING
