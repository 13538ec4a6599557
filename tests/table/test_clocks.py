"""Clocks: they follow the log, stand still while the house is closed, and nobody is stranded when time is up."""

import asyncio
import random

import pytest

import ludotheque
from ludotheque.store import MemoryStore
from ludotheque.store.sql import SqlStore
from ludotheque.table import actions, company, entries
from ludotheque.table.acting import act
from ludotheque.table.clocks import DAY, HOUR, MS, Clock, Clocks
from ludotheque.table.entries import BadLog
from ludotheque.table.loading import fold, read
from ludotheque.table.refused import Refused
from ludotheque.table.uptime import LONGEST, look_round

from .houses import action_for, house, join, open_table, seen, told

pytestmark = pytest.mark.anyio
LIVE = Clock(60, 10)
DAYS = Clock(2 * DAY, 12 * HOUR, 3 * DAY)
LOSES = Clock(60, 10, loses=True)
THREE = ludotheque.game("bone")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch):
    """Who stands in does not think for long here."""
    monkeypatch.setattr(company, "USUAL", 1)


class Time:
    """Seconds that only pass when they are told to."""

    def __init__(self, now=1000.0):
        self.now = now

    def __call__(self):
        return self.now

    async def passes(self, here, seconds):
        """As long as the house is open it tells the store so, now and then."""
        while seconds > 0:
            step = min(seconds, LONGEST)
            self.now += step
            seconds -= step
            await here.uptime.beat()
        for live in here.lives.values():
            live.notify()
        await look_round(here)


async def comes(true):
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


async def calm(here, id):
    """The table, once the house has nothing to do there by itself."""
    live = await here.live(id)
    here.driver.drive(live)
    await comes(lambda: here.driver.next_step(live) in ("", "wait"))
    return live.table


async def play_until(here, id, seat, plies=500):
    """Whoever is asked plays, until it is a seat's turn."""
    for _ in range(plies):
        table = await calm(here, id)
        if table.turn == seat:
            return
        await act(here, id, table.company.seats[table.turn].person, action_for(table, table.turn))
    raise AssertionError("it is never their turn")


def test_every_turn_brings_its_time_up_to_the_longest():
    clocks = Clocks(Clock(60, 10, 65), 2)
    clocks.pass_time(5 * MS)
    clocks.follow(0, 0)
    assert clocks.left == [65 * MS, 60 * MS]  # 70, but for the longest
    clocks.pass_time(25 * MS)
    clocks.follow(0, 0)  # the same turn goes on
    clocks.follow(-1, -1)  # a deal in between
    clocks.follow(0, 0)
    assert clocks.left == [45 * MS, 60 * MS]
    clocks.follow(1, 1)
    clocks.pass_time(24 * MS)  # a process that lags behind
    assert (clocks.left, clocks.at) == ([45 * MS, 65 * MS], 25 * MS)
    assert clocks.due == 90 * MS
    assert not clocks.is_up(90 * MS - 1)
    assert clocks.is_up(90 * MS)
    clocks.pass_time(100 * MS)
    assert clocks.left[1] == 0


async def test_who_runs_out_is_stood_in_for_and_takes_the_seat_back():
    time = Time()
    async with house(clock=time) as here:
        id, ada = await open_table(here, "me", "friend", clock=LIVE)
        bea = await join(here, id, "Bea")
        table = await calm(here, id)
        first, second = table.turn, 1 - table.turn
        assert table.clocks.seat == first
        await time.passes(here, 69)
        assert not (await calm(here, id)).company.seats[first].stand_in
        await play_until(here, id, second)
        assert seen(table, ada).clock.left[first] == 1 * MS
        await time.passes(here, 69)
        assert not (await calm(here, id)).company.seats[second].stand_in
        await time.passes(here, 1)
        assert (await calm(here, id)).company.seats[second].stand_in
        assert table.turn == first
        assert "table-expired" in [view.lines[0].say.id for view in told(table) if view.kind == "house"]
        await act(here, id, (ada, bea)[second], actions.TakeSeat(second))
        assert not table.company.seats[second].stand_in
        await play_until(here, id, second)
        assert seen(table, ada).clock.left[second] == (10 + 10) * MS  # what who comes back has, and the new turn's
        assert fold(id, [logged.entry for logged in table.history]).clocks.__dict__ == table.clocks.__dict__


async def test_who_ran_out_comes_back_when_the_bot_has_played():
    """Else whoever is there would stall for ever: their time runs out, and they take the seat back, and so on."""
    time = Time()
    async with house(clock=time, pace=0.2) as here:
        id, _ = await open_table(here, "me", "friend", clock=LIVE)
        await join(here, id, "Bea")
        table = await calm(here, id)
        late, plies = table.turn, len(table.match.log)
        await time.passes(here, 71)
        await comes(lambda: table.company.seats[late].stand_in)
        with pytest.raises(Refused, match="refused-bot-first"):
            await act(here, id, late, actions.TakeSeat(late))
        await comes(lambda: len(table.match.log) > plies)
        await act(here, id, late, actions.TakeSeat(late))
        assert not table.company.seats[late].stand_in


async def test_of_two_who_runs_out_loses_where_that_was_agreed():
    time = Time()
    async with house(clock=time) as here:
        id, _ = await open_table(here, "me", "friend", clock=LOSES)
        await join(here, id, "Bea")
        table = await calm(here, id)
        late = table.turn
        await time.passes(here, 71)
        await comes(lambda: table.secret)
        assert (table.state, table.winners, table.resigned) == ("over", (1 - late,), late)
        assert seen(table, -1).clock.out == (late,)
        assert [row.state for row in await here.store.find()] == ["over"]
        assert await here.store.due(9) == []


async def test_of_three_a_bot_plays_for_who_has_lost_and_cannot_win():
    time = Time()
    async with house(clock=time) as here:
        id, ada = await open_table(here, "me", "friend", "friend", clock=LOSES, game=THREE)
        bea, _ = await join(here, id, "Bea"), await join(here, id, "Cleo")
        table = await calm(here, id)
        first = table.turn
        await time.passes(here, 71)
        assert (await calm(here, id)).clocks.out == {first}
        with pytest.raises(Refused):
            await act(here, id, (ada, bea, 2)[first], actions.TakeSeat(first))
        second = (await calm(here, id)).turn
        await time.passes(here, 71)
        await comes(lambda: table.is_over)
        assert table.winners == tuple({0, 1, 2} - {first, second})


async def test_nothing_is_believed_about_time():
    time = Time()
    async with house(clock=time) as here:
        id, _ = await open_table(here, "me", "friend", clock=LIVE)
        await join(here, id, "Bea")
        other, _ = await open_table(here, "me", "bot")
        log = [logged.entry for logged in (await here.live(id)).table.history]
        plain = [logged.entry for logged in (await here.live(other)).table.history]
        for added in ([*log, entries.Expired(0)], [*plain, entries.Clocked(5)], [*plain, entries.Expired(0)]):
            with pytest.raises(BadLog):
                fold(id, added)


@pytest.mark.parametrize("jump", [-5_000.0, 0.0, 10_000_000.0])
async def test_clocks_stand_still_while_the_house_is_closed(tmp_path, jump):
    """Whatever the machine's clock says when it opens again: a counter that began elsewhere is all the same."""
    time, path = Time(), tmp_path / "tables.sqlite"
    store = await SqlStore.open(path)
    async with house(clock=time, store=store) as here:
        id, _ = await open_table(here, "me", "friend", clock=LIVE)
        await join(here, id, "Bea")
        before = (await calm(here, id)).clocks
        await time.passes(here, 40)
        assert before.left_at(here.uptime.now) == 30 * MS
    await store.close()

    later = Time(time.now + jump)
    store = await SqlStore.open(path)
    async with house(clock=later, store=store) as here:
        await here.uptime.beat()
        table = (await here.live(id)).table
        assert table.clocks.__dict__ == before.__dict__
        assert table.clocks.left_at(here.uptime.now) == 30 * MS
        later.now += 3600  # the machine slept
        assert table.clocks.left_at(here.uptime.now) == 30 * MS
        later.now -= 7200
        assert table.clocks.left_at(here.uptime.now) == 30 * MS
    await store.close()


async def test_a_table_that_nobody_looks_at_is_woken_when_time_is_up(tmp_path):
    time, path = Time(), tmp_path / "tables.sqlite"
    store = await SqlStore.open(path)
    async with house(clock=time, store=store) as here:
        id, _ = await open_table(here, "me", "friend", clock=DAYS)
        await join(here, id, "Bea")
        await calm(here, id)
    await store.close()
    store = await SqlStore.open(path)
    async with house(clock=time, store=store) as here:
        assert not here.lives
        here.uptime.told = await store.advance(0) + int(2.6 * DAY * MS)
        await look_round(here)
        assert any(seat.stand_in for seat in (await calm(here, id)).company.seats)
    await store.close()


async def test_bots_alone_never_play_a_table_of_people_to_its_end():
    time = Time()
    async with house(clock=time) as here:
        id, ada = await open_table(here, "me", "friend", clock=LIVE)
        await join(here, id, "Bea")
        table = await calm(here, id)
        for _ in range(2):
            await time.passes(here, 100)
            await calm(here, id)
        assert [seat.stand_in for seat in table.company.seats] == [True, True]
        assert not table.is_over
        seq = table.seq
        await time.passes(here, 1000)
        assert (await calm(here, id)).seq == seq
        assert await here.store.due(9) == []
        await act(here, id, ada, actions.TakeSeat(0))
        assert (await calm(here, id)).clocks.seat == 0


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
async def test_a_week_of_three_people_with_absences_ends(kind, tmp_path):
    """Each looks in now and then; one is ill for days; the house is closed at night. In the end it is over."""
    time, chance = Time(), random.Random(7)
    path = tmp_path / "tables.sqlite"
    store = MemoryStore() if kind == "memory" else await SqlStore.open(path)
    days, stood_in, played = 0, set(), set()
    async with house(clock=time, store=store) as here:
        id, _ = await open_table(here, "me", "friend", "friend", clock=Clock(DAY, 6 * HOUR, 2 * DAY), game=THREE)
        await join(here, id, "Bea")
        await join(here, id, "Cleo")
    for days in range(60):
        if kind == "sqlite" and days:
            await store.close()
            store = await SqlStore.open(path)
        time.now += chance.uniform(-1e6, 1e6)  # the house was closed, and its machine has another clock
        async with house(clock=time, store=store) as here:
            await here.uptime.beat()
            live = await here.live(id)
            table = live.table
            for _ in range(4):
                here.uptime.told += 4 * HOUR * MS  # four hours of beats in one
                live.notify()
                await look_round(here)
                await calm(here, id)
                for seat in range(3):
                    is_ill = seat == 1 and 1 <= days <= 4
                    if not is_ill and chance.random() < 0.5:
                        await look_in(here, id, seat, played)
                stood_in.update(n for n, seat in enumerate(table.company.seats) if seat.stand_in)
            if table.is_over:
                break
    assert table.is_over
    assert table.resigned == -1
    assert days >= 6
    assert 1 in stood_in
    assert played == {0, 1, 2}
    assert isinstance(read(await store.read(id))[-1], entries.Revealed | entries.Played)
    await store.close()


async def look_in(here, id, seat, played):
    """Take the seat back, if need be, and play what is to be played."""
    table = (await here.live(id)).table
    if table.state != "running":
        return
    if table.company.seats[seat].stand_in:
        await act(here, id, seat, actions.TakeSeat(seat))
    while not table.is_over and (action := action_for(table, seat)):
        try:
            await act(here, id, seat, action)
        except Refused:
            break  # the house was faster
        played.add(seat)
        await calm(here, id)


@pytest.mark.parametrize(
    ("clock", "fault"),
    [
        (Clock(59, 10), "refused-clock-bank"),
        (Clock(31 * DAY, 10), "refused-clock-bank"),
        (Clock(60, 4), "refused-clock-turn"),
        (Clock(60, 15 * DAY), "refused-clock-turn"),
        (Clock(60, 10, 61 * DAY), "refused-clock-longest"),
        (Clock(2 * DAY, HOUR, DAY), "refused-clock-less"),
        (Clock(HOUR, DAY, 2 * HOUR), "refused-clock-lost"),
    ],
)
async def test_a_clock_that_nobody_can_play_by_is_refused_in_a_sentence(clock, fault):
    async with house() as here:
        with pytest.raises(Refused) as refused:
            await open_table(here, "me", "bot", clock=clock)
        assert refused.value.say.id == fault
        assert await here.store.find() == []


@pytest.mark.parametrize("clock", [Clock(60, 5), Clock(30 * DAY, 14 * DAY, 60 * DAY), Clock(90, 5, 90)])
async def test_any_other_clock_is_taken(clock):
    async with house() as here:
        id, _ = await open_table(here, "me", "bot", clock=clock)
        assert (await here.live(id)).table.clocks.terms == clock
