"""Sheets of a phone close by ×, by a touch beside them and by Back; Back does not leave a game by surprise."""

import re

import pytest
from playwright.sync_api import expect

from .test_phone import PHONE


@pytest.fixture
def ada(visit):
    return visit(**PHONE)


@pytest.fixture
def at_table(ada):
    """She came from the shelf."""
    ada.go("/")
    expect(ada.page.get_by_role("main")).to_be_visible()
    table = ada.lay_table("here")
    ada.page.reload()
    ada.page.get_by_role("link", name=re.compile("Ada – Bea")).first.tap()
    ada.settle()
    assert ada.table == table
    return ada


def sheet(visitor):
    return visitor.page.get_by_role("complementary")


def test_a_sheet_closes_in_three_ways(at_table):
    ada = at_table
    address = ada.page.url
    for close in (
        lambda: sheet(ada).get_by_role("button", name=ada.say("ui-close"), exact=True).tap(),
        lambda: ada.page.touchscreen.tap(195, 60),
        ada.page.go_back,
    ):
        ada.drawer("ui-tab-rules")
        expect(sheet(ada)).to_be_in_viewport(ratio=0.9)
        close()
        expect(sheet(ada)).to_have_count(0)
        assert ada.page.url == address
        expect(ada.board).to_be_visible()
    expect(ada.page.get_by_text(ada.say("ui-leave-again"))).to_have_count(0)


def test_the_second_back_leaves(at_table):
    ada = at_table
    ada.page.go_back()
    warning = ada.page.get_by_text(ada.say("ui-leave-again"))
    expect(warning).to_be_visible()
    expect(ada.board).to_be_visible()
    low = warning.bounding_box()
    assert low["y"] + low["height"] < ada.dock.bounding_box()["y"], "it lies over what she may choose"
    ada.page.go_back()
    expect(ada.page).to_have_url(re.compile("/$"))
    expect(ada.board).to_have_count(0)


def test_who_plays_on_is_asked_again(at_table):
    ada = at_table
    ada.page.go_back()
    again = ada.page.get_by_text(ada.say("ui-leave-again"))
    expect(again).to_be_visible()
    ada.button("ui-throw").tap()
    expect(again).to_have_count(0)
    ada.page.go_back()
    expect(again).to_be_visible()
    expect(ada.board).to_be_visible()


def test_who_only_watches_leaves_at_once(at_table, visit):
    bea = visit("Bea", **PHONE)
    bea.go("/")
    bea.sit_at(at_table.table)
    bea.page.go_back()
    expect(bea.page).to_have_url(re.compile("/$"))


def test_a_page_opened_from_the_table_leads_back_to_it(at_table):
    ada = at_table
    ada.drawer("ui-tab-table")
    ada.link("ui-to-box").tap()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page).to_have_url(re.compile("/g/jonques$"))
    ada.page.go_back()
    ada.settle()
    ada.page.go_back()
    expect(ada.page.get_by_text(ada.say("ui-leave-again"))).to_be_visible()
    ada.page.go_back()
    expect(ada.page).to_have_url(re.compile("/$"))
