"""Why something is not done at a table."""

from typing import Literal

from ..contract import LudothequeError
from ..scene import Say

Kind = Literal[
    "unreadable",
    "illegal",
    "turn",
    "seat",
    "unknown",
    "busy",
    "invalid",
    "why",
    "older",
    "set-aside",
    "trouble",
    "missing",
]


class Refused(LudothequeError):
    """One sentence, in words of the house, and the clause that forbids it, if one does. Nothing was changed."""

    def __init__(self, kind: Kind, message: str, rule: str = "", **args: int | str | Say):
        super().__init__(f"{message} {args or ''} {rule}".strip())
        self.kind, self.say, self.rule = kind, Say(message, args), rule
