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
from .exports import NUMBER, RECORD
from .forms import Form, Forms
from .game import Game, Option
from .hints import Hints, Tuning
from .kernel import inlined, kernel, specialise
from .library import exported
from .match import Match, Provenance, View
from .memory import Ints, bool_, floats, int8, int16, int32, ints, scratch, scratch_floats, scratch_grid, table
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
    Long,
    Named,
    Record,
    Short,
    Within,
    names_of,
)
from .rng import EVEN
from .rulebook import LANGUAGES, LEGAL, Clause, Event, Rulebook
from .rules import Rules
from .situation import UNSEEN, Entry, Situation
from .trace import EVERYBODY, note, note_for

__all__ = [
    "CHANCE",
    "EVEN",
    "EVERYBODY",
    "HIDDEN",
    "LANGUAGES",
    "LEGAL",
    "NOBODY",
    "NONE",
    "NUMBER",
    "OVER",
    "RECORD",
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
    "bool_",
    "exported",
    "floats",
    "inlined",
    "int8",
    "int16",
    "int32",
    "ints",
    "kernel",
    "names_of",
    "note",
    "note_for",
    "scratch",
    "scratch_floats",
    "scratch_grid",
    "specialise",
    "table",
]
