"""No file can be altered unseen: `make files` changes every character, these tests many of them."""

import random

import pytest

import ludotheque
from ludotheque.table.signing import HouseKey
from tests.contract.files import older

from . import altering
from .shelf import every_game

pytestmark = pytest.mark.slow
DENSE = 12  # one position in so many


@pytest.mark.parametrize("kind", altering.KINDS, ids=lambda kind: kind.__name__)
@every_game
def test_a_changed_character_is_found(game, kind):
    dice = random.Random(game.name + kind.__name__)
    text = HouseKey(altering.SECRET).sign(kind(game, 1).save())
    assert not altering.is_found(text)
    made, passed = altering.unseen(text, range(dice.randrange(DENSE), len(text) + 1, DENSE), dice)
    assert made > len(text) / DENSE
    assert passed == []


def test_every_changed_character_of_a_short_file_is_found():
    game = ludotheque.game("jonques")
    match = altering.forked(game, 1).fork(30)
    text = HouseKey(altering.SECRET).sign(match.save())
    assert altering.unseen(text, range(len(text) + 1), random.Random(1))[1] == []


@every_game
def test_whatever_is_changed_in_an_older_file_it_is_read_or_refused(game):
    """Without a seal many changes pass the reader's first door: none makes it stumble."""
    dice = random.Random(game.name)
    text = older(altering.forked(game, 1).save())
    for _ in range(300):
        changed = text
        for _ in range(dice.randint(1, 4)):
            changed = dice.choice(list(altering.changes(changed, dice.randrange(len(changed)), dice)))
        altering.is_found(changed)


def test_another_legal_move_is_found():
    """Whatever else could have been played or thrown, anywhere in a game."""
    match = altering.finished(ludotheque.game("jonques"), 2)
    lines, again, others = match.save().split("\n"), match.fork(0), 0
    played = [n for n, line in enumerate(lines) if line[:2] in ("* ", "0 ", "1 ")]
    for n, entry in zip(played, match.log, strict=True):
        for other in set(again.moves()) - {entry.text}:
            others += 1
            assert altering.is_found("\n".join([*lines[:n], lines[n][:2] + other, *lines[n + 1 :]]))
        again.apply(entry.move)
    assert others > len(match.log)
