import pytest

from .positions import clauses, pawns, place, play, status, tells


def test_a_pawn_that_is_there_is_pushed_one_square_forward():
    match = place("52", "55")
    entry = match.play("3")
    assert clauses(entry) == ["throw-and-advance", "push"]
    assert tells(entry, "push", "player", "rival", "from_", "to") == [(0, 1, 55, 56)]
    assert pawns(match) == [55, 56]


def test_and_pushes_in_turn():
    match = place("50", "52", "53", "54", "55", "56")
    entry = match.play("2")
    assert tells(entry, "push", "player", "rival", "from_", "to") == [
        (0, 1, 52, 53),
        (1, 2, 53, 54),
        (2, 3, 54, 55),
        (3, 4, 55, 56),
        (4, 5, 56, 57),
    ]
    assert "exact-event" in clauses(play(match, "gain 1"))
    assert pawns(match) == [52, 53, 54, 55, 56, 57]
    assert list(match.state.points) == [11, 10, 12, 10, 10, 10]
    assert match.state.extra[5] == 1


@pytest.mark.parametrize("others", [(), ("almost",)])
def test_onto_almost_there_where_several_may_stand(others):
    match = place("56", "59", *others)
    match.play("3")
    assert pawns(match) == [59, 60, 60][: 2 + len(others)]


def test_nobody_is_pushed_from_almost_there():
    match = place("56", "almost", "almost")
    assert clauses(match.play("4")) == ["throw-and-advance"]
    assert pawns(match) == [60, 60, 60]


def test_nobody_is_pushed_off_the_start():
    match = place("1", "start", "start")
    entry = play(match, "1", "back 2")
    assert "push" not in clauses(entry)
    assert pawns(match) == [0, 0, 0]


def test_the_pushed_pawn_draws_for_its_own_square_only():
    match = place("3", "6", "start")
    match.play("3")
    assert status(match) == "0 to draw, turn of 0"
    play(match, "gain 1")
    assert status(match) == "1 to draw, turn of 0"
    entry = play(match, "gain 1")
    assert tells(entry, "pass-draws", "player", "square")[0] == (1, 7)
    assert status(match) == "1 to throw"


def test_a_pawn_that_moves_back_pushes_forward_too():
    match = place("59", "55")
    match.play("4")
    assert pawns(match) == [55, 56]
