import pytest

from .positions import cards, clauses, pawns, place, status, tells


@pytest.mark.parametrize("die", [1, 3, 4])
def test_the_pawn_goes_as_far_as_the_die_says(die):
    match = place("52", "start")
    entry = match.play(str(die))
    assert clauses(entry) == ["throw-and-advance"]
    assert tells(entry, "throw-and-advance", "player", "from_", "to", "die") == [(0, 52, 52 + die, die)]
    assert pawns(match) == [52 + die, 0]
    assert status(match) == "1 to throw"
    assert match.state.die == die


def test_all_faces_are_as_likely():
    match = place("52", "start")
    assert match.moves() == ["1", "2", "3", "4", "5", "6"]
    assert match.odds() == [1] * 6
    assert match.state.actor == 0


def test_from_the_start():
    match = place("start", "start")
    match.play("1")
    assert pawns(match) == [1, 0]


@pytest.mark.parametrize("text", ["best 0", "to 1", "card {}"])
def test_nothing_else_can_be_done(text):
    assert place("52", "start").why_not(text.format(cards("gain 1")[0])) == "throw-and-advance"
