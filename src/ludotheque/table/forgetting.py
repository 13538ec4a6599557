"""What is kept of a visitor: all of it to take away, none of it to stay. Moves stay, and are someone's."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

import msgspec
from msgspec.structs import replace

from ..store import Guest, Result, Row
from . import entries, loading
from .company import hash_key
from .copies import copies_of, note_older
from .decisions import handed
from .endings import decode
from .entries import BadLog, Bared, Forgotten, Joined, LogEntry, Opened
from .house import House
from .live import Live
from .lobby import PEOPLE, Lobby
from .redacting import bared, redacted
from .summary import Summary
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
    stored = await house.store.read(row.table)
    return await house.off_loop(told_at, row, stored, visitor)


def told_at(row: Row, stored: loading.StoredLog, visitor: Visitor) -> dict[str, Any]:
    log = read(stored)
    about = {"table": row.table, "game": row.game, "state": row.state, "opened": row.created, "changed": row.changed}
    mine = persons_in(log, visitor)
    joined = [entry for entry in log if isinstance(entry, Joined)]
    said = [entry.text for entry in log if isinstance(entry, entries.Said) and entry.person in mine]
    names = [joined[n].name for n in mine]
    return about | {"names": names, "seats": [seat for n in mine for seat in joined[n].seats], "messages": said}


def persons_in(log: Sequence[LogEntry], visitor: Visitor) -> list[int]:
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
    """Nothing is left of somebody: not in logs, rows, files, or what is remembered; table by table, beside all else."""
    visitor = await lobby.surely(await lobby.come_by(visitor))
    if visitor.guest is None:
        return
    await note_older(lobby.house)
    done = set[str]()
    while rows := [row for row in await lobby.store.find(visitors=visitor.ids, limit=None) if row.table not in done]:
        for row in rows:
            await forget_at(lobby.house, row, visitor)
            done.add(row.table)
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
        lobby.store.peers.warn(PEOPLE)
    else:
        await forget(lobby, visitor)


async def forget_guest(lobby: Lobby, guest: Guest) -> None:
    """Last of all: it also empties what the database has not tidied up yet."""
    await lobby.house.register.forget(guest.ids)
    await lobby.store.people.forget(guest.id)
    lobby.forget(guest)
    lobby.store.peers.warn(PEOPLE)


async def forget_at(house: House, row: Row, visitor: Visitor) -> None:
    """At a table, and where it was copied to. Its log loses the words last: what is interrupted can be done again."""
    if row.state == "archive":
        await house.remove(row.table)  # a copy of a file that they brought
        house.store.peers.warn(row.table)
        return
    found = await house.find(row.table)
    if isinstance(found, Live):
        await say_so(house, found, visitor)
    log = await read_again(house, row)
    mine = persons_in(log, visitor)
    await forget_copies(house, row.table, written_by(log, mine))
    people = {entry.person for entry in log if isinstance(entry, Forgotten)}.union(mine)
    await keep_less(house, row, await house.off_loop(reduce, redacted, people, log))


async def read_again(house: House, row: Row) -> list[LogEntry]:
    return await house.off_loop(read, await house.store.read(row.table))


def written_by(log: Sequence[LogEntry], people: Sequence[int]) -> dict[str, str]:
    """What somebody wrote on cards: who opened a table did."""
    opened = next((entry for entry in log if isinstance(entry, Opened)), None)
    return opened.texts if opened and 0 in people else {}


async def say_so(house: House, live: Live, visitor: Visitor) -> None:
    """The table learns of it by its log, in whichever process it is; a bot plays on for who was in a game."""

    def said(table: Table) -> list[LogEntry]:
        people = persons_in(table.log, visitor)
        return [entry for person in people for entry in (*handed(table, person), Forgotten(person))]

    await house.add(live, said)


async def keep_less(house: House, row: Row, less: Sequence[LogEntry]) -> None:
    """A log in the place of the one that said more, in the bytes too."""
    stored = await house.store.read(row.table)
    await house.store.redact(row.table, await house.off_loop(changed, stored, less))
    if found := house.aside.pop(row.table, None):  # it is read again, here and elsewhere
        house.store.peers.warn(row.table)
        if less and isinstance(opened := less[0], Opened):
            company = loading.company_in(opened, less)
            summary = Summary.made(found.version, opened.root, company)
            await house.store.keep_summary(row.table, len(stored), row.state, summary.encode())


def changed(stored: loading.StoredLog, less: Sequence[LogEntry]) -> dict[int, bytes]:
    """What is to be kept in the place of entries that say more, by their numbers."""
    known = zip(stored, read(stored), less, strict=False)
    return {seq: entries.encode(told) for (seq, _), old, told in known if told != old}


async def forget_copies(house: House, table: str, texts: dict[str, str]) -> None:
    """Files of a table, which others have laid on the shelf, name nobody any more and are signed anew. What was written
    on its cards is told by none of them, nor where a game went on from it, nor by what was made of these."""
    seen, to_see = {table}, [table]
    while to_see:
        source = to_see.pop()
        for row in await copies_of(house, source):
            if row.table not in seen:
                seen.add(row.table)
                to_see += [row.table] if texts else []
                await bare_copy(house, row, texts, names=source == table)


async def bare_copy(house: House, row: Row, texts: dict[str, str], names: bool) -> None:
    log = await read_again(house, row)
    if not log or not isinstance(opened := log[0], Opened):
        return
    told = Bared([card for card, text in opened.texts.items() if texts.get(card) == text], names and opened.is_file)
    if bared(log, told) == log:
        return
    found = await house.find(row.table)
    if isinstance(found, Live):
        await house.add(found, lambda table: [told] if bared(table.log, told) != table.log else [])
    await keep_less(house, row, bared(await read_again(house, row), told))


def written(kept: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(kept), indent=2)
