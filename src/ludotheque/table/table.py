"""A table: a match in progress with people and bots around it. It is the fold of its log and nothing else."""

import hashlib
from typing import NamedTuple

from ..bots import USUAL
from ..contract import CHANCE, LEGAL, NOBODY, OVER, Game, Match, UnreadableMove
from ..games import game as take
from ..scene import Identities, refusal, scene_of, seat_to_show
from . import actions, entries, fairness
from .entries import Played
from .refused import Refused
from .sight import Happened, Sight
from .view import State

SPECTATOR = -1
MOST_AT_ONCE = 500  # throws in a hurry


class Person(NamedTuple):
    name: str
    key_hash: str
    entropy: str


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Table:
    def __init__(self, id: str, opened: entries.Opened):
        self.id, self.opened = id, opened
        self.game: Game = take(opened.game)
        self.seats = [entries.Seat(seat.kind, seat.person, seat.name, level=seat.level) for seat in opened.seats]
        self.people: list[Person] = []
        self.match = self.first_position()
        self.start = len(self.match.log)
        self.identities = Identities(scene_of(self.game).pieces(self.match.state))
        self.history: list[Happened] = [Happened(1, opened, None)]
        self.votes: dict[int, bool] = {}
        self.undo_asked = SPECTATOR
        self.resigned = NOBODY
        self.speed: entries.Speed = "hand"
        self.usual_speed: entries.Speed = "hand"  # when there is no hurry
        self.secret = self.rematch = ""
        self.seats_by_person: dict[int, tuple[int, ...]] = {}
        self.state: State = self.state_now()
        self.sight = Sight(self)

    def first_position(self) -> Match:
        opened = self.opened
        if opened.drawing:
            match = self.game.position(opened.drawing)
        else:
            match = self.game.open(len(opened.seats), dict(opened.options))
        for text in opened.prefix:
            match.play(text)
        return match

    @property
    def seq(self) -> int:
        return self.history[-1].seq

    @property
    def is_archive(self) -> bool:
        return not self.seats[0].kind

    @property
    def is_full(self) -> bool:
        return all(seat.kind == "bot" or seat.person >= 0 for seat in self.seats)

    @property
    def is_over(self) -> bool:
        return self.match.state.to_move == OVER or self.resigned != NOBODY

    def state_now(self) -> State:
        if self.is_archive:
            return "archive"
        if self.is_over:
            return "over"
        return "running" if self.is_full else "open"

    @property
    def entropy(self) -> str:
        return "".join(person.entropy for person in self.people)

    # What happened

    def apply(self, seq: int, entry: entries.Entry) -> None:
        """Take in the next entry of the log."""
        played = None
        match entry:
            case entries.Joined():
                self.sit_down(entry)
            case Played():
                played = self.match.apply(self.match.read(entry.text))
                self.identities.move(scene_of(self.game).motions(played))
                self.forget_undo()
                if self.speed == "hurry" and not self.match.is_routine(played):
                    self.set_speed(self.usual_speed)
            case entries.UndoAsked(person):
                self.undo_asked, self.votes = person, {}
            case entries.UndoAnswered(person, agree):
                self.votes[person] = agree
                if not agree:
                    self.forget_undo()
            case entries.TakenBack(length):
                self.take_back(length)
            case entries.Resigned(seat):
                self.resigned = seat
            case entries.Handed(seat):
                self.seats[seat].stand_in = True
            case entries.Taken(seat):
                self.seats[seat].stand_in = False
            case entries.Paced(_, speed):
                self.set_speed(speed)
            case entries.Revealed(secret):
                self.secret = secret
            case entries.Continued(table):
                self.rematch = table
        self.history.append(Happened(seq, entry, played))
        self.state = self.state_now()
        self.sight.forget_match()
        if self.state != "running" or not isinstance(entry, Played):
            self.sight.forget_table()
            self.seats_by_person.clear()

    def sit_down(self, joined: entries.Joined) -> None:
        person = len(self.people)
        self.people.append(Person(joined.name, joined.key_hash, joined.entropy))
        for seat in joined.seats:
            self.seats[seat].person = person
            self.seats[seat].name = self.seats[seat].name or joined.name

    def take_back(self, length: int) -> None:
        self.match.rewind(length)
        self.forget_undo()
        self.identities = Identities(scene_of(self.game).pieces(self.first_position().state))
        for played in self.match.log[self.start :]:
            self.identities.move(scene_of(self.game).motions(played))

    def set_speed(self, speed: entries.Speed) -> None:
        self.speed = speed
        if speed != "hurry":
            self.usual_speed = speed

    def forget_undo(self) -> None:
        self.undo_asked, self.votes = SPECTATOR, {}

    # Who is who

    def person_of(self, key: str) -> int:
        hashed = hash_key(key)
        return next((n for n, person in enumerate(self.people) if person.key_hash == hashed), SPECTATOR)

    def seats_of(self, person: int) -> tuple[int, ...]:
        if person not in self.seats_by_person:
            held = (n for n, seat in enumerate(self.seats) if person >= 0 and seat.person == person)
            self.seats_by_person[person] = tuple(held)
        return self.seats_by_person[person]

    def plays(self, person: int, seat: int) -> bool:
        """Whether a seat is a person's to play now."""
        return seat >= 0 and person >= 0 and self.seats[seat].person == person and not self.seats[seat].stand_in

    def is_bots(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.seats[seat].stand_in

    def level_of(self, seat: int) -> int:
        """How well the bot of a seat plays; who stands in for a person plays as usual."""
        return self.seats[seat].level or USUAL

    @property
    def turn(self) -> int:
        """The seat to move or to throw."""
        state = self.match.state
        return int(state.actor if state.to_move == CHANCE else state.to_move)

    def seat_seen_from(self, person: int) -> int:
        """The seat whose sight of the game a person's screen shows now."""
        return seat_to_show(self.match, self.seats_of(person))

    # What a person may do

    def decide(self, person: int, action: actions.Action, present: frozenset[int] = frozenset()) -> list[entries.Entry]:
        """The entries that an action adds to the log; Refused if it may not be done."""
        match action:
            case actions.Move(text):
                return [self.decide_move(person, text)]
            case actions.Chat(text):
                self.need_seat(person)
                return [entries.Said(person, " ".join(text.split()) or "…")]
            case actions.AskUndo():
                return self.decide_undo(person)
            case actions.AnswerUndo(agree):
                return self.decide_answer(person, agree)
            case actions.Resign():
                return [self.decide_resign(person)]
            case actions.HandSeat(seat):
                return [self.decide_hand(person, seat, present)]
            case actions.TakeSeat(seat):
                if seat >= len(self.seats) or self.seats[seat].person != person or not self.seats[seat].stand_in:
                    raise Refused("seat", "refused-seat")
                return [entries.Taken(seat)]
            case actions.Pace(speed):
                self.need_seat(person)
                return [entries.Paced(person, speed)]
            case actions.Advise():
                return [self.decide_advice(person)]
            case actions.Why(path):
                raise self.why(person, tuple(path))
        raise Refused("invalid", "refused-action")

    def decide_advice(self, person: int) -> entries.Entry:
        if not self.opened.advice:
            raise Refused("invalid", "refused-advice")
        self.need_choice(person)
        return entries.Advised(self.turn)

    def need_seat(self, person: int) -> None:
        if not self.seats_of(person):
            raise Refused("seat", "refused-seat")

    def need_turn(self, person: int) -> None:
        """It is the person's turn, and the game is on."""
        self.need_seat(person)
        if self.is_over:
            raise Refused("turn", "refused-over")
        if self.state != "running":
            raise Refused("turn", "refused-open")
        if not self.plays(person, self.turn):
            raise Refused("turn", "refused-turn", player=max(self.turn, 0))

    def need_choice(self, person: int) -> None:
        """It is the person's turn to move, not to throw."""
        self.need_turn(person)
        if self.match.state.to_move == CHANCE:
            raise Refused("turn", "refused-throw-first")

    def may_move(self, person: int, text: str) -> int:
        """The move that a text means; Refused unless it is this person's to play now."""
        self.need_choice(person)
        try:
            move = self.match.read(text)
        except UnreadableMove:
            raise Refused("unreadable", "refused-unreadable", text=text) from None
        if self.game.is_outcome(move):
            raise Refused("turn", "refused-outcome")
        rule = self.game.rules.why_not(self.match.state.record, move)
        if rule != LEGAL:
            raise Refused("illegal", "refused-rule", self.game.rulebook.name(rule), move=text)
        return move

    def decide_move(self, person: int, text: str) -> Played:
        state = self.match.state
        return Played(int(state.to_move), self.game.notation.write(state, self.may_move(person, text)))

    def may_throw(self, person: int) -> None:
        """Refused unless the dice wait for this person's gesture."""
        self.need_turn(person)
        if self.match.state.to_move != CHANCE:
            raise Refused("turn", "refused-no-throw")

    def throw(self, secret: bytes) -> Played:
        return Played(
            CHANCE, self.game.notation.write(self.match.state, fairness.outcome(self.match, secret, self.entropy))
        )

    def throw_on(self, secret: bytes) -> list[Played]:
        """In a hurry: throws until something happens or somebody has to choose."""
        twin = self.match.fork()
        thrown: list[Played] = []
        while twin.state.to_move == CHANCE and len(thrown) < MOST_AT_ONCE:
            entry = twin.apply(fairness.outcome(twin, secret, self.entropy))
            thrown.append(Played(CHANCE, entry.text))
            if not twin.is_routine(entry):
                break
        return thrown

    def may_undo(self, person: int) -> bool:
        """Only an own move that nothing has followed: never past an outcome that somebody has seen."""
        log = self.match.log
        return not self.is_over and len(log) > self.start and self.plays(person, log[-1].seat)

    def voters(self, asking: int) -> tuple[int, ...]:
        playing = {seat.person for seat in self.seats if seat.person >= 0 and not seat.stand_in}
        return tuple(sorted(playing - {asking}))

    def decide_undo(self, person: int) -> list[entries.Entry]:
        self.need_seat(person)
        if not self.may_undo(person):
            raise Refused("turn", "refused-undo")
        if self.voters(person):
            return [entries.UndoAsked(person)]
        return [entries.TakenBack(len(self.match.log) - 1)]

    def decide_answer(self, person: int, agree: bool) -> list[entries.Entry]:
        if self.undo_asked < 0 or person not in self.voters(self.undo_asked) or person in self.votes:
            raise Refused("turn", "refused-vote")
        said: list[entries.Entry] = [entries.UndoAnswered(person, agree)]
        missing = set(self.voters(self.undo_asked)) - set(self.votes) - {person}
        return [*said, entries.TakenBack(len(self.match.log) - 1)] if agree and not missing else said

    def decide_resign(self, person: int) -> entries.Entry:
        self.need_seat(person)
        if self.is_over or self.state != "running":
            raise Refused("turn", "refused-over" if self.is_over else "refused-open")
        seat = self.seat_seen_from(person)
        return entries.Resigned(seat) if len(self.seats) == 2 else entries.Handed(seat)

    def decide_hand(self, person: int, seat: int, present: frozenset[int]) -> entries.Entry:
        self.need_seat(person)
        if seat >= len(self.seats) or self.is_bots(seat) or self.seats[seat].person in (person, SPECTATOR):
            raise Refused("seat", "refused-seat")
        if self.seats[seat].person in present:
            raise Refused("seat", "refused-present", player=seat)
        return entries.Handed(seat)

    def why(self, person: int, path: tuple[str, ...]) -> Refused:
        """The clause that forbids what somebody touched, or whose turn it is."""
        try:
            self.need_choice(person)
        except Refused as refused:
            return refused
        rule = refusal(self.match, path)
        return Refused("why", "refused-rule-touch", rule) if rule else Refused("why", "refused-nothing")

    def game_file(self) -> str:
        """The match as a file, with what is needed to check its dice."""
        match = self.match.fork()
        match.tags = dict(self.opened.tags)
        if self.opened.commitment:
            match.tags |= {"table": self.id, "commitment": self.opened.commitment, "entropy": self.entropy}
            match.tags |= {"fair-from": str(self.start)} | ({"secret": self.secret} if self.secret else {})
            bots = {n for n, seat in enumerate(self.seats) if seat.kind == "bot"}
            match.tags |= {f"seat-{n}": "bot" if n in bots else seat.name or "-" for n, seat in enumerate(self.seats)}
            match.tags |= {f"level-{n}": str(self.level_of(n)) for n in sorted(bots)}
        match.tags |= {f"text-{id}": text for id, text in self.opened.texts.items()}
        if self.resigned != NOBODY:
            match.tags["resigned"] = str(self.resigned)
        return match.save()
