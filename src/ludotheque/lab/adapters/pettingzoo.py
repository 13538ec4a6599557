"""Every game of the shelf as a PettingZoo environment: `env("jonques")`, and `parallel_env("jonques")`.

Chance plays by itself, from the seed given to `reset`. An action that the rules forbid changes nothing:
the infos of the agent name the clause, and the agent is asked again.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ... import game as take
from ...contract import LEGAL, OVER, Game, Match
from .tensor import observation, observation_size


def spaces_of(box: Game) -> tuple[Any, Any]:
    """Observation and action space of any seat."""
    record = spaces.Box(-np.inf, np.inf, (observation_size(box),), np.float32)
    mask = spaces.Box(0, 1, (box.move_count,), np.int8)
    return spaces.Dict({"observation": record, "action_mask": mask}), spaces.Discrete(box.move_count)


def look(match: Match, seat: int) -> dict[str, Any]:
    """What a seat observes: its record, and which actions are legal for it now."""
    mask = np.zeros(match.game.move_count, np.int8)
    if match.state.to_move == seat:
        mask[match.numbers()] = 1
    return {"observation": observation(match, seat), "action_mask": mask}


def settle(match: Match) -> None:
    """Let chance play until a seat is to move."""
    while match.to_move == "chance":
        match.draw()


def attempt(match: Match, action: int) -> str | None:
    """Play an action of the seat to move, and chance after it; the clause that refuses it, if one does."""
    rule = match.game.kernels.why_not(match.state.record, action)
    if rule != LEGAL:
        return match.game.rulebook.name(rule)
    match.apply(action)
    settle(match)
    return None


class GameEnv(AECEnv):  # type: ignore[misc]
    """Agents `seat_0` … in turn; rewards are the scores, at the end."""

    def __init__(self, name: str, seats: int | None = None, max_cycles: int | None = None, **options: Any):
        super().__init__()
        self.box, self.options = take(name), options
        self.count = self.box.read_seats(seats)
        self.max_cycles = max_cycles or self.box.most_plies
        self.metadata = {"name": f"ludotheque_{name}_v{self.box.version}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.count)]
        shared = {agent: spaces_of(self.box) for agent in self.possible_agents}
        self.observation_spaces = {agent: both[0] for agent, both in shared.items()}
        self.action_spaces = {agent: both[1] for agent, both in shared.items()}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match = self.box.start(self.count, seed, **self.options)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        settle(self.match)
        self.agent_selection = self.agents[self.match.state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        return look(self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        refused = attempt(self.match, int(action))
        self.infos[agent] = {"refused_by": refused} if refused else {}
        self.steps += 1
        if self.match.state.to_move == OVER:
            self.rewards = dict(zip(self.agents, map(float, self.match.scores), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.match.state.to_move]
            self.truncations = dict.fromkeys(self.agents, self.steps >= self.max_cycles * self.count)
        self._accumulate_rewards()

    def render(self) -> str:
        return str(self.match)

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> "GameEnv":
        """An environment in the same state that goes its own way."""
        twin = GameEnv(self.box.name, self.count, self.max_cycles, **self.options)
        for held in ("steps", "agent_selection"):
            setattr(twin, held, getattr(self, held))
        for held in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, held, getattr(self, held).copy())
        twin.match = self.match.fork()
        return twin


class ParallelGameEnv(ParallelEnv):  # type: ignore[misc]
    """All agents act at once; only the action of the one to move counts, the others wait."""

    def __init__(self, name: str, seats: int | None = None, max_cycles: int | None = None, **options: Any):
        self.turns = GameEnv(name, seats, max_cycles, **options)
        self.metadata, self.render_mode = self.turns.metadata, self.turns.render_mode
        self.possible_agents = self.turns.possible_agents

    def observation_space(self, agent: str) -> Any:
        return self.turns.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.turns.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.turns.reset(seed, options)
        self.agents = list(self.turns.agents)
        return self.observations(), self.turns.infos

    def observations(self) -> dict[str, Any]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        turns = self.turns
        turns.step(actions[turns.agent_selection])
        cut = turns.steps >= turns.max_cycles
        truncations = dict.fromkeys(self.agents, cut and turns.match.state.to_move != OVER)
        told = self.observations(), turns.rewards, turns.terminations, truncations, turns.infos
        if cut or turns.match.state.to_move == OVER:
            self.agents = []
        return told

    def render(self) -> str:
        return self.turns.render()

    def close(self) -> None:
        """Nothing is held open."""


def env(name: str, **settings: Any) -> GameEnv:
    return GameEnv(name, **settings)


def parallel_env(name: str, **settings: Any) -> ParallelGameEnv:
    return ParallelGameEnv(name, **settings)
