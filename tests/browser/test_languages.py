"""French and English at the same table, each page in its own words."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from ludotheque.scene import Say
from ludotheque.scene.words import HOUSE

from .visitors import GAME, next_one, until

PACKAGES = (HOUSE, "ludotheque.web", GAME.package)
WORDS = "\n".join(files(package).joinpath("en.ftl").read_text("utf-8") for package in PACKAGES)
MESSAGES = re.findall(r"^([a-z0-9_]+-[\w-]+) =", WORDS, re.M)
KINDS = ("ui", "prompt", "log", "refused", "option")
UNSAID = re.compile(rf"(?<![\w-])(?:(?:{'|'.join(KINDS)})-[a-z0-9]|{'|'.join(MESSAGES)}(?![\w-])|\{{ ?\$)")
SPOKEN = """() => [document.title, document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((thing) =>
        ["aria-label", "title", "placeholder", "alt"].map((name) => thing.getAttribute(name) ?? ""))].join("\\n")"""


def unsaid(visitor):
    """Names of messages that nobody put into words."""
    return UNSAID.findall(visitor.page.evaluate(SPOKEN))


def test_a_planted_name_is_found(visit):
    ada = visit().go()
    expect(ada.box()).to_be_visible()
    assert unsaid(ada) == []
    ada.page.evaluate("document.querySelector('main').title = 'ui-board'")
    assert unsaid(ada) == ["ui-b"]


def plain(text):
    return " ".join(text.split())


def prompt(visitor):
    asked = visitor.look()["frame"]["prompt"]
    return visitor.say.say(
        Say(asked["id"], asked.get("args", {})), ["Ada", "Bea"], visitor.look()["table"]["viewer"]["seat"]
    )


def test_one_table_two_languages(visit):
    ada, bea = visit("Ada", "fr-FR"), visit("Bea", "en-GB")
    table = ada.lay_table("friend")
    bea.join(table)
    ada.sit_at(table), bea.sit_at(table)
    for visitor in (ada, bea):
        expect(visitor.entries).to_have_count(3)
    for _ in range(6):
        next_one([ada, bea]).act()
        for visitor in (ada, bea):
            until(lambda who=visitor: plain(prompt(who)) in plain(who.dock.inner_text()))  # throws follow one another
    until(lambda: bea.entries.count() == ada.entries.count() >= 9)
    assert prompt(ada) != prompt(bea)
    assert not set(ada.lines()) & set(bea.lines())
    assert ada.page.locator("html").get_attribute("lang") == "fr"
    assert bea.page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_everything_is_put_into_words(visit, language):
    ada = visit("Ada", language)
    table = ada.lay_table("here")
    for path in ("/", "/g/jonques", f"/t/{table}/replay", "/t/nosuchtable", f"/t/{table}"):
        ada.go(path)
        expect(ada.page.get_by_role("main")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert unsaid(ada) == [], path
    for _ in range(12):
        ada.act()
    assert unsaid(ada) == []
    for drawer in ("ui-tab-rules", "ui-tab-table"):
        ada.drawer(drawer)
        assert unsaid(ada) == []


def test_an_address_without_a_page(visit):
    ada = visit().go("/nowhere/at/all")
    expect(ada.page.get_by_role("heading", name=ada.say("ui-nowhere"))).to_be_visible()


def test_the_language_is_changed_at_the_table(visit):
    ada = visit("Ada", "en-GB")
    ada.sit_at(ada.lay_table("here"))
    expect(ada.button("ui-throw")).to_be_visible()
    ada.drawer("ui-tab-table")
    ada.page.get_by_role("radio", name="Français").check()
    expect(ada.page.get_by_role("button", name="Lancer")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Lancer")).to_be_visible()
