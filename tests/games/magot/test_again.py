from ludotheque.testing import play

from .positions import clauses, events, pawns, place, purses


def test_one_more_throw_can_give_yet_another():
    """Rival's start, own start, and the third throw ends the turn."""
    match = place("D 30 20 A 0 69 pawns 13 50")
    (event,) = events(match.play("+7"), "again")
    assert (event.player, event.throws) == (0, 1)
    assert clauses(match.play("+10")) == ["obey-die", "own-start", "again"]
    assert clauses(match.play("+3")) == ["obey-die"]
    assert purses(match) == [480, 520]
    assert match.state.actor == 1


def test_a_second_throw_may_hit():
    match = place("D 30 20 A 0 69 pawns 13 27")
    play(match, "+7", "+7")
    assert match.moves() == ["send 6", "send 63"]
    match.play("send 6")
    assert pawns(match) == [27, 6]
    assert match.state.actor == 1


def test_a_second_throw_may_come_back():
    match = place("D 30 20 A 0 69 pawns 13 50")
    play(match, "+7", "+10", "-10", "+10")
    assert purses(match) == [500 + 30 - 50 + 30 - 50, 500 - 30 + 50 - 30 + 50]
    assert match.state.actor == 0
    assert match.state.throws == 4
