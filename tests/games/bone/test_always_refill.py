from .positions import clauses, place

BAR = " 9  . . . . . . . R-Y-V-G"


def test_after_laying_the_player_draws_and_the_next_one_plays():
    match = place(BAR, "RYVG YRVG", "RYVG", "RYVG")
    match.play("H8>RYVG")
    assert match.to_move == "chance"
    assert str(match).endswith("0 to refill")
    assert "always-refill" in clauses(match.play("+VYRG"))
    assert "seat 0: 0 points, YRVG VYRG" in str(match)
    assert match.to_move == 1


def test_only_the_player_sees_the_piece():
    match = place(BAR, "RYVG", "RYVG")
    match.play("H8>RYVG")
    match.play("+VYRG")
    assert [match.view(seat).log[-1].text for seat in (0, 1, -1)] == ["+VYRG", "?", "?"]
    told = [[event.details for event in match.view(seat).log[-1].events] for seat in (0, 1, -1)]
    assert told == [[(0, 1, 0, 44), (0, 1, 12, 44)], [(0, 1, 0, 44)], [(0, 1, 0, 44)]]


def test_nobody_draws_before_laying():
    assert place(BAR, "RYVG", "RYVG").why_not("+RYVG") == "always-refill"


def test_nobody_lays_before_drawing():
    match = place(BAR, "RYVG RYVG", "RYVG")
    match.play("H8>RYVG")
    assert match.why_not("H7>RYVG") == "always-refill"


def test_pieces_are_drawn_as_often_as_there_are():
    match = place(BAR + "\npile RYVG YRVG*3", "RYVG", "nothing")
    match.play("H8>RYVG")
    assert dict(zip(match.moves(), match.odds(), strict=True)) == {"+RYVG": 1, "+YRVG": 3}


def test_from_an_empty_pile_nothing_is_drawn():
    match = place(BAR + "\npile empty", "RYVG YRVG", "RYVG")
    match.play("H8>RYVG")
    assert match.to_move == 1
    assert match.state.held[0] == 1
