"""What the log and the board say, in words that the clauses use."""

import pytest

from ludotheque.scene import frame, lines, words

from .positions import GAME, place, play


def told(match, text, language):
    say = words(language, GAME)
    names = say.seat_names(match.seats)
    return [say.say(line.say, names).replace("\u202f", " ") for line in lines(GAME, play(match, text))]


@pytest.mark.parametrize(
    ("start", "die", "language", "sentence"),
    [
        ("start", "1", "fr", "Coquelicot fait 1 : Départ → 1."),
        ("start", "1", "en", "Poppy throws 1: Start → 1."),
        ("58", "2", "fr", "Coquelicot fait 2 : 58 → Presque arrivé."),
        ("58", "2", "en", "Poppy throws 2: 58 → Almost there."),
        ("58", "3", "en", "3 is too many: Poppy goes back, 58 → 55."),
    ],
)
def test_the_ends_of_the_street_are_called_by_name(start, die, language, sentence):
    assert told(place(start, "9"), die, language) == [sentence]


def test_a_push_onto_the_last_square_says_so():
    assert told(place("58", "59"), "1", "en")[1:] == ["Poppy pushes Cornflower: 59 → Almost there."]


@pytest.mark.parametrize(("has", "title"), [(10, "−3 points"), (1, "−1 point")])
def test_an_event_says_what_was_paid(has, title):
    match = place(f"45, {has} points", "start")
    match.play("1")
    [sheet] = frame(match).sheets
    assert words("en", GAME).say(sheet.title, []) == title


@pytest.mark.parametrize(("language", "name"), [("fr", "dé à lancer"), ("en", "die, not yet thrown")])
def test_a_die_that_waits_has_no_face(language, name):
    [die] = [piece for piece in frame(place("1", "2")).pieces if piece.kind == "die"]
    assert words(language, GAME).say(die.name, []) == name
