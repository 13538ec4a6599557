"""What the golden games show; that they replay byte for byte is a law."""

from pathlib import Path

import pytest

from ludotheque.contract import gamefile

from .positions import GAME, told

FOLDER = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ludo"))


def load(name):
    return gamefile.read((FOLDER / f"{name}.ludo").read_text("utf-8"), lambda _: GAME)


@pytest.mark.parametrize(
    ("name", "seats", "round_world", "hint", "ended_by", "winners"),
    [
        ("two_players", 2, 0, 5, "five-wins", [0]),
        ("three_players_round_world", 3, 1, 0, "five-wins", [1]),
        ("four_players", 4, 0, 0, "five-wins", [2]),
        ("five_players_round_world", 5, 1, 5, "five-wins", [2]),
        ("six_players", 6, 0, 2, "five-wins", [1]),
        ("camera_empty", 3, 0, 0, "five-wins", [0]),
        ("turn_cap", 3, 0, 3, "turn-cap", [2]),
    ],
)
def test_golden(name, seats, round_world, hint, ended_by, winners):
    match = load(name)
    assert (match.seats, match.state.round_world, match.state.hint) == (seats, round_world, hint)
    assert (match.ended_by, match.winners) == (ended_by, winners)


def test_every_clause_is_told_in_some_golden_game():
    assert {clause for name in NAMES for clause in told(load(name))} == set(GAME.rulebook.clauses)


@pytest.mark.parametrize("name", NAMES)
def test_goldens_are_written_as_we_write(name):
    assert load(name).save() == (FOLDER / f"{name}.ludo").read_text("utf-8")
