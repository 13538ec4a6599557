import pytest

from ludotheque.testing import play

from .positions import clauses, events, place

HANDS = ("train-2*2", "train-2*2")
FOUR = "uluru=rack-0 nazca=rack-0 kourou=rack-0 everest=rack-0"


def test_the_fifth_validated_destination_wins_at_once():
    match = place(
        "N20E10", "S0E20", hands=HANDS, front="fuji petra", flags={0: "N20E20"}, out=FOUR + " venise=carried-0"
    )
    entry = play(match, "walk N20E20")
    assert clauses(entry) == ["on-foot", "validate", "five-wins"]
    assert [event.player for event in events(entry, "five-wins")] == [0]
    assert match.to_move == "over"
    assert match.ended_by == "five-wins"
    assert match.winners == [0]
    assert match.scores == [500, 0]
    assert match.moves() == []


def test_in_the_middle_of_a_turn():
    """No sheet is turned, no event drawn, no card refilled."""
    match = place(
        "N50E20", "S0E20", hands=HANDS, front="fuji petra", flags={0: "N50E30"}, out=FOUR + " venise=carried-0"
    )
    assert clauses(play(match, "train-2 N50E30")) == ["by-card", "any-direction", "validate", "five-wins"]


def test_several_at_once_may_make_more_than_five():
    match = place(
        "N20E10",
        "S0E20",
        hands=HANDS,
        front="fuji petra",
        flags={0: "N20E20"},
        out=FOUR + " venise=carried-0 pompei=carried-0",
    )
    play(match, "walk N20E20")
    assert match.scores == [600, 0]
    assert match.ended_by == "five-wins"


@pytest.mark.parametrize("carried", ["venise=carried-0", "venise=carried-0 pompei=carried-0 lascaux=carried-0"])
def test_carried_cards_alone_do_not_win(carried):
    match = place("N20E10", "S0E20", hands=HANDS, front="fuji petra", out=f"{FOUR} {carried}")
    play(match, "walk N20E20")
    assert match.to_move == 1


def test_four_do_not_win():
    match = place(
        "N20E10",
        "S0E20",
        hands=HANDS,
        front="fuji petra",
        flags={0: "N20E20"},
        out="uluru=rack-0 nazca=rack-0 kourou=rack-0 venise=carried-0",
    )
    play(match, "walk N20E20")
    assert match.to_move == "chance"


def test_nothing_can_be_played_afterwards():
    match = place(
        "N20E10", "S0E20", hands=HANDS, front="fuji petra", flags={0: "N20E20"}, out=FOUR + " venise=carried-0"
    )
    play(match, "walk N20E20")
    assert match.why_not("stay") == "five-wins"
