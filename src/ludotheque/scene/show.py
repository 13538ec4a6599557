"""From a match to what a viewer sees. The game's own part is its `Scene`."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Any

from msgspec.structs import replace

from ..contract import CHANCE, LEGAL, NOBODY, OVER, Entry, Event, Game, Match
from .identity import Identities
from .nodes import Frame, Line, Mark, Offer, Preview, Reckoning, Say, Sheet, Stage, Sum
from .scene import Argument, Scene, nothing

LOOK_BACK = 12  # entries, for one that left a mark
MOST_EVENTS = 5000  # whose sentences are kept: most have happened before


def scene_of(game: Game) -> Scene:
    scene: Scene = game.scene
    return scene


@cache
def stage_of(game: Game) -> Stage:
    return scene_of(game).stage()


def offers(match: Match) -> list[Offer]:
    """Every legal move of the seat to move, as the path of things touched to make it."""
    if match.state.to_move in (CHANCE, OVER):
        return []
    path, write, state = scene_of(match.game).path, match.game.write, match.state
    return [Offer(write(state, move), path(state, move)) for move in match.numbers()]


def move_name(match: Match, move: int) -> tuple[Say | str, ...]:
    """What people read of a move where it is named: what the game calls it, else the things touched to make it."""
    scene, state = scene_of(match.game), match.state
    if called := scene.called(state, move):
        return (called,)
    labels = {place.id: place.label for place in stage_of(match.game).places}
    pieces = {piece.id: piece for piece in scenery(match, int(state.to_move), None).pieces if piece.id}

    def name(step: str) -> Say | str:
        """A button by what it says, a piece by its square if it stands on one, else by its name."""
        if button := scene.button(step):
            return button.label
        piece = pieces.get(step)
        return labels.get(piece.place if piece else step) or (piece and piece.name) or step

    return tuple(map(name, scene.path(state, move)))


def refusal(match: Match, path: tuple[str, ...]) -> str | None:
    """The clause that forbids what somebody meant by touching these things, None if no move was meant, or one that is
    allowed."""
    meant = scene_of(match.game).meant(match.state, path)
    rules = [match.game.kernels.why_not(match.state.record, move) for move in meant]
    return match.game.rulebook.name(rules[0]) if rules and LEGAL not in rules else None


def reason(match: Match, path: tuple[str, ...], clause: str | None) -> Say:
    """Why nothing comes of touching these things, in one sentence: what forbids it, else what is waited for."""
    scene = scene_of(match.game)
    if clause:
        return scene.because(match.state, path, clause) or Say("refused-rule-touch")
    ways, begun = [offer.path for offer in offers(match)], path[:-1]
    if not ways:
        return Say("refused-nothing")
    after = {way[len(begun)] for way in ways if begun and way[: len(begun)] == begun != way}
    if all(map(scene.button, after or {way[0] for way in ways})):
        return Say("refused-button")
    at_once = all(len(way) == 1 for way in ways)  # there is nothing to take up before
    return Say("refused-there" if after or at_once else "refused-first")


def printed(match: Match, path: tuple[str, ...]) -> Say | None:
    """What is printed where somebody touched the board, in words."""
    return next((place.says for place in stage_of(match.game).places if place.id in path and place.says), None)


def lines(game: Game, entry: Entry) -> list[Line]:
    """What an entry of the log did, in sentences; a game may leave some events untold."""
    said = [(event, sentence(game, event)) for event in entry.events if event.clause.told]
    return [Line(say, event.clause.name) for event, say in said if say]


@lru_cache(MOST_EVENTS)
def sentence(game: Game, event: Event) -> Say | None:
    """What is said of an event: by `log-<clause>`, with its details by name, unless the game has something else."""
    scene = scene_of(game)
    args: dict[str, Argument] = {
        detail.name: scene.kinds[detail.kind](value) if detail.kind else value
        for detail, value in zip(event.clause.details, event.details, strict=False)
    }
    said = scene.told(event, args)
    return Say(f"log-{event.clause.name}", said) if isinstance(said, dict) else said


def won(scores: list[int]) -> Say:
    """Who has won by points, or how many share the win."""
    best = max(scores)
    return Say("prompt-won", {"player": scores.index(best), "points": best, "sharing": scores.count(best)})


def seat_to_show(match: Match, seats: Sequence[int]) -> int:
    """Whose screen it is, of the seats that share one: the seat to move or to throw, else the first of them.

    Where several share a screen and have secrets, it shows none of them between their turns.
    """
    state = match.state
    turn = int(state.actor if state.to_move == CHANCE else state.to_move)
    if turn in seats:
        return turn
    return seats[0] if len(seats) == 1 or (seats and not match.game.has_secrets) else NOBODY


def frame(match: Match, seat: int = NOBODY, identities: Identities | None = None) -> Frame:
    """All that a seat, or a spectator (NOBODY), sees now."""
    shown = scenery(match, seat, identities)
    return with_offers(match, shown) if seat == match.state.to_move and seat != NOBODY else shown


def with_offers(match: Match, shown: Frame) -> Frame:
    """The frame of the seat to move: what everybody sees, and what it may touch."""
    scene, given = scene_of(match.game), offers(match)
    steps = dict.fromkeys(step for offer in given for step in offer.path)
    return replace(shown, offers=tuple(given), buttons=tuple(filter(None, map(scene.button, steps))))


def sheets(match: Match, s: Any, seat: int) -> list[Sheet]:
    """What there is to read, in games that have something."""
    read = scene_of(match.game).sheets
    return read(s, known(match, seat, LOOK_BACK)) if read is not nothing else []


def cards(match: Match, entry: Entry, ply: int, seat: int) -> list[Sheet]:
    """What an entry at a ply turned over, for a seat to read."""
    turned = scene_of(match.game).cards
    if turned is nothing:
        return []
    before = (match.log[at].known_to(seat) for at in reversed(range(min(ply, len(match.log)))))
    return turned(match.options, entry.known_to(seat), before)


def turns_cards(game: Game) -> bool:
    """Whether a game has anything that is turned over to be read."""
    scene = scene_of(game)
    return scene.cards is not nothing or scene.sheets is not nothing


def known(match: Match, seat: int, most: int) -> Iterator[Entry]:
    """The last entries as a seat knows them, the newest first."""
    last = islice(reversed(match.log), most)
    return (entry.known_to(seat) for entry in last) if match.game.has_secrets else last


def trail(match: Match, s: Any, seat: int) -> list[Mark]:
    """What the last entry that left a mark did; it stays in sight while dice are thrown and pieces drawn."""
    marked = scene_of(match.game).trail
    for entry in known(match, seat, LOOK_BACK) if marked is not nothing else ():
        if marks := marked(s, entry):
            return marks
    return []


def preview(match: Match, move: int) -> Preview:
    """What a legal move of the seat to move would do, for all that the seat knows."""
    state, entry = match.trial(move)
    scene = scene_of(match.game)
    said = (*lines(match.game, entry), *scene.foreseen(match, move))
    return Preview((*scene.marks(state), *scene.trail(state, entry)), said)


def reckoning(match: Match, seat: int = NOBODY) -> Reckoning:
    """Where the scores come from, as far as a seat or a spectator knows."""
    told = scene_of(match.game).reckoning
    if told is None:
        return tuple((Sum(Say("reckoned-score"), score),) for score in match.scores)
    start = match.state.of(match.origin)
    match.game.kernels.hide(start.record, seat)
    log = [entry.known_to(seat) for entry in match.log]
    return tuple(tuple(sums) for sums in told(start, match.hidden(seat), log))


def way_of(match: Match, move: int) -> tuple[str, ...]:
    """The places of the board that a legal move goes through, or else touches."""
    scene, (state, entry) = scene_of(match.game), match.trial(move)
    places = {place.id for place in stage_of(match.game).places}
    gone = [step for mark in scene.trail(state, entry) if mark.kind == "last" for step in mark.places]
    return tuple(step for step in gone or scene.path(match.state, move) if step in places)


def gains(match: Match, move: int) -> tuple[Say, ...]:
    """What a legal move would bring the seat to move, for all that the seat knows."""
    after, entry = match.trial(move)
    return tuple(scene_of(match.game).gains(match.hidden(int(match.state.to_move)), move, after, entry))


def scenery(match: Match, seat: int, identities: Identities | None) -> Frame:
    """A frame without offers."""
    scene, state = scene_of(match.game), match.state
    s = match.hidden(seat) if match.game.has_secrets else state
    pieces = scene.pieces(s)
    return Frame(
        ply=state.ply,
        to_move=state.to_move,
        thrower=state.actor if state.to_move == CHANCE else NOBODY,
        pieces=tuple(identities.name(pieces) if identities else pieces),
        trays=tuple(scene.trays(s)),
        counters=tuple(scene.counters(s)),
        marks=(*scene.marks(s), *trail(match, s, seat)),
        prompt=scene.explained(s, known(match, seat, LOOK_BACK)) or scene.prompt(s),
        buttons=(),
        offers=(),
        scores=tuple(match.scores) if state.to_move == OVER else (),
        ended_by=match.ended_by or "",
        sheets=tuple(sheets(match, s, seat)),
        small_print=scene.has_small_print(s),
    )
