"""What somebody does is seen on the board: where it happened, and whose hand it came from."""

from msgspec.structs import replace

from ludotheque.scene import frame, lines, words

from .positions import GAME, place, play
from .test_place_flag import at_flags

HANDS = ("train-2*2", "train-2*2")


def last(match, seat=1):
    """Where a screen looks."""
    return [mark.places for mark in frame(match, seat).marks if mark.kind == "last"]


def test_a_flag_comes_from_the_hand_of_who_plants_it():
    match = at_flags("N50E20", "S0E20")
    play(match, "to N60E20")
    assert last(match) == [("hand-0", "N60E20")]


def test_the_flag_of_a_sheet_as_well():
    match = place("N50E20", "S0E20", hands=HANDS, flags={1: "N50E30"})
    play(match, "walk N50E30", "sheet 9")
    while match.to_move == "chance":
        match.draw()
    play(match, "to N60E40")
    assert last(match) == [("hand-0", "N60E40")]


def test_a_find_is_where_the_traveller_stands():
    match = place("N50E30", "S0E20", hands=HANDS)
    play(match, "call left saint-basile")
    assert last(match) == [("N50E30",)]
    play(match, "card saint-basile")
    assert last(match) == [("N50E30",)]


def test_a_missed_card_shows_where_it_belongs():
    match = place("N50E30", "S0E20", hands=HANDS, front="fuji uluru")
    play(match, "call left saint-basile", "card fuji")
    assert last(match) == [("N30E130",)]


def test_but_where_names_are_secret():
    """There the card names its site; where that is, nobody is told."""
    match = place("N50E30", "S0E20", hands=HANDS, front="fuji uluru", more="site_names none")
    play(match, "call left saint-basile", "card fuji")
    assert last(match) == [("N50E30",)]


def test_a_secret_card_is_played_where_its_traveller_stands():
    match = place("N20E10", "S0E20", hands=HANDS, kept="locker-key=0")
    play(match, "use locker-key")
    assert last(match) == [("N20E10",)]


def test_the_line_that_stays_tells_where():
    match = at_flags("N50E20", "S0E20")
    say = lines(GAME, play(match, "to N60E20"))[0].say
    said = [words(language, GAME).say(replace(say, id=f"{say.id}-short"), ["Ada", "Bea"]) for language in ("fr", "en")]
    assert said == [
        "drapeau indigo → Scandinavie (60°\u202fN 20°\u202fE)",
        "indigo flag → Scandinavia (60°\u202fN 20°\u202fE)",
    ]
