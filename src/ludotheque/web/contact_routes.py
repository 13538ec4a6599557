"""Where a visitor wishes to be called, over HTTP."""

from typing import Any

from litestar import Request, delete, get, post

from ..table.contacts import ContactPage, NewContact, ProveContact
from ..table.service import Service
from .cookies import visitor_of

Asking = Request[Any, Any, Any]


@get("/api/me/contacts")
async def show_contacts(request: Asking, service: Service) -> ContactPage:
    """Where who asks can be reached."""
    return await service.contacts.page(await service.lobby.know(visitor_of(request)))


@post("/api/me/contacts", status_code=200)
async def add_contact(data: NewContact, request: Asking, service: Service) -> ContactPage:
    """One more; an e-mail address gets a letter with a link first."""
    return await service.contacts.add(await service.lobby.know(visitor_of(request)), data)


@post("/api/me/contacts/proof", status_code=200)
async def prove_contact(data: ProveContact, request: Asking, service: Service) -> ContactPage:
    """The link in a letter was used."""
    return await service.contacts.prove(await service.lobby.know(visitor_of(request)), data.code)


@delete("/api/me/contacts/{contact:str}", status_code=200)
async def drop_contact(contact: str, request: Asking, service: Service) -> ContactPage:
    """No more calls there."""
    return await service.contacts.drop(await service.lobby.know(visitor_of(request)), contact)


HANDLERS = [show_contacts, add_contact, prove_contact, drop_contact]
