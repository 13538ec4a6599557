"""Where the points came from, as a player reads it at the end; a law adds them up for every game."""

from pathlib import Path

import pytest

import ludotheque
from ludotheque.games.tour.state import VALIDATED
from ludotheque.scene import reckoning, words
from tests.laws.secret import SECRET

GOLDEN = Path(__file__).parents[1] / "games"


def golden(game, name):
    return ludotheque.load((GOLDEN / game / "golden" / f"{name}.ludo").read_text("utf-8"))


def told(match, seat):
    """The sums of a seat by their labels."""
    say = words("en", match.game)
    return {say.say(part.label, ["A", "B", "C", "D", "E", "F"]): part for part in reckoning(match)[seat]}


def test_bonactio_is_rank_and_tokens():
    match = golden("bonactio", "two_players")
    first = list(match.state.rank).index(1)
    found = told(match, first)
    assert found["Rank of arrival"].points == 40
    assert found["Tokens to start with"].points == 10
    assert found["Cards: received"].points > 0 > found["Cards: paid, given"].points


def test_the_magot_is_stakes_and_magots():
    match = golden("magot", "three_players")
    shares = [told(match, seat)["Opening share"].points for seat in range(match.seats)]
    assert len(set(shares)) == 1
    stakes = sum(found.points for seat in range(match.seats) for found in [told(match, seat)["Stakes"]])
    back = sum(told(match, seat)["Stakes taken back"].points for seat in range(match.seats))
    taken = sum(told(match, seat)["Magots taken"].points for seat in range(match.seats))
    assert stakes + back + taken + int(match.state.magot) == 0
    got, paid = (
        sum(told(match, seat)[f"Accidents: {way}"].points for seat in range(match.seats))
        for way in ("received", "paid")
    )
    assert got == -paid > 0


def test_bone_is_bands_by_colour():
    match = golden("bone", "two_players")
    bands = [
        sum(told(match, seat)[f"{colour} bands"].points for seat in range(2))
        for colour in ("Red", "Yellow", "Violet", "Green")
    ]
    assert all(bands)
    assert int(told(match, 0)["Best move"].told) > 1


def test_bone_is_told_game_by_game_where_several_are_played():
    match = golden("bone", "everyone_begins")
    assert [name for name in told(match, 0) if name.startswith("Game ")] == ["Game 1", "Game 2"]


def test_the_tour_is_postcards():
    match = golden("tour", "two_players")
    winner = match.winners[0]
    cards = [part for part in reckoning(match)[winner] if part.art and part.points == VALIDATED]
    assert len(cards) == 5
    assert all(part.art.startswith("film-") for part in cards)


@pytest.mark.parametrize(("name", "reached"), [("reach_port", ["✓", "–"]), ("turn_cap", ["–", "–"])])
def test_jonques_is_how_it_ended(name, reached):
    match = golden("jonques", name)
    assert sorted((told(match, seat)["Rival port reached"].told for seat in (0, 1)), reverse=True) == sorted(
        reached, reverse=True
    )


def test_a_game_that_says_nothing_has_its_score():
    match = SECRET.start(2, seed=1)
    match.play("card 1")
    assert [part.label.id for part in reckoning(match)[0]] == ["reckoned-score"]
