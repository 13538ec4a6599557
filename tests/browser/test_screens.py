"""What is offered is in sight and under the finger, on every screen: a part of the walk of `make screens`.

Every game meets every size once; languages, numbers of seats and kinds of choices go round among them.
"""

import pytest

import ludotheque

from .screens import GAMES, LANGUAGES, NAMES, SIZES, choices, equip, walk


@pytest.mark.parametrize("name", GAMES)
def test_every_size(anywhere, server, name):
    game = ludotheque.game(name)
    low, high = game.seats
    visitors = [equip(anywhere(server, NAMES[0], language, game=game)) for language in LANGUAGES]
    faults = []
    for n, (seats, visitor) in enumerate([(low, visitors[0]), (high, visitors[1])]):
        among = choices(game, seats)
        for i, size in enumerate(SIZES[n::2]):
            choice = among[(i + GAMES.index(name)) % len(among)]
            faults += [f"{seats} {visitor.say.language} {fault}" for fault in walk(visitor, server, choice, [size])]
    assert faults == []
