import numpy as np

import ludotheque
from ludotheque.contract import Record
from ludotheque.games.jonques.state import State


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


def test_the_record_of_jonques_is_small():
    assert State.dtype.itemsize <= 200


def test_declared_once():
    assert issubclass(State, Record)
    assert State.dtype["board"].base == np.int8
