"""With the option `none` the map has squares only: any site may be announced on any of them."""

from ludotheque.scene import frame, offers, words

from .positions import GAME, SITES, awaited, card, clauses, events, place, play

HANDS = ("train-2*2", "train-2*2")
UNNAMED = "site_names none"


def calls(match):
    return [text for text in match.moves() if text.startswith("call")]


def paths(match):
    return [offer.path for offer in offers(match) if offer.move.startswith("call")]


def test_near_only_the_sites_of_the_cell_may_be_announced():
    match = place("N50E30", "S0E20", hands=HANDS)
    assert calls(match) == ["call left saint-basile"]


def test_the_only_site_of_a_cell_is_no_list_to_choose_from():
    """One button says what it announces; where several sites share the cell, the opening comes first."""
    only, shared = place("N50E30", "S0E20", hands=HANDS), place("N40E0", "S0E20", hands=HANDS, front="fuji uluru")
    assert paths(only) == [(f"only-left-{SITES.index('saint-basile')}",)]
    assert {path[0] for path in paths(shared)} == {"call-left"}
    assert {len(path) for path in paths(shared)} == {2}
    [label] = [button.label for button in frame(only, 0).buttons if button.id.startswith("only-")]
    assert "Saint-Basile" in words("fr", GAME).say(label, [])


def test_without_names_any_site_of_the_camera():
    match = place("N50E30", "S0E20", hands=HANDS, front="fuji uluru", out="everest=rack-1", more=UNNAMED)
    assert calls(match) == [f"call left {site}" for site in SITES if site != "everest"]
    assert match.why_not("call left everest") == "announce"
    assert match.why_not("call right uluru") == "announce"  # its card shows another quarter than this cell's


def test_the_offers_are_the_same_on_every_red_square_of_a_quarter():
    here, there = (place(cell, "S0E20", hands=HANDS, more=UNNAMED) for cell in ("N50E30", "N40E10"))
    assert calls(here) == calls(there)
    named = paths(here) + paths(there)
    assert named[:80] == named[80:]
    assert named[0] == ("call-left", "in-europe", "site-0")


def test_none_elsewhere():
    match = place("N20E10", "S0E20", hands=HANDS, more=UNNAMED)
    assert calls(match) == []
    assert match.why_not("call left saint-basile") == "announce"


def test_an_arrival_is_asked_whatever_lies_there():
    match = place("N50E20", "S0E20", hands=HANDS, front="fuji uluru", out="saint-basile=rack-1", more=UNNAMED)
    play(match, "walk N50E30")
    assert awaited(match) == "0 arrival"


def test_the_right_site_elsewhere_is_wrong():
    match = place("N50E30", "S0E20", hands=HANDS, front="fuji uluru", more=UNNAMED)
    entry = play(match, "call left fuji", "card fuji")
    assert clauses(entry)[:2] == ["site-names", "wrong-call"]
    [elsewhere] = events(entry, "site-names")
    assert (elsewhere.player, elsewhere.site) == (0, SITES.index("fuji"))
    assert card(match, "fuji") == "open-0"


def test_the_right_site_here_is_right():
    match = place("N50E30", "S0E20", hands=HANDS, more=UNNAMED)
    assert clauses(play(match, "call left saint-basile", "card saint-basile"))[0] == "right-call"


def test_the_screen_has_the_small_print_or_not():
    assert frame(place("N50E30", "S0E20")).small_print
    assert not frame(place("N50E30", "S0E20", more=UNNAMED)).small_print
