"""People in a database: short queries, each in a transaction of its own."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from .engine import is_served, leave_no_trace, reading, writing
from .people import LETTERS_KEPT, LONGEST_PASS, LONGEST_UNPROVED, Contact, Guest, Passkey
from .schema import CONTACTS, ENTRIES, LETTERS, PASSES, PASSKEYS, RESULTS, SEATS, TABLES, TOKENS, VISITORS

OF_TOKEN = select(TOKENS.c.visitor).where(TOKENS.c.hash == bindparam("hash"))
BECAME = select(func.coalesce(VISITORS.c.became, VISITORS.c.id)).where(VISITORS.c.id == bindparam("id"))
GUEST = select(VISITORS).where(VISITORS.c.id == bindparam("id"))
OTHERS = select(VISITORS.c.id).where(VISITORS.c.became == bindparam("id")).order_by(VISITORS.c.id)
LISTED = select(VISITORS.c.id).where(VISITORS.c.rating == "listed", VISITORS.c.became.is_(None))
OF_VISITORS = SEATS, RESULTS, TOKENS, PASSES, PASSKEYS, CONTACTS
TOUCHED = [table.name for table in (*OF_VISITORS, VISITORS, TABLES, ENTRIES)]  # where somebody is forgotten
CLAIM = text("INSERT INTO seats (visitor, table_id) VALUES (:visitor, :table_id) ON CONFLICT DO NOTHING")

Aside = Callable[..., Awaitable[Any]]


class SqlPeople:
    """`aside` runs a query beside the event loop."""

    def __init__(self, engine: Engine, aside: Aside):
        self._engine, self._reading, self._aside = engine, reading(engine), aside
        self.lingers = is_served(engine.url)
        self._sweeping = asyncio.Lock()
        self._swept: asyncio.Task[None] | None = None

    async def register(self, guest: Guest, token: str) -> None:
        await self._aside(self._register, guest, token)

    def _register(self, guest: Guest, token: str) -> None:
        about = {"id": guest.id, "name": guest.name, "language": guest.language}
        try:
            with writing(self._engine).begin() as connection:
                connection.execute(insert(VISITORS), about | {"created": guest.created, "seen": guest.seen})
                connection.execute(insert(TOKENS), {"hash": token, "visitor": guest.id, "created": guest.created})
        except IntegrityError:
            return  # the same browser, over another connection

    async def by_token(self, token: str) -> Guest | None:
        return await self._aside(self._by_token, token)

    def _by_token(self, token: str) -> Guest | None:
        with self._reading.connect() as connection:
            id = connection.execute(OF_TOKEN, {"hash": token}).scalar()
            return guest_of(connection, id) if id else None

    async def by_id(self, id: str) -> Guest | None:
        return await self._aside(self._by_id, id)

    def _by_id(self, id: str) -> Guest | None:
        with self._reading.connect() as connection:
            return guest_of(connection, connection.execute(BECAME, {"id": id}).scalar() or "")

    async def change(self, guest: Guest) -> None:
        about = {"name": guest.name, "language": guest.language, "seen": guest.seen, "rating": guest.rating}
        await self._write(update(VISITORS).where(VISITORS.c.id == guest.id).values(about))

    async def add_token(self, visitor: str, token: str, now: float) -> None:
        await self._write(insert(TOKENS).values(hash=token, visitor=visitor, created=now))

    async def drop_token(self, token: str) -> None:
        await self._write(delete(TOKENS).where(TOKENS.c.hash == token))

    async def devices(self, visitor: str) -> list[float]:
        rows = await self._read(select(TOKENS.c.created).where(TOKENS.c.visitor == visitor))
        return sorted(since for (since,) in rows)

    async def become(self, visitor: str, other: str) -> None:
        await self._write(
            update(VISITORS).where(VISITORS.c.became == visitor).values(became=other),
            update(VISITORS).where(VISITORS.c.id == visitor).values(became=other, name=""),
            update(TOKENS).where(TOKENS.c.visitor == visitor).values(visitor=other),
            update(PASSKEYS).where(PASSKEYS.c.visitor == visitor).values(visitor=other),
            update(CONTACTS).where(CONTACTS.c.visitor == visitor).values(visitor=other),
        )

    async def keep_pass(self, hash: str, purpose: str, visitor: str, until: float) -> None:
        await self._write(
            delete(PASSES).where(PASSES.c.until < until - LONGEST_PASS),
            insert(PASSES).values(hash=hash, purpose=purpose, visitor=visitor, until=until),
        )

    async def use_pass(self, hash: str, purpose: str, now: float) -> str | None:
        return await self._aside(self._use_pass, hash, purpose, now)

    def _use_pass(self, hash: str, purpose: str, now: float) -> str | None:
        good = (PASSES.c.hash == hash) & (PASSES.c.purpose == purpose) & (PASSES.c.until >= now)
        with writing(self._engine).begin() as connection:
            visitor: str | None = connection.execute(delete(PASSES).where(good).returning(PASSES.c.visitor)).scalar()
            connection.execute(delete(PASSES).where(PASSES.c.until < now))
        return visitor

    async def add_passkey(self, passkey: Passkey) -> None:
        about = {name: getattr(passkey, name) for name in passkey.__struct_fields__}
        await self._write(insert(PASSKEYS).values(about))

    async def passkey(self, id: str) -> Passkey | None:
        rows = await self._read(select(PASSKEYS).where(PASSKEYS.c.id == id))
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, visitor: str) -> list[Passkey]:
        query = select(PASSKEYS).where(PASSKEYS.c.visitor == visitor).order_by(PASSKEYS.c.created)
        return [Passkey(*row) for row in await self._read(query)]

    async def use_passkey(self, id: str, uses: int) -> None:
        await self._write(update(PASSKEYS).where(PASSKEYS.c.id == id).values(uses=uses))

    async def add_contact(self, contact: Contact) -> None:
        same = (CONTACTS.c.visitor == contact.visitor) & (CONTACTS.c.kind == contact.kind)
        about = {name: getattr(contact, name) for name in contact.__struct_fields__}
        stale = (CONTACTS.c.code != "") & (CONTACTS.c.created < contact.created - LONGEST_UNPROVED)
        await self._write(
            delete(CONTACTS).where(same, CONTACTS.c.address == contact.address),
            delete(CONTACTS).where(stale),
            insert(CONTACTS).values(about),
        )

    async def contacts(self, visitor: str) -> list[Contact]:
        query = select(CONTACTS).where(CONTACTS.c.visitor == visitor).order_by(CONTACTS.c.created)
        return [Contact(*row) for row in await self._read(query)]

    async def note_letter(self, marks: Sequence[str], now: float) -> None:
        await self._write(
            delete(LETTERS).where(LETTERS.c.sent < now - LETTERS_KEPT),
            *(insert(LETTERS).values(mark=mark, sent=now) for mark in marks),
        )

    async def letters(self, mark: str, since: float) -> int:
        late = (LETTERS.c.mark == mark) & (LETTERS.c.sent >= since)
        ((count,),) = await self._read(select(func.count()).select_from(LETTERS).where(late))
        return int(count)

    async def prove_contact(self, visitor: str, code: str) -> bool:
        its = (CONTACTS.c.visitor == visitor) & (CONTACTS.c.code == code)
        return bool(await self._aside(self._changed, update(CONTACTS).where(its).values(code="")))

    def _changed(self, statement: Any) -> int:
        with writing(self._engine).begin() as connection:
            return int(connection.execute(statement).rowcount)

    async def drop_contact(self, visitor: str, id: str) -> None:
        await self._write(delete(CONTACTS).where(CONTACTS.c.visitor == visitor, CONTACTS.c.id == id))

    async def claim(self, visitor: str, tables: Sequence[str]) -> None:
        await self._aside(self._claim, [{"visitor": visitor, "table_id": table} for table in tables])

    def _claim(self, seats: list[dict[str, str]]) -> None:
        if seats:
            with writing(self._engine).begin() as connection:
                connection.execute(CLAIM, seats)

    async def listed(self) -> list[Guest]:
        return await self._aside(self._listed)

    def _listed(self) -> list[Guest]:
        with self._reading.connect() as connection:
            ids = list(connection.execute(LISTED).scalars())
            return [guest for id in ids if (guest := guest_of(connection, id))]

    async def forget(self, visitor: str) -> None:
        await self._aside(self._forget, visitor)
        self._swept = self._swept or asyncio.create_task(self._sweep())
        await asyncio.shield(self._swept)

    async def _sweep(self) -> None:
        """What was deleted leaves the files: once for all who wait for it."""
        async with self._sweeping:
            self._swept = None  # whoever comes from now on waits for the next
            await self._aside(leave_no_trace, self._engine, TOUCHED)

    def _forget(self, visitor: str) -> None:
        with writing(self._engine).begin() as connection:
            ids = [visitor, *(id for (id,) in connection.execute(OTHERS, {"id": visitor}))]
            for part in OF_VISITORS:
                connection.execute(delete(part).where(part.c.visitor.in_(ids)))
            connection.execute(update(TABLES).where(TABLES.c.awaited.in_(ids)).values(awaited=""))
            connection.execute(delete(VISITORS).where(VISITORS.c.id.in_(ids)))

    async def latest(self, limit: int, until: float | None = None) -> list[Guest]:
        query = select(VISITORS.c.id).where(VISITORS.c.became.is_(None))
        query = query.where(VISITORS.c.seen <= until) if until is not None else query
        rows = await self._read(query.order_by(VISITORS.c.seen.desc(), VISITORS.c.id).limit(limit))
        return [guest for (id,) in rows if (guest := await self.by_id(id))]

    async def count(self) -> int:
        ((count,),) = await self._read(select(func.count()).select_from(VISITORS).where(VISITORS.c.became.is_(None)))
        return int(count)

    async def unseen(self, since: float, limit: int) -> list[str]:
        query = select(VISITORS.c.id).where(VISITORS.c.seen < since, VISITORS.c.became.is_(None)).limit(limit)
        return [id for (id,) in await self._read(query)]

    async def _read(self, query: Any) -> list[Any]:
        def read() -> list[Any]:
            with self._reading.connect() as connection:
                return list(connection.execute(query))

        return await self._aside(read)

    async def _write(self, *statements: Any) -> None:
        def write() -> None:
            with writing(self._engine).begin() as connection:
                for statement in statements:
                    connection.execute(statement)

        await self._aside(write)


def guest_of(connection: Connection, id: str) -> Guest | None:
    found = connection.execute(GUEST, {"id": id}).one_or_none()
    if found is None:
        return None
    others = tuple(other for (other,) in connection.execute(OTHERS, {"id": id}))
    return Guest(found.id, found.name, found.language, found.created, found.seen, others, found.rating)
