import pytest

from .positions import GAME, clauses, deal, play_at_random


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_gives_all_the_same_chance(seats):
    match = GAME.start(seats)
    assert dict(zip(match.moves(), match.odds(), strict=True)) == {f"{seat} begins": 1 for seat in range(seats)}


@pytest.mark.parametrize("text", ["2 begins", "+RYVG", "pass", "C5>RYVG"])
def test_nothing_comes_before_the_lot(text):
    assert GAME.start(2).why_not(text) == "first-player"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whom_the_lot_names_begins_and_play_goes_clockwise(seat):
    match = GAME.start(3, seed=4)
    assert "first-player" in clauses(match.play(f"{seat} begins"))
    order = []
    for _ in range(4):
        order.append(deal(match).to_move)
        match.apply(match.numbers()[0])
    assert order == [seat, (seat + 1) % 3, (seat + 2) % 3, seat]


@pytest.mark.parametrize(("seats", "option", "first"), [(2, "seat-2", 1), (4, "seat-4", 3), (3, "seat-4", 0)])
def test_the_table_may_say_who_begins(seats, option, first):
    match = deal(GAME.start(seats, seed=1, begins=option))
    assert match.to_move == first
    assert "first-player" in clauses(match.log[-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_once_and_points_add_up(seats):
    match = GAME.start(seats, seed=2, begins="seat-2", games="everyone-begins")
    began, points = [], []
    while deal(match).to_move != "over":
        if match.state.turns == 0:
            began.append(match.to_move)
            points.append(sum(match.scores))
        match.apply(match.numbers()[-1])
    assert began == [(1 + n) % seats for n in range(seats)]
    assert [*points, sum(match.scores)] == sorted({*points, sum(match.scores)})
    assert clauses(match.log[-1])[-2:] == ["full-rounds-only", "most-points-wins"]


def test_in_a_rematch_the_next_player_begins():
    match = play_at_random(GAME.start(3, seed=1, begins="seat-3"), 1)
    assert GAME.next_options(match) == {"begins": "seat-1"}


def test_after_a_game_for_each_the_next_player_begins_too():
    match = play_at_random(GAME.start(2, seed=1, begins="seat-1", games="everyone-begins"), 1)
    assert GAME.next_options(match) == {"begins": "seat-2"}


def test_a_rematch_before_the_lot_draws_lots_again():
    assert GAME.next_options(GAME.start(2)) == {}
