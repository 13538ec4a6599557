"""A lesson is played to its end in the page, as its script has it: on a phone by touch, on a laptop by mouse.

Its clock is put forward: cards that lie open for their reader, and a camera that goes from the last move to the next.
On the way every step is looked at on every screen.
"""

import math
import re
import time

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.scene import lesson_of
from ludotheque.scene.lesson import steps_of

from .screens import GAMES, SCRIPT
from .screens import SIZES as SCREENS
from .test_phone import PHONE
from .visitors import STEADY, until

SIZES = {"phone": PHONE, "laptop": {}}
A_WHILE = 8000  # milliseconds: longer than anything lasts
LONG = 4  # squares of a bar
A_FINGER = 0.45  # seconds between two touches of one place: what is quicker is an echo of the one before
NEAR = 45  # pixels from the middle of one to that of the other
IN_SIGHT = """(path) => path.map((id) => document.querySelector(`[data-place="${id}"]`)).every((place) => {
    if (!place) return true;
    const {x, y, width, height} = place.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === place;
})"""
ANGLE = "figure => Math.round(parseFloat(figure.style.getPropertyValue('--own'))) % 360"


class Pupil:
    """Somebody who does what a lesson says, once in a while something else."""

    def __init__(self, visitor, touches):
        self.visitor, self.page = visitor, visitor.page
        self.touches = touches
        self.press_at = self.page.touchscreen.tap if touches else self.page.mouse.click
        self.last = 0.0, 0.0  # the middle of what was touched last
        self.said = self.page.locator(".teacher .said")
        self.wrong = self.page.locator(".teacher .wrong")
        self.confirm = self.page.locator(".tools .confirm")
        self.on = self.page.locator(".tools").get_by_role("button", name=visitor.say("ui-lesson-on"), exact=True)
        self.card = self.page.get_by_role("article").get_by_role("button", name=visitor.say("ui-read-on"), exact=True)

    def press(self, thing):
        if not self.touches:
            thing.click()
            return
        before, self.last = self.last, center(thing)
        if math.dist(before, self.last) < NEAR:
            time.sleep(A_FINGER)
        thing.tap()

    def past(self):
        return self.page.locator(".way .past").count()

    def settle(self):
        """Nothing moves any more."""
        self.page.clock.fast_forward(A_WHILE)
        self.visitor.board.evaluate(STEADY)

    def play(self, step, move, goes_wrong=False):
        """Touches the things of an offer, one after another, confirms what asks for it, and waits for the answer."""
        self.settle()
        before = self.past()
        answered = (
            self.wrong.is_visible
            if goes_wrong
            else lambda: self.past() > before or self.on.is_visible() or self.card.is_visible()
        )
        (path,) = [offer.path for offer in step.frame.offers if offer.move == move]
        angles = {button.id: button.angle for button in step.frame.buttons if button.angle is not None}
        pieces = {piece.id: piece for piece in step.frame.pieces}
        trays = {tray.id for tray in step.frame.trays}
        (angle,) = [angles[id] for id in path if id in angles] or [None]
        for id in path:
            if id in pieces and pieces[id].place in trays:
                self.take(id)
            elif id in pieces:
                self.pick(self.place(pieces[id].place))
            elif any(button.id == id for button in step.frame.buttons):
                if id not in angles:
                    self.press(self.page.locator(f'[data-step="{id}"]'))
            elif angle is None:
                self.press(self.place(id))
            else:
                self.lay(id, angle)
        until(lambda: self.confirm.is_visible() or answered())
        if self.confirm.is_visible():
            self.press(self.confirm)
            until(answered)

    def take(self, id):
        """From the hand."""
        held = self.page.locator(f'[data-holds="{id}"]')
        held.wait_for()
        self.pick(held)

    def pick(self, thing):
        """Unless it is held already."""
        if thing.get_attribute("aria-pressed") != "true":
            self.press(thing)

    def place(self, id):
        return self.page.locator(f'[data-place="{id}"]')

    def is_in_sight(self, offer):
        """Whether every place of it is under a finger that comes to its middle."""
        return self.page.evaluate(IN_SIGHT, list(offer.path))

    def lay(self, id, angle):
        """A piece that is turned in the hand, and laid so that it begins under the finger."""
        in_hand = self.page.locator(".palm .figure")
        for _ in range(4):
            before = in_hand.evaluate(ANGLE)
            if before == angle:
                break
            self.press(self.visitor.button("ui-turn-piece"))
            until(lambda was=before: in_hand.evaluate(ANGLE) != was)
        self.press_at(*self.beginning(id, angle))
        expect(self.page.locator(f'[data-ghost="{id}"] .figure')).to_have_count(1)

    def beginning(self, id, angle):
        """Where a bar that stands on a place begins, as one reads: turned half round it is the other end."""
        box = self.place(id).bounding_box()
        way = LONG - 1 if angle >= 180 else 0
        across, down = way * math.cos(math.radians(angle)), way * math.sin(math.radians(angle))
        return box["x"] + box["width"] * (0.5 + across), box["y"] + box["height"] * (0.5 + down)

    def go_on(self, n):
        """To the next step, which waits for its reader."""

        def went():
            self.page.clock.fast_forward(A_WHILE)
            waits = next((thing for thing in (self.card, self.on) if thing.is_visible()), None)
            if self.past() > n:  # asked after that: a card may have come with the next step
                return True
            if waits:
                self.press(waits)
            return False

        until(went)


def center(thing):
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def faults(visitor, size):
    """What is not in sight or too small, on each of the screens of this kind."""
    here = visitor.page.viewport_size
    for width, height in SCREENS:
        if (size == "laptop") == (min(width / 761, height / 561) >= 1):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.clock.fast_forward(A_WHILE)
            visitor.board.evaluate(STEADY)
            yield from (f"{width}×{height}: {fault}" for fault in visitor.page.evaluate("screens.check()"))
    visitor.page.set_viewport_size(here)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_played_to_its_end(visit, name, size):
    game = ludotheque.game(name)
    ada = visit("Ada", "fr", game=game, **SIZES[size])
    ada.context.add_init_script(SCRIPT)
    ada.page.clock.install()
    ada.go(f"/g/{game.name}/lesson")
    pupil, steps = Pupil(ada, size == "phone"), lesson_of(game).steps
    found = []
    for n, (step, learnt) in enumerate(zip(steps, steps_of(game), strict=True)):
        expect(pupil.said).to_have_text(step.text["fr"])
        found += [f"step {n + 1} {fault}" for fault in faults(ada, size)]
        if learnt.throws:
            pupil.press(ada.button("ui-throw"))
        elif not step.reads:
            offers = step.frame.offers
            pupil.settle()
            wanted = [one for one in offers if not step.wanted or one.path[0] in step.wanted]
            others = (one for one in wanted if not learnt.accepts(one.move) and pupil.is_in_sight(one))
            other = next(others, None)
            if other and learnt.source.wrong:
                pupil.play(step, other.move, goes_wrong=True)
                expect(pupil.wrong).to_have_text(learnt.source.wrong.by_language["fr"])
            pupil.play(step, next(one.move for one in offers if learnt.accepts(one.move)))
        pupil.go_on(n)
    expect(pupil.said).to_have_text(ada.say("ui-lesson-over"))
    assert not found, "\n".join(found)
    pupil.press(ada.page.get_by_role("button", name=ada.say("ui-play-bot", name=ada.say("bot-1"))))
    expect(ada.page).to_have_url(re.compile("/t/"))
    ada.settle()
    assert 1 in [seat["level"] for seat in ada.look()["table"]["seats"]]


@pytest.fixture
def pupil(visit):
    """In the middle of a lesson."""
    ada = visit("Ada", "fr", game=ludotheque.game("bone"), **PHONE)
    ada.go("/")
    ada.page.evaluate("localStorage.setItem('ludotheque.lesson.bone', '7')")
    ada.go("/g/bone/lesson").settle()
    return Pupil(ada, touches=True)


def test_a_lesson_keeps_its_place(pupil):
    assert pupil.past() == 7
    pupil.press(pupil.visitor.button("ui-lesson-back"))
    until(lambda: pupil.past() == 6)
    pupil.page.reload()
    expect(pupil.said).to_be_visible()
    assert pupil.past() == 6
    pupil.press(pupil.visitor.button("ui-lesson-again"))
    until(lambda: pupil.past() == 0)


def test_a_clause_lies_over_the_board_and_back_closes_it(pupil):
    address = pupil.page.url
    taken = pupil.page.locator(".board [data-at]:has([data-piece])").first.get_attribute("data-at")
    pupil.press(pupil.place(taken))
    pupil.press(pupil.page.locator(".note a"))
    rules = pupil.page.get_by_role("region", name=pupil.visitor.say("ui-rulebook"))
    expect(rules).to_be_in_viewport()
    assert pupil.page.url == address
    pupil.page.go_back()
    expect(rules).to_have_count(0)
    assert pupil.page.url == address
    assert pupil.past() == 7


def test_the_board_is_seen_by_who_likes_no_motion(pupil):
    """What covers it for a moment, from one position to the next, is not there for them."""
    expect(pupil.page.locator(".field .veil")).to_be_hidden()


@pytest.fixture
def beginner(visit):
    """At the first thing to do."""
    ada = visit("Ada", "fr", game=ludotheque.game("bone"), **PHONE | {"viewport": {"width": 390, "height": 664}})
    ada.go("/g/bone/lesson").settle()
    pupil = Pupil(ada, touches=True)
    pupil.press(pupil.on)
    until(lambda: pupil.past() == 1)
    return pupil


def test_the_wanted_piece_is_marked_and_another_says_why(beginner):
    step = lesson_of(ludotheque.game("bone")).steps[1]
    lit = beginner.page.locator("button.holder.lit")
    expect(lit).to_have_count(1)
    assert [lit.get_attribute("data-holds")] == list(step.wanted)
    beginner.press(beginner.page.locator("button.holder:not(.lit)").first)
    expect(beginner.wrong).to_contain_text("pour cette fois")
    expect(beginner.page.locator("button.chosen")).to_have_count(0)


def test_what_came_of_a_move_waits_for_its_reader(beginner):
    """However long that takes; and what goes on stays where it was."""
    beginner.press(beginner.page.locator("button.holder.lit"))
    beginner.press(beginner.place("M8"))
    beginner.press(beginner.confirm)
    expect(beginner.said).to_have_text(beginner.visitor.say("ui-lesson-played"))
    expect(beginner.on).to_be_visible()
    told = beginner.page.locator(".teacher .told")
    expect(told).to_contain_text("J12")  # the last of what followed
    expect(beginner.said).to_have_text(beginner.visitor.say("ui-lesson-played"))
    assert beginner.past() == 1
    beginner.press(beginner.on)
    until(lambda: beginner.past() == 2)


def test_another_position_is_announced_over_the_board(pupil):
    pupil.page.evaluate("localStorage.setItem('ludotheque.lesson.bone', '5')")
    pupil.page.reload()
    expect(pupil.said).to_be_visible()
    pupil.press(pupil.on)
    until(lambda: pupil.past() == 6)
    expect(pupil.page.locator(".field .veil")).to_have_text(pupil.visitor.say("ui-lesson-elsewhere"))
