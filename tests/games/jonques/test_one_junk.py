from tests.games.jonques.positions import clauses, place, sign_on


def test_a_six_and_aces_enter_a_junk_and_advance_it():
    match = place("^ a1", "0 to throw, throws 2")
    match.play("1 ace 1 six")
    assert all(move.startswith("f2") for move in match.moves())
    assert match.why_not("a1-a2") == "one-junk"
    assert "one-junk" in clauses(match.play("f2-f3"))


def test_the_second_player_plays_the_junk_just_entered():
    match = place("v k11", "1 to throw, throws 2")
    match.play("1 ace 1 six")
    assert match.why_not("k11-k10") == "one-junk"
    assert match.why_not("f10-f9") is None


def test_aces_are_lost_when_the_entered_junk_cannot_advance():
    """The junk on a6 could."""
    match = place("^ e1 f1 g1 e2 g2 e3 f3 g3 a6", "0 to throw, throws 2")
    entry = match.play("1 ace 1 six")
    assert {"one-junk", "play-in-full"} <= set(clauses(entry))
    assert sign_on(match, "f2") == "^"
    assert match.state.actor == 1


def test_aces_that_clear_the_port_do_not_revive_the_six():
    match = place("^ f2", "0 to throw, throws 2")
    match.play("1 ace 1 six")
    match.play("f2-f3")
    assert sign_on(match, "f2") == "O"
    assert match.state.actor == 1


def test_aces_that_clear_the_zone_do_not_revive_the_six():
    match = place("v e9", "1 to throw, throws 2")
    match.play("1 ace 1 six")
    match.play("e9-e8")
    assert sign_on(match, "f10") == "O"
    assert match.state.actor == 0
