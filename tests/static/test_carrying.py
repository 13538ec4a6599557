"""A game between a library without a network and a house: by link, dropped, pasted, shared. And what is forged."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from ludotheque.table.parcel import packed
from tests.bots.test_study import blundered
from tests.browser.conftest import UNHURRIED
from tests.browser.test_replay import stands_at
from tests.browser.visitors import Visitor
from tests.contract.files import resealed, with_line
from tests.web.servers import running

from .test_library import lay_the_table

pytestmark = pytest.mark.slow
REPLAY = re.compile(r"/t/\w+/replay$")
GOLDEN = Path(__file__).parents[1] / "games"
DROP = """([kind, content]) => {
    const carried = new DataTransfer();
    if (kind === "file") carried.items.add(new File([content], "game.ludo"));
    else carried.setData(kind, content);
    const how = { dataTransfer: carried, bubbles: true, cancelable: true };
    for (const type of ["dragover", "drop"]) document.querySelector("main").dispatchEvent(new DragEvent(type, how));
}"""
SHARE = """(shared) => {
    const to = { method: "post", action: "./share", enctype: "multipart/form-data" };
    const form = Object.assign(document.createElement("form"), to);
    for (const [name, content] of Object.entries(shared)) {
        const field = Object.assign(document.createElement("input"), { name, type: name === "game" ? "file" : "text" });
        if (name === "game") {
            const carried = new DataTransfer();
            carried.items.add(new File([content], "game.ludo"));
            field.files = carried.files;
        } else field.value = content;
        form.append(field);
    }
    document.body.append(form);
    form.submit();
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house") / "tables.sqlite", **UNHURRIED) as here:
        yield here


@pytest.fixture
def guest(chromium, house):
    """Somebody who has come to the house, with a browser of their own."""
    habits = {"locale": "en", "service_workers": "block", "reduced_motion": "reduce"}
    with chromium.new_context(base_url=house.base, **habits) as context:
        yield Visitor(context, "Bea", "en")


def link_from(visitor, to):
    """The link that a replay gives, for another address."""
    visitor.button("ui-carry").click()
    visitor.field("ui-carry-to").fill(to)
    return visitor.field("ui-carry-link").input_value()


def test_a_game_goes_to_a_house_by_link_and_comes_back(library, guest, house):
    library.go()
    lay_the_table(library, "ui-seat-here")
    library.button("ui-open-table").click()
    library.settle().throw_by_hand()
    for _ in range(6):
        library.act()
    library.wait_to_be_asked().go(f"/t/{library.table}/replay")
    plies = int(library.page.get_by_role("slider").input_value())
    position = library.position()
    link = link_from(library, urlsplit(house.base).netloc)
    assert link.startswith(f"https://{urlsplit(house.base).netloc}/#game=")
    expect(library.page.get_by_role("img", name=library.say("ui-carry-link"))).to_be_visible()

    guest.go(link.replace(f"https://{urlsplit(house.base).netloc}", ""))
    expect(guest.page).to_have_url(REPLAY)
    stands_at(guest, plies, plies)
    assert guest.position() == position
    guest.button("ui-fork").click()
    seat = guest.page.get_by_role("group", name=guest.say("ui-seat", number=2, name=guest.say("seat-1")))
    seat.get_by_role("radio", name=guest.say("ui-seat-here"), exact=True).check()
    guest.button("ui-open-table").click()
    guest.settle().throw_by_hand()
    assert guest.position() == position
    guest.act()
    guest.act()
    guest.wait_to_be_asked().go(f"/t/{guest.table}/replay")
    back, now = link_from(guest, library.base), guest.position()
    gone_on = guest.page.get_by_role("slider").input_value()
    assert int(gone_on) >= plies + 2  # throws of a turn follow one another

    library.page.goto(back)
    expect(library.page).to_have_url(REPLAY)
    expect(library.page.get_by_role("slider")).to_have_value(gone_on)
    assert library.position() == now
    library.page.reload()  # it is brought once
    expect(library.page.get_by_role("slider")).to_have_value(gone_on)
    assert "#" not in library.page.url


def test_every_way_in(library):
    file = blundered().save()
    link = f"https://play.example.org/#{packed(file)}"
    ways = [
        lambda: library.page.evaluate(DROP, ["file", file]),
        lambda: library.page.evaluate(DROP, ["text/uri-list", link]),
        lambda: (library.field("ui-paste").fill(link), library.button("ui-paste-open").click()),
        lambda: library.page.evaluate(SHARE, {"game": file}),
        lambda: library.page.evaluate(SHARE, {"text": f"Look: {link}"}),
        lambda: library.page.evaluate(SHARE, {"text": "Look at my game", "url": link}),
        lambda: library.page.evaluate(SHARE, {"text": f"{link} from my phone"}),
    ]
    for bring in ways:
        library.go()
        library.field("ui-paste").wait_for()
        bring()
        expect(library.page).to_have_url(REPLAY)
        library.button("ui-study").wait_for()


def test_a_long_game_fits_no_code_and_says_so(library, tmp_path):
    longest = max(GOLDEN.glob("*/golden/*.ludo"), key=lambda path: path.stat().st_size)
    library.page.goto(f"{library.base}#{packed(longest.read_text('utf-8'))}")
    expect(library.page).to_have_url(REPLAY)
    assert link_from(library, library.base).endswith(packed(longest.read_text("utf-8")))
    expect(library.page.get_by_text(library.say("ui-carry-long"))).to_be_visible()


def forged():
    file = blundered().save()
    return {
        "a bomb": packed("ludo 2\n" + "a" * (100 << 20)),
        "cut short": packed(file)[:-20],
        "letters changed": "game=" + packed(file).removeprefix("game=").replace("a", "b"),
        "of no game": packed(resealed(file, with_line("game ", "game nowhere"))),
        "a move changed": packed(file.replace("a3-a4", "a3-a5")),
        "marks of direction": packed(file.replace("ludo 2\n", "ludo 2\nnote event \u202egame\n")),
        "no game at all": packed("<script>window.broken = 1</script>"),
        "empty": "game=",
        "not deflated": "game=" + "_-" * 4000,
        "half escaped": "file=%E0%A4%A",
    }


def test_what_is_forged_is_refused_and_the_shelf_stands(library, guest):
    for visitor, base in ((library, library.base), (guest, "/")):
        for name, word in forged().items():
            visitor.page.goto("about:blank")
            visitor.page.goto(f"{base}#{word}")
            expect(visitor.button("ui-close"), name).to_be_in_viewport()
            expect(visitor.box(visitor.game), name).to_be_attached()
            assert visitor.page.evaluate("[window.broken ?? null, location.hash]") == [None, ""], name
        assert visitor.troubles == []


def test_a_script_for_a_name_is_a_name(library):
    name = "<img src=x onerror=broken=1>"
    match = blundered()
    match.tags["seat-0"] = name
    library.page.goto(f"{library.base}#{packed(match.save())}")
    expect(library.page).to_have_url(REPLAY)
    expect(library.page.get_by_text(name).first).to_be_visible()
    assert library.page.evaluate("window.broken") is None
