import pytest

from .positions import QUIET, SITES, awaited, clauses, events, place, play

HANDS = ("train-2*2", "train-2*2")


def test_before_moving():
    match = place("N50E30", "S0E20", hands=HANDS)
    assert "call left saint-basile" in match.moves()
    entry = play(match, "call left saint-basile")
    [called] = events(entry, "announce")
    assert (called.player, called.opening, called.site) == (0, 0, SITES.index("saint-basile"))
    play(match, "card saint-basile", "face NE", "behind fuji")
    assert awaited(match) == "0 travel"  # the move is still to come


def test_after_moving():
    match = place("N50E20", "S0E20", hands=HANDS)
    play(match, "walk N50E30", QUIET)
    assert match.moves() == ["call left saint-basile", "pass"]


def test_or_not_at_all():
    match = place("N50E20", "S0E20", hands=HANDS)
    play(match, "walk N50E30", QUIET, "pass")
    assert awaited(match) == "1 travel"


def test_only_where_the_traveller_stands():
    match = place("N50E30", "S0E20", hands=HANDS)
    assert match.why_not("call left venise") == match.why_not("call right uluru") == "announce"


def test_nothing_on_a_cell_without_red_square():
    match = place("N20E10", "S0E20", hands=HANDS)
    assert not [text for text in match.moves() if text.startswith("call")]


def test_it_names_the_opening_and_the_site():
    match = place("N40E10", "S0E20", hands=HANDS, front="fuji saint-basile")
    calls = [text for text in match.moves() if text.startswith("call")]
    sites = ("venise", "neuschwanstein", "pompei")
    assert calls == [f"call {opening} {site}" for opening in ("left", "right") for site in sites]


def test_not_where_the_top_of_the_card_shows_another_quarter():
    match = place("N50E30", "S0E20", hands=HANDS, front="saint-basile uluru")
    assert match.why_not("call right saint-basile") == "announce"


@pytest.mark.parametrize("where", ["open-0", "open-1", "carried-1", "rack-0"])
def test_not_if_the_card_has_left_the_camera(where):
    match = place("N40E10", "S0E20", hands=HANDS, front="fuji nazca", out=f"venise={where}")
    assert match.why_not("call left venise") == "announce"
    assert match.why_not("call left pompei") is None


def test_only_in_its_own_turn():
    match = place("S0E20", "N50E30", hands=HANDS)
    assert not [text for text in match.moves() if text.startswith("call")]
    assert match.why_not("call left saint-basile") == "announce"


def test_the_moves_tell_nothing_of_what_is_behind():
    right = place("N40E10", "S0E20", hands=HANDS, front="venise nazca")
    wrong = place("N40E10", "S0E20", hands=HANDS, front="fuji nazca")
    assert right.moves() == wrong.moves()


def test_both_must_be_right():
    """The site is in the camera, in the other opening."""
    match = place("N50E30", "S0E20", hands=HANDS, front="fuji saint-basile")
    play(match, "call left saint-basile")
    assert match.moves() == ["card fuji"]
    assert match.why_not("card saint-basile") == "announce"
    assert "wrong-call" in clauses(play(match, "card fuji"))


def test_a_card_that_was_behind_only_may_be_called_in_vain():
    match = place("N40E10", "S0E20", hands=HANDS, front="fuji saint-basile")
    play(match, "call right pompei")
    assert clauses(play(match, "card saint-basile"))[0] == "wrong-call"
