"""A clock is chosen with one touch, shown at the seats, and whoever runs out takes the seat back with another."""

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.web.servers import running

from .visitors import UNHURRIED

PHONE = {"width": 390, "height": 844}


def pass_time(data, seconds):
    """As if another process of the house had been open for longer."""
    with closing(sqlite3.connect(data)) as file, file:
        file.execute("UPDATE uptime SET milliseconds = milliseconds + ?", (1000 * seconds,))


def test_who_runs_out_is_stood_in_for_and_takes_the_seat_back(anywhere, tmp_path):
    data = tmp_path / "tables.sqlite"
    with running(data, **UNHURRIED) as server:
        ada = anywhere(server, "Ada", "fr", viewport=PHONE, has_touch=True)
        ada.go("/g/jonques")
        ada.button("ui-play-now").click()
        clock = ada.page.get_by_role("combobox", name=ada.say("ui-clock"))
        clock.select_option(index=1)
        expect(clock.locator("option").nth(1)).to_have_text("10 min chacun, et 15 s de plus par tour")
        expect(ada.field("ui-clock-loses")).not_to_be_checked()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        ada.button("ui-open-table").click()
        expect(ada.board).to_be_visible()
        seat = ada.page.get_by_role("list", name=ada.say("ui-seats")).get_by_role("listitem").first
        expect(seat).to_contain_text(re.compile(r"(9|10)\W* min"))
        ada.act()

        ada.to_do.first.wait_for()
        pass_time(data, 11 * 60)
        back = ada.page.get_by_role("dialog")
        expect(back).to_contain_text(ada.say("ui-come-back-late"))
        ada.button("ui-take-seat").tap()
        expect(back).to_be_hidden()
        expect(seat).to_contain_text(re.compile(r"\d\W* s"))
        ada.act()
        shown = ada.look()["table"]["clock"]
        assert shown["terms"] == {"bank": 600, "turn": 15, "longest": 0, "loses": False}


def test_any_clock_is_typed_in_and_what_cannot_be_is_said(anywhere, tmp_path):
    with running(tmp_path / "tables.sqlite", **UNHURRIED) as server:
        ada = anywhere(server, "Ada", "fr", viewport=PHONE, has_touch=True)
        ada.go("/g/jonques")
        ada.button("ui-play-now").click()
        clock = ada.page.get_by_role("combobox", name=ada.say("ui-clock"))
        clock.select_option(ada.say("ui-clock-days"))
        expect(ada.page.get_by_text("3 jours chacun, et 12 h de plus par tour (5 jours au plus)")).to_be_visible()
        ada.field("ui-clock-longest-days").fill("2")
        ada.button("ui-open-table").click()
        fault = ada.page.get_by_role("alert").filter(has_text=ada.say("refused-clock-less"))
        expect(fault).to_be_visible()
        ada.field("ui-clock-longest-days").fill("")
        expect(ada.page.get_by_text("3 jours chacun, et 12 h de plus par tour", exact=True)).to_be_visible()
        clock.select_option(ada.say("ui-clock-minutes"))
        ada.field("ui-clock-bank-minutes").fill("")
        ada.button("ui-open-table").click()
        expect(ada.page.get_by_role("alert").filter(has_text=ada.say("refused-clock-bank", days=30))).to_be_visible()
        ada.field("ui-clock-bank-minutes").fill("7.5")
        ada.field("ui-clock-turn-seconds").fill("20")
        ada.field("ui-clock-loses").check()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        ada.button("ui-open-table").click()
        expect(ada.board).to_be_visible()
        assert ada.look()["table"]["clock"]["terms"] == {"bank": 450, "turn": 20, "longest": 0, "loses": True}
