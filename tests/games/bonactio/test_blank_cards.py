import pytest

from ludotheque.contract import BadOption
from ludotheque.games.bonactio.state import KEPT

from .positions import GAME, clauses, lying, place, points, tells


def drawable(match):
    return [text for text in match.moves() if text.startswith("card blank")]


@pytest.mark.parametrize(
    ("written", "expected"),
    [({}, []), ({"blank-2": 3}, ["card blank-2"]), ({"blank-1": 1, "blank-4": 5}, ["card blank-1", "card blank-4"])],
)
def test_only_written_cards_join_the_pile(written, expected):
    match = GAME.start(2, **written)
    assert match.state.pile == 106 + len(expected)
    match.play("best 0")
    match.play("2")
    assert drawable(match) == expected


@pytest.mark.parametrize(("card", "after"), [(1, 13), (2, 14), (3, 15), (4, 5)])
def test_three_earn_and_one_costs(card, after):
    match = place("1", "52", more="dash asked, blank 3 4 5 5")
    match.play("1")
    match.play(f"card blank-{card}")
    assert points(match) == [after, 10]


def test_the_one_that_costs_is_kept_when_it_is_too_dear():
    match = place("1, 1 points", "52", more="dash asked, blank 0 0 0 2")
    match.play("1")
    match.play("card blank-4")
    assert lying(match, KEPT) == ["blank-4"]


@pytest.mark.parametrize("points", [-1, 6, "many"])
def test_up_to_five_points(points):
    with pytest.raises(BadOption, match="blank-1"):
        GAME.start(2, **{"blank-1": points})


@pytest.mark.parametrize(("written", "count"), [({"blank-3": 2}, 1), ({f"blank-{n}": n for n in range(1, 5)}, 4)])
def test_it_is_told_how_many_join_the_pile(written, count):
    match = GAME.start(3, **written)
    entry = match.play("best 0 2")
    assert tells(entry, "blank-cards", "count") == [(count,)]
    assert clauses(match.play("best 0")) == ["best-throw-begins"]


def test_a_card_left_blank_cannot_be_drawn():
    match = GAME.start(2, **{"blank-2": 3})
    assert "blank-cards" in clauses(match.play("best 0"))
    match.play("2")
    assert match.why_not("card blank-1") == "blank-cards"
    assert match.why_not("card blank-2") is None


def test_nothing_is_told_where_all_stay_blank():
    assert clauses(GAME.start(2).play("best 0")) == ["start-ten", "best-throw-begins"]


def test_people_may_write_on_them():
    assert GAME.blanks == ("blank-1", "blank-2", "blank-3", "blank-4")
