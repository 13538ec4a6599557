"""What a position has to be, beyond the ranges of its fields, and what follows from what is told. Below the picture:

seats 2, to_move 0, phase lay, first 0, turns 2, pile 35
held 4 4 0 0
points 12 3 0 0
hands 0 RYVG=2 YRGV=1 VYRG=1
"""

from ...contract import CHANCE, NOBODY, NONE, OVER, Picture, Positions
from ...contract.hands import check_proofs
from .box import BANDS, COPIES, KINDS, LENGTH, NAMES, PIECES
from .laid import bars, draw, lay_out, read
from .rules import turns_each
from .state import BONE, BONE_PIECES, DEALING, DONE, HAND, LAYING, LOT, ONE, REFILLING, SEATS, State, clear_table

ON_TABLE = ("board", "free", "alive", "near")


def check(s: State) -> None:
    check_table(s)
    check_box(s)
    check_proofs(s.hands, s.held, s.absent, s.older)
    to_come = s.pile + sum(s.held) + len(drawn_for_bone(s))
    if sum(s.points) > BANDS * (PIECES * (s.finished + 1) - to_come):
        raise ValueError(f"so many points cannot have been scored: a bar has {BANDS} bands.")
    check_turn(s)
    if s.phase == DEALING:
        check_deal(s)
    if s.phase in (LOT, DEALING, BONE):
        check_start(s)


def check_table(s: State) -> None:
    """Laid anew, the bars cover the same squares and leave the same ones free."""
    laid, twin = bars(s), State()
    if LENGTH * len(laid) != sum(map(bool, s.board)):
        raise ValueError("a square is covered by no bar, or by two.")
    clear_table(twin.record)
    lay_out(twin, laid)
    if any(twin.fields[name] != s.fields[name] for name in ON_TABLE):
        raise ValueError("the free squares are not those that the bars leave.")


def drawn_for_bone(s: State) -> list[int]:
    return [kind for kind in s.bone if kind != NONE]


def hand_size(s: State, seat: int) -> int:
    """Of what is seen."""
    return sum(s.hands[seat, kind] for kind in range(KINDS))


def in_sight(s: State) -> list[int]:
    """By kind, how many pieces lie on the table, were drawn for the bone, or are seen in hands."""
    out = [kind for kind, _, _ in bars(s)] + drawn_for_bone(s)
    return [out.count(kind) + sum(s.hands[seat, kind] for seat in range(SEATS)) for kind in range(KINDS)]


def pieces(s: State) -> dict[str, int]:
    """By kind, how many there are in all."""
    return {name: seen + hidden for name, seen, hidden in zip(NAMES, in_sight(s), s.bag, strict=True)}


def check_box(s: State) -> None:
    for seat in range(SEATS):
        known = hand_size(s, seat)
        if known != s.held[seat]:
            raise ValueError(f"seat {seat} holds {s.held[seat]} pieces, and {known} of them are told.")
        if seat >= s.seats and (known or s.points[seat]):
            raise ValueError(f"nobody has seat {seat}, but it has pieces or points.")
    for name, count in pieces(s).items():
        if count > COPIES:
            raise ValueError(f"there are more than {COPIES} pieces {name}.")
    if sum(s.bag) != s.pile:
        raise ValueError(f"the pile has {sum(s.bag)} pieces, not {s.pile}.")
    drawn = drawn_for_bone(s)
    if list(s.bone)[: len(drawn)] != drawn or len(drawn) == BONE_PIECES:
        raise ValueError(f"the bone is laid once {BONE_PIECES} pieces are drawn.")
    if drawn and s.phase != BONE:
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
    hands, dealt = [s.held[(s.first + i) % s.seats] for i in range(s.seats)], (s.drawer - s.first) % s.seats
    full, (held, *empty) = hands[:dealt], hands[dealt:]
    if s.drawer not in range(s.seats) or full != [HAND] * dealt or held == HAND or any(empty):
        raise ValueError(f"from seat {s.first} on they cannot hold {hands} pieces while seat {s.drawer} is dealt.")


def check_start(s: State) -> None:
    """Before the bone the table is empty, before the lot every hand, and there is enough in the pile."""
    wanted = sum(HAND - s.held[seat] for seat in range(s.seats)) if s.phase == DEALING else 0
    wanted += list(s.bone).count(NONE)
    if any(s.board) or s.turns or s.pile < wanted or (s.phase == LOT and any(s.held)):
        raise ValueError(f"before the bone nobody has laid, and the pile has {wanted} pieces or more.")


def complete(s: State, told: set[str]) -> None:
    """A seat to move lays; who began follows from whose turn it is. What nobody has is in the pile."""
    if "phase" not in told:
        s.phase = {CHANCE: LOT, OVER: DONE}.get(s.to_move, LAYING)
    if "held" not in told:
        for seat in range(SEATS):
            s.held[seat] = hand_size(s, seat)
    if "bag" not in told:
        for kind, seen in enumerate(in_sight(s)):
            s.bag[kind] = max(0, COPIES - seen)
    if "pile" not in told:
        s.pile = max(0, sum(s.bag) - sum(max(0, s.held[seat] - hand_size(s, seat)) for seat in range(SEATS)))
    if "first" not in told and (seat := max(s.to_move, s.drawer)) != NOBODY:
        before = list(s.held).count(HAND) if s.phase == DEALING else s.turns
        s.first = (seat - before) % s.seats


POSITIONS = Positions(check, complete, Picture(draw, read, tells=ON_TABLE))
