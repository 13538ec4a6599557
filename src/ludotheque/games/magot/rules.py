"""Le Magot: a race in all directions, two to four players. Everyone chooses where its pawn starts, the next player
where it has to arrive; the die says how far, forwards or back. Whoever reaches its arrival takes the magot."""

from ...contract import CHANCE, EVEN, LEGAL, NOBODY, NONE, OVER, Ints, Rules, kernel, note
from ...contract.seats import CROWD, best_of, is_part, only_seat, seat_after
from .forms import ARRIVAL, PLUS_TEN, SEND, START, THROW
from .state import (
    ARRIVALS,
    CAP,
    CONTEST,
    DONE,
    FACES,
    FORTUNE,
    HIGH_EXILE,
    LOW_EXILE,
    SEATS,
    SENDING,
    SHARE,
    SQUARES,
    STARTS,
    STEPS,
    TEN,
    THROWING,
    Rule,
    State,
    is_exile,
    is_old,
    is_taken,
    player_after,
    plays,
    struck,
    token_owner,
)

# Points that change hands.
ARRIVAL_FEE, HIT_FEE, OWN_START_FEE, RIVAL_START_FEE = 20, 10, 50, 30


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.stake = options[0]
    s.rounds = options[1]
    s.playing = (1 << seats) - 1
    for seat in range(seats):
        s.purse[seat] = SHARE[seats - 1]
    for i in range(2 * SEATS):
        s.old[i] = NONE
    s.box = FORTUNE - seats * SHARE[seats - 1]
    open_round(s)


@kernel
def moves(s: State, out: Ints) -> int:
    if s.phase in (THROWING, SENDING):
        first, n = (THROW, FACES) if s.phase == THROWING else (SEND, 2)
        for i in range(n):
            out[i] = first + i
        return n
    n = 0
    if s.phase == CONTEST:
        for mask in range(1, s.contenders):
            if is_part(mask, s.contenders):
                out[n] = PLUS_TEN + mask
                n += 1
    else:
        for square in range(SQUARES):
            if not is_taken(s, square):
                out[n] = square + (ARRIVAL if s.phase == ARRIVALS else START)
                n += 1
    return n


@kernel
def odds(s: State, out: Ints) -> int:
    if s.phase == THROWING:
        return EVEN
    n = total = 0
    for mask in range(1, s.contenders):  # who is not in it threw one of the five other faces
        if is_part(mask, s.contenders):
            out[n] = (FACES - 1) ** (CROWD[s.contenders] - CROWD[mask])
            total += out[n]
            n += 1
    return total


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    if move >= PLUS_TEN:
        contest(s, move - PLUS_TEN, trace)
    elif move >= THROW:
        throw(s, STEPS[move - THROW], trace)
    elif move >= SEND:
        send(s, struck(s), HIGH_EXILE if move > SEND else LOW_EXILE, trace)
        visit_start(s, trace)
    elif move >= ARRIVAL:
        place_arrival(s, move - ARRIVAL, trace)
    else:
        place_start(s, move - START, trace)


@kernel
def why_not(s: State, move: int) -> int:
    if s.phase == CONTEST:
        return LEGAL if is_part(move - PLUS_TEN, s.contenders) else Rule.FIRST_PLUS_TEN
    if s.phase == STARTS:
        return why_not_there(s, move - START, Rule.CHOOSE_START)
    if s.phase == ARRIVALS and not START <= move < ARRIVAL:
        return why_not_there(s, move - ARRIVAL, Rule.NEXT_SETS_ARRIVAL)
    if START <= move < SEND:
        return Rule.TOKENS_FIXED
    if s.phase == THROWING:
        return LEGAL if THROW <= move < PLUS_TEN else Rule.OBEY_DIE
    return LEGAL if SEND <= move < THROW else Rule.HIT


@kernel
def why_not_there(s: State, square: int, placing: int) -> int:
    """next-round, and the clause by which a token is being placed."""
    if 0 <= square < SQUARES and is_old(s, square):
        return Rule.NEXT_ROUND
    return LEGAL if 0 <= square < SQUARES and not is_taken(s, square) else placing


@kernel
def scores(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.purse[seat]


# Setting up a round


@kernel
def open_round(s: State) -> None:
    """stake: everybody's goes into the magot, and the board is empty again."""
    s.round += 1
    s.throws = 0
    s.die = 0
    for seat in range(SEATS):
        s.start[seat] = NONE
        s.arrival[seat] = NONE
        s.pawn[seat] = NONE
        if plays(s, seat):
            s.purse[seat] -= s.stake
            s.magot += s.stake
    s.first = NOBODY
    s.contenders = s.playing
    s.phase = CONTEST
    s.actor = NOBODY
    s.to_move = CHANCE


@kernel
def note_share(s: State, trace: Ints) -> None:
    """equal-share"""
    if s.purse[0] + s.stake == SHARE[s.seats - 1]:  # in a drawing purses may have been anything
        note(trace, Rule.EQUAL_SHARE, SHARE[s.seats - 1], s.box)


@kernel
def note_stakes(s: State, trace: Ints) -> None:
    """stake"""
    for seat in range(s.seats):
        if plays(s, seat):
            note(trace, Rule.STAKE, seat, s.stake, s.purse[seat])


@kernel
def contest(s: State, mask: int, trace: Ints) -> None:
    """first-plus-ten: a throw that nobody or everybody throws +10 decides nothing, and is no outcome."""
    if s.round == 1 and s.contenders == s.playing:
        note_share(s, trace)
        note_stakes(s, trace)
    s.contenders = mask
    if CROWD[mask] == 1:
        s.contenders = 0
        s.first = only_seat(mask)
        s.phase = STARTS
        s.to_move = s.first
    note(trace, Rule.FIRST_PLUS_TEN, s.first, CROWD[mask])


@kernel
def place_start(s: State, square: int, trace: Ints) -> None:
    """choose-start"""
    seat = s.to_move
    s.start[seat] = square
    s.pawn[seat] = square
    note(trace, Rule.CHOOSE_START, seat, square)
    s.to_move = player_after(s, seat)
    if s.to_move == s.first:
        s.phase = ARRIVALS
        s.to_move = player_after(s, s.first)


@kernel
def place_arrival(s: State, square: int, trace: Ints) -> None:
    """next-sets-arrival, tokens-fixed"""
    owner = token_owner(s)
    s.arrival[owner] = square
    note(trace, Rule.NEXT_SETS_ARRIVAL, s.to_move, owner, square)
    if s.to_move != s.first:
        s.to_move = player_after(s, s.to_move)
        return
    note(trace, Rule.TOKENS_FIXED, s.first)
    s.phase = THROWING
    s.actor = s.first
    s.to_move = CHANCE


# A throw and what the square does


@kernel
def throw(s: State, step: int, trace: Ints) -> None:
    """obey-die, border-waits, rival-arrival"""
    seat = s.actor
    start = s.pawn[seat]
    end = start + step
    s.throws += 1
    s.die = step
    if not 0 <= end < SQUARES:
        note(trace, Rule.BORDER_WAITS, seat, start, step)
        end_throw(s, False, trace)
        return
    note(trace, Rule.OBEY_DIE, seat, start, end, step)
    if end == s.arrival[seat]:
        s.pawn[seat] = end
        reach_arrival(s, trace)
        return
    for owner in range(s.seats):
        if s.arrival[owner] == end:
            paid = pay(s, seat, owner, ARRIVAL_FEE, trace)
            note(trace, Rule.RIVAL_ARRIVAL, seat, owner, paid, s.purse[seat])
            end_throw(s, False, trace)
            return
    s.pawn[seat] = end
    if hit(s, trace):
        s.phase = SENDING
        s.to_move = seat
    else:
        visit_start(s, trace)


@kernel
def reach_arrival(s: State, trace: Ints) -> None:
    """reach-arrival"""
    seat, prize = s.actor, s.magot
    s.purse[seat] += prize
    s.magot = 0
    note(trace, Rule.REACH_ARRIVAL, seat, s.pawn[seat], prize, s.purse[seat])
    end_round(s, trace)


@kernel
def hit(s: State, trace: Ints) -> bool:
    """hit: whether a pawn has to be sent. From a square of exile there is no choice, and several may be there."""
    seat, square = s.actor, s.pawn[s.actor]
    rival = seat_after(s, seat)
    while rival != seat:
        if s.pawn[rival] == square:
            paid = pay(s, rival, seat, HIT_FEE, trace)
            note(trace, Rule.HIT, seat, rival, paid, NONE)
            if not is_exile(square):
                return True
            send(s, rival, LOW_EXILE + HIGH_EXILE - square, trace)
        rival = seat_after(s, rival)
    return False


@kernel
def send(s: State, rival: int, square: int, trace: Ints) -> None:
    """hit: to exile."""
    note(trace, Rule.HIT, s.actor, rival, 0, square)
    s.pawn[rival] = square


@kernel
def visit_start(s: State, trace: Ints) -> None:
    """own-start, rival-start"""
    seat, square = s.actor, s.pawn[s.actor]
    again = s.start[seat] == square
    if again:
        pay_everybody(s, trace)
    for owner in range(s.seats):
        if owner != seat and s.start[owner] == square:
            paid = pay(s, owner, seat, RIVAL_START_FEE, trace)
            note(trace, Rule.RIVAL_START, seat, owner, paid, s.purse[seat])
            again = True
    end_throw(s, again, trace)


@kernel
def pay_everybody(s: State, trace: Ints) -> None:
    """own-start, short-of-money: ten by ten, round the rivals."""
    seat = s.actor
    rivals = CROWD[s.playing] - 1
    owed, purse = rivals * OWN_START_FEE, s.purse[seat] + 0
    if purse < owed:
        note(trace, Rule.SHORT_OF_MONEY, seat, owed, purse)
    tens = min(owed, purse) // TEN
    rival = seat
    for i in range(rivals):
        rival = player_after(s, rival)
        paid = TEN * (tens // rivals + (i < tens % rivals))
        s.purse[seat] -= paid
        s.purse[rival] += paid
        note(trace, Rule.OWN_START, seat, rival, paid, s.purse[seat])


@kernel
def pay(s: State, payer: int, payee: int, owed: int, trace: Ints) -> int:
    """short-of-money: returns what is paid."""
    paid = min(owed, s.purse[payer] + 0)
    if paid < owed:
        note(trace, Rule.SHORT_OF_MONEY, payer, owed, paid)
    s.purse[payer] -= paid
    s.purse[payee] += paid
    return paid


@kernel
def end_throw(s: State, again: bool, trace: Ints) -> None:
    """round-cap, again"""
    s.to_move = CHANCE
    s.phase = THROWING
    if s.throws >= CAP:
        give_back(s, trace)
    elif again:
        note(trace, Rule.AGAIN, s.actor, s.throws)
    else:
        s.actor = player_after(s, s.actor)


# The session


@kernel
def give_back(s: State, trace: Ints) -> None:
    """round-cap"""
    for seat in range(s.seats):
        if plays(s, seat):
            s.purse[seat] += s.stake
            s.magot -= s.stake
            note(trace, Rule.ROUND_CAP, seat, s.stake, s.purse[seat])
    end_round(s, trace)


@kernel
def end_round(s: State, trace: Ints) -> None:
    """next-round, cannot-stake"""
    if s.round == s.rounds:
        finish(s, trace)
        return
    able = 0
    for seat in range(s.seats):
        if plays(s, seat):
            if s.purse[seat] >= s.stake:
                able |= 1 << seat
            else:
                note(trace, Rule.CANNOT_STAKE, seat, s.purse[seat])
    if CROWD[able] < 2:
        finish(s, trace)
        return
    for seat in range(SEATS):
        s.old[seat] = s.start[seat]
        s.old[SEATS + seat] = s.arrival[seat]
    s.playing = able
    open_round(s)
    note(trace, Rule.NEXT_ROUND, s.round, s.rounds)
    note_stakes(s, trace)


@kernel
def finish(s: State, trace: Ints) -> None:
    """richest-wins"""
    best, sharing = best_of(s.purse, s.seats)
    s.phase = DONE
    s.actor = NOBODY
    s.to_move = OVER
    s.ended_by = Rule.RICHEST_WINS
    note(trace, Rule.RICHEST_WINS, best, s.purse[best], sharing)


RULES = Rules(begin, moves, play, why_not, scores, odds)
