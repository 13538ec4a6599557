"""The number of different positions to a small depth is pinned, as `counts.json` of each game says."""

import json
from pathlib import Path

from ludotheque.contract.trace import no_trace

from .shelf import every_game


def count_positions(game, depth):
    """How many different positions there are after 1, 2, … plies."""
    level, counts = {bytes(game.start().state)}, []
    for _ in range(depth):
        following = set()
        for data in level:
            match = game.start()
            match.state = game.state.from_bytes(data)
            for move in match.numbers():
                state = game.state.from_bytes(data)
                game.rules.play(state.record, move, no_trace())
                following.add(bytes(state))
        level = following
        counts.append(len(level))
    return counts


@every_game
def test_counts(game):
    pinned = json.loads((Path(__file__).parent.parent / "games" / game.name / "counts.json").read_text())
    assert count_positions(game, len(pinned)) == pinned
