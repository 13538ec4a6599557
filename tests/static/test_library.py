"""The library as files on a plain host, which is gone after the first visit: all of it goes on in the browser alone."""

import re
import shutil

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.scene import lesson_of
from ludotheque.scene.lesson import steps_of
from ludotheque.static.site import edition as edition_of
from tests.bots.test_study import blundered
from tests.browser.test_axe import check
from tests.browser.test_lesson import Pupil
from tests.browser.test_phone import PHONE, scrolls_sideways
from tests.browser.test_study import mistakes
from tests.browser.visitors import SHORT

from .conftest import serving
from .readers import Reader

pytestmark = pytest.mark.slow
OPTIONS = {"jonques": SHORT}


def test_every_game_is_played_to_its_end_and_read_by_a_house(library, edition):
    library.open_house(edition)
    for name in ludotheque.games():
        game = ludotheque.game(name)
        table, played = library.play(game, 3, OPTIONS.get(name))
        match = ludotheque.load(library.ask("GET", f"/api/tables/{table}/game.ludo"))
        assert (match.to_move, len(match.log)) == ("over", played["ply"])
        last = library.ask("GET", f"/api/tables/{table}/replay/{played['ply']}")
        assert last["winners"] == list(match.winners) or len(match.winners) == match.seats
    assert len(library.ask("GET", "/api/me/tables")) == len(ludotheque.games())


def test_a_bot_that_nobody_waits_for_stops_and_another_thinks(library, edition):
    """Level 5 takes its time: the table answers meanwhile, and who gives up does not wait for it."""
    library.open_house(edition)
    table, _ = library.play(library.game, 5, until_bot=True)
    library.ask("POST", f"/api/tables/{table}/actions", {"do": "resign"})
    assert library.ask("GET", f"/api/tables/{table}")["table"]["state"] == "over"
    _, played = library.play(library.game, 2, SHORT)
    assert played["table"]["state"] == "over"


def lay_the_table(reader, other="ui-seat-bot"):
    reader.box(reader.game).click()
    reader.button("ui-play-now").click()
    reader.field("ui-my-name").fill("Ada")
    seat = reader.page.get_by_role("group", name=reader.say("ui-seat", number=2, name=reader.say("seat-1")))
    seat.get_by_role("radio", name=reader.say(other), exact=True).check()
    assert seat.get_by_role("radio", name=reader.say("ui-seat-friend"), exact=True).count() == 0


def test_a_game_at_the_page_reloaded_in_the_middle(library):
    library.go()
    lay_the_table(library, "ui-seat-here")
    library.field("option-turn_cap").fill(SHORT["turn_cap"])
    library.button("ui-open-table").click()
    library.settle().throw_by_hand()
    for _ in range(6):
        library.act()
    before = library.lines()
    library.page.reload()
    library.settle()
    assert library.lines()[: len(before)] == before
    library.act()
    library.page.set_viewport_size(PHONE["viewport"])
    assert not scrolls_sideways(library)
    library.page.go_back()
    library.go()
    expect(library.page.get_by_role("heading", name=library.say("ui-continue"))).to_be_visible()
    check(library)


def test_two_at_one_screen_with_the_curtain_between_them(chromium, library):
    bone = ludotheque.game("bone")
    library.page.close()
    ada = Reader(library.context, library.base, bone)
    lay_the_table(ada.go(), "ui-seat-here")
    ada.field("ui-their-name").fill("Bea")
    ada.button("ui-open-table").click()
    curtain = ada.page.get_by_role("dialog")
    expect(curtain).to_contain_text(re.compile("|".join(ada.say("ui-curtain", name=who) for who in ("Ada", "Bea"))))
    expect(ada.board).to_have_count(0)
    curtain.get_by_role("button").first.click()
    expect(ada.board).to_be_visible()
    assert ada.troubles == []


def test_a_lesson_is_played_to_its_end(library):
    library.page.clock.install()
    library.go(f"/g/{library.game.name}/lesson")
    pupil, steps = Pupil(library, False), lesson_of(library.game).steps
    for n, (step, learnt) in enumerate(zip(steps, steps_of(library.game), strict=True)):
        expect(pupil.said).to_have_text(step.text["en"])
        if learnt.throws:
            library.button("ui-throw").click()
        elif not step.reads:
            pupil.play(step, next(one.move for one in step.frame.offers if learnt.accepts(one.move)))
        pupil.go_on(n)
    expect(pupil.said).to_have_text(library.say("ui-lesson-over"))


def test_a_file_from_a_house_is_replayed_studied_gone_on_with_and_given_back(library, tmp_path):
    brought = tmp_path / "blunder.ludo"
    brought.write_text(blundered().save(), "utf-8")
    library.go()
    library.page.locator("input[type=file]").set_input_files(brought)
    expect(library.page).to_have_url(re.compile(r"/library/\?/t/\w+/replay$"))
    with library.page.expect_download() as given:
        library.link("ui-download").click()
    assert (tmp_path / "blunder.ludo").read_bytes() == given.value.path().read_bytes()
    library.button("ui-study").click()
    expect(mistakes(library).get_by_role("button").first).to_contain_text("a3 → a4")
    library.button("ui-fork").click()
    library.button("ui-open-table").click()
    library.settle()


def test_the_dice_are_checked_and_say_whose_they_are(library, edition):
    library.open_house(edition)
    table, _ = library.play(library.game, 1, SHORT)
    library.go(f"/t/{table}/replay")
    library.button("ui-check").click()
    expect(library.page.get_by_text(library.say("ui-check-alone"))).to_be_visible()


def test_another_page_takes_the_house_over(library):
    first = library.go().page
    expect(library.page.get_by_text(library.say("ui-offline-ready"))).to_be_visible()
    second = library.new_page()
    library.go()
    expect(library.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(first.get_by_text(library.say("ui-coming-elsewhere"))).to_be_visible()
    second.close()
    first.get_by_role("button", name=library.say("ui-coming-here")).click()
    expect(first.get_by_text(library.say("ui-coming-elsewhere"))).to_have_count(0)


def test_a_new_edition_is_offered_while_a_game_runs(chromium, edition, tmp_path):
    folder = tmp_path / "library"
    shutil.copytree(edition, folder)
    with chromium.new_context(locale="en") as context, serving(tmp_path) as host:
        ada = Reader(context, f"{host}library/").come()
        lay_the_table(ada)
        ada.button("ui-open-table").click()
        ada.settle()
        words = folder / "api" / "words" / "en.ftl"
        words.write_text(words.read_text("utf-8").replace("ui-motto = ", "ui-motto = New: "), "utf-8")
        code = (folder / "sw.js").read_bytes().partition(b"\n")[2]
        (folder / "sw.js").unlink()
        (folder / "sw.js").write_bytes(edition_of(folder) + code)
        ada.page.evaluate("navigator.serviceWorker.ready.then((known) => known.update())")
        expect(ada.page.get_by_text(ada.say("ui-edition-ready"))).to_be_visible()
        with ada.page.expect_event("load"):  # the new one takes over
            ada.button("ui-edition-open").click()
        ada.settle()
        ada.go()
        expect(ada.page.get_by_text("New: ")).to_be_visible()
        expect(ada.page.get_by_role("heading", name=ada.say("ui-continue"))).to_be_visible()
        assert ada.troubles == []
