from tests.games.jonques.positions import clauses, place


def test_an_ace_is_not_thrown_again():
    match = place("", "0 to throw")
    assert "ace-stays" in clauses(match.play("1 ace"))
    assert match.why_not("3 aces") == "ace-stays"
    assert match.moves() == ["nothing", "1 six", "2 sixes", "1 ace", "1 ace 1 six", "2 aces"]


def test_no_ace_no_mention():
    assert "ace-stays" not in clauses(place("", "0 to throw").play("1 six"))


def test_aces_of_all_throws_add_up():
    match = place("^ a1", "0 to throw")
    for throw in ("1 ace", "nothing", "1 ace"):
        match.play(throw)
    assert match.moves() == ["a1-c1", "a1-a3"]


def test_whoever_takes_a_six_back_leaves_the_ace():
    match = place("", "0 to keep, aces 1, sixes 2")
    match.play("keep 0")
    assert match.why_not("2 aces") is None
    assert match.why_not("3 sixes") == "ace-stays"
