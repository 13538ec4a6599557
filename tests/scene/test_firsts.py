"""What is said when a thing happens or is asked for the first time: short, in both languages, of things that exist."""

import re

import pytest

import ludotheque
from ludotheque.contract import LANGUAGES
from ludotheque.games import games
from ludotheque.scene.words import game_text
from ludotheque.testing.lawbook.screens import messages

LONGEST = 85  # letters: it is read at a glance
SENTENCE = re.compile(r"\S.*[.!?]$")
TEXT = re.compile(r"^first-\S+ = (.*)$|^ {8,}\*?\[\S+\] (.*)$", re.M)

GAMES = {name: ludotheque.game(name) for name in games()}


@pytest.mark.parametrize("name", GAMES)
def test_they_speak_of_clauses_that_are_told_and_of_prompts(name):
    game, said = GAMES[name], messages(game_text("fr", GAMES[name]))
    told = {clause.name for clause in game.rulebook.clauses.values() if clause.told and clause.details}
    prompts = {one for one in said if one.startswith("prompt-")}
    assert {one.removeprefix("first-") for one in said if one.startswith("first-")} <= told | prompts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_they_are_one_short_sentence(name, language):
    _, _, notes = game_text(language, GAMES[name]).partition("\nfirst-")
    texts = [one or other for one, other in TEXT.findall("first-" + notes)]
    assert all(SENTENCE.match(text) and len(text) <= LONGEST for text in texts), texts
