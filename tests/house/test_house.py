"""About the code itself."""

import re
import subprocess
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "ludotheque"
ROOMS_THAT_KNOW_NO_GAME = ("contract", "scene", "lab", "testing")


def tracked():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines()]


@pytest.mark.parametrize("room", ROOMS_THAT_KNOW_NO_GAME)
def test_no_game_is_named_outside_its_folder(room):
    """Docstrings may take a game as an example; code may not."""
    for path in (PACKAGE / room).rglob("*.py"):
        code = re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.S)
        for name in ludotheque.games():
            assert name not in code, path


def messages(path):
    parsed = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], path
    said = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    found = {entry.id.name: variables(entry) for entry in said}
    assert len(found) == len(said), f"{path} says something twice"  # the first would hide the second
    return found


def variables(message):
    found = set()

    def walk(node):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for child in value if isinstance(value, list) else [value]:
                    walk(child)

    walk(message)
    return found


@pytest.mark.parametrize("french", sorted(PACKAGE.rglob("fr.ftl")), ids=lambda path: path.parent.name)
def test_both_languages_say_the_same_things(french):
    fr, en = messages(french), messages(french.with_name("en.ftl"))
    assert set(fr) == set(en)


@pytest.mark.parametrize("name", ludotheque.games())
def test_no_word_of_a_game_is_one_of_the_house(name):
    """Both are in one vocabulary, where the first would hide the second."""
    house, own = PACKAGE / "scene" / "fr.ftl", files(ludotheque.game(name).package).joinpath("fr.ftl")
    assert not set(messages(house)) & set(messages(own))


def said_in_french(path):
    """Every text of a file that somebody may read in French."""
    if path.suffix == ".toml":
        return french_of(tomllib.loads(path.read_text("utf-8")))
    parts, reader = [], Visitor()
    reader.visit_TextElement = lambda text: parts.append(text.value)
    reader.visit(FluentParser().parse(path.read_text("utf-8")))
    return parts


def french_of(table, key=""):
    if isinstance(table, dict):
        return [text for key, value in table.items() for text in french_of(value, key)]
    if isinstance(table, list):
        return [text for value in table for text in french_of(value, key)]
    return [table] if key == "fr" else []


SPOKEN = sorted([*PACKAGE.rglob("fr.ftl"), *(PACKAGE / "games").rglob("*.toml")])


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_french_typography(path):
    """Curly apostrophes, and no-break spaces inside quotation marks and before high punctuation."""
    for text in said_in_french(path):  # a colon alone follows a space of its own
        assert "'" not in text and "..." not in text, text
        assert not re.search(r"(^|[^\u00a0\u202f])[;:!?»]|«([^\u00a0\u202f]|$)", text if text != ":" else ""), text


def test_no_registry_and_no_private_path_is_named():
    hosts = re.compile(r"p[y]pi\.org|python[h]osted\.|[n]pmjs\.|deb\.[d]ebian\.|/[r]oot/|/[w]ork/")
    for path in tracked():
        if path.suffix not in (".png", ".woff2", ".svg", ".sqlite") and path.is_file():
            found = hosts.search(path.read_text("utf-8"))
            assert not found, (path, found)
