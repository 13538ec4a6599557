"""Advisory locks of PostgreSQL: held by one connection, free as soon as it ends, however it ends."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import psycopg

from .contract import NotKept

TRY = "SELECT pg_try_advisory_lock(%s)"
FREE = "SELECT pg_advisory_unlock(%s)"


class Locks:
    """The connection has a thread of its own, so that what is let go and taken again is so in this order."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]]):
        self._connect = connect
        self._connection: psycopg.Connection[Any] | None = None
        self._held: set[str] = set()
        self._thread = ThreadPoolExecutor(1, "store-locks")

    async def take(self, table: str) -> bool:
        return await asyncio.wrap_future(self._thread.submit(self._take, table))

    def let_go(self, table: str) -> None:
        with suppress(RuntimeError):  # closed: all of them are free
            self._thread.submit(self._let_go, table)

    def close(self) -> None:
        self._thread.shutdown()
        self._forget()

    def _take(self, table: str) -> bool:
        if table not in self._held:
            try:
                taken = self._ask(TRY, table)
            except psycopg.OperationalError:
                taken = self._again(table)
            if taken:
                self._held.add(table)
        return table in self._held

    def _again(self, table: str) -> bool:
        """The connection was cut: what it held is anybody's now."""
        self._forget()
        try:
            return self._ask(TRY, table)
        except psycopg.OperationalError:
            self._forget()
            raise NotKept("the database does not answer.") from None

    def _let_go(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            try:
                self._ask(FREE, table)
            except psycopg.OperationalError:
                self._forget()

    def _ask(self, question: str, table: str) -> bool:
        if not self._connection:
            self._connection = self._connect()
        answer = self._connection.execute(question, (number_of(table),)).fetchone()
        return bool(answer and answer[0])

    def _forget(self) -> None:
        self._held.clear()
        if self._connection:
            self._connection.close()
            self._connection = None


def number_of(table: str) -> int:
    """Locks have numbers; two tables with the same one would merely wait for each other."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), signed=True)
