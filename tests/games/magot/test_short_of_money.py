import pytest

from .positions import clauses, events, place, purses

FOUR = "D 43 21 22 23 A 0 67 68 69 pawns 40 30 31 32"


@pytest.mark.parametrize(
    ("has", "paid"),
    [
        (150, (50, 50, 50)),
        (140, (50, 50, 40)),
        (130, (50, 40, 40)),
        (120, (40, 40, 40)),
        (50, (20, 20, 10)),
        (20, (10, 10, 0)),
        (10, (10, 0, 0)),
        (0, (0, 0, 0)),
    ],
)
def test_too_little_for_several_is_handed_out_ten_by_ten(has, paid):
    match = place(FOUR, purses=(has, 500, 500, 500))
    entry = match.play("+3")
    assert purses(match) == [has - sum(paid), *(500 + points for points in paid)]
    assert [event.points for event in events(entry, "own-start")] == list(paid)
    assert ("short-of-money" in clauses(entry)) == (has < 150)
    if has < 150:
        (event,) = events(entry, "short-of-money")
        assert (event.player, event.owed, event.purse) == (0, 150, has)


def test_it_begins_with_the_player_after():
    match = place("D 20 21 43 23 A 0 67 68 69 pawns 10 30 40 32", "2 to throw", purses=(500, 500, 40, 500))
    match.play("+3")
    assert purses(match) == [510, 510, 0, 520]


def test_and_passes_over_who_sits_out():
    match = place("D 20 21 43 - A 0 67 68 - pawns 10 30 40 -", "2 to throw", purses=(500, 500, 30, 0), out=(3,))
    match.play("+3")
    assert purses(match) == [520, 510, 0, 0]


def test_nothing_is_owed_afterwards():
    match = place("D 43 21 A 0 69 pawns 40 30", purses=(10, 500))
    match.play("+3")
    assert purses(match) == [0, 510]
    match.play("-3")
    match.play("-10")
    assert purses(match) == [0, 510]


def test_a_purse_may_fill_again():
    match = place("D 43 40 A 0 69 pawns 50 30", purses=(0, 500))
    match.play("-7")
    assert purses(match) == [0, 500]
    match.play("-3")
    assert purses(match) == [30, 470]
