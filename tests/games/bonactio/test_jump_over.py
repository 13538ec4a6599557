from .positions import clauses, pawns, place, tells


def test_pawns_may_be_passed():
    match = place("52", "53", "55")
    entry = match.play("4")
    assert clauses(entry) == ["throw-and-advance", "jump-over", "jump-over"]
    assert tells(entry, "jump-over", "player", "rival", "square") == [(0, 1, 53), (0, 2, 55)]
    assert pawns(match) == [56, 53, 55]


def test_going_back_too():
    match = place("59", "56")
    entry = match.play("6")
    assert clauses(entry) == ["exact-almost-there", "jump-over"]
    assert pawns(match) == [53, 56]


def test_who_stands_at_either_end_is_not_passed():
    match = place("52", "56", "start")
    assert "jump-over" not in clauses(match.play("4"))
