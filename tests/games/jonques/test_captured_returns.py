from tests.games.jonques.positions import clauses, place, sign_on


def test_a_captured_junk_goes_back_to_its_reserve():
    match = place("^ d4 v d5 a8", "0 to move, aces 1")
    assert "captured-returns" in clauses(match.play("d4xd5"))
    assert list(match.state.afloat) == [1, 1]


def test_a_six_enters_it_again():
    match = place("^ d4 v d5 a8 b8 c8 d8 e8 f8 g8 h8 i8", "0 to move, aces 1")
    match.play("d4xd5")
    for throw in ("nothing", "nothing", "1 six"):
        match.play(throw)
    assert sign_on(match, "f10") == "v"
    assert match.state.afloat[1] == 10


def test_the_first_players_junk_goes_back_too():
    match = place("^ d7 v d8", "1 to move, aces 1")
    assert "captured-returns" in clauses(match.play("d8xd7"))
    assert list(match.state.afloat) == [0, 1]
