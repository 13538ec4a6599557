"""The persons who play for the house: chosen on the form, named at the table in the language of each screen."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.games.magot import GAME as MAGOT
from tests.games.jonques.positions import place

from .test_phone import OVERFLOW
from .test_phone import PHONE as HELD
from .visitors import GAME

LAPTOP, PHONE = {"width": 1280, "height": 800}, HELD["viewport"]


def seats(visitor):
    return visitor.page.get_by_role("list", name=visitor.say("ui-seats")).get_by_role("listitem")


@pytest.mark.parametrize("language", ["fr-FR", "en"])
def test_somebody_is_chosen_and_sits_there(visit, language):
    ada = visit("Zélie", language).go(f"/g/{GAME.name}")
    ada.button("ui-play-now").click()
    who = ada.page.get_by_role("combobox", name=ada.say("ui-which-bot"))
    expect(who.locator("option")).to_have_text([f"{'★' * level} {ada.say(f'bot-{level}')}" for level in range(1, 6)])
    expect(who).to_have_accessible_description(ada.say("bot-1-about"))
    who.select_option(f"★★★★★ {ada.say('bot-5')}")
    expect(who).to_have_accessible_description(ada.say("bot-5-about"))
    ada.button("ui-open-table").click()
    expect(seats(ada).nth(1)).to_contain_text(ada.say("bot-5"))
    expect(seats(ada).nth(1)).to_contain_text(ada.say("ui-bot"))
    assert [seat["level"] for seat in ada.look()["table"]["seats"]] == [0, 5]
    eve = visit("Eve", "en" if language != "en" else "fr-FR").sit_at(ada.table)
    expect(seats(eve).nth(1)).to_contain_text(eve.say("bot-5"))
    assert ada.say("bot-5") != eve.say("bot-5")


def test_two_alike_are_counted(anywhere, server):
    ada = anywhere(server, game=MAGOT)
    ada.sit_at(ada.lay_table("bot", "bot", "bot"))
    name = ada.say("bot-3")
    shown = ["Ada", name, f"{name} 2", f"{name} 3"]
    for size, names in ((LAPTOP, shown), (PHONE, [one.replace(name, ada.say("bot-3-short")) for one in shown])):
        ada.page.set_viewport_size(size)
        for seat, said in enumerate(names):
            expect(seats(ada).nth(seat).locator(".name")).to_have_text(said, use_inner_text=True)
    ada.go(f"/g/{MAGOT.name}")
    expect(ada.page.get_by_role("link", name=f"Ada – {name} – {name} 2 – {name} 3").first).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_hint_is_asked_shown_and_lit(visit, size):
    ada, bea = visit("Ada", viewport=size), visit("Bea", "fr-FR")
    table = ada.lay_position(place("^ f2 a4 b4 v k8", "0 to move, aces 1"), "friend", advice=True)
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    expect(bea.button("ui-advice")).to_have_count(0)
    last = ada.board.locator(".mark-last")
    expect(last).to_have_count(0)
    ada.button("ui-advice").click()
    hint = ada.dock.get_by_role("button", name=re.compile(r"\d+%$")).first
    expect(hint).to_be_visible()
    expect(bea.entries.last).to_have_text(bea.say("table-advised", player="Ada"))
    expect(bea.dock).not_to_contain_text("%")
    hint.click()
    expect(last.locator("rect")).to_have_count(2)
    assert ada.page.evaluate(OVERFLOW) <= 0
    assert ada.look()["frame"]["ply"] == 0
    hint.click()
    expect(last).to_have_count(0)
    ada.act()
    expect(hint).to_have_count(0)
    expect(ada.button("ui-advice")).to_have_count(0)


def test_a_turn_leaves_a_line(visit):
    """It is summed up in few words, and stays while the next one plays."""
    ada = visit(**HELD)
    ada.sit_at(ada.lay_position(place("^ f2 a4 b4 v k8", "0 to move, aces 1")))
    name = ada.say("bot-3")
    line = ada.page.locator(".ticker .turns > span").filter(has_text=re.compile(f"^{name}: ")).last
    ada.any_of(ada.may_move).click()
    ada.any_of(ada.may_go).click()
    ada.button("ui-confirm").tap()
    expect(ada.button("ui-throw")).to_be_visible()
    expect(line).to_contain_text(re.compile(f"^{name}: "))
    before = line.inner_text()
    ada.button("ui-throw").tap()
    expect(ada.choices.or_(ada.may_move).first).to_be_visible()
    expect(line).to_have_text(before, use_inner_text=True)


def test_hints_are_allowed_on_the_form_or_not_at_all(visit):
    ada = visit().go(f"/g/{GAME.name}")
    ada.button("ui-play-now").click()
    expect(ada.field("ui-advice-allowed")).to_be_checked()
    ada.button("ui-open-table").click()
    expect(ada.board).to_be_visible()
    assert ada.look()["table"]["advice"]
    for advice in (True, False):
        ada.sit_at(ada.lay_position(place("^ f2 a4 b4 v k8", "0 to move, aces 1"), "here", advice=advice))
        expect(ada.may_move.first).to_be_visible()
        expect(ada.button("ui-advice")).to_have_count(int(advice))
