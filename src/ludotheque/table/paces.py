"""How fast dice throw themselves. The house throws for bots, and for all in a hurry; at a walk or a run a person's page
throws, as soon as everything that happened was seen and read there."""

from typing import Literal

Speed = Literal["hand", "walk", "run", "hurry"]
LASTING: tuple[Speed, ...] = ("hand", "walk", "run")  # the first by default; a hurry ends when something happens
HASTE: dict[Speed, float] = {"hand": 1, "walk": 1, "run": 0.2, "hurry": 0}  # of the house's pace
