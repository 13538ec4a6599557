from ludotheque.games.bonactio.state import USED

from .positions import cards, clauses, events, keeping, kept, lying, place, play, points, status


def test_after_a_gain_a_kept_card_that_can_be_paid_is_carried_out():
    match = place("1, 1 points", "52", more=keeping("loss 3 by 0"))
    entry = play(match, "1", "gain 2")
    assert clauses(entry) == ["pass-draws", "pass-draws", "pay-when-able"]
    assert events(entry, "pay-when-able")[0].gain == -3
    assert kept(match, 0) == []
    assert points(match) == [0, 10]
    assert cards("loss 3")[0] in lying(match, USED)


def test_never_in_part():
    match = place("1, 1 points", "52", more=keeping("loss 4 by 0"))
    play(match, "1", "gain 2")
    assert kept(match, 0) == ["loss 4"]
    assert points(match) == [3, 10]


def test_the_oldest_first():
    match = place("1, 1 points", "52", more=keeping("loss 4 by 0", "loss 3 by 0", "loss 2 by 0"))
    play(match, "1", "gain 4")
    assert kept(match, 0) == ["loss 3", "loss 2"]
    assert points(match) == [1, 10]


def test_one_that_is_too_dear_does_not_hold_up_the_others():
    match = place("1, 1 points", "52", more=keeping("loss 5 by 0", "loss 3 by 0", "loss 2 by 0"))
    play(match, "1", "gain 3")
    assert kept(match, 0) == ["loss 5", "loss 2"]
    assert points(match) == [1, 10]


def test_several_at_once():
    match = place("1, 0 points", "52", more=keeping("loss 2 by 0", "loss 3 by 0"))
    entry = play(match, "1", "gain 5")
    assert clauses(entry)[2:] == ["pay-when-able", "pay-when-able"]
    assert points(match) == [0, 10]


def test_an_event_is_a_gain_too():
    match = place("3, 0 points", "52", more=keeping("loss 3 by 0"))
    entry = play(match, "2", "gain 1")
    assert clauses(entry)[2:] == ["exact-event", "pay-when-able"]
    assert points(match) == [0, 10]


def test_before_the_next_card_is_drawn():
    match = place("start, 0 points", "52", more=keeping("loss 2 by 0"))
    play(match, "4", "gain 2")
    assert points(match) == [0, 10]
    play(match, "loss 2")
    assert kept(match, 0) == ["loss 2"]


def test_points_from_another_player_pay_as_well():
    match = place("1", "52, 0 points", more=keeping("loss 2 by 1"))
    play(match, "1", "give 2")
    assert points(match) == [8, 0]
    assert kept(match, 1) == []


def test_a_kept_card_that_gives_asks_whom():
    match = place("1, 0 points", "52", "53", more=keeping("give 2 by 0", "loss 2 by 0"))
    play(match, "1", "gain 4")
    assert status(match) == f"0 to choose for {cards('give 2')[0]}, turn of 0"
    assert match.moves() == ["to 1", "to 2"]
    assert points(match) == [4, 10, 10]
    entry = match.play("to 2")
    assert clauses(entry) == ["pay-when-able"] * 3
    assert points(match) == [0, 10, 12]
    assert status(match) == "1 to throw"


def test_in_another_players_turn_its_owner_chooses():
    match = place("1", "52, 0 points", "53", more=keeping("give 1 by 1"))
    play(match, "1", "share 1", "to 1")
    assert status(match) == f"1 to choose for {cards('give 1')[0]}, turn of 0"
    match.play("to 2")
    assert points(match) == [11, 0, 11]
    assert status(match) == "1 to throw"


def test_players_pay_in_the_order_of_their_gains():
    match = place("1, 0 points", "52, 0 points", "53", more=keeping("give 1 by 1", "give 2 by 0"))
    play(match, "1", "share 1", "to 1")
    assert status(match).startswith("1 to choose")  # seat 0 still cannot pay its 2
    match.play("to 0")
    assert status(match).startswith("0 to choose")  # now it can
    match.play("to 1")
    assert points(match) == [0, 2, 10]
    assert status(match) == "1 to throw"


def test_a_gift_may_go_round():
    """Each gift makes the next player able to pay its own."""
    match = place("1", "52, 0 points", "53, 0 points", more=keeping("give 1 by 1", "loss 2 by 2"))
    play(match, "1", "share 1", "to 1")
    match.play("to 2")
    assert points(match) == [11, 0, 1]
    assert kept(match, 2) == ["loss 2"]


def test_who_earns_nothing_pays_nothing():
    match = place("1, 0 points", "52", more=keeping("loss 2 by 0"))
    play(match, "1", "loss 3")
    assert kept(match, 0) == ["loss 2", "loss 3"]


def test_kept_cards_count_for_nothing_at_the_end():
    match = place("almost, 1 points", "home 1", more=keeping("loss 5 by 0"))
    match.play("6")
    assert match.scores == [31, 50]
