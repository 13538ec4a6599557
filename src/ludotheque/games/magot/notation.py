"""Moves as short texts (`D 43`, `A 2`, `send 63`, `-10`, `+10: 0 2`) and positions as drawings.

        +0    +1    +2    +3    +4    +5    +6
  0     .     .     A1    .     .     .     x       A1 the arrival of seat 1, x a place of exile
  7     .     .     .     .     .     .     .
 ...
 42     .     D0:0  .     .     .     .     .       D0 the start of seat 0, :0 its pawn
 ...
 63     x:12  .     .     .     .     A0    .       :12 two pawns
seat 0: 2150 points
seat 1: 2130 points
seat 2: 40 points, sits out
round 2 of 3, stake 50, magot 100, box 0, first 0, throws 12, die -7
1 to throw
"""

import re

from ...contract import CHANCE, NOBODY, OVER, Ints
from ...contract.seats import mask_of, seats_of
from .rules import ARRIVAL, BEGIN, SEND, THROW
from .state import (
    ARRIVALS,
    CONTEST,
    DONE,
    EXILES,
    FACES,
    FORTUNE,
    NOWHERE,
    SEATS,
    SENDING,
    SQUARES,
    STARTS,
    STEPS,
    THROWING,
    WIDTH,
    Rule,
    State,
    is_exile,
    player_before,
    plays,
    struck,
    token_owner,
)

FACE_TEXTS = tuple(f"{STEPS[face]:+}" for face in range(FACES))
TOKEN = re.compile(r"([DA]) ([1-6]?[0-9])")
ROW = re.compile(r"[0-9]{1,2}")
SIGN = re.compile(r"(?:\.|x|[DA][0-3])?(?::[0-3]{1,4})?")
SEAT = re.compile(r"seat ([0-3]): ([0-9]+) points(, sits out)?")
FACTS = ("round", "rounds", "stake", "magot", "box", "first", "throws", "die")
STATUS = re.compile(r"([0-3]) to (?:place ([DA])([0-3])|(throw)|send ([0-3]))")


def write(s: State, move: int) -> str:
    if move > BEGIN:
        return " ".join(["+10:", *(str(seat) for seat in seats_of(move - BEGIN))])
    if move >= THROW:
        return FACE_TEXTS[move - THROW]
    if move >= SEND:
        return f"send {EXILES[move - SEND]}"
    return f"A {move - ARRIVAL}" if move >= ARRIVAL else f"D {move}"


def read(text: str) -> int | None:
    text = " ".join(text.upper().replace("−", "-").split())
    if token := TOKEN.fullmatch(text):
        return int(token[2]) + (ARRIVAL if token[1] == "A" else 0)
    if text in FACE_TEXTS:
        return THROW + FACE_TEXTS.index(text)
    for i, square in enumerate(EXILES):
        if text == f"SEND {square}":
            return SEND + i
    throwers = [int(seat) for seat in text[5:].split()] if re.fullmatch(r"\+10:( [0-3])+", text) else []
    if 0 < len(throwers) < SEATS and throwers == sorted(set(throwers)):
        return BEGIN + mask_of(throwers)
    return None


def draw(s: State) -> str:
    lines = ["   " + "".join(f"     +{column}" for column in range(WIDTH))]
    for row in range(0, SQUARES, WIDTH):
        lines.append(f"{row:3}     " + "".join(f"{sign(s, row + column):7}" for column in range(WIDTH)).rstrip())
    for seat in range(s.seats):
        lines.append(f"seat {seat}: {s.purse[seat]} points" + ("" if plays(s.record, seat) else ", sits out"))
    return "\n".join([*lines, facts(s), status(s)])


def sign(s: State, square: int) -> str:
    token = "x" if is_exile(square) else ""
    for seat in range(s.seats):
        token += f"D{seat}" if s.start[seat] == square else ""
        token += f"A{seat}" if s.arrival[seat] == square else ""
    pawns = "".join(str(seat) for seat in range(s.seats) if s.pawn[seat] == square)
    return (f"{token}:{pawns}" if pawns else token) or "."


def facts(s: State) -> str:
    first = f", first {s.first}" if s.first != NOBODY else ""
    money = f"stake {s.stake}, magot {s.magot}, box {s.box}"
    return f"round {s.round} of {s.rounds}, {money}{first}, throws {s.throws}" + (f", die {s.die:+}" if s.die else "")


def status(s: State) -> str:
    if s.phase == CONTEST:
        return " ".join(["contest", *(str(seat) for seat in seats_of(s.contenders))])
    if s.phase == DONE:
        return "over"
    if s.phase == THROWING:
        return f"{s.actor} to throw"
    if s.phase == SENDING:
        return f"{s.to_move} to send {struck(s.record)}"
    return f"{s.to_move} to place {'A' if s.phase == ARRIVALS else 'D'}{token_owner(s.record)}"


def parse(text: str) -> State:
    """A drawn position. Rows may stop short or be left out where they are free, pawns where they are on their starts,
    facts that are 0 or follow from the others. Unless the drawing says so, it is round 1 of 3 and the stake is 50."""
    s = State()
    s.first = s.actor = NOBODY
    for seat in range(SEATS):
        s.start[seat] = s.arrival[seat] = s.pawn[seat] = NOWHERE
    *lines, last = [line.strip() for line in text.strip().splitlines() if line.strip()] or [""]
    said: dict[str, str] = {}
    for line in lines:
        row, *signs = line.split()
        if ROW.fullmatch(row):
            read_row(s, int(row), signs)
        elif owner := SEAT.fullmatch(line):
            read_seat(s, int(owner[1]), owner[2], not owner[3])
        elif row in FACTS:
            said |= read_words(line.replace(" of ", " rounds ").replace(",", "").split())
        elif not line.startswith("+0"):
            raise ValueError(f"{line!r} is no line of a drawing.")
    if len(seats_of(s.playing)) < 2:
        raise ValueError("a drawing needs at least two seats that play.")
    for seat in range(SEATS):
        s.pawn[seat] = s.start[seat] if s.pawn[seat] == NOWHERE else s.pawn[seat]
    read_facts(s, said)
    read_status(s, last)
    read_money(s, said)
    return s


def read_words(words: list[str]) -> dict[str, str]:
    """Facts, each followed by its number."""
    names, numbers = words[::2], words[1::2]
    if len(names) != len(numbers) or not set(names) <= set(FACTS):
        raise ValueError(f"{' '.join(words)!r} is no line of a drawing.")
    return dict(zip(names, numbers, strict=True))


def read_row(s: State, first: int, signs: list[str]) -> None:
    if first not in range(0, SQUARES, WIDTH) or len(signs) > WIDTH:
        raise ValueError(f"row {first} with {len(signs)} squares: the board has rows of {WIDTH}, 0 to {SQUARES - 1}.")
    for square, drawn in enumerate(signs, first):
        if not SIGN.fullmatch(drawn):
            raise ValueError(f"{drawn!r} is no sign of a drawing.")
        token, _, pawns = drawn.partition(":")
        if is_exile(square) and token not in ("", ".", "x"):
            raise ValueError(f"no token may stand on {square}.")
        if token[:1] in ("D", "A"):
            set_once(s.start if token[0] == "D" else s.arrival, int(token[1]), square, token)
        for pawn in pawns:
            set_once(s.pawn, int(pawn), square, f"the pawn of seat {pawn}")


def set_once(row: Ints, seat: int, square: int, what: str) -> None:
    if row[seat] != NOWHERE:
        raise ValueError(f"{what} stands on {row[seat]} and on {square}.")
    row[seat] = square


def read_seat(s: State, seat: int, points: str, plays: bool) -> None:
    if seat != s.seats:
        raise ValueError(f"seat {s.seats} has to come before seat {seat}.")
    s.seats += 1
    s.purse[seat] = State.read("purse", points)
    s.playing |= plays << seat


def read_facts(s: State, said: dict[str, str]) -> None:
    usual = {"round": "1", "rounds": "3", "stake": "50", "throws": "0", "die": "0", "first": str(NOBODY)} | said
    s.round, s.rounds = State.read("round", usual["round"]), State.read("rounds", usual["rounds"])
    s.stake, s.throws, s.die = (State.read(word, usual[word]) for word in ("stake", "throws", "die"))
    s.first = State.read("first", usual["first"])


def read_status(s: State, line: str) -> None:
    s.to_move = CHANCE
    if line == "over":
        s.phase, s.to_move, s.ended_by = DONE, OVER, Rule.RICHEST_WINS
    elif re.fullmatch(r"contest( [0-3])+", line):
        s.phase, s.contenders = CONTEST, mask_of([int(seat) for seat in line.split()[1:]])
        if s.contenders & ~s.playing or s.contenders & (s.contenders - 1) == 0:
            raise ValueError(f"{line!r} needs two seats or more that play.")
    elif (turn := STATUS.fullmatch(line)) and plays(s.record, int(turn[1])):
        read_turn(s, int(turn[1]), turn[2], bool(turn[5]))
        if turn[5] and (turn[5] == turn[1] or s.pawn[int(turn[5])] != s.pawn[int(turn[1])]):
            raise ValueError(f"seat {turn[1]} has not hit the pawn of seat {turn[5]}.")
        if line != status(s):
            raise ValueError(f"{line!r} should be {status(s)!r}.")
    else:
        raise ValueError(f"the last line must say whose turn it is, as '0 to throw'; it says {line!r}.")


def read_turn(s: State, seat: int, token: str | None, sends: bool) -> None:
    """Who began follows from the tokens that are placed."""
    if token:
        s.phase, s.to_move = (STARTS if token == "D" else ARRIVALS), seat
        row = s.start if token == "D" else s.arrival
        began = token_owner(s.record)
        for _ in range(sum(row[owner] != NOWHERE for owner in range(SEATS))):
            began = player_before(s.record, began)
    else:
        s.phase, s.to_move = (SENDING, seat) if sends else (THROWING, CHANCE)
        s.actor = began = seat
    if s.first == NOBODY:
        s.first = began


def read_money(s: State, said: dict[str, str]) -> None:
    """The magot holds the stakes of those who play, the box what nobody owns."""
    s.magot = 0 if s.phase == DONE else s.stake * len(seats_of(s.playing))
    s.box = FORTUNE - s.magot - sum(s.purse)
    for word, points in (("magot", s.magot), ("box", s.box)):
        if word in said and State.read(word, said[word]) != points:
            raise ValueError(f"the {word} has {points} points, not {said[word]}.")
