"""The register of a house: what its host did is known to every process, and after every restart."""

import asyncio

import pytest

from ludotheque.table import actions
from ludotheque.table.desk import Desk
from ludotheque.table.files import Files
from ludotheque.table.forgetting import forget
from ludotheque.table.host_page import Announce, PersonAct, TableAct
from ludotheque.table.lobby import new_token
from ludotheque.table.messages import OpenTable, Report, SeatPlan
from ludotheque.table.refused import Refused
from ludotheque.table.register import LOG, MOST_OF_ONE, Register
from ludotheque.table.service import Service
from ludotheque.table.studies import Studies
from ludotheque.table.visitor import Visitor

from .houses import house
from .test_workers import comes, worker

pytestmark = pytest.mark.anyio


async def test_it_is_read_again_after_a_restart(store):
    before = Register(store)
    await before.open()
    await before.note("announce", text="Bonjour")
    await before.note("ban", visitors=["a", "b"])
    await before.note("mute", visitors=["c"])
    await before.note("hide", "sometable2")
    await before.report("sometable2", 3, ["c"])
    after = Register(store)
    await after.open()
    assert (after.key, after.notice, after.hidden) == (before.key, "Bonjour", {"sometable2"})
    assert after.is_banned(["b"]) and not after.is_banned(["c"]) and after.is_muted(["x", "c"])
    assert list(after.reports) == [("sometable2", 3)]
    await after.note("readmit", visitors=["a", "b"])
    await after.note("delete", "sometable2")
    await before.read_on()
    assert not before.banned and not before.hidden and not before.reports
    assert [act.do for act in before.acts] == [act.do for act in after.acts]


async def test_two_who_note_at_once_both_do(store):
    one, other = Register(store), Register(store)
    await asyncio.gather(one.open(), other.open())
    assert one.key and one.key == other.key
    await asyncio.gather(*(register.note("hide", f"table{n}") for n in range(10) for register in (one, other)))
    for register in (one, other):
        await register.read_on()
        assert register.hidden == {f"table{n}" for n in range(10)}
        assert len([act for act in register.acts if act.do == "hide"]) == 20


async def test_a_key_that_the_host_chose_is_the_key(store):
    await Register(store).open()
    chosen = Register(store)
    await chosen.open("c" * 43)
    again = Register(store)
    await again.open("c" * 43)
    assert again.key == "c" * 43 and len([act for act in again.acts if act.do == "key"]) == 2


async def test_what_cannot_be_read_is_passed_over(store, caplog):
    register = Register(store)
    await register.open()
    await store.append(LOG, register.seq, [b'{"do":"dance","at":1}'])
    await register.note("announce", text="On joue")
    after = Register(store)
    await after.open()
    assert after.notice == "On joue" and "cannot be read" in caplog.text


async def test_who_is_forgotten_is_in_no_line(store):
    async with house(store=store) as here:
        service = Service(here, Files(here), Studies(10))
        await here.register.open()
        visitor = await service.lobby.welcome(Visitor(new_token()), "Ada")
        await Desk(service).see_to_person(PersonAct(visitor.id, "mute"))
        await forget(service.lobby, visitor)
        assert all(visitor.id.encode() not in data for _, data in await store.read(LOG))
        service.studies.close()
        service.files.close()


async def test_reports_are_bounded(store):
    register = Register(store)
    await register.open()
    for n in range(1, MOST_OF_ONE + 1):
        await register.report("sometable2", n, ["a"])
        await register.report("sometable2", n, ["a", "b"])  # the same one, whatever they became
    with pytest.raises(Refused):
        await register.report("sometable2", 99, ["a"])
    await register.report("sometable2", 99, ["z"])
    assert sum(map(len, register.reports.values())) == MOST_OF_ONE + 1


async def test_reports_of_one_give_way_to_those_of_others(store, monkeypatch):
    """However many one makes, whoever else reports is heard, after a restart too."""
    monkeypatch.setattr("ludotheque.table.register.MOST_REPORTS", 5)
    here = Register(store)
    await here.open()
    await here.report("shared", 1, ["bea"])
    await here.report("shared", 1, ["cleo"])
    for n in range(1, 9):
        await here.report("eves", n, ["eve"])
    assert list(here.reports) == [("shared", 1), *(("eves", n) for n in range(5, 9))]
    await here.report("honest", 7, ["ada"])
    assert {said[0] for said in here.reports} == {"shared", "eves", "honest"}
    after = Register(store)
    await after.open()
    assert list(after.reports) == list(here.reports)
    for n in range(MOST_OF_ONE + 5):
        await here.report("shared", 1, [f"visitor{n}"])
    assert len(here.reports["shared", 1]) == MOST_OF_ONE


async def test_nobody_reports_themselves(service, ada, bea):
    table = await ada.open("friend")
    await bea.join(table)
    said = await ada.act(table, actions.Chat("grumble"))
    with pytest.raises(Refused, match="refused-own-message"):
        await service.report(ada.visitor, table, Report(said))
    await service.report(bea.visitor, table, Report(said))
    assert list(service.house.register.reports) == [(table, said)]


async def test_every_worker_knows(database_url):
    """An announcement, a ban, a table closed, hidden and deleted at one are known at the other."""
    async with worker(database_url) as here, worker(database_url) as there:
        one, other = (Service(each, Files(each), Studies(10)) for each in (here, there))
        await here.register.open()
        await there.register.open()
        desk, ada, eve = Desk(one), Visitor(new_token()), Visitor(new_token())
        seats = [SeatPlan("me"), SeatPlan("friend")]
        tables = [(await other.open(ada, OpenTable("jonques", seats, "Ada", door="open"))).table for _ in range(3)]
        lives = [await there.live(table) for table in tables]
        await desk.announce(Announce("Bonjour"))
        await comes(lambda: there.register.notice == "Bonjour")
        for table, do in zip(tables, ("close", "hide", "delete"), strict=True):
            await desk.see_to_table(TableAct(table, do))
        await comes(lambda: lives[0].table.is_closed and lives[0].table.state == "over")
        await comes(lambda: tables[1] in there.register.hidden)
        await comes(lambda: lives[2].is_gone and tables[2] not in there.lives)
        with pytest.raises(Refused):
            await other.look(eve, tables[1])
        with pytest.raises(Refused):
            await there.append(lives[2], [])
        known = await other.lobby.know(ada)
        await desk.see_to_person(PersonAct(known.id, "ban"))
        await comes(lambda: there.register.is_banned(known.ids))
        await comes(lambda: lives[1].table.company.seats[0].stand_in)
        with pytest.raises(Refused, match="refused-banned"):
            await other.look(ada, tables[1])
        for service in (one, other):
            service.studies.close()
            service.files.close()
