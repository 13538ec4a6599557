import pytest

from ludotheque.games.bonactio.state import USED

from .positions import cards, clauses, events, keeping, kept, lying, place, play, points, status


@pytest.mark.parametrize("kind", ["share 1", "give 3"])
@pytest.mark.parametrize("has", [0, 10])
def test_a_card_that_needs_somebody_is_discarded_when_all_others_are_home(kind, has):
    match = place(f"1, {has} points", "home 1", "home 2", more="dash off")
    entry = play(match, "1", kind)
    assert clauses(entry) == ["pass-draws", "no-target"]
    assert events(entry, "no-target")[0].player == 0
    assert points(match) == [has, 10, 10]
    assert kept(match, 0) == []
    assert lying(match, USED) == cards(kind)[:1]
    assert status(match) == "0 to throw"


def test_so_is_a_kept_one_that_could_be_paid():
    match = place("1, 0 points", "home 1", more=f"dash off\n{keeping('give 2 by 0')}")
    entry = play(match, "1", "gain 2")
    assert clauses(entry) == ["pass-draws", "pass-draws", "no-target"]
    assert kept(match, 0) == []
    assert points(match) == [2, 10]


def test_a_player_on_almost_there_can_be_chosen():
    match = place("1", "almost", more="dash off")
    play(match, "1", "give 3")
    assert points(match) == [7, 13]
