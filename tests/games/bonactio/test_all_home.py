import pytest

from ludotheque.testing import play_at_random

from .positions import GAME, clauses, place


def test_the_game_ends_when_every_pawn_is_in_arrivee():
    match = place("home 2", "almost", "home 1", status="1 to throw")
    entry = match.play("6")
    assert clauses(entry) == ["enter-arrival", "rank-points", "all-home", "best-total-wins"]
    assert match.ended_by == "all-home"
    assert match.to_move == "over"
    assert match.scores == [40, 30, 50]


def test_not_before():
    match = place("home 1", "almost", "53", status="1 to throw", more="dash off")
    match.play("1")
    assert match.to_move == "chance"


@pytest.mark.parametrize("text", ["1", "dash yes", "to 0", "best 1"])
def test_nothing_is_played_after_the_end(text):
    match = place("home 1", "almost", status="1 to throw")
    match.play("1")
    assert match.moves() == []
    assert match.why_not(text) == "all-home"


def test_the_last_pawn_throws_alone():
    match = place("home 1", "52", status="1 to throw", more="dash off")
    for _ in range(4):
        assert match.state.actor == 1
        match.play("1" if match.state.pawn[1] < 60 else "2")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_games_end_so(seats):
    match = play_at_random(GAME.start(seats, seats), seats)
    assert match.ended_by == "all-home"
    assert sorted(match.state.rank)[-seats:] == list(range(1, seats + 1))
    assert len(match.log) < 200 * seats
