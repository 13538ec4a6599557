"""Moves and outcomes as texts: numbers, spellings and kernels follow from the list of forms."""

import pytest

from ludotheque.contract import Form, Forms

SQUARES = ("a1", "a10", "b1")


def forms():
    return Forms(
        moves=(
            Form("{start}-{end}", start=SQUARES, end=SQUARES).also(
                "{start}x{end}", when=lambda s, start, end: s == end
            ),
            Form("pass"),
        ),
        outcomes=(Form("{count} of {kind} at {place}", count=range(1, 3), kind=("", "up", "down"), place=SQUARES),),
        respell=str.lower,
    )


def test_numbers_follow_from_the_list():
    f = forms()
    assert f.firsts == (0, 9, 10)
    assert (f.move_count, f.outcome_count) == (10, 18)


@pytest.mark.parametrize("number", [n for n in range(28) if n < 10 or (n - 10) // 3 % 3])
def test_every_text_is_read_as_its_number(number):
    f = forms()
    assert f.read(f.write(None, number)) == number


def test_the_last_value_counts_fastest():
    f = forms()
    assert [f.write(None, n) for n in (0, 1, 3, 9, 13)] == ["a1-a1", "a1-a10", "a10-a1", "pass", "1 of up at a1"]


def test_a_second_spelling_is_written_where_the_state_says_so_and_always_read():
    f = forms()
    assert [f.write(s, 1) for s in (1, 2)] == ["a1xa10", "a1-a10"]
    assert f.read("a1xa10") == f.read("a1-a10") == 1


@pytest.mark.parametrize("text", ["A1-B1", "  a1-b1 ", "1  of up AT a1"])
def test_case_and_blanks_do_not_matter(text):
    assert forms().read(text) is not None


@pytest.mark.parametrize("text", ["", "a1", "a1-", "a1-c1", "pass on", "1 of  at a1", "3 of up at a1", "a1-a1-a1", "-"])
def test_what_is_no_move_is_none(text):
    assert forms().read(text) is None


def test_kernels_take_numbers_apart_and_put_them_together():
    f = forms()
    ends_of, course = f.unpack(0), f.pack(0)
    outcome_of, outcome = f.unpack(10), f.pack(10)
    assert [course(*ends_of(n)) for n in range(9)] == list(range(9))
    assert [outcome(*outcome_of(n)) for n in range(10, 28)] == list(range(10, 28))
    assert ends_of(5) == (1, 2)
    assert outcome_of(10) == (0, 0, 0) and outcome_of(27) == (1, 2, 2)
