"""A lesson, asked step by step: what a touch would do, why it may not, what comes of the move that was wanted."""

from ..contract import Game
from ..scene.lesson import Step, steps_of
from ..scene.nodes import LessonStep
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
            if path and is_unwanted(step.shown(), path[0]):
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


def is_unwanted(shown: LessonStep, touched: str) -> bool:
    """Whether moves begin with it, but none that would do."""
    is_other = bool(shown.wanted) and touched not in shown.wanted
    return is_other and any(offer.path[0] == touched for offer in shown.frame.offers)


def wrong_of(step: Step) -> dict[str, str]:
    return step.source.wrong.by_language if step.source.wrong else {}


def need_move(step: Step, text: str) -> int:
    """The move that a text means, if the one who learns may play it now."""
    match = step.top.match
    if match.state.to_move != step.source.seat:
        raise Refused("turn", "refused-throw-first" if step.throws else "refused-nothing")
    return legal_move(match, text)
