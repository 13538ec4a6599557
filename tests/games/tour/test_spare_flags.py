import pytest

from ludotheque.testing import deal

from .positions import CELL_NAMES, GAME, awaited, events, flag, traveller, until


def at_spares(seats, first=0):
    match = GAME.start(seats, seed=5)
    while awaited(match) != "chance lot":
        match.draw()
    match.play(f"begins {first}")
    return until(match, "spare-flag", "travel")


def test_on_any_cell_free_of_flags_and_travellers():
    match = at_spares(2)
    taken = {traveller(match, 0), traveller(match, 1), flag(match, 0), flag(match, 1)}
    assert set(match.moves()) == {f"to {cell}" for cell in CELL_NAMES if cell not in taken}
    for cell in taken:
        assert match.why_not(f"to {cell}") == "spare-flags"
    assert match.why_not("stay") == "spare-flags"


def test_one_flag_a_cell():
    match = at_spares(2)
    entry = match.play("to S50E0")
    [placed] = events(entry, "spare-flags")
    assert (placed.player, placed.colour, placed.cell) == (0, 2, CELL_NAMES.index("S50E0"))
    assert match.why_not("to S50E0") == "spare-flags"


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1, 0, 1]), (2, 1, [1, 0, 1, 0]), (3, 1, [1, 2, 0]), (4, 3, [3, 0]), (5, 4, [4])],
)
def test_the_players_choose_in_turn(seats, first, order):
    match = at_spares(seats, first)
    chose = []
    while awaited(match).endswith("spare-flag"):
        chose.append(match.to_move)
        match.apply(match.numbers()[0])
    assert chose == order
    assert all(match.state.flag[colour] >= 0 for colour in range(6))
    assert awaited(match) == f"{first} travel"


def test_at_six_there_are_none():
    match = deal(at_spares(6))
    assert awaited(match) == "0 travel"
    assert len({flag(match, colour) for colour in range(6)}) == 6
