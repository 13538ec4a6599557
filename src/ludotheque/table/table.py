"""A table: a match in progress with people and bots around it. It is the fold of its log and nothing else."""

from ..bots import LEVELS
from ..contract import CHANCE, LEGAL, NOBODY, OVER, Entry, Game, IllegalMove, LudothequeError, Match, UnreadableMove
from ..contract.head import sort_tags
from ..contract.seal import MARK_EVERY
from ..games import game as take
from ..scene import Identities, refusal, scene_of, seat_to_show
from . import actions, entries, fairness, question
from .entries import BadLog, Misfit, Played
from .names import LONGEST_CHAT, plain
from .people import Person, entropies_of, level_of, person_with, sit_down, stir_in
from .question import Question, after_answer
from .refused import Refused
from .sight import Happened, Sight
from .tags import file_tags
from .view import State

MOST_AT_ONCE = 500  # throws in a hurry


def box(opened: entries.Opened) -> Game:
    return take(opened.game)


class Table:
    def __init__(self, id: str, opened: entries.Opened):
        self.id, self.opened = id, opened
        self.game = box(opened)
        self.version = opened.version  # of the rules under which it was played last
        self.seats = [entries.Seat(seat.kind, name=seat.name, level=seat.level) for seat in opened.seats]
        self.people: list[Person] = []
        self.match = self.first_position()
        self.start = len(self.match.log)
        self.origin = bytes(self.match.state)  # where its own log begins
        self.identities = self.first_identities()
        self.history: list[Happened] = [Happened(1, opened, None)]
        self.undo: Question | None = None
        self.hand: Question | None = None
        self.resigned = NOBODY
        self.has_begun = False
        self.speed: entries.Speed = "hand"
        self.usual_speed: entries.Speed = "hand"  # when there is no hurry
        self.secret = self.rematch = ""
        self.seats_by_person: dict[int, tuple[int, ...]] = {}
        self.state: State = self.state_now()
        self.sight = Sight(self)

    def first_position(self) -> Match:
        opened = self.opened
        if opened.drawing:
            match = self.game.position(opened.drawing, None, dict(opened.options))
        else:
            match = self.game.open(len(opened.seats), dict(opened.options))
        if match.seats != len(opened.seats) or any(seat.level not in (0, *LEVELS) for seat in opened.seats):
            raise BadLog("entry 1 has seats that the game does not have")
        for text in opened.prefix:
            match.play(text)
        return match

    def first_identities(self) -> Identities:
        return Identities(scene_of(self.game).pieces(self.game.state.from_bytes(self.origin)))

    @property
    def seq(self) -> int:
        return self.history[-1].seq

    @property
    def is_archive(self) -> bool:
        return not self.seats[0].kind

    @property
    def is_ready(self) -> bool:
        """Every seat is a bot's, or of somebody who has stirred the dice."""
        return all(self.is_bots(n) or self.has_stirred(seat.person) for n, seat in enumerate(self.seats))

    def has_stirred(self, person: int) -> bool:
        return person >= 0 and self.people[person].entropy != ""

    @property
    def is_over(self) -> bool:
        return self.match.state.to_move == OVER or self.resigned != NOBODY

    def state_now(self) -> State:
        if self.is_archive:
            return "archive"
        if self.is_over:
            return "over"
        return "running" if self.has_begun else "open"

    @property
    def carried(self) -> list[entries.Entry]:
        """What has to be said before a game goes on under other rules than it was played by."""
        goes_on = self.state in ("open", "running") and self.version != self.game.version
        return [entries.Carried(self.game.version)] if goes_on else []

    def revealed(self, secret: bytes) -> entries.Entry:
        match = self.match
        result = f"{match.ended_by} {' '.join(map(str, match.scores))}" if match.ended_by else ""
        return entries.Revealed(secret.hex(), result, match.digest())

    @property
    def entropies(self) -> tuple[str, ...]:
        return entropies_of(self.people)

    # What happened

    def apply(self, seq: int, entry: entries.Entry) -> None:
        """Take in the next entry of the log; BadLog if it cannot come next."""
        if seq != self.seq + 1:
            raise BadLog(f"entry {self.seq + 1} is missing")
        try:
            played = self.take_in(entry)
        except BadLog as wrong:
            raise type(wrong)(f"entry {seq} {wrong}") from None
        self.history.append(Happened(seq, entry, played, len(self.match.log) - 1))
        self.has_begun = self.has_begun or played is not None or self.is_ready
        self.state = self.state_now()
        if self.is_over:
            self.undo = self.hand = None
        self.sight.forget_match()
        if self.state != "running" or not isinstance(entry, Played):
            self.sight.forget_table()
            self.seats_by_person.clear()

    def take_in(self, entry: entries.Entry) -> Entry | None:
        match entry:
            case entries.Opened():
                raise BadLog("opens the table once more")
            case entries.Joined():
                sit_down(self.seats, self.people, entry)
            case entries.Stirred():
                stir_in(self.people, entry)
            case Played():
                return self.play(entry)
            case entries.Said(person):
                self.need_person(person)
            case entries.UndoAsked(person):
                self.undo = Question(self.need_person(person))
            case entries.UndoAnswered(person, agree):
                self.undo = after_answer(self.undo, self.need_person(person), agree)
            case entries.TakenBack(length):
                self.take_back(length)
            case entries.HandAsked(person, seat):
                self.hand = Question(self.need_person(person), self.need_seat_number(seat))
            case entries.HandAnswered(person, agree):
                self.hand = after_answer(self.hand, self.need_person(person), agree)
            case entries.Dropped("undo"):
                self.undo = None
            case entries.Dropped("hand"):
                self.hand = None
            case entries.Resigned(seat):
                self.resigned = self.need_seat_number(seat)
            case entries.Handed(seat):
                self.let_bot_play(self.need_seat_number(seat))
            case entries.Taken(seat):
                self.seats[self.need_seat_number(seat)].stand_in = False
            case entries.Paced(person, speed):
                self.need_person(person)
                self.set_speed(speed)
            case entries.Advised(seat):
                self.need_seat_number(seat)
            case entries.Revealed(secret, _, digest):
                self.need_digest(digest)
                self.secret = secret
            case entries.Continued(table):
                self.rematch = table
            case entries.Carried(version):
                self.version = version
        return None

    def need_person(self, person: int) -> int:
        if not 0 <= person < len(self.people):
            raise BadLog("names somebody who is not at the table")
        return person

    def need_seat_number(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise BadLog("names a seat that the table does not have")
        return seat

    def need_digest(self, digest: str) -> None:
        if digest and digest != self.match.digest():
            raise Misfit("does not fit the position it was played in")

    def play(self, entry: Played) -> Entry:
        """What was played has to be legal, by whose turn it is, and in the position it was played in."""
        self.need_digest(entry.digest)
        if entry.seat != self.match.state.to_move or self.resigned != NOBODY:
            raise Misfit("is out of turn")
        try:
            played = self.match.play(entry.text)
        except IllegalMove as wrong:
            raise Misfit(f"is not allowed by {wrong.rule}") from None
        except LudothequeError:
            raise Misfit("cannot be played") from None
        if played.text != entry.text:
            raise Misfit("is written in another way")
        self.identities.move(scene_of(self.game).motions(played))
        self.undo = None
        if self.speed == "hurry" and not self.match.is_routine(played):
            self.set_speed(self.usual_speed)
        return played

    def let_bot_play(self, seat: int) -> None:
        """A question about the seat is answered, and what its person asked to take back stays."""
        if self.seats[seat].person < 0:
            raise BadLog("hands on a seat that is nobody's")
        self.seats[seat].stand_in = True
        if self.hand and self.hand.seat == seat:
            self.hand = None
        if self.undo and not self.may_undo(self.undo.person):
            self.undo = None

    def take_back(self, length: int) -> None:
        if not self.start <= length <= len(self.match.log):
            raise BadLog("goes back to where the game never was")
        self.match.rewind(length)
        self.undo = None
        self.identities = self.first_identities()
        for played in self.match.log[self.start :]:
            self.identities.move(scene_of(self.game).motions(played))

    def set_speed(self, speed: entries.Speed) -> None:
        self.speed = speed
        if speed != "hurry":
            self.usual_speed = speed

    # Who is who

    def person_of(self, key: str) -> int:
        return person_with(key, self.people)

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
        return level_of(self.seats[seat])

    @property
    def turn(self) -> int:
        """The seat to move or to throw."""
        state = self.match.state
        return int(state.actor if state.to_move == CHANCE else state.to_move)

    def seat_seen_from(self, person: int) -> int:
        """The seat whose sight of the game a person's screen shows now."""
        return seat_to_show(self.match, self.seats_of(person))

    # What a person may do

    def decide(
        self,
        person: int,
        action: actions.Action,
        present: frozenset[int] = frozenset(),
        away: frozenset[int] = frozenset(),
    ) -> list[entries.Entry]:
        """The entries that an action adds to the log; Refused if it may not be done.

        `present` are the persons who look at the table, `away` those who have been gone for a while.
        """
        match action:
            case actions.Stir(entropy):
                return [self.decide_stir(person, entropy)]
            case actions.Move(text):
                return [self.decide_move(person, text)]
            case actions.Chat(text):
                self.need_seat(person)
                return [entries.Said(person, plain(text, LONGEST_CHAT) or "…")]
            case actions.AskUndo():
                return question.ask_undo(self, person)
            case actions.AnswerUndo(agree):
                return question.answer_undo(self, person, agree)
            case actions.Withdraw():
                return question.withdraw(self, person)
            case actions.Resign(seat):
                return [self.decide_resign(person, seat)]
            case actions.HandSeat(seat):
                return question.ask_hand(self, person, seat, present, away)
            case actions.AnswerHand(agree):
                return question.answer_hand(self, person, agree, away)
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

    def decide_stir(self, person: int, entropy: str) -> entries.Entry:
        self.need_seat(person)
        if self.state != "open" or self.has_stirred(person):
            raise Refused("turn", "refused-stirred")
        return entries.Stirred(person, entropy)

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
        rule = self.game.kernels.why_not(self.match.state.record, move)
        if rule != LEGAL:
            raise Refused("illegal", "refused-rule", self.game.rulebook.name(rule), move=text)
        return move

    def decide_move(self, person: int, text: str) -> Played:
        return entry_of(self.match, self.may_move(person, text))

    def may_throw(self, person: int) -> None:
        """Refused unless the dice wait for this person's gesture."""
        self.need_turn(person)
        if self.match.state.to_move != CHANCE:
            raise Refused("turn", "refused-no-throw")

    def throw(self, secret: bytes) -> Played:
        return entry_of(self.match, fairness.outcome(self.match, secret, self.entropies))

    def throw_on(self, secret: bytes) -> list[Played]:
        """In a hurry: throws until something happens or somebody has to choose."""
        twin = self.match.fork()
        thrown: list[Played] = []
        while twin.state.to_move == CHANCE and len(thrown) < MOST_AT_ONCE:
            outcome = fairness.outcome(twin, secret, self.entropies)
            thrown.append(entry_of(twin, outcome))
            if not twin.is_routine(twin.apply(outcome)):
                break
        return thrown

    def may_undo(self, person: int) -> bool:
        """Only an own move that nothing has followed: never past an outcome that somebody has seen."""
        log = self.match.log
        return not self.is_over and len(log) > self.start and self.plays(person, log[-1].seat)

    @property
    def players(self) -> set[int]:
        """The persons who play a seat themselves."""
        return {seat.person for seat in self.seats if seat.person >= 0 and not seat.stand_in}

    def decide_resign(self, person: int, seat: int | None) -> entries.Entry:
        self.need_seat(person)
        if self.is_over or self.state != "running":
            raise Refused("turn", "refused-over" if self.is_over else "refused-open")
        given = self.seat_to_give_up(person, seat)
        return entries.Resigned(given) if len(self.seats) == 2 else entries.Handed(given)

    def seat_to_give_up(self, person: int, seat: int | None) -> int:
        """The seat that a person names; else the only one they play, or the one whose turn it is."""
        mine = [n for n in self.seats_of(person) if self.plays(person, n)]
        meant = [n for n in mine if n == seat] if seat is not None else mine
        if not meant:
            raise Refused("seat", "refused-seat")
        if len(meant) > 1 and self.turn not in meant:
            raise Refused("seat", "refused-which-seat")
        return meant[0] if len(meant) == 1 else self.turn

    def why(self, person: int, path: tuple[str, ...]) -> Refused:
        """The clause that forbids what somebody touched, or whose turn it is."""
        try:
            self.need_choice(person)
        except Refused as refused:
            return refused
        rule = refusal(self.match, path)
        return Refused("why", "refused-rule-touch", rule) if rule else Refused("why", "refused-nothing")

    def to_file(self) -> Match:
        """The match as it is now, with what its file says beside the moves."""
        match = self.match.fork()
        tags = file_tags(self.id, self.opened, self.seats, self.entropies, self.secret, self.resigned)
        match.tags, match.notes = sort_tags(tags)
        return match


def entry_of(match: Match, move: int) -> Played:
    """The entry that plays a move or an outcome where a match stands."""
    digest = "" if len(match.log) % MARK_EVERY else match.digest()
    return Played(int(match.state.to_move), match.game.write(match.state, move), digest)
