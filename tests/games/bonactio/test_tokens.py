"""Tokens are neither made nor lost: players and bank always have the same together, and show what is in the box."""

import random

import pytest

from ludotheque.games.bonactio.state import MOST_KEPT, NONE, TOKENS, amount_of
from ludotheque.games.bonactio.tokens import share_out
from ludotheque.scene import frame

from .positions import GAME, place

BOX = {2: 220, 3: 220, 4: 220, 5: 275, 6: 330}
IN_THE_BOX = {2: (70, 30), 3: (70, 30), 4: (70, 30), 5: (90, 37), 6: (110, 44)}  # ones and fives


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


def shown(match):
    """By place, how many tokens of 1 and of 5."""
    places = {}
    for piece in frame(match).pieces:
        if piece.kind == "token":
            places.setdefault(piece.place, {1: 0, 5: 0})[int(piece.face)] = piece.count
    return {place: tuple(tokens.values()) for place, tokens in places.items()}


@pytest.mark.parametrize(("seats", "bank"), [(2, (60, 28)), (3, (55, 27)), (4, (50, 26)), (5, (65, 32)), (6, (80, 38))])
def test_everybody_opens_with_five_ones_and_a_five(seats, bank):
    purses = {f"purse-{seat}": (5, 1) for seat in range(seats)}
    assert shown(GAME.start(seats)) == purses | {"bank": bank}


@pytest.mark.parametrize(
    ("points", "purse"), [(1, (1, 0)), (4, (4, 0)), (5, (5, 0)), (9, (9, 0)), (11, (6, 1)), (33, (8, 5))]
)
def test_whoever_can_has_ones_to_pay_with(points, purse):
    assert shown(place(f"1, {points} points", "start"))["purse-0"] == purse


def test_an_empty_bank_has_given_every_token():
    match = place("1, 100 points", "2, 60 points", "3, 57 points", "4, 3 points")
    assert shown(match) == {"purse-0": (50, 10), "purse-1": (10, 10), "purse-2": (7, 10), "purse-3": (3, 0)}


def random_split(dice, seats):
    """Anything from all in the bank to all in one purse."""
    left, points = dice.choice((BOX[seats], dice.randint(0, BOX[seats]))), []
    for _ in range(seats - 1):
        points.append(dice.choice((0, left, dice.randint(0, left))))
        left -= points[-1]
    points.append(dice.randint(0, left))
    dice.shuffle(points)
    return points


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_split_can_be_laid_out_with_the_box(seats):
    dice = random.Random(seats)
    for _ in range(2000):
        points = random_split(dice, seats)
        held = share_out(points)
        assert [ones + 5 * fives for ones, fives in held] == [*points, BOX[seats] - sum(points)]
        assert min(min(tokens) for tokens in held) >= 0
        assert (sum(ones for ones, _ in held), sum(fives for _, fives in held)) == IN_THE_BOX[seats]
