from tests.games.jonques.positions import GAME, clauses, place


def test_two_thousand_turns_without_a_winner_are_a_draw():
    match = place("^ a1", "0 to move, aces 1, turns 1999")
    assert "turn-cap" in clauses(match.play("a1-a2"))
    assert match.to_move == "over"
    assert match.ended_by == "turn-cap"
    assert match.scores == [0, 0]


def test_a_turn_without_a_move_counts():
    match = place("", "1 to throw, throws 2, turns 1999")
    match.play("nothing")
    assert match.ended_by == "turn-cap"


def test_turns_of_both_players_count_and_throws_do_not():
    match = place("", "0 to throw, turns 1998")
    for _ in range(5):
        match.play("nothing")
        assert match.ended_by is None
    match.play("nothing")
    assert match.ended_by == "turn-cap"


def test_the_table_may_choose_a_lower_cap():
    assert GAME.start().state.turn_cap == 2000
    assert GAME.start(turn_cap=50).state.turn_cap == 50
