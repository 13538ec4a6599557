import pytest

from ludotheque.testing import deal, play_at_random

from .positions import GAME, KIND_IDS, TRANSPORT, awaited, told


def dealt(seats, seed=1):
    """The preparation, until somebody has to place a flag."""
    return deal(GAME.start(seats, seed=seed))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_each_player_holds_seven(seats):
    match = dealt(seats)
    assert list(match.state.held)[:seats] == [7] * seats
    assert [sum(match.state.hand[seat, kind] for kind in range(13)) for seat in range(seats)] == [7] * seats
    assert told(match).count("seven-cards") == 1


def test_cards_are_dealt_in_turn():
    match = dealt(3)
    drawn = [entry for entry in match.log if entry.text.startswith("draw ")]
    assert [entry.seen for entry in drawn] == [1, 2, 4] * 7


def test_a_kind_is_as_likely_as_it_has_cards_left():
    match = GAME.start(2, seed=1)
    while awaited(match) != "chance deal":
        match.draw()
    assert match.moves() == [f"draw {kind}" for kind in KIND_IDS]
    assert match.odds() == [kind.count for kind in TRANSPORT]
    assert match.why_not("begins 0") == "seven-cards"
    for _ in range(TRANSPORT[-2].count):
        match.play("draw plane-6")
    assert "draw plane-6" not in match.moves()
    assert sum(match.odds()) == 55 - TRANSPORT[-2].count


def test_only_who_draws_sees_the_card():
    match = dealt(3)
    for viewer in range(-1, 3):
        texts = [entry.text for entry in match.view(viewer).log]
        assert sum(text.startswith("draw ") for text in texts) == (7 if viewer >= 0 else 0)


def test_nobody_has_more_than_there_are():
    match = play_at_random(GAME.start(6, seed=2), 2, 300)
    for kind, card in enumerate(TRANSPORT):
        assert sum(match.state.hand[seat, kind] for seat in range(6)) + match.state.used[kind] <= card.count
