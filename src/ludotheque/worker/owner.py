"""Whose browser it is: one person's, by a token that it keeps."""

import re

from ..store.browser import BrowserStore
from ..store.memory import MemoryStore
from ..table.company import hash_key
from ..table.lobby import TOKEN, new_token
from ..table.visitor import Visitor

NAME = "visitor"
WHOLE = re.compile(rf"[\w-]{{{TOKEN}}}".encode())


async def owner(store: BrowserStore) -> Visitor:
    """A new token, and a lost record of people, part nobody from their tables."""
    token = await store.keep(NAME, new_token().encode())
    if not WHOLE.fullmatch(token):
        token = new_token().encode()
        await store.correct(NAME, token)
    store.recognise(hash_key(token.decode()))
    return Visitor(token.decode())


async def somebody_new(store: MemoryStore) -> Visitor:
    """Whoever it was is forgotten, with all tables of this browser: nobody else sat at them."""
    await store.clear()
    return await owner(store) if isinstance(store, BrowserStore) else Visitor(new_token())
