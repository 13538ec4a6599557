"""What people see and read of a bar: signs that need no language, and where it lies."""

import pytest

from ludotheque.bots.study import Mistake
from ludotheque.scene import frame, lines, move_name, stage_of, words
from ludotheque.scene.svg import art
from ludotheque.table.studies import card

from .positions import GAME, place

BAR = " 9  . . . . . . . R-Y-V-G"
NAMES = ["Ada", "Bea"]


@pytest.mark.parametrize(
    ("move", "said", "called"),
    [
        ("H8>RYVG", "●▲◆■ de H8 à K8", "●▲◆■ H8–K8"),
        ("G9<RYVG", "■◆▲● de D9 à G9", "■◆▲● D9–G9"),
        ("G9vRYVG", "●▲◆■ de G9 à G12", "●▲◆■ G9–G12"),
        ("G9^RYVG", "■◆▲● de G6 à G9", "■◆▲● G6–G9"),
    ],
)
def test_a_bar_is_read_from_left_to_right_or_from_top_to_bottom(move, said, called):
    match = place(BAR, "RYVG", "RYVG")
    assert move_name(match, GAME.read(move)) == (called,)
    entry = match.play(move)
    assert words("fr", GAME).say(lines(GAME, entry)[0].say, NAMES).startswith(f"Ada pose {said}")


def test_what_is_no_bar_is_called_by_its_button():
    match = place(BAR, "nothing", "RYVG")
    (said,) = move_name(match, GAME.read("pass"))
    assert words("fr", GAME).say(said, NAMES) == "Passer mon tour"


def test_those_who_hear_it_are_told_the_same_in_words():
    match = place(BAR, "RYVG", "RYVG")
    match.play("G9<RYVG")
    say = words("en", GAME)
    assert {say.say(piece.name, NAMES) for piece in frame(match).pieces if piece.place in ("H9", "G9")} == {
        "red, yellow, violet, green, from H9 to K9",
        "green, violet, yellow, red, from D9 to G9",
    }


def test_no_letter_stands_for_a_colour():
    """On the pieces of a terminal and in the log of a whole game; the sprites have no text at all."""
    looks = stage_of(GAME).looks
    assert [looks[f"bar-{colour}"].glyph for colour in "RYVG"] == ["●", "▲", "◆", "■"]
    assert "<text" not in art(GAME, "sprites.svg")


def test_a_study_names_bars_in_the_same_way():
    match = place(BAR, "RYVG", "RYVG")
    match.play("G9<RYVG")
    found = card(match, Mistake(1, 0, GAME.read("G9<RYVG"), GAME.read("G9vRYVG"), 0.2))
    assert (found.move, found.better) == (("■◆▲● D9–G9",), ("●▲◆■ G9–G12",))
