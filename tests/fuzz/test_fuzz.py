"""A short campaign, and every input that ever failed. `make fuzz` runs the long one."""

import pytest

from tests.laws.shelf import every_game

from .campaign import STRICT, USUAL, Part, old_inputs, run


@every_game
def test_inputs_that_once_failed(game):
    report = run(Part(game.name, "found", USUAL, len(old_inputs(game.name))))
    assert report.faults == []
    assert report.tried == len(old_inputs(game.name))


@pytest.mark.parametrize(
    ("kind", "kernels", "count"), [("drawings", USUAL, 300), ("files", USUAL, 100), ("drawings", STRICT, 15)]
)
@every_game
def test_mutated_inputs_are_refused_or_played_on(game, kind, kernels, count):
    report = run(Part(game.name, kind, kernels, count, "short"))
    assert report.faults == []
    assert 0 < report.accepted < report.tried == count
