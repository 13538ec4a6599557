"""Visitors: those whom older editions knew by their keys, and those whom nobody has seen for long."""

import time

import pytest

import ludotheque
from ludotheque.table import actions, opening
from ludotheque.table.acting import act
from ludotheque.table.keeping import Keep, tidy
from ludotheque.table.lobby import DAY, new_token
from ludotheque.table.messages import Join, OpenTable, SeatPlan
from ludotheque.table.refused import Refused
from ludotheque.table.visitor import Visitor

from .houses import house, join, open_table

pytestmark = pytest.mark.anyio
BONE = ludotheque.game("bone")


def wanted(*kinds):
    return OpenTable("jonques", [SeatPlan(kind) for kind in kinds], "Ada")


async def test_an_old_cookie_finds_its_tables_and_sits_there(service):
    ada = Visitor(new_token())
    id, _ = await opening.open_table(service.house, wanted("me", "bot"), ada.key_for)  # as older editions did
    assert await service.my_tables(Visitor(new_token())) == []
    assert [card.id for card in await service.my_tables(ada)] == [id]
    known = await service.lobby.know(ada)
    assert known.guest is not None
    assert known.person_at((await service.house.live(id)).table) == 0


async def test_the_name_and_the_language_are_those_said_last(service):
    ada = Visitor(new_token())
    id = (await service.open(ada, OpenTable("jonques", wanted("me", "friend").seats, "Ada", door="open"))).table
    bea = Visitor(new_token())
    await service.join(bea, id, Join("Bea", "en"))
    me = await service.lobby.about(bea)
    assert (me.is_known, me.name, me.language, me.tables, me.devices) == (True, "Bea", "en", 1, 1)


async def test_what_is_out_of_date_is_removed_if_the_host_says_so(service):
    ada = Visitor(new_token())
    id = (await service.open(ada, wanted("me", "bot"))).table
    lobby, now = service.lobby, time.time()
    assert await tidy(lobby, Keep()) == 0
    lobby.clock = lambda: now + 10 * DAY
    assert await tidy(lobby, Keep(unfinished=11, finished=1, visitors=11)) == 0
    assert await tidy(lobby, Keep(unfinished=9)) == 1
    with pytest.raises(Refused):
        await service.look(Visitor(), id)  # who looks has come
    assert await tidy(lobby, Keep(visitors=9)) == 1
    assert (await service.lobby.know(Visitor(ada.token))).guest is None


async def over(here, *names):
    """A game of two that is over, with both still there."""
    id, ada = await open_table(here, "me", "friend")
    bea = await join(here, id, "Bea")
    live = await here.live(id)
    await act(here, id, ada, actions.Resign())
    return live, ada, bea


async def test_a_rematch_is_asked_of_those_who_are_there():
    async with house() as here:
        live, ada, bea = await over(here)
        async with here.look(live, ada), here.look(live, bea):
            await act(here, live.table.id, ada, actions.Rematch())
            assert (live.table.rematch, live.table.again.person) == ("", ada)
            with pytest.raises(Refused):
                await act(here, live.table.id, ada, actions.Rematch())
            await act(here, live.table.id, bea, actions.AnswerRematch(False))
            assert (live.table.rematch, live.table.again) == ("", None)
            await act(here, live.table.id, bea, actions.Rematch())
            await act(here, live.table.id, ada, actions.AnswerRematch(True))
            assert live.table.rematch


async def test_who_left_is_not_waited_for():
    async with house() as here:
        live, ada, bea = await over(here)
        async with here.look(live, ada):
            async with here.look(live, bea):
                await act(here, live.table.id, ada, actions.Rematch())
                assert not live.table.rematch
            await act(here, live.table.id, ada, actions.Rematch())
            assert live.table.rematch


async def test_nobody_is_called_as_somebody_at_the_table_or_a_bot():
    async with house() as here:
        id, _ = await open_table(here, "me", "friend", "friend", "friend", name="Ann", game=BONE)
        for name in ("ann", "Ａnn", "Madame Colette"):
            await join(here, id, name)
        people = (await here.live(id)).table.company.people
        assert [person.name for person in people] == ["Ann", "ann 2", "Ａnn 3", "Madame Colette 2"]
