"""What lists tell of a table, kept in its row: they read rows and replay nothing."""

from typing import TYPE_CHECKING

from msgspec import DecodeError, Struct, json

from .company import Company, hash_key
from .entries import Seat

if TYPE_CHECKING:
    from .table import Table


class Summary(Struct, frozen=True):
    """`rules` is the version of the game's rules that the table fits; of another one, it has to be tried again."""

    rules: int
    root: str
    seats: list[Seat]
    keys: list[str]  # of its people, as hashes

    @classmethod
    def of(cls, table: "Table", company: Company) -> "Summary":
        keys = [person.key_hash for person in company.people]
        return cls(table.game.version, table.opened.root, company.seats, keys)

    def encode(self) -> bytes:
        return json.encode(self)

    def is_of(self, key: str) -> bool:
        """Whether somebody at the table has this key."""
        return bool(key) and hash_key(key) in self.keys


def read_summary(data: bytes | None) -> Summary | None:
    """The summary in a row; older editions wrote none."""
    try:
        return json.decode(data, type=Summary) if data else None
    except DecodeError:
        return None
