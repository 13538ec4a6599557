"""What a browser keeps of a library: all of it, of this library alone, and what it says where that is not so."""

import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import until

from .conftest import serving
from .readers import Reader
from .test_library import lay_the_table
from .test_trouble import DATABASE

pytestmark = pytest.mark.slow
CACHES = "caches.keys().then((names) => names.sort())"
FORGET_ONE = """(file) => caches.keys().then(async ([name]) => {
    const cache = await caches.open(name);
    return cache.delete((await cache.keys()).find(({ url }) => url.includes(file)));
})"""
COPY = """([from, to, version]) => new Promise((done, failed) => {
    const stores = new Map();
    const first = indexedDB.open(from);
    first.onsuccess = async () => {
        const read = (asked) => new Promise((said) => (asked.onsuccess = () => said(asked.result)));
        for (const name of first.result.objectStoreNames) {
            const store = first.result.transaction(name).objectStore(name);
            const [keys, values] = await Promise.all([read(store.getAllKeys()), read(store.getAll())]);
            stores.set(name, keys.map((key, i) => [key, values[i]]));
        }
        first.result.close();
        const second = indexedDB.open(to, version);
        second.onerror = () => failed(second.error);
        second.onupgradeneeded = () => {
            for (const [name, records] of stores) {
                const store = second.result.createObjectStore(name);
                for (const [key, value] of records) store.put(value, key);
            }
        };
        second.onsuccess = () => (second.result.close(), done(stores.size));
    };
})"""
NEWER = """(name) => new Promise((done, failed) => {
    const opening = indexedDB.open(name, 99);
    opening.onupgradeneeded = () => opening.result.createObjectStore("later");
    opening.onsuccess = () => (opening.result.close(), done());
    opening.onerror = () => failed(opening.error);
})"""
REMOVE = """(name) => new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done))"""
BLOCKED = """
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(globalThis, name, { get() { throw new DOMException("blocked", "SecurityError"); } });
"""


def kept(reader):
    expect(reader.page.get_by_text(reader.say("ui-offline-ready"))).to_be_visible()


def begin(reader):
    lay_the_table(reader, "ui-seat-here")
    reader.button("ui-open-table").click()
    reader.settle().throw_by_hand()
    reader.act()
    return reader.wait_to_be_asked().table


def test_two_libraries_on_one_host_keep_what_is_theirs(chromium, edition, tmp_path):
    for name in ("one", "two"):
        shutil.copytree(edition, tmp_path / name)
    with chromium.new_context(locale="en") as context:
        with serving(tmp_path) as host:
            one = Reader(context, f"{host}one/").come()
            begin(one)
            one.page.close()
            two = Reader(context, f"{host}two/").come()
            expect(two.page.get_by_role("heading", name=two.say("ui-continue"))).to_have_count(0)
            assert [name.split()[1] for name in two.page.evaluate(CACHES)] == ["/one/", "/two/"]
            two.page.close()
        for base in (one.base, two.base):
            reader = Reader(context, base).go()
            kept(reader)
            reader.page.close()


def test_a_file_that_was_lost_comes_again_and_till_then_not_all_is_here(chromium, edition):
    with chromium.new_context(locale="en") as context:
        with serving(edition.parent) as host:
            ada = Reader(context, f"{host}{edition.name}/").come()
            assert ada.page.evaluate(FORGET_ONE, "bone.wasm")
        ada.go()
        expect(ada.page.get_by_text(ada.say("ui-offline-coming"))).to_be_visible()
        expect(ada.page.get_by_text(ada.say("ui-offline-ready"))).to_have_count(0)
        ada.page.close()
        with serving(edition.parent, int(host.rpartition(":")[2].strip("/"))):
            kept(Reader(context, ada.base).go())


def test_what_lies_under_the_name_that_all_libraries_shared_is_carried_over(library):
    library.go()
    table = begin(library)
    library.page.goto(library.base + "icon.svg")
    library.page.evaluate(COPY, [DATABASE, "ludotheque", 5])
    library.page.evaluate(REMOVE, DATABASE)
    library.go(f"/t/{table}")
    library.settle()
    library.act()
    assert library.page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name))") == [DATABASE]


def test_games_of_a_newer_edition_are_shown_and_taken_away_and_not_touched(library):
    library.go()
    table = begin(library)
    library.page.goto(library.base + "icon.svg")
    library.page.evaluate(NEWER, DATABASE)
    library.go()
    expect(library.page.get_by_text(library.say("ui-keeps-newer"))).to_be_visible()
    with library.page.expect_download() as given:
        library.link("ui-kept-download").click()
    assert table in given.value.path().read_text("utf-8")
    library.go(f"/t/{table}")
    library.settle().wait_to_be_asked()
    if library.may_move.count():
        library.any_of(library.may_move).click()
    library.any_of(library.choices if library.choices.count() else library.may_go).click()
    expect(library.page.get_by_text(library.say("refused-store"))).to_be_visible()


def test_where_nothing_may_be_kept_the_library_opens_and_says_so(chromium, edition):
    with chromium.new_context(locale="en") as context, serving(edition.parent) as host:
        context.add_init_script(BLOCKED)
        ada = Reader(context, f"{host}{edition.name}/")
        ada.page.add_init_script(BLOCKED)
        context.route("**/assets/house-*.js", lambda route: before(route, BLOCKED))
        ada.go()
        expect(ada.box(ada.game)).to_be_visible()
        expect(ada.page.get_by_text(ada.say("ui-keeps-nothing"))).to_be_visible()
        ada.button("ui-close").click()
        begin(ada)


def before(route, code):
    """A worker's script, with something that goes before it."""
    answer = route.fetch()
    route.fulfill(response=answer, body=code + answer.text())


def test_a_house_that_dies_is_noticed_and_comes_again(library):
    library.go()
    begin(library)
    lines = library.lines()
    (worker,) = [one for one in library.page.workers if "house-" in one.url]
    worker.evaluate("setTimeout(close)")
    expect(library.page.get_by_text(library.say("ui-coming-gone"))).to_be_visible()
    library.button("ui-coming-again").click()
    library.settle()
    until(lambda: library.lines()[: len(lines)] == lines)


def test_a_page_whose_network_goes_stays(chromium, edition):
    with chromium.new_context(locale="en", service_workers="block") as context:
        with serving(edition.parent) as host:
            ada = Reader(context, f"{host}{edition.name}/")
            ada.go()
            expect(ada.page.get_by_text(ada.say("ui-offline-ready"))).to_have_count(0)
            expect(ada.box(ada.game)).to_be_visible()
        ada.page.get_by_role("link", name=ada.say("ui-me"), exact=True).click()
        expect(ada.page.get_by_text(ada.say("ui-missing-text"))).to_be_visible()
