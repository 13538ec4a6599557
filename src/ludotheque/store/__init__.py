"""Waist 3: tables kept as append-only logs of opaque entries."""

from .contract import Conflict, Row, Store, UnknownTable
from .memory import MemoryStore
from .sql import SqlStore

__all__ = ["Conflict", "MemoryStore", "Row", "SqlStore", "Store", "UnknownTable"]
