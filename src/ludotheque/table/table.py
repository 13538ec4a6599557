"""A table: a match in progress with people and bots around it. It is the fold of its log and nothing else."""

from collections.abc import Collection, Sequence

from ..bots import LEVELS
from ..contract import CHANCE, NOBODY, OVER, Entry, Game, IllegalMove, LudothequeError, Match
from ..contract.match import Step
from ..games import game as take
from ..scene import Identities, scene_of, seat_to_show
from . import entries
from .clocks import Clocks
from .company import SPECTATOR, Company
from .entries import BadLog, LogEntry, Misfit, Opened, Played
from .messages import State
from .paces import LASTING, Speed
from .playing import concerns
from .question import Question, after_answer
from .redacting import bared, redacted
from .summary import turn_of
from .views import LoggedEntry, Views

NO_PLIES: frozenset[int] = frozenset()


def box(opened: Opened) -> Game:
    return take(opened.game)


class Table:
    def __init__(self, id: str, opened: Opened):
        self.id, self.opened = id, opened
        self.game = box(opened)
        self.version = opened.version  # of the rules under which it was played last
        self.company = Company(opened.seats)
        self.match = first_position(self.game, opened)
        self.start = len(self.match.log)
        self.origin = bytes(self.match.state)  # where its own log begins
        self.identities = self.first_identities()
        self.history: list[LoggedEntry] = [LoggedEntry(1, opened, None)]
        self.formality = self.match.formality  # the move that nobody is asked for, if there is one now
        self.formal = NO_PLIES  # plies that were such moves
        self.by_bots = NO_PLIES  # plies that bots played
        self.undo: Question | None = None
        self.hand: Question | None = None
        self.again: Question | None = None
        self.resigned = NOBODY
        self.clocks = Clocks(opened.clock, len(opened.seats)) if opened.clock else None
        self.is_closed = False  # by the host
        self.has_begun = False
        self.speed: Speed = LASTING[0]
        self.lasting_speed: Speed = LASTING[0]  # after a hurry
        self.secret = self.rematch = ""
        self.seq = 1
        self.is_over = self.over_now()
        self.state: State = self.state_now()
        self.made: Views | None = None  # what people get to see, since somebody looks

    def first_identities(self) -> Identities:
        return Identities(scene_of(self.game).pieces(self.game.state.from_bytes(self.origin)))

    @property
    def views(self) -> Views:
        self.made = self.made or Views(self)
        return self.made

    def rest(self) -> None:
        """Nobody looks: a table at rest keeps what it is, and lets go of what is quickly made again."""
        self.made = None
        self.identities.rest()
        self.match.state.rest()

    @property
    def is_archive(self) -> bool:
        return not self.company.seats[0].kind

    def over_now(self) -> bool:
        return self.match.state.to_move == OVER or self.resigned != NOBODY or self.is_closed

    def state_now(self) -> State:
        if self.is_archive:
            return "archive"
        if self.is_over:
            return "over"
        return "running" if self.has_begun else "open"

    @property
    def entropies(self) -> tuple[str, ...]:
        """What each person has stirred into the dice."""
        return self.company.entropies

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, once it is over; when somebody gave up, the others. Who is out of time has not."""
        out = self.clocks.out if self.clocks else set[int]()
        if self.resigned != NOBODY:
            return tuple(seat for seat in range(self.match.seats) if seat != self.resigned and seat not in out)
        return winners_of(self.match, out)

    @property
    def turn(self) -> int:
        """The seat to move or to throw."""
        return turn_of(self.match.state)

    @property
    def is_deserted(self) -> bool:
        """Whether only bots would play on, in the place of people who never asked for it: then nobody does."""
        company, clocks = self.company, self.clocks
        if company.players or self.state != "running":
            return False
        are_forgotten = bool(company.people) and all(map(company.is_forgotten, range(len(company.people))))
        return are_forgotten or company.is_of_people or (clocks is not None and bool(clocks.stood_in))

    def person_of(self, key: str) -> int:
        return self.company.person_of(key)

    def seat_shown_to(self, person: int) -> int:
        """The seat from which a person's screen shows the game now."""
        return seat_to_show(self.match, self.company.seats_of(person))

    def seat_replayed_to(self, person: int) -> int:
        """The seat from which what was played is shown again: nobody's where several at one screen have a curtain."""
        takes_turns = len(self.company.seats_of(person)) > 1 and not self.is_over
        return self.seat_shown_to(SPECTATOR if takes_turns else person)

    def speaker(self, seq: int) -> int:
        """Who said an entry, if it is something that somebody said and that is still told; else nobody."""
        match self.history[seq - 1].entry if 0 < seq <= self.seq else None:
            case entries.Phrased(person):
                return person
            case entries.Said(person, text) if text:
                return person
        return NOBODY

    def may_undo(self, person: int) -> bool:
        return not self.is_over and self.last_choice(person) >= 0

    def goes_with(self, person: int) -> tuple[int, ...]:
        """The seats of others whose moves go too when a person takes back their own."""
        if not self.by_bots:  # asked for everybody who looks on, at every move
            return ()
        back = self.last_choice(person)
        after = range(back, len(self.match.log)) if back >= 0 else ()
        return tuple(sorted({self.match.log[ply].seat for ply in after if ply in self.by_bots}))

    def is_sealed(self, person: int) -> bool:
        """Whether somebody who plays against bots alone has chosen, and has seen a die or a card since."""
        if self.is_over or not self.is_alone(person):
            return False
        bar = self.way_back(person)
        return bar >= 0 and self.is_seen(person, self.match.log[bar]) and self.has_chosen(person, bar)

    def has_chosen(self, person: int, before: int) -> bool:
        return any(self.is_choice(person, ply) for ply in range(self.start, before))

    def last_choice(self, person: int) -> int:
        """The ply of the own choice to which a person may go back; -1 if there is none."""
        ply = self.way_back(person)
        return ply if ply >= 0 and self.is_choice(person, ply) else -1

    def way_back(self, person: int) -> int:
        """The last ply that a person chose, or that bars the way to it; -1 if there is none.

        Nothing but own formalities may have followed a choice; against bots alone, what they did too, as long as the
        person has seen no outcome since.
        """
        passed = self.may_pass if self.is_alone(person) else self.is_own_formality
        plies = range(len(self.match.log) - 1, self.start - 1, -1)
        return next((ply for ply in plies if self.is_choice(person, ply) or not passed(person, ply)), -1)

    def is_alone(self, person: int) -> bool:
        """Whether nobody but this person plays."""
        return self.company.players == {person}

    def is_choice(self, person: int, ply: int) -> bool:
        played = ply not in self.formal and ply not in self.by_bots
        return played and self.company.plays(person, self.match.log[ply].seat)

    def is_own_formality(self, person: int, ply: int) -> bool:
        return ply in self.formal and self.company.plays(person, self.match.log[ply].seat)

    def may_pass(self, person: int, ply: int) -> bool:
        """Whether somebody who plays alone may go back over this: nobody chose it, and it told them nothing."""
        played = self.match.log[ply]
        if played.seat == CHANCE:
            return not self.is_seen(person, played)
        return ply in self.formal or ply in self.by_bots

    def is_seen(self, person: int, played: Entry) -> bool:
        """Whether an outcome is known to a person."""
        return played.seat == CHANCE and any(played.known_to(n).move >= 0 for n in self.company.seats_of(person))

    @property
    def carried(self) -> list[LogEntry]:
        """What has to be said before a game goes on under other rules than it was played by."""
        goes_on = self.state in ("open", "running") and self.version != self.game.version
        return [entries.Carried(self.game.version)] if goes_on else []

    # The entries of the log

    def apply(self, seq: int, entry: LogEntry, step: Step | None = None) -> None:
        """Take in the next entry of the log; BadLog if it cannot come next. What this house has just decided is not
        judged: its `step` is known."""
        if seq != self.seq + 1:
            raise BadLog(f"entry {self.seq + 1} is missing")
        turn, dice = self.turn, self.thrown(entry)
        try:
            played = self.take_in(entry, step)
        except BadLog as wrong:
            raise type(wrong)(f"entry {seq} {wrong}") from None
        self.history.append(LoggedEntry(seq, entry, played, len(self.match.log) - 1, turn, dice))
        self.seq = seq
        self.has_begun = self.has_begun or played is not None or self.company.is_ready
        self.is_over = self.over_now()
        self.state = self.state_now()
        if self.is_over:
            self.undo = self.hand = None
        if self.clocks:
            self.clocks.follow(*self.clocked)
        if self.made:
            self.made.forget_match()
            if self.clocks or self.state != "running" or not isinstance(entry, Played):
                self.made.forget_table()

    @property
    def clocked(self) -> tuple[int, int]:
        """Whose turn it is, and whose time runs: of somebody who plays, unless the house plays for them."""
        turn = self.turn if self.state == "running" else NOBODY
        runs = turn >= 0 and not self.company.is_bots(turn) and self.formality is None
        return turn, turn if runs else NOBODY

    def thrown(self, entry: LogEntry) -> tuple[str, ...]:
        """The faces of a throw that is about to be taken in."""
        if not isinstance(entry, Played) or entry.seat != CHANCE:
            return ()
        return tuple(scene_of(self.game).thrown(self.match.state, entry.text))

    def take_in(self, entry: LogEntry, step: Step | None = None) -> Entry | None:
        company = self.company
        match entry:
            case Opened():
                raise BadLog("opens the table once more")
            case Played():
                return self.follow(self.match.take(step) if step else self.judge(entry))
            case entries.Said(person) | entries.Phrased(person) | entries.ShownOut(person):
                company.need_person(person)
            case entries.TakenBack(length):
                self.take_back(length)
            case entries.Resigned(seat, late):
                self.resigned = company.need_seat(seat)
                if late:
                    self.need_clocks().expire(seat)
            case entries.Clocked(at):
                self.need_clocks().pass_time(at)
            case entries.Closed():
                self.is_closed = True
            case entries.Paced(person, speed):
                company.need_person(person)
                self.set_speed(speed)
            case entries.Advised(seat):
                company.need_seat(seat)
            case entries.Revealed(secret, _, digest):
                need_digest(self.match, digest)
                self.secret = secret
            case entries.Continued(table):
                self.rematch, self.again = table, None
            case entries.Carried(version):
                self.version = version
            case _:
                company.take_in(entry)
                self.take_in_time(entry)
                self.take_in_question(entry)
        return None

    def take_in_time(self, entry: LogEntry) -> None:
        match entry:
            case entries.Expired(seat):
                clocks = self.need_clocks()
                if clocks.left[seat]:
                    raise BadLog("takes time that is left")
                clocks.expire(seat)
            case entries.Taken(seat) if self.clocks:
                self.clocks.come_back(seat)

    def need_clocks(self) -> Clocks:
        if self.clocks is None:
            raise BadLog("tells of clocks, and there are none")
        return self.clocks

    def take_in_question(self, entry: LogEntry) -> None:
        """What people ask each other. A bot on a seat answers a question about it, and ends what its person asked."""
        company = self.company
        match entry:
            case entries.UndoAsked(person):
                self.undo = Question(company.need_person(person))
            case entries.UndoAnswered(person, agree):
                self.undo = after_answer(self.undo, company.need_person(person), agree)
            case entries.HandAsked(person, seat):
                self.hand = Question(company.need_person(person), company.need_seat(seat))
            case entries.HandAnswered(person, agree):
                self.hand = after_answer(self.hand, company.need_person(person), agree)
            case entries.RematchAsked(person, asked):
                self.again = Question(company.need_person(person), asked=map(company.need_person, asked))
            case entries.RematchAnswered(person, agree):
                self.again = after_answer(self.again, company.need_person(person), agree)
            case entries.Dropped("rematch"):
                self.again = None
            case entries.Forgotten(person):
                self.tell_less(redacted(self.log, person))
            case entries.Bared():
                self.tell_less(bared(self.log, entry))
            case entries.Dropped("undo"):
                self.undo = None
            case entries.Dropped():
                self.hand = None
            case entries.Handed(seat) | entries.Expired(seat):
                self.hand = None if self.hand and self.hand.seat == seat else self.hand
                self.undo = self.undo if self.undo and self.may_undo(self.undo.person) else None

    @property
    def log(self) -> list[LogEntry]:
        return [logged.entry for logged in self.history]

    def tell_less(self, log: Sequence[LogEntry]) -> None:
        """Go on from the same entries, of which some say less."""
        self.history = [logged._replace(entry=less) for logged, less in zip(self.history, log, strict=True)]
        self.opened = next(entry for entry in log if isinstance(entry, Opened))

    def judge(self, entry: Played) -> Entry:
        """What was played has to be legal, by whose turn it is, and in the position it was played in."""
        need_digest(self.match, entry.digest)
        if entry.seat != self.match.state.to_move or self.resigned != NOBODY or self.is_closed:
            raise Misfit("is out of turn")
        try:
            played = self.match.play(entry.text)
        except IllegalMove as wrong:
            raise Misfit(f"is not allowed by {wrong.rule}") from None
        except LudothequeError:
            raise Misfit("cannot be played") from None
        if played.text != entry.text:
            raise Misfit("is written in another way")
        return played

    def follow(self, played: Entry) -> Entry:
        """What goes with a move or an outcome."""
        self.identities.move(scene_of(self.game).motions(played))
        self.undo = None
        if played.seat >= 0 and self.company.is_bots(played.seat):
            self.by_bots |= {len(self.match.log) - 1}
        if self.formality is not None:
            self.formal |= {len(self.match.log) - 1}
        self.formality = self.match.formality
        if self.speed == "hurry" and concerns(self.match, played, self.company.played_by_people):
            self.set_speed(self.lasting_speed)
        return played

    def take_back(self, length: int) -> None:
        if not self.start <= length <= len(self.match.log):
            raise BadLog("goes back to where the game never was")
        self.match.rewind(length)
        self.formal = frozenset(ply for ply in self.formal if ply < length)
        self.by_bots = frozenset(ply for ply in self.by_bots if ply < length)
        self.formality = self.match.formality
        self.undo = None
        self.identities = self.first_identities()
        for played in self.match.log[self.start :]:
            self.identities.move(scene_of(self.game).motions(played))

    def set_speed(self, speed: Speed) -> None:
        self.speed = speed
        if speed in LASTING:
            self.lasting_speed = speed


def first_position(game: Game, opened: Opened) -> Match:
    if opened.drawing:
        match = game.position(opened.drawing, None, dict(opened.options))
    else:
        match = game.open(len(opened.seats), dict(opened.options))
    if match.seats != len(opened.seats) or any(seat.level not in (0, *LEVELS) for seat in opened.seats):
        raise BadLog("entry 1 has seats that the game does not have")
    for text in opened.prefix:
        match.play(text)
    return match


def need_digest(match: Match, digest: str) -> None:
    if digest and digest != match.digest():
        raise Misfit("does not fit the position it was played in")


def winners_of(match: Match, out: Collection[int] = ()) -> tuple[int, ...]:
    """Those who share the best score, once it is over, but for those who are out; nobody where all do."""
    if not out:
        best = match.winners
        return tuple(best) if len(best) < match.seats else ()
    if not match.winners:
        return ()
    scores = [score for seat, score in enumerate(match.scores) if seat not in out]
    return tuple(seat for seat, score in enumerate(match.scores) if seat not in out and score == max(scores))
