"""What a position has to be, beyond the ranges of its fields: all that the rules rely on."""

from ...contract import CHANCE, NOBODY, OVER
from ...contract.seats import seats_of
from .state import (
    ARRIVALS,
    CAP,
    CONTEST,
    DONE,
    FORTUNE,
    NOWHERE,
    SEATS,
    SENDING,
    STAKES,
    STARTS,
    STEPS,
    TEN,
    THROWING,
    State,
    is_exile,
    player_after,
    token_owner,
)


def check(s: State) -> None:
    players = seats_of(s.playing)
    if len(players) < 2 or players[-1] >= s.seats:
        raise ValueError("at least two of the seats play.")
    check_facts(s, players)
    check_money(s, players)
    check_turn(s, players)
    check_tokens(s)
    check_pawns(s)


def check_facts(s: State, players: list[int]) -> None:
    if s.first != NOBODY and s.first not in players:
        raise ValueError(f"seat {s.first} does not play.")
    if s.round > s.rounds:
        raise ValueError(f"there is no round {s.round} of {s.rounds}.")
    if s.die and s.die not in list(STEPS):
        raise ValueError(f"the die has no {s.die:+}.")
    if s.throws >= CAP and s.phase not in (SENDING, DONE):
        raise ValueError(f"a round has at most {CAP} throws.")


def check_money(s: State, players: list[int]) -> None:
    """The magot holds the stakes of those who play, the box what nobody owns."""
    if str(s.stake) not in STAKES:
        raise ValueError(f"the stake is {', '.join(STAKES)} points, not {s.stake}.")
    if s.magot != (0 if s.phase == DONE else s.stake * len(players)):
        raise ValueError(f"the magot cannot have {s.magot} points.")
    if s.magot + s.box + sum(s.purse) != FORTUNE or any(points % TEN for points in (s.box, *s.purse)):
        raise ValueError(f"the box has {FORTUNE} points, in notes of ten at least.")
    if any(s.purse[seat] for seat in range(s.seats, SEATS)):
        raise ValueError("only players have purses.")


def check_turn(s: State, players: list[int]) -> None:
    contenders = seats_of(s.contenders)
    if (len(contenders) < 2 if s.phase == CONTEST else contenders) or not set(contenders) <= set(players):
        raise ValueError("a contest needs two seats or more that play.")
    if s.phase != DONE and (s.phase == CONTEST) != (s.first == NOBODY):
        raise ValueError("the contest says who begins.")
    if s.phase in (THROWING, SENDING) and s.actor not in players:
        raise ValueError(f"seat {s.actor} does not play.")
    if s.phase not in (THROWING, SENDING) and s.actor != NOBODY:
        raise ValueError("nobody has the die yet.")
    if s.to_move not in {STARTS: players, ARRIVALS: players, SENDING: [s.actor], DONE: [OVER]}.get(s.phase, [CHANCE]):
        raise ValueError(f"it is not the turn of seat {s.to_move}.")


def check_tokens(s: State) -> None:
    """Those who play have placed their tokens, in turn, as far as the phase says, each on a square of its own."""
    order = [s.first] if s.first != NOBODY else []
    while order and (after := player_after(s.record, order[-1])) != s.first:
        order.append(after)
    placing = order.index(token_owner(s.record)) if s.phase in (STARTS, ARRIVALS) else len(order)
    starts = {CONTEST: 0, STARTS: placing}.get(s.phase, len(order))
    arrivals = {CONTEST: 0, STARTS: 0}.get(s.phase, placing)
    for letter, row, count in (("D", s.start, starts), ("A", s.arrival, arrivals)):
        for seat in range(SEATS):
            if (row[seat] != NOWHERE) != (seat in order[:count]):
                raise ValueError(f"{letter}{seat} should{'' if row[seat] == NOWHERE else ' not'} be on the board.")
    tokens = [square for square in (*s.start, *s.arrival) if square != NOWHERE]
    if len(tokens) > len(set(tokens)) or any(is_exile(square) for square in tokens):
        raise ValueError("two tokens share a square, or one stands where exiles go.")


def check_pawns(s: State) -> None:
    """Only places of exile are shared, but by a pawn just hit."""
    for seat in range(SEATS):
        if (s.pawn[seat] == NOWHERE) != (s.start[seat] == NOWHERE):
            raise ValueError(f"the pawn of seat {seat} has no start.")
    crowd = [square for square in s.pawn if square != NOWHERE and not is_exile(square)]
    if len(crowd) - len(set(crowd)) != (s.phase == SENDING):
        raise ValueError("pawns share a square that is not 6 or 63, or the pawn hit stands there.")
    if s.phase == SENDING and crowd.count(s.pawn[s.actor]) != 2:
        raise ValueError(f"seat {s.actor} has not hit a pawn.")
    if s.phase in (THROWING, SENDING) and set(crowd) & set(s.arrival):
        raise ValueError("no pawn stays on an arrival.")
