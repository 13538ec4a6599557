"""Bone through the page: pieces turned and laid out, what they would do, hidden hands, small screens."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from ludotheque.games.bone import GAME
from tests.games.bone.positions import deal, place
from tests.games.bone.test_enclose import PINWHEEL

from .test_axe import check
from .test_camera import middle
from .test_keyboard import tab_to
from .test_phone import OVERFLOW, PHONE, is_on_screen
from .visitors import STEADY, play, until

HANDS = "VRYG RYVG", "RGVY"
COVERED = """(button, over) => {
    const [one, other] = [button, over].map((thing) => thing.getBoundingClientRect());
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""
HELD = re.compile("hand-[0-9]-[RYVG]{4}")
AT_THE_END = 80  # entries of the log before the last rounds of three players


@pytest.fixture
def visit(anywhere, server):
    return partial(anywhere, server, game=GAME)


@pytest.fixture
def ada(visit):
    """To lay the fourth wall of a pinwheel, against the bot."""
    ada = visit()
    return ada.sit_at(ada.lay_position(place(PINWHEEL, *HANDS), "bot"))


def piece(visitor, colours):
    """A piece in the hand."""
    return visitor.dock.get_by_role("button", name=visitor.say("bar", **dict(zip("abcd", colours, strict=True))))


def ghost(visitor):
    return visitor.page.locator("[data-ghost]")


def lies_at(visitor, square):
    expect(ghost(visitor)).to_have_attribute("data-ghost", square)


def foresees(visitor, *lines):
    for line in lines:
        expect(visitor.dock).to_contain_text(line)


def point(visitor, square):
    """Hold the mouse over a square."""
    box = visitor.place(square).bounding_box()
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def points(visitor, seat=0):
    seats = visitor.page.get_by_role("list", name=visitor.say("ui-seats")).get_by_role("listitem")
    return seats.nth(seat).get_by_text(re.compile(rf"^{visitor.say('points')} \d+$")).inner_text()


def four(visitor):
    return visitor.say("log-enclose", player=visitor.name, count=4)


def enclosed(visitor):
    """In the log of who has done it."""
    return visitor.say("log-enclose", player=visitor.called(), count=4)


def enclose(visitor):
    """The wall is laid out, not played."""
    piece(visitor, "VRYG").click()
    visitor.page.keyboard.press("r")
    visitor.place("E6").click()
    lies_at(visitor, "E6")


def waiting(visitor):
    """Pieces to choose from, or where the only one may lie."""
    return visitor.dock.locator("button.lit").or_(visitor.may_go)


def lay_any(visitor):
    """Lay some piece somewhere."""
    if not visitor.may_go.count():
        visitor.any_of(visitor.dock.locator("button.lit")).click()
    visitor.any_of(visitor.may_go).click()
    visitor.button("ui-confirm").click()
    expect(ghost(visitor)).to_have_count(0)


def test_what_a_move_would_do_is_seen_before_it_is_played(ada):
    before = ada.position(), ada.lines()
    enclose(ada)
    foresees(ada, four(ada))
    assert ada.board.locator(".mark-scored .side").count() == 1
    assert (ada.position(), ada.lines()) == before
    assert points(ada) == f"{ada.say('points')} 0"

    ada.button("ui-confirm").click()
    expect(ada.entries.filter(has_text=enclosed(ada))).to_be_visible()
    expect(ada.page.get_by_text(re.compile(rf"^{ada.say('points')} 4(\+4)?$"))).to_be_visible()
    expect(ghost(ada)).to_have_count(0)


def test_the_piece_snaps_to_where_it_may_lie_and_says_so(ada):
    piece(ada, "VRYG").click()
    ada.page.keyboard.press("r")
    point(ada, "E7")
    assert ghost(ada).get_attribute("data-ghost") in [label.split(",")[0] for label in lit_labels(ada)]
    point(ada, "E6")
    lies_at(ada, "E6")
    foresees(ada, four(ada))
    point(ada, "R18")
    expect(ghost(ada)).to_have_count(0)
    foresees(ada, ada.say("prompt-lay", player="Ada", you="player"))


def lit_labels(visitor):
    return visitor.may_go.evaluate_all("(things) => things.map((thing) => thing.getAttribute('aria-label'))")


def test_turned_by_key_tap_wheel_and_button(ada):
    turned = ada.page.locator(".palm .figure")
    piece(ada, "RYVG").click()
    angles = [turned.evaluate("(figure) => figure.style.getPropertyValue('--own')")]
    ways = (
        lambda: ada.page.keyboard.press("r"),
        lambda: piece(ada, "RYVG").click(),
        lambda: ada.button("ui-turn-piece").click(),
        lambda: ada.page.mouse.wheel(0, 120),
        lambda: ada.page.keyboard.press("Shift+R"),
    )
    for turn in ways:
        if turn is ways[3]:
            point(ada, "K9")
        turn()
        expect(turned).not_to_have_attribute("style", re.compile(re.escape(f"--own: {angles[-1]};")))
        angles.append(turned.evaluate("(figure) => figure.style.getPropertyValue('--own')"))
    assert [int(angle.removesuffix("deg")) % 360 for angle in angles] == [0, 90, 180, 270, 0, 270]


@pytest.mark.parametrize("size", [(390, 664), (320, 568)])
def test_on_a_short_phone_the_piece_turns_where_it_was_held(visit, size):
    """Which end leads is seen before it is laid; the next piece begins as it is drawn."""
    ada = visit(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    ada.sit_at(ada.lay_position(place(PINWHEEL, *HANDS), "bot"))
    lifted = ada.page.locator(".holder.chosen .lifted .figure")
    piece(ada, "RYVG").tap()
    for angle in (0, 90, 180, 270):
        expect(lifted).to_be_visible()
        expect(lifted).to_have_attribute("style", re.compile(f"--own: {angle}deg;"))
        until(lambda upright=bool(angle % 180): stands(lifted) == upright)
        ada.button("ui-turn-piece").tap()
    ada.button("ui-turn-piece").tap()
    piece(ada, "VRYG").tap()
    expect(lifted).to_have_attribute("style", re.compile("--own: 0deg;"))


def stands(figure):
    box = figure.bounding_box()
    return box["height"] > box["width"]


@pytest.mark.parametrize("square", ["E6", "E7", "E8", "E9"])
def test_a_piece_begins_where_it_is_touched_if_it_can(ada, square):
    """Touched there again, it goes on to the other ways over the square, and comes back to the first."""
    piece(ada, "VRYG").click()
    ada.page.keyboard.press("r")
    column = [f"E{row}" for row in range(1, 19)]
    legal = [name for name in column if any(label.startswith(f"{name},") for label in lit_labels(ada))]
    row = column.index(square)
    ways = [name for name in column[row::-1][:4] if name in legal]
    for way in (*ways, ways[0]):
        ada.place(square).click()
        lies_at(ada, way)
        if len(ways) > 1:
            expect(ada.dock).to_contain_text(ada.say("ui-other-ways", now=ways.index(way) + 1, of=len(ways)))


def test_turned_where_it_lies(ada):
    enclose(ada)
    ada.page.keyboard.press("Shift+R")
    expect(ghost(ada)).to_have_count(1)
    expect(ada.button("ui-confirm")).to_be_visible()
    ada.page.keyboard.press("r")
    expect(ghost(ada)).to_have_count(1)
    assert points(ada) == f"{ada.say('points')} 0"


def test_nothing_is_final_until_confirmed(ada):
    before = ada.position(), ada.lines()
    enclose(ada)
    ada.button("ui-take-up").click()
    expect(ada.button("ui-confirm")).to_have_count(0)
    ada.place("D1").click()
    lies_at(ada, "D1")
    piece(ada, "RYVG").click()
    expect(ada.button("ui-confirm")).to_have_count(0)
    ada.button("ui-put-back").click()
    expect(ada.may_go).to_have_count(0)
    assert (ada.position(), ada.lines()) == before


def test_a_second_touch_on_the_piece_lays_it_another_way_and_plays_nothing(ada):
    """Over the same square, as long as there is another way; where there is none, it says what plays it."""
    enclose(ada)
    ways, there = ["E6"], ghost(ada)
    while ada.dock.get_by_text(ada.say("ui-confirm-first")).count() == 0 and len(ways) < 5:
        ada.place("E8").click()
        ada.board.evaluate(STEADY)
        ways.append(there.get_attribute("data-ghost"))
        if ways[-1] == ways[0]:
            break
    assert set(ways) <= {"E5", "E6", "E7", "E8"}
    assert points(ada) == f"{ada.say('points')} 0"
    ada.button("ui-confirm").click()
    expect(ada.entries.filter(has_text=enclosed(ada))).to_be_visible()


def test_dragged_out_of_the_hand(ada):
    piece(ada, "VRYG").click()
    ada.page.keyboard.press("r")
    box = piece(ada, "VRYG").bounding_box()
    ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] - 40, box["y"] - 40, steps=3)
    point(ada, "E8")
    ada.page.mouse.up()
    lies_at(ada, "E6")
    expect(ada.button("ui-confirm")).to_be_visible()


def test_dropped_beside_the_board_it_goes_back(ada):
    box = piece(ada, "VRYG").bounding_box()
    ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 20, box["y"] + 150, steps=4)
    expect(ada.button("ui-put-back")).to_be_visible()
    ada.page.mouse.up()
    expect(ada.button("ui-put-back")).to_have_count(0)


@pytest.mark.parametrize(
    ("square", "why"), [("L14", "why-same-colour-contact"), ("R18", "why-same-colour-contact"), ("G5", "why-taken")]
)
def test_a_refused_touch_says_why(ada, square, why):
    piece(ada, "VRYG").click()
    ada.place(square).click()
    note = ada.dock.locator("[data-rule=same-colour-contact]")
    expect(note).to_contain_text(ada.say(why))
    ada.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(ada.button("ui-put-back")).to_be_visible()


def test_by_keyboard_alone(ada):
    press = ada.page.keyboard.press
    tab_to(ada, piece(ada, "VRYG"))
    press("Enter")
    press("r")
    for _ in range(40):
        if ghost(ada).get_attribute("data-ghost") == "E6":
            break
        press(way_to(ada, "E6"))
    lies_at(ada, "E6")
    press("Enter")
    expect(ada.button("ui-confirm")).to_be_visible()
    foresees(ada, four(ada))
    press("Escape")
    expect(ada.button("ui-confirm")).to_have_count(0)
    press("Escape")
    expect(piece(ada, "VRYG")).to_be_focused()
    press("ArrowRight")
    expect(piece(ada, "RYVG")).to_be_focused()
    press("ArrowLeft")
    press("Enter")
    expect(ada.page.locator("[data-place]:focus")).to_have_count(1)
    press("Enter")
    expect(ada.button("ui-confirm")).to_be_visible()
    press("Enter")
    expect(ada.button("ui-confirm")).to_have_count(0)
    expect(ada.entries.filter(has_text=re.compile("◆●▲■|■▲●◆"))).to_be_visible()


RACK = "(tray) => [...tray.children].filter((one) => !one.matches('.palm')).map((one) => one.dataset.holds ?? '')"


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_pieces_keep_their_places_and_what_is_new_is_marked(visit, size):
    """The first of the rack is laid; the piece that comes takes its place, and is new until another is laid."""
    ada = visit(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    ada.sit_at(
        ada.lay_position(place(PINWHEEL, "RYVG RYGV YGRV VRYG", "RYVG RYGV YGRV VRYG", pile="VYRG VYRG VYRG VYRG"))
    )
    rack, new = ada.page.locator('[data-tray="hand-0"]'), ada.page.locator(".holder.fresh")
    first, *others = rack.evaluate(RACK)
    expect(new).to_have_count(0)
    rack.locator(f'[data-holds="{first}"]').tap()
    ada.any_of(ada.may_go).tap()
    ada.button("ui-confirm").tap()
    came = rack.locator('[data-holds$="VYRG"]')
    expect(came).to_have_accessible_name(re.compile(f", {ada.say('ui-just-come')}$"))
    expect(waiting(ada).first).to_be_visible()
    lying = [came.get_attribute("data-holds"), *others]
    assert rack.evaluate(RACK) == lying
    expect(new).to_have_count(1)
    ada.page.reload()
    expect(waiting(ada).first).to_be_visible()
    assert rack.evaluate(RACK) == lying
    expect(new).to_have_count(1)


def way_to(visitor, square):
    """The arrow key that brings the focus nearer."""
    there = visitor.place(square).bounding_box()
    here = visitor.page.locator("[data-place]:focus").bounding_box()
    across, down = there["x"] - here["x"], there["y"] - here["y"]
    if abs(across) > abs(down):
        return "ArrowRight" if across > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"


def hands_on(visitor):
    """The pieces with a face beside the board, by their ids, wherever in the page they are."""
    return set(HELD.findall(visitor.page.content()))


def test_the_curtain_hides_the_hands_of_a_shared_screen(visit):
    ada = visit()
    ada.go(f"/t/{ada.lay_position(place(PINWHEEL, *HANDS, 'YRVG'), 'here', 'bot')}")
    for name, held in (("Ada", "hand-0-"), ("Bea", "hand-1-")):
        curtain = ada.page.get_by_role("dialog")
        expect(curtain).to_contain_text(ada.say("ui-curtain", name=name))
        assert hands_on(ada) == set()
        expect(ada.board).to_have_count(0)
        ada.button("ui-curtain-open", name=name).click()
        expect(waiting(ada).first).to_be_visible()
        assert hands_on(ada)
        assert all(id.startswith(held) for id in hands_on(ada))
        lay_any(ada)
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.say("ui-curtain", name="Ada"))
    assert hands_on(ada) == set()
    ada.page.reload()
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.say("ui-curtain", name="Ada"))
    assert hands_on(ada) == set()


def test_a_spectator_sees_backs_and_touches_nothing(visit, ada):
    eve = visit("Eve").sit_at(ada.table)
    assert hands_on(eve) == set()
    expect(eve.board.get_by_role("button")).to_have_count(0)
    expect(eve.board.get_by_role("img")).to_have_count(18 * 18)
    assert eve.position() == ada.position()


@pytest.mark.parametrize("others", [("bot",), ("bot", "bot", "bot")], ids=["two", "four"])
def test_on_a_phone_board_hand_and_confirmation_are_on_one_screen(visit, others):
    ada = visit(**PHONE)
    hands = HANDS if len(others) == 1 else (*HANDS, "YRVG", "GRVY")
    ada.sit_at(ada.lay_position(place(PINWHEEL, *hands), *others))
    piece(ada, "VRYG").tap()
    ada.page.locator(".palm").tap()
    ada.place("E6").tap()
    lies_at(ada, "E6")
    foresees(ada, four(ada))
    assert all(map(is_on_screen, (ada.board, piece(ada, "VRYG"), piece(ada, "RYVG"), ada.button("ui-confirm"))))
    assert ada.page.evaluate(OVERFLOW) <= 0
    assert ada.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
    ada.button("ui-confirm").tap()
    expect(ghost(ada)).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit, scheme):
    ada = visit(color_scheme=scheme, bypass_csp=True)
    ada.sit_at(ada.lay_position(place(PINWHEEL, *HANDS), "bot"))
    enclose(ada)
    foresees(ada, four(ada))
    check(ada)


@pytest.mark.parametrize("size", [(390, 664), (320, 568), (1280, 800)])
def test_an_undo_that_takes_a_bots_move_along_asks_first(visit, size):
    """Beside the button, over nothing that one would touch by mistake."""
    screen = PHONE | {"viewport": {"width": size[0], "height": size[1]}} if size[0] < 1000 else {}
    ada = visit(**screen)
    ada.sit_at(ada.lay_position(place(PINWHEEL, "RYVG RYGV YGRV", "RYVG RYGV YGRV", pile=""), "bot"))
    before = ada.position()
    lay_any(ada)
    expect(waiting(ada).first).to_be_visible()
    bot, after = ada.say(f"bot-{ada.look()['table']['seats'][1]['level']}"), ada.position()
    question = ada.page.get_by_role("dialog", name=ada.say("ui-undo-sure", count=1, names=bot))
    for answer in ("ui-undo-no", "ui-undo-yes"):
        ada.button("ui-undo").click()
        expect(question).to_be_visible()
        expect(question).to_be_in_viewport(ratio=1)
        assert not ada.button("ui-undo").evaluate(COVERED, question.element_handle())
        assert ada.position() == after
        ada.button(answer).click()
        expect(question).to_have_count(0)
    expect(ada.entries.filter(has_text=ada.say("table-taken-back"))).to_have_count(1)
    expect(waiting(ada).first).to_be_visible()
    assert ada.position() == before


def test_what_was_drawn_is_said_where_a_move_stays_played(visit):
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place(PINWHEEL, "RYVG RYGV", "RYVG RYGV", pile="VYRG VYRG VYRG VYRG"), "bot"))
    lay_any(ada)
    expect(waiting(ada).first).to_be_visible()
    ada.page.touchscreen.tap(*middle(ada.button("ui-undo")))  # greyed, it answers all the same
    expect(ada.dock).to_contain_text(ada.say("refused-undo-drawn"))


def nearly_over():
    """Three players, some rounds before the end."""
    match = deal(GAME.start(3, seed=8))
    while len(match.log) < AT_THE_END:
        deal(match)
        match.apply(match.numbers()[len(match.log) % len(match.numbers())])
    return deal(match)


def test_two_people_and_a_bot_play_to_the_end(visit):
    ada, bea = visit("Ada"), visit("Bea", "fr-FR")
    table = ada.lay_position(nearly_over(), "friend", "bot")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    laid = []

    def lay_if_asked(visitor):
        if waiting(visitor).count():
            laid.append(lay_any(visitor))

    play([ada, bea], ada.is_over, lay_if_asked)
    assert len(laid) >= 5
    for visitor in (ada, bea):
        expect(visitor.entries.last).to_have_text(visitor.say("table-revealed"))
        assert hands_on(visitor) == set()
    assert ada.position() != bea.position()
    assert [seat["name"] for seat in ada.look()["table"]["seats"]][:2] == ["Ada", "Bea"]


def test_only_somebody_who_plays_may_begin(visit):
    ada = visit()
    ada.go("/g/bone")
    ada.button("ui-play-now").click()
    begins, seats = ada.page.get_by_label(ada.say("option-begins")), ada.page.get_by_label(ada.say("ui-how-many"))
    choices = [ada.say(f"option-begins-{who}") for who in ("lot", "seat-1", "seat-2", "seat-3", "seat-4")]
    expect(begins.locator("option")).to_have_text(choices[:3])
    seats.select_option("4")
    expect(begins.locator("option")).to_have_text(choices)
    begins.select_option("seat-4")
    seats.select_option("3")
    expect(begins.locator("option")).to_have_text(choices[:4])
    expect(begins).to_have_value("lot")
