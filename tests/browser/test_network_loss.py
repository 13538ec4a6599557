"""The network goes, or the house does: the page says so, comes back, and no line is lost or doubled."""

from playwright.sync_api import expect

from tests.web.servers import free_port, running

from .visitors import next_one, until

# The page does not learn that its socket is open before somebody opens the gate.
GATE = """{
    const {set} = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onopen");
    const gate = new Promise((open) => (window.openGate = open));
    Object.defineProperty(WebSocket.prototype, "onopen", {set(heard) { set.call(this, () => gate.then(heard)); }});
}"""


def is_lost(visitor):
    return visitor.page.get_by_role("status").filter(has_text=visitor.say("ui-lost"))


def test_without_network_for_a_while(visit):
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_table("friend")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    expect(ada.entries).to_have_count(3)
    ada.context.set_offline(True)
    expect(is_lost(ada)).to_be_visible()
    for word in ("one", "two", "three"):
        bea.field("ui-chat").fill(word)
        bea.button("ui-send").click()
        expect(bea.entries.last).to_contain_text(word)
    assert "three" not in " ".join(ada.lines())

    ada.context.set_offline(False)
    expect(ada.entries.last).to_contain_text("three")
    expect(is_lost(ada)).to_have_count(0)
    assert [line.removesuffix(" ⋯") for line in ada.lines()] == [line.removesuffix(" ⋯") for line in bea.lines()]
    next_one([ada, bea]).act()
    expect(ada.entries).to_have_count(bea.entries.count())


def test_a_gesture_without_network_is_refused_and_may_be_repeated(visit):
    ada = visit()
    ada.sit_at(ada.lay_table("here"))
    expect(ada.button("ui-throw")).to_be_visible()
    before = ada.lines()
    ada.context.set_offline(True)
    expect(is_lost(ada)).to_be_visible()
    ada.button("ui-throw").click()
    expect(ada.dock).to_contain_text(ada.say("ui-offline-refused"))
    assert ada.lines() == before
    ada.context.set_offline(False)
    expect(is_lost(ada)).to_have_count(0)
    ada.act()


def test_a_touch_made_while_connecting_waits_and_is_sent(visit):
    ada = visit()
    ada.page.add_init_script(GATE)
    ada.sit_at(ada.lay_table("here"))
    expect(ada.button("ui-throw")).to_be_visible()
    before = ada.entries.count()
    ada.button("ui-throw").click()
    ada.page.evaluate("openGate()")
    expect(ada.entries).to_have_count(before + 1)
    expect(ada.dock).not_to_contain_text(ada.say("ui-offline-refused"))


def test_the_house_falls_and_stands_up_again(anywhere, tmp_path):
    data, port = tmp_path / "tables.sqlite", free_port()
    with running(data, port) as server:
        ada = anywhere(server, "Ada")
        ada.sit_at(ada.lay_table("here"))
        ada.throw_by_hand()
        for _ in range(5):
            ada.act()
        ada.wait_to_be_asked()
        position, lines = ada.position(), ada.lines()
    expect(is_lost(ada)).to_be_visible()
    with running(data, port) as server:
        expect(is_lost(ada)).to_have_count(0)
        assert (ada.position(), ada.lines()) == (position, lines)
        for _ in range(3):
            ada.act()
        eve = anywhere(server, "Eve").sit_at(ada.table)
        until(lambda: eve.lines() == ada.lines())
        assert len(eve.lines()) >= len(lines) + 3
