"""What a position has to be, beyond the ranges of its fields, and its picture:

11  . . . . : : : . . . .      ^ junks of seat 0, going up; v junks of seat 1, going down
10  . . . . : O : . . . .      O port, : fortified zone, ~ frontier, . open water
...
 1  . . . . : : : . . . .
    a b c d e f g h i j k
seats 2, to_move 0, actor 0, phase move, throws 3, aces 2
"""

from ...contract import CHANCE, NOBODY, OVER, Picture, Positions
from ...contract.trace import no_trace
from .courses import duty_of
from .forms import COLUMNS, SQUARE_NAMES
from .rules import finish, is_dead_end
from .state import ASHORE, DICE, JUNKS, SQUARES, THROWS, WIDTH, Duty, Phase, Rule, State, facing, launch, place_kind

SIGNS = "^v"
WATER = {"sea": ".", "frontier": "~", "zone": ":", "port": "O"}


def check(s: State) -> None:
    for seat in range(2):
        check_fleet(s, seat)
    if sum(map(abs, s.board)) != s.afloat[0] + s.afloat[1]:
        raise ValueError("a junk on the board is in no fleet.")
    check_turn(s)
    check_dice(s)
    if s.phase == Phase.MOVE and (s.duty == Duty.NONE or s.duty != duty_of(s.record, s.actor, s.duty == Duty.ENTERED)):
        raise ValueError(f"seat {s.actor} has no junk that can play {s.aces} aces.")


def check_fleet(s: State, seat: int) -> None:
    """Those on the board ascending, the others ashore."""
    afloat = s.afloat[seat]
    squares = [s.fleet[seat, i] for i in range(afloat)]
    if squares != sorted(set(squares) - {ASHORE}) or any(s.fleet[seat, i] != ASHORE for i in range(afloat, JUNKS)):
        raise ValueError(f"the fleet of seat {seat} has {afloat} junks on squares of their own, ascending.")
    if any(s.board[facing(seat, square)] != 1 - 2 * seat for square in squares):
        raise ValueError(f"a junk of seat {seat} is not on the board.")


def conserved(s: State) -> dict[str, int]:
    """captured-returns: no junk is ever lost."""
    ashore = [[s.fleet[seat, i] for i in range(JUNKS)].count(ASHORE) for seat in range(2)]
    return {f"junks of seat {seat}": list(s.board).count(1 - 2 * seat) + ashore[seat] for seat in range(2)}


def check_turn(s: State) -> None:
    if (s.phase == Phase.DONE) != (s.ended_by != 0):
        raise ValueError("a game that is over awaits nothing.")
    if (s.ended_by == Rule.DEAD_END) != is_dead_end(s.record):
        raise ValueError("a game is a dead end exactly if every junk is on its last row.")
    if s.phase != Phase.DONE and s.turns >= s.turn_cap:
        raise ValueError(f"after {s.turns} turns of {s.turn_cap} the game is over.")
    if (s.phase == Phase.LOT) != (s.actor == NOBODY):
        raise ValueError("once the lot has fallen it is somebody's turn.")
    if s.to_move != turn_of(s):
        raise ValueError(f"it is not the turn of seat {s.to_move}.")


def turn_of(s: State) -> int:
    return {Phase.LOT: CHANCE, Phase.THROW: CHANCE, Phase.DONE: OVER}.get(Phase(s.phase), s.actor)


def check_dice(s: State) -> None:
    lying = s.aces + s.sixes
    sound = {
        Phase.LOT: s.throws == lying == 0,
        Phase.THROW: s.throws < THROWS and lying < DICE,
        Phase.KEEP: 0 < s.throws < THROWS and s.sixes > 0 and s.aces < DICE and lying <= DICE,
        Phase.MOVE: s.throws > 0 and s.aces > 0 and lying <= DICE,
        Phase.DONE: s.throws == lying == 0,
    }
    if not sound[Phase(s.phase)]:
        raise ValueError(f"{DICE} dice cannot lie so: throws {s.throws}, aces {s.aces}, sixes {s.sixes}.")
    if s.phase != Phase.MOVE and s.duty != Duty.ANY:
        raise ValueError("only who moves has a duty.")


def complete(s: State, told: set[str]) -> None:
    """Whose turn it is follows from the actor and the phase; `duty entered` says that a six has just brought a junk.
    Where nobody can ever win, the game is over whatever was told."""
    if is_dead_end(s.record):
        s.actor = max(s.actor, 0)  # even before the lot
        finish(s.record, Rule.DEAD_END, no_trace())
        return
    if "phase" in told and "to_move" not in told:
        s.to_move = turn_of(s)
    if "throws" not in told:
        s.throws = {Phase.MOVE: THROWS, Phase.KEEP: 1}.get(Phase(s.phase), 0)
    if s.phase == Phase.MOVE and s.actor != NOBODY and (s.duty == Duty.ENTERED or "duty" not in told):
        s.duty = duty_of(s.record, s.actor, s.duty == Duty.ENTERED)


def sign(s: State, square: int) -> str:
    if s.board[square]:
        return SIGNS[s.board[square] < 0]
    return WATER[place_kind(square)]


def draw(s: State) -> list[str]:
    signs = [sign(s, square) for square in range(SQUARES)]
    rows = [f"{row + 1:2}  {' '.join(signs[row * WIDTH : (row + 1) * WIDTH])}" for row in reversed(range(WIDTH))]
    return [*rows, "    " + " ".join(COLUMNS)]


def read(s: State, lines: list[str]) -> None:
    """Junks where the signs are; the squares are drawn from the last row to the first."""
    rows = [line.split()[1:] for line in lines if line.split() != list(COLUMNS)]
    if len(rows) != WIDTH or any(len(row) != WIDTH for row in rows):
        raise ValueError(f"a drawing has {WIDTH} rows of {WIDTH} squares.")
    for square in range(SQUARES):
        read_square(s, square, rows[WIDTH - 1 - square // WIDTH][square % WIDTH])


def read_square(s: State, square: int, sign: str) -> None:
    if sign in WATER.values():
        return
    if sign not in tuple(SIGNS):
        raise ValueError(f"{sign!r} on {SQUARE_NAMES[square]} is no sign of a drawing.")
    seat = SIGNS.index(sign)
    if s.afloat[seat] == JUNKS:
        raise ValueError(f"seat {seat} has more than {JUNKS} junks.")
    launch(s.record, seat, facing(seat, square))


POSITIONS = Positions(check, complete, Picture(draw, read, tells=("afloat", "fleet", "board")))
