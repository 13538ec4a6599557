from ludotheque.testing import deal

from .positions import (
    EVENTS,
    KIND_IDS,
    QUIET,
    awaited,
    card,
    clauses,
    event_card,
    events,
    flag,
    hand,
    place,
    play,
    traveller,
    used_events,
)

HANDS = ("train-2*2 boat-3", "train-2")


def arrived(event, *others, hands=HANDS, **more):
    """Seat 0 has walked onto saint-basile and drawn an event."""
    match = place("N50E20", *(others or ("S0E20",)), hands=hands, **more)
    play(match, "walk N50E30", f"event {event}")
    return match


def test_arriving_on_a_red_square_draws_an_event():
    match = place("N50E20", "S0E20")
    play(match, "walk N50E30", "pass")
    assert awaited(match) == "chance event"
    assert match.moves() == [f"event {event.id}" for event in EVENTS if not event.secret] + ["event SECRET"]
    assert match.odds() == [1] * 45 + [10]
    assert match.why_not("draw train-2") == "red-square-event"


# The order of an arrival


def test_it_is_told_in_its_order():
    """Validated, flag and sheet, open card, announcement, event; and no second announcement."""
    match = place(
        "N40E20",
        "S0E20",
        hands=HANDS,
        flags={0: "N40E10"},
        front="venise nazca",
        out="fuji=carried-0 pompei=open-1",
    )
    entry = play(match, "walk N40E10")
    assert clauses(entry) == ["on-foot", "validate", "flag-turns-sheet"]
    entry = play(match, "sheet 2", "riddle none", "riddle none", "to N50E10")
    assert clauses(entry) == ["place-flag", "wrong-call"]
    assert match.moves()[0] == "call left venise" and match.moves()[-1] == "pass"
    assert awaited(match) == "0 arrival"
    play(match, "call left venise", "card venise", "face NE", "behind samarcande")
    assert awaited(match) == "chance event"
    play(match, QUIET)
    assert awaited(match) == "1 travel"


def test_what_was_found_is_taken_along_on_a_voyage():
    match = place("N40E20", "S0E20", hands=HANDS, front="venise nazca")
    play(match, "walk N40E10", "call left venise", "card venise", "face NE", "behind samarcande", "event two-swimsuits")
    assert card(match, "venise") == "carried-0"
    assert traveller(match) != "N40E10"


def test_who_has_not_announced_may_do_so_after_the_event():
    match = arrived("cow-on-the-line")
    assert awaited(match) == "0 call"
    assert match.moves() == ["call left saint-basile", "pass"]


def test_and_where_the_traveller_then_stands():
    match = arrived("divided-train", front="venise pompei")
    assert traveller(match) == "N40E10"
    assert "call right pompei" in match.moves()


def test_who_has_announced_may_do_so_again_where_an_event_leads():
    """Another cell is another visit."""
    match = place("N50E20", "S0E20", hands=HANDS, front="saint-basile venise")
    play(match, "walk N50E30", "call left saint-basile", "card saint-basile", "face NE", "behind fuji")
    play(match, "event divided-train")
    assert awaited(match) == "0 call"
    assert "call right venise" in match.moves()


def test_nobody_is_asked_where_nothing_can_be_announced():
    """Both cards on show are of other quarters."""
    match = place("N50E20", "S0E20", hands=HANDS, front="uluru nazca")
    play(match, "walk N50E30")
    assert awaited(match) == "chance event"
    play(match, QUIET)
    assert awaited(match) == "1 travel"


def test_before_the_event_no_secret_card_is_used():
    match = place("N50E20", "S0E20", hands=HANDS, kept="locker-key=0")
    play(match, "walk N50E30")
    assert match.moves() == ["call left saint-basile", "pass"]
    assert match.why_not("use locker-key") == "secret-card"
    play(match, QUIET)
    assert match.why_not("use locker-key") is None


# What events do


def test_one_event_on_a_cell_of_several_red_squares():
    match = place("N40E20", "S0E20", front="fuji nazca")
    play(match, "walk N40E10", QUIET, "pass")
    assert awaited(match) == "1 travel"


def test_no_event_elsewhere():
    match = place("N20E10", "S0E20")
    assert "red-square-event" not in clauses(play(match, "walk N20E20"))
    assert match.to_move == 1


def test_passing_over_a_red_square_draws_nothing():
    match = place("N50E20", "S0E20", hands=("train-2",))
    play(match, "train-2 N50E40")
    assert awaited(match) == "chance deal"


def test_a_square_whose_card_is_gone_stays_red():
    match = place("N50E20", "S0E20", front="fuji nazca", out="saint-basile=rack-1")
    play(match, "walk N50E30")
    assert awaited(match) == "chance event"


def test_the_event_is_read_and_used():
    match = arrived("cow-on-the-line")
    [met] = events(match.log[-1], "red-square-event")
    assert (met.player, EVENTS[met.event].id) == (0, "cow-on-the-line")
    assert event_card(match, "cow-on-the-line") == "used"
    assert match.log[-1].known_to(1) == match.log[-1]


def test_draw():
    match = arrived("station-raffle")
    assert awaited(match) == "chance deal"
    play(match, "draw boat-2", "draw plane-5")
    assert hand(match) == "train-2*2 boat-2*1 boat-3*1 plane-5*1"
    assert awaited(match) == "0 call"


def test_draw_one():
    match = arrived("bottom-of-the-bag")
    play(match, "draw boat-2")
    assert awaited(match) == "0 call"


def test_lose_a_card_by_choice():
    match = arrived("hat-stays")
    assert awaited(match) == "0 lay"
    assert match.moves() == ["lay train-2", "lay boat-3"]
    assert match.why_not("lay plane-3") == match.why_not("stay") == "red-square-event"
    entry = play(match, "lay boat-3")
    [laid] = events(entry, "by-card")
    assert (laid.player, laid.card) == (0, KIND_IDS.index("boat-3"))
    assert laid.from_ == laid.to
    assert hand(match) == "train-2*2"
    assert match.state.used[KIND_IDS.index("boat-3")] == 1
    assert awaited(match) == "0 call"


def test_who_has_nothing_loses_nothing():
    match = arrived("hat-stays", hands=("", "train-2"))
    assert awaited(match) == "0 call"


def test_swap_a_card_drawn_blindly():
    match = arrived("same-coat")
    assert match.moves() == ["lose train-2", "lose boat-3"]
    assert match.odds() == [2, 1]
    play(match, "lose train-2")
    assert match.view(1).log[-1].text == "lose train-2"  # it is shown
    assert hand(match) == "train-2*1 boat-3*1"
    assert awaited(match) == "chance deal"
    play(match, "draw plane-3")
    assert match.view(1).log[-1].text == "?"
    assert hand(match) == "train-2*1 boat-3*1 plane-3*1"


def test_with_an_empty_hand_nothing_is_swapped():
    match = arrived("green-bags", hands=("", "train-2"))
    assert awaited(match) == "0 call"
    assert hand(match) == ""


def test_the_sheet_is_turned():
    match = arrived("wrapping-fish")
    play(match, "sheet 5", "riddle none", "riddle easier")
    assert match.state.shown == 1
    assert awaited(match) == "0 call"


def test_the_own_flag_is_planted_next_to_the_traveller():
    match = arrived("storks")
    assert awaited(match) == "0 place-flag"
    assert "to N50E20" in match.moves() and len(match.moves()) == 8
    play(match, "to N60E30")
    assert flag(match, 0) == "N60E30"
    assert awaited(match) == "0 call"


def test_another_flag_is_moved_by_one_cell():
    match = arrived("brass-band", flags={1: "N0W170", 3: "N0W160"})
    assert match.moves() == [f"flag {colour}" for colour in ("saffron", "plum", "sage", "apricot", "ivory")]
    assert match.why_not("flag indigo") == "red-square-event"  # its own
    play(match, "flag sage")
    cells = ("N10W170", "N10W160", "N10W150", "N0W150", "S0W170", "S0W160", "S0W150")  # one has a flag
    assert match.moves() == [f"to {cell}" for cell in cells]
    play(match, "to S0W160")
    assert flag(match, 3) == "S0W160"
    assert awaited(match) == "0 call"


def test_one_more_turn_after_this_one():
    match = arrived("date-line")
    play(match, "pass")
    assert awaited(match) == "0 travel"
    assert match.state.turns == 2
    play(match, "walk N50E20")
    assert awaited(match) == "1 travel"


def test_the_next_turn_is_missed():
    match = arrived("last-ferry", "S0E20", "S10E20", hands=(*HANDS, "train-2"))
    play(match, "pass", "walk N0E20", "walk S10E10")
    assert deal(match).to_move == 1
    turns = events(match.log[-1], "choose-transport")
    assert [(event.player, event.turn, event.missed) for event in turns] == [(0, 3, 1), (1, 4, 0)]
    play(match, "stay")
    assert awaited(match) == "2 travel"
    play(match, "stay")
    assert awaited(match) == "0 travel"  # one turn only


def test_a_step_of_one_cell_on_any_terrain():
    match = place("N50W10", "S0E20", hands=("boat-2", "train-2"), flags={1: "N60W10"}, front="fuji nazca")
    play(match, "boat-2 N50W0", "event harbour-crane")
    assert awaited(match) == "0 step"
    cells = ("N60W0", "N60E0", "N50W10", "N50E0", "N40W10", "N40W0", "N40E0")  # a flag stands on one
    assert match.moves() == [f"to {cell}" for cell in cells]
    assert match.why_not("to N60W10") == match.why_not("to N50W0") == "red-square-event"
    play(match, "to N60W0")
    assert traveller(match) == "N60W0"


def test_the_extra_turn_comes_before_the_missed_one():
    match = place("N20E10", "S0E20", hands=HANDS, more="extra 1\nmiss 1")
    for seat in (0, 0, 1, 1, 0):
        assert awaited(match) == f"{seat} travel"
        play(match, "stay")


def test_only_events_of_the_pile_come():
    match = place("N50E20", "S0E20", more=used_events("storks", "locker-key"))
    play(match, "walk N50E30", "pass")
    assert match.moves() == ["event storks", "event SECRET"]
    assert match.odds() == [1, 1]
