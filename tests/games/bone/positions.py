"""Short ways to set up a position and to read what a player would see."""

from ludotheque.contract import Entry, Match
from ludotheque.games.bone import GAME
from ludotheque.games.bone.box import NAMES, SQUARE_NAMES
from ludotheque.games.bone.forms import respell
from ludotheque.testing import Kit, deal, play_at_random

__all__ = ["GAME", "SIDES", "bands", "clauses", "deal", "drawn", "events", "place", "play_at_random"]

kit = Kit(GAME, __file__)
clauses, events = kit.clauses, kit.events

SIDES = ("right", "down", "left", "up")


def drawn(rows: str, *hands: str, status: str = "to_move 0", pile: str | None = None) -> str:
    """A drawing: some rows of the table, a hand for each seat, and what the pile has if it is not all the rest."""
    lines = [rows, f"seats {len(hands)}, {status}"]
    lines += [f"hands {seat} {counts(hand)}" for seat, hand in enumerate(hands)]
    if pile is not None:
        lines.append(f"bag {' '.join(f'{name}={pile.split().count(name)}' for name in NAMES)}")
    return "\n".join(lines)


def counts(hand: str) -> str:
    pieces = [respell(f"+{piece}")[1:] for piece in hand.split() if piece != "nothing"]
    return " ".join(f"{piece}={pieces.count(piece)}" for piece in dict.fromkeys(pieces))


def place(rows: str, *hands: str, status: str = "to_move 0", pile: str | None = None) -> Match:
    """A match at a drawn position: `place(" 3  . R-Y-V-G", "RYVG RGVY", "nothing")`."""
    return GAME.position(drawn(rows, *hands or ("RYVG", "RYVG"), status=status, pile=pile))


def bands(entry: Entry) -> set[str]:
    """The bands that a move enclosed, as `E2 right`."""
    return {f"{SQUARE_NAMES[event.square]} {SIDES[event.side]}" for event in events(entry, "enclose")}
