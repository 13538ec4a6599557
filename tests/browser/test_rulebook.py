"""The rulebook in the page: figures, a search box, links to keep, paper; no technical names unless somebody asks."""

import re
import unicodedata

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.scene import guide_of

from .visitors import GAME, PATIENCE

GAMES = [ludotheque.game(name) for name in ludotheque.games()]
NARROW = {"viewport": {"width": 320, "height": 640}}
OVERFLOW = "() => document.scrollingElement.scrollWidth - innerWidth"
UNDRAWN = """async (figures, patience) => {
    const isEmpty = (picture) => picture.getBBox().width < picture.viewBox.baseVal.width / 2;
    const isDrawn = (figure) =>
        figure.querySelector("svg, article, li") && figure.clientWidth > 60 && figure.clientHeight > 40 &&
        ![...figure.querySelectorAll("svg.picture")].some(isEmpty);
    const undrawn = [];
    for (const figure of figures) {
        figure.scrollIntoView();
        const since = performance.now(); // its drawings come by the network
        while (!isDrawn(figure) && performance.now() - since < patience) await new Promise(requestAnimationFrame);
        if (!isDrawn(figure)) undrawn.push(figure.textContent);
    }
    return undrawn;
}"""


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request):
    return request.param


def pictures_of(game):
    """How many there are: those of the steps, and those of the clauses."""
    guide = guide_of(game)
    return sum(bool(step.figure) for step in guide.steps) + sum(bool(figure.clause) for figure in guide.figures)


def open_book(visitor, game, anchor=""):
    visitor.go(f"/g/{game.name}{anchor}")
    expect(visitor.page.locator("#rules figure")).to_have_count(pictures_of(game))
    return visitor


def clause(visitor, name):
    return visitor.page.locator(f"#rule-{name}")


def bare(text):
    return "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))


def test_every_figure_is_drawn(visit, game):
    ada = open_book(visit(), game)
    assert ada.page.locator("#rules figure").evaluate_all(UNDRAWN, PATIENCE) == []


def test_the_first_page(visit, game):
    ada, guide = open_book(visit("Ada", "fr-FR"), game), guide_of(game)
    for text in filter(None, (guide.goal, guide.end, *(step.text for step in guide.steps))):
        expect(ada.page.locator("#start")).to_contain_text(text["fr"])
    for part in guide.box.parts if guide.box else ():
        expect(ada.page.locator("#inside")).to_contain_text(part.text["fr"])


def test_no_technical_names_until_somebody_asks(visit, game):
    ada = open_book(visit("Ada", "fr-FR"), game)
    names = {name for name in game.rulebook.clauses if "-" in name}

    def told():
        return names & set(re.findall(r"[\w-]+", ada.page.locator("main").inner_text()))

    assert told() == set()
    ada.field("ui-clause-names").check()
    assert told() == names


def test_looking_for_a_word(visit):
    ada = open_book(visit("Ada", "fr-FR"), GAME)
    captions = {figure.clause: figure.caption["fr"] for figure in guide_of(GAME).figures}
    found = [
        clause
        for clause in GAME.rulebook.printed
        if "frontiere" in bare(clause.text["fr"] + clause.ruling.get("fr", "") + captions.get(clause.name, ""))
    ]
    ada.page.keyboard.press("/")
    expect(ada.field("ui-look-up")).to_be_focused()
    ada.page.keyboard.type("FRONTIERE")
    expect(ada.page.locator("li[id^=rule-]")).to_have_count(len(found))
    expect(ada.page.get_by_role("status")).to_have_text(ada.say("ui-looked-up", count=len(found)))
    for one in found:
        expect(clause(ada, one.name).locator("mark").first).to_be_visible()
    assert {bare(mark) for mark in ada.page.locator("mark").all_inner_texts()} == {"frontiere"}
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("li[id^=rule-]")).to_have_count(len(GAME.rulebook.printed))


def test_what_is_nowhere(visit):
    ada = open_book(visit(), GAME)
    ada.field("ui-look-up").fill("submarine")
    expect(ada.page.get_by_role("status")).to_have_text(ada.say("ui-looked-up", count=0))


def test_a_link_to_a_clause(visit):
    last = GAME.rulebook.printed[-1]
    ada = open_book(visit(), GAME, f"#rule-{last.name}")
    expect(clause(ada, last.name)).to_be_in_viewport()


def test_the_number_of_a_clause_is_its_link(visit, server):
    ada = visit()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_book(ada, GAME)
    port = GAME.rulebook.clauses["port-first"]
    clause(ada, port.name).get_by_role("link", name=ada.say("ui-article", number=port.number), exact=True).click()
    expect(ada.page.get_by_role("status")).to_have_text(ada.say("ui-link-copied"))
    assert ada.page.evaluate("navigator.clipboard.readText()") == f"{server.base}/g/jonques#rule-{port.name}"
    assert ada.page.url == f"{server.base}/g/jonques#rule-{port.name}"
    expect(clause(ada, port.name)).to_be_in_viewport()


def test_on_paper(visit, game):
    """By daylight, with every ruling, and nothing to press."""
    ada = open_book(visit(color_scheme="dark"), game)
    pages = len(re.findall(rb"/Type\s*/Page\b", ada.page.pdf(prefer_css_page_size=True)))
    assert 1 + bool(guide_of(game).steps) <= pages <= 16
    ada.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    ada.page.emulate_media(media="print")
    for ruling in (clause.ruling["en"] for clause in game.rulebook.printed if clause.ruling):
        expect(ada.page.get_by_text(ruling.splitlines()[0])).to_be_visible()
    assert ada.page.locator("html").get_attribute("data-theme") == "light"
    expect(ada.page.get_by_role("button")).to_have_count(0)
    expect(ada.page.get_by_role("searchbox")).to_have_count(0)
    told = ada.page.get_by_text(ada.say("unofficial")).filter(visible=True)
    expect(told).to_have_count(int(bool(guide_of(game).box)))
    expect(ada.page.locator("#inside").get_by_text(ada.say("unofficial"))).to_have_count(int(bool(guide_of(game).box)))


def test_without_a_guide_the_rules_are_there(visit):
    ada = visit()
    ada.page.route("**/guide", lambda route: route.abort())
    ada.go("/g/jonques")
    expect(clause(ada, "port-first")).to_contain_text(GAME.rulebook.clauses["port-first"].text["en"])
    expect(ada.page.locator("figure")).to_have_count(0)


def test_beside_the_board(visit):
    ada = visit()
    ada.sit_at(ada.lay_table("here"))
    address = ada.page.url
    ada.drawer("ui-tab-rules")
    expect(ada.page.locator("#drawer figure")).to_have_count(pictures_of(GAME))
    assert ada.page.locator("#drawer figure").evaluate_all(UNDRAWN, PATIENCE) == []
    expect(ada.page.locator("#drawer #inside").get_by_text(ada.say("unofficial"))).to_be_visible()
    sections = ada.page.get_by_role("navigation", name=ada.say("ui-contents"))
    sections.get_by_role("link", name=GAME.rulebook.sections[-1].title["en"], exact=True).click()
    expect(clause(ada, GAME.rulebook.sections[-1].clauses[0].name)).to_be_in_viewport()
    assert ada.page.url == address


def test_on_the_narrowest_phone(visit, game):
    ada = open_book(visit(**NARROW), game)
    assert ada.page.evaluate(OVERFLOW) <= 0
