"""Who is asking. People have no accounts: a browser keeps one unguessable token, and keys are made from it."""

import hmac

from msgspec import Struct

from .company import SPECTATOR
from .loading import Aside
from .summary import Summary
from .table import Table


def key_of(token: str, root: str) -> str:
    """A person's key for a table, made from what the browser keeps: the key alone opens that table only."""
    return hmac.new(token.encode(), root.encode(), "sha256").hexdigest()[:40]


class Visitor(Struct, frozen=True):
    """`keys` are those that came by a private link from another device, by the root of their table.

    Visitors of one `address` share their turns at what few can have at a time.
    """

    token: str = ""
    keys: dict[str, str] = {}
    address: str = ""

    def key_for(self, root: str) -> str:
        return key_of(self.token, root)

    def keys_for(self, root: str) -> list[str]:
        return [key for key in (key_of(self.token, root), self.keys.get(root, "")) if key]

    def person_at(self, table: Table | Aside) -> int:
        if not table.opened:
            return SPECTATOR
        found = map(table.person_of, self.keys_for(table.opened.root))
        return next((person for person in found if person != SPECTATOR), SPECTATOR)

    def is_in(self, summary: Summary) -> bool:
        return any(map(summary.is_of, self.keys_for(summary.root)))
