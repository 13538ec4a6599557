from .positions import ALL_CARDS, QUIET, TRANSPORT, awaited, clauses, events, hand, place, play, used_up

COUNT = {kind.id: kind.count for kind in TRANSPORT}
TRAINS = COUNT["train-2"]


def test_who_used_a_card_draws_one_at_the_end_of_its_turn():
    match = place("N50E20", "S0E20", hands=("train-2*2", "train-2"))
    play(match, "train-2 N50E30", QUIET)
    assert awaited(match) == "0 call"  # the turn is not over
    entry = play(match, "pass")
    assert awaited(match) == "chance deal"
    entry = play(match, "draw boat-5")
    [drawn] = events(entry, "refill")
    assert (drawn.player, drawn.count) == (0, 0)
    assert hand(match) == "train-2*1 boat-5*1"
    assert match.to_move == 1


def test_who_walked_draws_none():
    match = place("N20E10", "S0E20", hands=("train-2", "train-2"))
    play(match, "walk N20E20")
    assert awaited(match) == "1 travel"


def test_a_kind_is_as_likely_as_it_has_cards_left():
    match = place("N20E10", "S0E20", hands=("train-2*2", "train-2 plane-6"))
    play(match, "train-2 N20E20")
    odds = dict(zip(match.moves(), match.odds(), strict=True))
    assert odds["draw train-2"] == TRAINS - 3  # one is laid aside
    assert odds["draw boat-2"] == COUNT["boat-2"]
    assert "draw plane-6" not in odds
    assert match.why_not("draw plane-6") == "refill"


def test_the_used_cards_serve_again_when_the_pile_is_empty():
    hands = (f"train-2*2 world*{COUNT['world']}", "train-2*3")
    match = place("N20E10", "S0E20", hands=hands, more=used_up(*hands))
    entry = play(match, "train-2 N20E20")
    [shuffled] = events(entry, "refill")
    assert (shuffled.player, shuffled.count) == (0, 55 - 4 - COUNT["world"])
    assert sum(match.state.used) == 0
    odds = dict(zip(match.moves(), match.odds(), strict=True))
    assert odds["draw train-2"] == TRAINS - 4
    assert "draw world" not in odds


def test_not_before_it_is_empty():
    hands = ("train-2*2", "boat-2*3")
    used = used_up(*hands, "plane-6")
    match = place("N20E10", "S0E20", hands=hands, more=used)
    assert "refill" not in clauses(play(match, "train-2 N20E20"))
    assert match.moves() == ["draw plane-6"]
    play(match, "draw plane-6")
    assert sum(match.state.used) == 50


def test_where_all_cards_are_in_hands_only_the_used_one_comes_back():
    match = place("N20E10", "S0E20", hands=("train-2", ALL_CARDS.replace(f"train-2*{TRAINS}", f"train-2*{TRAINS - 1}")))
    play(match, "train-2 N20E20")
    assert match.moves() == ["draw train-2"]


def test_where_nothing_is_left_nothing_is_drawn():
    match = place("N20E10", "S0E20", hands=("", ALL_CARDS))
    entry = play(match, "stay")
    assert clauses(entry) == ["stay", "change-card", "choose-transport"]
    assert match.to_move == 1
