"""Who comes to the house: visitors, and what a browser or a device proves with that it is one of them.

The store keeps hashes of tokens and passes only. A visitor who turns out to be another one *became* that one: seats
in logs keep the old id, and whoever is asked for answers to both.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

LONGEST_PASS = 3600  # seconds that any pass is good for
LETTERS_KEPT = 24 * 3600  # seconds for which it is known that a letter left
LONGEST_UNPROVED = 7 * 24 * 3600  # seconds that an address waits to be proved
RatingWish = Literal["", "own", "listed"]


class Guest(msgspec.Struct, frozen=True):
    """A visitor as kept; `others` are the ids of those who became this one.

    `rating` is whether they wish for one: not at all, for themselves, or to be seen by everybody.
    """

    id: str
    name: str = ""
    language: str = ""
    created: float = 0
    seen: float = 0
    others: tuple[str, ...] = ()
    rating: RatingWish = ""

    @property
    def ids(self) -> tuple[str, ...]:
        return self.id, *self.others


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a key that a device holds; `uses` is the device's own count."""

    id: str
    visitor: str
    public_key: bytes
    uses: int
    created: float


class Contact(msgspec.Struct, frozen=True):
    """Where somebody who is not looking can be reached: a push service, an e-mail address, a webhook.

    `secret` is what goes with it; `code` the hash of what proves that the address is theirs, "" once it is proved.
    """

    id: str
    visitor: str
    kind: str
    address: str
    secret: bytes
    created: float
    code: str = ""


class People(Protocol):
    """Used from one event loop; any of it may be NotKept.

    Where what is forgotten `lingers`, its bytes lie in a server's files until others are written over them.
    """

    lingers: bool

    async def register(self, guest: Guest, token: str) -> None:
        """A new visitor, known by the hash of a token; nothing if that token has one."""

    async def by_token(self, token: str) -> Guest | None:
        """The visitor whom the hash of a token belongs to."""

    async def by_id(self, id: str) -> Guest | None:
        """The visitor of that id, or whom they became."""

    async def change(self, guest: Guest) -> None:
        """Another name, another language, another wish, seen later."""

    async def add_token(self, visitor: str, token: str, now: float) -> None:
        """One device more."""

    async def drop_token(self, token: str) -> None:
        """One device less."""

    async def devices(self, visitor: str) -> list[float]:
        """When each device of a visitor came."""

    async def become(self, visitor: str, other: str) -> None:
        """A visitor turns out to be another one: with all devices, passkeys and seats."""

    async def keep_pass(self, hash: str, purpose: str, visitor: str, until: float) -> None:
        """Something to be used once, until then; what is out of date goes."""

    async def use_pass(self, hash: str, purpose: str, now: float) -> str | None:
        """The visitor whom it was made for, if it is good; it is not any more."""

    async def add_passkey(self, passkey: Passkey) -> None: ...

    async def passkey(self, id: str) -> Passkey | None: ...

    async def passkeys(self, visitor: str) -> list[Passkey]: ...

    async def use_passkey(self, id: str, uses: int) -> None:
        """The device's own count, after it was used."""

    async def add_contact(self, contact: Contact) -> None:
        """In the place of what was kept for the same address of the same visitor; what was not proved for long goes."""

    async def contacts(self, visitor: str) -> list[Contact]: ...

    async def note_letter(self, marks: Sequence[str], now: float) -> None:
        """A letter left, known by hashes of whom it went to or who asked for it; those of longer ago than a day go."""

    async def letters(self, mark: str, since: float) -> int:
        """How many left since then that are known by a mark."""

    async def prove_contact(self, visitor: str, code: str) -> bool:
        """The address with that code is the visitor's; whether there is one."""

    async def drop_contact(self, visitor: str, id: str) -> None: ...

    async def claim(self, visitor: str, tables: Sequence[str]) -> None:
        """Seats of an older edition turn out to be a visitor's."""

    async def listed(self) -> list[Guest]:
        """Those who wish that everybody sees their rating."""

    async def forget(self, visitor: str) -> None:
        """Everything that is kept of a visitor, and of those who became them, but for the logs."""

    async def latest(self, limit: int, until: float | None = None) -> list[Guest]:
        """Who was here last, not after `until`, the latest first."""

    async def count(self) -> int:
        """How many visitors are known."""

    async def unseen(self, since: float, limit: int) -> list[str]:
        """Visitors who did not come since then."""
