"""The study of a game over HTTP."""

from concurrent.futures import ThreadPoolExecutor

import ludotheque
from tests.bots.test_study import blundered

from .test_api import SHORT


def lay(person, match):
    """A game file on the shelf."""
    laid = person.http.post("/api/archive", content=match.save(), headers={"content-type": "text/plain"})
    return laid.json()["table"]


def ask(person, table):
    return person.http.get(f"/api/tables/{table}/study")


def test_a_game_that_is_still_played_is_not_studied(ada):
    table = ada.open("friend", options=SHORT)
    waiting = ask(ada, table)
    assert (waiting.status_code, waiting.json()["say"]["id"]) == (409, "refused-study")
    running = ask(ada, ada.open(options=SHORT))
    assert (running.status_code, running.json()["kind"]) == (409, "turn")
    assert ask(ada, "nosuchtable").status_code == 404


def test_a_game_that_somebody_gave_up_is(ada):
    table = ada.open(options=SHORT)
    assert ada.act(table, do="resign").status_code == 200
    studied = ask(ada, table)
    assert studied.status_code == 200
    assert studied.json()["points"]


def test_many_ask_and_all_get_the_same(ada, server):
    table = lay(ada, blundered())
    people = [server.person(name) for name in ("Bea", "Cid", "Dan")]
    with ThreadPoolExecutor(3) as at_once:
        answers = list(at_once.map(lambda person: ask(person, table).text, people))
    assert len(set(answers)) == 1
    worst = ask(ada, table).json()["mistakes"][0]
    assert (worst["ply"], worst["seat"], worst["move"], worst["better"]) == (1, 0, ["a3", "a4"], ["f9", "f10"])
    assert worst["lost"] >= 16
    assert "reach-port" in [line["rule"] for line in worst["lines"]]


def test_a_game_whose_bots_do_not_search_is_studied_too(ada):
    table = lay(ada, ludotheque.game("tour").start(2, 1))
    (point,) = ask(ada, table).json()["points"]
    assert sum(point["chances"]) == 1
