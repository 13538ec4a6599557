"""A match played on at random."""

from ludotheque.testing import play_at_random

__all__ = ["play_at_random"]
