"""Who is asking. People have no accounts: a browser keeps one unguessable token, by whose hash the house knows it."""

import hmac

from msgspec import Struct

from ..store import Guest
from .company import SPECTATOR
from .doors import is_invited
from .loading import Aside
from .summary import Summary
from .table import Table


def key_of(token: str, root: str) -> str:
    """A person's key for a table, made from what the browser keeps: the key alone opens that table only."""
    return hmac.new(token.encode(), root.encode(), "sha256").hexdigest()[:40]


class Visitor(Struct, frozen=True):
    """Who is at the other end. `guest` is what the house knows of them, once it has looked.

    `keys` are those of seats that came by a private link in older editions, `invitations` those of links that opened
    a table's door; both by the root of the table. Visitors of one `address` share their turns at what few can have at
    a time.
    """

    token: str = ""
    keys: dict[str, str] = {}
    address: str = ""
    invitations: dict[str, str] = {}
    guest: Guest | None = None

    @property
    def ids(self) -> tuple[str, ...]:
        return self.guest.ids if self.guest else ()

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    def key_for(self, root: str) -> str:
        return key_of(self.token, root)

    def keys_for(self, root: str) -> list[str]:
        mine = key_of(self.token, root) if self.token else ""
        return [key for key in (mine, self.keys.get(root, "")) if key]

    def person_at(self, table: Table | Aside) -> int:
        """By the visitor who sat down; at tables of older editions, by the key of the seat."""
        if not table.opened or not table.company:
            return SPECTATOR
        person = table.company.person_of_visitor(self.ids)
        if person != SPECTATOR:
            return person
        found = map(table.person_of, self.keys_for(table.opened.root))
        return next((person for person in found if person != SPECTATOR), SPECTATOR)

    def ids_at(self, table: Table | Aside) -> tuple[str, ...]:
        """All under which the house may know who this is: also whose seat it is that they hold a key of."""
        person = self.person_at(table)
        seated = table.company.people[person].visitor if table.company and person != SPECTATOR else ""
        return self.ids if not seated or seated in self.ids else (*self.ids, seated)

    def may_enter(self, table: Table | Aside) -> bool:
        """Whether this one may know of a table."""
        opened = table.opened
        if not opened or opened.door == "open":
            return opened is not None
        return is_invited(opened, self.invitations.get(opened.root, "")) or self.person_at(table) != SPECTATOR

    def person_in(self, summary: Summary) -> int:
        """The person whom this one is at a table, as its row tells it."""
        known = (n for n, visitor in enumerate(summary.visitors) if visitor in self.ids)
        by_key = (summary.person_of(key) for key in self.keys_for(summary.root))
        return next((person for person in (*known, *by_key) if person != SPECTATOR), SPECTATOR)
