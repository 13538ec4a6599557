"""What the network broke off goes on when it is back: by itself, and by a touch."""

import shutil

import pytest
from playwright.sync_api import expect

from .conftest import serving
from .readers import Reader
from .test_library import lay_the_table

pytestmark = pytest.mark.slow
BACK = "dispatchEvent(new Event('online'))"
WAYS = pytest.mark.parametrize("way", ["by itself", "by a touch"])


@pytest.fixture
def host(edition, tmp_path):
    """A library of one's own, of which something may be taken away."""
    shutil.copytree(edition, tmp_path / "library")
    with serving(tmp_path) as address:
        yield f"{address}library/"


@pytest.fixture
def ada(chromium, host):
    """Whose browser keeps nothing for later."""
    habits = {"locale": "en", "service_workers": "block", "reduced_motion": "reduce"}
    with chromium.new_context(**habits) as context:
        yield Reader(context, host)


@pytest.fixture
def without(tmp_path):
    """Takes a file of the library away; what it gives back brings it again."""

    def take(pattern):
        (path,) = (tmp_path / "library").glob(pattern)
        aside = path.rename(tmp_path / path.name)
        return lambda: aside.rename(path)

    return take


def goes_on(reader, way):
    if way == "by itself":
        reader.page.evaluate(BACK)
    else:
        reader.button("ui-coming-again").first.click()


@WAYS
def test_a_first_visit_that_was_broken_off_goes_on(ada, without, way):
    bring = without("python/house.pack")
    ada.go()
    expect(ada.page.get_by_text(ada.say("ui-coming-broken"))).to_be_visible()
    expect(ada.button("ui-coming-again").first).to_be_visible()
    bring()
    goes_on(ada, way)
    expect(ada.page.get_by_text(ada.say("ui-coming-broken"))).to_have_count(0)
    lay_the_table(ada)
    ada.button("ui-open-table").click()
    ada.settle()


@WAYS
def test_a_page_without_its_words_says_so_in_words_and_goes_on(ada, without, way):
    bring = without("api/words/en.ftl")
    ada.go()
    expect(ada.page.get_by_role("heading", name=ada.say("ui-missing"))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("ui-missing-text"))).to_be_visible()
    bring()
    goes_on(ada, way)
    expect(ada.box(ada.game)).to_be_visible()


@WAYS
def test_a_table_is_laid_when_the_missing_part_of_its_game_has_come(ada, without, way):
    bring = without("kernels/*jonques*")
    ada.go()
    lay_the_table(ada)
    ada.button("ui-open-table").click()
    expect(ada.page.get_by_text(ada.say("refused-part"))).to_be_visible()
    bring()
    goes_on(ada, way)
    ada.settle()
    ada.go()
    expect(ada.page.locator("main a[href*='/t/']")).to_have_count(1)


@WAYS
def test_a_page_that_was_not_there_comes(chromium, edition, way):
    with chromium.new_context(locale="en", service_workers="block") as context:
        with serving(edition.parent) as host:
            ada = Reader(context, f"{host}{edition.name}/").go()
            expect(ada.box(ada.game)).to_be_visible()
        ada.page.get_by_role("link", name=ada.say("ui-me"), exact=True).click()
        expect(ada.page.get_by_text(ada.say("ui-missing-text"))).to_be_visible()
        with serving(edition.parent, int(host.rpartition(":")[2].strip("/"))):
            goes_on(ada, way)
            expect(ada.page.get_by_role("heading", name=ada.say("ui-me"))).to_be_visible()


def test_the_keeping_of_all_goes_on(chromium, host, without):
    with chromium.new_context(locale="en") as context:
        bring = without("kernels/*bone*")
        ada = Reader(context, host).go()
        ada.page.wait_for_function("navigator.serviceWorker.getRegistration().then((known) => !known)")
        expect(ada.page.get_by_text(ada.say("ui-offline-coming"))).to_be_visible()
        bring()
        ada.page.evaluate(BACK)
        expect(ada.page.get_by_text(ada.say("ui-offline-ready"))).to_be_visible()
