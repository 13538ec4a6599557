from ludotheque.testing import play

from .positions import clauses, events, pawns, place, purses


def test_it_costs_twenty_and_the_pawn_goes_back():
    match = place("D 20 21 A 0 69 pawns 59 40")
    entry = match.play("+10")
    assert clauses(entry) == ["obey-die", "rival-arrival"]
    (event,) = events(entry, "rival-arrival")
    assert (event.player, event.rival, event.points, event.purse) == (0, 1, 20, 480)
    assert purses(match) == [480, 520]
    assert pawns(match) == [59, 40]
    assert match.state.actor == 1


def test_the_owner_is_paid_and_nobody_else():
    match = place("D 20 21 22 A 0 68 69 pawns 59 40 41", purses=(500,) * 3)
    match.play("+10")
    assert purses(match) == [480, 500, 520]


def test_back_to_where_it_stood_before_this_throw():
    """Two throws: onto a rival's start, and from there onto a rival's arrival."""
    match = place("D 20 21 A 0 28 pawns 11 40")
    play(match, "+10", "+7")
    assert pawns(match)[0] == 21
    assert purses(match) == [500 + 30 - 20, 500 - 30 + 20]
    assert match.state.actor == 1


def test_back_on_its_own_start_it_pays_nothing_more():
    match = place("D 59 21 A 0 69 pawns 59 40")
    match.play("+10")
    assert purses(match) == [480, 520]
    assert match.state.actor == 1


def test_back_beside_a_pawn_in_exile_it_hits_nobody():
    match = place("D 20 21 A 0 16 pawns 6 6")
    match.play("+10")
    assert pawns(match) == [6, 6]
    assert purses(match) == [480, 520]


def test_with_too_little():
    match = place("D 20 21 A 0 69 pawns 59 40", purses=(10, 500))
    entry = match.play("+10")
    assert clauses(entry) == ["obey-die", "short-of-money", "rival-arrival"]
    (event,) = events(entry, "rival-arrival")
    assert (event.points, event.purse) == (10, 0)
    assert purses(match) == [0, 510]
