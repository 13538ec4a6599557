"""Le Magot through the page: tokens placed, dice that run by themselves, a session to its end."""

import re
from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from ludotheque.games.magot import GAME
from tests.games.magot.positions import place

from .test_phone import OVERFLOW, PHONE
from .visitors import play, press_if_there, turn_card, until


@pytest.fixture
def visit(anywhere, server):
    return partial(anywhere, server, game=GAME)


def place_token(visitor):
    """Put the token or the pawn that waits somewhere, and mean it."""
    visitor.any_of(visitor.may_go).click()
    mean_it(visitor)


def mean_it(visitor):
    """Till the house has answered, what was lit before is lit still."""
    visitor.button("ui-confirm").click()
    expect(visitor.button("ui-confirm")).to_have_count(0)


def pace(visitor, speed):
    return visitor.dock.get_by_role("radio", name=visitor.say(f"ui-pace-{speed}"))


def place_if_asked(visitor):
    if not turn_card(visitor) and visitor.may_go.count():
        place_token(visitor)


def is_running(visitor):
    """The dice throw themselves, once that can be chosen; a bot's throw may take the choice away for a moment."""
    press_if_there(pace(visitor, "run"))
    return visitor.look()["table"]["speed"] == "run"


def test_two_rounds_of_two_people_and_two_bots(visit):
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_table("friend", "bot", "bot", options={"rounds": "2"})
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    play([ada, bea], lambda: is_running(ada), place_if_asked)
    play([ada, bea], lambda: ada.is_over() and bea.is_over(), place_if_asked)
    assert sum(ada.look()["frame"]["scores"]) == 4400
    assert "2/2" in [counter["value"] for counter in ada.look()["frame"]["counters"]]
    assert ada.troubles == bea.troubles == []


def test_a_beginner_is_told_how_far_a_square_is(visit):
    ada = visit()
    ada.sit_at(ada.lay_table("here", options={"hints": "yes"}))
    for hint in ("hint-start", "hint-start", "hint-arrival"):
        expect(ada.may_go.first).to_be_visible()
        ada.any_of(ada.may_go).click()
        said = ada.say(hint, count="#", rival="Ada").split("#")
        expect(ada.dock).to_contain_text(said[-1].strip())
        mean_it(ada)


def test_the_end_of_a_round_is_told(visit):
    """Who took the magot and what the round brought each; nothing is asked before it was read."""
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("here", options={"rounds": "2"}))
    ended = ada.page.locator(".sheets article")
    play([ada], lambda: ended.count() or is_running(ada), lambda _: ended.count() or place_if_asked(ada))
    play([ada], ended.count, lambda _: ended.count() or place_if_asked(ada))
    assert sum(int(number.replace("−", "-")) for number in ended.locator("dd").all_inner_texts()) == 0
    expect(ada.page.locator("#prompt")).to_have_text(ada.say("ui-reading"))
    expect(ada.may_go).to_have_count(0)
    if ada.look()["table"]["state"] == "running":  # not the last round
        ended.get_by_role("button", name=ada.say("ui-read-on")).tap()
        expect(ada.may_go.first).to_be_visible()


def test_until_something_happens(visit):
    ada = visit()
    ada.sit_at(ada.lay_table("here"))
    play([ada], lambda: pace(ada, "hand").count(), place_if_asked)
    before = ada.look()["frame"]["ply"]
    ada.button("ui-pace-hurry").click()
    until(lambda: ada.look()["frame"]["ply"] > before and ada.look()["table"]["speed"] == "hand")


SEATS = "() => [...document.querySelectorAll('.seats > li')].map((seat) => seat.getBoundingClientRect())"


def middles(visitor):
    """Where the seats are on the screen, in the order of their turns."""
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in visitor.page.evaluate(SEATS)]


@pytest.mark.parametrize("others", [("here", "here"), ("here", "here", "here")], ids=["three", "four"])
def test_turns_pass_anticlockwise_round_the_screen(visit, others):
    ada = visit()
    ada.sit_at(ada.lay_table(*others))
    seats = middles(ada)
    ring = [*seats, seats[0]]
    assert len(seats) == len(others) + 1
    assert sum(x * below - right * y for (x, y), (right, below) in pairwise(ring)) < 0  # down is more


def test_on_a_phone_they_pass_to_the_left(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("here", "here", "here"))
    across = [x for x, _ in middles(ada)]
    assert across == sorted(across, reverse=True)


def test_a_place_of_the_round_before_is_closed(visit):
    ada = visit()
    match = place("", "0 to place D0", (500, 500), "round 2 of 3, first 0", old="43 10 - - 2 60")
    ada.sit_at(ada.lay_position(match, "here"))
    expect(ada.place("44")).to_have_attribute("aria-label", re.compile(ada.say("ui-may-go")))
    ada.place("43").click()
    expect(ada.dock).to_contain_text(ada.say("why-next-round"))
    ada.page.get_by_role("link", name=ada.say("ui-full-rule", number="15")).click()
    expect(ada.page.locator("#drawer")).to_contain_text(GAME.rulebook.clauses["next-round"].text["en"])


def test_the_stake_goes_up_to_the_purse_by_tens(visit):
    ada = visit()
    ada.go("/g/magot")
    ada.button("ui-play-now").click()
    stake = ada.field("option-stake")
    expect(stake).to_have_value("50")
    for wrong in ("15", "0", "2210"):
        stake.fill(wrong)
        assert not stake.evaluate("field => field.checkValidity()")
    stake.fill("2200")
    assert stake.evaluate("field => field.checkValidity()")
    ada.page.get_by_label(ada.say("ui-how-many")).select_option("4")
    expect(stake).to_have_attribute("max", "1100")


def test_on_a_phone_the_throw_is_within_reach(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("here", "here", "here"))
    play([ada], lambda: ada.button("ui-throw").count(), place_if_asked)
    box = ada.button("ui-throw").bounding_box()
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    assert ada.page.evaluate(OVERFLOW) <= 0
