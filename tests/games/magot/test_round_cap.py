from ludotheque.testing import play

from .positions import clauses, events, pawns, place, purses


def test_after_two_thousand_throws_everybody_takes_its_stake_back():
    match = place("D 20 21 22 A 0 68 69 pawns 30 31 32", purses=(500, 400, 300), facts="throws 1999, round 3 of 3")
    entry = match.play("+3")
    assert clauses(entry) == ["obey-die", "round-cap", "round-cap", "round-cap", "richest-wins"]
    given = [(event.player, event.points, event.purse) for event in events(entry, "round-cap")]
    assert given == [(0, 50, 550), (1, 50, 450), (2, 50, 350)]
    assert match.scores == [550, 450, 350]
    assert match.state.magot == 0


def test_not_before():
    match = place("D 20 21 A 0 69 pawns 30 31", facts="throws 1998")
    assert clauses(match.play("+3")) == ["obey-die"]
    assert match.state.throws == 1999


def test_the_accidents_of_the_last_throw_are_settled():
    match = place("D 43 21 A 0 69 pawns 40 31", facts="throws 1999, round 3 of 3")
    entry = match.play("+3")
    assert "own-start" in clauses(entry)
    assert "again" not in clauses(entry)
    assert match.scores == [500, 600]


def test_a_pawn_hit_by_the_last_throw_is_sent_first():
    match = place("D 20 21 A 0 69 pawns 40 43", facts="throws 1999, round 3 of 3")
    match.play("+3")
    assert match.to_move == 0
    match.play("send 63")
    assert pawns(match) == [43, 63]
    assert match.scores == [560, 540]
    assert match.to_move == "over"


def test_a_win_with_the_last_throw_counts():
    match = place("D 20 21 A 0 69 pawns 10 43", facts="throws 1999, round 3 of 3")
    assert clauses(match.play("-10")) == ["obey-die", "reach-arrival", "richest-wins"]
    assert match.scores == [600, 500]


def test_waiting_at_the_border_is_a_throw_too():
    match = place("D 20 21 A 30 31 pawns 0 43", facts="throws 1999")
    assert "round-cap" in clauses(match.play("-3"))


def test_the_next_round_begins_with_no_throws():
    match = place("D 20 21 A 0 69 pawns 30 43", facts="throws 1999")
    match.play("+3")
    assert (match.state.round, match.state.throws) == (2, 0)
    assert purses(match) == [500, 500]


def test_a_stake_given_back_can_be_staked_again():
    match = place("D 20 21 A 0 69 pawns 30 43", purses=(0, 0), facts="throws 1999")
    play(match, "+3", "+10: 0")
    assert match.state.round == 2
