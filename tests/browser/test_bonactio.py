"""Bonactio through the page: cards read aloud, cards written by the table, a family of four to the end."""

from functools import partial

import pytest
from playwright.sync_api import expect

from ludotheque.games.bonactio import GAME
from tests.games.bonactio.positions import place

from .test_camera import is_in_view, view, width
from .test_magot import is_running
from .test_phone import PHONE, is_on_screen, scrolls_sideways
from .visitors import play, press_if_there, until

READABLE = 56  # pixels of a square


@pytest.fixture
def visit(anywhere, server):
    return partial(anywhere, server, game=GAME)


def choose_or_throw(visitor):
    """Whatever the dock offers to press."""
    if visitor.look()["frame"]["offers"]:
        press_if_there(visitor.dock.locator(".tools button.press"))


def test_a_family_of_four_plays_to_the_end(visit):
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_table("friend", "bot", "bot")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    cards = ada.page.locator(".sheets article")
    read = set()

    def is_read_to_the_end():
        read.update(cards.all_inner_texts())
        return ada.is_over()

    play([ada, bea], lambda: is_running(ada), choose_or_throw)
    play([ada, bea], is_read_to_the_end, choose_or_throw)
    assert len(read) > 3
    assert max(ada.look()["frame"]["scores"]) >= 40
    for rank in range(1, 5):
        expect(ada.board.locator(f'[data-at="step-{rank}"] [data-piece^="pawn-"]')).to_have_count(1)
        expect(ada.page.locator(f'[data-tray^="purse-"] [data-piece="rank-{rank}"]')).to_be_visible()
    assert ada.troubles == bea.troubles == []


def test_the_table_writes_a_card(visit):
    """It is in the pile, on the screen as plain text, and in the file."""
    ada = visit()
    ada.go(f"/g/{GAME.name}")
    ada.button("ui-play-now").click()
    ada.page.get_by_text(ada.say("ui-blanks"), exact=True).click()
    written = "You <b>tidy</b> the attic."
    ada.page.get_by_label(ada.say("ui-blank-text")).first.fill(written)
    ada.button("ui-open-table").click()
    expect(ada.board).to_be_visible()
    table = ada.look()["table"]
    assert table["texts"] == {"blank-1": written}
    assert table["options"]["blank-1"] == "1"
    assert f"tag text-blank-1 {written}\n" in ada.context.request.get(f"/api/tables/{ada.table}/game.ludo").text()


def last_square(visitor):
    marks = visitor.look()["frame"]["marks"]
    return next(mark["places"][-1] for mark in marks if mark["kind"] == "last")


def square_of(visitor, seat):
    return next(piece["place"] for piece in visitor.look()["frame"]["pieces"] if piece.get("id") == f"pawn-{seat}")


def test_a_phone_follows_the_pawns(visit):
    """The square of a throw can be read; then the view goes on to the pawn that is next."""
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("1", "35"), other="here"))
    whole = view(ada)
    assert width(ada, "1") < READABLE
    assert is_on_screen(ada.button("ui-throw"))
    ada.button("ui-throw").tap()
    expect(ada.board.locator(".mark-last")).to_have_count(1)
    until(lambda: width(ada, "1") >= READABLE)
    until(lambda: is_in_view(ada, last_square(ada)) and is_on_screen(ada.place(last_square(ada))))
    until(lambda: is_in_view(ada, square_of(ada, ada.look()["frame"]["thrower"])))
    assert not scrolls_sideways(ada)

    ada.button("ui-whole-board").tap()
    until(lambda: view(ada) == whole)
    ada.button("ui-follow").tap()
    until(lambda: width(ada, "1") >= READABLE)
