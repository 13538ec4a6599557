"""What is read aloud: every card and every event has its picture."""

import re

import pytest

from ludotheque.contract import NOBODY
from ludotheque.games.bonactio import GAME
from ludotheque.games.bonactio.content import CARDS
from ludotheque.scene import cards, frame
from ludotheque.scene.svg import art
from ludotheque.testing import random_match

from .positions import place

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
    read = [len(cards(match, entry, ply, NOBODY)) for ply, entry in enumerate(match.log)]
    shown = [
        event
        for entry in match.log
        for event in entry.events
        if (event.clause.name in ("pass-draws", "back-draws") and event.square)
        or event.clause.name in ("exact-event", "rank-points")
    ]
    assert sum(read) == len(shown)
    assert max(read) > 1
