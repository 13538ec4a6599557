"""Against bots alone one goes back to one's own last choice, unless a die or a card was seen since."""

import pytest

import ludotheque
from ludotheque.contract import CHANCE
from ludotheque.table import actions
from ludotheque.table.acting import act
from ludotheque.table.refused import Refused

from .houses import action_for, house, join, open_table, seen

pytestmark = pytest.mark.anyio
BONE = ludotheque.game("bone")


async def until(live, check):
    while not check():
        await live.wait(5)


async def choose(here, live, person):
    """Play until the person has chosen, and it is their turn to choose again or a die is to be thrown."""
    table = live.table
    while True:
        await until(live, lambda: table.is_over or table.company.plays(person, table.turn))
        assert not table.is_over
        action = action_for(table, table.turn)
        before = len(table.match.log)
        await act(here, live.table.id, person, action)
        if isinstance(action, actions.Move):
            return before


async def test_bots_moves_are_taken_back_too():
    async with house() as here:
        id, ada = await open_table(here, "me", "bot", game=BONE)
        live = await here.live(id)
        table = live.table
        for _ in range(60):  # until a turn comes by without an outcome that Ada saw
            ply = await choose(here, live, ada)
            await until(live, lambda: table.is_over or table.company.plays(ada, table.turn))
            assert not table.is_over
            since = table.match.log[ply + 1 :]
            was_seen = any(one.seat == CHANCE and one.known_to(0).move >= 0 for one in since)
            assert seen(table, ada).may_undo is not was_seen
            assert seen(table, ada).is_sealed is was_seen
            assert not was_seen or seen(table, ada).goes_too == ()
            if was_seen:
                with pytest.raises(Refused) as refused:
                    await act(here, id, ada, actions.AskUndo())
                assert refused.value.say.id == "refused-undo-drawn"
            else:
                assert seen(table, ada).goes_too == (1,)
                await act(here, id, ada, actions.AskUndo())
                assert len(table.match.log) == ply
                assert table.turn == 0
                return
        raise AssertionError("every turn showed a die or a card")


async def test_with_another_person_nothing_but_the_last_move_is_taken_back():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", "bot", game=BONE)
        bea = await join(here, id, "Bea")
        live = await here.live(id)
        await until(live, lambda: live.table.turn >= 0)
        assert not live.table.is_alone(ada)
        assert not live.table.is_sealed(ada)
        assert not seen(live.table, bea).may_undo


async def test_what_another_person_chose_stays_played_when_a_bot_plays_on_for_them():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", game=ludotheque.game("magot"))
        bea = await join(here, id, "Bea")
        live = await here.live(id)
        table = live.table
        await until(live, lambda: table.turn >= 0)
        while table.match.state.to_move == CHANCE:  # who begins
            await act(here, id, table.company.seats[table.turn].person, actions.Throw())
        first, second = table.turn, 1 - table.turn
        for seat in (first, second):  # each chooses a token
            await act(here, id, seat, action_for(table, seat))
        assert [played.seat for played in table.match.log[-2:]] == [first, second]
        await act(here, id, first, actions.HandSeat(second))
        plies = len(table.match.log)
        assert table.is_alone((ada, bea)[first])
        assert not seen(table, first).may_undo
        assert not seen(table, first).is_sealed  # it is no die that bars the way
        with pytest.raises(Refused, match=r"^refused-undo$"):
            await act(here, id, first, actions.AskUndo())
        assert len(table.match.log) >= plies
