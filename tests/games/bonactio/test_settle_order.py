"""What is settled first, in the nastiest cases."""

from ludotheque.games.bonactio.state import IN_HAND, USED

from .positions import cards, clauses, due, events, lying, only, pawns, place, play, points, status, tells, told

DRAWS = ("pass-draws", "back-draws")


def draws(match):
    """Who has drawn for which square, in order."""
    drawn = [event for entry in match.log for name in DRAWS for event in events(entry, name)]
    return [(event.player, event.square) for event in drawn if event.square]


def test_first_all_pushes_then_each_pawn_in_turn():
    """0 stops on 15 and pushes 1 onto an event, which pushes 2 onto a card square."""
    match = place("13", "15", "16")
    entry = match.play("2")
    assert clauses(entry) == ["throw-and-advance", "push", "push"]
    assert pawns(match) == [15, 16, 17]
    assert status(match) == "0 to draw, turn of 0"
    entry = play(match, "gain 1")
    assert clauses(entry)[2:] == ["exact-event", "settle-order"]  # 1 will be sent to 20, but 2 draws first
    assert status(match) == "2 to draw, turn of 0"
    entry = play(match, "gain 1")
    assert clauses(entry)[2:] == ["event-moves", "jump-over"]
    play(match, "gain 1", "gain 1")
    assert draws(match) == [(0, 14), (2, 17), (1, 17), (1, 19)]
    assert pawns(match) == [15, 20, 17]
    assert status(match) == "1 to throw"


def test_an_events_move_before_a_cards_that_was_earned_earlier():
    match = place("13", "start")
    match.play("3")
    entry = play(match, "forward 2")
    assert clauses(entry) == ["pass-draws", "settle-order", "exact-event", "event-moves"]
    assert tells(entry, "settle-order", "player", "before") == [(0, 0)]
    assert pawns(match) == [20, 0]
    play(match, "gain 1")
    assert "card-moves" not in told(match)
    entry = play(match, "gain 1")
    assert tells(entry, "card-moves", "player", "from_", "to")[0] == (0, 20, 22)
    play(match, "gain 1")
    assert draws(match) == [(0, 14), (0, 17), (0, 19), (0, 22)]


def test_cards_moves_in_the_order_earned():
    match = place("11", "start")
    play(match, "3", "forward 3")
    assert pawns(match) == [14, 0]
    entry = play(match, "back 2")
    assert tells(entry, "settle-order", "player", "before") == [(0, 1)]
    assert tells(entry, "card-moves", "player", "from_", "to")[0] == (0, 14, 17)
    entry = play(match, "gain 1")  # of 17
    assert tells(entry, "card-moves", "player", "from_", "to")[0] == (0, 17, 15)
    assert status(match) == "1 to throw"


def test_a_move_earned_by_a_move_waits_its_turn():
    match = place("11", "start")
    play(match, "3", "forward 3", "back 2")
    entry = play(match, "forward 2")  # of 17
    assert tells(entry, "card-moves", "player", "from_", "to") == [(0, 17, 15), (0, 15, 17)]
    assert status(match) == "0 to draw, turn of 0"
    play(match, "gain 1")
    assert pawns(match) == [17, 0]


def test_pushed_onto_a_card_that_goes_back_onto_an_event_that_throws_again():
    """All in the turn of 0: 1 is pushed to 12, goes back over 9 to 8, and earns a throw for its own turn."""
    match = place("10", "11")
    entry = match.play("1")
    assert clauses(entry) == ["throw-and-advance", "push"]
    assert status(match) == "1 to draw, turn of 0"
    entry = play(match, "back 4")
    assert clauses(entry) == ["pass-draws", "card-moves", "jump-over"]
    assert status(match) == "1 to draw, turn of 0"
    entry = play(match, "gain 1")
    assert clauses(entry) == ["back-draws", "pass-draws", "exact-event", "again-and-miss"]
    assert pawns(match) == [11, 8]
    assert status(match) == "1 to throw"
    assert match.state.extra[1] == 1


def test_over_the_pawn_it_pushed_and_back():
    """0 pushes 1 onto an event; its card leads over 1 to another card, which leads back over both squares."""
    match = place("5", "7")
    match.play("2")
    entry = play(match, "forward 2")
    assert clauses(entry) == ["pass-draws", "settle-order", "exact-event", "again-and-miss", "card-moves", "jump-over"]
    assert pawns(match) == [9, 8]
    play(match, "back 3")
    assert pawns(match) == [6, 8]
    assert draws(match) == [(0, 7), (0, 9)]  # the way back from 9 to 6 leads over 8 and 7
    assert status(match) == "0 to draw, turn of 0"
    play(match, "gain 1")
    assert draws(match)[-1] == (0, 7)
    assert status(match) == "1 to throw"


def test_points_at_once():
    """The card's point is there when the event takes it; the event's points are not there for the card."""
    match = place("10, 0 points", "start")
    play(match, "3", "gain 1")
    assert points(match) == [0, 10]
    match = place("18, 1 points", "start")
    entry = play(match, "3", "loss 2")
    assert clauses(entry) == ["pass-draws", "cannot-pay", "exact-event", "pay-when-able"]
    assert points(match) == [2, 10]


def test_a_choice_in_the_middle():
    """0 pushes 1 onto a card square: 1 draws a gift, chooses, and only then the throw is over."""
    match = place("10", "11", "start")
    play(match, "1", "give 2")
    assert match.to_move == 1
    assert status(match) == f"1 to choose for {cards('give 2')[0]}, turn of 0"
    match.play("to 0")
    assert points(match) == [12, 8, 10]
    assert status(match) == "1 to throw"


def test_a_moving_card_is_used_only_when_the_throw_is_over():
    [back], others = cards("back 2"), cards("gain 1")
    match = place("11", "start", more=only(back, others[0]))
    play(match, "3", "back 2")
    assert lying(match, IN_HAND) == [back]
    play(match, "gain 1")
    assert pawns(match) == [12, 0]
    assert f"card {back}" not in match.moves()  # the pile was shuffled anew for the way back
    play(match, "gain 1")
    assert lying(match, IN_HAND) == []
    assert {others[0], back} <= set(lying(match, USED))


def test_a_move_that_comes_too_late_is_not_made():
    """1 stops on 59 and pushes 0 onto `almost`; nothing moves it any more."""
    match = due("59", "56", "3", moves=("1 by forward 3", "0 by back 4"))
    entry = match.play("to 2")
    assert clauses(entry)[2:] == ["card-moves", "push", "neutral"]
    assert pawns(match) == [60, 59, 3]


def test_moves_of_several_pawns():
    match = due("40", "3", "52", moves=("0 to 44", "2 by forward 2", "0 by back 3"))
    entry = match.play("to 2")
    assert clauses(entry)[2:] == ["event-moves"]
    entry = play(match, "gain 1")  # of 42
    assert clauses(entry)[2:] == ["card-moves", "exact-event", "card-moves"]
    assert pawns(match) == [41, 3, 54]
    entry = play(match, "gain 1")  # of 42 again, going back
    assert clauses(entry)[2:] == ["exact-event", "event-moves"]
    play(match, "gain 1")
    assert draws(match) == [(0, 42), (0, 42), (0, 42)]
    assert pawns(match) == [44, 3, 54]


def test_the_turn_goes_on_only_after_all_that():
    match = place("10", "16")
    match.play("6")
    assert pawns(match) == [16, 17]
    play(match, "gain 1", "gain 1")
    assert status(match) == "1 to draw, turn of 0"
    play(match, "gain 1")
    assert status(match) == "0 to draw, turn of 0"  # sent to 20
    play(match, "gain 1", "gain 1")
    assert status(match) == "0 to throw"
