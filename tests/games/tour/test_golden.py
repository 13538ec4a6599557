"""What the golden games show; that they replay byte for byte is a law."""

import pytest

from .positions import GAME, golden, kit, told


@pytest.mark.parametrize(
    ("name", "seats", "round_world", "hint", "ended_by", "winners"),
    [
        ("two_players", 2, 0, 5, "five-wins", [0]),
        ("three_players_round_world", 3, 1, 0, "five-wins", [1]),
        ("four_players", 4, 0, 0, "five-wins", [2]),
        ("five_players_round_world", 5, 1, 5, "five-wins", [0]),
        ("six_players", 6, 0, 2, "five-wins", [2]),
        ("camera_empty", 3, 0, 0, "five-wins", [0]),
        ("no_names", 3, 0, 0, "five-wins", [1]),
        ("turn_cap", 3, 0, 3, "turn-cap", [2]),
    ],
)
def test_golden(name, seats, round_world, hint, ended_by, winners):
    match = golden(name)
    assert (match.seats, match.state.round_world, match.state.hint) == (seats, round_world, hint)
    assert (match.ended_by, match.winners) == (ended_by, winners)


def test_every_clause_is_told_in_some_golden_game():
    assert {clause for match in kit.goldens().values() for clause in told(match)} == set(GAME.rulebook.clauses)
