"""Le jeu de l'oie, for two to four."""

from ludotheque.contract import OVER, Game
from ludotheque.scene import Look, Piece, Place, Say, Scene, Stage, Tray, won

from .rules import BRIDGE, CAP, DEATH, FORMS, GEESE, INN, LAST, MAZE, PRISON, RULEBOOK, RULES, SEATS, WELL, State

KINDS = dict.fromkeys(GEESE, "goose") | {BRIDGE: "bridge", INN: "inn", WELL: "well", MAZE: "maze"}
KINDS |= {PRISON: "prison", DEATH: "death", LAST: "garden"}
INKS = ("#C8452F", "#2F7FA6", "#4F8A3F", "#B07A14")


def stage() -> Stage:
    """Nine by seven squares, wound up from the lower left; the start lies outside."""
    way, (dx, dy) = [(0, 6)], (1, 0)
    while len(way) <= LAST:
        x, y = way[-1][0] + dx, way[-1][1] + dy
        if (x, y) in way or not (1 <= x <= 9 and 0 <= y <= 6):
            dx, dy = dy, -dx
        else:
            way.append((x, y))
    places = tuple(Place(str(n), x, y, KINDS.get(n, "square"), str(n)) for n, (x, y) in enumerate(way))
    looks = {kind: Look(kind[0].upper(), "#8C6414", "#F7D98A") for kind in KINDS.values()}
    looks |= {"square": Look("·", "#B9AB86", "#F3EBD3"), "die": Look(ink="#22304F", paper="#F3EBD3")}
    return Stage(10, 7, places, (), looks | {f"pawn-{seat}": Look("♟", ink) for seat, ink in enumerate(INKS)})


def pieces(s: State) -> list[Piece]:
    names = [Say("pawn", {"player": seat}) for seat in range(s.seats)]
    pawns = [Piece("pawn", str(s.square[n]), n, name=name, id=f"pawn-{n}") for n, name in enumerate(names)]
    faces = [str(face) if face else "waiting" for face in s.dice]
    return pawns + [Piece("die", "dice", face=face, name=Say("dice"), id=f"die-{i}") for i, face in enumerate(faces)]


def prompt(s: State) -> Say:
    return won(list(s.square)[: s.seats]) if s.to_move == OVER else Say("prompt-throw", {"player": s.actor})


GAME = Game(
    name="oie",
    version=1,
    package=__package__,
    seats=(2, SEATS),
    minutes=(10, 20),
    state=State,
    rules=RULES,
    forms=FORMS,
    rulebook=RULEBOOK,
    scene=Scene(stage, pieces, prompt, trays=lambda s: [Tray("dice", "dice", Say("dice"))]),
    most_plies=CAP,
    score_range=(0, LAST),
    endings=("last-square", "throw-cap"),
)
