"""A game's first lesson, from `lesson.toml` in its folder: a few steps, each a position, a sentence, and what to do.

    [[step]]
    fr = "Lance les dés."
    en = "Throw the dice."
    position = "…"          # left out, it goes on where the step before ended
    seat = 0
    then = ["…"]            # the throw, and whatever follows

    [[step]]
    fr = "…"
    en = "…"
    expects = ["f2-f4"]     # one of these moves, or ["*"]: any. With neither, it is only read
    wrong.fr = "…"          # what is said of another legal move
    wrong.en = "…"

What is not allowed is answered by the rules, with their clause.
"""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..contract import CHANCE, Game, LudothequeError
from .guide import unknown_marks
from .nodes import Frame, Lesson, LessonStep, Preview, Shown
from .setting import Setting, Tabletop, Texts
from .show import lines, preview, stage_of

ANY = "*"


class StepSource(Setting):
    expects: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    wrong: Texts | None = None


class Source(Struct, forbid_unknown_fields=True):
    step: tuple[StepSource, ...] = ()


class Step:
    """A step of a lesson: the table as it stands when the step begins, and what is to be done."""

    def __init__(self, top: Tabletop, source: StepSource, begins: bool = False):
        self.top, self.source, self.begins = top, source, begins
        self.check()

    @property
    def throws(self) -> bool:
        state = self.top.match.state
        return bool(state.to_move == CHANCE and state.actor == self.source.seat and self.source.then)

    def check(self) -> None:
        match, source = self.top.match, self.source
        for wrong in unknown_marks(stage_of(match.game), source.marks):
            raise ValueError(wrong)
        if source.expects and match.state.to_move != source.seat:
            raise ValueError(f"it is not seat {source.seat}'s move.")
        for move in source.expects:
            if move != ANY and move not in match.moves():
                raise ValueError(f"{move!r} is not allowed.")
        if source.then and not source.expects and not self.throws:
            raise ValueError("nothing leads to what follows.")

    def shown(self) -> LessonStep:
        """Where there is only something to read, nothing can be touched."""
        source, frame = self.source, self.top.frame(self.source.seat)
        reads = not source.expects and not self.throws
        return LessonStep(
            text=source.by_language,
            seat=source.seat,
            seats=self.top.match.seats,
            frame=replace(frame, marks=(*frame.marks, *source.marks), offers=() if reads else frame.offers),
            reads=reads,
            begins=self.begins,
            wanted=self.wanted(frame) if source.wrong else (),
        )

    def wanted(self, frame: Frame) -> tuple[str, ...]:
        """What the moves begin with that would do, if others would not."""
        would_do = {offer.path[0] for offer in frame.offers if self.accepts(offer.move)}
        others = {offer.path[0] for offer in frame.offers} - would_do
        return tuple(sorted(would_do)) if others else ()

    def foreseen(self, move: int) -> Preview:
        """What a move would do, with the marks of the step."""
        seen = preview(self.top.match, move)
        return replace(seen, marks=(*seen.marks, *self.source.marks))

    def accepts(self, move: str) -> bool:
        return move in self.source.expects or (ANY in self.source.expects and move in self.top.match.moves())

    def played(self, move: str = "") -> tuple[Shown, ...]:
        """What is seen after a move, or after the throw."""
        top = self.top.fork()
        return tuple(play(top, self.source.seat, one) for one in (*filter(None, [move]), *self.source.then))

    def ended(self) -> Tabletop:
        """The table as it stands when all has gone as the lesson has it."""
        top = self.top.fork()
        for move in (*(move for move in self.source.expects[:1] if move != ANY), *self.source.then):
            top.play(move)
        return top


def play(top: Tabletop, seat: int, move: str) -> Shown:
    entry = top.play(move).known_to(seat)
    return Shown(top.frame(seat), tuple(lines(top.match.game, entry)))


@cache
def lesson_of(game: Game) -> Lesson:
    return Lesson(tuple(step.shown() for step in steps_of(game)))


def has_lesson(game: Game) -> bool:
    return files(game.package).joinpath("lesson.toml").is_file()


@cache
def steps_of(game: Game) -> tuple[Step, ...]:
    """ValueError names the step that is wrong. A game without a lesson has none."""
    path = files(game.package).joinpath("lesson.toml")
    source = msgspec.toml.decode(path.read_bytes(), type=Source) if has_lesson(game) else Source()
    steps: list[Step] = []
    for number, step in enumerate(source.step, 1):
        try:
            begins = bool(not steps or step.position or step.seats)
            steps.append(Step(begin(game, step, None if begins else steps[-1]), step, begins))
            steps[-1].ended()
        except (ValueError, LudothequeError) as wrong:
            raise ValueError(f"step {number} of the lesson: {wrong}") from None
    return tuple(steps)


def begin(game: Game, step: StepSource, before: Step | None) -> Tabletop:
    """As it is drawn, else where the step before ended, which must then be the same for everybody."""
    if before and (ANY in before.source.expects or len(before.source.expects) > 1):
        raise ValueError("it begins anew: the step before may end in several ways.")
    top = before.ended() if before else Tabletop(game, step)
    for move in step.moves:
        top.play(move)
    return top
