"""On a phone, with real fingers: a tap chooses, a drag pulls, and nothing is played before it is confirmed."""

from functools import partial

import pytest
from playwright.sync_api import expect

from ludotheque.games.tour import GAME as TOUR
from tests.games.jonques.positions import place

from .test_camera import line, middle, touch, view
from .test_phone import PHONE
from .test_tour import card, homeward
from .visitors import until


@pytest.fixture
def ada(anywhere, server):
    """On the map, with a train in hand."""
    ada = homeward(partial(anywhere, server, game=TOUR)(**PHONE))
    card(ada, "train-2").tap()
    expect(ada.may_go.first).to_be_visible()
    return ada


def ghost(visitor):
    return visitor.board.locator("[data-ghost]")


def test_a_journey_is_laid_out_as_the_traveller_and_confirmed(ada):
    ply = ada.board.get_attribute("data-ply")
    ada.place("N50E30").tap()
    expect(ghost(ada)).to_have_attribute("data-ghost", "N50E30")
    expect(ada.dock).to_contain_text(ada.say("ui-if-played"))
    expect(ada.dock).to_contain_text(ada.say("prompt-travel-held"))
    assert ada.board.get_attribute("data-ply") == ply
    ada.button("ui-confirm").tap()
    expect(ada.board).not_to_have_attribute("data-ply", ply)


def test_one_finger_pulls_and_zooming_keeps_the_card(ada):
    before, (x, y) = view(ada), middle(ada.board)
    touch(ada, line((x, y), (x - 70, y + 40)))
    until(lambda: view(ada) != before)
    expect(ghost(ada)).to_have_count(0)
    ada.button("ui-farther").tap()
    expect(card(ada, "train-2")).to_have_attribute("aria-pressed", "true")
    expect(ada.may_go.first).to_be_visible()


def test_a_forbidden_cell_says_why_and_never_becomes_its_neighbour(ada):
    ada.place("N40E30").tap()
    note = ada.dock.locator("[data-rule=any-direction]")
    expect(note).to_contain_text(ada.say("why-train-coast"))
    expect(note).to_be_in_viewport(ratio=1)
    expect(ghost(ada)).to_have_count(0)
    expect(note).to_have_count(0)  # it fades by itself


def test_junks_are_laid_out_unless_one_wants_it_otherwise(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="here"))
    ada.place("f2").tap()
    ada.place("f3").tap()
    expect(ghost(ada)).to_have_attribute("data-ghost", "f3")
    ada.drawer("ui-tab-table")
    ada.field("ui-confirms").uncheck()
    ada.drawer("ui-tab-table")
    ada.place("f2").tap()
    ada.place("f3").tap()
    expect(ada.place("f3")).to_have_accessible_name(f"f3, {ada.say('junk', player=ada.say('seat-0'))}")
