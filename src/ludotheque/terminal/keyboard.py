"""One or several people at a keyboard, and bots: the table shown, answers understood, commands carried out."""

import secrets
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from difflib import get_close_matches
from pathlib import Path

from msgspec.structs import replace
from platformdirs import user_data_path
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from ..bots import choose
from ..contract import CHANCE, NOBODY, Clause, Entry, Game, IllegalMove, Match, NotYourTurn, UnreadableMove
from ..printed import clause_text, clause_title, clauses_about
from ..scene import (
    Frame,
    Say,
    Sheet,
    Sum,
    frame,
    guide_of,
    lines,
    offers,
    reckoning,
    refusal,
    seat_to_show,
    stage_of,
    words,
)
from ..scene.text import LIT, read, render, side
from .asking import asking
from .choice import Choice
from .things import Naming, Thing

EXAMPLES = 3  # things that the help names
LISTED = 12  # things to choose from, one on each line
NOTABLE = 30  # of more than that, those of which there is something to say
BOT_PAUSE = 0.4  # seconds, so that a person can follow
WRONG = LIT
COMMANDS = {
    "run": ("f",),
    "look": ("look", "voir"),
    "goal": ("goal", "but"),
    "why": ("why", "pourquoi"),
    "rule": ("rule", "règle", "regle"),
    "undo": ("undo", "annuler"),
    "save": ("save", "sauver"),
    "help": ("help", "aide", "?"),
    "quit": ("quit", "quitter", "q"),
}


class Left(Exception):
    """The player went away from the keyboard."""


class Keyboard:
    """One or several people at a keyboard. The screen shows what they may know; of several who have secrets, what the
    one may know whose turn it is, once the others look away."""

    def __init__(
        self,
        match: Match,
        language: str,
        bots: frozenset[int],
        console: Console,
        pause: float = BOT_PAUSE,
        called: Sequence[str] = (),
    ):
        self.match, self.bots, self.console, self.pause = match, bots, console, pause
        self.say = words(language, match.game)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.names = self.say.seat_names(match.seats)
        for seat, name in zip(self.people, called, strict=False):
            self.names[seat] = name
        self.stage = stage_of(match.game)
        self.goal = guide_of(match.game).goal.get(language, "")
        self.asked = asking(console, commands_in(language), self.goal)
        self.saved_at = -1
        self.shown: tuple[object, object] | None = None  # of the board, and of what lies beside it
        self.read: tuple[Sheet, ...] = ()  # pages that need not be shown again
        self.running = False  # to the next incident
        self.passed = 0  # throws since then of which nothing is told
        self.forced: set[int] = set()  # entries of the log that were not chosen
        self.is_shared = match.game.has_secrets and len(self.people) > 1
        self.reader = (
            self.people[0] if len(self.people) == 1 else NOBODY
        )  # who reads and is spoken to; several are named
        self.at_screen = NOBODY  # of several who have secrets, the one who was last asked to come
        self.read_up_to: dict[int, int] = {}  # how much of the log each of them has read

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        self.introduce()
        try:
            while self.match.to_move != "over":
                self.step()
            self.stop()
            self.show()
            self.finish()
        except Left:
            self.leave()

    def introduce(self) -> None:
        self.console.print(Text(self.match.game.rulebook.title[self.say.language], "bold underline"))
        self.do_goal("")
        for seat, name in enumerate(self.names):
            self.print(self.say("seated-bot" if seat in self.bots else "seated-person", player=name))
        self.print(self.say("ask-help"), style="dim")

    def finish(self) -> None:
        clause = self.match.game.rulebook.clauses[self.match.ended_by or ""]
        self.print(self.say("finished", plies=len(self.match.log)), style="bold")
        self.print_clause(clause)
        for seat, sums in enumerate(reckoning(self.match, self.reader)):
            told = " · ".join(filter(None, map(self.reckoned, sums)))
            self.console.print(Text(f"{self.names[seat]}  ", "bold").append(told, "not bold"))

    def reckoned(self, part: Sum) -> str:
        """A part of a score; nothing of one that came to nothing."""
        label = self.speak(part.label)
        if part.art or not (part.told or part.points):
            return label if part.art else ""
        return self.say("reckoned-of", label=label, value=part.told or self.say("figure", count=part.points))

    def step(self) -> None:
        turn, actor = self.match.to_move, self.match.state.actor
        if turn == "chance":
            if actor == CHANCE or actor in self.bots or self.running:
                self.draw()
            else:
                self.show()
                self.throw()
        elif turn in self.bots:
            self.change_places(NOBODY)
            seed = secrets.randbits(60)
            self.match.apply(choose(self.match.game, bytes(self.match.imagine(int(turn), seed)), seed))
            self.tell()
            time.sleep(0 if self.running else self.pause)
        else:
            self.stop()
            self.change_places(int(turn))
            self.choose()

    def change_places(self, seat: int) -> None:
        """Of several who have secrets, one goes from the screen and another comes: nobody sees the hands of both."""
        if not self.is_shared or seat == self.at_screen:
            return
        self.console.clear()
        self.shown, self.read, plies = None, (), len(self.match.log)
        if self.at_screen != NOBODY:
            self.read_up_to[self.at_screen] = plies
        self.at_screen = seat
        if seat != NOBODY:
            if self.ask(self.say("curtain", player=self.names[seat])).lower() in COMMANDS["quit"]:
                raise Left
            self.tell(max(0, plies - self.read_up_to.get(seat, 0)))

    # Dice

    def draw(self) -> None:
        """Dice that nobody waits for. In a hurry, only what is worth telling is told, and ends it."""
        self.match.draw()
        entry = self.match.log[-1]
        if self.running and self.match.is_routine(entry):
            self.passed += 1
            return
        if self.running and self.match.game.routine:
            self.stop()
        self.tell()

    def stop(self) -> None:
        """Something happens: what went by is summed up."""
        if self.passed:
            self.console.print(log_line(self.say("passed", count=self.passed)))
        self.running, self.passed = False, 0

    def throw(self) -> None:
        """Wait for the gesture that throws the dice."""
        answer = self.ask(self.addressed(int(self.match.state.actor), "throw"))
        if not answer:
            self.match.draw()
            self.tell()
        elif not self.command(answer):
            self.try_move(answer)

    # Choices

    def choose(self) -> None:
        """Follow the offers, one name after the other, until a move is whole."""
        choice = self.choice()
        if choice.move:
            self.forced.add(len(self.match.log))
            self.print(self.say("only-choice", move=said_of(choice.so_far)), style="dim")
            return self.make(choice.move)
        while not choice.move:
            self.show(frozenset(choice.steps))
            self.menu(choice)
            answer = self.ask(self.question(choice), choice.things)
            if not self.follow(choice, answer):
                return None
        return self.make(choice.move)

    def choice(self) -> Choice:
        return Choice(offers(self.match), self.naming())

    def naming(self) -> Naming:
        return Naming(self.stage, self.frame(), self.speak)

    def make(self, move: str) -> None:
        self.match.play(move)
        self.tell()

    def question(self, choice: Choice) -> str:
        so_far = said_of(choice.so_far)
        asked = self.say("choose-next", things=so_far) if so_far else self.say("choose-first")
        return f"{self.names[int(self.match.state.to_move)]} · {asked}"

    def follow(self, choice: Choice, answer: str) -> bool:
        """Go on with an answer; False when the table has to be looked at again."""
        if not answer:
            return choice.back()
        if thing := choice.called(answer):
            choice.take(thing.step)
            return True
        if answer == "0":
            return choice.back()
        may_run = answer.lower() not in COMMANDS["run"] or not choice.matching(answer)
        if may_run and self.command(answer):
            return False
        if self.is_move(answer):
            self.try_move(answer)
            return False
        if touched := choice.naming.named(answer):
            if not choice.touch(touched):
                self.refuse(refusal(self.match, (*choice.offers[0].path[: choice.touched], *touched)), answer)
        elif not choice.look_for(answer):
            self.misunderstand(choice, answer)
        return True

    def is_move(self, text: str) -> bool:
        try:
            self.match.read(text)
        except UnreadableMove:
            return False
        return True

    def misunderstand(self, choice: Choice, answer: str) -> None:
        """Say what it may have meant."""
        near = get_close_matches(answer, [thing.name for thing in choice.things], EXAMPLES)
        self.wrong(self.say("not-understood", text=answer))
        if near:
            self.print(self.say("perhaps", things=" · ".join(near)))

    def menu(self, choice: Choice) -> None:
        """All of it where that is short; else what there is something to say of, and how to find the rest."""
        things = choice.things
        listed = things if len(things) <= LISTED else [thing for thing in things if thing.about]
        listed = listed if len(listed) <= NOTABLE else []
        numbers = choice.is_numbered and len(things) <= LISTED
        for number, thing in enumerate(listed, 1):
            self.console.print(menu_line(f"{number:>2} " if numbers else " · ", thing))
        if len(listed) < len(things):
            example = things[len(things) // 2].name
            self.print(self.say("many-things", count=len(things), example=example), style="dim")
        if choice.is_narrowed:
            self.print(f" 0 {self.say('go-back')}", style="dim")

    def try_move(self, text: str) -> None:
        """Play a move typed whole; a refusal shows its clause."""
        try:
            self.make(text)
        except IllegalMove as refused:
            self.refuse(refused.rule, text)
        except UnreadableMove:
            self.wrong(self.say("not-understood", text=text))
        except NotYourTurn:
            self.wrong(self.say("too-early"))

    def refuse(self, rule: str | None, text: str) -> None:
        if rule:
            self.wrong(self.say("refused", text=text))
            self.print_clause(self.match.game.rulebook.clauses[rule])
        else:
            self.wrong(self.say("refused-nothing"))

    # Commands

    def command(self, answer: str) -> bool:
        """Carry out a command, if the answer is one."""
        word, _, rest = answer.partition(" ")
        for name, spellings in COMMANDS.items():
            if word.lower().rstrip("?") in spellings or word in spellings:
                carry_out: Callable[[str], None] = getattr(self, f"do_{name}")
                carry_out(rest.strip())
                return True
        return False

    def do_run(self, rest: str) -> None:
        if self.match.to_move == "chance":
            self.running = True
        else:
            self.wrong(self.say("choose-before"))

    def do_look(self, rest: str) -> None:
        self.shown, self.read = None, ()

    def do_goal(self, rest: str) -> None:
        if self.goal:
            self.console.print(Text(f"{self.say('guide-goal')} · ", "bold").append(self.goal, "not bold"))

    def do_help(self, rest: str) -> None:
        names = [thing.name for thing in self.choice().things][:EXAMPLES] if self.is_choosing else []
        self.console.print(Panel(escape(self.say("help", things=" · ".join(names) or "–")), expand=False))

    @property
    def is_choosing(self) -> bool:
        return self.match.state.to_move in self.people and self.choice().move is None

    def do_quit(self, rest: str) -> None:
        raise Left

    def do_why(self, rest: str) -> None:
        """By the text of a move, or by the names of what would be touched."""
        try:
            rule = self.match.why_not(rest)
        except UnreadableMove:
            touched = self.naming().named(rest)
            if not touched:
                self.wrong(self.say("not-understood", text=rest))
                return
            rule = refusal(self.match, touched)
        if rule is None:
            self.print(self.say("why-allowed", text=rest))
        else:
            self.print_clause(self.match.game.rulebook.clauses[rule])

    def do_rule(self, rest: str) -> None:
        """Those of a number or with some words; without any, all titles."""
        found = clauses_about(self.match.game, rest, self.say.language)
        if not found:
            self.wrong(self.say("no-rule", text=rest))
        for clause in found:
            if rest:
                self.print_clause(clause)
            else:
                self.print(f" · {self.title(clause)}")

    def do_undo(self, rest: str) -> None:
        """Take back up to the last move that a person chose."""
        chosen = [n for n, entry in enumerate(self.match.log) if entry.seat in self.people and n not in self.forced]
        if not chosen:
            self.print(self.say("nothing-to-undo"))
            return
        text = self.match.log[chosen[-1]].text
        self.match.rewind(chosen[-1])
        self.forced = {n for n in self.forced if n < chosen[-1]}
        self.print(self.say("undone", move=self.said_of_move(text)))

    def said_of_move(self, text: str) -> str:
        choice = self.choice()
        return next((said_of(choice.words(offer)) for offer in offers(self.match) if offer.move == text), text)

    def do_save(self, rest: str) -> None:
        try:
            self.save(Path(rest or default_name(self.match.game)))
        except OSError as wrong:
            self.wrong(str(wrong))

    def save(self, path: Path) -> None:
        if path.exists():
            self.print(self.say("file-exists", file=str(path)))
            return
        path.write_text(self.match.save(), "utf-8", newline="\n")
        self.saved_at = len(self.match.log)
        self.print(self.say("saved", file=str(path)), soft_wrap=True)
        if self.match.game.has_secrets and self.match.to_move != "over":
            self.print(self.say("saved-secrets"))

    def leave(self) -> None:
        """Nothing is lost: an unfinished game that was not saved goes to the player's own folder."""
        self.print(self.say("left"))
        if self.match.log and self.saved_at != len(self.match.log):
            folder = user_data_path("ludotheque", ensure_exists=True)
            path = folder / default_name(self.match.game)
            self.save(path)
            self.print(self.say("continue-with", file=str(path)), soft_wrap=True)

    # The screen

    def frame(self) -> Frame:
        return frame(self.match, seat_to_show(self.match, self.people))

    def speak(self, said: Say) -> str:
        return self.say.say(said, self.names, self.reader)

    def show(self, lit: frozenset[str] = frozenset()) -> None:
        """What has changed since it was shown last: the whole table, or only what lies beside the board, or nothing.
        Pages are shown when they are new."""
        shown, places = self.frame(), {place.id for place in self.stage.places}
        pages = tuple(sheet for sheet in shown.sheets if sheet.lines and sheet.kind != "album")
        unread = [line for page in pages if page not in self.read for line in read(page, self.speak)]
        rest = replace(shown, sheets=tuple(sheet for sheet in shown.sheets if not sheet.lines))
        board = lit, [piece for piece in shown.pieces if piece.place in places]
        beside = shown.pieces, shown.trays, shown.counters, shown.sheets
        self.console.print(*unread, sep="\n")
        if (board, beside) != self.shown:
            drawn = side if self.shown and self.shown[0] == board else render
            self.console.print(drawn(self.stage, rest, self.speak, lit, self.console.width))
        self.shown, self.read = (board, beside), pages
        self.print(self.speak(shown.prompt), style="bold")

    def tell(self, last: int = 1) -> None:
        """The last entries of the log."""
        for entry in self.match.log[len(self.match.log) - last :]:
            self.tell_entry(entry.known_to(self.reader))

    def tell_entry(self, entry: Entry) -> None:
        clauses = self.match.game.rulebook.clauses
        for line in lines(self.match.game, entry):
            self.console.print(log_line(self.speak(line.say), clauses[line.rule].number))

    def title(self, clause: Clause) -> str:
        return clause_title(self.match.game, clause, self.say.language)

    def print_clause(self, clause: Clause) -> None:
        text = clause_text(clause, self.say.language)
        self.console.print(Panel(text, title=escape(self.title(clause)), title_align="left", expand=False))

    def print(self, text: str, style: str = "", soft_wrap: bool = False) -> None:
        self.console.print(text, style=style or None, markup=False, soft_wrap=soft_wrap)

    def wrong(self, text: str) -> None:
        self.print(text, style=WRONG)

    def addressed(self, seat: int, question: str) -> str:
        return f"{self.names[seat]} · {self.say(question)}"

    def ask(self, question: str, things: Sequence[Thing] = ()) -> str:
        try:
            return self.asked(question, things).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None


def commands_in(language: str) -> list[str]:
    """The commands that a line may be completed to."""
    return [spellings[language == "fr" and len(spellings) > 1] for spellings in COMMANDS.values()]


def log_line(text: str, number: str = "") -> Text:
    """A sentence, and the number of the rule behind it."""
    return Text("  · ").append(text).append(f"  § {number}" if number else "", "dim italic")


def menu_line(before: str, thing: Thing) -> Text:
    return Text(before, f"bold {LIT}").append(thing.name, "not bold").append(f"  {thing.about}", "dim not bold")


def said_of(names: Sequence[str]) -> str:
    return " → ".join(names)


def default_name(game: Game) -> str:
    return f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}.ludo"
