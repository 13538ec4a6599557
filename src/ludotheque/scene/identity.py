"""Which piece is which, from frame to frame: a fold over the motions of the log.

Records know junks and pawns only by where they stand. A piece keeps its id while it is moved from place to place;
the same log gives the same ids on every machine.
"""

from collections import defaultdict
from collections.abc import Iterable
from sys import intern

from msgspec.structs import replace

from .nodes import Motion, Piece


class Identities:
    def __init__(self, pieces: list[Piece]):
        self.standing: dict[str, list[str]] = defaultdict(list)
        self.given = 0
        self.last: tuple[list[Piece], list[Piece]] | None = None  # those without ids, and with them, while none moves
        self.known: dict[str, tuple[Piece, Piece]] = {}  # by id, without and with it: who does not move stays the same
        self.name(pieces)
        self.rest()  # nobody looks yet

    def __deepcopy__(self, memo: object) -> "Identities":
        twin = Identities([])
        twin.standing.update((place, list(ids)) for place, ids in self.standing.items())
        twin.given = self.given
        return twin

    def rest(self) -> None:
        """Nobody looks: which piece is which stays, what they were shown as is made again."""
        self.last, self.known = None, {}

    def new_id(self) -> str:
        self.given += 1
        return intern(f"p{self.given}")  # the same at every table

    def move(self, motions: Iterable[Motion]) -> None:
        for motion in motions:
            self.last = None
            ids = self.standing[motion.start]
            self.standing[motion.end].append(ids.pop() if ids else self.new_id())

    def name(self, pieces: list[Piece]) -> list[Piece]:
        """The pieces with their ids; those that have one of their own keep it."""
        nameless = [piece for piece in pieces if not piece.id]
        if self.last is None or self.last[0] != nameless:
            self.last = nameless, self.named(nameless)
        named = iter(self.last[1])
        return [piece if piece.id else next(named) for piece in pieces]

    def named(self, pieces: list[Piece]) -> list[Piece]:
        used: dict[str, int] = {}
        found = []
        for piece in pieces:
            ids, n = self.standing[piece.place], used.get(piece.place, 0)
            if n == len(ids):
                ids.append(self.new_id())
            used[piece.place] = n + 1
            known = self.known.get(ids[n])
            if known is None or known[0] is not piece:
                known = self.known[ids[n]] = piece, replace(piece, id=ids[n])
            found.append(known[1])
        return found
