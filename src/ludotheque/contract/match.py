"""A match: one state and the log that led to it."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from .errors import IllegalMove, NotYourTurn
from .game import Game, Option
from .memory import ints
from .record import CHANCE, NOBODY
from .rng import generator, pick
from .rulebook import LEGAL
from .situation import Entry, Situation
from .trace import no_trace


@dataclass(frozen=True)
class View:
    """All that a seat may know: its record with the blanks, its log, and its moves when it is to move."""

    seat: int
    state: Any
    log: tuple[Entry, ...]
    moves: tuple[str, ...]


class Provenance(NamedTuple):
    """Where a match comes from that was read from a file; without a seal nothing shows that the file was altered."""

    format: int
    rules: int  # the version that it was written under
    digests: int  # of the state, told and found right
    untold: int  # which the file does not tell
    seal: str
    key: str  # of the house that signed it, if any has
    signature: str


class Step(NamedTuple):
    """What a move or an outcome does, found out before it is done: the line of the log, and the record after it."""

    entry: Entry
    after: bytes


class Match(Situation):
    """A state of a game, and the log that led to it."""

    def __init__(self, game: Game, seats: int, options: tuple[int, ...], seed: int | None = None):
        self.game, self.options = game, options
        self.tags: dict[str, str] = {}  # what the house says about it in the game file
        self.notes: dict[str, str] = {}  # what anybody else does
        self.provenance: Provenance | None = None
        self.drawing = ""  # the position drawn by hand that the match began from, if any
        self.state = game.begin(seats, options)
        self.origin = bytes(self.state)
        self.log: list[Entry] = []
        self.rng = generator(secrets.randbits(62) if seed is None else seed)

    @classmethod
    def drawn(cls, game: Game, drawing: str, seed: int | None = None, options: dict[str, Any] | None = None) -> "Match":
        """Begin at a drawn position, with the options that it shows and for the others those given."""
        state = game.read_drawing(drawing)
        match = cls(game, state.seats, game.options_of(state, options or {}), seed)
        match.drawing, match.state, match.origin = drawing, state, bytes(state)
        return match

    def named_options(self) -> Iterator[tuple[Option, int]]:
        return zip(self.game.options, self.options, strict=True)

    def play(self, text: str, seat: int | None = None) -> Entry:
        """Play a move or an outcome. With a seat given, only that seat's own turn will do."""
        move = self.read(text)
        self.check_turn(text, move, seat)
        rule = self.game.kernels.why_not(self.state.record, move)
        if rule != LEGAL:
            clause = self.game.rulebook.clause(rule)
            raise IllegalMove(text, clause.name, clause.text)
        return self.apply(move)

    def draw(self) -> str:
        """At a chance node: draw an outcome, play it, return its text."""
        if self.to_move != "chance":
            raise NotYourTurn(
                "there is nothing to draw: "
                + ("the game is over." if self.to_move == "over" else f"seat {self.to_move} is to move.")
            )
        weights = ints(self.game.most_moves)
        total = self.game.kernels.odds(self.state.record, weights)
        numbers = self.numbers()
        return self.apply(numbers[pick(self.rng, weights, len(numbers), total)]).text

    def apply(self, move: int) -> Entry:
        """Play a move that is known to be legal."""
        entry = self.play_on(self.state, move)
        self.log.append(entry)
        return entry

    def step(self, state: Any, move: int) -> Step:
        """What a legal move does; it is played on a state that is nobody's."""
        entry = self.play_on(state, move)
        return Step(entry, bytes(state.data))

    def take(self, step: Step) -> Entry:
        """Do what was found out where the match stands."""
        self.state.data[:] = step.after
        self.log.append(step.entry)
        return step.entry

    def rewind(self, length: int) -> None:
        """Go back to where the log had a given length."""
        self.state = self.state.of(self.origin)
        del self.log[length:]
        silent = no_trace()
        for entry in self.log:
            self.game.kernels.play(self.state.record, entry.move, silent)

    def undo(self) -> Entry:
        """Take back the last move or outcome, and return it."""
        if not self.log:
            raise NotYourTurn("there is nothing to undo: no move has been played.")
        last = self.log[-1]
        self.rewind(len(self.log) - 1)
        return last

    def fork(self, at: int | None = None) -> "Match":
        """A second match that shares the log up to a point (default: now) and goes its own way."""
        twin = Match(self.game, self.seats, self.options)
        twin.tags, twin.notes = dict(self.tags), dict(self.notes)
        twin.drawing, twin.origin = self.drawing, self.origin
        twin.log = list(self.log)
        twin.rng[0], twin.rng[1] = self.rng[0], self.rng[1]
        if at is None:
            twin.state = self.state.copy()
        else:
            twin.rewind(at)
        return twin

    def __deepcopy__(self, memo: object) -> "Match":
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its moves, like a game file."""
        moves = [entry.move for entry in self.log]
        rng = int(self.rng[0]), int(self.rng[1])
        said = self.tags, self.notes, self.provenance
        return unpickle, (self.game, self.seats, self.options, self.drawing, said, moves, rng)

    def view(self, seat: int = NOBODY) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        moves = tuple(self.moves()) if seat == self.state.to_move and seat >= 0 else ()
        return View(seat, self.hidden(seat), tuple(entry.known_to(seat) for entry in self.log), moves)

    def is_routine(self, entry: Entry) -> bool:
        """Whether an entry is an outcome that did nothing worth telling."""
        return entry.seat == CHANCE and self.game.routine_rules.issuperset([event.rule for event in entry.events])

    def save(self) -> str:
        from .gamefile import write

        return write(self)


def unpickle(
    game: Game,
    seats: int,
    options: tuple[int, ...],
    drawing: str,
    said: tuple[dict[str, str], dict[str, str], Provenance | None],
    moves: list[int],
    rng: tuple[int, int],
) -> Match:
    match = Match.drawn(game, drawing) if drawing else Match(game, seats, options)
    match.options = options
    match.tags, match.notes, match.provenance = said
    for move in moves:
        match.apply(move)
    match.rng[0], match.rng[1] = rng
    return match
