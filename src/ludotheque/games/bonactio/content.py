"""The cards and the track, read from `cards.toml` and `track.toml` and checked: an error names the card or the square
and what is wrong with it."""

from collections import Counter
from dataclasses import dataclass

from ...contract import LANGUAGES
from ...contract.components import Fields, check_fields, only_once, open_table, read_id, texts, whole

START, ALMOST, HOME = 0, 60, 61  # DÉPART, Presque arrivé, ARRIVÉE
GAIN, SHARE, LOSS, GIVE, FORWARD, BACK = CARD_KINDS = ("gain", "share", "loss", "give", "forward", "back")
MIX = {GAIN: 70, SHARE: 4, LOSS: 22, GIVE: 4, FORWARD: 3, BACK: 3}
PLAIN, CARD, POINTS, AGAIN, MISS, MOVE = SQUARE_KINDS = ("plain", "card", "points", "again", "miss", "move")
LAST = "almost"
CARD_SQUARES, EVENTS = 20, 14
MOST = 5  # points or squares of a card
CLEAR = 5  # squares after the target of a moving event that are none: as many as pawns can be pushed there
VALUES = {POINTS: ("points", -MOST, MOST), MOVE: ("to", START + 1, ALMOST - 1)}  # of a square, by kind, and their range
BLANKS = (GAIN, GAIN, GAIN, LOSS)  # cards that the players may write


@dataclass(frozen=True)
class Card:
    id: str
    kind: str
    amount: int  # points or squares; 0 on a blank card, whose points are an option
    theme: str
    text: dict[str, str]


@dataclass(frozen=True)
class Square:
    number: int
    kind: str
    value: int  # points, or the square that a pawn is sent to
    text: dict[str, str]


def read_cards(rows: list[Fields]) -> tuple[Card, ...]:
    """The 106 printed cards, then the blank ones."""
    cards = tuple(read_card(row) for row in rows)
    only_once("card", [card.id for card in cards])
    mix = Counter(card.kind for card in cards)
    for kind, count in MIX.items():
        if mix[kind] != count:
            raise ValueError(f"the pile needs {count} cards of kind {kind}, not {mix[kind]}.")
    return cards + tuple(Card(f"blank-{n}", kind, 0, "blank", {}) for n, kind in enumerate(BLANKS, 1))


def read_card(row: Fields) -> Card:
    id = read_id("card", row)
    name = f"card {id!r}"
    if id.startswith("blank-"):
        raise ValueError(f"{name}: id may not begin with blank-.")
    kind = row.get("kind")
    if kind not in CARD_KINDS:
        raise ValueError(f"{name}: kind is one of {', '.join(CARD_KINDS)}, not {kind!r}.")
    unit = "squares" if kind in (FORWARD, BACK) else "points"
    check_fields(name, row, {"id", "kind", unit, "theme", *LANGUAGES})
    amount = whole(name, row, unit, 1, 1 if kind == SHARE else MOST)
    return Card(id, kind, amount, str(row["theme"]), texts(name, row))


def read_track(rows: list[Fields]) -> tuple[Square, ...]:
    """The squares from DÉPART to ARRIVÉE; those that are not told are plain."""
    told: dict[int, Square] = {}
    for row in rows:
        square = read_square(row)
        if square.number in told:
            raise ValueError(f"square {square.number}: told twice.")
        told[square.number] = square
    kinds = Counter(square.kind for square in told.values())
    events = kinds[POINTS] + kinds[AGAIN] + kinds[MISS] + kinds[MOVE]
    if (kinds[CARD], events) != (CARD_SQUARES, EVENTS):
        raise ValueError(
            f"the track needs {CARD_SQUARES} card squares and {EVENTS} events, not {kinds[CARD]} and {events}."
        )
    track = tuple(told.get(n) or Square(n, PLAIN, 0, {}) for n in range(HOME + 1))
    check_moves(track)
    return track


def read_square(row: Fields) -> Square:
    """A card square has no text of its own."""
    number = whole("a square", row, "number", START + 1, ALMOST)
    name, kind = f"square {number}", row.get("kind")
    if kind not in (CARD, POINTS, AGAIN, MISS, MOVE, LAST) or (kind == LAST) != (number == ALMOST):
        raise ValueError(f"{name}: kind {kind!r} has no place there.")
    value, languages = VALUES.get(kind, ()), () if kind == CARD else LANGUAGES
    check_fields(name, row, {"number", "kind", *value[:1], *languages})
    amount = whole(name, row, *value) if value else 0
    if kind == POINTS and amount == 0:
        raise ValueError(f"{name}: points may not be 0.")
    return Square(number, PLAIN if kind == LAST else kind, amount, texts(name, row) if languages else {})


def check_moves(track: tuple[Square, ...]) -> None:
    """event-moves"""
    for square in track:
        if square.kind == MOVE:
            for n in range(square.value, min(square.value + CLEAR, ALMOST - 1) + 1):
                if track[n].kind == MOVE:
                    raise ValueError(
                        f"square {square.number}: to {square.value} is too near to square {n}, which moves pawns too."
                    )


def read_landmarks(rows: list[Fields]) -> dict[int, dict[str, str]]:
    """What the street looks like, by square."""
    return {whole("a landmark", row, "number", START, HOME): texts(f"landmark {row['number']}", row) for row in rows}


STREET = open_table(__package__, "track")
CARDS = read_cards(open_table(__package__, "cards")["card"])
TRACK = read_track(STREET["square"])
LANDMARKS = read_landmarks(STREET["landmark"])
NAMES = {word: texts(word, STREET[word]) for word in ("start", "almost", "arrival")}
NOTES = {word: texts(f"the note of {word}", STREET[word]["note"]) for word in ("start", "arrival")}
