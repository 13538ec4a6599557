"""Waist 1: a game's whole state is one record, its rules are kernels on it."""

from .errors import (
    BadGameFile,
    BadOption,
    IllegalMove,
    LudothequeError,
    NotYourTurn,
    UnknownGame,
    UnreadableMove,
)
from .game import Game, Option
from .kernel import inlined, ints, kernel, specialise, table
from .match import UNSEEN, Entry, Match, Provenance, View
from .record import CHANCE, NOBODY, OVER, Byte, Deduced, Ints, Long, Record, Short, Within
from .rulebook import LANGUAGES, LEGAL, Clause, Rulebook
from .trace import EVERYBODY, Event, note, note_for

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "LANGUAGES",
    "LEGAL",
    "NOBODY",
    "OVER",
    "UNSEEN",
    "BadGameFile",
    "BadOption",
    "Byte",
    "Clause",
    "Deduced",
    "Entry",
    "Event",
    "Game",
    "IllegalMove",
    "Ints",
    "Long",
    "LudothequeError",
    "Match",
    "NotYourTurn",
    "Option",
    "Provenance",
    "Record",
    "Rulebook",
    "Short",
    "UnknownGame",
    "UnreadableMove",
    "View",
    "Within",
    "inlined",
    "ints",
    "kernel",
    "note",
    "note_for",
    "specialise",
    "table",
]
