"""A house's page opens without its house: the client is kept, and what the shelf and the rulebooks said last."""

from playwright.sync_api import expect

from tests.web.servers import running


def test_the_shelf_is_read_when_the_house_is_gone(anywhere, tmp_path):
    with running(tmp_path / "tables.sqlite") as house:
        ada = anywhere(house, service_workers="allow")
        ada.go()
        ada.page.evaluate("navigator.serviceWorker.ready")
        ada.page.wait_for_function("navigator.serviceWorker.controller")
        ada.go()  # once more, this time by way of the worker
        ada.box().click()
        expect(ada.button("ui-play-now")).to_be_visible()
    ada.go()
    expect(ada.page.get_by_role("alert").first).to_have_text(ada.say("ui-unreachable"))
    ada.box().click()
    expect(ada.button("ui-play-now")).to_be_visible()
