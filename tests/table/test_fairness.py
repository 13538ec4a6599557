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
ADA, BEA = "ab" * 16, "cd" * 16


def fair_match(game, secret=SECRET, entropies=(ADA, BEA)):
    """A whole game with the house's dice, as its file would hold it."""
    match = game.start()
    while match.to_move != "over":
        at_chance = match.to_move == "chance"
        match.apply(fairness.outcome(match, secret, entropies) if at_chance else match.numbers()[-1])
    match.tags = {
        "commitment": fairness.commitment(secret),
        "entropies": fairness.write_entropies(entropies),
        "fair-from": "0",
        "secret": secret.hex(),
    }
    return match


def test_the_ticket_is_what_the_page_says():
    """The recipe of the Fairness message, word by word."""
    digest = hmac.new(SECRET, b"abcd:17", hashlib.sha256).hexdigest()
    assert fairness.ticket(SECRET, "abcd", 17, 216) == int(digest[:12], 16) % 216


def test_outcomes_follow_their_weights():
    counts = Counter(fairness.pick([64, 48, 104], fairness.ticket(SECRET, "e", ply, 216)) for ply in range(21_600))
    for index, weight in enumerate([64, 48, 104]):
        assert abs(counts[index] - weight * 100) < 5 * (weight * 100) ** 0.5


@every_game
def test_an_honest_game_passes(game):
    match = ludotheque.load(fair_match(game).save())
    found = fairness.check_dice(match, saw=fairness.commitment(SECRET), sent=BEA, parts=f"{ADA},{BEA}")
    assert "throws follow" in found.checked[0]
    assert (len(found.checked), found.unchecked) == (4, ())


@every_game
def test_other_entropy_gives_other_dice(game):
    one, two = fair_match(game), fair_match(game, entropies=(BEA, ADA))
    assert [entry.text for entry in one.log] != [entry.text for entry in two.log]


@every_game
def test_a_changed_throw_is_found(game):
    match = fair_match(game)
    match.tags["entropies"] = f"{BEA} {ADA}"
    with pytest.raises(BadGameFile, match="dice do not fit"):
        fairness.check_dice(match)


@every_game
def test_another_secret_is_found(game):
    match = fair_match(game)
    match.tags["secret"] = bytes(32).hex()
    with pytest.raises(BadGameFile, match="committed"):
        fairness.check_dice(match)


@pytest.mark.parametrize(
    ("tag", "value"), [("secret", "xyz"), ("fair-from", "soon"), ("fair-from", "-1"), ("fair-from", "99999")]
)
def test_tags_that_are_not_whole_are_found(tag, value):
    match = fair_match(ludotheque.game("jonques"))
    match.tags[tag] = value
    with pytest.raises(BadGameFile, match="not whole"):
        fairness.check_dice(match)


def test_a_file_that_leaves_the_entropies_out_is_found():
    match = fair_match(ludotheque.game("jonques"))
    del match.tags["entropies"]
    with pytest.raises(BadGameFile, match="not whole"):
        fairness.check_dice(match)


def test_a_file_without_a_secret_has_nothing_to_check():
    found = fairness.check_dice(ludotheque.game("jonques").start(seed=1))
    assert found.checked == ()
    assert "does not tell the secret" in found.unchecked[0]


def test_who_saw_and_sent_something_else_is_told():
    match = fair_match(ludotheque.game("jonques"))
    with pytest.raises(BadGameFile, match="not the one that was seen"):
        fairness.check_dice(match, saw=fairness.commitment(bytes(32)))
    with pytest.raises(BadGameFile, match="not among those"):
        fairness.check_dice(match, sent="ef" * 16)
    for parts in (f"{BEA},{ADA}", f"-,{BEA}", ADA, f"{ADA},{BEA},-"):
        with pytest.raises(BadGameFile, match="in that order"):
            fairness.check_dice(match, parts=parts)


def test_what_cannot_be_known_is_said():
    """Who was not there cannot know when the commitment was made, nor whose the entropies are."""
    match = fair_match(ludotheque.game("jonques"))
    options = ("--saw", "--sent", "--parts")
    assert [one in said for one, said in zip(options, fairness.check_dice(match).unchecked, strict=True)] == [True] * 3
    match.tags["fair-from"] = "7"
    assert "first 7 plies" in fairness.check_dice(match).unchecked[-1]
    alone = fair_match(ludotheque.game("jonques"), entropies=("", ""))
    assert "nobody else" in fairness.check_dice(alone).unchecked[1]


def test_a_file_of_older_days_has_its_entropies_in_one_piece():
    match = fair_match(ludotheque.game("jonques"))
    match.tags["entropy"] = match.tags.pop("entropies").replace(" ", "")
    assert "throws follow" in fairness.check_dice(match, sent=BEA).checked[0]
    with pytest.raises(BadGameFile, match="not among those"):
        fairness.check_dice(match, sent="ef" * 16)
