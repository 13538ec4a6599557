"""People of an evening."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from .people import LETTERS_KEPT, LONGEST_PASS, LONGEST_UNPROVED, Contact, Guest, Passkey


class MemoryPeople:
    """`sit` notes that a visitor has a seat at a table, `leave` that one has nothing anywhere."""

    lingers = False

    def __init__(self, sit: Callable[[str, str], None], leave: Callable[[str], None]) -> None:
        self._sit, self._leave = sit, leave
        self._guests: dict[str, Guest] = {}
        self._became: dict[str, str] = {}
        self._tokens: dict[str, tuple[str, float]] = {}
        self._passes: dict[str, tuple[str, str, float]] = {}
        self._passkeys: dict[str, Passkey] = {}
        self._contacts: dict[str, Contact] = {}
        self._letters: list[tuple[str, float]] = []

    def clear(self) -> None:
        for kept in (self._guests, self._became, self._tokens, self._passes, self._passkeys, self._contacts):
            kept.clear()
        self._letters.clear()

    def known(self, id: str) -> Guest | None:
        """Whom an id is of, or whom they became."""
        return self._guests.get(self._became.get(id, id))

    async def register(self, guest: Guest, token: str) -> None:
        if token not in self._tokens:
            self._guests[guest.id] = guest
            self._tokens[token] = guest.id, guest.created

    async def by_token(self, token: str) -> Guest | None:
        return await self.by_id(self._tokens[token][0]) if token in self._tokens else None

    async def by_id(self, id: str) -> Guest | None:
        id = self._became.get(id, id)
        others = tuple(sorted(one for one, other in self._became.items() if other == id))
        return replace(self._guests[id], others=others) if id in self._guests else None

    async def change(self, guest: Guest) -> None:
        if guest.id in self._guests:
            self._guests[guest.id] = guest

    async def add_token(self, visitor: str, token: str, now: float) -> None:
        self._tokens[token] = visitor, now

    async def drop_token(self, token: str) -> None:
        self._tokens.pop(token, None)

    async def devices(self, visitor: str) -> list[float]:
        return sorted(since for one, since in self._tokens.values() if one == visitor)

    async def become(self, visitor: str, other: str) -> None:
        self._became = {one: other if who == visitor else who for one, who in self._became.items()} | {visitor: other}
        self._guests[visitor] = replace(self._guests[visitor], name="")
        self._tokens = {t: (other if who == visitor else who, at) for t, (who, at) in self._tokens.items()}
        self._passkeys = {
            id: replace(key, visitor=other) if key.visitor == visitor else key for id, key in self._passkeys.items()
        }

        self._contacts = {
            id: replace(one, visitor=other) if one.visitor == visitor else one for id, one in self._contacts.items()
        }

    async def keep_pass(self, hash: str, purpose: str, visitor: str, until: float) -> None:
        self._passes = {one: kept for one, kept in self._passes.items() if kept[2] >= until - LONGEST_PASS}
        self._passes[hash] = purpose, visitor, until

    async def use_pass(self, hash: str, purpose: str, now: float) -> str | None:
        kept, visitor, until = self._passes.get(hash, ("", "", 0.0))
        if kept != purpose or until < now:
            return None
        del self._passes[hash]
        return visitor

    async def add_passkey(self, passkey: Passkey) -> None:
        self._passkeys[passkey.id] = passkey

    async def passkey(self, id: str) -> Passkey | None:
        return self._passkeys.get(id)

    async def passkeys(self, visitor: str) -> list[Passkey]:
        return sorted((key for key in self._passkeys.values() if key.visitor == visitor), key=lambda key: key.created)

    async def use_passkey(self, id: str, uses: int) -> None:
        self._passkeys[id] = replace(self._passkeys[id], uses=uses)

    async def add_contact(self, contact: Contact) -> None:
        about = contact.visitor, contact.kind, contact.address
        for one in list(self._contacts.values()):
            stale = one.code and one.created < contact.created - LONGEST_UNPROVED
            if stale or (one.visitor, one.kind, one.address) == about:
                del self._contacts[one.id]
        self._contacts[contact.id] = contact

    async def contacts(self, visitor: str) -> list[Contact]:
        return sorted((one for one in self._contacts.values() if one.visitor == visitor), key=lambda one: one.created)

    async def note_letter(self, marks: Sequence[str], now: float) -> None:
        kept = ((mark, sent) for mark, sent in self._letters if sent >= now - LETTERS_KEPT)
        self._letters = [*kept, *((mark, now) for mark in marks)]

    async def letters(self, mark: str, since: float) -> int:
        return sum(one == mark and sent >= since for one, sent in self._letters)

    async def prove_contact(self, visitor: str, code: str) -> bool:
        found = [one for one in await self.contacts(visitor) if one.code == code]
        self._contacts |= {one.id: replace(one, code="") for one in found}
        return bool(found)

    async def drop_contact(self, visitor: str, id: str) -> None:
        if id in self._contacts and self._contacts[id].visitor == visitor:
            del self._contacts[id]

    def reached_since(self, visitor: str) -> float | None:
        """Since when somebody can be reached, if they can."""
        visitor = self._became.get(visitor, visitor)
        known = (one.created for one in self._contacts.values() if one.visitor == visitor and not one.code)
        return min(known, default=None)

    async def claim(self, visitor: str, tables: Sequence[str]) -> None:
        for table in tables:
            self._sit(visitor, table)

    async def listed(self) -> list[Guest]:
        wished = [id for id, guest in self._guests.items() if id not in self._became and guest.rating == "listed"]
        return [guest for id in wished if (guest := await self.by_id(id))]

    async def forget(self, visitor: str) -> None:
        ids = {visitor, *(one for one, other in self._became.items() if other == visitor)}
        for id in ids:
            self._guests.pop(id, None)
            self._became.pop(id, None)
            self._leave(id)
        self._tokens = {token: kept for token, kept in self._tokens.items() if kept[0] not in ids}
        self._passes = {hash: kept for hash, kept in self._passes.items() if kept[1] not in ids}
        self._passkeys = {id: key for id, key in self._passkeys.items() if key.visitor not in ids}
        self._contacts = {id: one for id, one in self._contacts.items() if one.visitor not in ids}

    async def latest(self, limit: int, until: float | None = None) -> list[Guest]:
        present = (guest for id, guest in self._guests.items() if id not in self._became)
        found = [guest for guest in present if until is None or guest.seen <= until]
        latest = sorted(found, key=lambda guest: (-guest.seen, guest.id))[:limit]
        return [guest for one in latest if (guest := await self.by_id(one.id))]

    async def count(self) -> int:
        return len(self._guests.keys() - self._became.keys())

    async def unseen(self, since: float, limit: int) -> list[str]:
        return [id for id, guest in self._guests.items() if id not in self._became and guest.seen < since][:limit]
