"""For the tests of a game, wherever it lives: what the laws ask of every game, and short ways to set up and to read.

Needs the extra `testing`; nothing of the house imports it.
"""

from .kit import Kit, deal, play
from .playing import play_at_random, positions, random_match

__all__ = ["Kit", "deal", "play", "play_at_random", "positions", "random_match"]
