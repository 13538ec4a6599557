"""Waist 2: what any screen shows, as pure data."""

from .identity import Identities
from .nodes import (
    Button,
    Caption,
    Counter,
    Frame,
    Line,
    Look,
    Mark,
    Motion,
    Offer,
    Piece,
    Place,
    Preview,
    Say,
    Stage,
    Tray,
)
from .show import frame, lines, offers, preview, refusal, scene_of, scenery, stage_of, with_offers
from .words import Words, local_language, words

__all__ = [
    "Button",
    "Caption",
    "Counter",
    "Frame",
    "Identities",
    "Line",
    "Look",
    "Mark",
    "Motion",
    "Offer",
    "Piece",
    "Place",
    "Preview",
    "Say",
    "Stage",
    "Tray",
    "Words",
    "frame",
    "lines",
    "local_language",
    "offers",
    "preview",
    "refusal",
    "scene_of",
    "scenery",
    "stage_of",
    "with_offers",
    "words",
]
