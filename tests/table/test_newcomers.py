"""Where the host lets newcomers wait, they play at once all the same, but with nobody who does not know them."""

import time

import pytest
from msgspec.structs import replace

from ludotheque.table.desk import Desk
from ludotheque.table.host_page import Newcomers
from ludotheque.table.messages import Enter, Join, SeatPlan
from ludotheque.table.refused import Refused

from .houses import Player, house, seen, serving

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self):
        self.now = time.time()

    def __call__(self):
        return self.now

    def later(self, minutes):
        self.now += 60 * minutes


async def at_home(here, service, names=("Ada", "Eve")):
    """Ada has been known for an hour, Eve comes for the first time; newcomers wait for ten minutes."""
    clock = service.lobby.clock = Clock()
    ada, eve = (Player(service, name) for name in names)
    await ada.open("bot")
    clock.later(60)
    await Desk(service).let_wait(Newcomers(10))
    return clock, ada, eve


async def refused(asked):
    with pytest.raises(Refused) as wrong:
        await asked
    return wrong.value.say


async def test_a_newcomer_sits_down_with_strangers_after_the_wait():
    async with house() as here, serving(here) as service:
        clock, ada, eve = await at_home(here, service)
        table = await ada.open("friend")
        assert (await refused(eve.join(table))).args == {"minutes": 10}
        assert (await service.lobby.know(eve.visitor)).guest is None  # nothing is kept of who only asked
        await eve.open("bot")
        clock.later(7.5)
        assert (await refused(eve.join(table))).args == {"minutes": 3}
        clock.later(2.5)
        await eve.join(table)
        assert len((await here.live(table)).table.company.people) == 2


async def test_who_is_shown_out_and_comes_back_as_a_stranger_waits():
    async with house() as here, serving(here) as service:
        clock, ada, eve = await at_home(here, service)
        await eve.open("bot")
        clock.later(60)
        await here.register.note("ban", visitors=(await service.lobby.know(eve.visitor)).ids)
        table = await ada.open("friend")
        assert (await refused(eve.join(table))).id == "refused-banned"
        again = Player(service, "Eve")  # another browser
        assert (await refused(again.join(table))).id == "refused-newcomer"


async def test_bots_invitations_and_the_own_screen_wait_for_nobody():
    async with house() as here, serving(here) as service:
        _, ada, eve = await at_home(here, service)
        await eve.open("bot")
        await eve.open("here")
        table = await ada.open("friend", door="invitation")
        key = (await here.live(table)).table.opened.invite
        eve.visitor = replace(eve.visitor, invitations={table: key})
        await service.enter(eve.visitor, table, Enter(key))
        await eve.join(table)
        held = await ada.open(SeatPlan("friend", "Zed"), "friend", game="bone")
        (link,) = seen((await here.live(held)).table, ada.person).invitations
        newest = Player(service, "Zed")
        newest.visitor = replace(newest.visitor, invitations={held: link.key})
        await newest.join(held)


async def test_what_a_newcomer_lays_is_in_no_list():
    async with house() as here, serving(here) as service:
        clock, ada, eve = await at_home(here, service)
        assert (await refused(eve.open("friend"))).id == "refused-newcomer"
        alone = await eve.open("bot")
        assert [card.id for card in await service.list_tables(ada.visitor)].count(alone) == 0
        assert [card.id for card in await service.my_tables(eve.visitor)] == [alone]
        await eve.open("friend", door=None)  # by invitation
        clock.later(10)
        table = await eve.open("friend")
        assert table in [card.id for card in await service.list_tables(ada.visitor)]


async def test_nobody_waits_once_the_host_says_so():
    async with house() as here, serving(here) as service:
        _, ada, eve = await at_home(here, service)
        table = await ada.open("friend")
        await refused(eve.join(table))
        await Desk(service).let_wait(Newcomers(0))
        await eve.join(table)
        page = await Desk(service).page()
        assert page.wait == 0
        assert [(act.do, act.minutes) for act in page.acts[:2]] == [("newcomers", 0), ("newcomers", 10)]


async def test_who_sits_there_already_comes_in():
    async with house() as here, serving(here) as service:
        _, ada, eve = await at_home(here, service)
        await Desk(service).let_wait(Newcomers(0))
        table = await ada.open("friend")
        await eve.join(table)
        await Desk(service).let_wait(Newcomers(10))
        await service.join(eve.visitor, table, Join("Eve"))
