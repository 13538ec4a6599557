from ludotheque.testing import play

from .positions import ends, place, traveller


def test_no_journey_ends_on_another_traveller():
    match = place("N50E20", "N50E30", hands=("train-3 plane-3 world",))
    for means in ("walk", "train-3", "plane-3", "world"):
        assert "N50E30" not in ends(match, means)
        assert match.why_not(f"{means} N50E30") == "no-sharing"


def test_passing_over_one_is_allowed_and_the_cell_counts():
    """In the south of Argentina there is one way by train: S30W60 is the only land next to S20W60."""
    match = place("S20W60", "S30W60", hands=("train-2",))
    free = place("S20W60", "S0E20", hands=("train-2",))
    assert ends(match, "train-2") == ends(free, "train-2") - {"S30W60"}


def test_the_cell_passed_over_counts():
    match = place("N50E40", "N50E50", hands=("train-2",))
    assert "N50E60" in ends(match, "train-2")
    assert match.why_not("train-2 N50E70") == "any-direction"


def test_a_cell_that_was_left_is_free():
    match = place("N20E10", "S0E20", hands=("", "world"))
    play(match, "walk N20E20")
    assert match.why_not("world N20E10") is None
    assert match.why_not("world N20E20") == "no-sharing"


def test_a_flag_is_no_traveller():
    match = place("N50E20", "S0E20", flags={3: "N60E20"})
    play(match, "walk N60E20")
    assert traveller(match) == "N60E20"
