"""How somebody gets on: figures, the next opponent, ratings. Told to themselves; of others, only what they wish."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

import ludotheque
from ludotheque.bots import LEVELS
from ludotheque.bots.study import Standing, Study
from ludotheque.store import Result
from ludotheque.table import actions, records
from ludotheque.table.endings import LEAST, Ending, encode, places_of
from ludotheque.table.messages import SeatPlan
from ludotheque.table.proposing import propose
from ludotheque.table.ratings import A_DAY, DAY, ENOUGH, MEAN, USUALLY, Ratings, anchors
from ludotheque.table.refused import Refused

from .houses import Player, house, play_on, serving

pytestmark = pytest.mark.anyio
WON, LOST, LEVEL = (2, 1), (1, 2), (1, 1)


def result(scores=WON, levels=(0, 1), seat=0, n=0, visitor="ada", left=False, hope=-1.0, game="jonques", blow=-1.0):
    ending = Ending(seat, places_of(scores), tuple(scores), tuple(levels), left)
    return Result(f"t{n:03}", seat, visitor, game, ending.is_won, True, encode(ending), float(n + 1), hope, blow)


def played(*results):
    return records.read([replace(one, table=f"t{n}", ended=float(n + 1)) for n, one in enumerate(results)])


# Figures


def test_streaks():
    won, lost, level = result(WON), result(LOST), result(LEVEL)
    assert records.streaks(played()) == (0, 0)
    assert records.streaks(played(won, won, won, level, won, won)) == (2, 3)
    assert records.streaks(played(won, lost)) == (0, 1)


def test_bots_are_beaten_by_who_comes_in_ahead_of_them():
    games = played(result((5, 9, 3), (0, 5, 2)), result((5, 2, 2), (0, 2, 2)), result((9, 1), (0, 2), left=True))
    found = {one.level: (one.met, one.beaten) for one in records.level_records(games)}
    assert found == {1: (0, 0), 2: (4, 3), 3: (0, 0), 4: (0, 0), 5: (1, 0)}


def test_the_best_game_is_against_the_strongest_and_the_clearest():
    games = played(result((90, 10), (0, 2)), result((30, 20), (0, 4)), result((40, 20), (0, 4)), result(LOST, (0, 5)))
    assert records.best(games).result.table == "t2"
    assert records.best(played(result(LOST))) is None


def test_the_one_that_got_away_was_nearly_won():
    games = played(result(LOST, hope=0.7), result(LOST, hope=0.9), result(WON, hope=1.0), result(LOST))
    assert records.missed(games).result.table == "t1"
    assert records.missed(played(result(LOST, hope=0.5), result(LOST))) is None


# The next opponent


@pytest.mark.parametrize(
    ("games", "level", "why"),
    [
        ([], 1, "first"),
        ([result(WON, (0, 0))], 1, "first"),  # among people: nobody of the house was met
        ([result(WON, (0, 1))], 1, "same"),
        ([result(WON, (0, 1)), result(WON, (0, 1))], 2, "harder"),
        ([result(WON, (0, 2)), result(WON, (0, 1))], 1, "same"),
        ([result(WON, (0, 5)), result(WON, (0, 5))], 5, "same"),
        ([result(LOST, (0, 3))], 3, "same"),
        ([result(LOST, (0, 3)), result(LOST, (0, 3))], 2, "easier"),
        ([result((20, 95), (0, 3))], 2, "easier"),
        ([result((60, 95), (0, 3))], 3, "same"),
        ([result(LOST, (0, 4), left=True)], 3, "easier"),
        ([result(LOST, (0, 1), left=True)], 1, "same"),
        ([result((3, 2, 1), (0, 2, 4)), result((3, 2, 1), (0, 4, 2))], 5, "harder"),
    ],
)
def test_the_next_opponent(games, level, why):
    found = propose(played(*games), wishes_rating=False)
    assert (found.level, found.why, found.advice) == (level, why, True)


def test_who_wishes_that_games_count_is_offered_no_hints():
    assert propose(played(), True).advice
    assert not propose(played(result(WON)), True).advice


# Ratings


@pytest.mark.parametrize("game", ludotheque.games())
def test_every_game_of_the_house_has_its_anchors(game):
    found = anchors(game)
    assert len(found) == len(LEVELS)
    assert found[2] == pytest.approx(MEAN)
    assert list(found) == sorted(found)


def rated(*results, game="jonques"):
    return Ratings(game).after(results)


def test_beating_the_strong_is_worth_more_than_beating_the_weak():
    weak, strong = rated(result(WON, (0, 1))), rated(result(WON, (0, 5)))
    assert USUALLY <= weak.card("ada").points < strong.card("ada").points
    assert rated(result(LOST, (0, 1))).card("ada").points < rated(result(LOST, (0, 5))).card("ada").points <= USUALLY
    assert weak.card("ada").bots == strong.card("ada").bots


def test_a_rating_comes_to_where_it_belongs():
    """Who wins every other game against a level is as good as that level."""
    games = [result((WON, LOST)[n % 2], (0, 4), n=n) for n in range(60)]
    card = rated(*games).card("ada")
    assert card.points == pytest.approx(card.bots[3], abs=60)
    assert card.games == 60
    assert not card.provisional
    assert rated(*games[: ENOUGH - 1]).card("ada").provisional


@pytest.mark.parametrize("game", ["jonques", "bone", "magot", "tour"])
def test_points_say_how_often_one_bot_wins_against_another(game):
    """By the formula of chess, from the points that a player reads."""
    ladder, points = ludotheque.game(game).ladder, rated(game=game).card("nobody").bots
    for (lower, higher), share in zip(pairwise(points), ladder, strict=True):
        assert 1 / (1 + 10 ** ((lower - higher) / 400)) == pytest.approx(share, abs=0.005)
    assert points[2] == USUALLY
    assert min(points) > 0


def test_who_loses_to_everybody_but_the_easiest_is_near_the_easiest():
    """Many wins against somebody far below bring next to nothing."""
    games = [result(LOST if n % 2 else WON, (0, 1 + n % 2), n=n) for n in range(60)]
    card = rated(*games).card("ada")
    assert card.bots[0] < card.points < card.bots[1]


@pytest.mark.parametrize("game", ["magot", "tour"])
def test_who_wins_as_often_as_a_bot_is_rated_like_it(game):
    """So the anchors fit each other: a level wins against the one below as often as was measured."""
    for level, share in enumerate(ludotheque.game(game).ladder, 1):
        wins = [int((n + 1) * share) > int(n * share) for n in range(300)]
        games = [result(WON if won else LOST, (0, level), n=n, game=game) for n, won in enumerate(wins)]
        card = rated(*games, game=game).card("ada")
        assert card.points == pytest.approx(card.bots[level], abs=40)


def test_people_are_rated_among_themselves_if_all_of_them_wish_it():
    three = [result((3, 2, 1), (0, 0, 0), seat, visitor=who) for seat, who in enumerate(("ada", "bea", "cleo"))]
    found = rated(*three)
    assert found.card("ada").points > found.card("bea").points > found.card("cleo").points
    assert rated(*three[:2]).games == {}  # the third does not wish to be rated
    assert rated(*(replace(one, visitor="ada") for one in three)).games == {}  # three devices of one person


def test_who_is_gone_at_the_end_is_last_whatever_a_bot_made_of_the_seat():
    three = [
        result((3, 2, 1), (0, 0, 0), seat, visitor=who, left=seat == 0)
        for seat, who in enumerate(("ada", "bea", "cleo"))
    ]
    found = rated(*three)
    assert found.card("bea").points > found.card("cleo").points > found.card("ada").points


def test_only_the_first_games_of_a_day_between_two_count():
    names = "ada", "bea"
    games = [result(WON, (0, 0), seat, n, who) for n in range(A_DAY + 4) for seat, who in enumerate(names)]
    found = rated(*games)
    assert found.games == {"ada": A_DAY, "bea": A_DAY}
    tomorrow = [result(WON, (0, 0), seat, DAY, who) for seat, who in enumerate(names)]
    others = [result(WON, (0, 0), seat, 99, who) for seat, who in enumerate(("ada", "cleo"))]
    again = found.after([*games, *others, *tomorrow])
    assert again.games == {"ada": A_DAY + 2, "bea": A_DAY + 1, "cleo": 1}
    alone = [result((WON, LOST)[n % 2], (0, 4), n=n) for n in range(A_DAY + 4)]
    assert rated(*alone).games == {"ada": A_DAY + 4}  # bots are what they are, however often one meets them


def test_a_game_without_anchors_counts_among_people_only(monkeypatch):
    monkeypatch.setattr("ludotheque.table.ratings.anchors", lambda game: ())
    two = [result(WON, (0, 0), seat, 1, who) for seat, who in enumerate(("ada", "bea"))]
    assert rated(result(WON, (0, 1)), *two).games == {"ada": 1, "bea": 1}


def test_ratings_go_on_from_where_they_were_and_begin_anew_if_the_past_has_changed():
    games = [result((WON, LOST)[n % 3 == 0], (0, 3), n=n) for n in range(9)]
    step_by_step = Ratings("jonques")
    for n in range(len(games) + 1):
        step_by_step = step_by_step.after(games[:n])
    assert step_by_step.of == rated(*games).of
    assert step_by_step.after(games[1:]).of == rated(*games[1:]).of  # one of them was forgotten
    two = [result(WON, (0, 0), seat, 9, who) for seat, who in enumerate(("ada", "bea"))]
    late = step_by_step.after([*games, two[0]]).after([*games, *two])  # Bea wishes for a rating, too
    assert late.of == rated(*games, *two).of
    assert late.games == {"ada": 10, "bea": 1}


# In a house


async def resigned(player, *seats, plies=0):
    id = await player.open(*(seats or (SeatPlan("bot", level=2),)))
    await play_on(player.service.house, id, lambda table: len(table.match.log) >= plies)
    await player.act(id, actions.Resign())
    return id


async def test_my_games_are_told_to_me(service, ada, bea):
    assert (await service.progress.of(ada.visitor)).games == ()
    id = await resigned(ada)
    shared = await ada.open("friend")
    await bea.join(shared)
    await bea.act(shared, actions.Resign())
    (record,) = (await service.progress.of(ada.visitor)).games
    assert (record.game, record.played, record.won, record.rank, record.of) == ("jonques", 2, 1, 1, 2)
    assert (record.streak, record.longest, record.rating) == (1, 1, None)
    assert [one.outcome for one in record.recent] == ["lost", "won"]
    assert [one.table for one in record.recent] == [id, shared]
    assert record.best.table == shared
    (record,) = (await service.progress.of(bea.visitor)).games
    assert (record.played, record.won, record.rank, record.of) == (1, 0, 2, 2)
    await service.house.remove(id)
    (record,) = (await service.progress.of(ada.visitor)).games
    assert [one.table for one in record.recent] == ["", shared]  # it is not there any more, and was played all the same


async def test_who_turns_out_to_be_two_at_a_table_has_won_nothing_there(service, ada, bea):
    shared = await ada.open("friend")
    await bea.join(shared)
    await bea.act(shared, actions.Resign())
    lobby = service.lobby
    code, _ = await lobby.make_pass(ada.visitor)
    await lobby.use_pass(bea.visitor, code)
    assert all(record.played == record.won == 0 for record in (await service.progress.of(ada.visitor)).games)


async def test_the_study_tells_which_game_got_away(service, ada):
    id = await resigned(ada)
    points = (Standing(0, (0.5, 0.5)), Standing(7, (0.83, 0.17)), Standing(9, (0.0, 1.0)))
    await service.progress.note_study(id, Study(points, ()))
    (record,) = (await service.progress.of(ada.visitor)).games
    assert (record.missed.table, record.missed.hope, record.unlucky) == (id, 83, None)


async def test_the_study_tells_which_game_was_unlucky(service, ada):
    id, worse = await resigned(ada), await resigned(ada)
    points = (Standing(0, (0.5, 0.5)), Standing(9, (0.0, 1.0)))
    await service.progress.note_study(id, Study(points, (), blows=(0.31, 0.0)))
    (record,) = (await service.progress.of(ada.visitor)).games
    assert (record.unlucky.table, record.unlucky.blow) == (id, 31)
    await service.progress.note_study(worse, Study(points, (), blows=(0.4, 0.0)))
    (record,) = (await service.progress.of(ada.visitor)).games
    assert (record.unlucky.table, record.unlucky.blow, record.missed) == (worse, 40, None)


def test_a_little_bad_luck_makes_no_unlucky_game():
    assert records.unlucky(played(result(LOST, blow=0.1), result(WON, blow=0.9), result(LOST))) is None


async def test_a_newcomer_meets_the_easiest_and_who_gave_up_somebody_easier(service, ada):
    first = await service.progress.propose(ada.visitor, "jonques")
    assert (first.level, first.advice, first.why) == (1, True, "first")
    await resigned(ada, SeatPlan("bot", level=4))
    assert (await service.progress.propose(ada.visitor, "jonques")).level == 3
    assert (await service.progress.propose(ada.visitor, "bone")).why == "first"
    with pytest.raises(Refused):
        await service.progress.propose(ada.visitor, "chess")


async def test_ratings_are_off_until_wished_for_and_seen_if_wished(service, ada, bea):
    for player in (ada, bea):
        await resigned(player, SeatPlan("bot", level=1), plies=2 * LEAST)
    progress = service.progress
    assert (await progress.of(ada.visitor)).wish == ""
    assert await progress.list(ada.visitor, "jonques") == []
    found = await progress.wish(ada.visitor, "own")
    assert (found.wish, found.games[0].rating.games, found.games[0].rating.provisional) == ("own", 1, True)
    assert await progress.list(bea.visitor, "jonques") == []
    await progress.wish(ada.visitor, "listed")
    (mine,) = await progress.list(ada.visitor, "jonques")
    (hers,) = await progress.list(bea.visitor, "jonques")
    assert (mine.name, mine.is_me, mine.place) == ("Ada", True, 0)
    assert (hers.name, hers.is_me) == ("Ada", False)
    assert await progress.list(ada.visitor, "bone") == []
    service.house.register.banned.add((await service.lobby.know(ada.visitor)).id)
    assert await progress.list(bea.visitor, "jonques") == []
    service.house.register.banned.clear()
    await progress.wish(ada.visitor, "")
    assert await progress.list(bea.visitor, "jonques") == []
    assert (await progress.of(ada.visitor)).games[0].rating is None


async def test_nobody_is_rated_in_a_house_without_ratings():
    async with house() as here, serving(here, may_rate=False) as service:
        ada = Player(service, "Ada")
        await resigned(ada)
        with pytest.raises(Refused):
            await service.progress.wish(ada.visitor, "listed")
        await service.lobby.wish(ada.visitor, "listed")  # from before the host said so
        found = await service.progress.of(ada.visitor)
        assert (found.may_rate, found.wish, found.games[0].rating) == (False, "", None)
        assert await service.progress.list(ada.visitor, "jonques") == []
