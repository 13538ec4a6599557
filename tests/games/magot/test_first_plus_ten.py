import pytest

from ludotheque.testing import play

from .positions import GAME, begun, clauses, events, place


def weights(match):
    return dict(zip(match.moves(), match.odds(), strict=True))


def test_two_players_have_the_same_chance():
    match = GAME.start(2)
    assert match.to_move == "chance"
    assert match.state.actor == -1
    assert weights(match) == {"+10: 0": 5, "+10: 1": 5}


def test_who_is_alone_at_plus_ten_is_likelier_than_any_pair():
    assert weights(GAME.start(3)) == {
        "+10: 0": 25,
        "+10: 1": 25,
        "+10: 0 1": 5,
        "+10: 2": 25,
        "+10: 0 2": 5,
        "+10: 1 2": 5,
    }


def test_four_players():
    odds = weights(GAME.start(4))
    assert len(odds) == 14
    assert {len(text.split()) - 1: weight for text, weight in odds.items()} == {1: 125, 2: 25, 3: 5}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_single_plus_ten_begins(seat):
    match = GAME.start(4)
    entry = match.play(f"+10: {seat}")
    (event,) = events(entry, "first-plus-ten")
    assert (event.player, event.count) == (seat, 1)
    assert match.to_move == seat
    assert match.state.contenders == 0


def test_several_throw_again_among_themselves():
    match = GAME.start(4)
    entry = match.play("+10: 0 2 3")
    (event,) = events(entry, "first-plus-ten")
    assert (event.player, event.count) == (-1, 3)
    assert set(match.moves()) == {"+10: 0", "+10: 2", "+10: 3", "+10: 0 2", "+10: 0 3", "+10: 2 3"}
    assert match.why_not("+10: 1") == "first-plus-ten"
    assert match.why_not("+10: 0 2 3") == "first-plus-ten"
    play(match, "+10: 2 3", "+10: 3")
    assert match.state.first == 3


def test_nothing_else_happens_before():
    match = GAME.start(2)
    assert match.why_not("+3") == "first-plus-ten"
    assert match.why_not("D 20") == "first-plus-ten"


def test_play_goes_to_the_next_seat():
    match = begun(3, "+10: 1", "D 20")
    assert match.to_move == 2
    match.play("D 21")
    assert match.to_move == 0


def test_it_is_thrown_for_again_before_the_next_round():
    match = place("D 43 10 A 2 60 pawns 12 30")
    match.play("-10")
    assert match.state.first == -1
    assert match.moves() == ["+10: 0", "+10: 1"]
    assert clauses(match.play("+10: 1")) == ["first-plus-ten"]
    assert match.to_move == 1


def test_who_sits_out_does_not_throw():
    match = place("", "contest 0+2+3", (100, 0, 100, 100), out=(1,))
    assert "+10: 0 2" in match.moves()
    assert match.why_not("+10: 1") == "first-plus-ten"
