"""How fast dice throw themselves. The house throws for bots, and for all in a hurry; at a walk or a run a person's page
throws, as soon as everything that happened was seen and read there. At a run, and in a hurry, that throw is followed
by all others at once, until something happens to a person or somebody has to choose."""

from typing import Literal

Speed = Literal["hand", "walk", "run", "hurry"]
LASTING: tuple[Speed, ...] = (
    "hand",
    "walk",
    "run",
)  # the first by default; a hurry ends when something happens to a person
RUNNING: tuple[Speed, ...] = ("run", "hurry")
HASTE: dict[Speed, float] = {"hand": 1, "walk": 1, "run": 0.2, "hurry": 0}  # of the house's pace
