"""Dice that can be checked."""

import hashlib
import hmac
from collections import Counter

import pytest

import ludotheque
from ludotheque import BadGameFile
from ludotheque.table import fairness
from tests.laws.shelf import every_game

SECRET = bytes(range(32))


def fair_match(game, secret=SECRET, entropy="ab" * 8):
    """A whole game with the house's dice, as its file would hold it."""
    match = game.start()
    while match.to_move != "over":
        at_chance = match.to_move == "chance"
        match.apply(fairness.outcome(match, secret, entropy) if at_chance else match.numbers()[-1])
    match.tags = {
        "commitment": fairness.commitment(secret),
        "entropy": entropy,
        "fair-from": "0",
        "secret": secret.hex(),
    }
    return match


def test_the_ticket_is_what_the_page_says():
    """The recipe of the Fairness message, word by word."""
    digest = hmac.new(SECRET, b"abcd:17", hashlib.sha256).hexdigest()
    assert fairness.ticket(SECRET, "abcd", 17, 216) == int(digest[:12], 16) % 216


def test_outcomes_follow_their_weights():
    counts = Counter(fairness.drawn([64, 48, 104], fairness.ticket(SECRET, "e", ply, 216)) for ply in range(21_600))
    for index, weight in enumerate([64, 48, 104]):
        assert abs(counts[index] - weight * 100) < 5 * (weight * 100) ** 0.5


@every_game
def test_an_honest_game_passes(game):
    match = ludotheque.load(fair_match(game).save())
    assert "throws follow" in fairness.check_dice(match)


@every_game
def test_other_entropy_gives_other_dice(game):
    one, two = fair_match(game), fair_match(game, entropy="cd" * 8)
    assert [entry.text for entry in one.log] != [entry.text for entry in two.log]


@every_game
def test_a_changed_throw_is_found(game):
    match = fair_match(game)
    match.tags["entropy"] = "cd" * 8
    with pytest.raises(BadGameFile, match="dice do not fit"):
        fairness.check_dice(match)


@every_game
def test_another_secret_is_found(game):
    match = fair_match(game)
    match.tags["secret"] = bytes(32).hex()
    with pytest.raises(BadGameFile, match="committed"):
        fairness.check_dice(match)


@pytest.mark.parametrize("broken", [{"secret": "xyz"}, {"fair-from": "soon"}])
def test_tags_that_are_not_whole_are_found(broken):
    match = fair_match(ludotheque.game("jonques"))
    match.tags |= broken
    with pytest.raises(BadGameFile, match="not whole"):
        fairness.check_dice(match)


def test_a_file_without_a_secret_has_nothing_to_check():
    assert fairness.check_dice(ludotheque.game("jonques").start(seed=1)) == ""
