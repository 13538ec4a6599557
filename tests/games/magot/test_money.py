"""Points are neither made nor lost."""

import pytest

from ludotheque.testing import play_at_random

from .positions import FORTUNE, GAME, place


def fortune(match):
    s = match.state
    return sum(s.purse[seat] for seat in range(4)) + s.magot + s.box


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stake", ["10", "200"])
def test_purses_magot_and_box_make_the_fortune(seats, stake):
    for seed in range(3):
        match = GAME.start(seats, seed, stake=stake)
        while match.to_move != "over":
            assert fortune(match) == FORTUNE
            assert all(points >= 0 and points % 10 == 0 for points in match.state.purse)
            play_at_random(match, len(match.log), 1)
        assert fortune(match) == FORTUNE
        assert match.state.magot == 0


def test_poor_players_too():
    for seed in range(20):
        match = place("D 20 26 30 33 A 0 1 68 69", purses=(50, 20, 0, 10), facts="stake 10")
        match.rng[0] = seed + 1
        for _ in range(400):
            assert fortune(match) == FORTUNE
            assert min(match.state.purse) >= 0
            play_at_random(match, len(match.log), 1)
