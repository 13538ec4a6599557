"""What a person can meet: not understood, not legal, not your turn, and files or requests that are wrong."""


class LudothequeError(Exception):
    """One clear sentence; nothing was changed."""


class UnreadableMove(LudothequeError):
    """The text is no move of this game."""


class NotYourTurn(LudothequeError):
    """Somebody else is to move, or nobody is."""


class IllegalMove(LudothequeError):
    """A clause forbids the move: `rule` is its name, `clause` its text by language."""

    def __init__(self, move: str, rule: str, clause: dict[str, str]):
        super().__init__(f"{move} is not allowed by {rule}: {clause['en']}")
        self.move, self.rule, self.clause = move, rule, clause


class UnknownGame(LudothequeError):
    """No such box on the shelf."""


class BadOption(LudothequeError):
    """An option, a number of seats or a value that the game does not have."""


class BadGameFile(LudothequeError):
    """A game file that is cut short, altered, of another version or unreadable; names the line."""
