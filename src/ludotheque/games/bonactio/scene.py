"""Bonactio on a screen: a street through a village, pawns, the die, cards that are read aloud."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice

from msgspec.structs import replace

from ...contract import NONE, OVER, Entry, Event
from ...contract.components import open_table
from ...scene import Argument, Button, Counter, Look, Mark, Piece, Place, Say, Scene, Sheet, Stage, Stop, Sum, Tray, won
from .content import ALMOST, CARD, CARDS, HOME, LANDMARKS, NAMES, PLAIN, POINTS, START, TRACK
from .forms import FORMS, TO, YES
from .rules import EARNS_THROW
from .state import (
    AMOUNT,
    CHOOSING,
    CONTEST,
    DRAWING,
    KEPT,
    NO_VOTE,
    PRINTED,
    RANK_POINTS,
    SEATS,
    STREET,
    THROWING,
    VOTING,
    Rule,
    State,
    amount_of,
    next_card_square,
    waits_at_the_door,
)
from .tokens import Tokens, share_out

INKS = ("#C8452F", "#2F7FA6", "#4F8A3F", "#B07A14", "#7A4A8C", "#2B2622")
PAPERS = {"plain": "#E9DDB8", "card": "#BFE0EE", "event": "#F7D98A", "end": "#F2B63C", "step": "#E6DDCB"}
BLANKS = 1  # the first option that is a card written by the table
NEAR = 5.5  # units that a phone shows, so that a square is as wide as a finger
ONE_BY_ONE = (Rule.THROW_AND_ADVANCE, Rule.EXACT_ALMOST_THERE, Rule.CARD_MOVES)  # moves that walk the street
THROWS = (Rule.THROW_AND_ADVANCE, Rule.EXACT_ALMOST_THERE, Rule.NEUTRAL, Rule.ENTER_ARRIVAL)
WALKS = (*ONE_BY_ONE, Rule.EVENT_MOVES, Rule.PUSH)
CARD_POINTS = (Rule.PASS_DRAWS, Rule.BACK_DRAWS, Rule.PAY_WHEN_ABLE)
GIFTS = ("give", "share")
PODIUM = {1: (2.57, -0.06), 2: (1.95, 0.08), 3: (3.19, 0.2), 4: (3.81, 0.3)}  # middles of its steps, by rank


def place_kind(square: int) -> str:
    if square in (START, ALMOST, HOME):
        return "end"
    kind = TRACK[square].kind
    return kind if kind in (PLAIN, CARD) else "event"


@cache
def stage() -> Stage:
    street = open_table(__package__, "street")
    places = tuple(
        Place(str(n), x, y, place_kind(n), str(n), 0.84, 0.84, sign_of(n)) for n, (x, y) in enumerate(street["spots"])
    )
    places += tuple(Place(f"step-{rank}", x, y, "step", f"№ {rank}", 0.6, 0.6) for rank, (x, y) in PODIUM.items())
    looks = {kind: Look(paper=paper) for kind, paper in PAPERS.items()}
    looks |= {f"pawn-{seat}": Look("●", ink, PAPERS["plain"]) for seat, ink in enumerate(INKS)}
    looks |= {f"rank-{rank}": Look(str(rank), "#2B2622", PAPERS["step"]) for rank in PODIUM}
    looks |= {"token-1": Look("○", "#2F7FA6"), "token-5": Look("◉", "#B07A14")}
    looks |= {"die": Look(ink="#2B2622", paper="#FDF8EC"), "card": Look("▤", "#2F7FA6", PAPERS["card"])}
    return Stage(street["width"], street["height"], places, (), looks, near=NEAR)


def sign_of(square: int) -> Say | None:
    """What is printed on a square, in words."""
    if square in (START, HOME):
        return None
    kind, value = TRACK[square].kind, TRACK[square].value
    if kind != PLAIN:
        return Say(f"sign-{kind}", {"gain": signed(value), "to": value})
    return Say("sign-almost") if square == ALMOST else None


def sentences(language: str) -> dict[str, str]:
    """The texts of the cards and of the street."""
    texts = {message_of(n): card.text[language] for n, card in enumerate(CARDS[:PRINTED])}
    texts |= {f"square-{square.number}": square.text[language] for square in TRACK if square.text}
    texts |= {f"landmark-{square}": text[language] for square, text in LANDMARKS.items()}
    return texts | {f"square-{name}": text[language] for name, text in NAMES.items()}


def message_of(card: int) -> str:
    """What is written on a card; the blank ones are written by the table."""
    return f"card-{CARDS[card].id}" if card < PRINTED else CARDS[card].id


def stands_at(s: State, seat: int) -> str:
    """On its square, or on the podium by rank of arrival; the last ones stay before the door."""
    return f"step-{s.rank[seat]}" if s.rank[seat] in PODIUM else str(square_of(s, seat))


def square_of(s: State, seat: int) -> int:
    """A pawn waits on each card square of its way until its card was carried out, and whom it pushes waits for it."""
    if s.phase not in (DRAWING, CHOOSING) or seat not in s.arriving:
        return int(s.pawn[seat])
    at = list(s.arriving).index(seat)
    if at:
        pusher = s.arriving[at - 1]
        return int(s.pawn[seat] if square_of(s, pusher) == s.pawn[pusher] else s.walked[at])
    return int(s.walked[0] if s.phase == CHOOSING else next_card_square(s.record, STREET))


def pieces(s: State) -> list[Piece]:
    pawns = [
        Piece("pawn", stands_at(s, seat), seat, name=Say("pawn", {"player": seat}), id=f"pawn-{seat}")
        for seat in range(s.seats)
    ]
    return pawns + rosettes(s) + kept_cards(s) + tokens(s) + die(s)


def rosettes(s: State) -> list[Piece]:
    """They wait on the podium, then go with the tokens of whoever has won them."""
    places = {rank: f"step-{rank}" for rank in PODIUM if rank <= s.seats}
    places |= {int(s.rank[seat]): purse_of(seat) for seat in range(s.seats) if s.rank[seat] in places}
    return [
        Piece("rank", place, face=str(rank), name=Say("rosette", {"rank": rank}), id=f"rank-{rank}")
        for rank, place in places.items()
    ]


def purse_of(seat: int) -> str:
    return f"purse-{seat}"


def tokens(s: State) -> list[Piece]:
    places = [*map(purse_of, range(s.seats)), "bank"]
    held = share_out([int(s.points[seat]) for seat in range(s.seats)])
    return [coin for place, tokens in zip(places, held, strict=True) for coin in coins(place, tokens)]


def coins(place: str, held: Tokens) -> list[Piece]:
    return [
        Piece("token", place, face=str(value), name=Say("token", {"value": value}), id=f"{place}-{value}", count=count)
        for value, count in ((5, held.fives), (1, held.ones))
        if count
    ]


def kept_cards(s: State) -> list[Piece]:
    kept = [card for card in s.kept if card != NONE]
    return [
        Piece("card", f"kept-{s.place[card] - KEPT}", face="back", name=Say(message_of(card)), id=f"kept-card-{card}")
        for card in kept
    ]


def die(s: State) -> list[Piece]:
    if s.phase == CONTEST or s.to_move == OVER:
        return []
    face = str(abs(s.die)) if s.die else "waiting"
    return [Piece("die", "dice", face=face, name=Say("die", {"face": face}), id="die-0")]


def trays(s: State) -> list[Tray]:
    keepers = sorted({s.place[card] - KEPT for card in s.kept if card != NONE})
    kept = [Tray(f"kept-{seat}", "reserve", Say("kept", {"player": seat}), seat) for seat in keepers]
    purses = [Tray(purse_of(seat), "purse", Say("points"), seat) for seat in range(s.seats)]
    return [*purses, *kept, Tray("bank", "purse", Say("bank")), Tray("dice", "dice", Say("dice"))]


def totals(s: State) -> list[int]:
    return [s.points[seat] + int(RANK_POINTS[s.rank[seat]]) for seat in range(s.seats)]


def counters(s: State) -> list[Counter]:
    points = [Counter(f"points-{seat}", Say("points"), str(total), seat) for seat, total in enumerate(totals(s))]
    return [*points, Counter("bank", Say("bank"), str(s.bank)), Counter("pile", Say("pile"), str(s.pile))]


def trail(s: State, entry: Entry) -> list[Mark]:
    """The way of the pawn that went last, square by square."""
    for event in reversed(entry.events):
        if event.rule in ONE_BY_ONE:
            return [Mark("last", street(event.from_, so_far(s, event)))]
        if event.rule == Rule.EVENT_MOVES:
            return [Mark("last", (str(event.from_), str(so_far(s, event))))]
        if is_draw(event):
            return [Mark("last", street(event.square, square_of(s, event.player)))]
        if event.rule == Rule.ENTER_ARRIVAL:
            return [Mark("last", (str(ALMOST), str(HOME), stands_at(s, event.player)))]
    return []


def street(start: int, end: int) -> tuple[str, ...]:
    """From square to square."""
    step = 1 if end > start else -1
    return tuple(str(square) for square in range(start, end + step, step) if square >= START)


def so_far(s: State, event: Event) -> int:
    """Where the pawn is that goes this way."""
    return square_of(s, event.player) if s.pawn[event.player] == event.to else event.to


def sheets(s: State, entries: Iterable[Entry]) -> list[Sheet]:
    """The card just drawn or asked about, or the event of the square just reached."""
    if s.asked != NONE:
        found = [card_sheet(s.asked, s.to_move, list(s.blank))]
    else:
        read = [sheet for entry in islice(entries, 1) for sheet in read_aloud(entry, list(s.blank))]
        found = [sheet for sheet in read if sheet.id != "almost"]  # the board shows it
    return [replace(sheet, id=f"{sheet.id}-{s.ply}") for sheet in found[:1]]


def cards(options: Sequence[int], entry: Entry, before: Iterator[Entry]) -> list[Sheet]:
    return read_aloud(entry, options[BLANKS:])


def read_aloud(entry: Entry, blanks: Sequence[int]) -> list[Sheet]:
    """All that an entry turned over, one after the other, and how far the pawns had come."""
    found: list[Sheet] = []
    stops: dict[int, Stop] = {}
    gifts = [event for event in entry.events if is_gift(event)]
    for event in entry.events:
        if event.rule in WALKS:
            walker = event.rival if event.rule == Rule.PUSH else event.player
            way = (str(event.from_), str(event.to)) if event.rule == Rule.EVENT_MOVES else street(event.from_, event.to)
            stops[walker] = Stop(f"pawn-{walker}", way)
        if is_gift(event):
            if len(gifts) % 2 == 0:
                give(found, event, gifts[1])
            gifts = gifts[1:]
        elif sheet := sheet_of(event, blanks):
            found.append(sheet if event.rule == Rule.RANK_POINTS else replace(sheet, stops=tuple(stops.values())))
    return found


def is_gift(event: Event) -> bool:
    """What a card gives to two: told of its player, then of whom they chose."""
    return event.rule in CARD_POINTS and not is_draw(event) and CARDS[event.card].kind in GIFTS


def give(found: list[Sheet], event: Event, other: Event) -> None:
    """To whom: said on the card, if it has just been turned over."""
    args = {"player": event.player, "rival": other.player, "points": other.gain}
    said = Say(f"gift-{CARDS[event.card].kind}", args)
    if found and found[-1].id == f"card-{event.card}":
        found[-1] = replace(found[-1], lines=(*found[-1].lines, said))
    else:
        art = f"theme-{CARDS[event.card].theme}"
        found.append(Sheet(f"gift-{event.card}", "card", said, (), art, event.player, stops=(), chosen=True))


def sheet_of(event: Event, blanks: Sequence[int]) -> Sheet | None:
    if is_draw(event):
        return card_sheet(event.card, event.player, blanks)
    if event.rule == Rule.EXACT_EVENT:
        return event_sheet(event)
    if event.rule == Rule.THROW_AND_ADVANCE and event.to == ALMOST:
        return almost_sheet(event)
    return home_sheet(event) if event.rule == Rule.RANK_POINTS else None


def is_draw(event: Event) -> bool:
    return event.rule in (Rule.PASS_DRAWS, Rule.BACK_DRAWS) and event.square > START


def card_sheet(card: int, seat: int, blanks: Sequence[int]) -> Sheet:
    amount = blanks[card - PRINTED] if card >= PRINTED else AMOUNT[card]
    title = Say(f"card-{CARDS[card].kind}", {"amount": int(amount)})
    return Sheet(f"card-{card}", "card", title, (Say(message_of(card)),), f"theme-{CARDS[card].theme}", seat)


def event_sheet(event: Event) -> Sheet:
    kind, value = TRACK[event.square].kind, TRACK[event.square].value
    title = Say(f"event-{kind}", {"gain": signed(event.gain), "points": abs(event.gain), "to": value})
    art = f"event-{kind if kind != POINTS else 'gain' if value > 0 else 'loss'}"
    return Sheet("event", "card", title, (words_of(event.square),), art, event.player)


def home_sheet(event: Event) -> Sheet:
    """Somebody is home: with which rank, for how many points. It is nobody's: all read it by itself."""
    args = {"player": event.player, "rank": event.rank, "points": event.points}
    art = f"rank-{event.rank}" if event.rank in PODIUM else f"pawn-{event.player}"
    return Sheet("home", "card", Say("home", args), (Say("log-rank-points", args),), art)


def almost_sheet(event: Event) -> Sheet:
    """Somebody has come to the door by the die, where a pawn waits for what opens it."""
    return Sheet("almost", "card", Say("almost"), (Say("almost-then"),), f"pawn-{event.player}", event.player)


def words_of(square: int) -> Say:
    return Say(f"square-{square}")


def name_of(square: int) -> Argument:
    """Its number, or the name of an end of the street."""
    names = {START: "start", ALMOST: "almost", HOME: "arrival"}
    return Say(f"square-{names[square]}") if square in names else square


def path(s: State, move: int) -> tuple[str, ...]:
    """A person is chosen by their pawn."""
    return (f"pawn-{move - TO}",) if move < YES else (FORMS.write(s, move).replace(" ", "-"),)


def button(step: str) -> Button | None:
    if step.startswith("dash-"):
        return Button(step, Say(step))
    if step.startswith("pawn-"):
        return Button(step, Say("to", {"player": int(step.removeprefix("pawn-"))}))
    return None


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A pawn or a square that is touched means the player who stands there."""
    if s.phase != CHOOSING:
        return []
    steps = {f"pawn-{seat}" for seat in range(SEATS)}
    touched = [TO + int(step.removeprefix("pawn-")) for step in path if step in steps]
    return touched or [TO + seat for seat in range(s.seats) if str(s.pawn[seat]) in path]


def because(s: State, path: tuple[str, ...], clause: str) -> Say:
    """Of those who cannot be chosen: oneself, and who is home."""
    return Say("why-home" if clause == "neutral" else "why-oneself")


def told(event: Event, args: dict[str, Argument]) -> dict[str, Argument] | Say:
    """A card is told in its own words."""
    if is_draw(event):
        return Say(message_of(event.card))
    return args | {"points": abs(event.gain)} if event.rule == Rule.EXACT_EVENT else args


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def gains(s: State, move: int, after: State, entry: Entry) -> list[Say]:
    """A gift: who is no danger. A vote: how far ahead or behind one is."""
    me, others = s.to_move, [seat for seat in range(s.seats) if seat != s.to_move]
    if move < YES:
        points, taker = totals(s), move - TO
        return [Say("why-poorest", {"rival": taker})] if points[taker] == min(points[seat] for seat in others) else []
    ahead = s.pawn[me] - max(s.pawn[seat] for seat in others)
    return [Say("why-ahead" if ahead >= 0 else "why-behind", {"count": abs(ahead)})]


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return won(totals(s))
    if s.phase == CONTEST:
        return Say("prompt-contest")
    if s.phase == CHOOSING:
        return Say(f"prompt-{CARDS[s.asked].kind}", {"player": s.to_move, "points": amount_of(s.record, s.asked)})
    if s.phase == VOTING and waits_at_the_door(s.record):
        return Say("log-vote-dash", {"player": s.turn, "yes": 0, "all": NO_VOTE})
    if s.phase == VOTING:
        return Say("prompt-vote", {"player": s.to_move})
    if s.phase == DRAWING:
        return Say("prompt-draw", {"player": s.arriving[0]})
    return Say("prompt-almost" if s.pawn[s.actor] == ALMOST else "prompt-throw", {"player": s.actor})


def explained(s: State, entries: Iterable[Entry]) -> Say | None:
    """A throw that comes after one's own: where it comes from."""
    if s.phase != THROWING or s.pawn[s.turn] == ALMOST:
        return None
    for entry in entries:
        for event in entry.events:
            if event.rule == Rule.SIX_AGAIN and event.player == s.turn:
                return Say("prompt-six", {"player": s.turn})
            if event.rule == Rule.AGAIN_AND_MISS and event.player == s.turn and event.what == EARNS_THROW:
                return Say("prompt-again", {"player": s.turn})
        if any(event.rule in THROWS for event in entry.events):
            return None
    return None


def reckoning(start: State, s: State, log: Sequence[Entry]) -> list[list[Sum]]:
    """rank-points, and where the tokens came from."""
    return [seat_reckoning(start, s, log, seat) for seat in range(s.seats)]


def seat_reckoning(start: State, s: State, log: Sequence[Entry], seat: int) -> list[Sum]:
    events = [event for entry in log for event in entry.events if event.details[:1] == (seat,)]
    cards = [event.gain for event in events if event.rule in CARD_POINTS and not is_draw(event)]
    return [
        Sum(Say("reckoned-rank"), int(RANK_POINTS[s.rank[seat]])),
        Sum(Say("reckoned-start"), int(start.points[seat])),
        Sum(Say("reckoned-won"), sum(gain for gain in cards if gain > 0)),
        Sum(Say("reckoned-given"), sum(gain for gain in cards if gain < 0)),
        Sum(Say("reckoned-squares"), sum(event.gain for event in events if event.rule == Rule.EXACT_EVENT)),
    ]


SCENE = Scene(
    stage,
    pieces,
    prompt,
    path,
    explained=explained,
    trays=trays,
    counters=counters,
    trail=trail,
    button=button,
    meant=meant,
    because=because,
    gains=gains,
    kinds={"event": words_of, "square": name_of, "signed": signed},
    told=told,
    sheets=sheets,
    reckoning=reckoning,
    cards=cards,
    sentences=sentences,
)
