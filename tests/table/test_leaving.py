"""Giving up, leaving, being stood in for and coming back: nobody acts for another, and every question has an end."""

import pytest

import ludotheque
from ludotheque.table import actions, entries
from ludotheque.table.acting import act
from ludotheque.table.refused import Refused
from ludotheque.table.rights import MOST_SAID, TALK_SECONDS
from ludotheque.table.visit import answer
from tests.games.jonques.positions import place

from .houses import house, join, open_table, seen, told

pytestmark = pytest.mark.anyio

BONE = ludotheque.game("bone")


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


async def refusal(doing):
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.say.id


async def comes(live, true):
    while not true():
        await live.wait(10)


def handed(table):
    return [happened.entry.seat for happened in table.history if isinstance(happened.entry, entries.Handed)]


async def three_at_bone(here, *, two_on_one_screen=False):
    """Ada, Bea and Cleo; or Ada with two seats, then Bea and Cleo. It is somebody's turn, not Ada's."""
    seats = ["me", *(["here"] if two_on_one_screen else []), "friend", "friend"]
    last = f"seat-{len(seats)}"
    id, ada = await open_table(here, *seats, game=BONE, options={"begins": last})
    bea, cleo = await join(here, id, "Bea"), await join(here, id, "Cleo")
    live = await here.live(id)
    await comes(live, lambda: live.table.match.state.to_move >= 0)
    return id, live, ada, bea, cleo


# Giving up


async def test_who_has_two_seats_says_which_one_is_given_up():
    async with house() as here:
        id, live, ada, *_ = await three_at_bone(here, two_on_one_screen=True)
        assert await refusal(act(here, id, ada, actions.Resign())) == "refused-which-seat"
        assert not any(seat.stand_in for seat in live.table.company.seats)
        assert await refusal(act(here, id, ada, actions.Resign(3))) == "refused-seat"
        await act(here, id, ada, actions.Resign(1))
        assert handed(live.table) == [1]
        assert await refusal(act(here, id, ada, actions.Resign(1))) == "refused-seat"
        await act(here, id, ada, actions.Resign())  # one is left
        assert handed(live.table) == [1, 0]


async def test_with_two_seats_the_one_to_move_is_meant():
    async with house() as here:
        id, ada = await open_table(here, "me", "here", prefix=place("^ f2 b4", "0 to move, aces 2"))
        await act(here, id, ada, actions.Resign())
        assert (await here.live(id)).table.resigned == 0


# Standing in


async def test_who_has_just_left_keeps_the_seat_for_a_minute():
    clock = Clock()
    async with house(absence=60, clock=clock) as here:
        id, live, _, bea, cleo = await three_at_bone(here)
        clock.now += 3600
        async with here.look(live, bea):
            assert await refusal(act(here, id, cleo, actions.HandSeat(1))) == "refused-present"
        assert await refusal(act(here, id, cleo, actions.HandSeat(1))) == "refused-just-left"
        clock.now += 59
        assert await refusal(act(here, id, cleo, actions.HandSeat(1))) == "refused-just-left"
        await act(here, id, bea, actions.Chat("I am only reading"))  # without a connection
        clock.now += 59
        assert await refusal(act(here, id, cleo, actions.HandSeat(1))) == "refused-just-left"
        clock.now += 1
        await act(here, id, cleo, actions.HandSeat(1))
        await act(here, id, bea, actions.TakeSeat(1))
        assert live.table.company.plays(bea, 1)


async def test_after_a_restart_everybody_has_a_minute_to_come_back():
    clock = Clock()
    async with house(absence=60, clock=clock) as here:
        id, _, ada, *_ = await three_at_bone(here)
        async with house(absence=60, clock=clock, store=here.store) as again:
            assert await refusal(act(again, id, ada, actions.HandSeat(1))) == "refused-just-left"


async def test_the_others_are_asked_before_a_bot_stands_in():
    async with house() as here:
        id, live, ada, bea, cleo = await three_at_bone(here)
        async with here.look(live, ada), here.look(live, cleo):
            for agree in (False, True):
                await act(here, id, ada, actions.HandSeat(1))
                assert handed(live.table) == []
                assert seen(live.table, cleo).hand.waiting == (cleo,)
                assert await refusal(act(here, id, ada, actions.AnswerHand(True))) == "refused-vote"
                assert await refusal(act(here, id, bea, actions.AnswerHand(True))) == "refused-vote"
                assert await refusal(act(here, id, cleo, actions.HandSeat(1))) == "refused-asked"
                await act(here, id, cleo, actions.AnswerHand(agree))
                assert seen(live.table, cleo).hand is None
            assert handed(live.table) == [1]


async def test_the_question_falls_when_they_come_back():
    async with house() as here:
        id, live, ada, bea, cleo = await three_at_bone(here)
        async with here.look(live, ada), here.look(live, cleo):
            await act(here, id, ada, actions.HandSeat(1))
            async with here.look(live, bea):
                await comes(live, lambda: live.table.hand is None)
        assert handed(live.table) == []
        assert told(live.table)[-1].lines[0].say.id == "table-dropped"


async def test_when_who_is_asked_leaves_too_the_question_is_settled():
    async with house() as here:
        id, live, ada, _, cleo = await three_at_bone(here)
        async with here.look(live, ada):
            async with here.look(live, cleo):
                await act(here, id, ada, actions.HandSeat(1))
            await comes(live, lambda: handed(live.table) == [1])


# Taking back


async def ada_has_moved(here):
    """Ada, Bea and a bot, which is next."""
    id, ada = await open_table(here, "me", "bot", "friend", game=BONE, options={"begins": "seat-1"})
    bea, live = await join(here, id, "Bea"), await here.live(id)
    await comes(live, lambda: live.table.match.state.to_move == 0)
    return id, live, ada, bea


async def asked_back(here, id, live, ada):
    await act(here, id, ada, actions.Move(live.table.match.moves()[0]))
    await act(here, id, ada, actions.AskUndo())
    return len(live.table.match.log)


async def test_a_bot_waits_for_an_answer_and_the_asker_may_withdraw():
    async with house(absence=60, pace=0.05) as here:
        id, live, ada, bea = await ada_has_moved(here)
        plies = await asked_back(here, id, live, ada)
        assert here.driver.next_step(live) == "wait"
        assert await refusal(act(here, id, bea, actions.Withdraw())) == "refused-vote"
        await act(here, id, ada, actions.Withdraw())
        assert told(live.table)[-1].lines[0].say.id == "table-withdrawn"
        await comes(live, lambda: len(live.table.match.log) > plies)


async def test_a_game_does_not_wait_for_ever_for_somebody_who_is_gone():
    async with house(absence=0.2, pace=0.05) as here:
        id, live, ada, bea = await ada_has_moved(here)
        async with here.look(live, ada), here.look(live, bea):
            plies = await asked_back(here, id, live, ada)
        await comes(live, lambda: len(live.table.match.log) > plies)  # nobody does anything
        assert live.table.undo is None


async def test_voters_who_are_stood_in_for_leave_no_question_behind():
    clock = Clock()
    async with house(absence=60, clock=clock) as here:
        id, live, ada, _, cleo = await three_at_bone(here)
        await act(here, id, cleo, actions.Move(live.table.match.moves()[0]))
        await act(here, id, cleo, actions.AskUndo())
        plies = len(live.table.match.log)
        await act(here, id, ada, actions.AnswerUndo(True))
        clock.now += 60
        await act(here, id, cleo, actions.HandSeat(0))
        await act(here, id, cleo, actions.HandSeat(1))
        await comes(live, lambda: live.table.undo is None)
        assert len(live.table.match.log) == plies - 1


async def test_whoever_dropped_for_a_moment_still_has_a_say():
    async with house(absence=60) as here:
        id, ada = await open_table(here, "me", "friend", prefix=place("^ f2 b4", "0 to move, aces 2"))
        bea, live = await join(here, id, "Bea"), await here.live(id)
        async with here.look(live, bea):
            pass
        await act(here, id, ada, actions.Move("f2-f4"))
        assert await refusal(act(here, id, ada, actions.HandSeat(1))) == "refused-just-left"
        await act(here, id, ada, actions.AskUndo())
        assert len(live.table.match.log) == 1
        assert seen(live.table, bea).undo.waiting == (bea,)


async def test_a_game_that_ends_has_no_questions_left():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", prefix=place("^ f2 b4", "0 to move, aces 2"))
        bea, live = await join(here, id, "Bea"), await here.live(id)
        await act(here, id, ada, actions.Move("f2-f4"))
        await act(here, id, ada, actions.AskUndo())
        await act(here, id, bea, actions.Resign())
        assert seen(live.table, ada).undo is None
        assert await refusal(act(here, id, bea, actions.AnswerUndo(True))) == "refused-vote"
        assert await refusal(act(here, id, ada, actions.HandSeat(1))) == "refused-over"
        await comes(live, lambda: bool(live.table.secret))


# Twice, too often


async def test_a_throw_that_comes_twice_is_made_once():
    async with house() as here:
        id, ada = await open_table(here, "me", "here")
        live = await here.live(id)
        await comes(live, lambda: live.table.turn >= 0)
        ply = live.table.match.state.ply
        await act(here, id, ada, actions.Throw(at=ply))
        assert live.table.match.state.ply > ply
        assert await refusal(act(here, id, ada, actions.Throw(at=ply))) == "refused-late"
        assert await refusal(act(here, id, ada, actions.Move("f2-f4", at=ply))) == "refused-late"


async def test_who_talks_all_the_time_is_asked_to_wait():
    async with house() as here:
        here.clock = clock = Clock()
        id, ada = await open_table(here, "me", "friend")
        bea = await join(here, id, "Bea")
        live = await here.live(id)
        for _ in range(MOST_SAID):
            await answer(here, live, ada, actions.Chat("hm"))
        assert await refusal(answer(here, live, ada, actions.Chat("hm"))) == "refused-talk"
        await answer(here, live, bea, actions.Chat("oh"))
        clock.now += TALK_SECONDS
        await answer(here, live, ada, actions.Chat("hm"))
