"""Sounds and vibration: nothing is made until somebody asks for it, then real throws and moves are heard."""

import pytest

from .visitors import next_one, until

LISTEN = """
window.heard = { contexts: 0, sounds: 0, buzzes: 0 };
const Quiet = AudioContext;
window.AudioContext = class extends Quiet {
  constructor(...how) { super(...how); heard.contexts++; }
};
for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { heard.sounds++; return start.apply(this, when); };
}
navigator.vibrate = () => ++heard.buzzes > 0;
"""


@pytest.fixture
def ada(visit):
    visitor = visit()
    visitor.context.add_init_script(LISTEN)
    return visitor.sit_at(visitor.lay_table("here"))


def heard(visitor):
    return visitor.page.evaluate("heard")


def test_nothing_is_heard_by_those_who_have_not_asked(ada):
    for _ in range(6):
        ada.act()
    assert heard(ada) == {"contexts": 0, "sounds": 0, "buzzes": 0}


def test_dice_and_moves_are_heard_once_asked_for(ada):
    ada.drawer("ui-tab-table")
    ada.field("ui-sounds").check()
    until(lambda: heard(ada)["sounds"] == 1)  # the first, at once
    ada.drawer("ui-tab-talk")
    ada.act()
    until(lambda: heard(ada)["sounds"] > 1)
    assert heard(ada)["contexts"] == 1
    assert heard(ada)["buzzes"] == 0
    ada.drawer("ui-tab-table")
    ada.field("ui-sounds").uncheck()
    before = heard(ada)["sounds"]
    ada.drawer("ui-tab-talk")
    ada.act()
    assert heard(ada)["sounds"] == before


def test_a_phone_buzzes_when_the_turn_comes(visit):
    ada, bea = visit(), visit("Bea")
    ada.context.add_init_script(LISTEN)
    table = ada.lay_table("friend")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    next_one([ada, bea])
    ada.drawer("ui-tab-table")
    ada.field("ui-vibrates").check()
    ada.drawer("ui-tab-talk")
    for now in (ada, bea):
        while next_one([ada, bea]) is now:
            now.act()
    until(lambda: heard(ada)["buzzes"] == 1)
    assert heard(ada)["contexts"] == 0
