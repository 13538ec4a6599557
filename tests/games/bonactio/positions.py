"""Short ways to set up a position and to read what a player would see."""

from ludotheque.contract import Entry, Match
from ludotheque.games.bonactio import GAME
from ludotheque.games.bonactio.content import CARDS
from ludotheque.games.bonactio.state import CARD_IDS, CONTEST, CROWD_NAMES, DRAWING, KEPT, PHASES, PRINTED, THROWING
from ludotheque.testing import Kit
from ludotheque.testing import play as play_texts

kit = Kit(GAME, __file__)
clauses, told, events = kit.clauses, kit.told, kit.events

KIND = {card.id: f"{card.kind} {card.amount}" for card in CARDS}


def cards(kind: str) -> list[str]:
    """The ids of all cards of a kind and amount, as `cards("loss 3")`."""
    return [id for id in KIND if KIND[id] == kind]


def place(*seats: str, status: str = "0 to throw", more: str = "") -> Match:
    """`place("16, 3 points", "start")`: a text for each seat, other lines of a drawing, whose turn it is."""
    return GAME.position(drawing(*seats, status=status, more=more), seed=0)


def drawing(*seats: str, status: str = "0 to throw", more: str = "") -> str:
    lines = [f"seats {len(seats)}, {facts(status)}", *map(" ".join, rows(seats)), *more.splitlines()]
    placed = [word for line in lines if line.startswith("place") for word in line.split()[1:]]
    where = dict(word.split("=") for word in placed)  # of a card that is told twice, the last
    rest = [line for line in lines if not line.startswith("place")]
    return "\n".join([*rest, " ".join(["place", *map("=".join, where.items())])])


def facts(status: str) -> str:
    """`1 to choose for last-slice, turn of 0` as a drawing says it."""
    seat, _, phase, *rest = status.replace(",", "").split()
    said = f"phase {phase}, turn {rest[-1] if rest else seat}"
    asked = f", asked {rest[1]}" if phase == "choose" else ""
    return f"{said}, to_move {seat}{asked}" if phase in ("choose", "vote") else said


def rows(seats: tuple[str, ...]) -> list[list[str]]:
    """`almost, 3 points, 1 extra throw, misses a turn` and `home 2` as rows of a drawing."""

    def count(text: str, word: str, usual: str) -> str:
        return next((fact.split()[0] for fact in text.split(", ") if word in fact), usual)

    wheres = [text.split(", ")[0].partition(" ") for text in seats]
    return [
        ["pawn", *(square for square, _, _ in wheres)],
        ["rank", *(rank or "0" for _, _, rank in wheres)],
        ["points", *(count(text, "points", "10") for text in seats)],
        ["extra", *(count(text, "extra", "0") for text in seats)],
        ["miss", *("1" if "misses a turn" in text else "0" for text in seats)],
    ]


def lie(where: str, *ids: str) -> str:
    """Where cards are."""
    return " ".join(["place", *(f"{id}={where}" for id in ids)])


def only(*ids: str) -> str:
    """What is left in the pile; other cards are used, unless a later line says more."""
    return f"{lie('used', *CARD_IDS[:PRINTED])}\n{lie('pile', *ids)}"


def keeping(*owned: str) -> str:
    """`keeping("loss 2 by 0", "give 1 by 2")`: the lines of kept cards, oldest first."""
    keepers: dict[str, str] = {}
    for entry in owned:
        kind, _, seat = entry.partition(" by ")
        keepers[next(id for id in cards(kind) if id not in keepers)] = seat
    return "\n".join([f"kept {' '.join(keepers)}", *(lie(f"kept-{seat}", id) for id, seat in keepers.items())])


def due(*seats: str, moves: tuple[str, ...]) -> Match:
    """`due("58", "3", "52", moves=("0 by forward 3", "1 to 20"))`: moves that will be made as soon as seat 1 has chosen
    with whom to share a point, in its own turn after a 4."""
    share, whose, what = cards("share 1")[0], [], []
    for move in moves:
        seat, way, moved = move.split(" ", 2)
        whose.append(seat)
        what.append(cards(moved)[0] if way == "by" else moved)
    hand = lie("hand", share, *(moved for moved in what if moved in CARD_IDS))
    more = f"die 4\n{hand}\ndue_seat {' '.join(whose)}\ndue {' '.join(what)}"
    return place(*seats, more=more, status=f"1 to choose for {share}, turn of 1")


def play(match: Match, *texts: str) -> Entry:
    """Play some texts; `gain 2` draws any card of that kind. Returns the last entry."""
    for text in texts:
        chosen = [f"card {id}" for id in cards(text) if f"card {id}" in match.moves()]
        play_texts(match, chosen[0] if chosen else text)
    return match.log[-1]


def tells(entry: Entry, clause: str, *names: str) -> list[tuple[int, ...]]:
    """What each event of a clause says, by names."""
    return [tuple(getattr(event, name) for name in names) for event in events(entry, clause)]


def status(match: Match) -> str:
    """Who has to do what."""
    s = match.state
    if s.phase == CONTEST:
        return f"contest {CROWD_NAMES[s.contenders]}"
    if s.phase == THROWING:
        return f"{s.turn} to throw"
    seat = s.arriving[0] if s.phase == DRAWING else s.to_move
    asked = f" for {CARD_IDS[s.asked]}" if s.asked >= 0 else ""
    return f"{seat} to {PHASES[s.phase]}{asked}, turn of {s.turn}"


def pawns(match: Match) -> list[int]:
    return [match.state.pawn[seat] for seat in range(match.seats)]


def points(match: Match) -> list[int]:
    return [match.state.points[seat] for seat in range(match.seats)]


def lying(match: Match, where: int) -> list[str]:
    """The cards that are somewhere."""
    return [id for card, id in enumerate(CARD_IDS) if match.state.place[card] == where]


def kept(match: Match, seat: int) -> list[str]:
    """What a seat keeps, oldest first, as kinds."""
    held = [card for card in match.state.kept if card >= 0 and match.state.place[card] == KEPT + seat]
    return [KIND[CARDS[card].id] for card in held]
