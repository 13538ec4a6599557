"""What the golden games show; that they replay byte for byte is a law."""

from pathlib import Path

import pytest

from ludotheque.contract import gamefile

from .positions import GAME, clauses

FOLDER = Path(__file__).parent / "golden"


def load(name):
    return gamefile.read((FOLDER / f"{name}.ludo").read_text("utf-8"), lambda _: GAME)


@pytest.mark.parametrize(
    ("name", "seats", "scores"),
    [
        ("two_players", 2, [2240, 2160]),
        ("three_players", 3, [1390, 1260, 1490]),
        ("four_players", 4, [2610, 970, 0, 820]),
        ("round_cap", 2, [2190, 2170]),
        ("cannot_stake", 3, [20, 10, 370]),
    ],
)
def test_golden(name, seats, scores):
    match = load(name)
    assert match.seats == seats
    assert match.ended_by == "richest-wins"
    assert match.scores == scores


def test_together_they_show_every_clause():
    shown = {clause for path in FOLDER.glob("*.ludo") for entry in load(path.stem).log for clause in clauses(entry)}
    assert shown == set(GAME.rulebook.clauses)


def test_a_round_without_a_winner():
    assert "round-cap" in clauses(load("round_cap").log[-1])


def test_a_session_cut_short():
    match = load("cannot_stake")
    assert (match.state.round, match.state.rounds) == (2, 3)
    assert clauses(match.log[-1])[-2:] == ["cannot-stake", "richest-wins"]
