"""What a position has to be, beyond the ranges of its fields: all that the rules rely on.

seats 2, to_move chance, actor 1, phase throwing, contenders nobody, first 1, round 2, die -7, throws 12
purse 2150 2130 0 0
start 43 10 - -
arrival 2 60 - -
pawn 43 63 - -
old 1 68 - - 0 69 - -
"""

from ...contract import CHANCE, NOBODY, NONE, OVER, Positions
from ...contract.seats import seats_of
from .state import (
    ARRIVALS,
    CAP,
    CONTEST,
    DONE,
    FORTUNE,
    SEATS,
    SENDING,
    SHARE,
    STARTS,
    STEPS,
    TEN,
    THROWING,
    State,
    is_exile,
)


def check(s: State) -> None:
    players = seats_of(s.playing)
    if len(players) < 2 or players[-1] >= s.seats:
        raise ValueError("at least two of the seats play.")
    check_facts(s)
    check_money(s)
    check_turn(s, players)
    check_tokens(s, players)
    check_old(s)
    check_pawns(s)


def check_facts(s: State) -> None:
    if s.round > s.rounds:
        raise ValueError(f"there is no round {s.round} of {s.rounds}.")
    if s.die and s.die not in list(STEPS):
        raise ValueError(f"the die has no {s.die:+}.")
    if s.throws >= CAP and s.phase not in (SENDING, DONE):
        raise ValueError(f"a round has at most {CAP} throws.")


def check_money(s: State) -> None:
    if s.stake % TEN or s.stake > SHARE[s.seats - 1]:
        raise ValueError(f"the stake is ten points or more, by tens, up to {SHARE[s.seats - 1]}, not {s.stake}.")
    if s.magot != stakes(s):
        raise ValueError(f"the magot has {stakes(s)} points, not {s.magot}.")
    if s.magot + s.box + sum(s.purse) != FORTUNE:
        raise ValueError(f"magot, box and purses have {FORTUNE} points together.")
    if any(points % TEN for points in s.purse):
        raise ValueError("the least note is one of ten points.")
    if any(s.purse[seat] for seat in range(s.seats, SEATS)):
        raise ValueError("only players have purses.")


def check_turn(s: State, players: list[int]) -> None:
    contenders = seats_of(s.contenders)
    if (len(contenders) < 2 if s.phase == CONTEST else contenders) or not set(contenders) <= set(players):
        raise ValueError("a contest needs two seats or more that play.")
    if s.first not in ([NOBODY] if s.phase == CONTEST else players):
        raise ValueError(f"seat {s.first} cannot have begun.")
    if s.actor not in (players if s.phase in (THROWING, SENDING) else [NOBODY]):
        raise ValueError(f"seat {s.actor} cannot have the die.")
    if s.to_move not in {STARTS: players, ARRIVALS: players, SENDING: [s.actor], DONE: [OVER]}.get(s.phase, [CHANCE]):
        raise ValueError(f"it is not the turn of seat {s.to_move}.")


def check_tokens(s: State, players: list[int]) -> None:
    """Those who play have placed their tokens, in turn, as far as the phase says, each on a square of its own."""
    began = 0 if s.phase == CONTEST else players.index(s.first)
    order = players[began:] + players[:began]
    turn = order.index(s.to_move) if s.phase in (STARTS, ARRIVALS) else 0
    starts = {CONTEST: 0, STARTS: turn}.get(s.phase, len(order))
    arrivals = {CONTEST: 0, STARTS: 0, ARRIVALS: (turn - 1) % len(order)}.get(s.phase, len(order))
    for name, row, count in (("D", s.start, starts), ("A", s.arrival, arrivals), ("pawn ", s.pawn, starts)):
        for seat in range(SEATS):
            if (row[seat] != NONE) != (seat in order[:count]):
                raise ValueError(f"{name}{seat} should{'' if row[seat] == NONE else ' not'} be on the board.")
    check_squares([*s.start, *s.arrival])


def check_squares(row: list[int]) -> set[int]:
    """Of the tokens of a round."""
    tokens = [square for square in row if square != NONE]
    if len(tokens) > len(set(tokens)) or any(is_exile(square) for square in tokens):
        raise ValueError("two tokens share a square, or one stands where exiles go.")
    return set(tokens)


def check_old(s: State) -> None:
    """next-round: a drawing may leave out where tokens stood before."""
    old = check_squares(list(s.old))
    if old and s.round == 1:
        raise ValueError("there was no round before the first.")
    for seat in range(SEATS):
        if (s.old[seat] == NONE) != (s.old[SEATS + seat] == NONE) or (seat >= s.seats and s.old[seat] != NONE):
            raise ValueError(f"seat {seat} had a D and an A in the round before, or neither.")
    if old & {*s.start, *s.arrival}:
        raise ValueError("a token stands where one stood in the round before.")


def check_pawns(s: State) -> None:
    """Only places of exile are shared, but by a pawn just hit."""
    if s.phase < THROWING and (list(s.pawn) != list(s.start) or s.throws or s.die):
        raise ValueError("before the first throw every pawn stands on its start.")
    crowd = [square for square in s.pawn if square != NONE and not is_exile(square)]
    if len(crowd) - len(set(crowd)) != (s.phase == SENDING):
        raise ValueError("pawns share a square that is not 6 or 63, or the pawn hit stands there.")
    if s.phase == SENDING and crowd.count(s.pawn[s.actor]) != 2:
        raise ValueError(f"seat {s.actor} has not hit a pawn.")
    if s.phase in (THROWING, SENDING) and set(crowd) & set(s.arrival):
        raise ValueError("no pawn stays on an arrival.")


def complete(s: State, told: set[str]) -> None:
    """Pawns wait on their starts, and all who play contend; the phase says whose turn it is, the tokens who began."""
    if "pawn" not in told:
        for seat in range(SEATS):
            s.pawn[seat] = s.start[seat]
    if "contenders" not in told:
        s.contenders = s.playing if s.phase == CONTEST else 0
    if "to_move" not in told:
        s.to_move = {SENDING: s.actor, DONE: OVER}.get(s.phase, CHANCE)
    if "first" not in told:
        s.first = beginner(s)
    if "magot" not in told:
        s.magot = stakes(s)
    if "box" not in told:
        s.box = FORTUNE - s.magot - sum(s.purse)


def beginner(s: State) -> int:
    """Who has the die, or by the tokens that are placed, who was to place the first."""
    players = seats_of(s.playing)
    if s.phase not in (STARTS, ARRIVALS) or s.to_move not in players:
        return s.actor
    row, ahead = (s.start, 0) if s.phase == STARTS else (s.arrival, 1)
    placed = sum(square != NONE for square in row)
    return players[(players.index(s.to_move) - placed - ahead) % len(players)]


def stakes(s: State) -> int:
    """What the magot holds: the stakes of those who play."""
    return 0 if s.phase == DONE else s.stake * len(seats_of(s.playing))


POSITIONS = Positions(check, complete)
