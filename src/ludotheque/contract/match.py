"""A match: one state and the log that led to it."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from .errors import IllegalMove, NotYourTurn, UnreadableMove
from .game import Game, Option
from .kernel import ints
from .record import CHANCE, NOBODY, OVER
from .rng import generator, pick
from .rulebook import LEGAL, Event
from .trace import EVERYBODY, may_know, new_trace, no_trace

UNSEEN = "?"
LONGEST_MOVE = 100  # characters of its text


class Entry(NamedTuple):
    """One line of the log: who (CHANCE for dice and cards), what, who may know it, what it did."""

    seat: int
    move: int
    text: str
    seen: int
    events: tuple[Event, ...]

    def known_to(self, seat: int) -> "Entry":
        """The entry as a seat, or a spectator (NOBODY), knows it."""
        if self.seen == EVERYBODY and all(event.seen == EVERYBODY for event in self.events):
            return self
        told = tuple(event for event in self.events if may_know(event.seen, seat))
        if may_know(self.seen, seat):
            return self._replace(events=told)
        return self._replace(move=-1, text=UNSEEN, events=told)


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


class Match:
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

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    def named_options(self) -> Iterator[tuple[Option, int]]:
        return zip(self.game.options, self.options, strict=True)

    @property
    def to_move(self) -> int | str:
        """A seat number, "chance" or "over"."""
        turn: int = self.state.to_move
        if turn >= 0:
            return turn
        return "chance" if turn == CHANCE else "over"

    @property
    def scores(self) -> list[int]:
        out = ints(self.seats)
        self.game.kernels.scores(self.state.record, out)
        return [int(out[seat]) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats with the best score, once the game is over."""
        if self.state.to_move != OVER:
            return []
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]

    @property
    def ended_by(self) -> str | None:
        rule = self.state.ended_by
        return self.game.rulebook.name(rule) if rule else None

    def numbers(self) -> list[int]:
        out: Any = ints(self.game.most_moves)
        n = self.game.kernels.moves(self.state.record, out)
        numbers: list[int] = out[:n].tolist()
        return numbers

    def moves(self) -> list[str]:
        """The legal moves of the seat to move, or the possible outcomes, in order."""
        return [self.game.write(self.state, move) for move in self.numbers()]

    def odds(self) -> list[int]:
        """At a chance node, the weight of each possible outcome."""
        out: Any = ints(self.game.most_moves)
        n = self.game.kernels.moves(self.state.record, out)
        self.game.kernels.odds(self.state.record, out)
        weights: list[int] = out[:n].tolist()
        return weights

    def read(self, text: str) -> int:
        move = self.game.read(text.strip()) if len(text) <= LONGEST_MOVE else None
        if move is None:
            raise UnreadableMove(f"{text[:LONGEST_MOVE]!r} is not a move of {self.game.name}.")
        return move

    def why_not(self, text: str) -> str | None:
        """The name of the clause that forbids a move, or None."""
        rule = self.game.kernels.why_not(self.state.record, self.read(text))
        return None if rule == LEGAL else self.game.rulebook.name(rule)

    def play(self, text: str, seat: int | None = None) -> Entry:
        """Play a move or an outcome. With a seat given, only that seat's own turn will do."""
        move = self.read(text)
        self.check_turn(text, move, seat)
        rule = self.game.kernels.why_not(self.state.record, move)
        if rule != LEGAL:
            clause = self.game.rulebook.clause(rule)
            raise IllegalMove(text, clause.name, clause.text)
        return self.apply(move)

    def check_turn(self, text: str, move: int, seat: int | None) -> None:
        if self.to_move == "over":
            raise NotYourTurn(f"{text} comes too late: the game is over.")
        if seat is not None and seat != self.to_move:
            whose = "chance" if self.to_move == "chance" else f"seat {self.to_move}"
            raise NotYourTurn(f"{text} has to wait: it is the turn of {whose}, not of seat {seat}.")
        if self.game.is_outcome(move) and self.to_move != "chance":
            raise NotYourTurn(f"{text} is an outcome of chance, and seat {self.to_move} is to move.")
        if not self.game.is_outcome(move) and self.to_move == "chance":
            raise NotYourTurn(f"{text} has to wait: chance decides first.")

    def draw(self) -> str:
        """At a chance node: draw an outcome, play it, return its text."""
        if self.to_move != "chance":
            raise NotYourTurn(
                "there is nothing to draw: "
                + ("the game is over." if self.to_move == "over" else f"seat {self.to_move} is to move.")
            )
        weights = ints(self.game.most_moves)
        self.game.kernels.odds(self.state.record, weights)
        numbers = self.numbers()
        return self.apply(numbers[pick(self.rng, weights, len(numbers))]).text

    def apply(self, move: int) -> Entry:
        """Play a move that is known to be legal."""
        entry = self.play_on(self.state, move)
        self.log.append(entry)
        return entry

    def trial(self, move: int) -> tuple[Any, Entry]:
        """What a legal move would lead to and do, for all that the seat to move knows."""
        state = self.hidden(int(self.state.to_move))
        return state, self.play_on(state, move)

    def play_on(self, state: Any, move: int) -> Entry:
        rules = self.game.kernels
        seat, text = int(state.to_move), self.game.write(state, move)
        hidden = seat == CHANCE and self.game.has_secrets
        seen = int(rules.seen_by(state.record)) if hidden else EVERYBODY
        trace = new_trace()
        rules.play(state.record, move, trace)
        return Entry(seat, move, text, seen, self.game.rulebook.events(trace))

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

    def hidden(self, seat: int) -> Any:
        """A copy of the state with everything blanked that a seat cannot know."""
        state = self.state.copy()
        self.game.kernels.hide(state.record, seat)
        return state

    def view(self, seat: int = NOBODY) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        moves = tuple(self.moves()) if seat == self.state.to_move and seat >= 0 else ()
        return View(seat, self.hidden(seat), tuple(entry.known_to(seat) for entry in self.log), moves)

    def imagine(self, seat: int, seed: int) -> Any:
        """A state that could be the true one, for all that a seat knows."""
        state = self.hidden(seat)
        self.game.kernels.imagine(state.record, seat, generator(seed))
        return state

    def is_routine(self, entry: Entry) -> bool:
        """Whether an entry is an outcome that did nothing worth telling."""
        name, routine = self.game.rulebook.name, self.game.routine
        return entry.seat == CHANCE and all(name(event.rule) in routine for event in entry.events)

    def digest(self) -> str:
        digest: str = self.state.digest()
        return digest

    def save(self) -> str:
        from .gamefile import write

        return write(self)

    def _repr_svg_(self) -> str:
        """A match in a notebook is a picture."""
        picture: str = self.game.scene.picture(self)
        return picture

    def __str__(self) -> str:
        return self.game.draw(self.state)


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
