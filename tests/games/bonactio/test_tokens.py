"""Tokens are neither made nor lost: players and bank always have the same together."""

import random

import pytest

from ludotheque.games.bonactio.state import MOST_KEPT, NONE, TOKENS, amount_of

from .positions import GAME

BOX = {2: 220, 3: 220, 4: 220, 5: 275, 6: 330}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_over_whole_games(seats, seed):
    choice = random.Random(seed)
    dash = choice.choice(("asked", "on", "off"))
    match = GAME.start(seats, seed, dash=dash, **{"blank-1": 5, "blank-4": choice.randint(0, 5)})
    assert TOKENS[seats] == BOX[seats]
    while match.to_move != "over":
        match.draw() if match.to_move == "chance" else match.apply(choice.choice(match.numbers()))
        s = match.state
        assert s.bank + sum(s.points) == BOX[seats]
        assert s.bank >= 0 and min(s.points) >= 0
        assert sum(match.scores) == sum(s.points) + (0, 40, 70, 90, 100, 100, 100)[s.home]


def test_between_throws_nobody_keeps_a_card_that_it_could_pay():
    for seed in range(6):
        match, choice = GAME.start(5, seed), random.Random(seed)
        while match.to_move != "over":
            match.draw() if match.to_move == "chance" else match.apply(choice.choice(match.numbers()))
            s = match.state
            if s.phase == 1:
                for card in (s.kept[i] for i in range(MOST_KEPT)):
                    assert card == NONE or amount_of(s.record, card) > s.points[s.place[card] - 4]
