"""What a seat cannot know, and what it may imagine."""

from collections import Counter

from .positions import GAME, deal, place


def test_a_hidden_record_knows_what_is_left_in_all_only():
    match = deal(GAME.start(4, seed=1))
    for viewer in range(-1, 4):
        hidden = match.hidden(viewer)
        assert [sum(hidden.hands[seat, kind] for kind in range(12)) for seat in range(4)] == [
            4 if seat == viewer else 0 for seat in range(4)
        ]
        assert sum(hidden.bag) == 48 - 3 - (4 if viewer >= 0 else 0)
        assert list(hidden.held) == [4] * 4


def test_hands_stay_hidden_after_the_end():
    match = place(" 9  . . . . . . . R-Y-V-G\npile empty\nturn 43", "YVRG", "RYVG", status="1 to lay")
    match.play("H8>RYVG")
    assert match.to_move == "over"
    assert "seat 0: 0 points, ????" in GAME.notation.draw(match.hidden(1))


def test_imagined_hands_come_from_what_is_left():
    match = deal(GAME.start(3, seed=1))
    for seed in range(200):
        world = match.imagine(0, seed)
        assert [sum(world.hands[seat, kind] for kind in range(12)) for seat in range(3)] == [4, 4, 4]
        assert [world.hands[0, kind] for kind in range(12)] == [match.state.hands[0, kind] for kind in range(12)]
        assert sum(world.bag) == world.pile == match.state.pile


def test_each_piece_left_is_as_likely_in_a_hidden_hand():
    """Three pieces of one kind and one of another are unseen; the other seat holds one of them."""
    match = place(" 9  . . . . . . . R-Y-V-G\npile RYVG*2 YRVG", "VYRG", "RYVG")
    held = Counter(match.imagine(0, seed).hands[1, 0] for seed in range(2000))
    assert 1420 < held[1] < 1580
