from .positions import clauses, pawns, place, play, status, tells


def test_a_move_back_stops_at_the_start():
    match = place("1", "start")
    entry = play(match, "1", "back 4")
    assert clauses(entry) == ["pass-draws", "back-to-start", "card-moves"]
    assert tells(entry, "back-to-start", "player", "from_") == [(0, 2)]
    assert tells(entry, "card-moves", "player", "from_", "to")[0] == (0, 2, 0)
    assert pawns(match) == [0, 0]
    assert status(match) == "1 to throw"


def test_one_that_leads_just_there_is_nothing_special():
    match = place("1", "3")
    entry = play(match, "1", "back 2")
    assert "back-to-start" not in clauses(entry)
    assert pawns(match) == [0, 3]


def test_a_pawn_at_the_start_cannot_go_back():
    """It went there with another card of the same throw."""
    match = place("start", "start")
    play(match, "4", "back 4", "back 3")
    assert pawns(match) == [0, 0]
    assert status(match) == "0 to draw, turn of 0"  # on its way back over 2
    entry = play(match, "gain 1")
    assert clauses(entry) == ["back-draws", "pass-draws", "back-to-start", "card-moves"]
    assert pawns(match) == [0, 0]
