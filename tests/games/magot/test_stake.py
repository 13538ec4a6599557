import pytest

from ludotheque.contract import BadOption

from .positions import GAME, clauses, events, place, purses


@pytest.mark.parametrize(("seats", "share", "box"), [(2, 2200, 0), (3, 1380, 260), (4, 1100, 0)])
def test_the_notes_are_shared_equally_and_everybody_stakes(seats, share, box):
    s = GAME.start(seats).state
    assert list(s.purse)[:seats] == [share - 50] * seats
    assert s.magot == 50 * seats
    assert s.box == box


def test_an_empty_chair_has_no_purse():
    assert list(GAME.start(2).state.purse)[2:] == [0, 0]


@pytest.mark.parametrize("stake", [10, 20, 50, 100, 200])
def test_the_table_may_choose_the_stake(stake):
    match = GAME.start(4, stake=str(stake))
    assert purses(match) == [1100 - stake] * 4
    assert match.state.magot == 4 * stake


@pytest.mark.parametrize("stake", ["15", "0", "1000", "much"])
def test_no_other_stake(stake):
    with pytest.raises(BadOption):
        GAME.start(stake=stake)


def test_the_stakes_of_the_first_round_are_told_once():
    match = GAME.start(4)
    entry = match.play("+10: 0 1 3")
    told = [(event.player, event.points, event.purse) for event in events(entry, "stake")]
    assert told == [(seat, 50, 1050) for seat in range(4)]
    assert clauses(entry)[0] == "stake"
    assert "stake" not in clauses(match.play("+10: 1"))


def test_the_stakes_of_the_next_round_are_told_when_it_begins():
    match = place("D 43 10 A 2 60 pawns 12 30", purses=(500, 300))
    entry = match.play("-10")
    assert [(event.player, event.purse) for event in events(entry, "stake")] == [(0, 550), (1, 250)]
    assert match.state.magot == 100
    assert "stake" not in clauses(match.play("+10: 1"))
