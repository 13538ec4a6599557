from .positions import CELL_NAMES, QUIET, awaited, events, place, play

HANDS = ("train-2*2", "train-2*2")
NEXT = ("face SW", "behind nazca")


def test_one_announcement_a_visit():
    """Two destinations of one cell in play, both found."""
    match = place("N40E20", "S0E20", hands=HANDS, front="venise pompei")
    play(match, "walk N40E10", QUIET, "call left venise", "card venise", *NEXT)
    assert awaited(match) == "1 travel"  # nothing is left to do
    play(match, "stay")
    assert match.why_not("call right pompei") == "must-leave"
    [bound] = events(match.log[-1], "must-leave")
    assert (bound.player, bound.cell) == (0, CELL_NAMES.index("N40E10"))


def test_nor_before_the_next_move():
    match = place("N40E10", "S0E20", hands=HANDS, front="venise pompei")
    play(match, "call left venise", "card venise", *NEXT)
    assert match.why_not("call right pompei") == "must-leave"


def test_a_wrong_one_counts():
    match = place("N40E10", "S0E20", hands=HANDS, front="fuji pompei")
    play(match, "call left venise", "card fuji", *NEXT)
    assert match.why_not("call right pompei") == "must-leave"


def test_who_leaves_and_comes_back_may_announce_again():
    match = place("N40E10", "S0E20", hands=HANDS, front="venise pompei")
    play(match, "call left venise", "card venise", *NEXT, "walk N30E0", "stay", "walk N40E10", QUIET)
    assert "call right pompei" in match.moves()


def test_another_cell_is_another_visit():
    match = place("N40E10", "S0E20", hands=HANDS, front="venise lascaux")
    play(match, "call left venise", "card venise", *NEXT, "walk N40E0", QUIET)
    assert "call right lascaux" in match.moves()


def test_sent_away_by_an_event_and_back_is_another_visit():
    match = place("N40E10", "S0E20", hands=HANDS, front="venise pompei")
    play(match, "call left venise", "card venise", *NEXT, "walk N40E0", "event divided-train")
    assert "call right pompei" in match.moves()


def test_sent_to_where_it_stands_is_the_same_visit():
    """A step and back is not."""
    match = place("N40E10", "S0E20", hands=HANDS, front="venise pompei", kept="gate-in-the-hedge=0")
    play(match, "call left venise", "card venise", *NEXT, "use gate-in-the-hedge", "to N40E0", "walk N40E10", QUIET)
    assert "call right pompei" in match.moves()


def test_the_cell_has_to_be_left():
    """`stay` sees to it, whether an announcement was made or not."""
    match = place("N40E10", "S0E20", hands=HANDS, front="venise pompei", more="announced 1")
    assert match.why_not("stay") == "stay"


def test_taking_an_open_card_is_no_announcement():
    match = place("N40E20", "S0E20", hands=HANDS, front="fuji pompei", out="venise=open-1")
    play(match, "walk N40E10", QUIET)
    assert match.why_not("call right pompei") is None
