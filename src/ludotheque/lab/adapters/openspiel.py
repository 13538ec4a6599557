"""Every game of the shelf as an OpenSpiel game: after importing this, `pyspiel.load_game("ludotheque_jonques")`.

Chance is explicit. Observations are the record with the seat's blanks; information states the log that the
seat knows. OpenSpiel numbers chance outcomes from 0, ours follow the moves: `outcome` translates.
"""

from typing import Any

import numpy as np
import pyspiel

from ... import game as take
from ... import games
from ...contract import CHANCE, NOBODY, OVER, Game, Match, Option
from .tensor import history, observation, observation_size

PREFIX = "ludotheque_"


def game_type(box: Game) -> Any:
    low, high = box.seats
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    imperfect = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    zero_sum, general = pyspiel.GameType.Utility.ZERO_SUM, pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=PREFIX + box.name,
        long_name=box.rulebook.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=imperfect if box.has_secrets else perfect,
        utility=zero_sum if box.score_sum == 0 else general,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=low,
        max_num_players=high,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": low} | {option.name: default(option) for option in box.options},
    )


def default(option: Option) -> int | str:
    """OpenSpiel takes whatever looks like a number for one."""
    text = option.write(option.default)
    return int(text) if text.isdigit() else text


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Made by `pyspiel.load_game`; each game of the shelf has a subclass of its own, with its `box`."""

    box: Game

    def __init__(self, params: dict[str, Any] | None = None):
        box = self.box
        self.options = dict(params or {})
        self.seats = box.read_seats(self.options.pop("seats", None))
        low, high = box.score_range
        info = pyspiel.GameInfo(
            num_distinct_actions=box.move_count,
            max_chance_outcomes=box.outcome_count,
            num_players=self.seats,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=0.0 if box.score_sum == 0 else None,
            max_game_length=box.most_plies,
        )
        super().__init__(game_type(box), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.box, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def deserialize_state(self, text: str) -> "SpielState":
        """A state is serialised as the texts of its moves, one a line."""
        state = self.new_initial_state()
        for line in text.splitlines():
            state.apply_action(state.action_of(line))
        return state


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, spiel: SpielGame):
        super().__init__(spiel)
        self.box = spiel.box
        self.match: Match = spiel.box.start(spiel.seats, seed=0, **spiel.options)

    def outcome(self, move: int) -> int:
        return move - self.box.move_count

    def action_of(self, text: str) -> int:
        move = self.match.read(text)
        return self.outcome(move) if self.box.is_outcome(move) else move

    def current_player(self) -> int:
        turn = int(self.match.state.to_move)
        return {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(turn, turn)

    def is_terminal(self) -> bool:
        return self.match.state.to_move == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.numbers() if player == self.match.state.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.match.odds()
        total = sum(weights)
        numbers = self.match.numbers()
        return [(self.outcome(move), weight / total) for move, weight in zip(numbers, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.match.apply(action + self.box.move_count if self.is_chance_node() else action)

    def _action_to_string(self, player: int, action: int) -> str:
        move = action + self.box.move_count if player == pyspiel.PlayerId.CHANCE else action
        return self.box.write(self.match.state, move)

    def returns(self) -> list[float]:
        over = self.match.state.to_move == OVER
        return [float(score) for score in self.match.scores] if over else [0.0] * self.match.seats

    def serialize(self) -> str:
        return "\n".join(entry.text for entry in self.match.log)

    def __str__(self) -> str:
        return f"{self.match}\nply {len(self.match.log)}"


class Observer:
    """OpenSpiel's observer interface: the current record, or with perfect recall the whole known log.

    Asked for private information alone, a game without secrets has nothing to say.
    """

    def __init__(self, box: Game, kind: Any):
        self.perfect_recall = kind.perfect_recall
        self.silent = not kind.public_info and not box.has_secrets
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = box.most_plies if self.perfect_recall else observation_size(box)
        self.tensor = np.zeros(0 if self.silent else size, np.float32)
        self.dict = {"log" if self.perfect_recall else "record": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.silent:
            read = history if self.perfect_recall else observation
            self.tensor[:] = read(state.match, player if self.private else NOBODY)

    def string_from(self, state: SpielState, player: int) -> str:
        match, viewer = state.match, player if self.private else NOBODY
        if self.silent:
            return ""
        if self.perfect_recall:
            return f"{viewer}\n" + "\n".join(entry.known_to(viewer).text for entry in match.log)
        return f"{viewer}\n{match.game.draw(match.hidden(viewer))}"


def register() -> None:
    for name in games():
        if PREFIX + name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(take(name)), type(f"Spiel_{name}", (SpielGame,), {"box": take(name)}))


register()
