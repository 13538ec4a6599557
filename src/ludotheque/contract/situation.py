"""A state of a game, and all that may be asked of it."""

from typing import Any, NamedTuple

from .errors import NotYourTurn, UnreadableMove
from .game import Game
from .memory import ints
from .record import CHANCE, OVER
from .rng import EVEN, generator
from .rulebook import LEGAL, Event
from .trace import EVERYBODY, may_know, new_trace

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


class Situation:
    """Who is to move, what may be played and why not, who knows what."""

    game: Game
    state: Any

    @property
    def seats(self) -> int:
        return int(self.state.seats)

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
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    @property
    def ended_by(self) -> str | None:
        rule = self.state.ended_by
        return self.game.rulebook.name(rule) if rule else None

    def numbers(self) -> list[int]:
        out: Any = ints(self.game.most_moves)
        n = self.game.kernels.moves(self.state.record, out)
        numbers: list[int] = out[:n].tolist()
        return numbers

    @property
    def formality(self) -> int | None:
        """The move that nobody is asked for, where playing it is no decision and nothing to see: there is no other, or
        all come to the same."""
        if self.state.to_move < 0 or not self.game.forms.have_formalities:
            return None
        return self.game.forms.formality(self.state, self.numbers())

    def moves(self) -> list[str]:
        """The legal moves of the seat to move, or the possible outcomes, in order."""
        return [self.game.write(self.state, move) for move in self.numbers()]

    def outcomes(self) -> tuple[list[int], list[int]]:
        """At a chance node, the possible outcomes and the weight of each."""
        out: Any = ints(self.game.most_moves)
        n = int(self.game.kernels.moves(self.state.record, out))
        numbers: list[int] = out[:n].tolist()
        if self.game.kernels.odds(self.state.record, out) == EVEN:
            return numbers, [1] * n
        weights: list[int] = out[:n].tolist()
        return numbers, weights

    def odds(self) -> list[int]:
        """At a chance node, the weight of each possible outcome."""
        return self.outcomes()[1]

    def read(self, text: str) -> int:
        move = self.game.read(text.strip()) if len(text) <= LONGEST_MOVE else None
        if move is None:
            raise UnreadableMove(f"{text[:LONGEST_MOVE]!r} is not a move of {self.game.name}.")
        return move

    def why_not(self, text: str) -> str | None:
        """The name of the clause that forbids a move, or None."""
        rule = self.game.kernels.why_not(self.state.record, self.read(text))
        return None if rule == LEGAL else self.game.rulebook.name(rule)

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

    def hidden(self, seat: int) -> Any:
        """A copy of the state with everything blanked that a seat cannot know."""
        state = self.state.copy()
        self.game.kernels.hide(state.record, seat)
        return state

    def imagine(self, seat: int, seed: int) -> Any:
        """A state that could be the true one, for all that a seat knows."""
        state = self.hidden(seat)
        self.game.kernels.imagine(state.record, seat, generator(seed))
        return state

    def digest(self) -> str:
        digest: str = self.state.digest()
        return digest

    def _repr_svg_(self) -> str:
        """A match in a notebook is a picture."""
        picture: str = self.game.scene.picture(self)
        return picture

    def __str__(self) -> str:
        return self.game.draw(self.state)
