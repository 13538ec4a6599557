"""Somebody is at a table while a page of theirs can be seen: another tab in front, or a phone asleep, is absence."""

import msgspec
import pytest

from ludotheque.table import actions
from ludotheque.table.acting import act
from ludotheque.table.company import SPECTATOR
from ludotheque.table.messages import Request
from ludotheque.table.visit import Visit

from .houses import house, join, open_table, play_on

pytestmark = pytest.mark.anyio


class Page(Visit):
    """A visit that notes what it is told."""

    def __init__(self, here, live, person, in_sight=True):
        self.came = []
        super().__init__(here, live, person, 0, self.came.append, in_sight=in_sight)

    async def is_seen(self, seen):
        await self.receive(msgspec.json.encode(Request(1, actions.Sight(seen))))


async def test_one_page_of_two_that_can_be_seen_is_presence():
    now = [0.0]
    async with house(absence=60.0, clock=lambda: now[0]) as here:
        id, ada = await open_table(here, "me", "friend")
        live = await here.live(id)
        bea = await join(here, id, "Bea")
        laptop, phone, other = Page(here, live, ada), Page(here, live, ada, in_sight=False), Page(here, live, bea)
        async with laptop.sending(), other.sending():
            async with phone.sending():
                assert live.present == {ada, bea}
                await laptop.is_seen(False)
                assert live.present == {bea}
                await phone.is_seen(True)
                assert live.present == {ada, bea}
            assert live.present == {bea}  # the page that is left is in the background
            now[0] += 59
            assert live.away(60) == set()
            await laptop.is_seen(False)  # says nothing new
            now[0] += 1
            assert live.away(60) == {ada}
            await laptop.is_seen(True)
            assert live.present == {ada, bea}
        assert live.present == set()
        assert not any(live.open.values())


async def test_a_page_that_comes_and_goes_in_the_background_is_no_sign_of_life():
    now = [0.0]
    async with house(clock=lambda: now[0]) as here:
        id, ada = await open_table(here, "me", "friend")
        live = await here.live(id)
        now[0] += 100
        async with Page(here, live, ada, in_sight=False).sending():
            assert live.absence(ada) == 100
        assert live.absence(ada) == 100


async def test_who_only_looks_on_is_counted_with_the_page_open():
    async with house() as here:
        id, _ = await open_table(here, "me", "friend")
        live = await here.live(id)
        page = Page(here, live, SPECTATOR, in_sight=False)
        async with page.sending():
            assert live.watchers == 1
            await page.is_seen(False)
            assert live.watchers == 1


async def test_a_rematch_is_asked_of_who_has_just_looked_away():
    now = [0.0]
    async with house(absence=60.0, clock=lambda: now[0]) as here:
        id, ada = await open_table(here, "me", "friend", options={"turn_cap": "50"})
        live = await here.live(id)
        bea = await join(here, id, "Bea")
        await play_on(here, id)
        page = Page(here, live, bea)
        async with page.sending():
            await page.is_seen(False)
            await act(here, id, ada, actions.Rematch())
            assert live.table.again
            assert not live.table.rematch
            now[0] += 61  # she does not come back
            await act(here, id, ada, actions.Rematch())
            assert live.table.rematch
