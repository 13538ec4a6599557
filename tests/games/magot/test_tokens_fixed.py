import pytest

from ludotheque.testing import play_at_random

from .positions import clauses, events, place


def test_with_the_last_arrival_the_tokens_are_fixed_and_the_first_throws():
    match = place("D 20 21 A 40", "0 to place A1", facts="first 0")
    entry = match.play("A 41")
    assert clauses(entry) == ["next-sets-arrival", "tokens-fixed"]
    (event,) = events(entry, "tokens-fixed")
    assert event.player == 0
    assert match.state.actor == 0


@pytest.mark.parametrize("text", ["D 30", "A 30", "D 6"])
@pytest.mark.parametrize("status", ["0 to throw", "0 to send 1"])
def test_no_token_is_moved_during_the_round(text, status):
    pawns = "30 30" if "send" in status else "30 31"
    assert place(f"D 20 21 A 40 41 pawns {pawns}", status).why_not(text) == "tokens-fixed"


def test_a_start_is_not_moved_while_arrivals_are_set():
    assert place("D 20 21", "1 to place A0").why_not("D 30") == "tokens-fixed"


def test_tokens_stay_while_pawns_run():
    match = place("D 30 39 A 0 69")
    while match.state.round == 1 and len(match.log) < 300:
        assert list(match.state.start) == [30, 39, -1, -1]
        assert list(match.state.arrival) == [0, 69, -1, -1]
        play_at_random(match, len(match.log), 1)
    assert len(match.log) == 300
