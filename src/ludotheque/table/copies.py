"""Tables that were made of others: games that went on elsewhere, and files. What one forgets, they forget.

The store keeps what a table was made of as it keeps whose it is. Editions before this one kept it of none: their files
say it themselves, and are read once.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..contract import LudothequeError
from ..store import Row, UnknownTable
from . import entries
from .entries import BadLog, Opened

if TYPE_CHECKING:
    from .house import House

ID = re.compile("[a-z0-9]{1,24}")
DONE = "what older files were made of"  # the fact that says that it is kept
logger = logging.getLogger(__name__)


def made_of(table: str) -> str:
    """Under which the store finds what was made of a table, beside the visitors whose it is."""
    return f"made of {table}"


def source_of(opened: Opened) -> list[str]:
    """What a file says that it was made of."""
    table = opened.tags.get("table", "")
    return [made_of(table)] if opened.is_file and ID.fullmatch(table) else []


def brought(file: str, visitor: str) -> str:
    """Under which the store finds what a visitor has brought already, beside them."""
    return f"brought {hashlib.sha256(f'{visitor} {file}'.encode()).hexdigest()}"


async def copies_of(house: "House", table: str) -> Sequence[Row]:
    return await house.store.find(visitors=[made_of(table)], limit=None)


async def note_older(house: "House") -> None:
    """File by file beside everything else, once."""
    if await house.store.kept(DONE):
        return
    for row in await house.store.find(state="archive", limit=None):
        try:
            (seq, data), *_ = await house.store.read(row.table)
            opened = entries.decode(seq, data)
        except (BadLog, UnknownTable):
            continue
        for mark in source_of(opened) if isinstance(opened, Opened) else ():
            await house.store.people.claim(mark, [row.table])
        await asyncio.sleep(0)
    await house.store.keep(DONE, b"1")


async def note_older_beside(house: "House") -> None:
    try:
        await note_older(house)
    except LudothequeError as wrong:  # whoever is forgotten next waits for it
        logger.warning("what older files were made of has to wait (%s)", type(wrong).__name__)
