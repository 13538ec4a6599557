"""Waist 3: tables kept as append-only logs of opaque entries. The store in a database is `ludotheque.store.sql`."""

from .contract import Conflict, Measure, NotKept, Row, Store, UnknownTable
from .memory import MemoryStore
from .people import Contact, Guest, Passkey, People, RatingWish
from .results import Result, Results

__all__ = [
    "Conflict",
    "Contact",
    "Guest",
    "Measure",
    "MemoryStore",
    "NotKept",
    "Passkey",
    "People",
    "RatingWish",
    "Result",
    "Results",
    "Row",
    "Store",
    "UnknownTable",
]
