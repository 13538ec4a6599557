"""Short ways to set up a position and to read what a player would see."""

from ludotheque.contract import Match
from ludotheque.contract.match import Entry
from ludotheque.games.bonactio import GAME
from ludotheque.games.bonactio.content import CARDS
from ludotheque.games.bonactio.state import KEPT

KIND = {card.id: f"{card.kind} {card.amount}" for card in CARDS}


def cards(kind: str) -> list[str]:
    """The ids of all cards of a kind and amount, as `cards("loss 3")`."""
    return [id for id in KIND if KIND[id] == kind]


def place(*seats: str, status: str = "0 to throw", more: str = "") -> Match:
    """`place("16, 3 points", "start")`: a line for each seat, other lines of a drawing, whose turn it is."""
    lines = [f"seat {seat}: {line}" for seat, line in enumerate(seats)]
    return GAME.position("\n".join([*lines, more, status]), seed=0)


def keeping(*owned: str) -> str:
    """`keeping("loss 2 by 0", "give 1 by 2")`: the line of kept cards, oldest first."""
    entries: list[str] = []
    for entry in owned:
        kind, _, seat = entry.partition(" by ")
        entries.append(f"{next(id for id in cards(kind) if id not in ' '.join(entries).split())} {seat}")
    return "kept " + ", ".join(entries)


def due(*seats: str, moves: tuple[str, ...]) -> Match:
    """`due("58", "3", "52", moves=("0 by forward 3", "1 to 20"))`: moves that will be made as soon as seat 1 has chosen
    with whom to share a point, in its own turn after a 4."""
    share, entries = cards("share 1")[0], []
    for move in moves:
        seat, way, what = move.split(" ", 2)
        entries.append(f"{seat} {way} {cards(what)[0] if way == 'by' else what}")
    hand = [share, *(entry.split()[2] for entry in entries if " by " in entry)]
    more = f"dash asked, die 4\nhand {', '.join(hand)}\ndue {', '.join(entries)}"
    return place(*seats, more=more, status=f"1 to choose for {share}, turn of 1")


def play(match: Match, *texts: str) -> Entry:
    """Play some texts; `gain 2` draws any card of that kind. Returns the last entry."""
    for text in texts:
        chosen = [f"card {id}" for id in cards(text) if f"card {id}" in match.moves()]
        match.play(chosen[0] if chosen else text)
    return match.log[-1]


def clauses(entry: Entry) -> list[str]:
    """The names of the clauses that a move or an outcome brought into play."""
    return [GAME.rulebook.name(event.rule) for event in entry.events]


def told(match: Match) -> list[str]:
    """The clauses of the whole log."""
    return [name for entry in match.log for name in clauses(entry)]


def details(entry: Entry, rule: int) -> list[tuple[int, ...]]:
    return [event.details for event in entry.events if event.rule == rule]


def status(match: Match) -> str:
    return str(match).splitlines()[-1]


def pawns(match: Match) -> list[int]:
    return [match.state.pawn[seat] for seat in range(match.seats)]


def points(match: Match) -> list[int]:
    return [match.state.points[seat] for seat in range(match.seats)]


def kept(match: Match, seat: int) -> list[str]:
    """What a seat keeps, oldest first, as kinds."""
    held = [card for card in match.state.kept if card >= 0 and match.state.place[card] == KEPT + seat]
    return [KIND[CARDS[card].id] for card in held]
