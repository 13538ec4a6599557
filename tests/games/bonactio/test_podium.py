"""Pawns on the screen: on the podium by rank of arrival; points as tokens, and the rosettes of the first four."""

import pytest

from ludotheque.scene import frame
from ludotheque.testing import play_at_random

from .positions import place


@pytest.fixture
def end():
    return play_at_random(place("58", "57", "56", "55", "54", "53"), seed=1)


def places(match, kind):
    return {piece.id: piece.place for piece in frame(match).pieces if piece.kind == kind}


def test_nobody_stands_there_at_first():
    match = place("58", "57", "start")
    assert set(places(match, "pawn").values()) == {"58", "57", "0"}
    assert places(match, "rank") == {"rank-1": "step-1", "rank-2": "step-2", "rank-3": "step-3"}


def test_four_stand_on_the_steps_and_the_others_before_the_door(end):
    ranks = {seat: end.state.rank[seat] for seat in range(6)}
    assert sorted(ranks.values()) == [1, 2, 3, 4, 5, 6]
    expected = {f"pawn-{seat}": f"step-{rank}" if rank <= 4 else "61" for seat, rank in ranks.items()}
    assert places(end, "pawn") == expected


def test_rosettes_go_to_those_who_have_won_them(end):
    winners = {end.state.rank[seat]: seat for seat in range(6)}
    assert places(end, "rank") == {f"rank-{rank}": f"purse-{winners[rank]}" for rank in (1, 2, 3, 4)}


def test_tokens_are_worth_the_points_and_the_bank(end):
    worth = {}
    for piece in frame(end).pieces:
        if piece.kind == "token":
            worth[piece.place] = worth.get(piece.place, 0) + int(piece.face) * piece.count
    held = {f"purse-{seat}": int(end.state.points[seat]) for seat in range(6)} | {"bank": int(end.state.bank)}
    assert worth == {place: points for place, points in held.items() if points}
