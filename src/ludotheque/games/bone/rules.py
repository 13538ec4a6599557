"""Bone: bars of four colours, two to four players. A bar is laid so that one of its bands touches its own colour;
whoever leaves bands without room for another bar has enclosed them and scores a point for each."""

from ...contract import CHANCE, EVEN, HIDDEN, LEGAL, NOBODY, NONE, OVER, Ints, Rules, inlined, kernel
from ...contract.hands import deal_hands, lay_from, prove_absent
from ...contract.seats import best_of
from ...contract.trace import EVERYBODY, note, note_for
from .box import COPIES, DOWN, KINDS, LENGTH, PIECES, READING, TO_LEFT, TO_RIGHT, WIDTH
from .forms import BEGINS, DRAW, LAY, PASS, bar_of, lay_at
from .places import against_edge, can_lay, contacts, enclosed_by, kinds_with_place, lay_fault, list_places
from .state import (
    BONE,
    BONE_PIECES,
    BY_LOT,
    DEALING,
    DONE,
    EVERYONE_BEGINS,
    HAND,
    LAYING,
    LOT,
    REFILLING,
    SEATS,
    Rule,
    State,
    clear_table,
    mark_alive,
    put,
)

# bone-start: the row of the lying bar, its first column and those of the standing bars.
BONE_ROW, BONE_COLUMN, BONE_LEFT, BONE_RIGHT = 8, 7, 6, 11


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.begins = options[0]
    s.games = options[1]
    s.edge = options[2]
    shuffle(s, NOBODY if s.begins == BY_LOT else (s.begins - 1) % seats)


@kernel
def moves(s: State, out: Ints) -> int:
    n = 0
    if s.phase == LOT:
        for seat in range(s.seats):
            out[n] = BEGINS + seat
            n += 1
    elif s.phase == LAYING:
        n = list_places(s, s.to_move, out)
        if n == 0:  # cannot-lay
            out[0] = PASS
            n = 1
    else:
        for kind in range(KINDS):
            if s.bag[kind]:
                out[n] = DRAW + kind
                n += 1
    return n


@kernel
def odds(s: State, out: Ints) -> int:
    if s.phase == LOT:
        return EVEN
    n = total = 0
    for kind in range(KINDS):
        if s.bag[kind]:
            out[n] = s.bag[kind]
            total += out[n]
            n += 1
    return total


@kernel
def seen_by(s: State) -> int:
    """four-each: a piece drawn for a hand is seen by its owner only."""
    return EVERYBODY if s.drawer == NOBODY else 1 << s.drawer


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    if move >= BEGINS:
        note(trace, Rule.FIRST_PLAYER, move - BEGINS)
        shuffle(s, move - BEGINS)
    elif move >= DRAW:
        draw(s, move - DRAW, trace)
    elif move == PASS:
        note(trace, Rule.CANNOT_LAY, s.to_move)
        prove_absent(s.absent, s.older, s.to_move, s.held[s.to_move], kinds_with_place(s))
        end_turn(s, trace)
    else:
        kind, turn, first = bar_of(move)
        lay(s, kind, turn, first, trace)


@kernel
def why_not(s: State, move: int) -> int:
    if s.phase == LOT:
        return LEGAL if BEGINS <= move < BEGINS + s.seats else Rule.FIRST_PLAYER
    if s.phase == LAYING:
        if move == PASS:
            return Rule.CANNOT_LAY if can_lay(s, s.to_move) else LEGAL
        if not LAY <= move < PASS:
            return Rule.ALWAYS_REFILL if DRAW <= move < BEGINS else Rule.SAME_COLOUR_CONTACT
        kind, turn, first = bar_of(move)
        return lay_fault(s, s.to_move, kind, turn, first)
    if DRAW <= move < BEGINS and s.bag[move - DRAW]:
        return LEGAL
    if s.phase == BONE:
        return Rule.BONE_START
    return Rule.FOUR_EACH if s.phase == DEALING else Rule.ALWAYS_REFILL


@kernel
def scores(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@kernel
def hide(s: State, seat: int) -> None:
    """Hands are hidden; all that is not seen may as well lie in the pile."""
    for other in range(SEATS):
        if other != seat:
            for kind in range(KINDS):
                s.bag[kind] += s.hands[other, kind]
                s.hands[other, kind] = 0


@kernel
def imagine(s: State, seat: int, rng: Ints) -> None:
    """Any hands are as likely as the pieces not seen and the passes make them."""
    deal_hands(s.hands, s.held, s.absent, s.older, s.bag, s.seats, seat, rng)


# Drawing pieces


@kernel
def shuffle(s: State, first: int) -> None:
    """All pieces face down; a seat begins, or the lot has to say which."""
    clear_table(s)
    for kind in range(KINDS):
        s.bag[kind] = COPIES
        for seat in range(SEATS):
            s.hands[seat, kind] = 0
    for seat in range(SEATS):
        s.held[seat] = 0
        s.absent[seat] = 0
        for n in range(HAND + 1):
            s.older[seat, n] = 0
    for i in range(BONE_PIECES):
        s.bone[i] = NONE
    s.pile = PIECES
    s.turns = 0
    s.first = first
    s.drawer = first
    s.phase = LOT if first == NOBODY else DEALING
    s.to_move = CHANCE


@kernel
def draw(s: State, kind: int, trace: Ints) -> None:
    s.bag[kind] -= 1
    s.pile -= 1
    if s.phase == BONE:
        draw_for_bone(s, kind, trace)
    elif s.phase == DEALING:
        take(s, kind, Rule.FOUR_EACH, trace)
        if s.held[s.drawer] == HAND:
            s.drawer = (s.drawer + 1) % s.seats
            if s.drawer == s.first:
                s.drawer = NOBODY
                s.phase = BONE
    else:
        take(s, kind, Rule.ALWAYS_REFILL, trace)
        end_turn(s, trace)


@kernel
def take(s: State, kind: int, rule: int, trace: Ints) -> None:
    """four-each, always-refill: everybody sees that a piece is drawn, its owner sees which."""
    seat = s.drawer
    s.hands[seat, kind] += 1
    s.held[seat] += 1
    note(trace, rule, seat, s.held[seat], HIDDEN, s.pile)
    note_for(trace, 1 << seat, rule, seat, s.held[seat], kind, s.pile)


@kernel
def draw_for_bone(s: State, kind: int, trace: Ints) -> None:
    """bone-start"""
    n = 0
    while s.bone[n] != NONE:
        n += 1
    s.bone[n] = kind
    note(trace, Rule.BONE_START, n + 1, kind)
    if n + 1 < BONE_PIECES:
        return
    lay_bone(s)
    for i in range(BONE_PIECES):
        s.bone[i] = NONE
    if s.finished or s.begins != BY_LOT:
        note(trace, Rule.FIRST_PLAYER, s.first)
    s.phase = LAYING
    s.to_move = s.first


@kernel
def lay_bone(s: State) -> None:
    """bone-start: most contacts on inner squares, then the order of drawing, then the lying bar's own reading.

    A standing bar turned round touches with an inner square as before, so it is never reversed.
    """
    most, chosen = NONE, 0
    for way in range(2 * 2 * BONE_PIECES):
        n = 0
        for end in range(2):
            n += 0 < touching(s, way, end) < LENGTH - 1
        if n > most:
            most, chosen = n, way
    start = BONE_ROW * WIDTH + BONE_COLUMN
    if chosen % 2:
        put(s, s.bone[chosen // 4], TO_LEFT, start + LENGTH - 1)
    else:
        put(s, s.bone[chosen // 4], TO_RIGHT, start)
    for end in range(2):
        top = (BONE_ROW - touching(s, chosen, end)) * WIDTH
        put(s, standing(s, chosen, end), DOWN, top + (BONE_RIGHT if end else BONE_LEFT))
    mark_alive(s)


@inlined
def standing(s: State, way: int, end: int) -> int:
    """The kind that stands on the left (end 0) or on the right; a way is lying bar, left bar, reversed or not."""
    lying, later_first = way // 4, way // 2 % 2
    i = later_first ^ end
    return s.bone[i + (i >= lying)]


@inlined
def touching(s: State, way: int, end: int) -> int:
    """Where in the reading of a standing bar the colour comes that the lying bar has at this end."""
    colour = READING[s.bone[way // 4], (LENGTH - 1) * (end ^ way % 2)]
    i = 0
    while READING[standing(s, way, end), i] != colour:
        i += 1
    return i


# A turn


@kernel
def lay(s: State, kind: int, turn: int, first: int, trace: Ints) -> None:
    """same-colour-contact, table-edge, enclose, no-enclosure-no-point, always-refill"""
    seat = s.to_move
    if len(trace):
        note(trace, Rule.SAME_COLOUR_CONTACT, seat, lay_at(kind, turn, first), contacts(s, kind, turn, first))
        if against_edge(turn, first):
            note(trace, Rule.TABLE_EDGE, seat, against_edge(turn, first), s.edge)
    if s.absent[seat]:
        lay_from(s.absent, s.older, seat, s.held[seat], kind)
    s.hands[seat, kind] -= 1
    s.held[seat] -= 1
    put(s, kind, turn, first)
    total = enclosed_by(s, seat, turn, first, 0, trace)
    s.points[seat] += total
    if total == 0:
        note(trace, Rule.NO_ENCLOSURE_NO_POINT, seat)
    elif len(trace):
        enclosed_by(s, seat, turn, first, total, trace)
    mark_alive(s)
    if s.pile:
        s.phase = REFILLING
        s.drawer = seat
        s.to_move = CHANCE
    else:
        end_turn(s, trace)


@inlined
def turns_each(seats: int) -> int:
    """full-rounds-only"""
    return (PIECES - BONE_PIECES) // seats


@kernel
def end_turn(s: State, trace: Ints) -> None:
    """full-rounds-only, first-player"""
    s.turns += 1
    s.drawer = NOBODY
    if s.turns < turns_each(s.seats) * s.seats:
        s.phase = LAYING
        s.to_move = (s.first + s.turns) % s.seats
        return
    note(trace, Rule.FULL_ROUNDS_ONLY, turns_each(s.seats), s.finished + 1)
    if s.games == EVERYONE_BEGINS and s.finished + 1 < s.seats:
        s.finished += 1
        shuffle(s, (s.first + 1) % s.seats)
    else:
        finish(s, trace)


@kernel
def finish(s: State, trace: Ints) -> None:
    """most-points-wins"""
    best, sharing = best_of(s.points, s.seats)
    s.phase = DONE
    s.to_move = OVER
    s.ended_by = Rule.MOST_POINTS_WINS
    note(trace, Rule.MOST_POINTS_WINS, best, s.points[best], sharing)


RULES = Rules(begin, moves, play, why_not, scores, odds, seen_by, hide, imagine)
