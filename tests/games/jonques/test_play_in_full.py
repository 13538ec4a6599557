import pytest

from tests.games.jonques.positions import clauses, place


def test_no_move_is_no_choice():
    match = place("^ a4", "0 to move, aces 2")
    assert match.moves() == ["a4-c4", "a4-a6"]
    assert match.why_not("keep 0") == "play-in-full"


def test_aces_are_played_even_to_the_players_harm():
    match = place("^ a6 v c7", "0 to move, aces 1")
    assert match.moves() == ["a6-b6"]
    match.play("a6-b6")
    for throw in ("nothing", "nothing", "1 ace"):
        match.play(throw)
    assert "c7xb6" in match.moves()


@pytest.mark.parametrize("throw", ["1 ace", "2 aces"])
def test_aces_that_nobody_can_play_are_lost(throw):
    match = place("^ a9", "0 to throw, throws 2")
    entry = match.play(throw)
    assert {"play-in-full", "stranded"} <= set(clauses(entry))
    assert not {"one-junk", "no-jump", "five-to-cross", "frontier-rights"} & set(clauses(entry))
    assert match.state.actor == 1


def test_aces_are_not_played_in_part():
    match = place("^ a1 v a3 c1", "0 to throw")
    assert "play-in-full" in clauses(match.play("3 aces"))
    assert match.state.actor == 1


def test_aces_without_a_junk_are_lost():
    match = place("", "1 to throw, throws 2, aces 1")
    assert "play-in-full" in clauses(match.play("1 ace"))
    assert match.state.actor == 0
