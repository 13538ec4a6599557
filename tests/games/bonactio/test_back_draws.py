from .positions import clauses, events, pawns, place, play, status, tells


def test_going_back_over_a_card_square():
    match = place("55", "start")
    match.play("6")
    assert pawns(match) == [49, 0]
    entry = play(match, "gain 1")
    assert clauses(entry) == ["back-draws", "pass-draws"]
    assert tells(entry, "back-draws", "player", "square")[0] == (0, 51)
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
    assert tells(entry, "back-draws", "player", "square")[0] == (0, 12)
    assert status(match) == "1 to throw"


def test_in_the_order_of_the_way():
    match = place("25", "start")
    match.play("1")
    squares = [events(play(match, "gain 1"), "back-draws")[0].square for _ in range(2)]
    assert squares == [24, 22]
