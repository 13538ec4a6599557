"""How I get on: a page to look at, a rating for who wishes one, and whom to play next."""

import time

import pytest
from playwright.sync_api import expect

from ludotheque.table.endings import LEAST

from .test_axe import check

PHONE = {"width": 390, "height": 844}


def won_against(visitor, friend):
    """A game that the friend gives up."""
    table = visitor.lay_table("friend")
    friend.join(table)
    for person in (visitor, friend):
        person.post(f"/api/tables/{table}/actions", do="stir", entropy="0" * 32)
    friend.post(f"/api/tables/{table}/actions", do="resign")


def play(visitor, table, plies):
    """So much that the game is one, for ratings."""
    address = f"/api/tables/{table}"
    while (frame := visitor.context.request.get(address).json()["frame"])["ply"] < plies:
        if frame["to_move"] == -1 and frame["thrower"] == 0:
            visitor.post(f"{address}/actions", do="throw", at=frame["ply"])
        elif frame["to_move"] == 0 and frame["offers"]:
            visitor.post(f"{address}/actions", do="move", move=frame["offers"][0]["move"], at=frame["ply"])
        else:
            time.sleep(0.05)


def lost_against(visitor, level, plies=0):
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    table = visitor.post("/api/tables", game="jonques", name=visitor.name, seats=seats)["table"]
    visitor.post(f"/api/tables/{table}/actions", do="stir", entropy="0" * 32)
    play(visitor, table, plies)
    visitor.post(f"/api/tables/{table}/actions", do="resign")


@pytest.mark.parametrize(("language", "scheme"), [("fr", "light"), ("en", "dark")])
def test_the_page_on_a_phone(visit, language, scheme):
    ada = visit("Ada", language, viewport=PHONE, color_scheme=scheme, bypass_csp=True)
    bea = visit("Bea", language)
    won_against(ada, bea)
    won_against(ada, bea)
    lost_against(ada, 4, plies=2 * LEAST)
    ada.go("/")
    ada.page.get_by_role("link", name=ada.say("ui-progress")).click()
    page = ada.page
    expect(page.get_by_text(ada.say("ui-progress-won", won=2, played=3))).to_be_visible()
    expect(page.get_by_text(ada.say("ui-progress-longest", longest=2))).to_be_visible()
    expect(page.get_by_text(ada.say("ui-next-easier"))).to_be_visible()
    stairs = page.locator("figure li")
    expect(stairs).to_have_count(5)
    expect(stairs.nth(3)).to_have_text(ada.say("ui-progress-met", name=ada.say("bot-4"), met=1, beaten=0))
    expect(page.locator("article circle.rim")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    check(ada)

    page.get_by_role("radio", name=ada.say("ui-rating-wish-listed"), exact=True).check()
    expect(page.get_by_text(ada.say("ui-rating-provisional", games=1))).to_be_visible()
    check(ada)
    bea.go("/g/jonques")
    expect(bea.page.get_by_role("heading", name=bea.say("ui-rating-list"))).to_be_visible()
    expect(bea.page.locator("li", has=bea.page.locator(".place")).filter(has_text="Ada")).to_be_visible()
    page.get_by_role("radio", name=ada.say("ui-rating-wish-none"), exact=True).check()
    expect(page.get_by_text(ada.say("ui-rating-provisional", games=1))).to_have_count(0)
    bea.go("/g/jonques")
    bea.page.wait_for_load_state("networkidle")
    expect(bea.page.locator(".first")).to_be_visible()
    expect(bea.page.get_by_role("heading", name=bea.say("ui-rating-list"))).to_have_count(0)

    page.get_by_role("button", name=ada.say("ui-play-bot", name=ada.say("bot-3"))).click()
    ada.settle()
    assert [seat["level"] for seat in ada.look()["table"]["seats"]] == [0, 3]


def test_the_house_proposes_the_opponent(visit):
    ada = visit("Ada")
    ada.go("/g/jonques")
    first = ada.page.locator(".first")
    expect(first).to_have_text(ada.say("ui-play-bot", name=ada.say("bot-1")))
    first.click()
    ada.settle()
    seen = ada.look()["table"]
    assert (seen["seats"][1]["level"], seen["advice"]) == (1, True)
    lost_against(ada, 5)
    ada.go("/g/jonques")
    expect(first).to_have_text(ada.say("ui-play-bot", name=ada.say("bot-4")))
    expect(ada.page.get_by_text(ada.say("ui-next-easier"))).to_be_visible()


def test_after_a_game_somebody_else_is_proposed(visit):
    ada = visit("Ada", viewport=PHONE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": 3}]
    ada.sit_at(ada.lay_table(seats=seats))
    ada.post(f"/api/tables/{ada.table}/actions", do="resign")
    end = ada.page.get_by_role("dialog")
    expect(end.get_by_text(ada.say("ui-next-easier"))).to_be_visible()
    before = ada.table
    end.get_by_role("button", name=ada.say("ui-play-bot", name=ada.say("bot-2"))).click()
    expect(end).to_have_count(0)
    ada.settle()
    assert ada.table != before
    assert ada.look()["table"]["seats"][1]["level"] == 2


def test_nothing_played_nothing_told(visit):
    ada = visit("Ada")
    ada.go("/me/games")
    expect(ada.page.get_by_text(ada.say("ui-progress-none"))).to_be_visible()
