"""Who is forgotten is in no table, copy, file or cache, whatever was made of what they wrote."""

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.table import actions
from ludotheque.table.company import SPECTATOR
from ludotheque.table.copies import DONE, made_of, note_older
from ludotheque.table.forgetting import forget, leave_device
from ludotheque.table.messages import ForkFrom, OpenTable, Return, SeatPlan
from ludotheque.table.redacting import BLANK
from ludotheque.table.refused import Refused
from ludotheque.table.summary import read_summary

from .houses import Player, house, seen, serving, told
from .test_workers import comes, worker

pytestmark = pytest.mark.anyio
CARD, NAME = "Quidnunc le perroquet", "Zygomorphe"
WRITTEN = {"blank-1": CARD}


async def everything(store):
    """All that a store gives back of its tables."""
    rows = await store.find(limit=None)
    logs = [data for row in rows for _, data in await store.read(row.table)]
    return b"".join([*logs, *(row.summary or b"" for row in rows)]).decode()


async def go_on_from(player, table, at=0, **more):
    plan = [SeatPlan("me"), SeatPlan("bot")]
    wanted = OpenTable("bonactio", plan, player.name, fork=ForkFrom(table, at), door="open", **more)
    return (await player.service.open(player.visitor, wanted)).table


async def given_up(ada, bea, **more):
    """A table where Ada and Bea have played, till Bea gave up."""
    table = await ada.open("friend", **more)
    await bea.join(table)
    await bea.act(table, actions.Resign())
    return table


async def copy_of(player, table):
    """The table as a file, laid on the shelf by somebody."""
    file = (await player.service.file(player.visitor, table)).text
    return (await player.service.archive(player.visitor, file)).table


async def test_what_somebody_wrote_goes_from_the_table_its_copies_and_where_it_was_taken(store):
    async with house(store=store) as here, serving(here) as service:
        ada, bea, cleo = (Player(service, name) for name in (NAME, "Bea", "Cleo"))
        table = await given_up(ada, bea, game="bonactio", texts=WRITTEN)
        fork = await go_on_from(cleo, table, texts={"blank-2": "Cleo's own"})
        again = await go_on_from(bea, fork)
        copies = [await copy_of(cleo, one) for one in (table, fork)]
        for one in (table, fork, again, *copies):
            assert CARD in (await service.file(bea.visitor, one)).text
        await forget(service.lobby, ada.visitor)
        for one in (table, fork, again, *copies):
            shown = seen((await here.live(one)).table, SPECTATOR)
            assert shown.texts["blank-1"] == BLANK
            assert [seat.name for seat in shown.seats].count(NAME) == 0
            file = (await service.file(bea.visitor, one)).text
            assert CARD not in file and NAME not in file
        assert seen((await here.live(fork)).table, SPECTATOR).texts["blank-2"] == "Cleo's own"
        kept = await everything(store)
        assert CARD not in kept and NAME not in kept and "Cleo's own" in kept
        assert {row.state for row in await store.find(tables=copies)} == {"archive"}
        await bea.act(table, actions.Rematch())
        rematch = (await here.live(table)).table.rematch
        assert (await here.live(rematch)).table.opened.texts == {"blank-1": BLANK}


async def test_what_is_told_of_a_copy_is_told_anew(store):
    """Whatever is remembered of an entry's number is remembered of another one."""
    async with house(store=store) as here, serving(here) as service:
        ada, bea = Player(service, NAME), Player(service, "Bea")
        table = await given_up(ada, bea)
        copy = await copy_of(bea, table)
        before = await service.last_entry(bea.visitor, copy)
        await forget(service.lobby, ada.visitor)
        assert await service.last_entry(bea.visitor, copy) == before + 1
        live = await here.live(copy)
        assert [line.say.id for line in told(live.table)[-1].lines] == ["table-forgotten"]
        (row,) = await store.find(tables=[copy])
        assert [seat.name for seat in read_summary(row.summary).seats] == ["", ""]
        here.forget(copy)
        assert (await here.live(copy)).table.seq == before + 1  # its log leads there again


async def test_copies_of_older_editions_are_found_by_what_they_say(store):
    async with house(store=store) as here, serving(here) as service:
        ada, bea = Player(service, NAME), Player(service, "Bea")
        table = await given_up(ada, bea)
        copy = await copy_of(bea, table)
        assert [row.table for row in await store.find(visitors=[made_of(table)])] == [copy]
        await store.people.forget(made_of(table))  # as if it had never been kept
        assert await store.kept(DONE) is None
        await forget(service.lobby, ada.visitor)
        assert NAME not in await everything(store)
        assert await store.kept(DONE)


async def test_what_others_have_laid_costs_nothing(service, ada, bea, monkeypatch):
    """Of all files on the shelf only those are read that were made of somebody's own tables."""
    store, seen = service.house.store, []
    others = await bea.open("bot")
    await bea.act(others, actions.Resign())
    unconcerned = [await copy_of(bea, others) for _ in range(5)]
    mine = await ada.open("bot")
    await ada.act(mine, actions.Resign())
    copy = await copy_of(bea, mine)
    await note_older(service.house)
    read = store.read
    monkeypatch.setattr(store, "read", lambda table, since=0: seen.append(table) or read(table, since))
    await forget(service.lobby, ada.visitor)
    assert {mine, copy} <= set(seen)
    assert not {others, *unconcerned} & set(seen)


async def test_bots_do_not_play_on_where_everybody_is_forgotten(service, ada):
    table = await ada.open("bot")
    live = await service.house.live(table)
    await forget(service.lobby, ada.visitor)
    assert live.table.company.is_forgotten(0) and live.table.is_deserted
    assert service.house.driver.next_step(live) == ""


@pytest.mark.parametrize("go", [forget, leave_device])
async def test_who_came_by_the_key_of_a_seat_leaves_it_to_whose_it_is(service, ada, bea, go):
    seated = await service.open(ada.visitor, OpenTable("jonques", [SeatPlan("me"), SeatPlan("friend")], "Ada"))
    came = await service.come_back(bea.visitor, seated.table, Return(seated.key))
    await go(service.lobby, replace(await service.lobby.know(bea.visitor), keys={came.root: seated.key}))
    live = await service.house.live(seated.table)
    assert (await service.lobby.know(ada.visitor)).person_at(live.table) == 0
    assert not live.table.company.is_forgotten(0)


async def test_other_workers_learn_who_was_forgotten(database_url):
    async with worker(database_url) as here, worker(database_url) as there, serving(here) as one, serving(there) as two:
        ada, bea = Player(one, NAME), Player(two, "Bea")
        table = await given_up(ada, bea, game="bonactio", texts=WRITTEN)
        copy, theirs = await copy_of(bea, table), await there.live(table)
        own, same = await copy_of(ada, table), msgspec.structs.replace(ada.visitor)
        await there.live(own)
        assert (await two.lobby.know(same)).guest.name == NAME
        await forget(one.lobby, ada.visitor)
        with pytest.raises(Refused, match="refused-nobody"):
            await two.lobby.make_pass(same)
        await comes(lambda: theirs.table.opened.texts == {"blank-1": BLANK})
        await comes(lambda: not two.lobby.remembered and own not in there.lives)
        await comes(lambda: (live := there.lives.get(copy)) and not any(s.name for s in live.table.company.seats))
        assert (await two.lobby.know(same)).guest is None


async def test_a_device_that_has_left_makes_no_pass_at_another_worker(database_url):
    async with worker(database_url) as here, worker(database_url) as there, serving(here) as one, serving(there) as two:
        ada, phone = Player(one, "Ada"), Player(one, "Ada")
        await ada.open("bot")
        code, _ = await one.lobby.make_pass(await one.lobby.know(ada.visitor))
        await one.lobby.use_pass(phone.visitor, code)
        two.lobby.unlearn = lambda what: None  # a warning that comes late
        known = await two.lobby.know(phone.visitor)
        assert known.guest
        await leave_device(one.lobby, phone.visitor)
        with pytest.raises(Refused, match="refused-nobody"):
            await two.lobby.make_pass(await two.lobby.know(phone.visitor))
        assert (await two.lobby.welcome(known, "Again")).id != known.id
