"""What a position has to be, beyond the ranges of its fields: all that the rules rely on."""

from ...contract import CHANCE, NOBODY, OVER
from ...contract.hands import check_proofs
from .rules import turns_each
from .state import (
    BANDS,
    BESIDE,
    BONE,
    BONE_PIECES,
    COLOUR,
    COPIES,
    DEALING,
    DONE,
    DOWN,
    HAND,
    KINDS,
    LAYING,
    LENGTH,
    LINKED_RIGHT,
    LOT,
    NONE,
    ONE,
    PIECES,
    READINGS,
    REFILLING,
    SEATS,
    SQUARES,
    TO_RIGHT,
    TURNS,
    State,
    clear_table,
    mark_alive,
    put,
)

ON_TABLE = ("board", "free", "alive", "near")


def check(s: State) -> None:
    laid = bars_of(s)
    if len(laid) > PIECES:
        raise ValueError(f"there are {PIECES} pieces, not {len(laid)} on the table.")
    check_table(s, laid)
    check_box(s, [kind for kind, _, _ in laid])
    check_proofs(s.hands, s.held, s.absent, s.older)
    to_come = s.pile + sum(s.held) + BONE_PIECES - list(s.bone).count(NONE)
    if sum(s.points) > BANDS * (PIECES * (s.finished + 1) - to_come):
        raise ValueError(f"so many points cannot have been scored: a bar has {BANDS} bands.")
    check_turn(s)
    if s.phase == DEALING:
        check_deal(s)
    if s.phase in (DEALING, BONE):
        check_start(s, len(laid))


def bars_of(s: State) -> list[tuple[int, int, int]]:
    """Kind, turn and first square of the bars on the table, whatever the table holds."""
    laid: list[tuple[int, int, int]] = []
    covered: set[int] = set()
    for square in range(SQUARES):
        if s.board[square] and square not in covered:
            turn = TO_RIGHT if s.board[square] & LINKED_RIGHT else DOWN
            squares = [square]
            while len(squares) < LENGTH and squares[-1] != NONE:
                squares.append(BESIDE[squares[-1], turn])
            colours = tuple(s.board[square] & COLOUR for square in squares if square != NONE)
            backwards = colours not in READINGS
            colours = colours[::-1] if backwards else colours
            if colours not in READINGS or not covered.isdisjoint(squares):
                raise ValueError(f"no bar lies on square {square}.")
            covered.update(squares)
            laid.append(
                (READINGS.index(colours), (turn + 2) % TURNS, squares[-1])
                if backwards
                else (READINGS.index(colours), turn, square)
            )
    return laid


def check_table(s: State, laid: list[tuple[int, int, int]]) -> None:
    """Laid anew, the bars leave the same squares free."""
    twin = State()
    clear_table(twin.record)
    for kind, turn, first in laid:
        put(twin.record, kind, turn, first)
    mark_alive(twin.record)
    if any((twin.array[name] != s.array[name]).any() for name in ON_TABLE):
        raise ValueError("the free squares are not those that the bars leave.")


def check_box(s: State, laid: list[int]) -> None:
    for seat in range(SEATS):
        known = sum(s.hands[seat, kind] for kind in range(KINDS))
        if known != s.held[seat] or (seat >= s.seats and (known or s.points[seat])):
            raise ValueError(f"seat {seat} holds {s.held[seat]} pieces, and {known} of them are told.")
    for kind in range(KINDS):
        drawn = sum(s.hands[seat, kind] for seat in range(SEATS)) + laid.count(kind) + list(s.bone).count(kind)
        if s.bag[kind] + drawn > COPIES:
            raise ValueError(f"there are more than {COPIES} pieces of one kind.")
    if sum(s.bag) != s.pile:
        raise ValueError(f"the pile has {sum(s.bag)} pieces, not {s.pile}.")
    drawn_for_bone = [kind for kind in s.bone if kind != NONE]
    if list(s.bone)[: len(drawn_for_bone)] != drawn_for_bone or len(drawn_for_bone) == BONE_PIECES:
        raise ValueError(f"the bone is laid once {BONE_PIECES} pieces are drawn.")
    if drawn_for_bone and s.phase != BONE:
        raise ValueError("pieces are drawn for a bone that is not awaited.")


def check_turn(s: State) -> None:
    if s.first not in range(NOBODY if s.phase in (LOT, DONE) else 0, s.seats):
        raise ValueError(f"only seats 0 to {s.seats - 1} can begin.")
    if s.finished >= s.seats or (s.finished and s.games == ONE):
        raise ValueError(f"there are no {s.finished} games before this one.")
    turn = {LAYING: (s.first + s.turns) % s.seats, DONE: OVER}.get(s.phase, CHANCE)
    drawer = {REFILLING: (s.first + s.turns) % s.seats, DEALING: s.drawer}.get(s.phase, NOBODY)
    over = s.turns >= turns_each(s.seats) * s.seats
    if s.actor != NOBODY or s.to_move != turn or s.drawer != drawer or (over and s.phase in (LAYING, REFILLING)):
        raise ValueError(f"after {s.turns} turns from seat {s.first} it is not the turn of this one.")
    if s.phase == REFILLING and (s.held[s.drawer] == HAND or s.pile == 0):
        raise ValueError(f"seat {s.drawer} has {HAND} pieces already, or there is nothing to draw.")


def check_deal(s: State) -> None:
    """Round from the first player, hands are full, then one is being dealt, then they are empty."""
    if s.drawer not in range(s.seats):
        raise ValueError(f"there is no seat {s.drawer}.")
    for i in range(s.seats):
        seat, dealt = (s.first + i) % s.seats, (s.drawer - s.first) % s.seats
        if s.held[seat] != (HAND if i < dealt else 0) and (i != dealt or s.held[seat] == HAND):
            raise ValueError(f"seat {seat} cannot have {s.held[seat]} pieces while seat {s.drawer} is dealt.")


def check_start(s: State, laid: int) -> None:
    """Before the bone the table is empty, and there is enough in the pile."""
    wanted = sum(HAND - s.held[seat] for seat in range(s.seats)) if s.phase == DEALING else 0
    wanted += list(s.bone).count(NONE)
    if laid or s.turns or s.pile < wanted:
        raise ValueError(f"before the bone nobody has laid, and the pile has {wanted} pieces or more.")
