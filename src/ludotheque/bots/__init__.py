"""Bots: they know the contract, no game, and only worlds that their seat can imagine."""

from .choosing import advise, chances, choose, get_ready
from .levels import LEVELS, NAMES, USUAL, Level
from .thinking import Budget

__all__ = ["LEVELS", "NAMES", "USUAL", "Budget", "Level", "advise", "chances", "choose", "get_ready"]
