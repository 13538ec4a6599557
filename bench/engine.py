"""Random plies per second of one processor: our games beside OpenSpiel's own C++ rollouts, in one run.

A ply is a move or an outcome of chance, on both sides. Ours: `lab.rollout`, all moves and outcomes listed at every ply,
nothing noted; choices are the plies where a player decides, their mean number in a game is measured apart. Theirs: the
rollouts of `RandomRolloutEvaluator`, run by one simulation of OpenSpiel's C++ MCTS bot, which lists all moves and
outcomes too, with their odds, and keeps its history; the mean length of a game is measured apart. Seconds are the
processor's, each side is timed several times in turn, and the best round of each counts.

Search: simulations per second of `bots.search` beside the same C++ bot with one rollout a simulation, from the first
choice of a game.
"""

import json
import random
import time
from pathlib import Path
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

import ludotheque
from ludotheque.bots.thinking import Search
from ludotheque.lab.simulate import simulate

ROUNDS = 7
SECONDS = 0.7  # about how long one timing takes
PEERS = {"maedn": "maedn(players=2)", "maedn (4 players)": "maedn", "backgammon": "backgammon"}
WANTED = {"jonques / maedn": 2.5, "magot / maedn": 2.5, "bonactio / maedn": 2.5, "jonques / backgammon": 20}
WANTED_SEARCH = {"jonques / maedn": 2}
WANTED_CHOICES = {"bone": 50_000, "tour": 200_000}
LENGTHS = 50  # games that the mean number of choices is taken from


class Ours:
    def __init__(self, name: str):
        self.game = ludotheque.game(name)
        self.choices = sum(self.random_choices(seed) for seed in range(LENGTHS)) / LENGTHS
        speed = self.time(50)
        self.games = max(50, int(speed["games_per_second"] * SECONDS))

    def random_choices(self, seed: int) -> int:
        match, dice, choices = self.game.start(seed=seed), random.Random(seed), 0
        while match.to_move != "over":
            if match.to_move == "chance":
                match.draw()
            else:
                match.apply(dice.choice(match.numbers()))
                choices += 1
        return choices

    def time(self, games: int) -> dict[str, float]:
        tally = simulate(self.game, games, tracing=False)
        return {
            "plies_per_second": tally.plies / tally.seconds,
            "games_per_second": tally.games / tally.seconds,
            "choices_per_second": self.choices * tally.games / tally.seconds,
        }

    def round(self) -> dict[str, float]:
        return self.time(self.games)


class Peer:
    def __init__(self, name: str):
        self.game = pyspiel.load_game(name)
        self.length = sum(self.random_length(seed) for seed in range(200)) / 200
        self.rollouts = 20
        self.rollouts = max(20, int(self.round()["games_per_second"] * SECONDS))

    def random_length(self, seed: int) -> int:
        dice, state, plies = random.Random(seed), self.start(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, odds)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
            plies += 1
        return plies

    def start(self) -> Any:
        """The first position where a player decides: the bot cannot start at a chance node."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        return state

    def round(self) -> dict[str, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, 1)
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 10, False, 1, False)
        state = self.start()
        start = time.process_time()
        bot.mcts_search(state)
        seconds = time.process_time() - start
        return {
            "plies_per_second": self.rollouts * self.length / seconds,
            "games_per_second": self.rollouts / seconds,
        }


class OurSearch:
    """A tree that grows as in a move of a second or so."""

    def __init__(self, name: str):
        self.game = ludotheque.game(name)
        match = self.game.start(seed=1)
        while match.to_move == "chance" or len(match.numbers()) == 1:
            match.apply(match.numbers()[0]) if match.to_move != "chance" else match.draw()
        self.world = bytes(match.state)
        self.simulations = 50
        self.round()
        self.simulations = max(50, int(self.round() * SECONDS))

    def round(self) -> float:
        search = Search(self.game, self.world, 1, 4 + 2 * self.simulations)
        start = time.process_time()
        search.run(self.simulations)
        return self.simulations / (time.process_time() - start)


class PeerSearch:
    """Without a choice the bot does not search."""

    def __init__(self, name: str):
        self.game, dice = pyspiel.load_game(name), random.Random(1)
        self.state = self.game.new_initial_state()
        while self.state.is_chance_node() or len(self.state.legal_actions()) == 1:
            self.state.apply_action(dice.choice(self.state.legal_actions()))
        self.simulations = 50
        self.simulations = max(50, int(self.round() * SECONDS))

    def round(self) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, self.simulations, 1000, False, 1, False)
        start = time.process_time()
        bot.mcts_search(self.state.clone())
        return self.simulations / (time.process_time() - start)


def search_speeds() -> tuple[dict[str, int], dict[str, float]]:
    """Simulations per second, and ours beside theirs."""
    searched = [name for name in ludotheque.games() if not (ludotheque.game(name)).hints.chosen]
    runners: dict[str, Any] = {name: OurSearch(name) for name in searched}
    runners |= {name: PeerSearch(load) for name, load in PEERS.items()}
    rounds = [{name: runner.round() for name, runner in runners.items()} for _ in range(ROUNDS)]
    best = {name: max(speeds[name] for speeds in rounds) for name in runners}
    ratios = {f"{name} / {peer}": round(best[name] / best[peer], 2) for name in searched for peer in PEERS}
    return {name: round(speed) for name, speed in best.items()}, ratios


def main() -> None:
    runners: dict[str, Any] = {name: Ours(name) for name in ludotheque.games()}
    runners |= {name: Peer(load) for name, load in PEERS.items()}
    rounds = [{name: runner.round() for name, runner in runners.items()} for _ in range(ROUNDS)]
    best = {name: max((r[name] for r in rounds), key=lambda speed: speed["plies_per_second"]) for name in runners}
    ratios = {
        f"{name} / {peer}": round(best[name]["plies_per_second"] / best[peer]["plies_per_second"], 2)
        for name in ludotheque.games()
        for peer in PEERS
    }
    whole = {name: {key: round(value) for key, value in speed.items()} for name, speed in best.items()}
    searches, search_ratios = search_speeds()
    report = {
        "games": {name: whole[name] for name in ludotheque.games()},
        "peers": {name: whole[name] for name in PEERS},
        "ratios": ratios,
        "search": searches,
        "search_ratios": search_ratios,
    }
    (Path(__file__).parent / "engine.json").write_text(json.dumps(report, indent=2) + "\n")

    table = Table("", "plies/s", "games/s", "choices/s", box=None)
    for name, speed in whole.items():
        table.add_row(name, *(f"{value:,}" for value in speed.values()))
    console = Console()
    console.print(table)
    for pair, ratio in ratios.items():
        wanted = WANTED.get(pair)
        console.print(f"{pair}: {ratio} ×" + (f"  (wanted: {wanted} ×)" if wanted else ""))
    for name, least in WANTED_CHOICES.items():
        console.print(f"{name}: {whole[name]['choices_per_second']:,} choices/s  (wanted: {least:,})")
    for name, speed in searches.items():
        console.print(f"search on {name}: {speed:,} simulations/s")
    for pair, least in WANTED_SEARCH.items():
        console.print(f"search on {pair}: {search_ratios[pair]} ×  (wanted: {least} ×)")


if __name__ == "__main__":
    main()
