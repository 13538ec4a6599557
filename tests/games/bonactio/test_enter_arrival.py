import pytest

from .positions import clauses, pawns, place, status, tells


@pytest.mark.parametrize("die", [1, 6])
def test_a_one_or_a_six_enters(die):
    match = place("almost", "52", more="dash off")
    entry = match.play(str(die))
    assert clauses(entry) == ["enter-arrival", "rank-points"]
    assert tells(entry, "enter-arrival", "player", "die") == [(0, die)]
    assert pawns(match) == [61, 52]
    assert status(match) == "1 to throw"


def test_who_has_arrived_waits():
    match = place("almost", "52", "53", more="dash off")
    match.play("6")
    assert match.state.extra[0] == 0
    for turn in ("1 to throw", "2 to throw", "1 to throw"):
        assert status(match) == turn
        match.play("1")


def test_throws_and_turns_still_owed_are_forgotten():
    match = place("almost, 2 extra throws, misses a turn", "52", more="dash off")
    match.play("1")
    assert match.state.extra[0] == match.state.miss[0] == 0
    assert status(match) == "1 to throw"
