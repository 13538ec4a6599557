"""Bonactio through the page: cards read aloud, cards written by the table, a family of four to the end."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.contract import NOBODY
from ludotheque.games.bonactio import GAME
from ludotheque.scene import cards
from tests.games.bonactio.positions import place

from .test_camera import is_in_view, view, width
from .test_firsts import COVERED, KEPT_FREE
from .test_magot import is_running
from .test_phone import PHONE, is_on_screen, scrolls_sideways
from .visitors import STEADY, play, press_if_there, turn_card, until

READABLE = 56  # pixels of a square
A_WHILE = 8000  # milliseconds: longer than anything rests


@pytest.fixture
def visit(anywhere, server):
    return partial(anywhere, server, game=GAME)


def choose_or_throw(visitor):
    """Whatever there is to read, then whatever the dock offers to press."""
    if not turn_card(visitor) and visitor.look()["frame"]["offers"]:
        press_if_there(visitor.dock.locator(".tools button.press"))


def test_a_family_of_four_plays_to_the_end(visit):
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_table("friend", "bot", "bot")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    play([ada, bea], lambda: is_running(ada), choose_or_throw)
    play([ada, bea], ada.is_over, choose_or_throw)
    assert max(ada.look()["frame"]["scores"]) >= 40
    for rank in range(1, 5):
        expect(ada.board.locator(f'[data-at="step-{rank}"] [data-piece^="pawn-"]')).to_have_count(1)
        expect(ada.page.locator(f'[data-tray^="purse-"] [data-piece="rank-{rank}"]')).to_be_visible()
    assert ada.troubles == bea.troubles == []


def cards_of(visitor):
    """What was to be read in the whole game, in order, as the log of the house has it."""
    match = ludotheque.load(visitor.context.request.get(f"/api/tables/{visitor.table}/game.ludo").text())
    names = [visitor.say("bot-3") if seat else visitor.name for seat in range(match.seats)]
    told = [card for ply, entry in enumerate(match.log) for card in cards(match, entry, ply, NOBODY)]
    return [visitor.say.say(line, names) for card in told for line in card.lines]


def test_no_card_of_a_whole_game_is_lost(visit):
    """All that the log has is read in the page, whatever the bot does meanwhile: what is mine in its order and card by
    card, what the other drew between two of my turns in one go. Then comes one's turn."""
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("bot"))
    cards, press = ada.page.locator(".sheets article"), ada.dock.locator(".tools button.press")
    read, others, most = [], [], 0

    def read_or_play(visitor):
        nonlocal most
        together = cards.locator("ol").count()
        said = turn_card(visitor)
        read.extend(said)
        if together:
            others.append(said)
        elif not said and press_if_there(press):
            most = max(most, len(others))
            others.clear()
        return said

    play([ada], ada.is_over, read_or_play)
    until(lambda: not read_or_play(ada) and not cards.count())
    missing = list(cards_of(ada))
    assert len(missing) > 20
    for line in read:
        if line in missing:
            missing.remove(line)
    assert missing == []
    assert most <= 1


def test_who_passes_over_cards_finds_them_in_short(visit):
    """What was not read one by one lies in one list, and is in the log."""
    ada = visit()
    ada.sit_at(ada.lay_table("bot", "bot", "bot"))
    skip = ada.page.locator(".sheets button:not(.press)")
    passed = ada.page.get_by_role("region", name=ada.say("ui-passed"))  # also where many throws came at once

    def read_last(_):
        """Only what nothing can follow: until then cards gather."""
        frame = ada.look()["frame"]
        if passed.count():
            turn_card(ada)
        elif not skip.count() and 0 in (frame["to_move"], frame["thrower"]):
            turn_card(ada) or press_if_there(ada.dock.locator(".tools button.press"))

    play([ada], lambda: skip.count() and not passed.count(), read_last)
    card = ada.page.locator(".sheets article p").last.inner_text()
    skip.click()
    expect(passed).to_contain_text(card)
    expect(ada.page.locator("#prompt")).to_have_text(ada.say("ui-reading"))
    story = " ".join(ada.lines())
    summed_up = passed.locator("details")
    for turn in (summed_up if summed_up.count() else passed).locator("p").all_text_contents():
        assert turn.split(". ")[0] in story


def test_a_card_says_whose_it_is_and_nothing_is_asked_before_it_is_read(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("3", "35"), other="here"))
    ada.button("ui-throw").tap()
    expect(ada.page.locator(".sheets article").first).to_contain_text(ada.say("ui-card-of", name="Ada"))
    expect(ada.page.locator("#prompt")).to_have_text(ada.say("ui-reading"))
    expect(ada.button("ui-throw")).to_have_count(0)
    until(lambda: not turn_card(ada))
    expect(ada.button("ui-throw").or_(ada.dock.locator(".tools button.press")).first).to_be_visible()


def test_a_touch_on_a_square_says_what_its_sign_means(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("15", "35"), other="here"))
    first = ada.page.locator(".first")
    expect(first).to_contain_text(ada.say("first-prompt-throw"))
    assert first.evaluate(COVERED, KEPT_FREE) == []
    means = ada.say("sign-move", to=20)
    expect(ada.place("16")).to_have_accessible_name(re.compile(f"^16, {re.escape(means)}, "))
    assert ada.place("16").locator("title").text_content() == means
    ada.place("16").tap()
    expect(ada.page.get_by_role("status").filter(has_text=means)).to_contain_text(ada.say("refused-throw-first"))


def test_the_heart_on_the_die_is_said_to_be_a_one(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("5", "35", more="die 1"), other="here"))
    die = ada.page.get_by_role("group", name=ada.say("dice"))
    expect(die).to_have_attribute("title", ada.say("die", face="1"))


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (390, 844)])
def test_a_card_does_not_lie_over_the_pawn_that_it_speaks_of(visit, size):
    """At the foot of the board too, whatever is thrown from square 1."""
    ada = visit(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    ada.page.clock.install()
    ada.sit_at(ada.lay_position(place("1", "35"), other="here"))
    ada.button("ui-throw").tap()
    card, pawn = ada.page.locator(".sheets article"), ada.board.locator('[data-piece="pawn-0"]')
    expect(card.first).to_be_visible()
    until(lambda: bottom(pawn) <= card.first.bounding_box()["y"])
    ada.board.evaluate(STEADY)
    assert bottom(pawn) <= card.first.bounding_box()["y"]
    assert pawn.bounding_box()["y"] >= ada.page.locator(".view").bounding_box()["y"]
    ada.page.clock.fast_forward(A_WHILE)  # however long somebody reads
    ada.board.evaluate(STEADY)
    assert bottom(pawn) <= card.first.bounding_box()["y"]
    assert is_in_view(ada, square_of(ada, 0))
    until(lambda: not turn_card(ada))
    expect(ada.board).to_have_css("translate", "none")


def bottom(thing):
    box = thing.bounding_box()
    return box["y"] + box["height"]


REMEMBERED = "(table) => localStorage.getItem(`ludotheque.read.${table}`)"


def test_what_was_read_is_not_read_again_after_a_reload(visit):
    """Of several cards the second is the first to be read then; and when all were read, none is."""
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("here"))
    cards, more = ada.page.locator(".sheets article"), ada.page.locator(".sheets button:not(.press)")
    buttons = ada.dock.locator(".tools button.press")

    def read_one(_):
        if not more.count():
            turn_card(ada) or press_if_there(buttons)

    play([ada], more.count, read_one)
    until(lambda: max(ada.look()["frame"]["thrower"], ada.look()["frame"]["to_move"]) >= 0)
    first = turn_card(ada)[-1]
    expect(cards.filter(has_text=first)).to_have_count(0)
    second = cards.locator("p").last.inner_text()
    ada.page.reload()
    expect(cards).to_contain_text(second)
    expect(cards).not_to_contain_text(first)
    until(lambda: not turn_card(ada) and buttons.count())
    until(lambda: ada.page.evaluate(REMEMBERED, ada.table).split()[0] == str(ada.look()["seq"]))
    ada.page.reload()
    expect(buttons.first).to_be_visible()
    expect(cards).to_have_count(0)


def test_what_a_bot_turns_over_before_the_page_is_there_is_read(visit):
    """The game begins with the page's part of the dice; a bot that is first may be done before the page looks again."""
    ada = visit()
    table = ada.lay_position(place("35", "3, 1 extra throw", status="1 to throw"))

    def answer_late(route):
        reply = route.fetch()
        until(lambda: ada.context.request.get(f"/api/tables/{table}").json()["frame"]["thrower"] == 0)
        route.fulfill(response=reply)

    ada.page.route(f"**/api/tables/{table}/actions", answer_late)
    ada.sit_at(table)
    read = []
    until(lambda: read.extend(turn_card(ada)) or not ada.page.locator(".sheets article").count())
    expected = cards_of(ada)
    assert len(expected) > 1
    assert [line for line in read if line in expected] == expected


def ply(visitor):
    return visitor.look()["frame"]["ply"]


def test_at_a_run_the_page_throws_when_all_was_read(visit):
    """However fast the dice: what was turned over waits, and only then do they throw themselves again."""
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("3", "35"), other="here"))
    ada.dock.get_by_role("radio", name=ada.say("ui-pace-run")).tap()
    card = ada.page.locator(".sheets article")
    expect(card).to_be_visible()
    thrown = ply(ada)
    expect(ada.page.locator("#prompt")).to_have_text(ada.say("ui-reading"))
    assert ada.look()["table"]["speed"] == "run"
    assert ply(ada) == thrown
    play([ada], lambda: ply(ada) > thrown, choose_or_throw)


def test_a_pace_says_what_it_does_before_anything_is_thrown(visit):
    """And under a card it cannot be touched."""
    ada = visit(**PHONE)
    ada.page.clock.install()
    ada.sit_at(ada.lay_position(place("3", "35"), other="here"))
    walk, status = ada.dock.get_by_role("radio", name=ada.say("ui-pace-walk")), ada.dock.locator(".pace [role=status]")
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") + 1000)
    walk.tap()
    expect(status).to_have_text(ada.say("ui-pace-walk-means"))
    until(lambda: ada.look()["table"]["speed"] == "walk")
    before = ply(ada)
    ada.page.clock.run_for(2000)
    assert ply(ada) == before
    ada.page.clock.resume()
    expect(ada.page.locator(".sheets article")).to_be_visible()
    assert ply(ada) > before
    expect(ada.dock.locator(".pace")).to_have_attribute("inert", "")
    expect(status).to_have_text("")


def test_a_lesson_shows_the_pawn_above_its_card_and_says_the_card_once(visit):
    ada = visit(**PHONE)
    ada.page.clock.install()
    ada.go(f"/g/{GAME.name}/lesson").settle()
    ada.page.get_by_role("button", name=ada.say("ui-lesson-on"), exact=True).tap()
    ada.button("ui-throw").tap()
    card, pawn = ada.page.locator(".sheets article"), ada.board.locator('[data-piece="pawn-0"]')
    expect(card).to_be_visible()
    ada.page.clock.fast_forward(A_WHILE)
    until(lambda: bottom(pawn) <= card.bounding_box()["y"])
    text = card.locator("p").last.inner_text()
    expect(ada.page.locator(".teacher")).not_to_contain_text(text)
    past = ada.page.locator(".way .past").count()
    card.get_by_role("button").tap()
    expect(card).to_have_count(0)
    until(lambda: ada.page.locator(".way .past").count() == past + 1)


ON_TOP = """(one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const under = (at) => document.elementFromPoint(x + width / 2, y + at * height);
    return [0.1, 0.5, 0.9].every((at) => one.contains(under(at)));
}"""


def test_the_goal_is_read_over_the_board(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("here"))
    ada.button("guide-goal").tap()
    goal = ada.page.locator("#goal")
    expect(goal).to_be_in_viewport(ratio=1)
    assert goal.evaluate(ON_TOP)
    goal.tap()
    expect(goal).to_be_hidden()


LINES = """(names) => names.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
})"""


def test_no_name_is_broken_where_six_sit_at_a_phone(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_table("bot", "bot", "bot", "bot", "bot"))
    assert ada.page.locator(".seat .name strong").evaluate_all(LINES) == [1] * 6


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


def square_of(visitor, seat):
    """Where a pawn stands on the page."""
    return visitor.board.locator(f'[data-at]:has([data-piece="pawn-{seat}"])').get_attribute("data-at")


def square_of_the_next(visitor):
    """Where the pawn stands whose turn it is."""
    frame = visitor.look()["frame"]
    seat = max(frame["thrower"], frame["to_move"])
    return next(piece["place"] for piece in frame["pieces"] if piece.get("id") == f"pawn-{seat}")


def test_a_phone_follows_the_pawns(visit):
    """The square of a throw can be seen while its card is read; then the view goes on to the pawn that is next."""
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place("3", "35"), other="here"))
    whole = view(ada)
    assert width(ada, "1") < READABLE
    assert is_on_screen(ada.button("ui-throw"))
    ada.button("ui-throw").tap()
    expect(ada.page.locator(".sheets article")).to_have_count(1)
    until(lambda: width(ada, "1") >= READABLE)
    until(lambda: square_of(ada, 0) != "3" and is_in_view(ada, square_of(ada, 0)))
    until(lambda: not turn_card(ada) and is_in_view(ada, square_of_the_next(ada)))
    assert not scrolls_sideways(ada)

    ada.button("ui-whole-board").tap()
    until(lambda: view(ada) == whole)
    ada.button("ui-follow").tap()
    until(lambda: width(ada, "1") >= READABLE)
