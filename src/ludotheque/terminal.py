"""The game at a keyboard: offers as menus, for one or several people and bots."""

import secrets
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from .bots import choose
from .contract import CHANCE, NOBODY, UNSEEN, Clause, IllegalMove, Match, NotYourTurn, UnreadableMove
from .scene import Frame, Say, frame, lines, offers, seat_to_show, stage_of, words
from .scene.text import render, side

EXAMPLES = 3  # moves that the help shows
BOT_PAUSE = 0.4  # seconds, so that a person can follow
COMMANDS = {
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

    def __init__(self, match: Match, language: str, bots: frozenset[int], console: Console, pause: float = BOT_PAUSE):
        self.match, self.bots, self.console, self.pause = match, bots, console, pause
        self.say = words(language, match.game)
        self.names = self.say.seat_names(match.seats)
        self.stage = stage_of(match.game)
        self.saved_at = -1
        self.shown: object = None
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.is_shared = match.game.has_secrets and len(self.people) > 1
        self.reader = self.people[0] if len(self.people) == 1 else NOBODY  # who reads the lines of the log
        self.at_screen = NOBODY  # of several who have secrets, the one who was last asked to come
        self.read_up_to: dict[int, int] = {}  # how much of the log each of them has read

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        try:
            while self.match.to_move != "over":
                self.step()
            self.show()
            rule, plies = self.match.ended_by, len(self.match.log)
            self.console.print(self.say("finished", plies=plies, rule=rule), style="bold")
        except Left:
            self.leave()

    def step(self) -> None:
        turn, actor = self.match.to_move, self.match.state.actor
        if turn == "chance":
            if actor != CHANCE and actor not in self.bots:
                self.show()
                self.throw()
            else:
                self.match.draw()
                self.tell()
        elif turn in self.bots:
            self.change_places(NOBODY)
            seed = secrets.randbits(60)
            self.match.apply(choose(self.match.game, bytes(self.match.imagine(int(turn), seed)), seed))
            self.tell()
            time.sleep(self.pause)
        else:
            self.change_places(int(turn))
            self.choose()

    def change_places(self, seat: int) -> None:
        """Of several who have secrets, one goes from the screen and another comes: nobody sees the hands of both."""
        if not self.is_shared or seat == self.at_screen:
            return
        self.console.clear()
        self.shown, plies = None, len(self.match.log)
        if self.at_screen != NOBODY:
            self.read_up_to[self.at_screen] = plies
        self.at_screen = seat
        if seat != NOBODY:
            if self.ask(self.say("curtain", player=self.names[seat])).lower() in COMMANDS["quit"]:
                raise Left
            self.tell(max(0, plies - self.read_up_to.get(seat, 0)))

    def throw(self) -> None:
        """Wait for the gesture that throws the dice."""
        answer = self.ask(self.say("throw"))
        if not answer:
            self.match.draw()
            self.tell()
        elif not self.command(answer):
            self.try_move(answer)

    def choose(self) -> None:
        """Follow the offers, one touch after the other, until a move is whole."""
        choices, touched = offers(self.match), 0
        while True:
            steps = list(dict.fromkeys(offer.path[touched] for offer in choices))
            self.show(frozenset(steps))
            self.menu(steps, touched)
            answer = self.ask(self.say("choose-next" if touched else "choose-first"))
            if answer.lower() in ("", "0") and touched:
                return
            if step := picked(answer, steps):
                choices = [offer for offer in choices if offer.path[touched] == step]
                touched += 1
                if len(choices[0].path) == touched:
                    self.match.play(choices[0].move)
                    self.tell()
                    return
            else:
                if answer and not self.command(answer):
                    self.try_move(answer)
                return

    def menu(self, steps: list[str], touched: int) -> None:
        labels = {button.id: self.speak(button.label) for button in self.frame().buttons}
        text = Text()
        for number, step in enumerate(steps, 1):
            text.append(f"{number}", "bold #D9482B").append(f" {labels.get(step, step)}   ")
        if touched:
            text.append("0", "bold #D9482B").append(f" {self.say('back')}")
        self.console.print(text)

    def try_move(self, text: str) -> None:
        """Play a move typed whole; a refusal names its clause."""
        try:
            self.match.play(text)
            self.tell()
        except IllegalMove as refused:
            self.console.print(self.say("refused", rule=refused.rule), style="bold #D9482B")
            self.print_clause(self.match.game.rulebook.clauses[refused.rule])
        except UnreadableMove:
            self.console.print(self.say("not-understood", text=text), style="#D9482B", markup=False)
        except NotYourTurn:
            self.console.print(self.say("too-early", move=text), style="#D9482B", markup=False)

    def command(self, answer: str) -> bool:
        """Carry out a command, if the answer is one."""
        word, _, rest = answer.partition(" ")
        for name, spellings in COMMANDS.items():
            if word.lower().rstrip("?") in spellings or word in spellings:
                carry_out: Callable[[str], None] = getattr(self, f"do_{name}")
                carry_out(rest.strip())
                return True
        return False

    def do_help(self, rest: str) -> None:
        moves = self.match.moves()[:EXAMPLES] if self.match.state.to_move in self.people else []
        self.console.print(Panel(self.say("help", moves=", ".join(moves) or UNSEEN), expand=False))

    def do_quit(self, rest: str) -> None:
        raise Left

    def do_why(self, rest: str) -> None:
        try:
            rule = self.match.why_not(rest)
        except UnreadableMove:
            self.console.print(self.say("not-understood", text=rest), style="#D9482B", markup=False)
            return
        if rule is None:
            self.console.print(self.say("why-allowed", move=rest))
        else:
            self.do_rule(rule)

    def do_rule(self, rest: str) -> None:
        clause = self.match.game.rulebook.clauses.get(rest)
        if clause:
            self.print_clause(clause)
        else:
            self.console.print(", ".join(self.match.game.rulebook.clauses))

    def do_undo(self, rest: str) -> None:
        """Take back up to the last move of a person."""
        people = [n for n, entry in enumerate(self.match.log) if entry.seat >= 0 and entry.seat not in self.bots]
        if not people:
            self.console.print(self.say("nothing-to-undo"))
            return
        known = [entry.known_to(self.reader).text for entry in self.match.log[people[-1] :]]
        self.match.rewind(people[-1])
        self.console.print(self.say("undone", moves=", ".join(text for text in known if text != UNSEEN)))

    def do_save(self, rest: str) -> None:
        try:
            self.save(Path(rest or default_name(self.match)))
        except OSError as wrong:
            self.console.print(str(wrong), style="#D9482B", markup=False)

    def save(self, path: Path) -> None:
        if path.exists():
            self.console.print(self.say("file-exists", file=str(path)), markup=False)
            return
        path.write_text(self.match.save(), "utf-8", newline="\n")
        self.saved_at = len(self.match.log)
        self.console.print(self.say("saved", file=str(path)), markup=False, soft_wrap=True)
        if self.match.game.has_secrets and self.match.to_move != "over":
            self.console.print(self.say("saved-secrets"))

    def leave(self) -> None:
        """Nothing is lost: an unfinished game that was not saved goes to the player's own folder."""
        self.console.print(self.say("left"))
        if self.match.log and self.saved_at != len(self.match.log):
            folder = user_data_path("ludotheque", ensure_exists=True)
            path = folder / default_name(self.match)
            self.save(path)
            self.console.print(self.say("continue-with", file=str(path)), markup=False, soft_wrap=True)

    def frame(self) -> Frame:
        return frame(self.match, seat_to_show(self.match, self.people))

    def speak(self, said: Say) -> str:
        return self.say.say(said, self.names)

    def show(self, lit: frozenset[str] = frozenset()) -> None:
        """The whole table, or only what lies beside the board while that is as it was shown last."""
        shown, places = self.frame(), {place.id for place in self.stage.places}
        board = lit, [piece for piece in shown.pieces if piece.place in places]
        self.console.print()
        self.console.print((side if board == self.shown else render)(self.stage, shown, self.speak, lit))
        self.shown = board
        self.console.print(self.speak(shown.prompt), style="bold")

    def tell(self, last: int = 1) -> None:
        """The last entries of the log."""
        for entry in self.match.log[len(self.match.log) - last :]:
            for line in lines(self.match.game, entry.known_to(self.reader)):
                self.console.print(log_line(self.speak(line.say), line.rule))

    def print_clause(self, clause: Clause) -> None:
        self.console.print(Panel(clause_text(clause, self.say.language), title=clause.name, expand=False))

    def ask(self, question: str) -> str:
        try:
            return self.console.input(f"[bold]{question}[/] › ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None


def log_line(text: str, rule: str) -> Text:
    return Text("  · ").append(text).append(f"  {rule}", "dim italic")


def clause_text(clause: Clause, language: str) -> Text:
    text = Text(clause.text[language])
    if clause.ruling:
        text.append("\n\n" + words(language)("ruling") + ". ", "bold").append(clause.ruling[language], "italic")
    return text


def picked(answer: str, steps: list[str]) -> str | None:
    """The step that a number or a name means."""
    if answer.isdigit() and 1 <= int(answer) <= len(steps):
        return steps[int(answer) - 1]
    return next((step for step in steps if answer.lower() == step), None)


def default_name(match: Match) -> str:
    return f"{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.ludo"
