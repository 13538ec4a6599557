import pytest

from ludotheque.scene import Mark, frame
from ludotheque.testing import play

from .positions import clauses, events, pawns, place, purses


@pytest.mark.parametrize("exile", [6, 63])
def test_first_ten_points_then_the_choice_of_exile(exile):
    match = place("D 20 21 A 0 69 pawns 40 43")
    entry = match.play("+3")
    assert clauses(entry) == ["obey-die", "hit"]
    (event,) = events(entry, "hit")
    assert (event.player, event.rival, event.points, event.to) == (0, 1, 10, -1)
    assert purses(match) == [510, 490]
    assert pawns(match) == [43, 43]
    assert match.to_move == 0
    assert match.moves() == ["send 6", "send 63"]
    entry = match.play(f"send {exile}")
    assert clauses(entry) == ["hit"]
    (event,) = events(entry, "hit")
    assert (event.player, event.rival, event.to) == (0, 1, exile)
    assert pawns(match) == [43, exile]
    assert match.state.actor == 1
    assert match.to_move == "chance"


def test_the_way_to_exile_stays_in_sight():
    match = place("D 20 21 A 0 69 pawns 40 43")
    play(match, "+3", "send 6", "-10")
    assert clauses(match.log[-1]) == ["border-waits"]
    assert frame(match).marks == (Mark("last", ("43", "6")),)


@pytest.mark.parametrize("text", ["+3", "+10: 0"])
def test_the_pawn_has_to_be_sent(text):
    assert place("D 20 21 A 0 69 pawns 43 43", "0 to send 1").why_not(text) == "hit"


@pytest.mark.parametrize(("square", "throw", "exile"), [(6, "-3", 63), (63, "+10", 6)])
def test_never_to_the_square_that_it_is_on(square, throw, exile):
    """There is nothing to choose, so nobody is asked."""
    match = place(f"D 20 21 A 0 69 pawns {square - int(throw)} {square}")
    entry = match.play(throw)
    assert [(event.rival, event.to) for event in events(entry, "hit")] == [(1, -1), (1, exile)]
    assert pawns(match) == [square, exile]
    assert purses(match) == [510, 490]
    assert match.state.actor == 1


@pytest.mark.parametrize("square", [6, 63])
def test_two_pawns_in_exile_both_pay_and_both_are_sent(square):
    match = place(f"D 20 21 22 A 0 68 69 pawns {square - 3} {square} {square}", purses=(500,) * 3)
    entry = match.play("+3")
    assert [(event.rival, event.points, event.to) for event in events(entry, "hit")] == [
        (1, 10, -1),
        (1, 0, 69 - square),
        (2, 10, -1),
        (2, 0, 69 - square),
    ]
    assert pawns(match) == [square, 69 - square, 69 - square]
    assert purses(match) == [520, 490, 490]


def test_three_pawns_in_exile_in_the_order_of_the_table():
    match = place("D 20 21 22 23 A 0 67 68 69 pawns 63 63 66 63", "2 to throw", (500,) * 4)
    entry = match.play("-3")
    assert [event.rival for event in events(entry, "hit") if event.to == 6] == [3, 0, 1]
    assert pawns(match) == [6, 6, 63, 6]
    assert purses(match) == [490, 490, 530, 490]


def test_a_pawn_may_join_others_in_exile():
    match = place("D 20 21 22 A 0 68 69 pawns 40 43 6", purses=(500,) * 3)
    play(match, "+3", "send 6")
    assert pawns(match) == [43, 6, 6]


def test_leaving_a_shared_place_of_exile_hits_nobody():
    match = place("D 20 21 A 0 69 pawns 6 6")
    assert clauses(match.play("+3")) == ["obey-die"]


def test_a_pawn_hit_on_its_own_start_pays_for_both_and_the_mover_throws_again():
    match = place("D 20 43 A 0 69 pawns 40 43")
    entry = match.play("+3")
    assert clauses(entry) == ["obey-die", "hit"]
    entry = match.play("send 63")
    assert clauses(entry) == ["hit", "rival-start", "again"]
    assert purses(match) == [540, 460]
    assert pawns(match) == [43, 63]
    assert match.state.actor == 0


def test_a_pawn_hit_on_a_third_players_start():
    match = place("D 20 21 43 A 0 68 69 pawns 40 43 50", purses=(500,) * 3)
    play(match, "+3", "send 6")
    assert purses(match) == [540, 490, 470]
    assert match.state.actor == 0


def test_a_pawn_hit_on_the_movers_own_start():
    match = place("D 43 21 A 0 69 pawns 40 43")
    play(match, "+3")
    assert purses(match) == [510, 490]
    entry = match.play("send 6")
    assert clauses(entry) == ["hit", "own-start", "again"]
    assert purses(match) == [460, 540]
    assert match.state.actor == 0


def test_a_pawn_sent_away_meets_no_accident():
    """It may be sent beside others; nobody pays, and its turn comes as before."""
    match = place("D 20 21 22 A 0 68 69 pawns 40 43 63", purses=(500,) * 3)
    play(match, "+3", "send 63")
    assert purses(match) == [510, 490, 500]
    assert match.state.actor == 1


def test_who_has_nothing_pays_nothing_and_is_sent_all_the_same():
    match = place("D 20 21 A 0 69 pawns 40 43", purses=(500, 0))
    entry = match.play("+3")
    assert clauses(entry) == ["obey-die", "short-of-money", "hit"]
    (event,) = events(entry, "hit")
    assert (event.player, event.rival, event.points, event.to) == (0, 1, 0, -1)
    match.play("send 6")
    assert pawns(match) == [43, 6]


def test_the_ten_points_just_received_help_to_pay_the_own_start():
    match = place("D 43 21 A 0 69 pawns 40 43", purses=(0, 500))
    play(match, "+3", "send 6")
    assert purses(match) == [0, 500]
