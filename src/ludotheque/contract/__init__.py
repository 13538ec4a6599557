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
from .forms import Form, Forms
from .game import Game, Option
from .hints import Hints, Tuning
from .kernel import inlined, ints, kernel, specialise, table
from .match import Match, Provenance, View
from .position import Picture, Positions
from .record import (
    CHANCE,
    HIDDEN,
    NOBODY,
    NONE,
    OVER,
    By,
    Byte,
    Deduced,
    Ints,
    Long,
    Named,
    Record,
    Short,
    Within,
    names_of,
)
from .rulebook import LANGUAGES, LEGAL, Clause, Event, Rulebook
from .rules import Rules
from .situation import UNSEEN, Entry, Situation
from .trace import EVERYBODY, note, note_for

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "HIDDEN",
    "LANGUAGES",
    "LEGAL",
    "NOBODY",
    "NONE",
    "OVER",
    "UNSEEN",
    "BadGameFile",
    "BadOption",
    "By",
    "Byte",
    "Clause",
    "Deduced",
    "Entry",
    "Event",
    "Form",
    "Forms",
    "Game",
    "Hints",
    "IllegalMove",
    "Ints",
    "Long",
    "LudothequeError",
    "Match",
    "Named",
    "NotYourTurn",
    "Option",
    "Picture",
    "Positions",
    "Provenance",
    "Record",
    "Rulebook",
    "Rules",
    "Short",
    "Situation",
    "Tuning",
    "UnknownGame",
    "UnreadableMove",
    "View",
    "Within",
    "inlined",
    "ints",
    "kernel",
    "names_of",
    "note",
    "note_for",
    "specialise",
    "table",
]
