"""The shelf shows tables where somebody is before those that were only laid, and a few of each address first."""

from contextlib import AsyncExitStack

import pytest
from msgspec.structs import replace

from ludotheque.table import actions
from ludotheque.table.lists import AT_A_TIME, MOST, by_turns
from ludotheque.table.refused import Refused
from ludotheque.table.visit import answer

from .houses import Player, house, serving

pytestmark = pytest.mark.anyio


async def test_who_waits_is_not_pushed_off_the_shelf():
    async with house() as here, serving(here) as service:
        ada, crowd = Player(service, "Ada"), Player(service, "Crowd")
        table = await ada.open("friend")
        for _ in range(MOST + 5):
            last = await crowd.open("friend")
        listed = [card.id for card in await service.list_tables(ada.visitor)]
        assert (listed[0], len(listed)) == (last, MOST)
        assert table not in listed
        async with here.look(await here.live(table), ada.person):
            listed = [card.id for card in await service.list_tables(ada.visitor)]
            assert (listed[:2], len(listed)) == ([table, last], MOST)


def at(player, address):
    player.visitor = replace(player.visitor, address=address)
    return player


async def listed(service, player):
    return [card.id for card in await service.list_tables(player.visitor)]


async def test_who_sits_at_many_tables_does_not_push_others_off_the_shelf():
    async with house() as here, serving(here) as service, AsyncExitStack() as pages:
        ada, crowd = at(Player(service, "Ada"), "192.0.2.1"), at(Player(service, "Crowd"), "192.0.2.2")
        table = await ada.open("friend")
        await pages.enter_async_context(here.look(await here.live(table), ada.person))
        laid = [await crowd.open("friend") for _ in range(MOST + 5)]
        for one in laid:
            await pages.enter_async_context(here.look(await here.live(one), 0))
        shown = await listed(service, ada)
        assert shown[: AT_A_TIME + 1] == [*laid[: -AT_A_TIME - 1 : -1], table]
        assert len(shown) == MOST
        assert [card.id for card in await service.list_tables(ada.visitor, game="magot")] == []


async def test_who_lays_many_tables_does_not_push_out_one_where_somebody_is(monkeypatch):
    monkeypatch.setattr("ludotheque.table.lists.LOOKED_AT", 10)
    async with house() as here, serving(here) as service:
        ada, crowd = Player(service, "Ada"), Player(service, "Crowd")
        table = await ada.open("friend")
        async with here.look(await here.live(table), ada.person):
            for _ in range(12):
                await crowd.open("friend")
            assert (await listed(service, crowd))[0] == table


def test_thirty_behind_one_address_are_all_shown_where_nobody_else_is():
    assert by_turns(range(30), lambda table: "school") == list(range(30))
    ordered = by_turns([*range(12), "other"], lambda table: "other" if table == "other" else "school")
    assert ordered == [*range(AT_A_TIME), "other", *range(AT_A_TIME, 12)]


async def test_a_rematch_is_a_table_more():
    laid = []

    def need_room(address):
        if len(laid) == 1:
            raise Refused("busy", "refused-busy")
        laid.append(address)

    async with house(need_room=need_room) as here, serving(here) as service:
        ada, bea = Player(service, "Ada"), Player(service, "Bea")
        first = await ada.open("friend")
        await bea.join(first)
        await ada.act(first, actions.Resign())
        live = await here.live(first)
        async with here.look(live, ada.person), here.look(live, bea.person):
            await answer(here, live, ada.person, actions.Rematch(), address="192.0.2.1")
            assert laid == []  # asked, and nothing is laid yet
            await answer(here, live, bea.person, actions.AnswerRematch(True), address="192.0.2.2")
        assert laid == ["192.0.2.2"]
        alone = await ada.open("bot")
        await ada.act(alone, actions.Resign())
        with pytest.raises(Refused, match="refused-busy"):
            await ada.act(alone, actions.Rematch())
        assert (await here.live(alone)).table.rematch == ""
