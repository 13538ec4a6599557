"""Which piece is which, from frame to frame: a fold over the motions of the log.

Records know junks and pawns only by where they stand. A piece keeps its id while it is moved from place to place;
the same log gives the same ids on every machine.
"""

from collections import defaultdict
from collections.abc import Iterable

from .nodes import Motion, Piece


class Identities:
    def __init__(self, pieces: Iterable[Piece]):
        self.standing: dict[str, list[str]] = defaultdict(list)
        self.given = 0
        self.name(list(pieces))

    def new_id(self) -> str:
        self.given += 1
        return f"p{self.given}"

    def move(self, motions: Iterable[Motion]) -> None:
        for motion in motions:
            ids = self.standing[motion.start]
            self.standing[motion.end].append(ids.pop() if ids else self.new_id())

    def name(self, pieces: list[Piece]) -> list[Piece]:
        """The pieces with their ids; those that have one of their own keep it."""
        used: dict[str, int] = {}
        for piece in pieces:
            if piece.id:
                continue
            ids, n = self.standing[piece.place], used.get(piece.place, 0)
            if n == len(ids):
                ids.append(self.new_id())
            used[piece.place] = n + 1
            piece.id = ids[n]
        return pieces
