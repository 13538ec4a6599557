"""A house that cheats with its dice is found out by the browsers that were there, and by who verifies the file.

With one exception, which the page says of itself: in a browser the odds come from the house's own list.
"""

import json
import re
import shlex
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from ludotheque.table import fairness

from .cheating import cheating
from .test_axe import check as check_page
from .visitors import play

THROWN = 12  # plies, before somebody gives up


@pytest.fixture(scope="module")
def cheats():
    with cheating() as server:
        yield server


def begin_alone(visitor):
    """One touch opens a table against the bot, and the game begins."""
    visitor.go("/g/jonques")
    visitor.button("ui-play-now").click()
    visitor.field("ui-my-name").fill(visitor.name)
    visitor.page.get_by_role("heading").first.click()
    visitor.button("ui-play-bot", name=visitor.say("bot-1")).click()
    expect(visitor.board).to_be_visible()
    return visitor.table


def give_up(visitor):
    visitor.drawer("ui-tab-table")
    visitor.button("ui-resign").click()
    visitor.button("ui-resign-yes").click()
    visitor.drawer("ui-tab-talk")
    expect(visitor.entries.last).to_have_text(visitor.say("table-revealed"))


def play_and_give_up(*visitors):
    play(visitors, lambda: visitors[0].look()["frame"]["ply"] >= THROWN)
    give_up(visitors[0])


def check(visitor):
    """The dice checked through the page: what it says, by mark."""
    visitor.link("ui-replay").first.click()
    visitor.button("ui-check").click()
    said = visitor.page.get_by_role("status").get_by_role("listitem")
    expect(said.first).to_be_visible()
    marks = {"✓": [], "✗": [], "?": []}
    for line in said.all_inner_texts():
        mark, sentence = line.split(maxsplit=1)
        marks[mark].append(sentence.strip())
    return marks


def says(visitor, sentences, *messages, count=1):
    for message in messages:
        begins = visitor.say(message, count=count, plies="").partition(":")[0]
        assert any(said.startswith(begins) for said in sentences), (message, sentences)


def verify(visitor, folder):
    """The command that the page gives to copy, on the file that it gives to take."""
    command = shlex.split(visitor.field("ui-check-command-label").input_value())
    assert command[:2] == ["ludotheque", "verify"]
    with visitor.page.expect_download() as taken:
        visitor.link("ui-download").click()
    assert taken.value.suggested_filename == command[2]
    file = folder / command[2]
    taken.value.save_as(file)
    words = [sys.executable, "-m", "ludotheque", "verify", file, *command[3:]]
    return subprocess.run(words, capture_output=True, text=True, timeout=120)


def test_an_honest_house_passes(visit, tmp_path):
    ada = visit("Ada")
    begin_alone(ada)
    play_and_give_up(ada)
    marks = check(ada)
    assert marks["✗"] == []
    says(ada, marks["✓"], "ui-check-sealed", "ui-check-part", "ui-check-parts")
    assert marks["?"] == [ada.say("ui-check-weights")]
    check_page(ada)
    done = verify(ada, tmp_path)
    assert done.returncode == 0, done.stderr
    dice = re.findall(r"^dice +(\w+)", done.stdout, re.M)
    assert dice == ["right"] * 4


ALONE = {
    "late secret": ("ui-check-broken", "not the one that was seen"),
    "swapped commitment": ("ui-check-broken", "not the one that was seen"),
    "dropped entropy": ("ui-check-part-changed", "not among those"),
    "replaced entropy": ("ui-check-part-changed", "not among those"),
}


@pytest.mark.parametrize("cheat", ALONE)
def test_alone_against_bots(anywhere, cheats, tmp_path, cheat):
    said, wrong = ALONE[cheat]
    ada = anywhere(cheats, cheat)
    begin_alone(ada)
    play_and_give_up(ada)
    says(ada, check(ada)["✗"], said)
    done = verify(ada, tmp_path)
    assert done.returncode == 2, done.stdout
    assert wrong in done.stderr


def test_without_a_commitment_nothing_is_stirred_in(anywhere, cheats):
    ada = anywhere(cheats, "no commitment")
    begin_alone(ada)
    expect(ada.dock).to_contain_text(ada.say("ui-swapped"))
    now = ada.look()["table"]
    assert (now["state"], now["entropies"]) == ("open", [""])


def two_at_a_table(anywhere, cheats, cheat):
    ada, bea = anywhere(cheats, cheat), anywhere(cheats, "Bea")
    table = ada.lay_table("friend")
    bea.go(f"/t/{table}")
    bea.button("ui-sit").click()
    expect(bea.button("ui-sit")).to_have_count(0)
    return ada.sit_at(table), bea


def test_parts_in_another_order_than_the_people(anywhere, cheats, tmp_path):
    two = two_at_a_table(anywhere, cheats, "reordered joins")
    play_and_give_up(*two)
    for visitor in two:
        says(visitor, check(visitor)["✗"], "ui-check-part-changed")
        done = verify(visitor, tmp_path)
        assert (done.returncode, "in that order" in done.stderr) == (2, True)


def test_another_outcome_than_the_one_drawn(anywhere, cheats, tmp_path):
    ada = anywhere(cheats, "changed outcome")
    begin_alone(ada)
    play_and_give_up(ada)
    says(ada, check(ada)["✗"], "ui-check-wrong")
    done = verify(ada, tmp_path)
    assert (done.returncode, "the dice do not fit" in done.stderr) == (2, True)


def listed_as_drawn(route):
    """The house lists what it should have thrown."""
    told = route.fetch().json()
    secret, entropy = bytes.fromhex(told["secret"]), "".join(told["entropies"])
    for draw in told["draws"]:
        ticket = fairness.ticket(secret, entropy, draw["ply"], sum(draw["weights"]))
        draw["outcome"] = draw["outcomes"][fairness.pick(draw["weights"], ticket)]
    route.fulfill(body=json.dumps(told), content_type="application/json")


def test_a_list_that_tells_other_throws_than_those_seen(anywhere, cheats, tmp_path):
    ada = anywhere(cheats, "changed outcome")
    begin_alone(ada)
    play_and_give_up(ada)
    ada.page.route("**/fairness", listed_as_drawn)
    marks = check(ada)
    says(ada, marks["✗"], "ui-check-told-wrong")
    assert len(marks["✗"]) == 1
    assert verify(ada, tmp_path).returncode == 2


def test_loaded_dice_are_seen_only_with_the_rules(anywhere, cheats, tmp_path):
    """The browser says that it does not know the odds; who verifies the file does."""
    ada = anywhere(cheats, "changed weights")
    begin_alone(ada)
    play_and_give_up(ada)
    marks = check(ada)
    assert (marks["✗"], marks["?"]) == ([], [ada.say("ui-check-weights")])
    done = verify(ada, tmp_path)
    assert (done.returncode, "the dice do not fit" in done.stderr) == (2, True)


def test_a_rematch_with_invented_parts(anywhere, cheats, tmp_path):
    two = two_at_a_table(anywhere, cheats, "invented entropy")
    give_up(two[0])
    first = two[0].table
    two[0].button("ui-rematch").click()
    two[1].button("ui-again-agree").last.click()
    for visitor in two:
        visitor.page.wait_for_url(lambda url: first not in url)
        expect(visitor.board).to_be_visible()
    play_and_give_up(*two)
    for visitor in two:
        says(visitor, check(visitor)["✗"], "ui-check-part-invented")
        done = verify(visitor, tmp_path)
        assert (done.returncode, "in that order" in done.stderr) == (2, True)


def test_an_honest_rematch_of_two_browsers(visit, server, tmp_path):
    """Both go to the new table, and it begins with a new part of each."""
    ada, bea = visit("Ada"), visit("Bea")
    two = two_at_a_table(lambda server, name: {"Ada": ada, "Bea": bea}[name], server, "Ada")
    give_up(ada)
    first, before = ada.table, ada.look()["table"]["entropies"]
    bea.button("ui-rematch").click()
    ada.button("ui-again-agree").last.click()
    for visitor in two:
        visitor.page.wait_for_url(lambda url: first not in url)
        expect(visitor.board).to_be_visible()
    play_and_give_up(*two)
    assert set(ada.look()["table"]["entropies"]).isdisjoint(before)
    for visitor in two:
        marks = check(visitor)
        assert marks["✗"] == []
        says(visitor, marks["✓"], "ui-check-sealed", "ui-check-part", "ui-check-parts", count=2)
        done = verify(visitor, tmp_path)
        assert done.returncode == 0, done.stderr
