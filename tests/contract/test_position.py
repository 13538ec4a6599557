"""Positions as texts: one codec for all games, and nothing out of range comes through."""

from typing import Annotated

import numpy as np
import pytest

from ludotheque.contract import By, Byte, Ints, Named, Picture, Positions, Record, Within
from ludotheque.contract.position import Codec

PLACES = ("pile", "hand-0", "hand-1")


class State(Record):
    phase: Annotated[Byte, Named(("deal", "play"))]
    pawn: Annotated[Ints, np.int8, 3, Named(("a1", "b1"), low=-2)]
    card: Annotated[Ints, np.int8, 3, Named(PLACES), By(("ace", "king", "jack"))]
    held: Annotated[Ints, np.int8, 2, 2, Within(0, 5), By(("coin", "note"))]
    grid: Annotated[Ints, np.int8, 2, Within(0, 1)]


class Book:
    clauses = ("first", "second")

    def name(self, rule):
        return self.clauses[rule - 1]

    def number(self, name):
        if name not in self.clauses:
            raise ValueError(f"there is no clause {name!r}.")
        return self.clauses.index(name) + 1


def fresh(seats):
    s = State()
    s.seats, s.to_move, s.actor = seats, -1, -1
    s.pawn[0] = s.pawn[1] = s.pawn[2] = -1
    return s


def draw_grid(s):
    return ["".join(".x"[cell] for cell in s.grid)]


def read_grid(s, lines):
    if [len(line) for line in lines] != [2] or set(lines[0]) - set(".x"):
        raise ValueError("the grid is one line of two signs.")
    s.grid[0], s.grid[1] = ("x" in sign for sign in lines[0])


def complete(s, told):
    if "held" in told and "phase" not in told:
        s.phase = 1


CODEC = Codec(
    State, (2, 4), Book(), Positions(complete=complete, picture=Picture(draw_grid, read_grid, ("grid",))), fresh
)


def test_only_what_differs_from_the_beginning_is_told():
    s = fresh(2)
    assert CODEC.draw(s) == "..\nseats 2, to_move chance"
    s.to_move, s.ended_by, s.pawn[1], s.card[2], s.held[1, 0], s.grid[1] = -2, 2, -2, 1, 3, 1
    drawing = CODEC.draw(s)
    assert drawing.splitlines() == [
        ".x",
        "seats 2, to_move over, ended_by second",
        "pawn - ?",
        "card jack=hand-0",
        "held 1 coin=3",
    ]
    s.phase = 1  # which follows
    assert CODEC.parse(drawing) == s


def test_what_is_implied_is_not_told():
    def follow(s, told):
        s.phase = s.pawn[0] >= 0

    codec = Codec(State, (2, 4), Book(), Positions(complete=follow, implied=("phase",)), fresh)
    s = fresh(2)
    s.phase, s.pawn[0] = 1, 0
    assert codec.draw(s) == "seats 2, to_move chance\npawn a1"
    assert codec.parse("pawn a1") == s
    with pytest.raises(ValueError, match="'phase' is nothing that a drawing tells"):
        codec.parse("seats 2, phase play")


def test_what_is_not_told_is_as_at_the_beginning():
    s = CODEC.parse("xx\npawn a1")
    assert (s.seats, s.to_move, list(s.pawn), list(s.grid)) == (2, -1, [0, -1, -1], [1, 1])


@pytest.mark.parametrize(
    ("drawing", "wrong"),
    [
        ("..\nseats 9", "seats is a whole number from 2 to 4, not '9'."),
        ("..\nseats 2 3", "seats has one value, not 2."),
        ("..\nphase end", "phase has no value 'end'."),
        ("..\npawn a1 a1 a1 a1", "pawn has 3 values, not 4."),
        ("..\npawn ??", "pawn has no value '??'."),
        ("..\ncard queen=pile", "card has no value 'queen'."),
        ("..\ncard ace=floor", "card has no value 'floor'."),
        ("..\ncard ace=pile ace=pile", "a value of card is told twice."),
        ("..\nheld 2 coin=1", "held is a whole number from 0 to 1, not '2'."),
        ("..\nheld 0 coin=6", "held is a whole number from 0 to 5, not '6'."),
        ("..\nheld", "held has 2 values, not 0."),
        ("..\nheld 0 coin=1\nheld 0 note=1", "held 0 is told twice."),
        ("..\nphase deal, phase play", "phase is told twice."),
        ("..\nphase deal, ply 7", "'ply' is nothing that a drawing tells."),
        ("..\nphase deal, grid 1", "'grid' is nothing that a drawing tells."),
        ("..\nended_by third", "there is no clause 'third'."),
        ("..\nactor 2", "there are only seats 0 to 1."),
        ("..\nto_move 7", "to_move is a whole number from -2 to 5, not '7'."),
        ("..\nhello", "the grid is one line of two signs."),
        ("", "the grid is one line of two signs."),
    ],
)
def test_what_is_wrong_is_named(drawing, wrong):
    with pytest.raises(ValueError) as refused:
        CODEC.parse(drawing)
    assert str(refused.value) == wrong


def test_names_have_to_fit_the_row():
    with pytest.raises(TypeError, match="has 3 places and names for 2"):

        class Wrong(Record):
            card: Annotated[Ints, np.int8, 3, Within(0, 1), By(("ace", "king"))]
