"""What is kept of a visitor: all of it to take away, none of it to stay. Moves stay, and are someone's."""

from typing import Any

import msgspec
from msgspec.structs import replace

from ..store import Guest, Result, Row
from . import entries, loading
from .company import hash_key
from .decisions import handed
from .endings import decode
from .entries import BadLog, Forgotten, Joined, LogEntry, Opened
from .house import House
from .live import Live
from .loading import Aside
from .lobby import Lobby
from .redacting import redacted
from .table import Table
from .visitor import Visitor


async def kept_of(lobby: Lobby, visitor: Visitor) -> dict[str, Any]:
    """Everything that the house has of somebody, in words that they can read."""
    visitor = await lobby.come_by(visitor)
    if visitor.guest is None:
        return {}
    guest, people = visitor.guest, lobby.store.people
    rows = await lobby.store.find(visitors=guest.ids, limit=None)
    return {
        "name": guest.name,
        "language": guest.language,
        "since": guest.created,
        "seen": guest.seen,
        "devices": await people.devices(guest.id),
        "passkeys": [key.created for key in await people.passkeys(guest.id)],
        "rating": guest.rating,
        "results": [told(result) for result in await lobby.store.results.of(guest.ids)],
        "contacts": [
            {"kind": one.kind, "address": one.address, "since": one.created, "proved": not one.code}
            for one in await people.contacts(guest.id)
        ],
        "tables": [await kept_at(lobby.house, row, visitor) for row in rows],
    }


def told(result: Result) -> dict[str, Any]:
    """As it is kept, with what its bytes say."""
    kept: dict[str, Any] = msgspec.to_builtins(replace(result, about=b""))
    return kept | {"about": decode(result.about)}


async def kept_at(house: House, row: Row, visitor: Visitor) -> dict[str, Any]:
    log = read(await house.store.read(row.table))
    about = {"table": row.table, "game": row.game, "state": row.state, "opened": row.created, "changed": row.changed}
    mine = persons_in(log, visitor)
    joined = [entry for entry in log if isinstance(entry, Joined)]
    said = [entry.text for entry in log if isinstance(entry, entries.Said) and entry.person in mine]
    names = [joined[n].name for n in mine]
    return about | {"names": names, "seats": [seat for n in mine for seat in joined[n].seats], "messages": said}


def persons_in(log: list[LogEntry], visitor: Visitor) -> list[int]:
    """The persons of a table who are this visitor; an older edition knew them by their keys."""
    opened = next((entry for entry in log if isinstance(entry, Opened)), None)
    if opened is None:
        return []
    company = loading.company_in(opened, log)
    known = {n for n, person in enumerate(company.people) if person.visitor in visitor.ids}
    by_key = {company.person_of(key) for key in visitor.keys_for(opened.root)}
    return sorted(known | by_key - {-1})


def read(stored: loading.StoredLog) -> list[LogEntry]:
    """As much of a log as can be read."""
    log: list[LogEntry] = []
    for seq, data in stored:
        try:
            log.append(entries.decode(seq, data))
        except BadLog:
            break
    return log


async def forget(lobby: Lobby, visitor: Visitor) -> None:
    """Nothing is left of somebody: not in logs, rows, files, or what is remembered."""
    visitor = await lobby.come_by(visitor)
    if visitor.guest is None:
        return
    rows = await lobby.store.find(visitors=visitor.ids, limit=None)
    for row in rows:
        await forget_at(lobby.house, row, visitor)
    await forget_copies(lobby.house, {row.table for row in rows})
    await forget_guest(lobby, visitor.guest)


async def leave_device(lobby: Lobby, visitor: Visitor) -> None:
    """A device that others use next. Who has another one, or a passkey, stays known there; else they are forgotten."""
    visitor = await lobby.come_by(visitor)
    if visitor.guest is None:
        return
    people = lobby.store.people
    if len(await people.devices(visitor.id)) > 1 or await people.passkeys(visitor.id):
        await people.drop_token(hash_key(visitor.token))
        lobby.forget(visitor.guest)
    else:
        await forget(lobby, visitor)


async def forget_guest(lobby: Lobby, guest: Guest) -> None:
    """Last of all: it also empties what the database has not tidied up yet."""
    await lobby.house.register.forget(guest.ids)
    await lobby.store.people.forget(guest.id)
    lobby.forget(guest)


async def forget_at(house: House, row: Row, visitor: Visitor) -> None:
    if row.state == "archive":
        await house.remove(row.table)  # a copy of a file that they brought
        return
    found = await house.find(row.table)
    if isinstance(found, Live):
        await say_so(house, found, visitor)
    await redact(house, row.table, visitor)
    if isinstance(found, Aside):
        house.aside.pop(row.table, None)  # it is read again


async def say_so(house: House, live: Live, visitor: Visitor) -> None:
    """The table learns of it by its log, in whichever process it is; a bot plays on for who was in a game."""

    def said(table: Table) -> list[LogEntry]:
        people = persons_in([logged.entry for logged in table.history], visitor)
        return [entry for person in people for entry in (*handed(table, person), Forgotten(person))]

    await house.add(live, said)


async def redact(house: House, table: str, visitor: Visitor) -> None:
    """In the bytes of the log too."""
    stored = await house.store.read(table)
    log = read(stored)
    less = log
    told = {entry.person for entry in log if isinstance(entry, Forgotten)}
    for person in told.union(persons_in(log, visitor)):
        less = redacted(less, person)
    changed = [n for n, (old, new) in enumerate(zip(log, less, strict=True)) if new != old]
    await house.store.redact(table, {stored[n][0]: entries.encode(less[n]) for n in changed})


async def forget_copies(house: House, tables: set[str]) -> None:
    """Files of these tables that others have laid on the shelf name nobody any more; they are signed anew."""
    for row in await house.store.find(state="archive", limit=None):
        (seq, data), *_ = await house.store.read(row.table)
        opened = entries.decode(seq, data)
        if isinstance(opened, Opened) and opened.tags.get("table") in tables:
            tags = {name: "-" if name.startswith("seat-") else value for name, value in opened.tags.items()}
            seats = [replace(seat, name="") for seat in opened.seats]
            bare = replace(opened, tags=tags, seats=seats, file="")
            await house.store.redact(row.table, {seq: entries.encode(bare)})
            house.forget(row.table)


def written(kept: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(kept), indent=2)
