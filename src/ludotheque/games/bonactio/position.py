"""What a position has to be, beyond the ranges of its fields: all that the rules rely on.

seats 3, to_move chance, phase draw, turn 0, contenders nobody, die 2, bank 197
pawn 15 16 17                           seat 0 has pushed 1, and 1 has pushed 2
points 12 1
place missed-stop=hand                  cards that are not in the pile
arriving 2                              whose pawns have stopped,
walked 16                               and up to where they are settled
due_seat 1 0                            whose pawns have moves to come,
due 20 missed-stop                      to a square, or by a card
"""

from ...contract import CHANCE, NOBODY, NONE, OVER, Ints, Positions
from ...contract.seats import seats_of
from .cards import targets
from .content import ALMOST, HOME, MOVE, START, TRACK
from .state import (
    BLANK_CARDS,
    BY_CARD,
    CARD_IDS,
    CHOOSING,
    CONTEST,
    DASH_ASKED,
    DECK,
    DONE,
    DRAWING,
    GIVE_CARD,
    IN_BOX,
    IN_HAND,
    IN_PILE,
    KEPT,
    KIND,
    LOSS_CARD,
    MOVERS,
    PRINTED,
    SEATS,
    SHARE_CARD,
    STREET,
    THROWING,
    TOKENS,
    VOTING,
    State,
    amount_of,
    next_card_square,
    stack_pile,
)

MOST_EXTRA = 100  # throws that somebody has to come; more may follow
SENT_TO = {square.value for square in TRACK if square.kind == MOVE}


def check(s: State) -> None:
    check_seats(s)
    check_pawns(s)
    check_cards(s)
    check_queues(s)
    check_due(s)
    check_turn(s)
    check_awaited(s)


def entries(queue: Ints) -> list[int]:
    """Of a row that holds NONE after its last entry."""
    said = [entry for entry in queue if entry != NONE]
    if any(queue[i] != entry for i, entry in enumerate(said)):
        raise ValueError("there is a gap between those who wait.")
    return said


def check_seats(s: State) -> None:
    if s.turn >= s.seats or s.contenders >> s.seats:
        raise ValueError(f"there are only seats 0 to {s.seats - 1}.")
    if s.bank + sum(s.points) != TOKENS[s.seats]:
        raise ValueError(f"players and bank have {TOKENS[s.seats]} points together.")
    if max(s.extra) > MOST_EXTRA:
        raise ValueError(f"nobody has {max(s.extra)} throws to come.")
    for seat in range(s.seats, SEATS):
        if s.points[seat] or s.extra[seat] or s.miss[seat] or s.rank[seat] or s.pawn[seat] != START:
            raise ValueError(f"nobody plays on seat {seat}.")


def check_pawns(s: State) -> None:
    home = [seat for seat in range(s.seats) if s.pawn[seat] == HOME]
    if s.home != len(home) or sorted(s.rank[seat] for seat in home) != list(range(1, s.home + 1)):
        raise ValueError("those who are home have ranks from 1 on.")
    if any(s.rank[seat] and seat not in home for seat in range(s.seats)):
        raise ValueError("only those who are home have ranks.")
    squares = [square for square in s.pawn if START < square < ALMOST]
    if len(squares) > len(set(squares)) and not s.dashing:
        raise ValueError("two pawns share a square.")
    if s.dashing and s.home == 0 and s.dash == DASH_ASKED:
        raise ValueError("nobody runs before it was asked.")


def check_cards(s: State) -> None:
    pile = [card for card in range(DECK) if s.place[card] == IN_PILE]
    if entries(s.stack) != pile or len(pile) != s.pile:
        raise ValueError("the pile holds each of its cards once.")
    for card in range(DECK):
        if (s.place[card] == IN_BOX) != (card >= PRINTED and amount_of(s.record, card) == 0):
            raise ValueError(f"{CARD_IDS[card]} is in the box exactly if nothing is written on it.")
        if s.place[card] >= KEPT and (KIND[card] not in (LOSS_CARD, GIVE_CARD) or s.place[card] >= KEPT + s.seats):
            raise ValueError(f"nobody can keep {CARD_IDS[card]}.")
    if sorted(entries(s.kept)) != [card for card in range(DECK) if s.place[card] >= KEPT]:
        raise ValueError("the kept cards are those that players keep.")


def check_queues(s: State) -> None:
    arriving = entries(s.arriving)
    for waiting in (entries(s.able), arriving, entries(s.due_seat)):
        if any(seat >= s.seats for seat in waiting):
            raise ValueError(f"only seats 0 to {s.seats - 1} can wait.")
    for waiting in (entries(s.able), arriving):
        if len(set(waiting)) < len(waiting):
            raise ValueError("nobody waits twice for the same.")
    if any(s.pawn[seat] == HOME for seat in arriving + entries(s.due_seat)):
        raise ValueError("who is home waits for nothing.")
    if len(entries(s.walked)) != len(arriving) or HOME in s.walked:
        raise ValueError("every pawn that arrives comes from somewhere.")


def check_due(s: State) -> None:
    """Moves by events first, one for each pawn, to squares that events send to; then those by cards in hand."""
    due, seats, arriving = entries(s.due), entries(s.due_seat), entries(s.arriving)
    if len(due) != len(seats):
        raise ValueError("every move to come is somebody's.")
    events = [what for what in due if what < BY_CARD]
    cards = [what - BY_CARD for what in due if what >= BY_CARD]
    if due[: len(events)] != events:
        raise ValueError("moves by events come before those by cards.")
    if not set(events) <= SENT_TO or len({*seats[: len(events)], *arriving}) < len(events) + len(arriving):
        raise ValueError("an event sends a pawn that stands on it, and once.")
    if any(s.place[card] != IN_HAND or card not in list(MOVERS) for card in cards) or len(set(cards)) < len(cards):
        raise ValueError("a card that moves a pawn later has to be a moving one and in hand.")


def check_turn(s: State) -> None:
    """Whose turn it is, and that nothing waits between throws."""
    if (len(seats_of(s.contenders)) < 2 or s.home) if s.phase == CONTEST else s.contenders:
        raise ValueError("a contest needs two seats or more, and nobody is home yet.")
    if (s.phase == DONE) != (s.home == s.seats):
        raise ValueError("the game is over when all are home.")
    if (s.turn == NOBODY) != (s.phase in (CONTEST, DONE)) or s.actor != (s.turn if s.phase == THROWING else NOBODY):
        raise ValueError("it has to be somebody's turn, who throws.")
    if (s.to_move == CHANCE) != (s.phase in (CONTEST, THROWING, DRAWING)) or (s.to_move == OVER) != (s.phase == DONE):
        raise ValueError(f"it is not the turn of seat {s.to_move}.")
    if s.phase not in (DRAWING, CHOOSING) and any(row[0] != NONE for row in (s.able, s.arriving, s.due_seat)):
        raise ValueError("nothing can wait to be settled between throws.")
    if s.phase in (DRAWING, CHOOSING) and s.dashing:
        raise ValueError("who runs draws no cards.")


def check_awaited(s: State) -> None:
    if s.phase in (THROWING, DRAWING, CHOOSING) and s.pawn[s.turn] == HOME:
        raise ValueError(f"seat {s.turn} is home and throws no more.")
    if s.phase == VOTING and (s.home == 0 or s.rank[s.turn] != s.home or s.dash != DASH_ASKED or s.dashing):
        raise ValueError("a vote comes after an arrival, where the dash is asked and not yet decided.")
    if s.phase == DRAWING and (s.arriving[0] == NONE or s.pile == 0 or next_card_square(s.record, STREET) == NONE):
        raise ValueError("there is nothing to draw.")
    if (s.phase == CHOOSING) != (s.asked != NONE):
        raise ValueError("who chooses carries out a card.")
    if s.phase == CHOOSING:
        check_choice(s)


def check_choice(s: State) -> None:
    place, kind = s.place[s.asked], KIND[s.asked]
    if kind not in (SHARE_CARD, GIVE_CARD) or place not in (IN_HAND, KEPT + s.to_move):
        raise ValueError(f"seat {s.to_move} has no card for which to choose.")
    if kind == GIVE_CARD and amount_of(s.record, s.asked) > s.points[s.to_move]:
        raise ValueError(f"seat {s.to_move} cannot give {amount_of(s.record, s.asked)} points.")
    if targets(s.record, s.to_move) < 2:
        raise ValueError("there is nobody to choose between.")


def complete(s: State, told: set[str]) -> None:
    """The bank has what players have not. Only a contest has contenders, and who throws is the one whose turn it is. A
    card that is written on has left the box."""
    if "bank" not in told:
        s.bank = TOKENS[s.seats] - sum(s.points)
    if "contenders" not in told and s.phase != CONTEST:
        s.contenders = 0
    if "actor" not in told and s.phase == THROWING:
        s.actor = s.turn
    for i in range(BLANK_CARDS):
        if s.blank[i] and s.place[PRINTED + i] == IN_BOX:
            s.place[PRINTED + i] = IN_PILE
    s.home = sum(square == HOME for square in s.pawn)
    stack_pile(s.record)


POSITIONS = Positions(check, complete, implied=("home", "pile", "stack"))
