"""axe-core finds nothing serious on any page, by day or by night."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.games.jonques.positions import place

from .visitors import SHORT

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
    .filter(({impact}) => impact === "serious" || impact === "critical")
    .map(({id, nodes}) => [id, ...nodes.map(({html, failureSummary}) => html + " " + failureSummary)].join("\\n"))"""


@pytest.fixture(params=["light", "dark"])
def ada(visit, request):
    return visit(color_scheme=request.param, bypass_csp=True)


def faults(visitor):
    visitor.page.evaluate(AXE.read_text("utf-8"))
    return visitor.page.evaluate(RUN)


def check(visitor):
    found = faults(visitor)
    assert found == [], "\n\n".join(found)


def test_a_planted_fault_is_found(ada):
    ada.go()
    expect(ada.box()).to_be_visible()
    ada.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    (found,) = faults(ada)
    assert found.startswith("button-name")


def test_shelf(ada):
    ada.lay_table("friend")
    ada.go()
    expect(ada.page.get_by_role("heading", name=ada.say("ui-continue"))).to_be_visible()
    check(ada)


def test_game_page(ada):
    ada.go("/g/jonques")
    ada.button("ui-play-now").click()
    expect(ada.button("ui-open-table")).to_be_visible()
    check(ada)


@pytest.mark.parametrize("name", ludotheque.games())
def test_rulebook(ada, name):
    ada.go(f"/g/{name}")
    expect(ada.page.locator("#rules li[id^=rule-]")).not_to_have_count(0)
    ada.page.wait_for_load_state("networkidle")
    ada.field("ui-clause-names").check()
    check(ada)
    ada.field("ui-look-up").fill("a")
    expect(ada.page.locator("mark").first).to_be_visible()
    check(ada)


def test_table(ada):
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="here"))
    ada.place("a4").click()
    expect(ada.dock).to_contain_text(ada.say("why-port-first"))
    check(ada)
    ada.place("f2").click()
    expect(ada.may_go.first).to_be_visible()
    ada.place("f3").click()
    expect(ada.button("ui-throw")).to_be_visible()
    for drawer in ("ui-tab-rules", "ui-tab-table"):
        ada.drawer(drawer)
        check(ada)


def test_a_table_that_waits_and_the_form_to_join_it(ada, visit):
    ada.sit_at(ada.lay_table("friend"))
    check(ada)
    bea = visit("Bea", bypass_csp=True).sit_at(ada.table)
    expect(bea.button("ui-sit")).to_be_visible()
    check(bea)


def test_table_on_a_phone(ada):
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.sit_at(ada.lay_table("here", options=SHORT))
    expect(ada.button("ui-throw")).to_be_visible()
    check(ada)
    ada.drawer("ui-tab-talk")
    expect(ada.entries.last).to_be_visible()
    check(ada)


def test_replay(ada):
    table = ada.sit_at(ada.lay_table("here")).table
    for _ in range(4):
        ada.act()
    ada.go(f"/t/{table}/replay")
    ada.button("ui-fork").click()
    ada.button("ui-check").click()
    expect(ada.page.get_by_text(ada.say("ui-check-later"))).to_be_visible()
    check(ada)
