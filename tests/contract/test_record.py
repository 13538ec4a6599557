from typing import Annotated

import numba
import numpy as np
import pytest

import ludotheque
from ludotheque.contract import Byte, Ints, Named, Record, Within
from ludotheque.contract.memory import INTERPRETED
from ludotheque.games.jonques.state import State

GAME = ludotheque.game("jonques")


def test_every_record_begins_with_the_header():
    assert (State.dtype.names or ())[:5] == ("to_move", "seats", "actor", "ended_by", "ply")


def test_a_record_reads_as_plain_integers():
    state = State()
    state.board[3] = -1
    state.turns = 1200
    assert (state.board[3], state.turns) == (-1, 1200)
    assert type(state.board[3]) is int


def test_a_value_that_does_not_fit_is_refused():
    state = State()
    try:
        state.board[3] = 200
    except ValueError:
        return
    raise AssertionError("200 went into a byte")


def test_equality_and_hash_are_bytes():
    state = State()
    twin = state.copy()
    assert state == twin
    assert hash(state) == hash(twin)
    twin.ply = 1
    assert state != twin


def test_kernels_write_into_the_record_that_python_reads():
    match = ludotheque.game("jonques").start(seed=1)
    assert match.state.ply == 0
    match.draw()
    assert match.state.ply == 1


@pytest.mark.skipif(INTERPRETED, reason="then they are given the record itself")
def test_compiled_kernels_are_given_the_bytes_and_describe_no_fields():
    state = GAME.start(seed=1).state
    assert state.record.data is state.data
    state.rest()
    assert state.record.data is state.data
    assert numba.typeof(state.record) == numba.from_dtype(State.dtype)


def test_the_record_of_jonques_is_small():
    assert State.dtype.itemsize <= 200


def test_declared_once():
    assert issubclass(State, Record)
    assert State.dtype["board"].base == np.int8


def record_of(**fields):
    return type("Sample", (Record,), {"__annotations__": fields, "__module__": __name__})


@pytest.mark.parametrize("declared", [int, Byte, Annotated[Ints, np.int8, 3]])
def test_a_record_with_a_field_without_a_range_does_not_load(declared):
    with pytest.raises(TypeError, match="purse"):
        record_of(purse=declared)


def test_the_field_out_of_its_range_is_named_with_its_range_and_the_value():
    Sample = record_of(die=Annotated[Byte, Within(1, 6)], row=Annotated[Ints, np.int16, 2, 3, Within(-5, 300)])
    state = Sample()
    state.die = 6
    state.check()
    state.row[1, 2] = 301
    with pytest.raises(ValueError, match="row goes from -5 to 300, not 301"):
        state.check()


@pytest.mark.parametrize("name", list(State.ranges))
def test_every_field_is_checked_at_its_edges(name):
    state = GAME.start(seed=1).state
    row, within = state.array[name].reshape(-1), State.ranges[name]
    for value in (within.low, within.high):
        row[-1] = value
        State.from_bytes(bytes(state))
    for value in (within.low - 1, within.high + 1):
        if np.iinfo(row.dtype).min <= value <= np.iinfo(row.dtype).max:
            row[-1] = value
            with pytest.raises(ValueError, match=f"{name} goes from"):
                State.from_bytes(bytes(state))


def test_bytes_of_another_length_are_refused():
    with pytest.raises(ValueError, match="bytes"):
        State.from_bytes(bytes(State.dtype.itemsize - 1))


@pytest.mark.parametrize("text", ["7", "-1", "", "²", "٣", "1e1", " 1", "1" * 30, "x" * 5000])
def test_a_number_is_told_in_plain_digits_and_in_its_range(text):
    with pytest.raises(ValueError, match="die is a whole number from 0 to 6") as refused:
        Within(0, 6).read("die", text)
    assert len(str(refused.value)) < 100


def test_fields_with_as_many_names_keep_their_own():
    """Equal annotations are one object to Python: what they are called has to make a difference."""

    class Doors(Record):
        door: Annotated[Byte, Named(("open", "shut"))]

    class Coins(Record):
        coin: Annotated[Byte, Named(("heads", "tails"))]

    assert [Doors.ranges["door"].write(1), Coins.ranges["coin"].write(1)] == ["shut", "tails"]
