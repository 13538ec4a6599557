"""Waist 3: tables kept as append-only logs of opaque entries. The store in a database is `ludotheque.store.sql`."""

from .contract import Conflict, NotKept, Row, Store, UnknownTable
from .memory import MemoryStore

__all__ = ["Conflict", "MemoryStore", "NotKept", "Row", "Store", "UnknownTable"]
