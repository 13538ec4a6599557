import pytest

from ludotheque.contract import BadOption

from .positions import GAME, clauses, events, place, purses


@pytest.mark.parametrize("stake", [10, 30, 50, 200, 1090, 1100])
def test_the_table_may_choose_the_stake(stake):
    match = GAME.start(4, stake=str(stake))
    assert purses(match) == [1100 - stake] * 4
    assert match.state.magot == 4 * stake


def test_fifty_unless_it_says_otherwise():
    assert GAME.start(3).state.stake == 50


@pytest.mark.parametrize(("seats", "most"), [(2, 2200), (3, 1380), (4, 1100)])
def test_at_most_the_opening_purse(seats, most):
    assert purses(GAME.start(seats, stake=most)) == [0] * seats
    with pytest.raises(BadOption, match=f"stake goes from 10 to {most} in steps of 10, not {most + 10}"):
        GAME.start(seats, stake=most + 10)


@pytest.mark.parametrize("stake", ["15", "0", "-10", "much", "50.0"])
def test_no_other_stake(stake):
    with pytest.raises(BadOption, match="stake"):
        GAME.start(stake=stake)


def test_the_stakes_of_the_first_round_are_told_once():
    match = GAME.start(4)
    entry = match.play("+10: 0 1 3")
    told = [(event.player, event.points, event.purse) for event in events(entry, "stake")]
    assert told == [(seat, 50, 1050) for seat in range(4)]
    assert clauses(entry) == ["equal-share", *["stake"] * 4, "first-plus-ten"]
    assert "stake" not in clauses(match.play("+10: 1"))


def test_the_stakes_of_the_next_round_are_told_when_it_begins():
    match = place("D 43 10 A 2 60 pawns 12 30", purses=(500, 300))
    entry = match.play("-10")
    assert [(event.player, event.purse) for event in events(entry, "stake")] == [(0, 550), (1, 250)]
    assert match.state.magot == 100
    assert "stake" not in clauses(match.play("+10: 1"))
