"""Everything a client does, over HTTP."""

import time

import ludotheque
from ludotheque.table.fairness import check_dice

SHORT = {"turn_cap": "50"}


def play_to_the_end(*people, table):
    for _ in range(20_000):
        if not any(person.take_turn(table) for person in people):
            now = people[0].look(table)["table"]
            if now["state"] == "over" and now["secret"]:
                return now
            time.sleep(0.005)
    raise AssertionError("it does not end")


def test_a_game_against_the_bot_and_its_file(ada):
    table = ada.open(options=SHORT)
    over = play_to_the_end(ada, table=table)
    text = ada.http.get(f"/api/tables/{table}/game.ludo").text
    match = ludotheque.load(text)
    assert match.tags["commitment"] == over["commitment"]
    found = check_dice(match, over["commitment"], sent=over["entropies"][0], parts=over["entropies"][0])
    assert "throws follow" in found.checked[0]
    assert found.unchecked == ()
    house = ada.http.get("/api/house").json()
    assert match.provenance.key == house["key"]
    assert match.provenance.format == house["format"]
    assert match.provenance.rules == house["rules"]["jonques"]


def test_two_people(ada, bea):
    table = ada.open("friend", options=SHORT)
    assert bea.look(table)["table"]["viewer"]["person"] == -1
    assert bea.join(table).status_code == 201
    assert bea.look(table)["table"]["viewer"]["seats"] == [1]
    play_to_the_end(ada, bea, table=table)


def test_entries_after_a_number_and_no_others(ada):
    table = ada.open(options=SHORT)
    ada.act(table, do="chat", text="one")
    seq = ada.look(table)["seq"]
    ada.act(table, do="chat", text="two")
    assert [entry["text"] for entry in ada.look(table, since=seq)["entries"] if entry["kind"] == "chat"] == ["two"]


def test_the_private_link_takes_the_seat_back(ada, server):
    reply = ada.post("/api/tables", game="jonques", seats=[{"kind": "me"}, {"kind": "bot"}], name="Ada")
    table, key = reply.json()["table"], reply.json()["key"]
    phone = server.person("Ada's phone")
    assert phone.post(f"/api/tables/{table}/return", key="0" * 40).status_code == 403
    assert phone.post(f"/api/tables/{table}/return", key=key).status_code == 201
    assert phone.look(table)["table"]["viewer"]["person"] == 0


def test_replay_fork_and_upload(ada):
    table = ada.open(options=SHORT)
    for _ in range(200):
        ada.take_turn(table)
    plies = ada.look(table)["frame"]["ply"]
    frame = ada.http.get(f"/api/tables/{table}/replay/5").json()
    assert frame["ply"] == 5
    assert frame["plies"] >= plies
    assert ada.http.get(f"/api/tables/{table}/replay/99999").status_code == 400
    fork = ada.open(options=SHORT, fork={"table": table, "at": 5})
    assert ada.look(fork)["frame"]["ply"] >= 5
    text = ada.http.get(f"/api/tables/{table}/game.ludo").text
    archive = ada.http.post("/api/archive", content=text, headers={"content-type": "text/plain"})
    assert archive.status_code == 201
    assert ada.look(archive.json()["table"])["table"]["state"] == "archive"
    assert ada.http.get(f"/api/tables/{archive.json()['table']}/game.ludo").text == text
    again = ada.http.post("/api/archive", content=text, headers={"content-type": "text/plain"})
    assert again.json()["table"] == archive.json()["table"]
    broken = ada.http.post("/api/archive", content=text[:200], headers={"content-type": "text/plain"})
    assert broken.status_code == 400
    assert "cut short" in broken.json()["say"]["args"]["text"]


def test_what_one_has_brought_may_be_put_away(ada, bea):
    table = ada.open(options=SHORT)
    bea.open(options=SHORT)  # whoever sits somewhere is known
    text = ada.http.get(f"/api/tables/{table}/game.ludo").text
    upload = {"content": text, "headers": {"content-type": "text/plain"}}
    mine, hers = (person.http.post("/api/archive", **upload).json()["table"] for person in (ada, bea))
    assert mine != hers
    assert bea.post(f"/api/tables/{mine}/away").status_code == 404
    assert ada.post(f"/api/tables/{table}/away").status_code == 404
    left = ada.post(f"/api/tables/{mine}/away")
    assert left.status_code == 200 and table in [card["id"] for card in left.json()]
    assert mine not in [card["id"] for card in left.json()]
    assert bea.http.get(f"/api/tables/{mine}").status_code == 404
    assert bea.http.get(f"/api/tables/{hers}").status_code == 200


def test_shelf_words_art_and_pictures(ada):
    cards = ada.http.get("/api/games").json()
    assert [card["name"] for card in cards] == list(ludotheque.games())
    for name in ludotheque.games():
        page = ada.http.get(f"/api/games/{name}").json()
        clauses = [clause["name"] for section in page["sections"] for clause in section["clauses"]]
        assert clauses == list(ludotheque.game(name).rulebook.clauses)
        for file in page["art"]:
            assert ada.http.get(f"/api/games/{name}/art/{file}").status_code == 200
        for language in ("fr", "en"):
            words = ada.http.get(f"/api/words/{language}?game={name}").text
            assert "tagline =" in words and "ui-throw =" in words
    table = ada.open()
    assert ada.http.get(f"/api/tables/{table}/preview.svg").text.startswith("<svg")
    assert ada.http.get(f"/api/qr.svg?path=/t/{table}").text.startswith("<svg")


def test_a_tried_move_shows_what_it_would_do(ada):
    table = ada.open(game="bone", options={"begins": "seat-1"})
    while not (offers := ada.look(table)["frame"]["offers"]):
        time.sleep(0.01)
    tried = ada.act(table, do="try", move=offers[0]["move"]).json()
    assert {mark["kind"] for mark in tried["preview"]["marks"]} >= {"last", "contact", "dead"}
    assert tried["preview"]["lines"][0]["rule"] == "same-colour-contact"
    assert ada.look(table)["frame"]["offers"] == offers
    refused = ada.act(table, do="try", move="A1>RYVG")
    assert refused.status_code == 409 and refused.json()["rule"] in ("same-colour-contact", "four-each")


def test_my_tables_and_others(ada, bea):
    table = ada.open("friend")
    mine = {card["id"]: card["mine"] for card in ada.http.get("/api/tables?state=open").json()}
    theirs = {card["id"]: card["mine"] for card in bea.http.get("/api/tables?state=open").json()}
    assert mine[table] is True
    assert theirs[table] is False
