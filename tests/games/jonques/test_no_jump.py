import pytest

from ludotheque.contract import LANGUAGES
from ludotheque.games.jonques.scene import because
from ludotheque.scene import words
from tests.games.jonques.positions import GAME, clauses, place, sign_on

JUMPING = "0 to move, jump_to_capture yes, aces"


@pytest.mark.parametrize("other", ["^ d5", "v d5"])
@pytest.mark.parametrize("last", ["", "v d6"])
def test_no_junk_of_either_side_is_passed_over(other, last):
    match = place(f"^ d4 {other} {last}", "0 to move, aces 2")
    assert match.why_not("d4-d6") == "no-jump"
    assert match.why_not("d4-b4") is None


@pytest.mark.parametrize("blocked", ["c8", "d8"])
def test_the_second_player_does_not_jump_either(blocked):
    match = place(f"v e8 ^ {blocked}", "1 to move, aces 3")
    assert match.why_not("e8-b8") == "no-jump"


def test_a_junk_does_not_land_on_its_own_side():
    match = place("^ d4 d5", "0 to move, aces 1")
    assert match.why_not("d4-d5") == "no-jump"


def test_out_of_the_port_a_course_may_bend_round_a_junk():
    round_f3 = place("^ f2 f3", "0 to move, aces 2")
    assert round_f3.why_not("f2-e3") is None
    assert round_f3.why_not("f2-f4") == "no-jump"


def test_out_of_the_port_no_way_round_is_no_way():
    match = place("^ f2 f3 v e2", "0 to move, aces 2")
    assert match.why_not("f2-e3") == "no-jump"


def test_aces_are_lost_when_every_way_is_barred():
    match = place("^ a1 b1 c1 v a2 b2 c2 d1", "0 to throw, throws 2, aces 1")
    assert "no-jump" in clauses(match.play("1 ace"))
    assert match.state.actor == 1


def test_no_table_jumps_unless_it_says_so():
    assert GAME.start().state.jump_to_capture == 0
    assert GAME.start(jump_to_capture="yes").state.jump_to_capture == 1


@pytest.mark.parametrize("others", ["^ d5", "v d5", "^ d5 v d6"])
def test_a_table_may_let_junks_jump_to_capture(others):
    position = f"^ d4 {others} v d7 ^ a1 b1 c1 j1"
    assert place(position, "0 to move, aces 3").why_not("d4xd7") == "no-jump"
    match = place(position, f"{JUMPING} 3")
    assert "capture-straight" in clauses(match.play("d4xd7"))
    assert sign_on(match, "d7") == "^"
    assert sign_on(match, "d5") == others[0]


def test_even_there_nobody_jumps_to_a_free_square_or_an_own_junk():
    match = place("^ d4 d5 b4 v c4", f"{JUMPING} 2")
    assert match.why_not("d4-d6") == "no-jump"
    assert match.why_not("d4-b4") == "no-jump"


@pytest.mark.parametrize("move", ["f2xf4", "f2xh2"])
def test_out_of_the_port_too(move):
    position = "^ f2 f3 e3 v f4 h2 g2"
    assert place(position, "0 to move, aces 2").why_not(move) == "no-jump"
    match = place(position, f"{JUMPING} 2")
    assert match.why_not("f2-e4") == "no-jump"
    assert "port-exit" in clauses(match.play(move))


def test_a_jump_gives_no_other_right():
    match = place("^ f2 v f3 g3 a8", f"{JUMPING} 2")
    assert match.why_not("f2xg3") == "right-to-sortie"
    assert place("^ d2 v e2 f3", f"{JUMPING} 3").why_not("d2xf2") == "straight"
    assert place("^ d5 d6 v d7", f"{JUMPING} 2").why_not("d5xd7") == "five-to-cross"


def test_aces_that_only_a_jump_can_play_are_played():
    position = "^ a1 b1 v a2 a3 c1 b2 b3 d1"
    assert "no-jump" in clauses(place(position, "0 to throw, throws 2, aces 1").play("1 ace"))
    match = place(position, "0 to throw, throws 2, aces 1, jump_to_capture yes")
    match.play("1 ace")
    assert set(match.moves()) == {"a1xc1", "a1xa3", "b1xd1", "b1xb3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_this_table_plays(language):
    told = [place("^ d4 d5", how).state for how in ("0 to move, aces 2", f"{JUMPING} 2")]
    never, captures = (words(language, GAME).say(because(s, ("d4", "d6"), "no-jump"), ()) for s in told)
    assert never != captures
    assert ("prendre" if language == "fr" else "capture") in captures
