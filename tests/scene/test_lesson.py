"""A lesson is asked step by step; what is wrong with one is said by its step."""

from itertools import pairwise

import msgspec
import pytest

from ludotheque import game
from ludotheque.games import games
from ludotheque.scene.lesson import Source, Step, begin, lesson_of, steps_of
from ludotheque.table import actions
from ludotheque.table.lessons import answer
from ludotheque.table.refused import Refused
from tests.laws.secret import SECRET


def steps(*written: dict) -> list[Step]:
    source = msgspec.convert({"step": [{"fr": "…", "en": "…", **step} for step in written]}, Source)
    made: list[Step] = []
    for step in source.step:
        made.append(Step(begin(SECRET, step, made[-1] if made else None), step))
    return made


DRAWN = {"seats": 2, "moves": ["card 1", "card 4"], "seat": 1}


def test_the_steps_are_shown_to_the_one_who_learns():
    throw, read, call = lesson_of(SECRET).steps
    assert (throw.reads, read.reads, call.reads) == (False, True, False)
    assert throw.frame.thrower == 0
    assert [offer.move for offer in call.frame.offers] == ["higher", "lower"]
    assert call.frame.marks[-1].kind == "area"
    assert not read.frame.offers


def test_a_move_that_is_tried_keeps_the_marks_of_the_step():
    assert answer(SECRET, 2, actions.Try("lower")).preview.marks[-1].kind == "area"


def test_a_throw_brings_what_the_lesson_says():
    shown = answer(SECRET, 0, actions.Throw()).shown
    assert len(shown) == 3
    assert shown[-1].frame.to_move == 0
    assert "n4" not in str(shown[-1].frame.pieces), "the other's card stays hidden"


def test_the_move_that_is_wanted_goes_on_and_another_is_answered():
    assert answer(SECRET, 2, actions.Move("lower")).shown[-1].frame.ended_by == "call"
    other = answer(SECRET, 2, actions.Move("higher"))
    assert (other.shown, other.wrong["en"]) == ((), "Think again.")


def test_nothing_is_kept():
    answer(SECRET, 2, actions.Move("lower"))
    assert lesson_of(SECRET).steps[2].frame.to_move == 0
    assert answer(SECRET, 2, actions.Move("lower")).shown


@pytest.mark.parametrize(
    ("step", "action", "message"),
    [
        (0, actions.Move("lower"), "refused-throw-first"),
        (0, actions.Try("lower"), "refused-throw-first"),
        (1, actions.Throw(), "refused-no-throw"),
        (2, actions.Move("card 3"), "refused-outcome"),
        (2, actions.Move("boast"), "refused-rule"),
        (2, actions.Move("fly"), "refused-unreadable"),
        (2, actions.Why(["hand-0"]), "refused-button"),
        (3, actions.Throw(), "refused-step"),
        (-1, actions.Throw(), "refused-step"),
    ],
)
def test_what_is_not_allowed_is_refused(step, action, message):
    with pytest.raises(Refused) as refused:
        answer(SECRET, step, action)
    assert refused.value.say.id == message


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ([{**DRAWN, "expects": ["lower"]}], "'lower' is not allowed"),
        ([{**DRAWN, "seat": 0, "expects": ["lower"]}], "not seat 0's move"),
        ([{**DRAWN, "then": ["quiet"]}], "nothing leads to what follows"),
        ([{**DRAWN, "marks": [{"kind": "area", "places": ["hand-7"]}]}], "no place 'hand-7'"),
        ([{**DRAWN, "expects": ["*"]}, {"seat": 0}], "begins anew"),
        ([{**DRAWN, "expects": ["quiet", "boast"]}, {"seat": 0}], "begins anew"),
    ],
)
def test_a_wrong_step_is_named(written, wrong):
    with pytest.raises(ValueError, match=wrong):
        steps(*written)


def test_any_move_will_do_where_the_lesson_says_so():
    (step,) = steps({**DRAWN, "expects": ["*"]})
    assert step.accepts("boast")
    assert not step.accepts("higher")


ANEW = [("Plus tard", "Later"), ("Dans une autre partie", "In another game")]


@pytest.mark.parametrize("name", games())
def test_the_table_is_set_up_anew_only_where_the_text_says_so(name):
    """Otherwise a thing would jump from where the reader has just put it."""
    steps = steps_of(game(name))
    for number, (before, step) in enumerate(pairwise(steps), 2):
        anew = any(fr in step.source.fr and en in step.source.en for fr, en in ANEW)
        assert anew or lies(step.top, step.source.seat) == lies(before.ended(), step.source.seat), f"step {number}"


def lies(top, seat):
    return sorted((piece.place, piece.kind, piece.owner) for piece in top.frame(seat).pieces)


def test_who_touches_a_pawn_where_only_buttons_answer_is_told_so():
    bonactio = game("bonactio")
    chooses = next(n for n, step in enumerate(steps_of(bonactio)) if step.source.expects == ("to 2",))
    with pytest.raises(Refused) as refused:
        answer(bonactio, chooses, actions.Why(["pawn-2"]))
    assert refused.value.say.id == "refused-button"
