"""What the laws run over: every game of the shelf, and one with secrets made for them."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque
from ludotheque.contract import Game, Match

TESTS = Path(__file__).parent.parent / "games"
SHORT = {"jonques": {"turn_cap": 50}, "tour": {"turn_cap": 20}}  # options that make a random game short, for slow peers

every_game = pytest.mark.parametrize(
    "game", [ludotheque.game(name) for name in ludotheque.games()], ids=lambda game: game.name
)


def short_options(game: Game) -> dict[str, int]:
    return SHORT.get(game.name, {})


def goldens(game: Game) -> list[Match]:
    return [ludotheque.load(path.read_text("utf-8")) for path in sorted((TESTS / game.name / "golden").glob("*.ludo"))]


def random_match(game: Game, seed: int, **options: int) -> Match:
    """A match played to its end at random."""
    match = game.start(random.Random(seed).randint(*game.seats), seed, **options)
    for _ in positions(match, seed):
        pass
    return match


def positions(match: Match, seed: int) -> Iterator[Match]:
    """Play a match to its end at random, stopping at every position."""
    choice = random.Random(seed)
    while match.to_move != "over":
        yield match
        if match.to_move == "chance":
            match.draw()
        else:
            match.apply(choice.choice(match.numbers()))
    yield match
