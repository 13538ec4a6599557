from .positions import clauses, place


def test_a_move_that_encloses_nothing_scores_nothing():
    match = place(" 9  . . . . . . . R-Y-V-G", "RYVG", "RYVG")
    entry = match.play("H8>RYVG")
    assert "no-enclosure-no-point" in clauses(entry)
    assert "enclose" not in clauses(entry)
    assert match.scores == [0, 0]


def test_a_move_that_encloses_one_band_scores_one():
    match = place(" 1  . r\n 2  . y\n 3  . v\n 4  . g", "RYVG", "RYVG")
    entry = match.play("C1vRYVG")
    assert "no-enclosure-no-point" not in clauses(entry)
    assert match.scores == [1, 0]
