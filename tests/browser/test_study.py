"""A finished game studied in the replay: the curve of the chances, and the moves that cost most."""

import re

from playwright.sync_api import expect

from tests.bots.test_study import blundered

from .test_axe import check
from .test_phone import PHONE, is_on_screen, scrolls_sideways
from .visitors import until

IS_SEEN = """(heading) => {
    const { left, top, bottom } = heading.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => heading.contains(document.elementFromPoint(left + 5, y)));
}"""
MATCH = blundered()
PLIES = len(MATCH.log)


def replay(visitor):
    """The game with the blunder, brought as a file and opened."""
    file = visitor.context.request.post(
        "/api/archive", data=MATCH.save(), headers={"content-type": "text/plain"}
    ).json()
    return visitor.go(f"/t/{file['table']}/replay")


def mistakes(visitor):
    heading = visitor.page.get_by_role("heading", name=visitor.say("ui-mistakes"))
    return visitor.page.locator("section").filter(has=heading)


def study(visitor):
    replay(visitor).button("ui-study").click()
    expect(mistakes(visitor)).to_be_visible()
    return visitor


def stands_at(visitor, ply):
    expect(visitor.page.get_by_text(visitor.say("ui-ply", ply=ply, plies=PLIES), exact=True)).to_be_visible()


def touch(visitor, part, action="click"):
    """The chart, somewhere between its first ply and its last."""
    ground = visitor.page.locator("figure .ground").bounding_box()
    x, y = ground["x"] + part * ground["width"], ground["y"] + ground["height"] / 2
    getattr(visitor.page.mouse, action)(x, y)


def test_the_curve_and_the_mistakes_lead_to_their_plies(visit):
    eve = study(visit("Eve"))
    lines = eve.page.locator("figure polyline")
    expect(lines).to_have_count(2)
    assert len(lines.first.get_attribute("points").split()) > 5
    legend = eve.page.locator("figure").get_by_role("listitem")
    eve.page.keyboard.press("Home")  # a game that was broken off opens where it stands
    expect(legend.first).to_contain_text(eve.say("ui-percent", number=100))  # the port was open
    worst = mistakes(eve).get_by_role("button").first
    expect(worst).to_contain_text("a3 → a4")
    expect(worst).to_contain_text(eve.say("ui-better", move="f9 → f10"))
    expect(worst).to_contain_text(f"{eve.say('turn')} 1:")  # as the game counts, not as the log does
    worst.click()
    stands_at(eve, 1)
    expect(eve.page.locator(".player label")).to_contain_text(f"{eve.say('turn')} 1 · ")
    expect(worst).to_have_attribute("aria-current", "step")
    expect(legend.first).not_to_contain_text(eve.say("ui-percent", number=100))
    touch(eve, 5 / PLIES)
    stands_at(eve, 5)
    eve.page.mouse.down()
    touch(eve, 1.2, "move")
    stands_at(eve, PLIES)
    eve.page.mouse.up()
    touch(eve, 0.5, "move")
    stands_at(eve, PLIES)


def test_on_a_phone_a_mistake_shows_the_board(visit):
    eve = study(visit("Eve", "fr", **PHONE))
    assert not scrolls_sideways(eve)
    mistakes(eve).get_by_role("button").first.tap()
    stands_at(eve, 1)
    assert is_on_screen(eve.board)


def test_it_stops_a_replay_that_runs_and_shows_its_title(visit):
    eve = replay(visit("Eve", "fr", **PHONE | {"viewport": {"width": 390, "height": 664}})).settle()
    eve.button("ui-to-start").tap()
    eve.button("ui-play").tap()
    expect(eve.button("ui-pause")).to_be_visible()
    eve.button("ui-study").tap()
    expect(eve.button("ui-play")).to_be_visible()
    heading = eve.page.get_by_role("heading", name=eve.say("ui-mistakes"))
    expect(heading).to_be_in_viewport(ratio=1)
    until(lambda: heading.evaluate(IS_SEEN))


def test_nothing_serious_for_axe_by_night(visit):
    check(study(visit("Eve", color_scheme="dark", bypass_csp=True)))


def test_why_there_is_none_is_said(visit):
    eve, busy = visit("Eve"), {"kind": "busy", "say": {"id": "refused-busy"}, "rule": ""}
    eve.page.route(re.compile("/study$"), lambda route: route.fulfill(status=429, json=busy))
    replay(eve).button("ui-study").click()
    expect(eve.page.get_by_role("status").filter(has_text=eve.say("refused-busy"))).to_be_visible()
    expect(eve.page.locator("figure")).to_have_count(0)


def test_a_game_that_goes_on_is_not_studied(visit):
    eve = visit("Eve")
    eve.go(f"/t/{eve.lay_table('here')}/replay")
    expect(eve.button("ui-check")).to_be_visible()
    expect(eve.button("ui-study")).to_have_count(0)
