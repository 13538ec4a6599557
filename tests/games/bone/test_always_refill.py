from ludotheque.contract import HIDDEN
from ludotheque.games.bone.box import NAMES

from .positions import clauses, events, place

BAR = " 9  . . . . . . . R-Y-V-G"


def test_after_laying_the_player_draws_and_the_next_one_plays():
    match = place(BAR, "RYVG YRVG", "RYVG", "RYVG")
    match.play("H8>RYVG")
    assert match.to_move == "chance"
    assert "to_move chance, phase refill, drawer 0" in str(match)
    assert "always-refill" in clauses(match.play("+VYRG"))
    assert "hands 0 YRVG=1 VYRG=1" in str(match)
    assert match.to_move == 1


def test_only_the_player_sees_the_piece():
    match = place(BAR, "RYVG", "RYVG")
    match.play("H8>RYVG")
    match.play("+VYRG")
    assert [match.view(seat).log[-1].text for seat in (0, 1, -1)] == ["+VYRG", "?", "?"]
    told = [events(match.view(seat).log[-1], "always-refill") for seat in (0, 1, -1)]
    assert [[event.bar for event in seen] for seen in told] == [[HIDDEN, NAMES.index("VYRG")], [HIDDEN], [HIDDEN]]
    assert {(event.player, event.held, event.pile) for seen in told for event in seen} == {(0, 1, 44)}


def test_nobody_draws_before_laying():
    assert place(BAR, "RYVG", "RYVG").why_not("+RYVG") == "always-refill"


def test_nobody_lays_before_drawing():
    match = place(BAR, "RYVG RYVG", "RYVG")
    match.play("H8>RYVG")
    assert match.why_not("H7>RYVG") == "always-refill"


def test_pieces_are_drawn_as_often_as_there_are():
    match = place(BAR, "RYVG", "nothing", pile="RYVG YRVG YRVG YRVG")
    match.play("H8>RYVG")
    assert dict(zip(match.moves(), match.odds(), strict=True)) == {"+RYVG": 1, "+YRVG": 3}


def test_from_an_empty_pile_nothing_is_drawn():
    match = place(BAR, "RYVG YRVG", "RYVG", pile="")
    match.play("H8>RYVG")
    assert match.to_move == 1
    assert match.state.held[0] == 1
