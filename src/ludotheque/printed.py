"""The rulebook of a game as text: a page to start with, its clauses with their figures, what is in the box."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from .contract import Clause, Game
from .scene import Figure, Guide, Say, guide_of, stage_of, words
from .scene.text import illustration

NO_BREAK = {"\u00a0": "\ue000", "\u202f": "\ue001"}  # what stands for these spaces while lines are broken
HELD, BACK = str.maketrans(NO_BREAK), str.maketrans({sign: space for space, sign in NO_BREAK.items()})


@dataclass(frozen=True)
class Prose:
    """Text whose no-break spaces hold: Rich would end a line at them."""

    text: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        held = self.text.copy()
        held.plain = held.plain.translate(HELD)
        for line in held.wrap(console, options.max_width):
            line.plain = line.plain.translate(BACK)
            yield line


def unbroken(printed: RenderableType) -> RenderableType:
    """What is printed, with its no-break spaces; a picture as it is."""
    if isinstance(printed, str):
        return Prose(Text(printed))
    return Prose(printed) if isinstance(printed, Text) else printed


def rulebook(game: Game, language: str) -> Iterator[RenderableType]:
    book, guide = game.rulebook, guide_of(game)
    yield Text(book.title[language], "bold underline")
    yield book.about[language]
    yield from start(game, guide, language)
    for section in book.sections:
        yield Text(f"\n{section.title[language]}", "bold")
        for clause in section.clauses:
            yield from printed_clause(game, clause, language)
    yield from box(guide, language)
    yield Text(f"\n{words(language)('unofficial')}", "dim italic")


def start(game: Game, guide: Guide, language: str) -> Iterator[RenderableType]:
    """The goal, a turn in a few steps, how it ends."""
    say, figures = words(language), {figure.name: figure for figure in guide.figures}
    if guide.goal:
        yield Text(f"\n{say('guide-goal')}", "bold")
        yield guide.goal[language]
    if guide.steps:
        yield Text(f"\n{say('guide-turn')}", "bold")
    for number, step in enumerate(guide.steps, 1):
        yield Text(f"\n{number}. ", "bold").append(step.text[language], "not bold")
        if step.figure:
            yield from printed_figure(game, figures[step.figure], language)
    if guide.end:
        yield Text(f"\n{say('guide-end')}", "bold")
        yield guide.end[language]


def printed_clause(game: Game, clause: Clause, language: str) -> Iterator[RenderableType]:
    title = Text(f"\n{clause_title(game, clause, language)}", "bold #1F6F72")
    yield title.append(f"   {clause.source} · {clause.name}", "dim not bold")
    yield clause_text(clause, language)
    for figure in guide_of(game).figures:
        if figure.clause == clause.name:
            yield from printed_figure(game, figure, language)


def clause_title(game: Game, clause: Clause, language: str) -> str:
    """The number of a clause and what it is about."""
    section = next(section.title[language] for section in game.rulebook.sections if clause in section.clauses)
    return f"§ {clause.number} · {section}" if clause.number else section


def clauses_about(game: Game, asked: str, language: str) -> list[Clause]:
    """The clause of a number or a name, else those whose text has all the words."""
    clauses = list(game.rulebook.clauses.values())
    exact = [clause for clause in clauses if asked and asked.lstrip("§ ") in (clause.number, clause.name)]
    words = asked.casefold().split()
    return exact or [clause for clause in clauses if all(word in clause.text[language].casefold() for word in words)]


def clause_text(clause: Clause, language: str) -> Text:
    text = Text(clause.text[language])
    if clause.ruling:
        text.append("\n\n" + words(language)("ruling") + ". ", "bold").append(clause.ruling[language], "italic")
    return text


def printed_figure(game: Game, figure: Figure, language: str) -> Iterator[RenderableType]:
    say = words(language, game)
    names = say.seat_names(game.seats[1])

    def speak(said: Say) -> str:
        return say.say(said, names)

    yield ""
    yield illustration(stage_of(game), figure, speak)
    yield Text(figure.caption[language], "italic")


def box(guide: Guide, language: str) -> Iterator[RenderableType]:
    """What is in it, and who made it."""
    if not guide.box:
        return
    say = words(language)
    yield Text(f"\n{say('guide-box')}", "bold")
    yield guide.box.about[language]
    for part in guide.box.parts:
        yield Text(f"  · {part.text[language]}").append(f"  ({say('guide-added')})" if part.added else "", "dim")
