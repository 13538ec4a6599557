"""What a seat cannot know, and what it may imagine."""

from collections import Counter

import pytest

from ludotheque.contract.hands import WHOLE
from ludotheque.games.bone.box import NAMES
from ludotheque.testing.lawbook.secrecy import check_last_move

from .positions import GAME, deal, place
from .test_cannot_lay import LAST_ROOM, LATE


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
    match = place(" 9  . . . . . . . R-Y-V-G", "YVRG", "RYVG", status="to_move 1, turns 43", pile="")
    match.play("H8>RYVG")
    assert match.to_move == "over"
    assert "hands 0 YVRG=1" in str(match)
    assert "hands 0" not in GAME.draw(match.hidden(1))


def test_imagined_hands_come_from_what_is_left():
    match = deal(GAME.start(3, seed=1))
    for seed in range(200):
        world = match.imagine(0, seed)
        assert [sum(world.hands[seat, kind] for kind in range(12)) for seat in range(3)] == [4, 4, 4]
        assert [world.hands[0, kind] for kind in range(12)] == [match.state.hands[0, kind] for kind in range(12)]
        assert sum(world.bag) == world.pile == match.state.pile


def test_each_piece_left_is_as_likely_in_a_hidden_hand():
    """Three pieces of one kind and one of another are unseen; the other seat holds one of them."""
    match = place(" 9  . . . . . . . R-Y-V-G", "VYRG", "RYVG", pile="RYVG RYVG YRVG")
    held = Counter(match.imagine(0, seed).hands[1, 0] for seed in range(2000))
    assert 1420 < held[1] < 1580


# What a pass proves


def passed(more=0):
    """There is room for some bars in column R, but seat 0 has none of them. Returns the match before and after; `more`
    bars of each of two kinds, as if the box had more: one that has room there, one that has none."""
    before = place(LAST_ROOM, "YVRG", "nothing", "nothing", status=LATE)
    for name in ("RYVG", "RGVY"):
        before.state.bag[NAMES.index(name)] += more
        before.state.pile += more
    after = before.fork()
    after.play("pass")
    return before, after


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_whoever_passes_is_imagined_without_a_bar_that_has_room(viewer):
    _, match = passed(more=3)
    worlds = [match.imagine(viewer, seed) for seed in range(200)]
    held = Counter(next(NAMES[kind] for kind in range(12) if world.hands[0, kind]) for world in worlds)
    assert set(held) == {"YVRG", "RGVY"}
    assert 115 < held["RGVY"] < 185  # three of four


def test_a_pass_is_legal_in_every_world_imagined_after_it():
    for seed in range(50):
        check_last_move(*passed(more=3), seed)


def test_a_drawing_tells_what_is_proved():
    _, match = passed()
    assert f"older 0 0 {WHOLE}" in str(match)
    match.state.ply = 0
    assert GAME.read_drawing(str(match)) == match.state
