"""Where answers come from: a line with completion at a terminal, plain lines from a pipe."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from .things import Thing, fold, is_found

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

Ask = Callable[[str, Sequence[Thing]], str]
SHOWN = 5  # lines for what a line may be completed to


def asking(console: Console, words: Iterable[str], toolbar: str) -> Ask:
    """How this console is asked: a question, and the things that an answer may name."""
    if console.is_terminal and sys.stdin.isatty():
        return Line(list(words), toolbar).ask
    return lambda question, things: plainly(console, question)


def plainly(console: Console, question: str) -> str:
    answer = console.input(f"[bold]{escape(question)}[/] › ")
    if not sys.stdin.isatty():
        console.print(answer, markup=False)  # a pipe has no echo
    return answer


class Line:
    """An edited line: what is typed narrows a list, Tab and arrows choose from it."""

    def __init__(self, words: list[str], toolbar: str):
        from prompt_toolkit import PromptSession

        self.words = words
        self.session: PromptSession[str] = PromptSession(
            bottom_toolbar=toolbar or None, reserve_space_for_menu=SHOWN, complete_while_typing=True
        )

    def ask(self, question: str, things: Sequence[Thing]) -> str:
        completer = completing(things, self.words)
        return self.session.prompt([("bold", question), ("", " › ")], completer=completer)


def completions(typed: str, things: Sequence[Thing], words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What a line may be completed to, and what to say of it: things by any words, commands by their beginning."""
    names = [thing.name for thing in things]
    for thing in things:
        if is_found(typed, thing.found_by):
            yield (thing.name if names.count(thing.name) == 1 else thing.full), thing.about
    for word in words:
        if typed and fold(word).startswith(fold(typed)):
            yield word, ""


def completing(things: Sequence[Thing], words: Sequence[str]) -> "Completer":
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Completing(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            typed = document.text_before_cursor
            for text, about in completions(typed, things, words):
                yield Completion(text, start_position=-len(typed), display_meta=about)

    return Completing()
