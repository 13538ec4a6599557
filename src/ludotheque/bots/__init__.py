"""Bots: they know the contract, no game, and only worlds that their seat can imagine."""

from .choosing import choose

__all__ = ["choose"]
