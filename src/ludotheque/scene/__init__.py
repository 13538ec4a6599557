"""Waist 2: what any screen shows, as pure data."""

from .nodes import Button, Caption, Counter, Frame, Line, Look, Mark, Offer, Piece, Place, Stage, Tray
from .show import frame, lines, offers, scene_of, seat_names
from .words import Words, local_language, words

__all__ = [
    "Button",
    "Caption",
    "Counter",
    "Frame",
    "Line",
    "Look",
    "Mark",
    "Offer",
    "Piece",
    "Place",
    "Stage",
    "Tray",
    "Words",
    "frame",
    "lines",
    "local_language",
    "offers",
    "scene_of",
    "seat_names",
    "words",
]
