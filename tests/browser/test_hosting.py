"""The host's page, a kiosk, and a house for families, on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.servers import running

from .test_axe import check
from .visitors import UNHURRIED, until

KEY = "k" * 43
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "bypass_csp": True}
KEPT = "() => Object.entries(localStorage).filter(([key]) => /key|name|read|quiet|seen/.test(key) && localStorage[key])"

READABLE = "document.cookie + JSON.stringify(localStorage) + document.documentElement.outerHTML"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with running(tmp_path_factory.mktemp("hosted") / "tables.sqlite", host_key=KEY, **UNHURRIED) as here:
        yield here


@pytest.fixture(scope="module")
def family(tmp_path_factory):
    with running(tmp_path_factory.mktemp("family") / "tables.sqlite", family=True, **UNHURRIED) as here:
        yield here


def come_as_host(host):
    host.go(f"/host#key={KEY}")
    expect(host.page.get_by_role("heading", name=host.say("ui-host"), exact=True)).to_be_visible()
    expect(host.button("ui-host-announce-yes")).to_be_visible()
    return host


def test_the_link_leaves_nothing_behind(hosted, anywhere):
    """Not in the address, not where one goes back to, not in what a page can read, not in what the next one is told."""
    host = anywhere(hosted, "Host", **PHONE)
    asked = []
    host.page.on("request", lambda request: asked.append((request.url, request.headers.get("referer", ""))))
    host.go("/")
    come_as_host(host)
    assert host.page.url.endswith("/host")
    assert not any(KEY in text for pair in asked for text in pair)
    assert KEY not in host.page.evaluate(READABLE)
    host.page.go_back()
    expect(host.box()).to_be_visible()
    host.page.go_forward()
    assert "#" not in host.page.url
    host.go("/host")
    host.button("ui-host-leave").click()
    expect(host.box()).to_be_visible()
    host.go("/host")
    expect(host.page.get_by_role("heading", name=host.say("ui-nowhere"))).to_be_visible()


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_host_sees_to_the_house(hosted, anywhere, look):
    host = anywhere(hosted, "Host", "fr", color_scheme=look, **PHONE)
    ada, eve = anywhere(hosted, "Ada"), anywhere(hosted, f"Eve-{look}", **PHONE)
    table = ada.lay_table("friend")
    eve.join(table)
    for visitor in (ada, eve):
        visitor.sit_at(table)
    until(lambda: ada.look()["table"]["state"] == "running")

    eve.drawer("ui-tab-talk")
    eve.page.get_by_label(eve.say("ui-chat"), exact=True).fill("<img src=x onerror=alert(1)>")
    eve.button("ui-send").click()
    ada.page.get_by_role("button", name=ada.say("ui-about-message", name=eve.name)).click()
    ada.button("ui-report").click()
    expect(ada.page.get_by_text(ada.say("ui-reported"))).to_be_visible()
    check(ada) if look == "dark" else None

    come_as_host(host)
    expect(host.page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    check(host)
    host.field("ui-host-announce-text").fill("<script>alert(1)</script> Gâteau à seize heures")
    host.button("ui-host-announce-yes").click()
    for visitor in (ada, eve):
        expect(visitor.page.get_by_role("status").filter(has_text="Gâteau")).to_contain_text("<script>")
    host.button("ui-host-settle").click()
    expect(host.page.get_by_text(host.say("ui-host-no-report"))).to_be_visible()

    person = host.page.get_by_role("listitem", name=eve.name, exact=True)
    person.get_by_role("button", name=host.say("ui-host-ban"), exact=True).click()
    person.get_by_role("button", name=host.say("ui-host-ban-yes"), exact=True).click()
    expect(eve.page.get_by_text(eve.say("refused-banned"))).to_be_visible()
    check(eve) if look == "dark" else None
    expect(ada.page.get_by_role("log")).to_contain_text(ada.say("table-shown-out", name=eve.name))

    row = host.page.get_by_role("listitem", name=table, exact=True)
    row.get_by_role("button", name=host.say("ui-host-delete"), exact=True).click()
    row.get_by_role("button", name=host.say("ui-host-delete-yes"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("refused-gone"))).to_be_visible()
    expect(row).to_have_count(0)
    host.button("ui-host-announce-no").click()
    expect(host.page.get_by_text(host.say("ui-host-act-announce", up="no", text="")).first).to_be_visible()


def test_who_reads_chooses_whom(hosted, anywhere):
    ada, bob = anywhere(hosted, "Ada"), anywhere(hosted, "Bob")
    table = ada.lay_table("friend")
    bob.join(table)
    ada.sit_at(table)
    bob.post(f"/api/tables/{table}/actions", do="chat", text="first")
    bob.post(f"/api/tables/{table}/actions", do="phrase", phrase="bravo")
    log = ada.page.get_by_role("log")
    expect(log).to_contain_text(ada.say("phrase-bravo"))
    ada.page.get_by_role("button", name=ada.say("ui-about-message", name="Bob")).first.click()
    ada.button("ui-mute", name="Bob").click()
    expect(log).not_to_contain_text("first")
    bob.post(f"/api/tables/{table}/actions", do="chat", text="second")
    ada.page.reload()
    expect(ada.page.get_by_text(ada.say("ui-quiet-some"))).to_be_visible()
    expect(log).not_to_contain_text("second")
    ada.button("ui-hear-all").click()
    expect(log).to_contain_text("second")


def test_a_kiosk_asks_and_forgets(hosted, anywhere):
    screen = anywhere(hosted, "Passer-by", "fr", **PHONE)
    screen.page.clock.install()
    screen.go("/?kiosk=2")
    expect(screen.page.get_by_text(screen.say("ui-kiosk-phones"), exact=True)).to_be_visible()
    expect(screen.page.locator('img[src^="/api/qr.svg"]')).to_be_visible()
    expect(screen.link("ui-me")).to_have_count(0)
    check(screen)
    screen.go("/g/jonques")
    screen.button("ui-play-now").click()
    screen.field("ui-my-name").fill("Passante")
    screen.button("ui-open-table").click()
    screen.settle()
    table = screen.table
    assert screen.context.request.get("/api/me").json()["name"] == "Passante"

    asked = screen.page.get_by_role("dialog", name=screen.say("ui-still-there"))
    screen.page.clock.run_for(121_000)
    expect(asked).to_be_visible()
    check(screen)
    screen.button("ui-still-there-yes").click()
    expect(asked).to_have_count(0)
    screen.page.clock.run_for(100_000)
    expect(asked).to_have_count(0)
    screen.page.clock.run_for(22_000)
    expect(asked).to_be_visible()
    screen.page.clock.run_for(21_000)
    expect(screen.box()).to_be_visible()
    until(lambda: not screen.context.request.get("/api/me").json().get("is_known"))
    assert not [cookie for cookie in screen.context.cookies() if cookie["name"].startswith("ludotheque")]
    assert screen.page.evaluate(KEPT) == []
    told = screen.context.request.get(f"/api/tables/{table}")
    assert "Passante" not in told.text()
    expect(screen.page.get_by_text(screen.say("ui-kiosk-phones"), exact=True)).to_be_visible()  # still one
    screen.go("/?kiosk=0")
    expect(screen.link("ui-me")).to_be_visible()


def test_a_kiosk_stays_awake_and_fills_the_screen(hosted, anywhere):
    screen = anywhere(hosted, "Screen")
    screen.page.add_init_script(
        """navigator.wakeLock.request = async (kind) => ((window.awake = kind), { release: async () => {} });
        Element.prototype.requestFullscreen = async () => void (window.full = true);"""
    )
    screen.go("/?kiosk")
    expect(screen.box()).to_be_visible()
    until(lambda: screen.page.evaluate("window.awake") == "screen")
    assert not screen.page.evaluate("window.full")
    screen.page.mouse.click(5, 5)
    until(lambda: screen.page.evaluate("window.full"))


def test_a_house_for_families(family, anywhere):
    ada, bea = anywhere(family, "Panda", "fr", **PHONE), anywhere(family, "Lynx", **PHONE)
    ada.go("/g/jonques")
    ada.button("ui-play-now").click()
    ada.page.get_by_label(ada.say("ui-my-name"), exact=True).select_option("Panda")
    expect(ada.page.locator("input[type=text], input:not([type]), textarea")).to_have_count(0)
    check(ada)
    second = ada.page.get_by_role("group", name=re.compile(ada.say("seat-1")))
    second.get_by_role("radio", name=ada.say("ui-seat-friend"), exact=True).check()
    ada.button("ui-open-table").click()
    ada.settle()
    key = ada.look()["table"]["invitations"][0]["key"]
    bea.go(f"/t/{ada.table}#in={key}")
    bea.page.get_by_label(bea.say("ui-my-name"), exact=True).select_option("Lynx")
    bea.button("ui-sit").click()
    until(lambda: ada.look()["table"]["state"] == "running")
    ada.drawer("ui-tab-talk")
    expect(ada.page.get_by_label(ada.say("ui-chat"), exact=True)).to_have_count(0)
    ada.button("phrase-hello").click()
    check(ada)
    bea.drawer("ui-tab-talk")
    expect(bea.page.get_by_role("log")).to_contain_text(bea.say("phrase-hello"))
    ada.go("/me")
    expect(ada.page.get_by_label(ada.say("ui-my-name"), exact=True)).to_have_value("Panda")
    stranger = anywhere(family, "Eve")
    stranger.go()
    expect(stranger.box()).to_be_visible()
    assert stranger.context.request.get("/api/tables").json() == []


def test_the_host_lets_newcomers_wait_and_they_are_told_why(hosted, anywhere):
    host = come_as_host(anywhere(hosted, "Host", **PHONE))
    expect(host.page.get_by_text(host.say("ui-host-people-text"))).to_be_visible()
    ada, eve = anywhere(hosted, "Ada"), anywhere(hosted, "Eve", **PHONE)
    table = ada.lay_table("friend")
    wait = host.page.get_by_role("combobox", name=host.say("ui-host-newcomers-wait"))
    wait.select_option("60")
    expect(host.page.get_by_text(host.say("ui-host-act-newcomers", wait="1 h"))).to_be_visible()
    eve.go(f"/t/{table}")
    eve.button("ui-sit").click()
    expect(eve.page.get_by_role("alert").filter(has_text=eve.say("refused-newcomer", minutes=60))).to_be_visible()
    eve.go("/g/jonques")
    eve.page.get_by_role("button", name=eve.say("ui-play-bot", name=eve.say("bot-1"))).first.click()
    expect(eve.board).to_be_visible()  # with a bot, at once
    wait.select_option("0")
    expect(
        host.page.get_by_text(host.say("ui-host-act-newcomers", wait=host.say("ui-host-newcomers-none")))
    ).to_be_visible()
    eve.go(f"/t/{table}")
    eve.button("ui-sit").click()
    expect(eve.board).to_be_visible()
