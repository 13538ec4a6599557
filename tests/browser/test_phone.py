"""On a phone of 390 × 844 everything needed for the next move is on the screen."""

import pytest
from playwright.sync_api import expect

from ludotheque import game
from tests.games.jonques.positions import place

from .screens import GAMES

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDTH, HEIGHT = PHONE["viewport"].values()
OVERFLOW = "() => document.scrollingElement.scrollWidth - innerWidth"
ENDS = "(things) => things.map((thing) => thing.getBoundingClientRect().right)"


@pytest.fixture
def ada(visit):
    return visit(**PHONE)


def is_on_screen(thing):
    box = thing.bounding_box()
    across = box["x"] >= 0 and box["x"] + box["width"] <= WIDTH
    return across and box["y"] >= 0 and box["y"] + box["height"] <= HEIGHT


def scrolls_sideways(visitor):
    return visitor.page.evaluate(OVERFLOW) > 0


def test_the_throw(ada):
    ada.sit_at(ada.lay_table("here"))
    expect(ada.button("ui-throw")).to_be_visible()
    assert is_on_screen(ada.board)
    assert is_on_screen(ada.button("ui-throw"))
    assert not scrolls_sideways(ada)
    ada.button("ui-throw").tap()
    expect(ada.entries).to_have_count(3)


def test_the_move(ada):
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="here"))
    ada.place("f2").tap()
    expect(ada.button("ui-put-back")).to_be_visible()
    assert is_on_screen(ada.board)
    assert is_on_screen(ada.button("ui-put-back"))
    assert ada.page.evaluate("scrollY") == 0
    ada.place("f3").tap()
    assert is_on_screen(ada.button("ui-confirm"))
    ada.button("ui-confirm").tap()
    expect(ada.place("f3")).to_have_accessible_name(f"f3, {ada.say('junk', player=ada.say('seat-0'))}")


def test_the_sixes(ada):
    ada.sit_at(ada.lay_position(place("^ a4 v k8", "0 to keep, throws 1, sixes 2"), other="here"))
    expect(ada.choices.first).to_be_visible()
    assert ada.choices.count() > 1
    assert all(map(is_on_screen, ada.choices.all()))
    assert not scrolls_sideways(ada)


def test_the_drawers(ada):
    ada.sit_at(ada.lay_table("here"))
    for drawer in ("ui-tab-talk", "ui-tab-rules", "ui-tab-table"):
        ada.drawer(drawer)
        expect(ada.page.get_by_role("complementary", name=ada.say(drawer))).to_be_in_viewport(ratio=0.9)
        assert not scrolls_sideways(ada)
    ada.drawer("ui-tab-table")
    expect(ada.page.get_by_role("complementary")).to_have_count(0)


def test_the_other_pages(ada):
    table = ada.lay_table("here")
    for path in ("/", "/g/jonques", f"/t/{table}/replay"):
        ada.go(path)
        expect(ada.page.get_by_role("main")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert not scrolls_sideways(ada), path


@pytest.mark.parametrize("name", GAMES)
def test_a_box(visit, name):
    """With the bars of a browser on the screen, too: a first game and the lesson in sight, and a table to set up."""
    ada = visit("Ada", "fr", game=game(name), **PHONE | {"viewport": {"width": 390, "height": 664}})
    ada.go(f"/g/{name}")
    expect(ada.button("ui-play-bot", name=ada.say("bot-1"))).to_be_in_viewport(ratio=1)
    expect(ada.link("ui-learn")).to_be_in_viewport(ratio=1)
    ada.button("ui-play-now").tap()
    expect(ada.button("ui-open-table")).to_be_attached()
    heading = ada.page.get_by_role("heading", name=ada.say("ui-play-now"))
    expect(heading).to_be_in_viewport(ratio=1)  # what opens is in sight
    expect(heading).to_be_focused()
    assert not scrolls_sideways(ada)
    ends = ada.page.locator("form :is(input, select, button)").evaluate_all(ENDS)
    assert max(ends) <= 390


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (844, 390)])
@pytest.mark.parametrize("name", GAMES)
def test_whom_to_play_and_where_to_learn_are_in_sight(visit, name, size):
    """On the page of a box, without scrolling."""
    ada = visit(**PHONE | {"viewport": dict(zip(("width", "height"), size, strict=True))})
    ada.go(f"/g/{name}")
    for thing in (ada.button("ui-play-bot", name=ada.say("bot-1")), ada.link("ui-learn")):
        expect(thing).to_be_in_viewport(ratio=1)


def test_a_game_that_runs_comes_before_a_new_one(ada):
    table = ada.lay_table("bot")
    ada.sit_at(table)
    ada.go("/g/jonques")
    back = ada.link("ui-resume")
    expect(back).to_be_in_viewport(ratio=1)
    assert back.bounding_box()["y"] < ada.button("ui-play-bot", name=ada.say("bot-1")).bounding_box()["y"]
    back.tap()
    ada.settle()
    assert ada.table == table
