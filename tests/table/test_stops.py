"""Leafing through a game: by turns, and by what happened."""

from pathlib import Path

import pytest

import ludotheque
from ludotheque.contract import NOBODY
from ludotheque.table.messages import Stops
from ludotheque.table.replay import Replay
from ludotheque.table.stops import leaves
from tests.games.jonques.positions import GAME

GOLDEN = Path(__file__).parents[1] / "games" / "jonques" / "golden" / "reach_port.ludo"


@pytest.fixture(scope="module")
def match():
    return ludotheque.load(GOLDEN.read_text("utf-8"))


def test_a_turn_begins_with_its_first_throw(match):
    found = leaves(match, NOBODY)
    assert len(found.turns) > 10
    turn = [match.fork(ply).state.actor for ply in found.turns[:6]]
    assert turn in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])


def test_what_happened_is_what_is_seldom_told(match):
    found = leaves(match, NOBODY)
    names = {event.clause.name for ply in found.events for event in match.log[ply - 1].events}
    assert {"capture-straight", "reach-port"} <= names
    assert found.events[-1] == len(match.log)
    assert len(found.events) < len(match.log) / 3


def test_from_every_ply_there_is_a_way_on_and_back(match):
    found = leaves(match, NOBODY)
    last = len(match.log)
    assert found.around(0) == Stops(0, found.turns[found.turns[0] == 0], 0, found.events[0])
    for ply in range(1, last):
        stops = found.around(ply)
        assert stops.turn_back < ply < stops.turn_on
        assert stops.event_back < ply < stops.event_on
    assert (found.around(last).turn_on, found.around(last).event_on) == (last, last)


def test_a_match_that_goes_on_is_looked_at_again():
    match = GAME.start(2, 1)
    replay = Replay(match)
    assert replay.stops(match, 0, NOBODY) == Stops(0, 0, 0, 0)
    while len(match.log) < 2:
        match.draw()
    assert replay.stops(match, 0, NOBODY).turn_on <= 2
    short = replay.stops(match, 0, NOBODY)
    while len(match.log) < 60:
        match.draw() if match.to_move == "chance" else match.apply(match.numbers()[0])
    assert replay.stops(match, 50, NOBODY).turn_on > 50 > short.turn_on
