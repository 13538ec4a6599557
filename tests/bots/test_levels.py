"""Five persons, who all know how to play everything."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots import LEVELS, NAMES, USUAL, Budget, advise, choose
from ludotheque.contract import LANGUAGES
from ludotheque.scene import words
from tests.laws.shelf import every_game, short_options


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_character(language):
    say = words(language)
    assert len({say(f"bot-{level}") for level in LEVELS}) == 5
    assert len({say(f"bot-{level}-about") for level in LEVELS}) == 5
    assert tuple(say(f"bot-{level}") for level in LEVELS) == NAMES[language]


def test_they_think_ever_longer_and_blunder_ever_less():
    levels = list(LEVELS.values())
    assert [*LEVELS] == [1, 2, 3, 4, 5]
    assert all(a.blunders > b.blunders for a, b in pairwise(levels[:4]))
    assert LEVELS[5].budget == Budget(seconds=2.0) and not LEVELS[5].blunders
    assert USUAL in LEVELS


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_whole_game(game, level):
    match = game.start(seed=level, **short_options(game))
    hasty = replace(LEVELS[level], budget=Budget(simulations=3))
    while match.to_move != "over":
        if match.to_move == "chance":
            match.draw()
        else:
            seat = match.state.to_move
            match.apply(choose(game, bytes(match.imagine(seat, 1)), len(match.log), hasty))
    assert match.ended_by in game.endings


@every_game
def test_a_hint_names_two_moves_and_their_chances(game):
    match = game.start(2, 7, **short_options(game))
    while match.to_move == "chance" or len(match.numbers()) == 1:
        match.draw() if match.to_move == "chance" else match.apply(match.numbers()[0])
    hints = advise(game, bytes(match.imagine(match.state.to_move, 1)), 1, budget=Budget(simulations=60))
    moves = [move for move, _ in hints]
    assert len(set(moves)) == 2
    assert set(moves) <= set(match.numbers())
    assert all(0 <= chance <= 1 for _, chance in hints)


def test_bots_know_no_game():
    for path in Path(bots.__file__).parent.glob("*.py"):
        code = re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.S)
        assert not [name for name in ludotheque.games() if name in code], path
