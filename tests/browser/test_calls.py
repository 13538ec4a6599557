"""Being called: asked once at the table, shown by the service worker, removed on the page about oneself."""

import json

import pytest
from playwright.sync_api import expect

from tests.post.test_calls import Browser

from .conftest import WINDOWED, launch
from .visitors import next_one, until

PHONE = {"width": 390, "height": 844}
# There is no push service within reach: the browser's answer is made here, all else is its own.
SUBSCRIBE = """
const keys = %s;
const made = {
    endpoint: "https://push.example.org/ada",
    toJSON: () => ({endpoint: made.endpoint, keys}),
    unsubscribe: async () => delete sessionStorage.kept,
};
PushManager.prototype.subscribe = async ({applicationServerKey: key}) => {
    sessionStorage.kept = key;
    return made;
};
PushManager.prototype.getSubscription = async () => (sessionStorage.kept ? made : null);
"""


@pytest.fixture(scope="module")
def chromium(driver):
    """One that may show notifications."""
    with launch(driver, WINDOWED) as browser:
        yield browser


@pytest.fixture
def ada(visit):
    ada = visit("Ada", "fr", viewport=PHONE, has_touch=True, service_workers="allow")
    browser = Browser()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(SUBSCRIBE % json.dumps({"p256dh": browser.p256dh, "auth": browser.auth}))
    return ada


def test_asked_once_at_the_table_and_removed_on_my_page(ada, visit):
    bea = visit("Bea")
    table = ada.lay_table("friend")
    bea.join(table).sit_at(table)
    ada.sit_at(table)
    ask = ada.page.get_by_role("region", name=ada.say("ui-calls"))
    while next_one([ada, bea]) is ada:
        ada.act()
    expect(ask).to_be_hidden()  # Bea is there: why leave?
    bea.page.close()
    expect(ask).to_be_visible()
    ada.button("ui-calls-yes").tap()
    expect(ada.page.get_by_text(ada.say("ui-calls-done"))).to_be_visible()
    expect(ask).to_be_hidden()
    ada.page.reload()
    expect(ada.board).to_be_visible()
    expect(ask).to_be_hidden()

    page = ada.context.request.get("/api/me/contacts").json()
    assert [(one["kind"], one["shown"]) for one in page["contacts"]] == [("push", "push.example.org")]
    ada.go("/me")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert ada.page.evaluate("sessionStorage.kept") == page["push_key"]
    expect(ada.page.get_by_text(ada.say("ui-calls-here"))).to_be_visible()
    ada.page.get_by_role("button", name=ada.say("ui-calls-off")).tap()
    expect(ada.button("ui-calls-push-on")).to_be_visible()
    assert ada.context.request.get("/api/me/contacts").json()["contacts"] == []
    assert ada.page.evaluate("sessionStorage.kept") is None


def test_the_worker_shows_a_call_and_nothing_to_who_looks(ada):
    table = ada.lay_table()
    ada.sit_at(table)
    wire = ada.context.new_cdp_session(ada.page)
    found = []
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    wire.send("ServiceWorker.enable")
    ada.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => 0)")
    head = ada.context.request.get("/sw.js").headers
    assert head["content-type"].startswith("text/javascript")
    assert head["cache-control"] == "no-cache"
    until(lambda: found or ada.page.wait_for_timeout(20))

    def call(path):
        notice = json.dumps({"title": "Jonques", "text": "C’est à toi", "path": path, "tag": "x"})
        origin = ada.page.evaluate("location.origin")
        wire.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": found[-1]["registrationId"], "data": notice},
        )

    ready = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
    shown = f"{ready}.then((all) => all.map((one) => [one.title, one.body, one.data]))"
    call(f"/t/{table}")  # she looks at it
    call("/t/another1")
    until(lambda: ada.page.evaluate(shown) == [["Jonques", "C’est à toi", "/t/another1"]])
