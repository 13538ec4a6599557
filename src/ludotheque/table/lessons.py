"""A lesson, asked step by step: what a touch would do, why it may not, what comes of the move that was wanted."""

from ..contract import Game
from ..scene.lesson import Step, steps_of
from . import actions
from .messages import LessonReply
from .refused import Refused
from .rights import legal_move, why_not

LessonAction = actions.Move | actions.Throw | actions.Why | actions.Try


def answer(game: Game, number: int, action: LessonAction) -> LessonReply:
    """Nothing of it is kept: a step is always as the lesson has it. Refused if it is not allowed."""
    steps = steps_of(game)
    if not 0 <= number < len(steps):
        raise Refused("unknown", "refused-step")
    step = steps[number]
    match action:
        case actions.Why(path):
            if (wanted := step.shown().wanted) and path and path[0] not in wanted and begins_a_move(step, path[0]):
                return LessonReply(wrong=wrong_of(step))
            raise why_not(step.top.match, tuple(path))
        case actions.Throw():
            if not step.throws:
                raise Refused("turn", "refused-no-throw")
            return LessonReply(shown=step.played())
        case actions.Try(text):
            return LessonReply(preview=step.foreseen(need_move(step, text)))
        case actions.Move(text):
            need_move(step, text)
            return LessonReply(shown=step.played(text)) if step.accepts(text) else LessonReply(wrong=wrong_of(step))


def begins_a_move(step: Step, touched: str) -> bool:
    return any(offer.path[0] == touched for offer in step.shown().frame.offers)


def wrong_of(step: Step) -> dict[str, str]:
    return step.source.wrong.by_language if step.source.wrong else {}


def need_move(step: Step, text: str) -> int:
    """The move that a text means, if the one who learns may play it now."""
    match = step.top.match
    if match.state.to_move != step.source.seat:
        raise Refused("turn", "refused-throw-first" if step.throws else "refused-nothing")
    return legal_move(match, text)
