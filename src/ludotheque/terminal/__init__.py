"""The game at a keyboard: what may be touched is typed by its name, for one or several people and bots."""

from .keyboard import Keyboard, Left, log_line

__all__ = ["Keyboard", "Left", "log_line"]
