from collections import Counter

import pytest

from ludotheque.contract import HIDDEN
from ludotheque.games.bone.box import NAMES

from .positions import GAME, clauses, deal, events, place


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_draws_four_then_three_are_left_for_the_bone(seats):
    match = GAME.start(seats, seed=1)
    match.draw()
    for _ in range(4 * seats):
        assert "four-each" in clauses(match.apply(match.numbers()[0]))
    assert list(match.state.held)[:seats] == [4] * seats
    assert match.why_not("0 begins") == "bone-start"
    assert deal(match).state.pile == 48 - 4 * seats - 3


def test_the_first_player_draws_first_and_the_others_follow():
    match = GAME.start(3, begins="seat-2")
    drawers = [match.draw() and events(match.log[-1], "four-each")[0].player for _ in range(12)]
    assert drawers == [1] * 4 + [2] * 4 + [0] * 4


def test_there_are_four_of_each_of_the_twelve_kinds():
    match = GAME.start(begins="seat-1")
    assert dict(zip(match.moves(), match.odds(), strict=True)) == {
        f"+{kind}": 4
        for kind in ["RYVG", "RYGV", "RVYG", "RVGY", "RGYV", "RGVY", "YRVG", "YRGV", "YVRG", "YGRV", "VRYG", "VYRG"]
    }
    match.play("+RYVG")
    assert Counter(match.odds()) == {4: 11, 3: 1}


def test_a_kind_of_which_all_are_drawn_cannot_be_drawn():
    match = GAME.start(begins="seat-1")
    for _ in range(4):
        match.play("+RYVG")
    assert match.why_not("+RYVG") == "four-each"
    assert "+RYVG" not in match.moves()


def test_only_the_owner_sees_what_it_draws():
    match = GAME.start(3, begins="seat-1")
    match.play("+YGRV")
    assert [match.view(seat).log[0].text for seat in (0, 1, 2, -1)] == ["+YGRV", "?", "?", "?"]
    told = [events(match.view(seat).log[0], "four-each") for seat in (0, 1, 2, -1)]
    kinds = [[event.bar for event in seen] for seen in told]
    assert kinds == [[HIDDEN, NAMES.index("YGRV")], [HIDDEN], [HIDDEN], [HIDDEN]]


def test_the_hands_of_the_others_are_hidden():
    match = place("9 R-Y-V-G", "RYVG RVYG", "YRGV YGRV VYRG", "RGYV")
    told = GAME.draw(match.hidden(1)).splitlines()
    assert "held 2 3 1" in told
    assert [line for line in told if line.startswith("hands")] == ["hands 1 YRGV=1 YGRV=1 VYRG=1"]
    assert match.hidden(1).bag[0] == 3  # one of four lies on the table
    assert match.hidden(1).pile == match.state.pile == 41


def test_a_piece_that_is_not_in_the_hand_cannot_be_laid():
    match = place("9 R-Y-V-G", "RYVG", "RYGV")
    assert match.why_not("A10>RYVG") is None
    assert match.why_not("A10>RYGV") == "four-each"
