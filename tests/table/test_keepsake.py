"""A game to keep holds what its replay would have shown ply by ply, and costs as many steps as there are plies."""

from pathlib import Path

import msgspec
import pytest

from ludotheque import load
from ludotheque.contract import NOBODY, Match
from ludotheque.table import loading
from ludotheque.table.entries import Opened
from ludotheque.table.opening import archived_seat
from ludotheque.table.replay import Replay, replayed, replayed_all

GAMES = Path(__file__).parents[1] / "games"
LONGEST = [
    max(folder.glob("*.ludo"), key=lambda path: path.stat().st_size) for folder in sorted(GAMES.glob("*/golden"))
]


@pytest.fixture(params=LONGEST, ids=lambda path: path.parts[-3])
def table(request):
    match = load(request.param.read_text("utf-8"))
    options = {option.name: option.write(value) for option, value in match.named_options()}
    seats = [archived_seat(match, seat) for seat in range(match.seats)]
    opened = Opened(match.game.name, match.game.version, "kept", seats, options, "", drawing=match.drawing, file="file")
    return loading.lay_out("kept", opened, match.log)[0]


def test_all_plies_in_turn_are_what_each_is_alone(table):
    alone, plies = Replay(table.match), range(len(table.match.log) + 1)
    for ply, frame in zip(plies, replayed_all(table, table.match.fork(), NOBODY), strict=True):
        assert msgspec.json.encode(frame) == msgspec.json.encode(
            replayed(table, alone, table.match.fork(), ply, NOBODY)
        )


def test_a_longer_game_is_copied_no_more_often(table, monkeypatch):
    forks, fork = [], Match.fork
    monkeypatch.setattr(Match, "fork", lambda match, at=None: forks.append(at) or fork(match, at))
    for _ in replayed_all(table, table.match, NOBODY):
        pass
    assert forks == [0]
