"""A touch that is not allowed is answered with the clause that forbids it."""

from playwright.sync_api import expect

from tests.games.jonques.positions import place

from .test_phone import PHONE
from .visitors import GAME

LONGER = 9000  # milliseconds: than the note is there by itself
CLAUSE = GAME.rulebook.clauses["port-first"]


def note(visitor, clause):
    return visitor.page.get_by_role("status").locator(f"[data-rule={clause}]")


def test_another_junk_while_one_stands_on_the_port(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1")))
    before = ada.position(), ada.lines()
    ada.place("a4").click()
    said = note(ada, CLAUSE.name)
    expect(said).to_contain_text(ada.say("why-port-first"))
    expect(said.get_by_role("link")).to_have_text(ada.say("ui-full-rule", number=CLAUSE.number))
    expect(said).not_to_contain_text(CLAUSE.name)
    assert (ada.position(), ada.lines()) == before
    expect(said).to_have_count(0)  # it fades by itself


def test_a_rivals_junk(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1")))
    ada.place("k8").click()
    expect(note(ada, "empty-board")).to_contain_text(ada.say("why-empty-board"))


def test_the_note_opens_the_clause_in_full(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1")))
    ada.place("a4").click()
    note(ada, CLAUSE.name).get_by_role("link").click()
    rules = ada.page.get_by_role("region", name=ada.say("ui-rulebook"))
    expect(rules.get_by_role("listitem").filter(has_text=CLAUSE.text["en"])).to_be_in_viewport()


def test_the_note_stays_while_somebody_is_at_it(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1")))
    ada.place("a4").click()
    link = note(ada, CLAUSE.name).get_by_role("link")
    link.hover()
    ada.page.wait_for_timeout(LONGER)
    link.click()
    expect(ada.page.get_by_role("region", name=ada.say("ui-rulebook"))).to_be_visible()


def test_a_touch_on_the_note_touches_nothing_under_it(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1")))
    ada.place("a4").tap()
    said = note(ada, CLAUSE.name)
    box = said.bounding_box()
    x, y = box["x"] + 12, box["y"] + box["height"] / 2
    assert ada.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.note') !== null", [x, y])
    ada.page.touchscreen.tap(x, y)
    expect(said).to_have_count(0)


def test_the_junk_on_the_port_may_go(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="here"))
    ada.place("f2").click()
    ada.place("f3").click()
    expect(ada.place("f3")).to_have_accessible_name(f"f3, {ada.say('junk', player=ada.say('seat-0'))}")
    expect(ada.entries.last).to_contain_text(ada.say("log-port-first"))


def test_the_dice_before_the_junks(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to throw"), other="here"))
    ada.place("a4").click()
    expect(ada.dock).to_contain_text(ada.say("refused-throw-first"))


def test_a_turn_that_has_come_is_not_denied_any_more(visit):
    ada, bea = visit(), visit("Bea")
    table = ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), "friend")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    bea.place("k8").click()
    denied = bea.say("refused-turn", player="Ada")
    expect(bea.dock).to_contain_text(denied)
    ada.place("f2").click()
    ada.place("f3").click()
    expect(bea.button("ui-throw")).to_be_visible()
    assert denied not in bea.dock.inner_text()
