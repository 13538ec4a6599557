"""A lesson is played to its end in the page, as its script has it: on a phone by touch, on a laptop by mouse."""

import re

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.scene import lesson_of
from ludotheque.scene.lesson import steps_of

from .test_phone import PHONE
from .visitors import until

SIZES = {"phone": PHONE, "laptop": {}}
ANGLE = "figure => Math.round(parseFloat(figure.style.getPropertyValue('--own'))) % 360"


class Pupil:
    """Somebody who does what a lesson says, once in a while something else."""

    def __init__(self, visitor, touches):
        self.visitor, self.page = visitor, visitor.page
        self.press = (lambda thing: thing.tap()) if touches else (lambda thing: thing.click())
        self.said = self.page.locator(".teacher .said")
        self.wrong = self.page.locator(".teacher .wrong")
        self.confirm = self.page.locator(".tools .confirm")
        self.on = self.page.locator(".tools").get_by_role("button", name=visitor.say("ui-lesson-on"), exact=True)
        self.card = self.page.get_by_role("article").get_by_role("button", name=visitor.say("ui-read-on"), exact=True)

    def past(self):
        return self.page.locator(".way .past").count()

    def play(self, step, move, goes_wrong=False):
        """Touches the things of an offer, one after another, confirms what asks for it, and waits for the answer."""
        before = self.past()
        answered = self.wrong.is_visible if goes_wrong else lambda: self.past() > before or self.on.is_visible()
        (path,) = [offer.path for offer in step.frame.offers if offer.move == move]
        angles = {button.id: button.angle for button in step.frame.buttons if button.angle is not None}
        pieces = {piece.id: piece for piece in step.frame.pieces}
        trays = {tray.id for tray in step.frame.trays}
        (angle,) = [angles[id] for id in path if id in angles] or [None]
        for id in path:
            if id in pieces and pieces[id].place in trays:
                self.take(id)
            elif id in pieces:
                self.press(self.place(pieces[id].place))
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
        """From the hand, unless it is held already."""
        held = self.page.locator(f'[data-holds="{id}"]')
        held.wait_for()
        if "chosen" not in held.get_attribute("class").split():
            self.press(held)

    def place(self, id):
        return self.page.locator(f'[data-place="{id}"]')

    def lay(self, id, angle):
        """A piece that is turned until it lies as it should."""
        ghost = self.page.locator(f'[data-ghost="{id}"]')
        for _ in range(4):
            self.press(self.place(id))
            if ghost.count() and ghost.locator(".figure").evaluate(ANGLE) == angle:
                return
            self.press(self.visitor.button("ui-turn-piece"))
        raise AssertionError(f"it cannot be laid on {id}")

    def go_on(self, n, by_hand):
        """To the next step, which comes by itself where it begins where this one ends."""

        def went():
            if self.past() > n:
                return True
            if self.card.is_visible():
                self.press(self.card)
            elif by_hand and self.on.is_visible():
                self.press(self.on)
            return False

        until(went)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["jonques", "bonactio"])
def test_a_lesson_is_played_to_its_end(visit, name, size):
    game = ludotheque.game(name)
    ada = visit("Ada", "fr", game=game, **SIZES[size])
    ada.go(f"/g/{game.name}/lesson")
    pupil, steps = Pupil(ada, size == "phone"), lesson_of(game).steps
    for n, (step, learnt) in enumerate(zip(steps, steps_of(game), strict=True)):
        expect(pupil.said).to_have_text(step.text["fr"])
        if learnt.throws:
            pupil.press(ada.button("ui-throw"))
        elif not step.reads:
            moves = [offer.move for offer in step.frame.offers]
            others = [move for move in moves if not learnt.accepts(move)]
            if others and learnt.source.wrong:
                pupil.play(step, others[0], goes_wrong=True)
                expect(pupil.wrong).to_have_text(learnt.source.wrong.by_language["fr"])
            pupil.play(step, next(move for move in moves if learnt.accepts(move)))
        pupil.go_on(n, step.reads or n + 1 == len(steps) or steps[n + 1].begins)
    expect(pupil.said).to_have_text(ada.say("ui-lesson-over"))
    pupil.press(ada.page.get_by_role("button", name=ada.say("ui-play-bot", name=ada.say("bot-1"))))
    expect(ada.page).to_have_url(re.compile("/t/"))
    ada.settle()
    assert 1 in [seat["level"] for seat in ada.look()["table"]["seats"]]
