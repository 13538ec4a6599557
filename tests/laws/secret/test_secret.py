"""What the small game of the laws does."""

from ludotheque.testing import Kit, play

from . import GAME

clauses = Kit(GAME, __file__).clauses


def test_a_boast_needs_a_high_card():
    match = GAME.start()
    assert clauses(play(match, "card 4", "card 2")) == ["draw-hidden"]
    assert match.why_not("boast") == "boast"
    assert clauses(play(match, "quiet")) == ["boast"]
    assert clauses(play(match, "higher")) == ["call"]
    assert match.scores == [1, 0]
