from .positions import awaited, clauses, events, place, play

HANDS = ("train-2 boat-3 plane-3 world", "train-2")


def test_on_foot_by_any_card_of_the_hand_or_not_at_all():
    match = place("N50E20", "S0E20", hands=HANDS)
    assert {text.split()[0] for text in match.moves()} == {"walk", "train-2", "plane-3", "world", "stay", "change"}


def test_a_card_of_no_use_is_not_offered():
    """A boat, in the middle of the land."""
    match = place("N50E20", "S0E20", hands=HANDS)
    assert match.why_not("boat-3 N50E10") == "any-direction"


def test_the_traveller_has_to_go_somewhere_or_the_player_says_that_it_stays():
    match = place("N50E20", "S0E20", hands=HANDS)
    assert match.why_not("walk N50E20") == match.why_not("world N50E20") == "choose-transport"
    assert match.why_not("pass") == match.why_not("to N50E30") == match.why_not("flag plum") == "choose-transport"


def test_one_journey_a_turn():
    match = place("N50E20", "S0E20", hands=HANDS)
    play(match, "walk N50E30", "event cow-on-the-line")
    assert awaited(match) == "0 call"
    assert match.why_not("walk N50E20") == match.why_not("stay") == "choose-transport"


def test_nor_one_before_the_event():
    match = place("N50E20", "S0E20", hands=HANDS)
    play(match, "walk N50E30")
    assert awaited(match) == "0 arrival"
    assert match.why_not("walk N50E20") == match.why_not("stay") == "choose-transport"


def test_every_turn_is_told():
    match = place("N20E10", "S0E20", hands=HANDS)
    entry = play(match, "stay")
    assert clauses(entry) == ["stay", "choose-transport"]
    [begun] = events(entry, "choose-transport")
    assert (begun.player, begun.turn, begun.missed) == (1, 2, 0)


def test_nobody_plays_in_the_turn_of_another():
    match = place("N20E10", "S0E20", hands=HANDS)
    assert {text for text in match.moves() if text.startswith("walk")} == {
        f"walk {cell}" for cell in ("N30E0", "N30E10", "N30E20", "N20E0", "N20E20", "N10E0", "N10E10", "N10E20")
    }
    assert match.view(1).moves == ()
