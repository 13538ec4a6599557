"""What a position has to be, beyond the ranges of its fields: all that the rules rely on."""

from ...contract import CHANCE, NOBODY
from .courses import duty_of
from .state import (
    ANY,
    ASHORE,
    DICE,
    DONE,
    ENTERED,
    JUNKS,
    KEEPING,
    LOT,
    MOVING,
    NONE,
    THROWING,
    THROWS,
    State,
    facing,
)


def check(s: State) -> None:
    for seat in range(2):
        check_fleet(s, seat)
    if sum(map(abs, s.board)) != s.afloat[0] + s.afloat[1]:
        raise ValueError("a junk on the board is in no fleet.")
    check_turn(s)
    check_dice(s)
    if s.phase == MOVING and (s.duty == NONE or s.duty != duty_of(s.record, s.actor, s.duty == ENTERED)):
        raise ValueError(f"seat {s.actor} has no junk that can play {s.aces} aces.")


def check_fleet(s: State, seat: int) -> None:
    """Those on the board ascending, the others ashore."""
    afloat = s.afloat[seat]
    squares = [s.fleet[seat, i] for i in range(afloat)]
    if squares != sorted(set(squares) - {ASHORE}) or any(s.fleet[seat, i] != ASHORE for i in range(afloat, JUNKS)):
        raise ValueError(f"the fleet of seat {seat} has {afloat} junks on squares of their own, ascending.")
    if any(s.board[facing(seat, square)] != 1 - 2 * seat for square in squares):
        raise ValueError(f"a junk of seat {seat} is not on the board.")


def check_turn(s: State) -> None:
    if (s.phase == DONE) != (s.ended_by != 0):
        raise ValueError("a game that is over awaits nothing.")
    if s.phase != DONE and s.turns >= s.turn_cap:
        raise ValueError(f"after {s.turns} turns of {s.turn_cap} the game is over.")
    if (s.phase == LOT) != (s.actor == NOBODY):
        raise ValueError("once the lot has fallen it is somebody's turn.")
    turn = {LOT: CHANCE, THROWING: CHANCE, DONE: s.to_move}.get(s.phase, s.actor)
    if s.to_move != turn:
        raise ValueError(f"it is not the turn of seat {s.to_move}.")


def check_dice(s: State) -> None:
    lying = s.aces + s.sixes
    sound = {
        LOT: s.throws == lying == 0,
        THROWING: s.throws < THROWS and lying < DICE,
        KEEPING: 0 < s.throws < THROWS and s.sixes > 0 and s.aces < DICE and lying <= DICE,
        MOVING: s.throws > 0 and s.aces > 0 and lying <= DICE,
        DONE: s.throws == lying == 0,
    }
    if not sound[s.phase]:
        raise ValueError(f"{DICE} dice cannot lie so: throws {s.throws}, aces {s.aces}, sixes {s.sixes}.")
    if s.phase != MOVING and s.duty != ANY:
        raise ValueError("only who moves has a duty.")
