from ludotheque.contract import NOBODY
from ludotheque.scene import Say, cards

from .positions import QUIET, SITES, awaited, card, clauses, events, place, play

HANDS = ("train-2*2", "train-2*2", "train-2*2")
NEXT = ("face NE", "behind samarcande")


def wrong(*others, call="call left saint-basile", front="fuji uluru", shown="fuji", **more):
    match = place("N50E30", *(others or ("S0E20",)), hands=HANDS[: 1 + len(others or "x")], front=front, **more)
    play(match, call, f"card {shown}")
    return match


def test_the_card_is_laid_open():
    match = wrong()
    basile, fuji = SITES.index("saint-basile"), SITES.index("fuji")
    [call] = events(match.log[-1], "wrong-call")
    assert (call.player, call.called, call.site, call.taken) == (0, basile, fuji, 0)
    assert card(match, "fuji") == "open-0"
    assert card(match, "saint-basile") == "camera"
    assert match.view(1).log[-1].text == "card fuji"


def test_the_first_other_to_arrive_takes_it():
    match = place("S0E20", "N40E130", hands=HANDS[:2], out="fuji=open-0", front="venise nazca", turn=1)
    entry = play(match, "walk N30E130")
    [taken] = events(entry, "wrong-call")
    assert (taken.player, taken.site, taken.taken) == (1, SITES.index("fuji"), 1)
    assert card(match, "fuji") == "carried-1"


def test_not_who_was_wrong():
    match = place("N40E130", "S0E20", hands=HANDS[:2], out="fuji=open-0", front="venise nazca")
    play(match, "walk N30E130", QUIET)
    assert card(match, "fuji") == "open-0"
    assert match.why_not("call left fuji") == "announce"  # and it cannot be announced any more


def test_another_traveller_who_is_there_takes_it_at_once():
    match = wrong("S0E20", "N30E130")
    assert card(match, "fuji") == "carried-2"
    assert len(events(match.log[-1], "wrong-call")) == 2


def test_who_was_wrong_does_not_take_it_where_it_stands():
    """The site is of the same cell, but it is another one."""
    match = place("N40E10", "S0E20", hands=HANDS[:2], front="pompei uluru")
    play(match, "call left venise", "card pompei")
    assert card(match, "pompei") == "open-0"
    play(match, *NEXT, "walk N30E0", "stay", "walk N40E10", QUIET)
    assert card(match, "pompei") == "open-0"


def test_arriving_by_an_event_counts():
    match = place("N50E20", "S0E20", hands=HANDS[:2], out="venise=open-1", front="fuji nazca")
    play(match, "walk N50E30", "event divided-train")
    assert card(match, "venise") == "carried-0"


def test_so_does_a_step_by_a_secret_card():
    match = place(
        "N40E20", "S0E20", hands=HANDS[:2], out="venise=open-1", front="fuji nazca", kept="gate-in-the-hedge=0"
    )
    play(match, "use gate-in-the-hedge", "to N40E10")
    assert card(match, "venise") == "carried-0"


def test_it_is_taken_before_the_event():
    """Who is sent on has taken it, and takes another there."""
    match = place("N40E20", "S0E20", hands=HANDS[:2], out="venise=open-1 samarcande=open-1", front="fuji nazca")
    play(match, "walk N40E10", "event table-seven")
    assert card(match, "venise") == card(match, "samarcande") == "carried-0"


def test_passing_over_takes_nothing():
    match = place("N50E20", "S0E20", hands=HANDS[:2], out="saint-basile=open-1", front="fuji nazca")
    play(match, "train-2 N50E40")
    assert card(match, "saint-basile") == "open-1"


def test_two_open_cards_of_one_cell_are_taken_together():
    match = place("N40E20", "S0E20", hands=HANDS[:2], out="venise=open-1 pompei=open-1", front="fuji nazca")
    entry = play(match, "walk N40E10")
    assert len(events(entry, "wrong-call")) == 2
    assert card(match, "venise") == card(match, "pompei") == "carried-0"


def test_it_has_to_be_validated():
    match = place("N40E20", "S0E20", hands=HANDS[:2], out="venise=open-1", front="fuji nazca")
    play(match, "walk N40E10", QUIET)
    assert match.scores == [1, 0]


def test_taking_is_not_announcing():
    match = place("N40E20", "S0E20", hands=HANDS[:2], out="venise=open-1", front="pompei nazca")
    play(match, "walk N40E10", QUIET, "call left pompei", "card pompei")
    assert card(match, "venise") == card(match, "pompei") == "carried-0"


def test_the_turn_goes_on():
    match = wrong()
    play(match, *NEXT)
    assert awaited(match) == "0 travel"
    assert "walk N50E20" in match.moves()
    assert clauses(play(match, "walk N50E20"))[0] == "on-foot"


def test_the_card_says_that_it_stays_open():
    """Read where it was announced, before anybody goes on."""
    match = wrong()
    [sheet] = cards(match, match.log[-1], len(match.log) - 1, NOBODY)
    assert (sheet.lines[-1], sheet.stops) == (Say("stays-open"), ())
