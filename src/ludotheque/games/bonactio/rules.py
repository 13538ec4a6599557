"""Bonactio: a street of good deeds, two to six players. Card squares draw a card even in passing, events count for who
stops there; the first home earns most, but tokens count as much, and the highest total wins."""

from ...contract import CHANCE, EVEN, LEGAL, NOBODY, NONE, OVER, Ints, Rules, inlined, kernel, note, scratch, table
from ...contract.seats import CROWD, best_of, is_part, only_seat, seat_after
from .cards import carry_out_kept, choose, draw, gain, pay, pile_is_ready
from .content import ALMOST, HOME
from .forms import BEST, DRAW, NO, THROW, TO, YES
from .pawns import earn_move, make_due_move, walk
from .state import (
    AGAIN_SQUARE,
    ALL_YES,
    BLANK_CARDS,
    CHOOSING,
    CONTEST,
    DASH_ASKED,
    DASH_ON,
    DONE,
    DRAWING,
    FACES,
    IN_BOX,
    IN_HAND,
    IN_PILE,
    MISS_SQUARE,
    MOVE_SQUARE,
    MOVERS,
    NO_VOTE,
    POINTS_SQUARE,
    PRINTED,
    RANK_POINTS,
    SEATS,
    SQUARE_KIND,
    SQUARE_VALUE,
    STREET,
    TEN,
    THROWING,
    TOKENS,
    USED,
    VOTING,
    Rule,
    State,
    clear,
    drop,
    may_receive,
    next_card_square,
    stack_pile,
    wait_for,
    waits_at_the_door,
)

SIX = 6
BELOW = table([sum(top**others for top in range(FACES)) for others in range(SEATS)])  # ways to throw less than the best
EARNS_THROW, EARNS_MISS, MISSES_TURN = 1, 2, 3  # what again-and-miss tells


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.phase = CONTEST
    s.turn = NOBODY
    s.contenders = (1 << seats) - 1
    s.dash = options[0]
    s.asked = NONE
    s.bank = TOKENS[seats] - seats * TEN
    for seat in range(seats):
        s.points[seat] = TEN  # start-ten
    for i in range(BLANK_CARDS):
        s.blank[i] = options[1 + i]
        s.place[PRINTED + i] = IN_PILE if options[1 + i] else IN_BOX
    stack_pile(s)
    clear(s.kept)
    clear(s.able)
    clear(s.arriving)
    clear(s.walked)
    clear(s.due_seat)
    clear(s.due)


@kernel
def moves(s: State, out: Ints) -> int:
    if s.phase == THROWING:
        for i in range(FACES):
            out[i] = THROW + i
        return FACES
    if s.phase == DRAWING:
        for i in range(s.pile):
            out[i] = DRAW + s.stack[i]
        return s.pile + 0
    if s.phase == VOTING:
        out[0] = YES
        out[1] = NO
        return 2
    n = 0
    if s.phase == CHOOSING:
        for seat in range(s.seats):
            if may_receive(s, s.to_move, seat):
                out[n] = TO + seat
                n += 1
    else:
        for mask in range(1, s.contenders):
            if is_part(mask, s.contenders):
                out[n] = BEST + mask - 1
                n += 1
    return n


@kernel
def odds(s: State, out: Ints) -> int:
    if s.phase != CONTEST:
        return EVEN
    n = total = 0
    for mask in range(1, s.contenders):
        if is_part(mask, s.contenders):
            out[n] = BELOW[CROWD[s.contenders] - CROWD[mask]]
            total += out[n]
            n += 1
    return total


@inlined
def play(s: State, move: int, trace: Ints) -> None:
    """On our street."""
    play_on(s, move, STREET, trace)


@kernel
def why_not(s: State, move: int) -> int:
    if s.phase == CONTEST:
        return LEGAL if is_part(move - BEST + 1, s.contenders) else Rule.BEST_THROW_BEGINS
    if s.phase == VOTING or YES <= move <= NO:
        return LEGAL if s.phase == VOTING and YES <= move <= NO else Rule.VOTE_DASH
    if s.phase == THROWING:
        return LEGAL if THROW <= move < DRAW else Rule.THROW_AND_ADVANCE
    if s.phase == CHOOSING and TO <= move < TO + s.seats:
        if s.pawn[move - TO] == HOME:
            return Rule.NEUTRAL
        return LEGAL if move - TO != s.to_move else Rule.PASS_DRAWS
    if s.phase == DRAWING and DRAW <= move < BEST:
        if s.place[move - DRAW] == IN_BOX:
            return Rule.BLANK_CARDS
        return LEGAL if s.place[move - DRAW] == IN_PILE else Rule.PASS_DRAWS
    return Rule.PASS_DRAWS


@kernel
def scores(s: State, out: Ints) -> None:
    """best-total-wins"""
    for seat in range(s.seats):
        out[seat] = s.points[seat] + RANK_POINTS[s.rank[seat]]


@kernel
def play_on(s: State, move: int, street: Ints, trace: Ints) -> None:
    """A move or an outcome on any layout of the street."""
    if move >= BEST:
        contest(s, move - BEST + 1, trace)
        return
    if YES <= move <= NO:
        vote(s, move == YES, trace)
        return
    if move >= DRAW:
        draw(s, move - DRAW, street, trace)
    elif move >= THROW:
        throw(s, move - THROW + 1, trace)
    else:
        choose(s, move - TO, trace)
    settle(s, street, trace)


@kernel
def contest(s: State, mask: int, trace: Ints) -> None:
    """start-ten, best-throw-begins. A throw in which all are equal decides nothing, and is no outcome."""
    if s.contenders == (1 << s.seats) - 1:
        note(trace, Rule.START_TEN, TEN, s.bank)
        tell_blank_cards(s, trace)
    s.contenders = mask
    if CROWD[mask] == 1:
        s.contenders = 0
        give_turn(s, only_seat(mask))
    note(trace, Rule.BEST_THROW_BEGINS, s.turn, CROWD[mask])


@kernel
def tell_blank_cards(s: State, trace: Ints) -> None:
    """blank-cards: how many have been written."""
    written = 0
    for i in range(BLANK_CARDS):
        written += s.place[PRINTED + i] != IN_BOX
    if written:
        note(trace, Rule.BLANK_CARDS, written)


@inlined
def throw(s: State, die: int, trace: Ints) -> None:
    """throw-and-advance, exact-almost-there, six-again, neutral"""
    seat = s.turn
    start = s.pawn[seat] + 0
    end = start + die
    s.die = die
    if start == ALMOST and die in (1, SIX):
        enter(s, die, trace)
    elif start == ALMOST:
        note(trace, Rule.NEUTRAL, seat, die)
    elif end > ALMOST:
        s.die = -die
        note(trace, Rule.EXACT_ALMOST_THERE, seat, start, start - die, die)
        walk(s, seat, start - die, trace)
    else:
        note(trace, Rule.THROW_AND_ADVANCE, seat, start, end, die)
        if die == SIX:
            s.extra[seat] += 1
            note(trace, Rule.SIX_AGAIN, seat)
        walk(s, seat, end, trace)


@inlined
def end_throw(s: State, trace: Ints) -> None:
    """settle-order: moving cards are used now. six-again, again-and-miss: the turn goes on while throws are left, but
    not after a throw that moved the pawn back."""
    for i in range(len(MOVERS)):
        if s.place[MOVERS[i]] == IN_HAND:
            s.place[MOVERS[i]] = USED
    if s.pawn[s.turn] == HOME:
        after_arrival(s, trace)
    elif s.die > 0 and s.extra[s.turn]:
        s.extra[s.turn] -= 1
        give_turn(s, s.turn)
    else:
        next_turn(s, trace)


@inlined
def give_turn(s: State, seat: int) -> None:
    s.turn = seat
    wait_for(s, THROWING, CHANCE, seat)


@inlined
def next_turn(s: State, trace: Ints) -> None:
    """again-and-miss"""
    seat = seat_after(s, s.turn)
    while s.pawn[seat] == HOME or s.miss[seat]:
        if s.miss[seat]:
            s.miss[seat] = 0
            note(trace, Rule.AGAIN_AND_MISS, seat, MISSES_TURN)
        seat = seat_after(s, seat)
    give_turn(s, seat)


@inlined
def settle(s: State, street: Ints, trace: Ints) -> None:
    """settle-order: until a card has to be drawn, somebody has to choose, or the throw is over."""
    while s.asked == NONE:
        if s.able[0] != NONE:
            carry_out_kept(s, trace)
        elif s.arriving[0] != NONE:
            square = next_card_square(s, street)
            if square == NONE:
                stop_on(s, street, trace)
            elif pile_is_ready(s, trace):
                wait_for(s, DRAWING, CHANCE)
                return
            else:
                s.walked[0] = square
        elif s.due_seat[0] != NONE:
            make_due_move(s, trace)
        else:
            end_throw(s, trace)
            return


@inlined
def stop_on(s: State, street: Ints, trace: Ints) -> None:
    """exact-event, event-cannot-pay, again-and-miss"""
    seat = s.arriving[0] + 0
    square = s.pawn[seat] + 0
    kind, value = street[square, SQUARE_KIND], street[square, SQUARE_VALUE]
    if kind == POINTS_SQUARE and value > 0:
        note(trace, Rule.EXACT_EVENT, seat, square, gain(s, seat, value, trace))
    elif kind == POINTS_SQUARE:
        paid = min(-value, s.points[seat] + 0)
        if paid < -value:
            note(trace, Rule.EVENT_CANNOT_PAY, seat, -value, paid)
        pay(s, seat, paid)
        note(trace, Rule.EXACT_EVENT, seat, square, -paid)
    elif kind > POINTS_SQUARE:
        note(trace, Rule.EXACT_EVENT, seat, square)
    if kind == AGAIN_SQUARE:
        s.extra[seat] += 1
        note(trace, Rule.AGAIN_AND_MISS, seat, EARNS_THROW)
    elif kind == MISS_SQUARE:
        s.miss[seat] = 1
        note(trace, Rule.AGAIN_AND_MISS, seat, EARNS_MISS)
    elif kind == MOVE_SQUARE:
        earn_move(s, seat, value, s.arriving[1] != NONE, trace)
    drop(s.arriving, 0)
    drop(s.walked, 0)


@kernel
def enter(s: State, die: int, trace: Ints) -> None:
    """enter-arrival, rank-points"""
    seat = s.turn + 0
    s.home += 1
    s.pawn[seat] = HOME
    s.rank[seat] = s.home
    s.extra[seat] = 0
    s.miss[seat] = 0
    note(trace, Rule.ENTER_ARRIVAL, seat, die)
    note(trace, Rule.RANK_POINTS, seat, s.home, RANK_POINTS[s.home])


@kernel
def after_arrival(s: State, trace: Ints) -> None:
    """all-home, vote-dash"""
    if s.home == s.seats:
        finish(s, trace)
    elif s.dash == DASH_ASKED and not s.dashing:
        wait_for(s, VOTING, seat_after(s, s.turn))
    else:
        if s.home == 1 and s.dash == DASH_ON:
            start_dash(s, trace)
        next_turn(s, trace)


@kernel
def vote(s: State, yes: bool, trace: Ints) -> None:
    """vote-dash: the player who has just arrived votes last; one no is enough, until the next arrival. Where it changes
    nothing, there is no vote."""
    seat = s.to_move + 0
    if not yes and waits_at_the_door(s):
        note(trace, Rule.VOTE_DASH, s.turn, 0, NO_VOTE)
    else:
        note(trace, Rule.VOTE_DASH, seat, 1 if yes else 0)
    if yes and seat != s.turn:
        s.to_move = seat_after(s, seat)
        return
    if yes:
        start_dash(s, trace)
    next_turn(s, trace)


@kernel
def start_dash(s: State, trace: Ints) -> None:
    """vote-dash: what events still owed counts for nothing either."""
    s.dashing = 1
    for seat in range(SEATS):
        s.extra[seat] = 0
        s.miss[seat] = 0
    note(trace, Rule.VOTE_DASH, s.turn, 1, ALL_YES)


@kernel
def finish(s: State, trace: Ints) -> None:
    """all-home, best-total-wins"""
    wait_for(s, DONE, OVER)
    s.turn = NOBODY
    s.ended_by = Rule.ALL_HOME
    totals = scratch(SEATS)
    scores(s, totals)
    best, sharing = best_of(totals, s.seats)
    note(trace, Rule.ALL_HOME, s.seats)
    note(trace, Rule.BEST_TOTAL_WINS, best, totals[best], sharing)


RULES = Rules(begin, moves, play, why_not, scores, odds)
