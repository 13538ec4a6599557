"""A game that is over is a moment: who won, what the points were made of, what next. On a phone, for every box."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.scene import reckoning

from .test_axe import check
from .test_phone import PHONE, is_on_screen, scrolls_sideways
from .visitors import until

GOLDEN = Path(__file__).parents[1] / "games"
FINISHED = {
    "jonques": "reach_port",
    "bone": "two_players",
    "magot": "three_players",
    "bonactio": "six_players",
    "tour": "two_players",
}
SHARES = "window.given = []; navigator.share = async (gift) => void window.given.push(gift); 0"


def golden(game):
    return ludotheque.load((GOLDEN / game / "golden" / f"{FINISHED[game]}.ludo").read_text("utf-8"))


def finished(visit, game, *who, **habits):
    """Somebody back at a table where the last move was made."""
    match = golden(game)
    ada = visit(*(who or ("Ada", "fr")), game=match.game, **habits)
    ada.sit_at(ada.lay_position(match, *["bot"] * (match.seats - 1)))
    return ada, match


def end(visitor):
    return visitor.page.get_by_role("dialog")


@pytest.mark.parametrize("game", FINISHED)
def test_the_end_of_every_box(visit, game):
    ada, match = finished(visit, game, **PHONE)
    sheet, (winner,) = end(ada), match.winners
    names = ["Ada", *(ada.say("bot-3") + (f" {n}" if n > 1 else "") for n in range(1, match.seats))]
    said = ada.say("ui-end-won", names=names[winner], count=1) if winner else ada.say("ui-end-you")
    expect(sheet.get_by_role("heading", level=2)).to_have_text(said)
    expect(sheet.locator(".podium > li")).to_have_count(match.seats)
    for part in reckoning(match)[winner]:
        if part.points or part.told not in ("", "0"):
            expect(sheet.get_by_text(ada.say.say(part.label, []), exact=True).first).to_be_attached()
    assert not scrolls_sideways(ada)
    for button in (ada.button("ui-rematch"), ada.button("ui-share"), ada.link("ui-replay"), ada.link("ui-study-short")):
        assert is_on_screen(button)
        assert button.bounding_box()["height"] >= 44


def test_it_closes_by_its_cross_and_by_back_and_opens_again(visit):
    ada, _ = finished(visit, "jonques", **PHONE)
    sheet = end(ada)
    sheet.get_by_role("button", name=ada.say("ui-close")).tap()
    expect(sheet).to_have_count(0)
    assert is_on_screen(ada.board)
    ada.button("ui-result").tap()
    expect(sheet).to_be_visible()
    ada.page.go_back()
    expect(sheet).to_have_count(0)
    expect(ada.button("ui-rematch")).to_be_visible()
    ada.button("ui-result").tap()
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_rematch_begins_there(visit):
    ada, _ = finished(visit, "jonques", **PHONE)
    before = ada.table
    ada.button("ui-rematch").tap()
    expect(end(ada)).to_have_count(0)
    ada.settle()
    assert ada.table != before
    assert ada.look()["table"]["state"] in ("open", "running")


def test_who_gave_up_and_who_wins(visit):
    ada = visit("Ada", "fr", **PHONE)
    ada.sit_at(ada.lay_table())
    ada.post(f"/api/tables/{ada.table}/actions", do="resign", seat=0)
    sheet = end(ada)
    expect(sheet).to_contain_text(ada.say("ui-end-resigned", name="Ada", mine="yes"))
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(ada.say("bot-3"))
    expect(sheet.locator("blockquote")).to_contain_text(ada.say("ui-bot-3-won"))


def test_it_is_shown_to_a_friend_by_the_phone_or_as_a_text(visit):
    ada, _ = finished(visit, "jonques", **PHONE)
    ada.page.evaluate(SHARES)
    ada.button("ui-share").tap()
    until(lambda: ada.page.evaluate("window.given.length"))
    gift = ada.page.evaluate("window.given[0]")
    assert gift["url"].endswith(f"/t/{ada.table}/replay")
    assert gift["title"] in gift["text"]
    ada.page.evaluate("navigator.share = undefined")
    ada.button("ui-share").tap()
    expect(end(ada).get_by_text(ada.say("ui-share-copied"))).to_be_visible()


def test_the_story_comes_when_it_is_ready(visit):
    ada, _ = finished(visit, "jonques", **PHONE)
    expect(end(ada).locator("figure polyline")).to_have_count(2)
    ada.link("ui-study-short").tap()
    expect(ada.page.get_by_role("heading", name=ada.say("ui-mistakes"))).to_be_visible()


def test_the_story_and_the_study_call_the_same_move_the_turning_point(visit):
    ada, _ = finished(visit, "jonques")
    turn = ada.context.request.get(f"/api/tables/{ada.table}/study").json()["turn"]
    when = f"{ada.say('turn')} {turn['turn']['value']}"  # this game counts its turns
    told = ada.say("ui-moment-turn", when=when)
    expect(end(ada).locator("strong", has_text=told)).to_be_visible()
    expect(end(ada).locator("figure .legend")).to_contain_text(ada.say("ui-curve-turn"))
    ada.link("ui-study-short").click()
    there = ada.page.locator("button", has_text=told)
    there.click()
    expect(there).to_have_attribute("aria-current", "step")
    figure = ada.page.locator("figure")
    expect(figure.locator(".chart .turn title")).to_have_text(told)
    marks = figure.locator(".chart .mark")
    assert marks.count() == marks.locator("title").count() > 0
    for words in (ada.say("ui-curve-mistakes", count=marks.count()), ada.say("ui-curve-turn"), ada.say("ui-curve-now")):
        expect(figure.locator(".legend")).to_contain_text(words)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_for_axe(visit, scheme):
    ada, _ = finished(visit, "magot", color_scheme=scheme, bypass_csp=True)
    expect(end(ada)).to_be_visible()
    check(ada)


def test_confetti_only_for_those_who_like_motion(visit):
    for motion, bits in (("no-preference", 44), ("reduce", 0)):
        ada, match = finished(visit, "tour", reduced_motion=motion)
        assert match.winners == [0]
        expect(end(ada)).to_be_visible()
        expect(end(ada).locator("i")).to_have_count(bits)
