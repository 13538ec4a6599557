import pytest

from .positions import cards, clauses, events, lie, pawns, place, play, points, status, tells


def test_one_card_for_each_square_passed_or_stopped_on():
    match = place("start", "52")
    assert clauses(match.play("4")) == ["throw-and-advance"]
    assert pawns(match) == [4, 52]
    assert status(match) == "0 to draw, turn of 0"
    assert match.state.actor == -1
    entry = play(match, "gain 2")
    assert tells(entry, "pass-draws", "player", "square") == [(0, 2), (0, 0)]
    assert points(match) == [12, 10]
    entry = play(match, "gain 3")
    assert tells(entry, "pass-draws", "player", "square") == [(0, 4), (0, 0)]
    assert points(match) == [15, 10]
    assert status(match) == "1 to throw"


def test_a_plain_square_draws_nothing():
    match = place("52", "start")
    match.play("1")
    assert status(match) == "1 to throw"


def test_every_card_of_the_pile_is_as_likely():
    match = place("start", "52", more="dash off")
    match.play("2")
    assert len(match.moves()) == 106
    assert set(match.odds()) == {1}


@pytest.mark.parametrize(("kind", "left"), [("gain 5", [15, 10]), ("loss 5", [5, 10]), ("loss 2", [8, 10])])
def test_what_cards_do(kind, left):
    match = place("1", "52")
    match.play("1")
    entry = play(match, kind)
    assert clauses(entry) == ["pass-draws", "pass-draws"]
    assert events(entry, "pass-draws")[1].gain == left[0] - 10
    assert points(match) == left
    assert match.state.bank == 220 - sum(left)


def test_you_and_a_player_you_choose():
    match = place("1", "52", "53")
    play(match, "1", "share 1")
    assert status(match) == f"0 to choose for {cards('share 1')[0]}, turn of 0"
    assert match.moves() == ["to 1", "to 2"]
    entry = match.play("to 2")
    assert clauses(entry) == ["pass-draws", "pass-draws"]
    assert points(match) == [11, 10, 11]
    assert status(match) == "1 to throw"


def test_give_to_a_player_you_choose():
    match = place("1", "52", "53")
    play(match, "1", "give 3")
    entry = match.play("to 1")
    assert tells(entry, "pass-draws", "player", "gain", "square") == [(0, -3, 0), (1, 3, 0)]
    assert points(match) == [7, 13, 10]


def test_a_single_player_is_not_asked_about():
    match = place("1", "52")
    entry = play(match, "1", "give 3")
    assert clauses(entry) == ["pass-draws"] * 3
    assert points(match) == [7, 13]
    assert status(match) == "1 to throw"


@pytest.mark.parametrize("text", ["to 0", "to 3", "4", "best 1"])
def test_who_cannot_be_chosen(text):
    match = place("1", "52", "53")
    play(match, "1", "give 3")
    assert match.why_not(text) == "pass-draws"


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn():
    first, second = cards("gain 1")[:2]
    match = place("1", "52", more=lie("used", first))
    match.play("1")
    assert match.why_not(f"card {first}") == "pass-draws"
    assert match.why_not(f"card {second}") is None
