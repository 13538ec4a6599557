"""What the golden games show; that they replay byte for byte is a law."""

import pytest

from .positions import GAME, clauses, golden, kit


@pytest.mark.parametrize(
    ("name", "seats", "scores"),
    [
        ("two_players", 2, [1870, 2530]),
        ("three_players", 3, [1390, 1260, 1490]),
        ("four_players", 4, [2610, 970, 0, 820]),
        ("round_cap", 2, [2190, 2170]),
        ("cannot_stake", 3, [20, 10, 370]),
    ],
)
def test_golden(name, seats, scores):
    match = golden(name)
    assert match.seats == seats
    assert match.ended_by == "richest-wins"
    assert match.scores == scores


def test_together_they_show_every_clause():
    shown = {clause for match in kit.goldens().values() for clause in kit.told(match)}
    assert shown == set(GAME.rulebook.clauses)


def test_a_round_without_a_winner():
    assert "round-cap" in clauses(golden("round_cap").log[-1])


def test_a_session_cut_short():
    match = golden("cannot_stake")
    assert (match.state.round, match.state.rounds) == (2, 3)
    assert clauses(match.log[-1])[-2:] == ["cannot-stake", "richest-wins"]
