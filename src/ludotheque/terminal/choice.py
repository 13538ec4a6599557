"""Offers narrowed touch by touch, or word by word, until one is left."""

from collections.abc import Sequence

from ..scene import Offer
from .things import Naming, Thing, is_found


class Choice:
    def __init__(self, offers: Sequence[Offer], naming: Naming):
        self.naming = naming
        self.before: list[tuple[list[Offer], int]] = []  # what Back goes back to
        self.offers, self.touched = list(offers), 0
        self.pass_by()

    @property
    def steps(self) -> list[str]:
        return list(dict.fromkeys(offer.path[self.touched] for offer in self.offers))

    @property
    def things(self) -> list[Thing]:
        return [self.naming[step] for step in self.steps]

    @property
    def move(self) -> str | None:
        """The move that was chosen, once its path is whole."""
        return next((offer.move for offer in self.offers if len(offer.path) == self.touched), None)

    @property
    def so_far(self) -> list[str]:
        return self.words(self.offers[0])[: self.touched]

    def words(self, offer: Offer) -> list[str]:
        return [self.naming[step].name for step in offer.path]

    @property
    def is_narrowed(self) -> bool:
        return bool(self.before)

    def pass_by(self) -> None:
        """Touch what has no alternative."""
        while not self.move and len(self.steps) == 1:
            self.touched += 1

    def take(self, step: str) -> None:
        self.narrow([offer for offer in self.offers if offer.path[self.touched] == step], self.touched + 1)

    def narrow(self, offers: list[Offer], touched: int) -> None:
        self.before.append((self.offers, self.touched))
        self.offers, self.touched = offers, touched
        self.pass_by()

    def back(self) -> bool:
        if self.before:
            self.offers, self.touched = self.before.pop()
            return True
        return False

    def called(self, typed: str) -> Thing | None:
        """What is called so, or has this number in the menu."""
        things = self.things
        named = [thing for thing in things if thing.is_called(typed)]
        if named:
            return named[0] if len(named) == 1 else None
        if typed.isdecimal() and self.is_numbered and 1 <= int(typed) <= len(things):
            return things[int(typed) - 1]
        return None

    @property
    def is_numbered(self) -> bool:
        """Places are typed by their names, which may be numbers themselves."""
        return not all(thing.is_place for thing in self.things)

    def matching(self, typed: str) -> list[Thing]:
        return [thing for thing in self.things if is_found(typed, thing.found_by)]

    def touch(self, steps: Sequence[str]) -> bool:
        """Keep the moves that touch all these things from now on."""
        found = [offer for offer in self.offers if set(steps) <= set(offer.path[self.touched :])]
        if found:
            self.narrow(found, self.touched)
        return bool(found)

    def look_for(self, typed: str) -> bool:
        """Keep what these words may mean: things to touch now, else moves that touch such things later."""
        kept = {thing.step for thing in self.matching(typed)}
        if kept:
            found = [offer for offer in self.offers if offer.path[self.touched] in kept]
        else:
            found = [offer for offer in self.offers if is_found(typed, self.text_of(offer))]
        if found:
            self.narrow(found, self.touched)
        return bool(found)

    def text_of(self, offer: Offer) -> str:
        return " ".join(self.naming[step].found_by for step in offer.path[self.touched :])
