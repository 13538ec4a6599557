import pytest

from .positions import events, place

BAR = " 9  . . . . . . . R-Y-V-G"


@pytest.mark.parametrize(
    ("move", "contacts"),
    [
        ("H8>RYVG", 4),  # the same bar above, colour to colour
        ("I8>RYVG", 0),  # one square along
        ("G8>YRVG", 1),  # red on red, other contacts of other colours
        ("G9<RYVG", 1),  # end to end, red to red
        ("L9>RYVG", 0),  # end to end, red to green
        ("O9<RYVG", 1),  # end to end, green to green
        ("G9vRYVG", 1),  # red stands at the red end
        ("G8vYRVG", 1),  # an inner square does
        ("K8^RYVG", 0),  # red stands on green
        ("N8<RYVG", 1),  # green on green, the rest in the air
        ("G8<RYVG", 0),  # red to red by a corner
        ("A1>RYVG", 0),  # in the air
    ],
)
def test_a_band_touches_its_own_colour(move, contacts):
    match = place(BAR, "RYVG YRVG", "RYVG")
    assert match.why_not(move) == (None if contacts else "same-colour-contact")
    if contacts:
        [event] = events(match.play(move), "same-colour-contact")
        assert (event.player, event.count) == (0, contacts)


@pytest.mark.parametrize("move", ["H9>RYVG", "H8vRYVG", "E9>YRVG", "K12^RYVG"])
def test_squares_must_be_free(move):
    assert place(BAR, "RYVG YRVG", "RYVG").why_not(move) == "same-colour-contact"


def test_a_bar_may_lie_and_stand_either_way_round():
    match = place(BAR, "RYVG", "RYVG")
    assert {move[2] for move in match.moves() if move.startswith("H8")} == {">", "<", "^"}
    assert {move[2] for move in match.moves() if move.startswith("G9")} == {"v", "<", "^"}


def test_two_equal_bars_in_hand_are_one_choice():
    assert place(BAR, "RYVG RYVG", "RYVG").moves() == place(BAR, "RYVG", "RYVG RYVG").moves()
