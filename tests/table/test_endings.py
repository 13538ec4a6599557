"""How a game ended is kept with its last entry, for everybody who played; with help it does not count for ratings."""

import pytest
from msgspec.structs import replace

from ludotheque.table import actions, entries, opening
from ludotheque.table.acting import act, advise
from ludotheque.table.clocks import Clock
from ludotheque.table.endings import LEAST, places_of
from ludotheque.table.forgetting import kept_of
from ludotheque.table.lobby import new_token
from ludotheque.table.messages import ForkFrom, OpenTable, SeatPlan
from ludotheque.table.older_results import keep_older
from ludotheque.table.visitor import Visitor

from .houses import Player, house, play_on, serving, stir, told
from .test_clocks import Time, calm, comes

pytestmark = pytest.mark.anyio
SHORT = {"turn_cap": "50"}


def long_enough(table):
    return len(table.match.log) >= LEAST * table.match.seats


async def test_a_game_between_two_is_kept_for_both(service, ada, bea):
    id = await ada.open("friend", options=SHORT)
    await bea.join(id)
    assert await ada.results() == []
    table = await play_on(service.house, id)
    (mine, first), (hers, second) = await ada.ending(), await bea.ending()
    assert (mine.table, mine.seat, hers.seat, mine.game) == (id, 0, 1, "jonques")
    assert first.scores == second.scores == tuple(table.match.scores)
    assert first.places == places_of(table.match.scores)
    assert first.levels == (0, 0)
    assert (mine.won, hers.won) == (table.winners == (0,), table.winners == (1,))
    assert mine.counts
    assert hers.counts


async def test_who_gives_up_has_lost(service, ada, bea):
    id = await ada.open("friend")
    await bea.join(id)
    await play_on(service.house, id, long_enough)
    await ada.act(id, actions.Resign())
    await ada.act(id, actions.Chat("well played"))  # after the end: nothing more is kept
    (mine, lost), (hers, won) = await ada.ending(), await bea.ending()
    assert (mine.won, mine.counts, lost.is_lost, lost.left, lost.scores) == (False, True, True, True, ())
    assert (hers.won, hers.counts, won.places) == (True, True, (2, 1))


async def test_who_gives_up_at_once_has_played_no_game_that_counts(service, ada, bea):
    id = await ada.open("friend")
    await bea.join(id)
    await bea.act(id, actions.Resign())
    for player in (ada, bea):
        assert not (await player.ending())[0].counts


@pytest.mark.parametrize("leave", ["give up", "stay away"])
async def test_who_leaves_others_to_play_on_has_lost(service, ada, bea, leave):
    cleo = Player(service, "Cleo")
    id = await ada.open("friend", "friend", game="bone")
    for player in (bea, cleo):
        await player.join(id)
    await play_on(service.house, id, long_enough)
    await (bea.act(id, actions.Resign()) if leave == "give up" else ada.act(id, actions.HandSeat(1)))
    await play_on(service.house, id)
    for player in (ada, bea, cleo):
        result, ending = await player.ending()
        assert (ending.left, result.counts) == (player is bea, True)


async def test_who_was_helped_does_not_win_by_it(service, ada, bea):
    """Nor does asking for a hint save who loses."""
    for loser in (0, 1):
        id = await ada.open("friend", advice=True)
        await bea.join(id)
        table = (await service.house.live(id)).table
        await play_on(service.house, id, lambda table: long_enough(table) and table.match.state.to_move == 0)
        await ada.act(id, actions.Advise())
        await (ada, bea)[loser].act(id, actions.Resign())
        assert table.winners == (1 - loser,)
        for player in (ada, bea):
            assert (await player.results())[-1].counts is (loser == 0)


async def test_who_comes_back_may_lose_or_win_but_wins_no_points(service, ada, bea):
    for loser in (0, 1):
        id = await ada.open("friend")
        await bea.join(id)
        await play_on(service.house, id, long_enough)
        await ada.act(id, actions.HandSeat(1))
        await bea.act(id, actions.TakeSeat(1))
        await (ada, bea)[loser].act(id, actions.Resign())
        assert (await ada.results())[-1].counts is (loser == 1)


def test_places_of_those_who_are_out():
    assert places_of((5, 9, 5)) == (2, 1, 2)
    assert places_of((5, 9, 7), {1}) == (2, 3, 1)
    assert places_of((0, 0, 0), {0, 2}) == (2, 1, 2)


async def test_who_runs_out_of_time_has_lost_to_everybody():
    time = Time()
    async with house(clock=time) as here, serving(here) as service:
        players = ada, bea, cleo = [Player(service, name) for name in ("Ada", "Bea", "Cleo")]
        id = await ada.open("friend", "friend", game="bone", clock=Clock(60, 10, loses=True))
        await bea.join(id)
        await cleo.join(id)
        late = []
        for _ in range(2):
            table = await calm(here, id)
            late.append(table.turn)
            await time.passes(here, 71)
        await comes(lambda: table.is_over)
        for seat, player in enumerate(players):
            result, ending = await player.ending()
            assert ending.places == tuple(2 if n in late else 1 for n in range(3))
            assert (ending.left, result.won, result.counts) == (seat in late, seat not in late, False)


async def test_a_game_in_which_a_bot_took_over_for_a_while_does_not_count():
    time = Time()
    async with house(clock=time) as here, serving(here) as service:
        players = ada, bea = Player(service, "Ada"), Player(service, "Bea")
        id = await ada.open("friend", clock=Clock(60, 10))
        await bea.join(id)
        late = (await calm(here, id)).turn
        await time.passes(here, 71)
        await comes(lambda: here.lives[id].table.company.seats[late].stand_in)
        await calm(here, id)
        await players[late].act(id, actions.TakeSeat(late))
        await players[1 - late].act(id, actions.Resign())
        result, _ = await players[late].ending()
        assert (result.won, result.counts) == (True, False)


async def test_who_was_away_when_a_rematch_was_asked_for_loses_nothing_by_it(service, ada, bea):
    """It is among their games, they may come as long as it lasts, and are not seated again where they did not."""
    first = await ada.open("friend")
    await bea.join(first)
    await bea.act(first, actions.Resign())
    house = service.house
    known = await bea.results()
    await ada.act(first, actions.Rematch())
    second = (await house.live(first)).table.rematch
    await ada.act(second, actions.Stir("ada"))
    table = (await house.live(second)).table
    assert (table.state, table.company.free) == ("open", [])
    assert second in [card.id for card in await service.my_tables(bea.visitor)]
    await ada.act(second, actions.HandSeat(1))
    await ada.act(second, actions.Resign())
    assert await bea.results() == known
    assert len(await ada.results()) == 2
    await ada.act(second, actions.Rematch())
    third = (await house.live((await house.live(second)).table.rematch)).table
    assert [(seat.kind, seat.person) for seat in third.company.seats] == [("person", 0), ("bot", -1)]


async def test_who_was_away_when_a_rematch_began_finds_a_seat_that_is_kept(service, ada, bea):
    """Nobody is said to have come who has not; they come when they like, and play."""
    first = await ada.open("friend")
    await bea.join(first)
    await bea.act(first, actions.Resign())
    await ada.act(first, actions.Rematch())
    table = (await service.house.live((await service.house.live(first)).table.rematch)).table
    lines = [line.say for entry in told(table) for line in entry.lines]
    assert [(say.id, say.args["name"]) for say in lines] == [("table-joined", "Ada"), ("table-kept", "Bea")]
    for visitor in (ada.visitor, bea.visitor):
        await service.act(visitor, table.id, actions.Stir("ab" * 16))
    assert table.state == "running" and table.company.plays(1, 1)


async def test_what_the_host_closes_has_no_result(service, ada):
    id = await ada.open("bot")
    await service.house.append(await service.house.live(id), [entries.Closed()])
    await keep_older(service.house)
    assert await ada.results() == []


async def test_bots_are_kept_by_their_levels(service, ada):
    id = await ada.open(SeatPlan("bot", level=1), SeatPlan("bot", level=4), game="bonactio")
    await play_on(service.house, id)
    _, ending = await ada.ending()
    assert ending.levels == (0, 1, 4)


async def hints(service, ada, id):
    table = (await service.house.live(id)).table
    await play_on(service.house, id, lambda table: table.match.state.to_move == 0)
    await advise(service.house, id, ada.person)
    return table


async def undo(service, ada, id):
    await play_on(service.house, id, lambda table: table.may_undo(0))
    await ada.act(id, actions.AskUndo())


async def stand_in(service, ada, id):
    await service.house.append(await service.house.live(id), [entries.Handed(0)])
    await ada.act(id, actions.TakeSeat(0))


@pytest.mark.parametrize(("help", "game"), [(hints, "jonques"), (undo, "bone"), (stand_in, "jonques")])
async def test_help_does_not_count(service, ada, help, game):
    options = SHORT if game == "jonques" else {}
    id = await ada.open(SeatPlan("bot", level=1), game=game, advice=True, options=options)
    await help(service, ada, id)
    await play_on(service.house, id)
    result, _ = await ada.ending()
    assert not result.counts


async def test_hints_that_nobody_asked_for_do_not_matter(service, ada):
    id = await ada.open(SeatPlan("bot", level=1), advice=True, options=SHORT)
    await play_on(service.house, id)
    assert (await ada.ending())[0].counts


async def test_a_game_that_goes_on_from_another_does_not_count(service, ada):
    first = await ada.open(SeatPlan("bot", level=1))
    await play_on(service.house, first, lambda table: len(table.match.log) > 4)
    await ada.open(SeatPlan("bot", level=1), fork=ForkFrom(first, 2))
    await ada.act(await ada.open(SeatPlan("bot", level=1), fork=ForkFrom(first, 2)), actions.Resign())
    assert not (await ada.ending())[0].counts


async def test_who_lends_a_screen_has_the_seat_of_their_name(service, ada):
    id = await ada.open(SeatPlan("here", "Bea"), options=SHORT)
    await play_on(service.house, id)
    result, ending = await ada.ending()
    assert (ending.seat, result.counts) == (0, False)
    twin = await ada.open(SeatPlan("here", "Ada"), options=SHORT)
    await play_on(service.house, twin)
    assert len(await ada.results()) == 1  # nobody can say who was who


async def test_older_games_count_once(service, ada):
    """Of an edition that kept no results: whether a log names its visitors, or knows them by their keys."""
    store, old = service.house.store, Visitor(new_token())
    plan = OpenTable("jonques", [SeatPlan("me"), SeatPlan("bot", level=1)], "Cleo")
    by_key, key = await opening.open_table(service.house, plan, old.key_for)
    person = await stir(service.house, by_key, key)
    await play_on(service.house, by_key, long_enough)
    await act(service.house, by_key, person, actions.Resign())
    for table in [await ada.open("bot") for _ in range(2)]:
        await ada.act(table, actions.Resign())
    known = await ada.results()
    store._results._rows.clear()
    for _ in range(2):
        await keep_older(service.house)
    again = await ada.results()
    assert [replace(one, ended=0) for one in again] == [replace(one, ended=0) for one in known]
    (found,) = await store.results.of((await service.lobby.come_by(old)).ids)
    assert (found.table, found.won, found.counts) == (by_key, False, True)
    store._results._rows.clear()
    await keep_older(service.house)
    assert await ada.results() == []  # that was done once and for all


async def test_what_is_kept_can_be_taken_away(service, ada):
    id = await ada.open("bot")
    await ada.act(id, actions.Resign())
    (told,) = (await kept_of(service.lobby, ada.visitor))["results"]
    assert (told["table"], told["won"], told["about"].left) == (id, False, True)


async def test_nothing_of_others_is_in_a_result(service, ada):
    """So that nothing has to be changed in it when they are forgotten."""
    other = Player(service, "Beatrixine")
    id = await ada.open("friend")
    await other.join(id)
    await other.act(id, actions.Resign())
    ((mine, _), (hers, _)) = await ada.ending(), await other.ending()
    assert mine.visitor != hers.visitor
    assert not any(trace in mine.about for trace in (b"Beatrixine", hers.visitor.encode()))
