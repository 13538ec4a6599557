"""All of somebody's tables are found, whatever has happened in the house since; in each kind of database."""

import asyncio

import pytest

from ludotheque.store.sql import SqlStore
from ludotheque.table.messages import OpenTable, SeatPlan
from ludotheque.table.visitor import Visitor

from .houses import Player, house, serving

pytestmark = pytest.mark.anyio
OTHERS, TOGETHER = 1000, 50
ALONE = OpenTable("jonques", [SeatPlan("me"), SeatPlan("bot", level=1)], "Crowd")


async def mine(service, visitor):
    return [card.id for card in await service.my_tables(visitor)]


async def test_my_tables_are_found_after_a_thousand_others_were_opened_and_the_house_closed(data):
    store = await SqlStore.open(data)
    async with house(store=store) as here, serving(here) as service:
        ada, bea, crowd = (Player(service, name) for name in ("Ada", "Bea", "Crowd"))
        first = await ada.open("friend", door="invitation")
        second = await ada.open("here", door="screen")
        theirs = await bea.open("friend")
        await ada.join(theirs)
        crowd.visitor = await service.lobby.welcome(crowd.visitor, "Crowd")
        for _ in range(OTHERS // TOGETHER):
            await asyncio.gather(*(service.open(crowd.visitor, ALONE) for _ in range(TOGETHER)))
    await store.close()
    store = await SqlStore.open(data)
    async with house(store=store) as here, serving(here) as service:
        assert await mine(service, ada.visitor) == [theirs, second, first]
        assert await mine(service, bea.visitor) == [theirs]
        assert len(set(await mine(service, crowd.visitor))) == OTHERS
        assert await mine(service, Visitor("n" * 43)) == []
        assert len(here.lives) == 0  # by their rows, and no log was read
        cards = {card.id: card for card in await service.my_tables(ada.visitor)}
        assert all(card.mine for card in cards.values())
    await store.close()
