"""Words that depend on what is said: French before a vowel, and numbers as sentences write them."""

import pytest

import ludotheque
from ludotheque.scene import Say, frame
from ludotheque.scene.words import Words, words


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Invité", "le départ d’Invité"),
        ("Élodie", "le départ d’Élodie"),
        ("Bea", "le départ de Bea"),
        ("Hugo", "le départ de Hugo"),
    ],
)
def test_french_elides_before_a_name(name, said):
    assert Words("fr", "start = le départ de { $player }")("start", player=name) == said


def test_english_does_not():
    assert Words("en", "start = de { $player }")("start", player="Ada") == "de Ada"


@pytest.mark.parametrize(("language", "said"), [("fr", "2\u202f760"), ("en", "2,760")])
def test_figures(language, said):
    assert words(language)("figure", count=2760) == said


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "You choose for Bea."),
        (1, "Ada chooses for you."),
        (2, "Ada chooses for Bea."),
        (-1, "Ada chooses for Bea."),
    ],
)
def test_a_sentence_speaks_to_who_reads_it(reader, said):
    text = "ask = { $you ->\n [player] You choose for { $rival }.\n [rival] { $player } chooses for you.\n"
    say = Words("en", text + " *[other] { $player } chooses for { $rival }.\n }")
    assert say.say(Say("ask", {"player": 0, "rival": 1}), ["Ada", "Bea", "Cleo"], reader) == said


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("fr", "À toi\u202f: lance les dés.", "Colette lance les dés."),
        ("en", "Your turn: throw the dice.", "Colette throws the dice."),
    ],
)
def test_at_the_dice(language, mine, theirs):
    match = ludotheque.game("jonques").start(seats=2, seed=1)
    match.play("1 begins")
    say, prompt = words(language, match.game), frame(match).prompt
    assert say.say(prompt, ["Invité", "Colette"], 1) == mine
    assert say.say(prompt, ["Invité", "Colette"], 0) == say.say(prompt, ["Invité", "Colette"]) == theirs
