from .positions import clauses, events, pawns, place, purses


def test_thirty_from_its_owner_and_another_throw():
    match = place("D 20 43 A 0 69 pawns 40 30")
    entry = match.play("+3")
    assert clauses(entry) == ["obey-die", "rival-start", "again"]
    (event,) = events(entry, "rival-start")
    assert (event.player, event.rival, event.points, event.purse) == (0, 1, 30, 530)
    assert purses(match) == [530, 470]
    assert pawns(match) == [43, 30]
    assert match.state.actor == 0


def test_only_its_owner_pays():
    match = place("D 20 21 43 22 A 0 67 68 69 pawns 40 30 31 32", purses=(500,) * 4)
    match.play("+3")
    assert purses(match) == [530, 500, 470, 500]


def test_an_owner_with_too_little():
    match = place("D 20 43 A 0 69 pawns 40 30", purses=(500, 20))
    entry = match.play("+3")
    (short,) = events(entry, "short-of-money")
    assert (short.player, short.owed, short.purse) == (1, 30, 20)
    (visit,) = events(entry, "rival-start")
    assert (visit.points, visit.purse) == (20, 520)
    assert purses(match) == [520, 0]


def test_its_pawn_on_it_pays_ten_first():
    match = place("D 20 43 A 0 69 pawns 40 43", purses=(500, 30))
    match.play("+3")
    assert purses(match) == [510, 20]
    match.play("send 6")
    assert purses(match) == [530, 0]
