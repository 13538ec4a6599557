"""Waist 3: tables kept as append-only logs of opaque entries."""

from .contract import Conflict, NotKept, Row, Store, UnknownTable
from .memory import MemoryStore
from .sql import SqlStore

__all__ = ["Conflict", "MemoryStore", "NotKept", "Row", "SqlStore", "Store", "UnknownTable"]
