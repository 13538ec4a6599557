"""A touch that is not allowed is answered with the clause that forbids it."""

from playwright.sync_api import expect

from tests.games.jonques.positions import place

from .visitors import GAME


def test_another_junk_while_one_stands_on_the_port(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1")))
    before = ada.position(), ada.lines()
    ada.place("a4").click()
    note = ada.page.get_by_role("status").filter(has_text="port-first")
    expect(note).to_contain_text(GAME.rulebook.clauses["port-first"].text["en"])
    assert (ada.position(), ada.lines()) == before

    note.get_by_role("button", name=ada.say("ui-close")).click()
    expect(note).to_have_count(0)


def test_the_note_opens_the_clause_in_full(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1")))
    ada.place("a4").click()
    ada.dock.get_by_role("status").get_by_role("link").click()
    rules = ada.page.get_by_role("region", name=ada.say("ui-rulebook"))
    clause = rules.get_by_role("listitem").filter(has=ada.page.get_by_text("port-first", exact=True))
    expect(clause).to_be_in_viewport()


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
