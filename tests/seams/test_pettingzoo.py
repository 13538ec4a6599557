"""PettingZoo's own conformance tests, over every game of the shelf."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils import parallel_to_aec

from ludotheque.lab.adapters.pettingzoo import env, parallel_env
from tests.laws.shelf import every_game, random_match

# PettingZoo expects plain arrays; an observation with an action mask is a dictionary, as in its own board games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_game
def test_api(game):
    api_test(env(game.name), num_cycles=500)


@every_game
def test_seed(game):
    seed_test(partial(env, game.name), num_cycles=200)


@every_game
def test_max_cycles(game):
    """PettingZoo counts a cycle as one action of every agent: that is our parallel form, and its conversion.

    With all seats taken, as few players have few choices in some games.
    """
    parallel = partial(parallel_env, game.name, seats=game.seats[1])
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **cut: parallel_to_aec(parallel(**cut))))


@every_game
def test_a_forbidden_action_changes_nothing_and_names_the_clause(game):
    table = env(game.name)
    table.reset(seed=1)
    agent = table.agent_selection
    forbidden = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    before = bytes(table.match.state)
    table.step(forbidden)
    assert bytes(table.match.state) == before
    assert table.infos[agent]["refused_by"] in game.rulebook.clauses
    assert table.agent_selection == agent


@every_game
def test_a_clone_goes_its_own_way(game):
    table = env(game.name)
    table.reset(seed=1)
    twin = table.clone()
    action = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
    before = bytes(twin.match.state)
    table.step(action)
    assert bytes(twin.match.state) == before
    twin.step(action)
    assert bytes(twin.match.state) == bytes(table.match.state)
    assert twin.agent_selection == table.agent_selection


@every_game
def test_parity(game):
    """The same game, move by move, in a match and in the environment."""
    played = random_match(game, 4)
    table = env(game.name, seats=played.seats)
    table.reset(seed=4)
    again = game.start(played.seats, 4)
    for entry in played.log:
        if entry.seat < 0:
            again.draw()
            continue
        agent = f"seat_{entry.seat}"
        assert table.agent_selection == agent
        assert np.flatnonzero(table.observe(agent)["action_mask"]).tolist() == again.numbers()
        table.step(entry.move)
        again.apply(entry.move)
        if again.to_move != "chance":
            assert bytes(table.match.state) == bytes(again.state)
    assert bytes(table.match.state) == bytes(played.state)
    assert list(table.rewards.values()) == [float(score) for score in played.scores]
