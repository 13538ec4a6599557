"""A game to keep: whatever its replay asks of a house, answered beforehand, so that a page can show it without one."""

from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from ..contract import NOBODY, Match
from ..scene import guide_of
from ..scene.changes import changes
from . import shelf
from .company import SPECTATOR
from .live import Live
from .messages import Fairness, ReplayFrame, StudyPage, Update
from .replay import replayed_all


class Keepsake(Struct, frozen=True):
    """The first frame of a game, what each of its plies changes, and all else that a house is asked for, by address."""

    table: str
    game: str
    first: ReplayFrame
    leaves: list[dict[str, Any]]
    answers: dict[str, str]


def keepsake(live: Live, match: Match, fairness: Fairness, study: StudyPage | None, file: str) -> Keepsake:
    """As anybody may see it. `match` is a copy of the table's."""
    first, *frames = replayed_all(live.table, match, NOBODY)
    leaves = [leaf(before, after) for before, after in pairwise([first, *frames])]
    told = answers(live, frames[-1] if frames else first, fairness, study, file)
    return Keepsake(live.table.id, live.table.game.name, first, leaves, told)


def leaf(before: ReplayFrame, after: ReplayFrame) -> dict[str, Any]:
    """A ReplayFrame, with only what changes of the frame inside it."""
    return asdict(after) | {"frame": changes(before.frame, after.frame)}


def answers(live: Live, last: ReplayFrame, fairness: Fairness, study: StudyPage | None, file: str) -> dict[str, str]:
    table, name = live.table, live.table.game.name
    view = replace(table.views.table_now(SPECTATOR, frozenset(), 0), may_fork=False, may_study=study is not None)
    at, box = f"/api/tables/{table.id}", f"/api/games/{name}"
    said: dict[str, object] = {
        f"{at}?since=0": Update(table.seq, (), last.frame, view),
        f"{at}/fairness": fairness,
        f"{at}/game.ludo": file,
        box: shelf.page(name),
        f"{box}/guide": guide_of(table.game),
    }
    said |= {f"{at}/study": study} if study else {}
    said |= {f"{box}/art/{file}": shelf.art(name, file).decode() for file in shelf.art_of(table.game)}
    return {path: one if isinstance(one, str) else msgspec.json.encode(one).decode() for path, one in said.items()}
