"""A house's page opens without its house: the client is kept, and what the shelf and the rulebooks said last."""

from playwright.sync_api import expect

from tests.web.servers import running

CAME_AGAIN = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"


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


def test_a_part_that_is_nowhere_is_asked_for_once_more_and_said(visit):
    """The page comes again by itself, for a newer edition may have it; not for ever."""
    ada = visit()
    came = []
    ada.page.on("request", lambda request: request.method == "HEAD" and came.append(request.url))
    ada.context.route("**/assets/Me-*.js", lambda route: route.fulfill(status=404))
    ada.page.goto("/me")
    again = ada.button("ui-coming-again")
    ada.page.wait_for_function(CAME_AGAIN)
    expect(again).to_be_visible()
    expect(ada.page.get_by_text(ada.say("ui-missing-text"))).to_be_visible()
    assert len(came) == 1
    with ada.page.expect_request(lambda request: request.method == "HEAD"):
        again.click()
