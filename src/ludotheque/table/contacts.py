"""Where a visitor wishes to be called: this device by push, an e-mail address that is proved first, a webhook."""

import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from ..scene import words
from ..store import Contact
from .calling import Notice, Post
from .company import hash_key
from .lobby import DAY, Lobby
from .messages import Key
from .refused import Refused
from .visitor import Visitor

MOST = 8  # of one visitor
HOUR = 3600.0
MOST_LETTERS = 100  # to addresses that are not proved, in an hour, whoever asks
MOST_OF_VISITOR, MOST_OF_NETWORK = 3, 10  # of these in a day: that one visitor asks for, and one address of the network
LETTERS = "letters"  # the fact that addresses are hashed with
Address = Annotated[str, Meta(min_length=3, max_length=1000)]
BrowserKey = Annotated[str, Meta(min_length=16, max_length=120)]
Shape = Literal["ntfy", "discord", "matrix"]


class PushContact(Struct, frozen=True, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """A browser, as its push service names it."""

    address: Address
    p256dh: BrowserKey
    auth: BrowserKey


class MailContact(Struct, frozen=True, tag_field="kind", tag="mail", forbid_unknown_fields=True):
    address: Address


class HookContact(Struct, frozen=True, tag_field="kind", tag="hook", forbid_unknown_fields=True):
    address: Address
    shape: Shape


NewContact = PushContact | MailContact | HookContact


class ContactCard(Struct, frozen=True):
    """One of the own; `shown` is the e-mail address, or a host. A browser knows itself by the `digest` of it."""

    id: str
    kind: Literal["push", "mail", "hook"]
    shown: str
    is_proved: bool
    digest: str


class ContactPage(Struct, frozen=True):
    """The key for this house's push messages, "" where nobody is called; whether it sends letters; the own contacts."""

    push_key: str
    mail: bool
    contacts: tuple[ContactCard, ...]


class ProveContact(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in the link of a letter."""

    code: Key


MESSAGES = (ContactPage, PushContact, MailContact, HookContact, ProveContact)


class Contacts:
    def __init__(self, lobby: Lobby, post: Post):
        self.lobby, self.post = lobby, post
        self.leaving: set[str] = set()  # to whom a letter is on its way

    async def page(self, visitor: Visitor) -> ContactPage:
        kept = await self.lobby.store.people.contacts(visitor.id) if visitor.guest else []
        if self.lobby.house.is_family:  # where nobody is written to, and nobody is asked
            return ContactPage("", False, tuple(map(card, kept)))
        return ContactPage(self.post.push_key, self.post.has_mail, tuple(map(card, kept)))

    async def add(self, visitor: Visitor, wanted: NewContact) -> ContactPage:
        """A letter is sent to an e-mail address, and nothing else before its link was used."""
        people, now = self.lobby.store.people, self.lobby.clock()
        visitor = await self.lobby.surely(visitor)
        if self.lobby.house.is_family:
            raise Refused("invalid", "refused-contact")
        if visitor.guest is None:
            raise Refused("seat", "refused-nobody")
        secret = self.post.check(kind_of(wanted), wanted.address, secret_of(wanted))
        kept = await people.contacts(visitor.id)
        if len(kept) >= MOST and wanted.address not in [one.address for one in kept]:
            raise Refused("busy", "refused-contacts")
        code = ""
        if isinstance(wanted, MailContact):
            if any(one.address == wanted.address and not one.code for one in kept):
                return await self.page(visitor)
            code = await self.ask(visitor, wanted.address, now)
        id = secrets.token_hex(8)
        await people.add_contact(Contact(id, visitor.id, kind_of(wanted), wanted.address, secret, now, code))
        return await self.page(visitor)

    async def ask(self, visitor: Visitor, address: str, now: float) -> str:
        """A letter with a link, one a day to an address whoever gives it; the hash of the code in it.

        That one went is known by a hash for a day, whatever becomes of the contact.
        """
        key = await self.lobby.store.keep(LETTERS, secrets.token_bytes(32))
        to, *others = (marked(key, of) for of in (folded(address), f"by {visitor.id}", f"from {visitor.address}", ""))
        if to in self.leaving:
            raise Refused("busy", "refused-letter")
        self.leaving.add(to)
        try:
            await self.need_letter(to, others, now)
            await self.lobby.store.people.note_letter(others, now)  # also of those that do not leave
            code = await self.write(visitor, address, now)
            await self.lobby.store.people.note_letter([to], now)
        finally:
            self.leaving.discard(to)
        return hash_key(code)

    async def need_letter(self, to: str, others: Sequence[str], now: float) -> None:
        count = self.lobby.store.people.letters
        if await count(to, now - DAY):
            raise Refused("busy", "refused-letter")
        by, network, house = others
        most = (by, DAY, MOST_OF_VISITOR), (network, DAY, MOST_OF_NETWORK), (house, HOUR, MOST_LETTERS)
        for mark, span, some in most:
            if await count(mark, now - span) >= some:
                raise Refused("busy", "refused-letters")

    async def write(self, visitor: Visitor, address: str, now: float) -> str:
        """A letter leaves; the code in it."""
        code = secrets.token_urlsafe(24)
        say = words((visitor.guest and visitor.guest.language) or "fr")
        letter = Notice(say("call-prove-title"), say("call-prove"), f"/me#mail={code}", "mail", say("call-prove-foot"))
        if await self.post.send(Contact("", "", "mail", address, b"", now), letter) != "sent":
            raise Refused("trouble", "refused-mail")
        return code

    async def prove(self, visitor: Visitor, code: str) -> ContactPage:
        if not visitor.guest or not await self.lobby.store.people.prove_contact(visitor.id, hash_key(code)):
            raise Refused("invalid", "refused-proof")
        return await self.page(visitor)

    async def drop(self, visitor: Visitor, id: str) -> ContactPage:
        if visitor.guest:
            await self.lobby.store.people.drop_contact(visitor.id, id)
        return await self.page(visitor)


def folded(address: str) -> str:
    """The same for all spellings of a mailbox."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def marked(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), "sha256").hexdigest()


def kind_of(wanted: NewContact) -> Literal["push", "mail", "hook"]:
    return "push" if isinstance(wanted, PushContact) else "mail" if isinstance(wanted, MailContact) else "hook"


def secret_of(wanted: NewContact) -> tuple[str, ...]:
    match wanted:
        case PushContact(_, p256dh, auth):
            return p256dh, auth
        case HookContact(_, shape):
            return (shape,)
    return ()


def card(contact: Contact) -> ContactCard:
    shown = contact.address if contact.kind == "mail" else urlsplit(contact.address).hostname or ""
    kind: Literal["push", "mail", "hook"] = contact.kind  # type: ignore[assignment]
    return ContactCard(contact.id, kind, shown, not contact.code, hash_key(contact.address))
