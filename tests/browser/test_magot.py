"""Le Magot through the page: tokens placed, dice that run by themselves, a session to its end."""

from functools import partial

import pytest
from playwright.sync_api import expect

from ludotheque.games.magot import GAME

from .test_phone import OVERFLOW, PHONE
from .visitors import play, press_if_there, until


@pytest.fixture
def visit(anywhere, server):
    return partial(anywhere, server, game=GAME)


def place_token(visitor):
    """Put the token or the pawn that waits somewhere, and mean it."""
    visitor.any_of(visitor.may_go).click()
    visitor.button("ui-confirm").click()
    expect(visitor.button("ui-confirm")).to_have_count(0)


def pace(visitor, speed):
    return visitor.dock.get_by_role("radio", name=visitor.say(f"ui-pace-{speed}"))


def place_if_asked(visitor):
    if visitor.may_go.count():
        place_token(visitor)


def is_running(visitor):
    """The dice throw themselves, once that can be chosen; a bot's throw may take the choice away for a moment."""
    press_if_there(pace(visitor, "run"))
    return visitor.look()["table"]["speed"] == "run"


def test_three_rounds_of_two_people_and_two_bots(visit):
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_table("friend", "bot", "bot", options={"rounds": "3"})
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    play([ada, bea], lambda: is_running(ada), place_if_asked)
    play([ada, bea], ada.is_over, place_if_asked)
    expect(bea.button("ui-rematch")).to_be_visible()
    assert sum(ada.look()["frame"]["scores"]) == 4400
    assert "3/3" in [counter["value"] for counter in ada.look()["frame"]["counters"]]
    assert ada.troubles == bea.troubles == []


def test_a_beginner_is_told_how_far_a_square_is(visit):
    ada = visit()
    ada.sit_at(ada.lay_table("here", options={"hints": "yes"}))
    for hint in ("hint-start", "hint-start", "hint-arrival"):
        expect(ada.may_go.first).to_be_visible()
        ada.any_of(ada.may_go).click()
        said = ada.say(hint, count="#", rival="Ada").split("#")
        expect(ada.dock).to_contain_text(said[-1].strip())
        ada.button("ui-confirm").click()


def test_until_something_happens(visit):
    ada = visit()
    ada.sit_at(ada.lay_table("here"))
    play([ada], lambda: pace(ada, "hand").count(), place_if_asked)
    stories = ada.page.locator('[role="log"] .story')
    before = stories.count()
    ada.button("ui-pace-hurry").click()
    expect(stories.nth(before)).to_be_visible()
    until(lambda: ada.look()["table"]["speed"] == "hand")


def test_on_a_phone_the_throw_is_within_reach(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("here", "here", "here"))
    play([ada], lambda: ada.button("ui-throw").count(), place_if_asked)
    box = ada.button("ui-throw").bounding_box()
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    assert ada.page.evaluate(OVERFLOW) <= 0
