"""OpenSpiel's own conformance tests, over every game of the shelf."""

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states

import ludotheque
from ludotheque.lab.adapters.openspiel import PREFIX
from tests.laws.shelf import every_game, random_match, short_options


def spiel(game, **params):
    return pyspiel.load_game(PREFIX + game.name, short_options(game) | params)


@pytest.mark.parametrize("serialize", [False, True])
@every_game
def test_random_simulation(game, serialize):
    pyspiel.random_sim_test(spiel(game), 2, serialize, False)


def conformance(game):
    """The class of OpenSpiel's integration tests that checks a sample of states, for one game."""
    base = api_test.EnforceAPIOnPartialTreeBase
    return type(f"TestConformance_{game.name}", (base,), {"game": spiel(game), "game_name": PREFIX + game.name})


globals().update({check.__name__: check for check in map(conformance, map(ludotheque.game, ludotheque.games()))})


@every_game
def test_legal_actions_and_players(game):
    """The checks of OpenSpiel's full-tree tests that hold on any set of states."""
    kinds = set()
    played = random_match(game, 2, **short_options(game))
    along = [play_along(game, played, len(played.log) - back) for back in (0, 1, 2, 3, 5, 8, 13, 21)]
    for state in [*along, *sample_some_states.sample_some_states(spiel(game), max_states=200)]:
        kinds.add(state.get_type())
        if state.is_terminal():
            assert state.current_player() == pyspiel.PlayerId.TERMINAL
            assert state.legal_actions() == []
            assert sum(state.returns()) == game.score_sum or game.score_sum is None
        if state.is_terminal() or state.is_chance_node():
            with pytest.raises(RuntimeError):
                state.information_state_string()
        else:
            views = {state.information_state_string(player) for player in range(state.num_players())}
            assert len(views) == state.num_players()
    assert kinds == {pyspiel.StateType.TERMINAL, pyspiel.StateType.CHANCE, pyspiel.StateType.DECISION}


@every_game
def test_chance_is_explicit_and_sums_to_one(game):
    state = spiel(game).new_initial_state()
    assert state.is_chance_node()
    assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)


@every_game
def test_serialisation(game):
    played = random_match(game, 6, **short_options(game))
    state = play_along(game, played, half := len(played.log) // 2)
    again = state.get_game().deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert len(again.history()) == half


def play_along(game, played, plies):
    state = spiel(game, seats=played.seats).new_initial_state()
    for entry in played.log[:plies]:
        state.apply_action(state.action_of(entry.text))
    return state


@every_game
def test_parity(game):
    """The same game, move by move, in a match and in OpenSpiel."""
    played = random_match(game, 8, **short_options(game))
    state, again = spiel(game, seats=played.seats).new_initial_state(), played.fork(0)
    for entry in played.log:
        assert [state.action_to_string(action) for action in state.legal_actions()] == again.moves()
        state.apply_action(state.action_of(entry.text))
        again.apply(entry.move)
        assert bytes(state.match.state) == bytes(again.state)
    assert state.is_terminal()
    assert state.returns() == [float(score) for score in played.scores]


@every_game
def test_a_clone_goes_its_own_way(game):
    played = random_match(game, 9, **short_options(game))
    state = play_along(game, played, len(played.log) - 1)
    twin = state.clone()
    twin.apply_action(twin.action_of(played.log[-1].text))
    assert twin.is_terminal()
    assert not state.is_terminal()
