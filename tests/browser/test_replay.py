"""A game looked at again: slider, steps, fork, file, and the dice made again in the browser."""

import re

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.contract.files import resealed, with_line
from tests.web.test_api import SHORT, play_to_the_end

from .test_camera import line, middle, touch
from .test_phone import PHONE
from .visitors import until

LEAVES = "ui-turn-back", "ui-turn-on", "ui-event-back", "ui-event-on"
IS_ON_TOP = "(control, [x, y]) => control.contains(document.elementFromPoint(x, y))"


@pytest.fixture(scope="module")
def finished(server):
    """A game played to its end over HTTP: the table, and who sat there."""
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.open("friend", options=SHORT)
    bea.join(table)
    play_to_the_end(ada, bea, table=table)
    return table, ada


def stands_at(visitor, ply, plies):
    return expect(visitor.page.get_by_text(visitor.say("ui-ply", ply=ply, plies=plies), exact=True)).to_be_visible()


def test_slider_steps_and_keys(visit, finished):
    table, person = finished
    plies = person.look(table)["frame"]["ply"]
    eve = visit("Eve").go(f"/t/{table}/replay")
    slider = eve.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill("7")
    stands_at(eve, 7, plies)
    eve.button("ui-step-on").click()
    stands_at(eve, 8, plies)
    eve.button("ui-step-back").click()
    stands_at(eve, 7, plies)
    eve.page.keyboard.press("ArrowRight")
    stands_at(eve, 8, plies)
    eve.button("ui-to-end").click()
    stands_at(eve, plies, plies)
    at_the_end = eve.position()
    eve.button("ui-to-start").click()
    stands_at(eve, 0, plies)
    assert eve.position() != at_the_end
    eve.go(f"/t/{table}")
    expect(eve.board).to_be_visible()
    assert eve.position() == at_the_end


def test_it_plays_by_itself(visit, finished):
    eve = visit("Eve").go(f"/t/{finished[0]}/replay")
    eve.page.get_by_role("combobox", name=eve.say("ui-speed")).select_option(eve.say("ui-speed-400"))
    eve.button("ui-play").click()
    until(lambda: int(eve.page.get_by_role("slider").input_value()) >= 3)
    eve.button("ui-pause").click()
    expect(eve.button("ui-play")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (320, 568), (844, 390), (1280, 800)])
def test_what_leafs_through_it_is_in_sight(visit, finished, size):
    eve = visit("Eve", **PHONE | {"viewport": dict(zip(("width", "height"), size, strict=True))})
    eve.go(f"/t/{finished[0]}/replay").settle()
    for there in ("at first", "at the end of the page"):
        keys = map(eve.button, ("ui-play", "ui-step-on", "ui-step-back", "ui-to-end"))
        controls = [eve.page.get_by_role("slider"), *keys]
        if size[0] < size[1]:
            controls += map(eve.button, LEAVES)
        if there == "at first" or size[0] < size[1]:
            for control in controls:
                expect(control, there).to_be_in_viewport(ratio=1)
                x, y = middle(control)
                assert control.evaluate(IS_ON_TOP, [x, y]), there
        eve.page.evaluate("scrollTo(0, 1e6)")
    assert eve.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(390, 664), (320, 568)])
def test_what_leafs_stays_under_the_finger_whatever_is_told(visit, finished, size):
    eve = visit("Eve", **PHONE | {"viewport": dict(zip(("width", "height"), size, strict=True))})
    eve.go(f"/t/{finished[0]}/replay").settle()
    slider, there = eve.page.get_by_role("slider"), middle(eve.button("ui-turn-on"))
    stops = [slider.input_value()]
    for _ in range(6):
        eve.page.touchscreen.tap(*there)
        expect(slider).not_to_have_value(stops[-1])
        stops.append(slider.input_value())
        assert middle(eve.button("ui-turn-on")) == there
    assert stops == sorted(stops, key=int)


def test_a_finger_that_scrolls_does_not_leaf(visit, finished):
    eve = visit("Eve", **PHONE)
    eve.go(f"/t/{finished[0]}/replay").settle()
    x, y = middle(eve.page.get_by_role("slider"))
    touch(eve, line((x, y), (x + 3, y - 200)))
    expect(eve.page.get_by_role("slider")).to_have_value("0")
    x, y = middle(eve.page.get_by_role("slider"))
    touch(eve, line((x - 60, y), (x, y)))
    expect(eve.page.get_by_role("slider")).not_to_have_value("0")


def test_what_the_dice_say_comes_in_sight(visit, finished):
    eve = visit("Eve", **PHONE)
    eve.go(f"/t/{finished[0]}/replay").settle()
    eve.button("ui-check").tap()
    expect(eve.page.get_by_role("status").filter(has_text="✓").locator(".verdict")).to_be_in_viewport(ratio=1)


def test_go_on_from_here(visit, finished):
    eve = visit("Eve").go(f"/t/{finished[0]}/replay")
    eve.page.get_by_role("slider").fill("40")
    expect(eve.page.get_by_role("slider")).to_have_value("40")
    expect(eve.page.get_by_text(re.compile("^" + eve.say("ui-ply", ply=40, plies=0)[:-1]))).to_be_visible()
    before = eve.position()
    eve.button("ui-fork").click()
    seat = eve.page.get_by_role("group", name=eve.say("ui-seat", number=2, name=eve.say("seat-1")))
    seat.get_by_role("radio", name=eve.say("ui-seat-here"), exact=True).check()
    eve.button("ui-open-table").click()
    expect(eve.page).not_to_have_url(re.compile("replay"))
    expect(eve.board).to_be_visible()
    assert eve.table != finished[0]
    assert eve.position() == before
    eve.act()


def test_the_dice_are_right(visit, finished):
    table, person = finished
    throws = len(person.http.get(f"/api/tables/{table}/fairness").json()["draws"])
    assert throws > 50
    eve = visit("Eve").go(f"/t/{table}/replay")
    eve.button("ui-check").click()
    expect(eve.page.get_by_role("status").filter(has_text="✓")).to_contain_text(eve.say("ui-check-good", count=throws))


def test_a_file_brought_from_elsewhere_and_one_with_other_dice(visit, finished):
    table, person = finished
    file = person.http.get(f"/api/tables/{table}/game.ludo").text
    secret = person.look(table)["table"]["secret"]
    other = resealed(file, with_line("tag secret", f"tag secret {secret[::-1]}"))
    for text, sentence in ((file, "✓"), (other, visit().say("ui-check-broken"))):
        eve = visit("Eve").go()
        brought = {"name": "game.ludo", "mimeType": "text/plain", "buffer": text.encode()}
        eve.field("ui-upload").set_input_files(brought)
        eve.button("ui-check").click()
        expect(eve.page.get_by_role("status").filter(has_text=sentence)).to_be_visible()


def test_a_page_to_keep_needs_no_house(visit, finished, chromium, tmp_path):
    """Downloaded, opened from the disk by a browser without a network: every ply, the rules, the dice."""
    table, person = finished
    eve = visit("Eve").go(f"/t/{table}/replay")
    with eve.page.expect_download() as download:
        eve.link("ui-keep").click()
    page = tmp_path / download.value.suggested_filename
    assert re.fullmatch(rf"jonques-\d{{4}}-\d\d-\d\d-{table}\.html", page.name)
    download.value.save_as(page)
    assert page.stat().st_size < 2_000_000
    eve.button("ui-to-end").click()
    plies = person.look(table)["frame"]["ply"]
    stands_at(eve, plies, plies)
    at_the_end = eve.position()

    eve.context.set_offline(True)
    eve.page.goto(page.as_uri())
    stands_at(eve, 0, plies)
    eve.button("ui-to-end").click()
    stands_at(eve, plies, plies)
    assert eve.position() == at_the_end
    eve.button("ui-check").click()
    expect(eve.page.get_by_role("status").filter(has_text="✓")).to_be_visible()
    clause = next(iter(eve.game.rulebook.clauses.values())).text["en"]
    expect(eve.page.locator("#rules")).to_contain_text(clause.split(".")[0])
    with eve.page.expect_download() as download:
        eve.link("ui-download").click()
    assert ludotheque.load(download.value.path().read_text()).save()
