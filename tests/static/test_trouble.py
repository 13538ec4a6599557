"""What may go wrong in a browser without a house: no room left, a damaged record, an edition that came by half."""

import shutil
from contextlib import contextmanager
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from ludotheque.static.site import edition as edition_of

from .conftest import serving
from .readers import Reader
from .test_library import lay_the_table

pytestmark = pytest.mark.slow
DATABASE = "ludotheque /library/"
DAMAGE = """([database, table]) => new Promise((done, failed) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
        const kinds = ["table", "results", "picture"];
        const writing = opening.result.transaction([...kinds, "fact", "people"], "readwrite");
        for (const kind of kinds) writing.objectStore(kind).put(new Uint8Array([0xc1, 7, 7]), table);
        for (const kind of kinds) writing.objectStore(kind).put("no bytes at all", "another");
        writing.objectStore("fact").put("no bytes at all", "visitor");
        writing.objectStore("people").clear();
        writing.oncomplete = () => (opening.result.close(), done());
        writing.onabort = () => failed(writing.error);
    };
})"""


FILL = """() => new Promise((full) => {
    const opening = indexedDB.open("more");
    opening.onupgradeneeded = () => opening.result.createObjectStore("more");
    opening.onsuccess = () => {
        const write = () => {
            const writing = opening.result.transaction("more", "readwrite");
            writing.objectStore("more").put(new Uint8Array(1e6), "more");
            writing.oncomplete = () => setTimeout(write, 500);
            writing.onabort = () => (opening.result.close(), full(writing.error.name));
        };
        write();
    };
})"""


@contextmanager
def no_room(reader):
    """The browser has no place for anything more of this library; how much it has it asks from time to time only."""
    tab = reader.context.new_cdp_session(reader.page)
    origin = urljoin(reader.base, "/").rstrip("/")
    tab.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})
    assert reader.page.evaluate(FILL) == "QuotaExceededError"
    yield
    tab.send("Storage.overrideQuotaForOrigin", {"origin": origin})


def test_where_no_room_is_left_the_page_says_so_and_the_game_goes_on_when_there_is(library):
    library.go()
    lay_the_table(library, "ui-seat-here")
    library.button("ui-open-table").click()
    library.settle().throw_by_hand()
    library.act()
    with no_room(library):
        library.any_of(library.choices).click()
        expect(library.page.get_by_text(library.say("refused-store"))).to_be_visible()
        before = library.lines()
    library.act()
    assert library.lines()[: len(before)] == before


def test_a_damaged_record_takes_no_other_game_with_it(library):
    tables = []
    for _ in range(2):
        library.go()
        lay_the_table(library)
        library.button("ui-open-table").click()
        library.settle()
        tables.append(library.table)
    library.page.evaluate(DAMAGE, [DATABASE, tables[0]])
    library.go()
    mine = library.page.locator("main a[href*='/t/']")
    expect(mine.first).to_be_attached()
    assert tables[0] not in "".join(mine.evaluate_all("(links) => links.map((link) => link.href)"))
    library.go(f"/t/{tables[1]}")
    library.settle()
    assert [trouble for trouble in library.troubles if "cannot be read" not in trouble] == []
    library.troubles.clear()


def test_an_edition_that_came_by_half_is_not_opened(chromium, edition, tmp_path):
    """The host has the new service worker and not yet all of its files; later it has."""
    folder = tmp_path / "library"
    shutil.copytree(edition, folder)
    with chromium.new_context(locale="en") as context, serving(tmp_path) as host:
        ada = Reader(context, f"{host}library/").come()
        ada.page.evaluate("navigator.serviceWorker.ready.then((known) => (window.known = known, 0))")
        words, late = folder / "api" / "words" / "en.ftl", b"ui-motto = New\n"
        before, code = words.read_bytes(), (folder / "sw.js").read_bytes().partition(b"\n")[2]
        words.write_bytes(late + before)
        (folder / "sw.js").unlink()
        written = edition_of(folder) + code
        words.write_bytes(before)
        (folder / "sw.js").write_bytes(written)
        ada.page.evaluate(
            "known.update().then((known) => new Promise((gone) => {"
            "const look = () => known.installing ? setTimeout(look, 50) : gone(); look(); }))"
        )
        assert ada.page.evaluate("[known.waiting, known.installing]") == [None, None]
        ada.go()
        expect(ada.page.get_by_text(ada.say("ui-offline-ready"))).to_be_visible()
        assert ada.button("ui-edition-open").count() == 0
        words.write_bytes(late + before)
        ada.page.evaluate("navigator.serviceWorker.ready.then((known) => known.update())")
        expect(ada.button("ui-edition-open")).to_be_visible()
