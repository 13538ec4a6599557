import pytest

from tests.games.jonques.positions import clauses, place, sign_on

TEN_JUNKS = "^ a4 b4 c4 d4 e4 f4 g4 h4 i4 j4"


@pytest.mark.parametrize(("seat", "port", "junk"), [(0, "f2", "^"), (1, "f10", "v")])
def test_a_six_puts_a_junk_on_the_port(seat, port, junk):
    match = place("", f"{seat} to throw, throws 2")
    assert "six-enters" in clauses(match.play("1 six"))
    assert sign_on(match, port) == junk
    assert match.state.actor == 1 - seat


@pytest.mark.parametrize("throw", ["2 sixes", "3 sixes"])
def test_extra_sixes_are_void(throw):
    match = place("^ a1", "0 to throw, throws 2")
    match.play(throw)
    assert match.state.afloat[0] == 2


@pytest.mark.parametrize("junks", ["^ f2", "^ f2 a6", "^ e3", TEN_JUNKS])
def test_a_six_is_void_with_the_port_taken_the_zone_held_or_the_reserve_empty(junks):
    match = place(junks, "0 to throw, throws 2")
    before = match.state.afloat[0]
    match.play("1 six")
    assert match.state.afloat[0] == before
    assert match.state.actor == 1


def test_no_six_no_junk():
    match = place("^ a1", "0 to throw, throws 2")
    assert "six-enters" not in clauses(match.play("1 ace"))
    assert sign_on(match, "f2") == "O"


def test_a_void_six_leaves_the_aces_to_any_junk():
    match = place(TEN_JUNKS, "0 to throw, throws 2")
    match.play("1 ace 1 six")
    assert "a4-a5" in match.moves()


def test_nine_junks_on_the_board_are_no_limit():
    match = place("^ a4 b4 c4 d4 e4 f4 g4 h4 i4", "0 to throw, throws 2")
    match.play("1 six")
    assert match.state.afloat[0] == 10


def test_it_is_compulsory_even_when_the_aces_alone_would_have_won():
    match = place("^ f9 a1 b1 c1 d1", "0 to throw, throws 2")
    assert "six-enters" in clauses(match.play("1 ace 1 six"))
    assert match.why_not("f9-f10") == "one-junk"
