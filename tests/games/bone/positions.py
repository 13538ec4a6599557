"""Short ways to set up a position and to read what a player would see."""

import random

from ludotheque.contract import Entry, Event, Match
from ludotheque.games.bone import GAME
from ludotheque.games.bone.box import NAMES, SQUARE_NAMES
from ludotheque.games.bone.forms import respell

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


def clauses(entry: Entry) -> list[str]:
    """The names of the clauses that a move or an outcome brought into play."""
    return [event.clause.name for event in entry.events]


def events(entry: Entry, clause: str) -> list[Event]:
    """What happened by one clause, in order."""
    return [event for event in entry.events if event.clause.name == clause]


def bands(entry: Entry) -> set[str]:
    """The bands that a move enclosed, as `E2 right`."""
    return {f"{SQUARE_NAMES[event.square]} {SIDES[event.side]}" for event in events(entry, "enclose")}


def deal(match: Match) -> Match:
    """Let chance decide until somebody has to."""
    while match.to_move == "chance":
        match.draw()
    return match


def play_at_random(match: Match, seed: int) -> Match:
    choice = random.Random(seed)
    while match.to_move != "over":
        if deal(match).to_move != "over":
            match.apply(choice.choice(match.numbers()))
    return match
