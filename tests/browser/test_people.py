"""Who I am without an account: my tables, another device, a passkey, invitations, coming back, playing again."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.servers import running

from .visitors import UNHURRIED, until


def fragment(visitor, seat=-1):
    """What a link holds behind its hash, for whoever comes or for a seat."""
    given = visitor.look()["table"]["invitations"]
    return next(f"#in={one['key']}" for one in given if one["seat"] == seat)


def test_a_table_by_invitation_opens_to_its_link_only(visit):
    ada, bea, eve = visit("Ada"), visit("Bea"), visit("Eve")
    table = ada.lay_table("friend", door="invitation")
    ada.sit_at(table)
    eve.go(f"/t/{table}")
    expect(eve.page.get_by_text(eve.say("refused-table"))).to_be_visible()
    bea.go(f"/t/{table}{fragment(ada)}")
    bea.button("ui-sit").click()
    until(lambda: ada.look()["table"]["state"] == "running")
    assert "#" not in bea.page.url


def test_the_shelf_shows_my_tables_and_another_device_too(visit):
    ada, phone = visit("Ada"), visit("Ada", viewport={"width": 390, "height": 844})
    table = ada.lay_table("bot")
    ada.go("/")
    expect(ada.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    ada.go("/me")
    ada.button("ui-private-make").click()
    link = ada.page.get_by_label(ada.say("ui-private-link"), exact=True).input_value()
    phone.go(re.sub(r"^https?://[^/]+", "", link))
    phone.button("ui-me-arrive-yes").click()
    expect(phone.page.get_by_text(phone.say("ui-me-here"))).to_be_visible()
    phone.go("/")
    expect(phone.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    phone.sit_at(table)
    assert phone.look()["table"]["viewer"]["seats"] == [0]


def test_forget_me(visit):
    ada = visit("Ada")
    table = ada.lay_table("bot")
    ada.go("/me")
    ada.button("ui-forget").click()
    ada.button("ui-forget-yes").click()
    expect(ada.page.get_by_text(ada.say("ui-forgotten"))).to_be_visible()
    ada.go("/")
    expect(ada.box()).to_be_visible()
    expect(ada.page.locator(f'.mine a[href="/t/{table}"]')).to_have_count(0)


def test_a_bare_address_says_why_there_is_no_passkey(visit):
    ada = visit("Ada")
    ada.lay_table("bot")
    ada.go("/me")
    expect(ada.page.get_by_text(ada.say("ui-passkey-address"))).to_be_visible()
    expect(ada.button("ui-passkey-make")).to_have_count(0)


@pytest.fixture
def named(tmp_path):
    """A house that is reached by a name: browsers take localhost for safe."""
    with running(tmp_path / "tables.sqlite", **UNHURRIED) as here:
        here.base = here.base.replace("127.0.0.1", "localhost")
        yield here


def hold_keys(visitor, credentials=()):
    """An authenticator of the browser's own, with keys from another one; what it holds can be asked."""
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    kind |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    id = wire.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]
    for credential in credentials:
        wire.send("WebAuthn.addCredential", {"authenticatorId": id, "credential": credential})
    return lambda: wire.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]


def test_a_passkey_signs_in_elsewhere(named, anywhere):
    ada, tablet, eve = anywhere(named, "Ada"), anywhere(named, "Ada"), anywhere(named, "Eve")
    table = ada.lay_table("bot", door="invitation")
    held = hold_keys(ada)
    ada.go("/me")
    ada.button("ui-passkey-make").click()
    expect(ada.page.get_by_text(ada.say("ui-passkey-made"))).to_be_visible()
    (key,) = held()
    hold_keys(tablet, [key])
    tablet.go("/me")
    tablet.button("ui-passkey-use").click()
    expect(tablet.page.get_by_text(tablet.say("ui-me-here"))).to_be_visible()
    tablet.sit_at(table)
    assert tablet.look()["table"]["viewer"]["seats"] == [0]

    other = key | {"privateKey": new_private_key()}  # the same name, another key
    hold_keys(eve, [other])
    eve.go("/me")
    eve.button("ui-passkey-use").click()
    expect(eve.page.get_by_text(eve.say("refused-passkey"))).to_be_visible()
    assert eve.context.request.get(f"/api/tables/{table}").status == 404


def new_private_key():
    from base64 import b64encode

    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = ec.generate_private_key(ec.SECP256R1())
    return b64encode(key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())).decode()


def test_who_comes_back_is_asked_in_the_middle_of_the_screen(visit):
    ada, bea = visit("Ada"), visit("Bea")
    table = ada.lay_table("friend")
    bea.join(table)
    for visitor in (ada, bea):
        visitor.sit_at(table)
    until(lambda: ada.look()["table"]["state"] == "running")
    bea.go("/")
    until(lambda: not ada.look()["table"]["seats"][1]["present"])
    ada.post(f"/api/tables/{table}/actions", do="hand-seat", seat=1)
    bea.go(f"/t/{table}")
    dialog = bea.page.get_by_role("dialog", name=bea.say("ui-come-back"))
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=bea.say("ui-take-seat")).click()
    expect(dialog).to_have_count(0)
    until(lambda: not ada.look()["table"]["seats"][1]["stand_in"])


def test_a_rematch_is_asked_and_the_board_stays(visit):
    ada, bea, eve = visit("Ada"), visit("Bea", viewport={"width": 390, "height": 844}), visit("Eve")
    table = ada.lay_table("friend")
    bea.join(table)
    for visitor in (ada, bea, eve):
        visitor.sit_at(table)
    until(lambda: ada.look()["table"]["state"] == "running")
    ada.post(f"/api/tables/{table}/actions", do="resign")
    ada.button("ui-rematch").first.click()
    asked = bea.say("ui-again-asked", name="Ada")
    expect(bea.page.get_by_text(asked, exact=True).first).to_be_visible()
    assert table in bea.page.url
    bea.button("ui-again-refuse").last.click()
    expect(ada.button("ui-rematch").first).to_be_visible()
    ada.button("ui-rematch").first.click()
    bea.button("ui-again-agree").last.click()
    for visitor in (ada, bea):
        visitor.page.wait_for_url(lambda url: table not in url)
    assert ada.table == bea.table
    assert eve.table == table  # who only looks on stays


def test_a_link_to_an_open_table_tells_what_it_leads_to(visit):
    ada = visit("Ada")
    table, secret = ada.lay_table("bot"), ada.lay_table("bot", door="invitation")
    tags = [visit("Eve").context.request.get(f"/t/{id}").text() for id in (table, secret)]
    assert "Ada" in tags[0] and 'property="og:image"' in tags[0]
    assert "Ada" not in tags[1] and "cover.png" not in tags[1]
    cover = ada.context.request.get("/api/games/jonques/cover.png")
    assert cover.body().startswith(b"\x89PNG")
