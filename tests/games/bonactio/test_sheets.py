"""What is read aloud: every card and every event has its picture."""

import re

import pytest

from ludotheque.contract import NOBODY
from ludotheque.games.bonactio import GAME
from ludotheque.games.bonactio.content import ALMOST, CARDS
from ludotheque.scene import Say, cards, frame
from ludotheque.scene.svg import art
from ludotheque.testing import random_match

from .positions import cards as cards_of
from .positions import place, play

SPRITES = set(re.findall(r'<symbol id="([^"]+)"', art(GAME, "sprites.svg")))


@pytest.mark.parametrize(
    ("start", "picture"), [(53, "gain"), (45, "loss"), (7, "again"), (37, "miss"), (15, "move"), (49, "move")]
)
def test_an_event_shows_what_it_does(start, picture):
    match = place(str(start), "start")
    match.play("1")
    assert [sheet.art for sheet in frame(match).sheets] == [f"event-{picture}"]
    assert f"event-{picture}" in SPRITES


def test_every_theme_of_the_cards_is_drawn():
    assert {f"theme-{card.theme}" for card in CARDS} <= SPRITES


def test_an_entry_brings_all_that_it_turned_over():
    """A draw may lead to an event, and that to another: every one is read, in the order in which they came."""
    match = random_match(GAME, 3)
    told = [cards(match, entry, ply, NOBODY) for ply, entry in enumerate(match.log)]
    read = [sum(not sheet.chosen for sheet in sheets) for sheets in told]
    shown = [
        event
        for entry in match.log
        for event in entry.events
        if (event.clause.name in ("pass-draws", "back-draws") and event.square)
        or event.clause.name in ("exact-event", "rank-points")
        or (event.clause.name == "throw-and-advance" and event.to == ALMOST)
    ]
    assert sum(read) == len(shown)
    assert max(read) > 1


def pawns(match):
    return [piece.place for piece in frame(match).pieces if piece.kind == "pawn"]


def way(match):
    return next(mark.places for mark in frame(match).marks if mark.kind == "last")


def read(match):
    """What the last entry turned over, and how far the pawns had come."""
    sheets = cards(match, match.log[-1], len(match.log) - 1, NOBODY)
    return [(sheet.id, [(stop.piece, stop.way) for stop in sheet.stops]) for sheet in sheets]


def test_a_pawn_waits_on_each_card_square_until_its_card_is_read():
    """From 1 with a 4 to 5, over the card squares 2 and 4."""
    match = place("1", "start")
    match.play("4")
    assert pawns(match)[0] == "2"
    assert way(match) == ("1", "2")
    one, other = cards_of("loss 2")[:2]
    match.play(f"card {one}")
    assert (pawns(match)[0], way(match)) == ("4", ("2", "3", "4"))
    assert [stops for _, stops in read(match)] == [[]]
    match.play(f"card {other}")
    assert (pawns(match)[0], way(match)) == ("5", ("4", "5"))
    first, event = read(match)
    assert first[1] == event[1] == []


def test_an_event_is_read_where_it_was_reached():
    """From 15 with a 1 to an event that sends the pawn on."""
    match = place("15", "start")
    match.play("1")
    assert read(match) == [("event", [("pawn-0", ("15", "16"))])]
    assert pawns(match)[0] != "16"


def test_a_gift_says_to_whom():
    """On the card where nobody is asked; else when it was chosen, to all but who chose."""
    card = cards_of("give 2")[0]
    match = place("1", "start")
    match.play("2")
    match.play(f"card {card}")
    said = Say("gift-give", {"player": 0, "rival": 1, "points": 2})
    assert cards(match, match.log[-1], 1, NOBODY)[0].lines[-1] == said
    match = place("1", "start", "start")
    match.play("2")
    match.play(f"card {card}")
    assert cards(match, match.log[-1], 1, NOBODY)[0].lines[-1].id == f"card-{card}"
    match.play("to 2")
    [gift] = cards(match, match.log[-1], 2, NOBODY)
    assert (gift.title, gift.owner, gift.chosen) == (Say("gift-give", said.args | {"rival": 2}), 0, True)


def test_whom_a_pawn_pushes_waits_for_it():
    """From 1 with a 4 to 5, over two cards; the other stands on 5."""
    match = place("1", "5")
    match.play("4")
    assert pawns(match) == ["2", "5"]
    one, other = cards_of("loss 2")[:2]
    match.play(f"card {one}")
    assert pawns(match) == ["4", "5"]
    match.play(f"card {other}")
    assert pawns(match) == ["5", "6"]


def test_who_comes_to_the_door_and_who_comes_home_is_a_moment():
    """The first is read by who came there, the other by all: it is nobody's card."""
    match = place("59", "start")
    entry = match.play("1")
    (almost,) = cards(match, entry, 0, NOBODY)
    assert (almost.title, almost.owner) == (Say("almost"), 0)
    assert "almost" not in [sheet.id for sheet in frame(match).sheets]
    match = place("almost", "start")
    (home,) = cards(match, match.play("1"), 0, NOBODY)
    assert (home.title.id, home.owner) == ("home", NOBODY)


def test_another_throw_says_where_it_comes_from():
    match = place("52", "start")
    match.play("6")
    assert frame(match).prompt == Say("prompt-six", {"player": 0})
    match.play("1")
    assert frame(match).prompt == Say("prompt-throw", {"player": 1})
    match = place("7", "start")
    match.play("1")
    assert frame(match).prompt == Say("prompt-again", {"player": 0})


def test_a_person_is_chosen_by_their_pawn():
    match = place("1", "12", "20")
    play(match, "2", "give 2")
    shown = frame(match, 0)
    assert {offer.move: offer.path for offer in shown.offers} == {"to 1": ("pawn-1",), "to 2": ("pawn-2",)}
    assert [button.label for button in shown.buttons] == [Say("to", {"player": seat}) for seat in (1, 2)]
