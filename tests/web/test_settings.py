"""What a host says: on the command line, in the environment, in a file."""

import os
import subprocess
import sys

import pytest

from ludotheque.contract import BadOption
from ludotheque.web.settings import Settings, choose_settings

from .servers import running


def choose(file=None, memory=True, environ=None, **said):
    return choose_settings(said, file, memory, environ or {})


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "house.toml"
    path.write_text('pace = 0.1\nmost_sockets = 50\nnames = ["a.example"]\nping_seconds = 7\ndata = "tables.db"\n')
    return path


def test_the_command_line_goes_before_the_file(file, tmp_path):
    chosen = choose(file, pace=0.0, names=["b.example"])
    assert (chosen.pace, chosen.most_sockets, chosen.names, chosen.ping_seconds) == (0.0, 50, ("b.example",), 7)
    assert chosen.data is None
    assert choose(file, memory=False).data == "tables.db"
    assert choose(file, memory=False, data="postgresql://ada@host/house").data == "postgresql://ada@host/house"
    assert choose() == Settings()


def test_the_environment_stands_between_them(file):
    environ = {"LUDOTHEQUE_PACE": "0.2", "LUDOTHEQUE_MOST_SOCKETS": "70", "LUDOTHEQUE_NAMES": "c.example, d.example"}
    environ |= {"LUDOTHEQUE_HOUSE_NAME": "Chez Ada", "HOME": "/nowhere"}
    chosen = choose(file, environ=environ, pace=0.3)
    assert (chosen.pace, chosen.most_sockets, chosen.ping_seconds) == (0.3, 70, 7)
    assert (chosen.names, chosen.house_name) == (("c.example", "d.example"), "Chez Ada")
    assert choose(environ={"LUDOTHEQUE_SETTINGS": str(file)}).pace == 0.1


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("pace = -1", "pace"),
        ('pace = "quick"', "pace"),
        ("most_sockets = 0", "most_sockets"),
        ("speed = 3", "speed"),
        ("data = 3", "data"),
        ("pace = [", "house.toml"),
        ('trusted_proxies = ["everybody"]', "everybody"),
        ('address = "play.example.org"', "play.example.org"),
        ('smtp = "smtp://localhost"\nmail_from = "a@example.org"', "letters need address"),
        ("\udcff", "house.toml"),
        ("pace = inf", "pace"),
        ("reading = nan", "reading"),
        ('names = ["a b"]', "a b"),
        ('names = [""]', "play.example.org"),
        ('address = "https://x:99999"', "x:99999"),
        ('address = "https://a b"', "a b"),
        ("a = " + "[" * 50_000, "house.toml"),
        ("a." * 60_000 + "a = 1", "too long"),
    ],
)
def test_what_makes_no_sense_is_named(tmp_path, text, named):
    file = tmp_path / "house.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadOption, match=named):
        choose(file)
    with pytest.raises(BadOption, match="cannot be read"):
        choose(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("variable", ["LUDOTHEQUE_PACE", "LUDOTHEQUE_MOST_SOCKETS", "LUDOTHEQUE_SPEED"])
def test_a_wrong_variable_is_named_in_one_sentence_and_ends_the_program(variable):
    environ = os.environ | {variable: "many"}
    words = [sys.executable, "-m", "ludotheque", "serve", "--memory"]
    ended = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=120)
    assert ended.returncode != 0
    assert variable.removeprefix("LUDOTHEQUE_").lower() in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_a_house_says_its_name_and_its_links_lead_to_its_public_address():
    with running(house_name="Chez Ada", address="https://play.example.org") as server:
        person = server.person()
        about = person.http.get("/api/house").json()
        assert (about["name"], about["address"]) == ("Chez Ada", "https://play.example.org")
        assert person.http.get("/api/house", headers={"host": "play.example.org"}).status_code == 200
        assert person.http.get("/api/house", headers={"host": "other.example.org"}).status_code == 421


def test_links_made_at_this_machine_lead_to_where_guests_find_it():
    with running(reached="http://192.0.2.7:8580") as server:
        here = server.person()
        assert here.http.get("/api/house").json()["address"] == "http://192.0.2.7:8580"
        name = {"host": "192.0.2.9:8580"}
        assert here.http.get("/api/house", headers=name).json()["address"] == "http://192.0.2.9:8580"


def test_children_are_never_rated():
    assert Settings().may_rate
    assert not Settings(ratings=False).may_rate
    assert not Settings(family=True).may_rate
