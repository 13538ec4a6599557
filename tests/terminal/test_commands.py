"""The command line as a person meets it: exit codes, one clear sentence, nothing overwritten."""

import json
import re
import subprocess
import sys
from io import StringIO

import pytest
from rich.console import Console

import ludotheque
from ludotheque.printed import unbroken
from ludotheque.table.signing import HouseKey
from tests.laws.shelf import random_match
from tests.table.test_fairness import fair_match

GAME = ludotheque.game("jonques")


def run(*words, stdin="", **settings):
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *words],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        **settings,
    )


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "game.ludo"
    path.write_text(random_match(GAME, 2, turn_cap=50).save(), "utf-8")
    return path


def test_version():
    assert run("--version").stdout.strip() == ludotheque.__version__


def test_games():
    shown = run("games", "--lang", "fr").stdout
    assert "jonques" in shown
    assert "non officielle" in shown


@pytest.mark.parametrize("width", range(20, 100, 9))
def test_no_line_ends_at_a_no_break_space(width):
    text = "Une exception\u202f: «\u202fune seule jonque\u202f» par tour, 2\u00a0200 points\u202f! " * 3
    console = Console(width=width, file=StringIO())
    console.print(unbroken(text))
    lines = [line.rstrip(" ") for line in console.file.getvalue().splitlines()]
    assert " ".join(lines).split(" ") == text.rstrip(" ").split(" ")
    assert max(map(len, lines)) <= width


def test_rules_in_both_languages_mark_the_rulings():
    french, english = run("rules", "jonques", "--lang", "fr").stdout, run("rules", "jonques", "--lang", "en").stdout
    for clause in GAME.rulebook.clauses:
        assert clause in french
        assert clause in english
    rulings = sum(bool(clause.ruling) for clause in GAME.rulebook.clauses.values())
    assert french.count("Décision de cette édition") == english.count("Decision of this edition") == rulings


def test_simulate_json():
    told = json.loads(run("simulate", "jonques", "--games", "50", "--seed", "3", "--json").stdout)
    assert told["game"] == "jonques"
    assert sum(told["wins"]) + told["draws"] == told["games"] == 50
    assert sum(told["endings"].values()) == 50
    assert told["mean_plies"] == pytest.approx(told["plies"] / 50, abs=0.01)
    assert set(told["rules_fired"]) == set(GAME.rulebook.clauses)
    again = json.loads(run("simulate", "jonques", "--games", "50", "--seed", "3", "--json").stdout)
    assert {key: told[key] for key in ("plies", "wins", "rules_fired")} == {
        key: again[key] for key in ("plies", "wins", "rules_fired")
    }


def test_verify_and_replay(saved):
    assert "Nothing is wrong" in run("verify", str(saved)).stdout
    assert "Lancers 1/3" in run("replay", str(saved), "--to", "2", "--lang", "fr").stdout
    stepped = run("replay", str(saved), "--lang", "en", stdin="\n\n9999\n").stdout
    assert "A drawn game" in stepped


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "jonques", "--lang", "de"], "no language 'de'"),
        (["rules", "jonques", "--clause", "castling"], "no clause 'castling'"),
        (["simulate", "jonques", "--seats", "5"], "2 players, not 5"),
        (["simulate", "jonques", "-o", "turn_cap=3"], "50 to 2000"),
        (["simulate", "jonques", "-o", "seed=3"], "no option 'seed'"),
        (["play", "jonques", "--people", "9"], "--people"),
        (["verify", "nowhere.ludo"], "cannot be read"),
    ],
)
def test_bad_input_is_one_sentence_and_a_non_zero_exit(words, said):
    done = run(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_tampered_file_does_not_pass(saved):
    saved.write_text(saved.read_text("utf-8").replace("seats 2", "seats 3"), "utf-8")
    done = run("verify", str(saved))
    assert done.returncode == 2
    assert "line 18" in done.stderr
    assert "changed after the file was sealed" in done.stderr
    told = run("verify", str(saved), "--json")
    assert told.returncode == 2
    assert json.loads(told.stdout)["verdict"] == "wrong"


def test_no_change_of_the_ends_of_lines_passes(saved):
    """What a text editor takes for the same line is another file."""
    saved.write_bytes(saved.read_bytes().replace(b"\n", b"\r", 1))
    assert run("verify", str(saved)).returncode == 2


def fair_file():
    """A finished game with the dice of a house, signed by it."""
    match = fair_match(GAME)
    match.notes["event"] = "Sologny"
    return HouseKey(bytes(32)).sign(match.save())


def test_verify_says_what_it_could_check(tmp_path):
    path = tmp_path / "game.ludo"
    path.write_text(fair_file(), "utf-8")
    tags = ludotheque.load(fair_file()).tags
    ada, bea = tags["entropies"].split()
    kept = ["--saw", tags["commitment"], "--sent", ada, "--parts", f"{ada},{bea}"]
    done = run("verify", str(path), "--house", HouseKey(bytes(32)).public, *kept, "--json")
    told = json.loads(done.stdout)
    states = {finding["about"]: finding["state"] for finding in told["findings"]}
    assert done.returncode == 0
    assert told["verdict"] == "unchecked"
    right = dict.fromkeys(("moves", "digests", "chain", "dice", "signature", "rules"), "right")
    assert states == right | {"notes": "unchecked"}
    assert "signature  unchecked" in run("verify", str(path)).stdout


@pytest.mark.parametrize("house", [HouseKey(bytes(31) + b"1").public, "5" * 64])
def test_verify_wants_the_signature_of_that_house(tmp_path, house):
    path = tmp_path / "game.ludo"
    path.write_text(fair_file(), "utf-8")
    done = run("verify", str(path), "--house", house)
    assert done.returncode == 2
    assert "signature  wrong" in done.stdout
    assert f"not by the house {house}" in done.stderr


def test_verify_finds_dice_that_do_not_fit(tmp_path):
    match = fair_match(GAME)
    match.tags["commitment"] = "0" * 64
    path = tmp_path / "game.ludo"
    path.write_text(match.save(), "utf-8")
    done = run("verify", str(path))
    assert done.returncode == 2
    assert "dice       wrong" in done.stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_terminal_obeys_nothing_in_a_file(tmp_path, saved, command):
    text = saved.read_text("utf-8")
    path = tmp_path / "gam\x1b[31me.ludo"
    for changed in (
        text.replace("option", "\x1b]0;owned\x07option"),
        text.replace("game jonques", "game \x9b2Jjonques"),
        text.replace("ludo 2", "ludo 1").replace("\n\n", "\ntag seat-0 \u202eadA\x1b[2J\n\n"),
        "\x1b[2J",
    ):
        path.write_text(changed, "utf-8")
        done = run(command, str(path))
        assert done.returncode == 2
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", done.stdout + done.stderr)


def test_a_file_without_end_is_not_read_to_its_end():
    assert "too large" in run("verify", "/dev/zero").stderr


def test_not_even_text(tmp_path):
    path = tmp_path / "photo.ludo"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    done = run("verify", str(path))
    assert done.returncode == 2
    assert "not text" in done.stderr


def test_language_by_locale():
    import os

    french = run("play", "jonques", stdin="", env=os.environ | {"LC_ALL": "fr_FR.UTF-8"}).stdout
    assert re.search("Réserve|laissée", french)
