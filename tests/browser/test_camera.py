"""Boards seen from near: fingers, mouse, wheel, keys and buttons; touches mean the same at every distance."""

from functools import partial

import pytest
from playwright.sync_api import expect

from ludotheque.games.bonactio import GAME as STREET
from ludotheque.games.bone import GAME as BAND
from tests.games.bonactio.positions import place
from tests.games.jonques.positions import place as place_junks

from .test_keyboard import tab_to
from .test_phone import PHONE
from .visitors import until

LENS = "ui-nearer", "ui-farther", "ui-whole-board", "ui-follow"
BOX = "({viewBox: {baseVal: box}}) => [box.x, box.y, box.width].map((n) => n.toFixed(3)).join()"


@pytest.fixture
def visit(anywhere, server):
    return partial(anywhere, server)


@pytest.fixture
def sent():
    """All that the page has sent to its table."""
    return []


@pytest.fixture
def ada(visit, sent):
    """On a laptop, before a street that is shown whole."""
    ada = visit(game=STREET)
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    return ada.sit_at(ada.lay_position(place("16", "30"), other="here"))


def sees(visitor, what):
    """Once the camera is there."""
    until(lambda: view(visitor) == what)


def view(visitor):
    """What is seen of the board."""
    return visitor.board.evaluate(BOX)


def width(visitor, square="16"):
    return visitor.place(square).bounding_box()["width"]


def middle(thing):
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_in_view(visitor, square):
    """The whole square, but for a pixel."""
    spot = visitor.board.locator(f'[data-place="{square}"]')
    board, box = visitor.board.bounding_box(), spot.bounding_box()
    sides = (("x", "width"), ("y", "height"))
    return all(-1 <= box[at] - board[at] <= board[size] - box[size] + 1 for at, size in sides)


def touch(visitor, *fingers):
    """Fingers that go down, move and are lifted: each a list of points."""
    session = visitor.context.new_cdp_session(visitor.page)
    for i, points in enumerate(zip(*fingers, strict=True)):
        kind = "touchMove" if i else "touchStart"
        points = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    visitor.page.wait_for_timeout(200)  # they rest: a board that is flung would swallow the next tap
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def line(start, end, steps=8):
    (x, y), (u, v) = start, end
    return [(x + (u - x) * i / steps, y + (v - y) * i / steps) for i in range(steps + 1)]


def test_buttons(ada):
    whole, before = view(ada), width(ada)
    assert [ada.button(name).count() for name in LENS] == [1, 1, 1, 0]
    assert all(ada.button(name).bounding_box()["height"] >= 44 for name in LENS[:3])
    ada.button("ui-nearer").click()
    assert width(ada) == pytest.approx(1.5 * before, rel=0.02)
    ada.button("ui-farther").click()
    sees(ada, whole)
    ada.button("ui-nearer").click()
    ada.button("ui-whole-board").click()
    sees(ada, whole)


def test_wheel(ada):
    """What is under the mouse stays there."""
    at, before = middle(ada.place("16")), width(ada)
    ada.page.mouse.move(*at)
    ada.page.mouse.wheel(0, -300)
    expect(ada.button("ui-farther")).to_have_attribute("aria-disabled", "false")
    assert width(ada) > 1.3 * before
    assert middle(ada.place("16")) == pytest.approx(at, abs=2)


def test_mouse_pulls_the_board_and_touches_nothing(ada, sent):
    whole = view(ada)

    def pull():
        x, y = middle(ada.board)
        ada.page.mouse.move(x, y)
        ada.page.mouse.down()
        ada.page.mouse.move(x + 50, y - 30, steps=4)
        ada.page.mouse.up()

    pull()
    sees(ada, whole)
    ada.button("ui-nearer").click()
    ada.button("ui-nearer").click()
    at = middle(ada.place("16"))
    pull()
    assert middle(ada.place("16")) == pytest.approx((at[0] + 50, at[1] - 30), abs=2)
    ada.button("ui-whole-board").click()
    sees(ada, whole)
    ada.place("16").click()
    expect(ada.dock).to_contain_text(ada.say("refused-throw-first"))
    assert len(sent) == 1  # by the click


def test_keys(ada):
    """Zoomed in by key, the focus walks out of sight and takes the view along."""
    tab_to(ada, ada.board.locator("[tabindex='0']").first)
    whole = view(ada)
    for _ in range(4):
        ada.page.keyboard.press("+")
    assert view(ada) != whole
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        for _ in range(8):
            ada.page.keyboard.press(arrow)
            assert is_in_view(ada, ada.page.evaluate("document.activeElement.dataset.place"))
    ada.page.keyboard.press("0")
    sees(ada, whole)


def test_small_board_has_no_buttons_but_two_fingers_bring_it_nearer(visit):
    """The touches of a move mean the same from near."""
    ada = visit(**PHONE)
    ada.sit_at(ada.lay_position(place_junks("^ f2 a4 v k8", "0 to move, aces 1"), other="here"))
    assert [ada.button(name).count() for name in LENS] == [0, 0, 0, 0]
    x, y = middle(ada.place("f3"))
    before = width(ada, "f3")
    touch(ada, line((x - 20, y), (x - 60, y)), line((x + 20, y), (x + 60, y)))
    expect(ada.button("ui-whole-board")).to_be_visible()
    assert width(ada, "f3") > 2 * before
    assert [ada.button(name).count() for name in LENS] == [1, 1, 1, 0]
    ada.place("f2").tap()
    ada.place("f3").tap()
    ada.button("ui-confirm").tap()
    expect(ada.place("f3")).to_have_accessible_name(f"f3, {ada.say('junk', player=ada.say('seat-0'))}")
    ada.button("ui-whole-board").tap()
    expect(ada.button("ui-whole-board")).to_have_count(0)


def test_wheel_turns_the_piece_in_hand_and_with_control_zooms(visit):
    ada = visit(game=BAND)
    ada.sit_at(ada.lay_table())
    ada.dock.locator("button.lit").first.click()
    ada.page.mouse.move(*middle(ada.board))
    palm, whole = ada.page.locator(".palm .figure"), view(ada)
    turned = palm.get_attribute("style")
    ada.page.mouse.wheel(0, 120)
    expect(palm).not_to_have_attribute("style", turned)
    sees(ada, whole)
    ada.page.keyboard.down("Control")
    ada.page.mouse.wheel(0, -60)
    ada.page.keyboard.up("Control")
    expect(ada.button("ui-whole-board")).to_be_visible()
    assert view(ada) != whole


def test_one_finger_pulls_the_board_and_it_follows_again_when_asked(visit):
    ada = visit(game=STREET, **PHONE)
    ada.sit_at(ada.lay_position(place("16", "30"), other="here"))
    follows = ada.button("ui-follow")
    expect(follows).to_have_attribute("aria-pressed", "true")
    whole = view(ada)
    ada.button("ui-nearer").tap()
    ada.button("ui-nearer").tap()
    expect(follows).to_have_attribute("aria-pressed", "false")
    (x, y), at = middle(ada.board), middle(ada.place("25"))
    touch(ada, line((x, y), (x + 60, y + 40)))
    assert middle(ada.place("25")) == pytest.approx((at[0] + 60, at[1] + 40), abs=10)
    follows.tap()
    expect(follows).to_have_attribute("aria-pressed", "true")
    sees(ada, whole)  # nobody has moved yet
