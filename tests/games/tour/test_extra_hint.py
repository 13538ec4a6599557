import pytest

from ludotheque.testing import play

from .positions import GAME, SITES, awaited, events, place, told

BASILE = 3 * SITES.index("saint-basile")
HANDS = ("train-2",) * 3


def rounds(match, count):
    """Everybody stays, so many times; what chance decides is told."""
    for _ in range(count * match.seats):
        play(match, "stay")
        while match.to_move == "chance":
            match.draw()


def test_after_so_many_rounds_the_easiest_riddle_is_read_to_all():
    match = place("N20E10", "S0E20", hands=HANDS[:2], more="turns 2\nhint 2\nage 0 1")
    play(match, "stay", "stay", "stay")
    assert match.moves() == ["riddle easier"]  # of uluru, one turn older
    match.draw()
    assert awaited(match) == "1 travel"
    entry = play(match, "stay")
    assert awaited(match) == "chance hint"
    entry = play(match, "riddle easier")
    [hint] = events(entry, "extra-hint")
    assert (hint.opening, hint.riddle, hint.number) == (0, BASILE + 2, pow(7, 3, 241))
    assert match.view(-1).log[-1].text == "riddle easier"
    assert match.state.label[BASILE + 2] == match.state.number[0, 2]
    assert match.hidden(1).front[0] == SITES.index("saint-basile")


def test_then_the_middling_one_then_the_hard_one_then_none():
    match = place("N20E10", "S0E20", "N10E20", hands=HANDS, more="hint 1")
    rounds(match, 5)
    hints = [hint for entry in match.log for hint in events(entry, "extra-hint")]
    assert [hint.riddle for hint in hints if hint.opening == 0] == [BASILE + 2, BASILE + 1, BASILE]
    assert len(hints) == 6
    assert match.why_not("riddle hard") is not None


@pytest.mark.parametrize(("hint", "rounds_before"), [(1, 1), (3, 3), (5, 5)])
def test_the_table_chooses_the_number_of_rounds(hint, rounds_before):
    match = place("N20E10", "S0E20", "N10E20", hands=HANDS, more=f"hint {hint}")
    rounds(match, rounds_before - 1)
    play(match, "stay", "stay")
    assert "extra-hint" not in told(match)
    play(match, "stay")
    assert awaited(match) == "chance hint"


def test_zero_is_never():
    match = place("N20E10", "S0E20", hands=HANDS[:2], more="hint 0")
    rounds(match, 12)
    assert "extra-hint" not in told(match)


def test_a_new_card_waits_anew():
    match = place("N50E30", "S0E20", hands=HANDS[:2], more="turns 4\nhint 2\nage 3 0")
    play(match, "call left saint-basile", "card saint-basile", "face SW", "behind nazca", "walk N50E20")
    assert awaited(match) == "1 travel"
    assert list(match.state.age) == [1, 1]


def test_five_unless_the_table_says_otherwise():
    assert GAME.start(2).state.hint == 5
    assert GAME.start(2, hint=0).state.hint == 0


def test_it_cannot_be_turned_out_otherwise():
    match = place("N20E10", "S0E20", hands=HANDS[:2], more="turns 2\nhint 1\nage 1 0")
    play(match, "stay")
    assert match.why_not("riddle hard") == "extra-hint"
