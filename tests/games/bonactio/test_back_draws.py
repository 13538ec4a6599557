from ludotheque.games.bonactio.state import Rule

from .positions import clauses, details, pawns, place, play, status


def test_going_back_over_a_card_square():
    match = place("55", "start")
    match.play("6")
    assert pawns(match) == [49, 0]
    entry = play(match, "gain 1")
    assert clauses(entry) == ["back-draws", "pass-draws"]
    assert details(entry, Rule.BACK_DRAWS)[0][:2] == (0, 51)
    assert status(match) == "1 to throw"


def test_going_back_onto_a_card_square():
    match = place("56", "start")
    match.play("5")
    assert pawns(match) == [51, 0]
    assert status(match) == "0 to draw, turn of 0"


def test_the_square_left_draws_no_card():
    match = place("12", "start")
    play(match, "2", "back 2")
    assert pawns(match) == [12, 0]
    entry = play(match, "gain 1")
    assert details(entry, Rule.BACK_DRAWS)[0][:2] == (0, 12)
    assert status(match) == "1 to throw"


def test_in_the_order_of_the_way():
    match = place("25", "start")
    match.play("1")
    squares = [details(play(match, "gain 1"), Rule.BACK_DRAWS)[0][1] for _ in range(2)]
    assert squares == [24, 22]
