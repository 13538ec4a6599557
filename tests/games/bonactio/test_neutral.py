import pytest

from .positions import clauses, due, keeping, kept, pawns, place, play, points, status, tells


@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_a_pawn_stays_there_until_a_one_or_a_six(die):
    match = place("almost", "start")
    entry = match.play(str(die))
    assert clauses(entry) == ["neutral"]
    assert tells(entry, "neutral", "player", "die") == [(0, die)]
    assert pawns(match) == [60, 0]
    assert status(match) == "1 to throw"


@pytest.mark.parametrize("move", ["0 by forward 3", "0 by back 4", "0 to 20"])
def test_nothing_moves_it(move):
    match = due("almost", "3", "52", moves=(move,))
    entry = match.play("to 2")
    assert clauses(entry)[2:] == ["neutral"]
    assert tells(entry, "neutral", "player", "die") == [(0, 0)]
    assert pawns(match) == [60, 3, 52]


def test_its_player_may_receive_points():
    match = place("1", "almost, 0 points", "52", more=keeping("loss 2 by 1"))
    play(match, "1", "give 2")
    assert match.moves() == ["to 1", "to 2"]
    match.play("to 1")
    assert points(match) == [8, 0, 10]
    assert kept(match, 1) == []


def test_a_player_in_arrivee_neither_gives_nor_receives():
    match = place("1", "home 1", "52", "53", more=f"dash off\n{keeping('loss 2 by 1')}")
    play(match, "1", "give 2")
    assert match.moves() == ["to 2", "to 3"]
    assert match.why_not("to 1") == "neutral"
