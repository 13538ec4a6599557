"""Two houses on one PostgreSQL, as two workers are: whoever one talks to, it is the same table."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from ludotheque.store.sql import SqlStore
from ludotheque.table import actions, company, driver, entries
from ludotheque.table.acting import act
from ludotheque.table.clocks import Clock
from ludotheque.table.company import SPECTATOR
from ludotheque.table.refused import Refused
from ludotheque.table.uptime import look_round

from .houses import action_for, house, join, open_table, play_on

pytestmark = pytest.mark.anyio

SHORT = {"turn_cap": "50"}


@asynccontextmanager
async def worker(url, **more):
    store = await SqlStore.open(url)
    async with house(store=store, **more) as here:
        yield here
    await store.close()


@pytest.fixture
async def workers(database_url):
    async with AsyncExitStack() as all_of_them:
        yield [await all_of_them.enter_async_context(worker(database_url)) for _ in range(2)]


async def comes(true):
    while not true():
        await asyncio.sleep(0.005)


def state_of(live):
    return live.table.seq, bytes(live.table.match.state)


async def test_two_people_play_at_two_workers(workers):
    here, there = workers
    id, ada = await open_table(here, "me", "friend", options=SHORT)
    bea = await join(there, id, "Bea")
    lives = [await house.live(id) for house in workers]
    for _ in range(40):
        await comes(lambda: all(live.table.state == "running" and live.table.turn >= 0 for live in lives))
        seat = lives[0].table.turn
        person, at = ((ada, 0), (bea, 1))[seat]
        await act(workers[at], id, person, action_for(lives[at].table, seat))
        await comes(lambda: state_of(lives[0]) == state_of(lives[1]))


async def test_who_is_there_is_the_same_at_both(workers):
    here, there = workers
    id, ada = await open_table(here, "me", "friend")
    ours, theirs = await here.live(id), await there.live(id)
    async with here.look(ours, ada):
        await comes(lambda: theirs.present == {ada})
        async with there.look(theirs, SPECTATOR), here.look(ours, SPECTATOR):
            await comes(lambda: ours.watchers == theirs.watchers == 2)
    await comes(lambda: not theirs.present and not theirs.watchers)
    assert theirs.away(3600) == frozenset()  # she was there a moment ago


async def test_one_worker_drives_the_bots(workers, monkeypatch):
    """Who acted goes on with the bots; the other looks on, and begins only if nothing comes."""
    monkeypatch.setattr(driver, "LEAD", 3600.0)
    here, there = workers
    thought = []
    for each in workers:
        let_move = each.driver.let_move

        async def noted(live, pause, each=each, let_move=let_move):
            thought.append(each)
            await let_move(live, pause)

        monkeypatch.setattr(each.driver, "let_move", noted)
    id, _ = await open_table(here, "me", "bot", options=SHORT)
    ours, theirs = await here.live(id), await there.live(id)
    await play_on(here, id)
    await comes(lambda: state_of(ours) == state_of(theirs))
    assert set(thought) == {here}


async def wait_for_its_bot(here, there):
    """A table whose bot is to throw at one worker, which has an hour's time; as the other one knows it."""
    begins = -1
    while begins != 0:  # it is drawn by lot
        id, _ = await open_table(here, "bot", "me")
        ours = await here.live(id)
        while not ours.table.match.log:
            await asyncio.sleep(0.005)
        begins = ours.table.turn
    await comes(lambda: ours.is_driven)
    live = await there.live(id)
    await comes(lambda: live.table.seq == ours.table.seq)
    return ours, live, live.table.seq


async def test_another_takes_over_from_one_that_dies(database_url, monkeypatch):
    monkeypatch.setattr(driver, "LEAD", 0.05)
    async with worker(database_url) as there, worker(database_url, pace=3600) as here:
        _, live, seq = await wait_for_its_bot(here, there)
        await asyncio.sleep(0.3)
        assert live.table.seq == seq and not live.is_driven
        here.store._workers._locks.close()  # its connections end with it, and with them its lock
        await comes(lambda: live.table.seq > seq)


async def test_one_that_is_stopped_is_not_waited_for(database_url, monkeypatch):
    monkeypatch.setattr(driver, "LEAD", 0.05)
    monkeypatch.setattr(driver, "PATIENCE", 3600.0)
    async with worker(database_url) as there, worker(database_url, pace=3600) as here:
        stopped, live, seq = await wait_for_its_bot(here, there)
        monkeypatch.setattr(driver, "PATIENCE", 0.2)
        await comes(lambda: live.table.seq > seq)
        assert stopped.is_driven  # it still holds the lock


async def test_both_may_drive_and_nothing_happens_twice(workers, monkeypatch):
    """The lock saves work. What keeps the log right is its key."""
    monkeypatch.setattr(driver, "LEAD", 0.0)

    async def always(table):
        return True

    for each in workers:
        monkeypatch.setattr(each.store._workers, "take", always)
    here, there = workers
    id, ada = await open_table(here, "me", "bot", options=SHORT)
    ours, theirs = await here.live(id), await there.live(id)
    while not ours.table.is_over:
        if action := action_for(ours.table, 0):
            with suppress(Refused):
                await act(here, id, ada, action)
        await asyncio.sleep(0.001)
    await comes(lambda: state_of(ours) == state_of(theirs))
    stored = await here.store.read(id)
    assert [seq for seq, _ in stored] == list(range(1, len(stored) + 1))


async def test_a_question_waits_for_who_is_at_the_other_worker(workers):
    """Somebody who is connected elsewhere is asked, not passed over."""
    here, there = workers
    id, ada = await open_table(here, "me", "friend")
    bea = await join(there, id, "Bea")
    ours, theirs = await here.live(id), await there.live(id)
    async with there.look(theirs, bea), here.look(ours, ada):
        await comes(lambda: ours.present == theirs.present == {ada, bea})
        assert here.driver.away(ours) == frozenset()
        await act(here, id, ada, actions.Chat("Bea?"))
    await comes(lambda: not ours.present)
    assert here.driver.away(ours) == {ada, bea}


async def test_time_is_up_once_whoever_looks(workers, monkeypatch):
    """Both have the table and its clock; when time is up one bot stands in, and both know."""
    monkeypatch.setattr(company, "USUAL", 1)
    here, there = workers
    id, _ = await open_table(here, "me", "friend", clock=Clock(60, 10))
    await join(there, id, "Bea")
    lives = [await house.live(id) for house in workers]
    await comes(lambda: all(live.table.clocks.seat >= 0 for live in lives))
    late = lives[0].table.clocks.seat
    here.uptime.told += 71_000
    for worker in workers:
        await look_round(worker)
    await comes(lambda: all(live.table.company.seats[late].stand_in for live in lives))
    await comes(lambda: state_of(lives[0]) == state_of(lives[1]) and lives[0].table.clocks.seat == 1 - late)
    said = [logged.entry for logged in lives[1].table.history if isinstance(logged.entry, entries.Expired)]
    assert said == [entries.Expired(late)]
    assert abs(here.uptime.now - there.uptime.now) < 20_000
