"""What is read aloud: every card and every event has its picture."""

import re

import pytest

from ludotheque.games.bonactio import GAME
from ludotheque.games.bonactio.content import CARDS
from ludotheque.scene import frame
from ludotheque.scene.svg import art

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
