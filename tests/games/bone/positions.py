"""Short ways to set up a position and to read what a player would see."""

import random

from ludotheque.contract import Match
from ludotheque.contract.match import Entry
from ludotheque.games.bone import GAME
from ludotheque.games.bone.notation import square_name
from ludotheque.games.bone.state import Rule

SIDES = ("right", "down", "left", "up")


def place(drawing: str, *hands: str, status: str = "0 to lay") -> Match:
    """A match with some rows of the table drawn, and hands: `place(" 3  . R-Y-V-G", "RYVG RGVY", "nothing")`."""
    seats = [f"seat {seat}: {hand}" for seat, hand in enumerate(hands or ("RYVG", "RYVG"))]
    return GAME.position("\n".join([drawing, *seats, status]))


def clauses(entry: Entry) -> list[str]:
    """The names of the clauses that a move or an outcome brought into play."""
    return [GAME.rulebook.name(event.rule) for event in entry.events]


def details(entry: Entry, rule: int) -> list[tuple[int, ...]]:
    return [event.details for event in entry.events if event.rule == rule]


def bands(entry: Entry) -> set[str]:
    """The bands that a move enclosed, as `E2 right`."""
    return {f"{square_name(square)} {SIDES[side]}" for _, square, side, _ in details(entry, Rule.ENCLOSE)}


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
