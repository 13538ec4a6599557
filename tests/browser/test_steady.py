"""On a phone nothing moves under the finger: board and hand stay where they are, « Confirm » always has one place."""

from functools import partial

import pytest
from playwright.sync_api import expect

from ludotheque.games.bone import GAME
from tests.games.bone.positions import place
from tests.games.bone.test_enclose import PINWHEEL

from .test_phone import PHONE
from .visitors import STEADY

SIZES = [(390, 844), (390, 664)]
SMALLEST = (320, 568)
SLICED = """(box) => {
    const cut = box.dataset.more ? parseFloat(box.style.getPropertyValue("--cut")) : 0;
    const foot = box.getBoundingClientRect().top + box.clientHeight - cut;
    const range = document.createRange(), words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const sliced = [], isCut = ({top, bottom}) => top < foot - 1 && bottom > foot + 4;
    while (words.nextNode()) {
        range.selectNodeContents(words.currentNode);
        if ([...range.getClientRects()].some(isCut)) sliced.push(words.currentNode.data);
    }
    return sliced;
}"""


def called(size):
    return "×".join(map(str, size))


@pytest.fixture(params=SIZES, ids=called)
def ada(request, anywhere, server):
    """To lay the fourth wall of a pinwheel, with hints allowed."""
    viewport = dict(zip(("width", "height"), request.param, strict=True))
    ada = partial(anywhere, server, game=GAME)(**PHONE | {"viewport": viewport})
    return ada.sit_at(ada.lay_position(place(PINWHEEL, "VRYG RYVG", "RGVY"), "bot", advice=True))


def where(visitor, *names):
    visitor.board.evaluate(STEADY)
    return [visitor.page.locator(name).bounding_box() for name in names]


@pytest.mark.parametrize("ada", [*SIZES, SMALLEST], indirect=True, ids=called)
def test_a_piece_is_taken_laid_taken_up_and_a_hint_looked_at(ada):
    everything = ".board", ".tools"
    at_first = where(ada, *everything)
    ada.page.locator(".tools .holder.lit").first.tap()
    expect(ada.button("ui-turn-piece")).to_be_visible()
    assert where(ada, *everything) == at_first
    ada.any_of(ada.may_go).tap()
    expect(ada.button("ui-confirm")).to_be_visible()
    (confirm,) = where(ada, ".tools .confirm")
    assert where(ada, *everything) == at_first
    ada.button("ui-advice").tap()
    hint = ada.page.locator(".advice button").first
    expect(hint).to_be_visible()
    assert where(ada, *everything) == at_first
    hint.tap()
    expect(hint).to_have_attribute("aria-pressed", "true")
    assert where(ada, *everything, ".tools .confirm") == [*at_first, confirm]
    ada.page.get_by_role("button", name=ada.say("ui-take-up"), exact=True).tap()
    expect(ada.button("ui-confirm")).to_have_count(0)
    x, y = (confirm[side] + confirm[size] / 2 for side, size in (("x", "width"), ("y", "height")))
    assert ada.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('button')", [x, y]) is None


def test_what_it_comes_to_is_seen_first_and_whole(ada):
    ada.button("ui-advice").tap()
    ada.page.locator(".advice button").first.tap()
    first = ada.page.locator(".ask .lines p:not(.soft)").first
    expect(first).to_be_in_viewport(ratio=0.95)  # letters reach over their line
    expect(first).to_contain_text("4")  # bands that are enclosed
    assert ada.page.locator(".ask").evaluate(SLICED) == []


def test_on_a_laptop_what_a_move_would_do_moves_nothing(anywhere, server):
    ada = partial(anywhere, server, game=GAME)(viewport={"width": 1280, "height": 800})
    ada.sit_at(ada.lay_position(place(PINWHEEL, "VRYG RYVG", "RGVY"), "bot", advice=True))
    everything = ".board", ".tools"
    at_first = where(ada, *everything)
    ada.page.locator(".tools .holder.lit").first.click()
    ada.any_of(ada.may_go).click()
    expect(ada.page.locator(".ask .lines p").nth(1)).to_be_visible()
    assert where(ada, *everything) == at_first
    ada.button("ui-advice").click()
    ada.page.locator(".advice button").first.click()
    expect(ada.page.locator(".ask .lines p").nth(1)).to_contain_text("4")
    assert where(ada, *everything) == at_first
