"""Tables as people use them: sitting down, playing, taking back, leaving, coming back."""

import asyncio

import pytest

from ludotheque.games.bonactio import GAME as BONACTIO
from ludotheque.scene import Say
from ludotheque.store import MemoryStore
from ludotheque.store.engine import open_engine
from ludotheque.store.sql import SqlStore
from ludotheque.table import actions
from ludotheque.table.acting import act
from ludotheque.table.refused import Refused
from tests.games.bonactio.positions import place as street
from tests.games.jonques.positions import place

from .houses import house, join, open_table, play_on, seen, told

pytestmark = pytest.mark.anyio

SHORT = {"turn_cap": "50"}


async def test_two_people_play_to_the_end():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", options=SHORT)
        table = (await here.live(id)).table
        assert table.state == "open"
        bea = await join(here, id, "Bea")
        assert (table.state, ada, bea) == ("running", 0, 1)
        await play_on(here, id)
        await play_on(here, id, lambda table: bool(table.secret))
        assert table.state == "over"
        assert (await here.store.find(state="over"))[0].table == id


async def test_a_bot_and_the_dice_play_by_themselves():
    async with house() as here:
        id, _ = await open_table(here, "me", "bot", options=SHORT)
        table = await play_on(here, id)
        assert {entry.seat for entry in table.match.log} == {-1, 0, 1}


async def test_same_screen():
    async with house() as here:
        id, ada = await open_table(here, "me", "here", options=SHORT)
        table = await play_on(here, id, lambda table: len(table.match.log) > 20)
        assert table.company.seats_of(ada) == (0, 1)
        assert seen(table, ada).viewer.seat == max(table.match.state.to_move, table.match.state.actor)


async def test_nobody_plays_for_another():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend")
        bea = await join(here, id, "Bea")
        table = await play_on(here, id, lambda table: table.match.state.actor >= 0)
        other = bea if table.match.state.actor == 0 else ada
        for person, kind in ((other, "turn"), (-1, "seat")):
            with pytest.raises(Refused) as refused:
                await act(here, id, person, actions.Throw())
            assert refused.value.kind == kind


async def table_where_a_junk_moves(here):
    """Ada is to move a junk, Bea looks on."""
    id, ada = await open_table(here, "me", "friend", prefix=place("^ f2 b4", "0 to move, aces 2"))
    bea = await join(here, id, "Bea")
    return id, ada, bea, (await here.live(id)).table


async def test_a_refused_move_and_a_refused_touch_name_the_clause():
    async with house() as here:
        id, ada, _, table = await table_where_a_junk_moves(here)
        for action in (actions.Move("b4-b6"), actions.Why(["b4"]), actions.Why(["b4", "b6"])):
            with pytest.raises(Refused) as refused:
                await act(here, id, ada, action)
            assert refused.value.rule == "port-first"
        with pytest.raises(Refused) as refused:
            await act(here, id, ada, actions.Move("castle"))
        assert refused.value.kind == "unreadable"
        assert table.match.log == []


async def test_undo_by_consent():
    async with house() as here:
        id, ada, bea, table = await table_where_a_junk_moves(here)
        await act(here, id, ada, actions.Move("f2-f4"))
        await act(here, id, ada, actions.AskUndo())
        assert seen(table, bea).undo.waiting == (bea,)
        await act(here, id, bea, actions.AnswerUndo(False))
        assert seen(table, bea).undo is None
        await act(here, id, ada, actions.AskUndo())
        await act(here, id, bea, actions.AnswerUndo(True))
        assert table.match.log == []
        assert table.views.frame(0).text != b""


async def test_undo_never_past_an_outcome():
    async with house() as here:
        id, ada, bea, table = await table_where_a_junk_moves(here)
        await act(here, id, ada, actions.Move("f2-f4"))
        await act(here, id, bea, actions.Throw())
        assert not table.may_undo(ada)
        with pytest.raises(Refused):
            await act(here, id, ada, actions.AskUndo())


async def test_resigning_ends_a_game_of_two_and_a_rematch_follows():
    async with house() as here:
        id, ada, bea, table = await table_where_a_junk_moves(here)
        with pytest.raises(Refused):
            await act(here, id, ada, actions.Rematch())
        await act(here, id, bea, actions.Resign())
        assert (table.state, table.resigned) == ("over", 1)
        await act(here, id, ada, actions.Rematch())
        again = (await here.live(table.rematch)).table
        assert [again.person_of(f"key-of-{name}") for name in ("Ada", "Bea")] == [0, 1]
        await act(here, id, bea, actions.Rematch())
        assert table.rematch == again.id


async def test_a_bot_stands_in_for_somebody_who_left():
    async with house() as here:
        id, ada, bea, table = await table_where_a_junk_moves(here)
        live = await here.live(id)
        async with here.look(live, bea):
            with pytest.raises(Refused) as refused:
                await act(here, id, ada, actions.HandSeat(1))
            assert refused.value.say.id == "refused-present"
        await act(here, id, ada, actions.HandSeat(1))
        await act(here, id, ada, actions.Move("f2-f4"))
        await play_on(here, id, lambda table: len(table.match.log) > 4)
        await act(here, id, bea, actions.TakeSeat(1))
        assert table.company.plays(bea, 1)
        with pytest.raises(Refused):
            await act(here, id, ada, actions.TakeSeat(1))


async def test_chat_is_for_those_at_the_table():
    async with house() as here:
        id, ada, _, table = await table_where_a_junk_moves(here)
        await act(here, id, ada, actions.Chat("  hello\n<b>you</b> "))
        with pytest.raises(Refused):
            await act(here, id, -1, actions.Chat("psst"))
        assert told(table)[-1].text == "hello <b>you</b>"


async def test_a_fork_goes_on_from_a_position():
    async with house() as here:
        id, _ = await open_table(here, "me", "bot", options=SHORT)
        table = await play_on(here, id, lambda table: len(table.match.log) > 30)
        fork, _ = await open_table(here, "me", "here", options=SHORT, prefix=table.match.fork(12))
        twin = (await here.live(fork)).table
        assert [entry.text for entry in twin.match.log] == [entry.text for entry in table.match.log[:12]]
        await play_on(here, fork)


async def test_the_table_is_as_it_was_tomorrow():
    """Another process with the same store sees the same table, and both can play on."""
    store = MemoryStore()
    async with house(store=store) as here, house(store=store) as there:
        id, ada = await open_table(here, "me", "friend", options=SHORT)
        bea = await join(there, id, "Bea")
        for n in range(40):
            where = (here, there)[n % 2]
            await play_on(where, id, lambda table, n=n: len(table.match.log) > 2 * n or table.is_over)
        one, two = (await here.live(id)).table, (await there.live(id)).table
        await asyncio.sleep(0.05)
        assert bytes(one.match.state) == bytes(two.match.state)
        assert seen(one, ada).seats == seen(two, ada).seats
        assert bea == 1


@pytest.mark.parametrize("plan", [["bot", "bot"], ["me", "me"], ["me"], ["me", "bot", "bot"]])
async def test_a_plan_that_does_not_fit_is_refused(plan):
    async with house() as here:
        with pytest.raises(Refused):
            await open_table(here, *plan)


async def test_two_processes_on_one_database(tmp_path):
    """Another process wrote first: the action is decided again on what is there, and nothing is lost."""
    one, two = (SqlStore(open_engine(tmp_path / "t.sqlite", 1)) for _ in range(2))  # as with a database server
    async with house(store=one) as here, house(store=two) as there:
        id, ada, bea, table = await table_where_a_junk_moves(here)
        await there.live(id)
        await act(here, id, ada, actions.Chat("first"))
        await act(there, id, bea, actions.Chat("second"))
        await act(here, id, ada, actions.Move("f2-f4"))
        said = [entry.text for entry in told(table) if entry.kind == "chat"]
        assert said == ["first", "second"]
    await one.close()
    await two.close()


async def test_a_touch_on_a_sign_is_told_what_it_means_and_what_is_waited_for():
    async with house() as here:
        id, ada = await open_table(here, "me", "here", prefix=street("15", "35"), game=BONACTIO)
        with pytest.raises(Refused) as refused:
            await act(here, id, ada, actions.Why(["16"]))
        means = Say("sign-move", {"gain": "+20", "to": 20})
        assert refused.value.say == Say("refused-sign", {"sign": means, "why": Say("refused-throw-first")})
        with pytest.raises(Refused) as refused:
            await act(here, id, ada, actions.Why(["18"]))
        assert refused.value.say == Say("refused-throw-first")
