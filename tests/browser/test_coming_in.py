"""Coming to a table: by the join form, again and again, and from the shelf to one's own games."""

import re

from playwright.sync_api import expect

from ludotheque.games.bone import GAME as BAND

JOINS = 6
DEALT = 6  # entries: two have come, and the hands are dealt


def test_who_joins_sees_the_board_and_everything_once(visit):
    """The page hears of its own coming twice: in the answer, and over the wire."""
    ada, bea = visit("Ada", game=BAND), visit("Bea", game=BAND)
    for _ in range(JOINS):
        table = ada.lay_table("friend")
        ada.sit_at(table)
        bea.sit_at(table)
        bea.field("ui-my-name").fill("Bea")
        bea.button("ui-sit").click()
        for visitor in (ada, bea):
            expect(visitor.entries.nth(DEALT)).to_be_visible()
            expect(visitor.board).to_be_visible()
            lines = visitor.lines()
            assert lines.count(visitor.say("table-joined", name="Bea")) == 1, lines


def test_a_table_that_opens_says_so(visit):
    ada = visit().go("/")
    table = ada.lay_table("here")
    held = []
    ada.page.route(f"**/api/tables/{table}?*", lambda route: held.append(route))
    ada.page.goto(f"/t/{table}", wait_until="commit")
    expect(ada.page.get_by_text(ada.say("ui-opening"))).to_be_visible()
    for route in held:
        route.continue_()
    ada.page.unroute(f"**/api/tables/{table}?*")
    ada.settle()
    expect(ada.page.get_by_text(ada.say("ui-opening"))).to_have_count(0)


def test_own_games_are_on_top_of_the_shelf_with_whose_turn_it_is(visit):
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_table("friend")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    expect(ada.entries.nth(1)).to_be_visible()
    for _ in range(3):
        for visitor, seat in ((ada, 0), (bea, 1)):
            turn = ada.look()["frame"]["thrower"]  # throws of a turn may follow one another by themselves
            visitor.go("/")
            heading = visitor.page.get_by_role("heading", name=visitor.say("ui-continue"))
            shelf = visitor.page.get_by_role("region", name=visitor.say("ui-shelf"))
            expect(heading).to_be_visible()
            assert heading.bounding_box()["y"] < shelf.bounding_box()["y"]
            mine = visitor.page.locator(f'a[href="/t/{table}"]')
            said = visitor.say("ui-turn-mine") if seat == turn else visitor.say("ui-turn-of", name=("Ada", "Bea")[turn])
            if turn >= 0:
                expect(mine).to_contain_text(said)
            mine.click()
            visitor.settle()
            assert re.search(f"/t/{table}$", visitor.page.url)
        playing = ada if turn == 0 else bea
        if playing.may_act():
            playing.act()
