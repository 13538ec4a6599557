"""A match played on at random."""

import random

from ludotheque.contract import Match


def play_at_random(match: Match, seed: int, plies: int = 1 << 30) -> Match:
    choice = random.Random(seed)
    for _ in range(plies):
        if match.to_move == "over":
            break
        match.draw() if match.to_move == "chance" else match.apply(choice.choice(match.numbers()))
    return match
