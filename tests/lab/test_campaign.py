"""Many games shared out: the same numbers whoever plays them, whoever dies, and however often it is broken off."""

import json
import os
import signal
from dataclasses import asdict, dataclass, replace
from itertools import islice
from pathlib import Path

import pytest

import ludotheque
from ludotheque.contract import BadOption, Game
from ludotheque.lab import campaign
from ludotheque.lab.arena import Contest, compete
from ludotheque.lab.campaign import rows, run, take
from ludotheque.lab.simulate import simulate
from ludotheque.lab.workers import HERE, crew
from tests.terminal.test_commands import run as command

MAGOT = ludotheque.game("magot")
DUEL = Contest(MAGOT, ("random", "greedy"), games=24, options=MAGOT.read_options({}, 2))


@dataclass(frozen=True)
class Squares:
    """Every unit comes to its square, and the worker of one of them is killed: the first time, or always."""

    game: Game
    units: int
    fatal: int
    scene: Path | None
    is_quick = False

    def play(self, unit):
        if unit == self.fatal and not (self.scene and self.scene.exists()):
            if self.scene:
                self.scene.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return [unit * unit]


def counted(tally):
    return asdict(tally) | {"seconds": 0}


def test_units_in_rows():
    assert rows(7, {0, 3, 4}) == [range(1, 3), range(5, 7)]
    assert rows(2, {0, 1}) == []
    todo = [range(3), range(5, 6)]
    assert [take(todo, 2), take(todo, 2), take(todo, 2)] == [range(2), range(2, 3), range(5, 6)]


def test_the_same_numbers_whoever_plays(monkeypatch):
    monkeypatch.setattr(campaign, "LEAST", 0.0)  # nothing is done before workers come
    alone = simulate(MAGOT, 3200, seed=5)
    assert alone.games == sum(alone.wins) + alone.draws == 3200
    with crew(MAGOT, "processes", 2) as two:
        assert counted(simulate(MAGOT, 3200, seed=5, crew=two)) == counted(alone)
        assert list(run(DUEL, two)) == list(run(DUEL, HERE))


def test_a_dead_process_changes_nothing(tmp_path):
    squares = Squares(MAGOT, 40, 17, tmp_path / "dead")
    with crew(MAGOT, "processes", 2) as two:
        assert list(run(squares, two)) == [[unit * unit] for unit in range(40)]
    assert squares.scene.exists()


def test_workers_that_always_die_are_given_up():
    with crew(MAGOT, "processes", 2) as two, pytest.raises(BadOption, match="again and again"):
        list(run(Squares(MAGOT, 4, 2, None), two))


def test_what_was_broken_off_goes_on(tmp_path, monkeypatch):
    path = tmp_path / "duel.jsonl"
    assert len(list(islice(run(DUEL, HERE, path), 5))) == 5
    with path.open("a") as file:
        file.write("[5, [[1")  # killed while it wrote
    played = []
    monkeypatch.setattr(Contest, "play", lambda duel, unit, play=Contest.play: played.append(unit) or play(duel, unit))
    whole = list(run(DUEL, HERE, path))
    assert played and min(played) >= 5
    assert whole == list(run(DUEL, HERE))
    played.clear()
    assert list(run(DUEL, HERE, path)) == whole
    assert not played


@pytest.mark.parametrize("other", [{"seed": 1}, {"games": 30}, {"bots": ("greedy", "random")}])
def test_a_file_is_of_one_experiment(tmp_path, other):
    path = tmp_path / "duel.jsonl"
    list(islice(run(DUEL, HERE, path), 1))
    before = path.read_text()
    with pytest.raises(BadOption, match="another experiment"):
        list(run(replace(DUEL, **other), HERE, path))
    assert path.read_text() == before


def test_a_file_of_other_rules(tmp_path, monkeypatch):
    path = tmp_path / "duel.jsonl"
    list(islice(run(DUEL, HERE, path), 1))
    monkeypatch.setattr(campaign, "edition", lambda package: "0123")
    with pytest.raises(BadOption, match="other rules"):
        list(run(DUEL, HERE, path))


def test_a_worker_with_other_rules_is_found_out():
    with pytest.raises(BadOption, match="another edition of magot"):
        campaign.play(DUEL, "0123", range(1))


def test_sure_enough_is_the_same_game_for_all():
    alone = compete(MAGOT, DUEL.bots, 4000, until_width=35)
    assert alone["games"] < 200
    with crew(MAGOT, "processes", 2) as two:
        shared = compete(MAGOT, DUEL.bots, 4000, until_width=35, crew=two)
    assert shared | {"seconds": 0} == alone | {"seconds": 0}


@pytest.fixture
def cluster():
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as here:
        yield here


@pytest.mark.filterwarnings("default")  # Dask's own
def test_a_cluster_of_which_one_dies(cluster):
    with crew(MAGOT, cluster.scheduler_address.replace("tcp:", "dask:"), 1) as there:
        assert there.count() == 2
        came = []
        for counts in run(DUEL, there):
            if not came:
                os.kill(cluster.workers[0].pid, signal.SIGKILL)
            came.append(counts)
    assert came == list(run(DUEL, HERE))


@pytest.mark.parametrize(
    ("on", "wrong"),
    [
        ("mars", "on processes, or on dask://host:port, not on 'mars'"),
        ("dask://127.0.0.1:1", "no Dask scheduler answers at 127.0.0.1:1"),
    ],
)
def test_wrong_workers_are_told(on, wrong, monkeypatch):
    monkeypatch.setattr("ludotheque.lab.workers.PATIENCE", 1)
    with pytest.raises(BadOption, match=wrong), crew(MAGOT, on, 1):
        pass


def test_the_command_keeps_and_stops(tmp_path):
    path = tmp_path / "games.jsonl"
    asked = "simulate", "magot", "--games", "9000", "--until-width", "6", "--keep", str(path), "--json"
    told = json.loads(command(*asked).stdout)
    assert told["games"] == 1500
    assert told | {"seconds": 0} == json.loads(command(*asked).stdout) | {"seconds": 0}
    assert len(path.read_text().splitlines()) >= 4
