"""Writes golden games anew after a change of a record: the same moves, new digests.

    python -m tools.rewrite_goldens tests/games/tour/golden

Every move is played by the rules, so a game that they would not allow any more is refused.
"""

import sys
from pathlib import Path

import ludotheque
from ludotheque.contract import Match


def replayed(text: str) -> Match:
    """The match of a file, whatever its digests and the version of its rules."""
    head, _, body = text.partition("\n\n")
    told = [line.partition(" ")[::2] for line in head.splitlines()]
    facts = dict(told)
    options, tags = (
        dict(value.partition(" ")[::2] for said, value in told if said == word) for word in ("option", "tag")
    )
    drawing = "\n".join(value for word, value in told if word == "|")
    box = ludotheque.game(facts["game"])
    match = box.position(drawing) if drawing else box.open(int(facts["seats"]), options)
    match.tags = tags
    for line in body.splitlines():
        who, _, move = line.partition(" ")
        if who == "*" or who.isdigit():
            match.play(move)
    return match


if __name__ == "__main__":
    for folder in sys.argv[1:]:
        for path in sorted(Path(folder).glob("*.ludo")):
            path.write_text(replayed(path.read_text("utf-8")).save(), "utf-8")
            print(path)
