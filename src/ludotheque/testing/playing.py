"""Matches played at random: the same again for the same seed."""

import random
from collections.abc import Iterator
from typing import Any

from ..contract import Game, Match, Option


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


def play_at_random(match: Match, seed: int, plies: int = 1 << 30) -> Match:
    """Play on at random, to the end or for so many plies."""
    for ply, _ in enumerate(positions(match, seed)):
        if ply == plies:
            break
    return match


def random_match(game: Game, seed: int, **options: Any) -> Match:
    """A match played to its end at random, for any number of players."""
    return play_at_random(game.start(random.Random(seed).randint(*game.seats), seed, **options), seed)


def random_options(game: Game, seats: int, dice: random.Random) -> dict[str, str]:
    """Any options that a table of so many may choose."""
    return {option.name: option.write(random_value(option, seats, dice)) for option in game.options}


def random_value(option: Option, seats: int, dice: random.Random) -> int:
    if option.choices:
        return dice.randrange(len(option.choices))
    return dice.choice([option.low, option.default, dice.randrange(option.low, option.most(seats) + 1, option.step)])
