"""Waist 3: tables kept as append-only logs of opaque entries. The store in a database is `ludotheque.store.sql`."""

from .contract import Conflict, NotKept, Row, Store, UnknownTable
from .memory import MemoryStore
from .people import Contact, Guest, Passkey, People

__all__ = [
    "Conflict",
    "Contact",
    "Guest",
    "MemoryStore",
    "NotKept",
    "Passkey",
    "People",
    "Row",
    "Store",
    "UnknownTable",
]
