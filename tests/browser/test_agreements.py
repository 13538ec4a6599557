"""What two people settle between them: taking back, giving up, once more."""

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.games.jonques.positions import place

from .visitors import next_one

BONE = ludotheque.game("bone")
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def two(visit):
    """Ada to move, Bea opposite."""
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="friend")
    bea.join(table).sit_at(table)
    return ada.sit_at(table), bea


def sail_and_ask_back(ada):
    ada.place("f2").click()
    ada.place("f3").click()
    expect(ada.may_move).to_have_count(0)
    ada.button("ui-undo").click()


def test_taken_back_with_consent(two):
    ada, bea = two
    before = ada.position()
    sail_and_ask_back(ada)
    expect(bea.dock).to_contain_text(bea.say("ui-undo-asked", name="Ada"))
    assert bea.position() != before
    bea.button("ui-undo-agree").click()
    for visitor in two:
        expect(visitor.entries.last).to_have_text(visitor.say("table-taken-back"))
        assert visitor.position() == before
    expect(ada.may_move).to_have_count(1)


def test_not_taken_back_without(two):
    ada, bea = two
    before = ada.position()
    sail_and_ask_back(ada)
    bea.button("ui-undo-refuse").click()
    for visitor in two:
        expect(visitor.entries.last).to_have_text(visitor.say("table-undo-refused", name="Bea"))
        assert visitor.position() != before
    bea.act()


def test_never_past_a_throw(two):
    ada, bea = two
    ada.place("f2").click()
    ada.place("f3").click()
    expect(ada.button("ui-undo")).to_be_enabled()
    bea.act()
    expect(ada.button("ui-undo")).to_have_count(0)


def test_resigning_asks_first_ends_it_and_a_rematch_takes_both_along(two):
    ada, bea = two
    table = ada.table
    bea.drawer("ui-tab-table")
    bea.button("ui-resign").click()
    bea.button("ui-resign-no").click()
    expect(bea.button("ui-resign")).to_be_visible()
    expect(ada.may_move).to_have_count(1)
    bea.button("ui-resign").click()
    bea.button("ui-resign-yes").click()
    for visitor, you in zip(two, ("rival", "player"), strict=True):
        expect(visitor.dock).to_contain_text(visitor.say("ui-resigned", player="Bea", rival="Ada", you=you))

    ada.button("ui-rematch").click()
    bea.button("ui-again-agree").last.click()
    for visitor in two:
        expect(visitor.page).not_to_have_url(f"/t/{table}")
        expect(visitor.entries.first).to_be_attached()
    assert ada.table == bea.table
    for seat, visitor in enumerate(two):
        expect(visitor.board).to_be_visible()
        assert visitor.look()["table"]["viewer"]["seats"] == [seat]
    next_one(two).act()


def test_nothing_is_lit_after_the_end(two):
    ada, bea = two
    bea.post(f"/api/tables/{ada.table}/actions", do="resign")
    expect(ada.dock).to_contain_text(ada.say("ui-resigned", player="Bea", rival="Ada", you="rival"))
    assert not ada.may_act()


def test_nothing_is_lit_before_everybody_sits(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="friend"))
    expect(ada.dock).to_contain_text(ada.say("ui-waiting-friend"))
    assert not ada.may_act()


def test_a_bot_sits_in_for_somebody_who_left(two):
    ada, bea = two
    table = ada.table
    bea.go("/")
    ada.drawer("ui-tab-table")
    ada.button("ui-hand-seat").click()
    expect(ada.page.get_by_role("list", name=ada.say("ui-seats"))).to_contain_text(ada.say("ui-stand-in"))
    bea.sit_at(table)
    bea.button("ui-take-seat").click()
    expect(bea.button("ui-take-seat")).to_have_count(0)
    assert not bea.look()["table"]["seats"][1]["stand_in"]


def test_the_others_are_asked_whether_a_bot_sits_in(visit):
    ada, bea, cleo = (visit(name, game=BONE, viewport=PHONE) for name in ("Ada", "Bea", "Cleo"))
    table = ada.lay_table("friend", "friend")
    for visitor in (bea, cleo):
        visitor.join(table).sit_at(table)
    ada.sit_at(table)
    bea.go("/")
    ada.drawer("ui-tab-table")
    ada.button("ui-hand-seat").click()
    expect(cleo.dock).to_contain_text(cleo.say("ui-hand-asked", name="Ada", player="Bea"))
    cleo.button("ui-hand-refuse").click()
    expect(cleo.button("ui-hand-refuse")).to_have_count(0)
    ada.button("ui-hand-seat").click()
    cleo.button("ui-hand-agree").click()
    bea.sit_at(table)
    bea.button("ui-take-seat").click()
    expect(bea.button("ui-take-seat")).to_have_count(0)


def test_who_asks_may_think_again(two):
    ada, bea = two
    sail_and_ask_back(ada)
    ada.button("ui-withdraw").click()
    for visitor in two:
        expect(visitor.entries.last).to_have_text(visitor.say("table-withdrawn", name="Ada"))
    assert bea.button("ui-undo-agree").count() == 0


def test_with_two_seats_one_says_which_is_given_up(visit):
    ada = visit("Ada")
    ada.sit_at(ada.lay_table("here"))
    ada.drawer("ui-tab-table")
    ada.button("ui-resign-seat", name="Bea").click()
    ada.button("ui-resign-yes").click()
    expect(ada.dock).to_contain_text(ada.say("ui-resigned", player="Bea", rival="Ada", you="other"))
