from ludotheque.testing import play

from .positions import KIND_IDS, awaited, clauses, events, hand, place

HANDS = ("train-2*2 boat-3", "train-2")


def test_who_stays_may_lay_one_card_aside_and_draw_one():
    match = place("N20E10", "S0E20", hands=HANDS)
    entry = play(match, "change boat-3")
    assert clauses(entry) == ["stay", "change-card"]
    [changed] = events(entry, "change-card")
    assert (changed.player, changed.laid, changed.card) == (0, 1, KIND_IDS.index("boat-3"))
    assert hand(match) == "train-2*2"
    assert match.state.used[KIND_IDS.index("boat-3")] == 1
    assert awaited(match) == "chance deal"
    play(match, "draw plane-6")
    assert hand(match) == "train-2*2 plane-6*1"
    assert awaited(match) == "1 travel"


def test_only_a_card_of_the_hand():
    match = place("N20E10", "S0E20", hands=HANDS)
    assert match.why_not("change plane-3") == "change-card"


def test_not_where_staying_is_not_allowed():
    match = place("N50E30", "S0E20", hands=HANDS)
    assert match.why_not("change boat-3") == "stay"


def test_nobody_has_to():
    match = place("N20E10", "S0E20", hands=HANDS)
    assert "change-card" not in clauses(play(match, "stay"))
    assert match.to_move == 1


def test_with_an_empty_hand_it_draws_one():
    match = place("N20E10", "S0E20", hands=("", "train-2"))
    entry = play(match, "stay")
    [changed] = events(entry, "change-card")
    assert (changed.player, changed.laid) == (0, 0)
    play(match, "draw plane-6")
    assert hand(match) == "plane-6*1"
    assert match.to_move == 1


def test_the_others_see_what_is_laid_aside_and_not_what_is_drawn():
    match = place("N20E10", "S0E20", hands=HANDS)
    play(match, "change boat-3", "draw plane-6")
    assert [entry.text for entry in match.view(1).log] == ["change boat-3", "?"]
    assert [entry.text for entry in match.view(0).log] == ["change boat-3", "draw plane-6"]
