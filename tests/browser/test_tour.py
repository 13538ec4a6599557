"""Le tour du monde through the page: cards and cells, the camera and the sheet, notebook and album, three and a bot."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from ludotheque.games.tour import GAME
from ludotheque.games.tour.content import DESTINATIONS, PER_SITE, sheet_of
from tests.games.tour.positions import camera_lines, place

from .test_axe import check
from .test_camera import is_in_view, width
from .test_phone import PHONE, scrolls_sideways
from .visitors import play, press_if_there, turn_card, until

NAMES = [site.id for site in DESTINATIONS]
RACKED = "fuji=rack-0 nazca=rack-0 kourou=rack-0 everest=rack-0 venise=carried-0"  # one short of the five
READABLE = 56  # pixels of a cell
LIES_OVER = """() => {
    const [boxOf, here] = [(thing) => thing.getBoundingClientRect(), (path) => [...document.querySelectorAll(path)]];
    const [field, slips] = [boxOf(document.querySelector(".field")), boxOf(document.querySelector(".slips"))];
    const view = boxOf(document.querySelector(".field .view"));
    const out = here(".field .view, .field .lens button").filter((thing) => {
        const {left, right, top, bottom} = boxOf(thing);
        return left < field.left - 1 || right > field.right + 1 || top < field.top - 1 || bottom > field.bottom + 1;
    });
    const names = here(".seats .name").filter((name) => name.scrollWidth > name.clientWidth);
    const isOut = (count) => boxOf(count).right > boxOf(count.closest(".seat")).right - 4;
    const counts = here(".seats .counter").filter(isOut);
    const over = view.bottom > slips.top + 1 ? ["the map lies over the slips"] : [];
    return [...out, ...names, ...counts].map((thing) => thing.outerHTML.slice(0, 80)).concat(over);
}"""
ON_TOP = """(thing) => {
    thing.scrollIntoView({block: "center"});
    const {left, right, top, bottom} = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
IN_SIGHT = """(riddles) => riddles.filter((riddle) => {
    const box = riddle.closest(".ask").getBoundingClientRect(), {top, bottom} = riddle.getBoundingClientRect();
    return top >= box.top - 2 && bottom <= box.bottom + 2;
}).map((riddle) => riddle.innerText)"""


@pytest.fixture
def visit(anywhere, server):
    return partial(anywhere, server, game=GAME)


def site(visitor, id):
    return visitor.say(f"name-{NAMES.index(id)}")


def card(visitor, kind, seat=0):
    return visitor.dock.locator(f'[data-holds="card-{seat}-{kind}"]')


def homeward(visitor, start="N50E40"):
    """Near Moscow, with the last of five to bring home, and Saint Basil's in the camera."""
    hands = ("train-2 boat-3*2", "train-2")
    match = place(start, "S0E20", hands=hands, flags={0: "N50E20"}, out=RACKED, left="38 37")
    visitor.sit_at(visitor.lay_position(match))
    return visitor


def test_a_card_lights_its_reach_and_takes_one_there(visit):
    ada = homeward(visit())
    card(ada, "train-2").click()
    expect(ada.may_go.first).to_be_visible()
    lit = ada.may_go.count()
    assert lit > 8
    ada.page.keyboard.press("Escape")
    expect(ada.may_go).to_have_count(0)
    ada.board.locator('[data-piece="traveller-indigo"]').wait_for()
    ada.place("N50E40").click()  # on foot
    expect(ada.may_go.first).to_be_visible()
    assert 0 < ada.may_go.count() <= 8 < lit
    assert ada.troubles == []


def test_announce_and_read_the_album(visit):
    ada = homeward(visit(), "N50E30")
    ada.button("press-only-left", site=site(ada, "saint-basile")).click()
    sheet = ada.page.locator(".sheets article")
    expect(sheet).to_contain_text(ada.say("right", player="Ada"))
    until(lambda: not turn_card(ada) and not sheet.count())
    expect(ada.entries.filter(has_text=site(ada, "saint-basile")).first).to_be_visible()
    ada.drawer("ui-tab-notes")
    page = ada.page.locator("#drawer details").filter(has_text=site(ada, "saint-basile")).first
    page.locator("summary").click()
    expect(page).to_contain_text(ada.say(f"album-{NAMES.index('saint-basile')}"))
    assert ada.troubles == []


def test_five_at_home_win(visit):
    """The last one is brought to the flag; the page says who has won."""
    ada = homeward(visit(), "N50E30")
    ada.place("N50E30").click()
    ada.place("N50E20").click()
    ada.button("ui-confirm").click()
    until(lambda: turn_card(ada))
    expect(ada.dock).to_contain_text(ada.say("prompt-won", player="Ada", count=5, sharing=1, you="player"))
    until(ada.is_over)


def test_the_numbers_of_the_camera_are_found_on_the_sheet(visit):
    ada = visit()
    sheet = 1 + sheet_of(PER_SITE * NAMES.index("saint-basile"))
    ada.sit_at(ada.lay_position(place("N50E40", "S0E20", hands=("train-2", "train-2"), sheet=sheet)))
    number = ada.page.locator(".slips .lit").first
    expect(number).to_be_visible()
    riddle = ada.page.locator(".pages li.lit").filter(has_text=number.inner_text())
    clues = [ada.say(f"clue-{PER_SITE * NAMES.index('saint-basile') + level}") for level in range(PER_SITE)]
    assert any(clue in riddle.inner_text() for clue in clues)
    assert ada.page.locator(".pages li").count() == 15


def test_the_notebook_is_private_and_stays(visit):
    ada = homeward(visit())
    ada.drawer("ui-tab-notes")
    name = site(ada, "uluru")
    row = ada.page.locator("#drawer").get_by_role("button", name=name, exact=True)
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    ada.page.locator("#drawer textarea").fill("57 : un rocher rouge")
    ada.page.locator("#drawer").get_by_role("button", name=ada.say("ui-notes-where", name=name)).click()
    expect(ada.board.locator(".print", has_text=name)).to_be_visible()  # seen from near, names can be read
    ada.page.reload()
    ada.drawer("ui-tab-notes")
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("#drawer textarea")).to_have_value("57 : un rocher rouge")
    assert "rocher" not in str(ada.look())


def test_three_and_a_bot_play_to_the_end(visit):
    """One of them on a phone. Every move is touched: card or traveller, then a cell; buttons; flags."""
    ada, bea, cleo = visit("Ada"), visit("Bea"), visit("Cleo", **PHONE)
    table = ada.lay_table("friend", "friend", "bot", options={"turn_cap": "20"})
    for friend in (bea, cleo):
        friend.join(table).sit_at(table)
    ada.sit_at(table)
    played = []

    def move_if_asked(visitor):
        frame = visitor.look()["frame"]
        if not turn_card(visitor) and frame["offers"]:
            until(lambda: shows_ply(visitor, frame["ply"]))
            touch(visitor, visitor.chance.choice(frame["offers"]))
            expect(visitor.board).not_to_have_attribute("data-ply", str(frame["ply"]))
            played.append(visitor)

    play([ada, bea, cleo], ada.is_over, move_if_asked)
    assert len(played) >= 10
    assert ada.look()["frame"]["ended_by"] in GAME.endings
    assert not scrolls_sideways(cleo)
    assert ada.troubles == bea.troubles == cleo.troubles == []


def shows_ply(visitor, ply):
    """All that came before was read."""
    return not turn_card(visitor) and visitor.board.get_attribute("data-ply") == str(ply)


def touch(visitor, offer):
    """Make a move by touching what its path names."""
    for step in offer["path"]:
        thing_of(visitor, step).first.dispatch_event("click")
    press_if_there(visitor.button("ui-confirm"))


def thing_of(visitor, step):
    """A card in the hand, who or what stands on a cell, the cell itself, or a button."""
    cell, held = visitor.page.locator(f'[data-place="{step}"]'), visitor.dock.locator(f'[data-holds="{step}"]')
    if re.match(r"(card|secret)-", step) or held.count():
        return held
    if re.match(r"(traveller|flag)-", step):
        at = visitor.page.locator(f'[data-at]:has([data-piece="{step}"])').get_attribute("data-at")
        return visitor.page.locator(f'[data-place="{at}"]')
    if cell.count():
        return cell
    if step.startswith("use-"):
        return visitor.dock.locator(f'[data-step="{step}"]')
    if only := re.match(r"only-(left|right)-(\d+)", step):
        return visitor.button(f"press-only-{only[1]}", site=visitor.say(f"name-{only[2]}"))
    said = f"name-{step.removeprefix('site-')}" if step.startswith("site-") else f"press-{step}"
    return visitor.dock.get_by_role("button", name=visitor.say(said), exact=True)


def test_on_a_phone_cells_are_large_enough(visit):
    ada = homeward(visit(**PHONE))
    expect(ada.page.locator(".slips li")).to_have_count(2)
    assert not scrolls_sideways(ada)
    until(lambda: width(ada, "N50E40") >= READABLE and is_in_view(ada, "N50E40"))
    ada.drawer("ui-tab-read")
    expect(ada.page.locator("#drawer .pages li").first).to_be_visible()


def test_on_a_phone_touches_lead_to_every_riddle_beside_hints(visit):
    """Two that are lit on the sheet, and one that was read to all. After the last the first comes again."""
    ada = visit(**PHONE)
    [on_sheet] = [line for line in camera_lines(["tour-eiffel", "petra"], 1) if line.startswith("label ")]
    more = f"{on_sheet} petra/easier=6\ntold 0 1\nlinked 4 6"
    match = place("N50E40", "S0E20", hands=("train-2 boat-3", "train-2"), front="tour-eiffel petra", more=more)
    ada.sit_at(ada.lay_position(match, advice=True))
    riddles = ada.page.locator(".worth")
    expect(riddles).to_have_count(3)
    ada.button("ui-advice").click()
    expect(ada.page.locator(".advice button").first).to_be_visible()
    expect(ada.page.locator(".ask")).to_have_attribute("data-more", "below")
    seen = set()
    for _ in range(3):
        seen |= set(riddles.evaluate_all(IN_SIGHT))
        ada.page.locator(".ask").tap(position={"x": 60, "y": 60})
    assert seen == set(riddles.all_inner_texts())


def test_on_a_phone_the_question_and_the_riddle_are_whole(visit):
    """With the longest riddle of all and a hand of six kinds; then it asks what comes next."""
    ada = visit("Ada", "fr", **PHONE | {"viewport": {"width": 390, "height": 664}})
    clue = max(range(len(NAMES) * PER_SITE), key=lambda clue: len(ada.say(f"clue-{clue}")))
    hands = ("train-2*2 train-3 boat-2*2 boat-4 plane-3 plane-4", "train-2")
    front = f"{NAMES[clue // PER_SITE]} {'uluru' if NAMES[clue // PER_SITE] != 'uluru' else 'fuji'}"
    match = place("N50E20", "S0E20", hands=hands, front=front, sheet=1 + sheet_of(clue))
    ada.sit_at(ada.lay_position(match, advice=True))
    expect(ada.page.locator(".worth").first).to_contain_text(ada.say(f"clue-{clue}"))
    said = ada.page.locator("#prompt, .worth")
    assert said.evaluate_all(IN_SIGHT) == said.all_inner_texts()
    ada.button("press-change").tap()
    expect(ada.page.locator("#prompt")).to_have_text(ada.say("prompt-travel-change"))
    ada.button("ui-put-back").tap()
    card(ada, "train-3").tap()
    expect(ada.page.locator("#prompt")).to_have_text(ada.say("prompt-travel-held"))


def test_what_gives_up_an_announcement_is_neither_red_nor_where_one_confirms(visit):
    ada = visit("Ada", "fr", **PHONE)
    match = place("N50E20", "S0E20", hands=("train-2 boat-3*2", "train-2"))
    ada.sit_at(ada.lay_position(match))
    card(ada, "train-2").tap()
    ada.place("N50E30").tap()
    confirm = ada.button("ui-confirm")
    box = confirm.bounding_box()
    confirm.tap()
    call, draw = ada.button("press-only-left", site=site(ada, "saint-basile")), ada.button("press-draw")
    expect(call).to_have_class(re.compile("press"))
    expect(draw).not_to_have_class(re.compile("press"))
    over = draw.bounding_box()
    assert over["x"] + over["width"] <= box["x"] or over["y"] >= box["y"] + box["height"]


def test_on_a_phone_the_sheet_of_a_replay_leaves_its_controls_in_sight(visit):
    ada = visit(**PHONE)
    sheet = 1 + sheet_of(PER_SITE * NAMES.index("saint-basile"))
    table = ada.lay_position(place("N50E40", "S0E20", hands=("train-2", "train-2"), sheet=sheet))
    ada.go(f"/t/{table}/replay")
    slider, page = ada.page.get_by_role("slider"), ada.page.locator(".pages")
    expect(page).to_be_visible()
    expect(slider).to_be_in_viewport(ratio=1)
    page.scroll_into_view_if_needed()
    expect(slider).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (390, 844)])
def test_on_a_phone_nothing_lies_over_anything_in_a_replay(visit, size):
    """Map, slips, what is told, the keys of turns: all is to be seen and touched; names of a few letters are whole."""
    ada = visit("Zoé", **PHONE | {"viewport": dict(zip(("width", "height"), size, strict=True))})
    hands = ("train-2*3 boat-3*2 plane-4", "train-2*4")
    table = ada.lay_position(place("N50E40", "S0E20", hands=hands, out="fuji=carried-0 nazca=carried-1", left="39 39"))
    ada.go(f"/t/{table}/replay").settle()
    assert ada.page.evaluate(LIES_OVER) == []
    for thing in (".told p", ".leaves button", ".slips li", ".keys .press"):
        assert ada.page.locator(thing).first.evaluate(ON_TOP), thing
    assert not scrolls_sideways(ada)


def test_nothing_that_axe_finds(visit):
    ada = homeward(visit())
    check(ada)
    ada.drawer("ui-tab-notes")
    check(ada)
