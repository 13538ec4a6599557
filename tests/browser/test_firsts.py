"""What happens or is asked for the first time is said in one sentence, beside it and over nothing that matters."""

from playwright.sync_api import expect

from tests.games.jonques.positions import place

from .test_phone import PHONE

KEPT_FREE = ".seats .seat, .board .lit, .dock button, #prompt, nav button"
COVERED = """(note, others) => {
    const {left, right, top, bottom} = note.getBoundingClientRect();
    return [...document.querySelectorAll(others)].filter((other) => {
        const box = other.getBoundingClientRect();
        return box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }).map((other) => other.outerHTML.slice(0, 80));
}"""

HEARS = """() => {
    window.clicked = [];
    document.addEventListener("click", ({target}) => clicked.push(target.closest(".first") ? "note" : target.tagName));
}"""


def sat_down(visit, *position):
    ada = visit(**PHONE)
    return ada.sit_at(ada.lay_position(place(*position), other="here"))


def test_a_choice_is_explained_before_it_is_made(visit):
    ada = sat_down(visit, "^ a4 v k8", "0 to keep, throws 1, sixes 1")
    note = ada.page.locator(".first")
    expect(note).to_contain_text(ada.say("first-prompt-keep"))
    expect(note).to_be_in_viewport(ratio=1)
    assert note.evaluate(COVERED, KEPT_FREE) == []


def test_what_has_happened_is_explained_beside_it_and_leaves_at_a_touch(visit):
    ada = sat_down(visit, "^ f2 a4 v k8", "0 to move, aces 1")
    ada.place("f2").tap()
    ada.place("f3").tap()
    ada.button("ui-confirm").tap()
    note = ada.page.locator(".first")
    expect(note).to_contain_text(ada.say("first-port-first"))
    assert note.evaluate(COVERED, KEPT_FREE) == []
    ada.place("k1").tap()
    expect(note).to_have_count(0)


def test_a_touch_that_puts_it_away_touches_nothing_under_it(visit):
    ada = sat_down(visit, "^ a4 v k8", "0 to keep, throws 1, sixes 1")
    note = ada.page.locator(".first")
    expect(note).to_be_in_viewport(ratio=1)
    ada.page.evaluate(HEARS)
    note.tap()
    expect(note).to_have_count(0)
    assert ada.page.evaluate("clicked") == ["note"]
