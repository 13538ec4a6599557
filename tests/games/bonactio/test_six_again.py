from .positions import clauses, pawns, place, play, status, tells


def test_a_six_gives_one_more_throw():
    match = place("52", "start")
    entry = match.play("6")
    assert clauses(entry) == ["throw-and-advance", "six-again"]
    assert tells(entry, "six-again", "player") == [(0,)]
    assert status(match) == "0 to throw"
    match.play("1")
    assert pawns(match) == [59, 0]
    assert status(match) == "1 to throw"


def test_another_six_gives_another():
    match = place("start", "44")
    play(match, "6", "gain 1", "gain 1", "6", "gain 1", "gain 1", "gain 1", "1")
    assert pawns(match) == [13, 44]
    assert status(match) == "1 to throw"


def test_a_six_that_moves_the_pawn_back_ends_the_turn():
    match = place("58", "start")
    entry = match.play("6")
    assert clauses(entry) == ["exact-almost-there"]
    assert pawns(match) == [52, 0]
    assert status(match) == "1 to throw"


def test_a_six_may_lead_onto_almost_there():
    match = place("54", "start")
    match.play("6")
    assert status(match) == "0 to throw"
    match.play("1")
    assert pawns(match) == [61, 0]


def test_throws_left_over_wait_for_the_next_turn():
    """A 6 onto `again` gives two throws; the first of them goes back."""
    match = place("51", "start", more="dash off")
    play(match, "6")
    assert match.state.extra[0] == 1  # one of two is being taken
    match.play("4")
    assert pawns(match) == [53, 0]
    assert match.state.extra[0] == 1
    assert status(match) == "1 to throw"
    play(match, "1", "1")
    assert status(match) == "0 to throw"
    assert match.state.extra[0] == 0


def test_the_cards_of_the_six_come_first():
    match = place("start", "50")
    match.play("6")
    assert status(match) == "0 to draw, turn of 0"
    play(match, "gain 1", "gain 1")
    assert status(match) == "0 to throw"
