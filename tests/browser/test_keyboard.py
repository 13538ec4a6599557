"""The whole flow by keyboard alone."""

from playwright.sync_api import expect

from tests.games.jonques.positions import place

from .visitors import GAME, GROWS, PATIENCE, until

FOCUSED = "(things) => things.includes(document.activeElement)"
SOMEWHERE = "() => document.activeElement !== document.body"
STOPS = 60


def tab_to(visitor, things):
    """Press Tab until the thing has the focus, or one of several: of lit places one is a stop."""
    things.first.wait_for()
    for _ in range(STOPS):
        if things.evaluate_all(FOCUSED):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("the tab key does not come there")


def press(visitor, key):
    visitor.page.keyboard.press(key)


def act(visitor):
    """One action by Tab, Enter and Space, seen in the log. A piece that alone may move is held already."""
    visitor.to_do.first.wait_for()
    last, before = visitor.entries.last.element_handle(), visitor.entries.count()
    if visitor.choices.count():
        enter(visitor, visitor.choices, "Space")
    else:
        if visitor.may_move.count():
            enter(visitor, visitor.may_move)
        until(lambda: visitor.may_go.count() or visitor.entries.count() > before)
        if visitor.may_go.count():
            enter(visitor, visitor.may_go)
    last.evaluate(GROWS, PATIENCE)


def keeps_the_focus(visitor):
    """What had it may have gone: then it comes to what is asked next, at the latest when that is there."""
    visitor.page.wait_for_function(SOMEWHERE)


def enter(visitor, things, key="Enter"):
    tab_to(visitor, things)
    press(visitor, key)


def test_from_the_shelf_to_three_actions_against_the_bot(visit):
    ada = visit()
    ada.go()
    tab_to(ada, ada.box())
    press(ada, "Enter")
    tab_to(ada, ada.button("ui-play-bot", name=ada.say("bot-1")))
    press(ada, "Enter")
    expect(ada.board).to_be_visible()
    for _ in range(3):
        act(ada)
        keeps_the_focus(ada)


def test_lay_a_table_by_keyboard(visit):
    ada = visit()
    ada.go("/g/jonques")
    tab_to(ada, ada.button("ui-play-now"))
    press(ada, "Enter")
    tab_to(ada, ada.field("ui-my-name"))
    ada.page.keyboard.type("Ada")
    seat = ada.page.get_by_role("group", name=ada.say("ui-seat", number=2, name=ada.say("seat-1")))
    tab_to(ada, seat.get_by_role("radio", checked=True))
    press(ada, "ArrowLeft")
    press(ada, "ArrowLeft")
    expect(seat.get_by_role("radio", name=ada.say("ui-seat-here"))).to_be_checked()
    tab_to(ada, ada.button("ui-open-table"))
    press(ada, "Enter")
    expect(ada.page.get_by_role("list", name=ada.say("ui-seats"))).to_contain_text("Ada")


def test_a_junk_sails_by_keyboard(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="here"))
    tab_to(ada, ada.place("f2"))
    press(ada, "Enter")
    expect(ada.may_go.first).to_be_visible()
    ada.place("f2").focus()
    press(ada, "ArrowUp")
    expect(ada.place("f3")).to_be_focused()
    press(ada, "ArrowRight")
    expect(ada.place("g3")).to_be_focused()
    press(ada, "Space")
    expect(ada.place("g3")).to_have_accessible_name(f"g3, {ada.say('junk', player=ada.say('seat-0'))}")


def test_escape_puts_the_junk_back(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="here"))
    tab_to(ada, ada.place("f2"))
    press(ada, "Enter")
    expect(ada.may_go.first).to_be_visible()
    press(ada, "Escape")
    expect(ada.may_go).to_have_count(0)
    expect(ada.may_move).to_have_count(1)


def test_a_refused_touch_by_keyboard(visit):
    ada = visit()
    ada.sit_at(ada.lay_position(place("^ f2 a2 v k8", "0 to move, aces 1"), other="here"))
    tab_to(ada, ada.place("f2"))
    for _ in "edcba":
        press(ada, "ArrowLeft")
    expect(ada.place("a2")).to_be_focused()
    press(ada, "Enter")
    expect(ada.dock).to_contain_text(GAME.rulebook.clauses["port-first"].text["en"])


def test_the_focus_stays_where_the_hand_is(visit):
    """Asking back, thinking about giving up, a note that closes: the next key finds its place."""
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_position(place("^ f2 a4 v k8", "0 to move, aces 1"), other="friend")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    ada.place("f2").click()
    ada.place("f3").click()
    expect(ada.may_move).to_have_count(0)
    ada.drawer("ui-tab-table")
    tab_to(ada, ada.button("ui-undo"))
    press(ada, "Enter")
    expect(bea.button("ui-undo-agree")).to_be_visible()
    expect(ada.button("ui-undo")).to_be_focused()
    tab_to(bea, bea.button("ui-undo-agree"))
    press(bea, "Enter")
    expect(ada.may_move).to_have_count(1)
    expect(bea.button("ui-undo-agree")).to_have_count(0)
    keeps_the_focus(bea)
    tab_to(ada, ada.button("ui-resign"))
    press(ada, "Enter")
    expect(ada.button("ui-resign-no")).to_be_focused()
    press(ada, "Enter")
    expect(ada.button("ui-resign")).to_be_focused()
    tab_to(ada, ada.place("f2"))
    press(ada, "ArrowLeft")
    press(ada, "Enter")
    tab_to(ada, ada.button("ui-close"))
    press(ada, "Enter")
    expect(ada.button("ui-close")).to_have_count(0)
    keeps_the_focus(ada)
