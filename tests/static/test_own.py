"""What is one's own in a browser: brought once, put away, and all of it forgotten."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.table.parcel import packed
from tests.bots.test_study import blundered

from .test_keeping import begin
from .test_trouble import DATABASE

pytestmark = pytest.mark.slow
REPLAY = re.compile(r"\?/t/\w+/replay$")
HELD = """(name) => new Promise((done) => (indexedDB.open(name).onsuccess = async ({ target: { result: base } }) => {
    const names = [...base.objectStoreNames].filter((name) => name !== "fact");
    const read = (asked) => new Promise((said) => (asked.onsuccess = () => said(asked.result)));
    const counts = await Promise.all(names.map((name) => read(base.transaction(name).objectStore(name).count())));
    base.close();
    done(Object.fromEntries(names.map((name, i) => [name, counts[i]])));
}))"""


def bring(library, file):
    library.page.goto("about:blank")  # a link is opened, not followed inside the page
    library.page.goto(f"{library.base}#{packed(file)}")
    expect(library.page).to_have_url(REPLAY)
    return library.table


def test_a_link_laid_twice_is_one_game_which_can_be_put_away(library):
    file = blundered().save()
    table = bring(library, file)
    assert bring(library, file) == table
    library.go()
    brought = library.page.locator(f"a[href*='{table}']")
    expect(brought).to_have_count(1)
    library.button("ui-put-away").click()
    expect(library.page.get_by_text(library.say("ui-put-away-sure"))).to_be_visible()
    library.button("ui-put-away-no").click()
    expect(brought).to_be_visible()
    library.button("ui-put-away").click()
    library.button("ui-put-away-yes").click()
    expect(brought).to_have_count(0)
    library.go()
    expect(library.box(library.game)).to_be_visible()
    expect(brought).to_have_count(0)
    assert bring(library, file)


def test_who_is_forgotten_leaves_nothing(library):
    library.go()
    begin(library)
    bring(library, blundered().save())
    library.go("/me")
    library.button("ui-forget").click()
    expect(library.page.get_by_text(library.say("ui-forget-alone", tables=2))).to_be_visible()
    library.button("ui-forget-yes").click()
    expect(library.page.get_by_text(library.say("ui-forgotten-alone"))).to_be_visible()
    assert set(library.page.evaluate(HELD, DATABASE).values()) == {0}
    library.go()
    expect(library.box(library.game)).to_be_visible()
    expect(library.page.locator("main a[href*='/t/']")).to_have_count(0)
