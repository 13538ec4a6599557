"""Every choice of every game on every screen: what is offered is in sight, large enough, and under the finger.

`make screens` walks all of it; the tests walk a part. What is held to (in `screens.js`):

- A control of the table (buttons, the pieces of a hand, tabs) is whole on the screen without scrolling, at least 44
  pixels wide and high, and what is touched at its middle is itself.
- A lit place that is seen is touched by its middle, and one of them is always seen. It has 44 pixels, or 24 where the
  board is seen whole: two fingers, the wheel and keys bring every board nearer. With a piece in hand there is no least
  where it is only laid out, and confirmed.
- The board has at least 60 % of the smaller side of the window: the opening through which it is seen in both
  directions, and the drawing of it in one.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

import ludotheque
from ludotheque.contract import Game, Match
from ludotheque.scene import frame
from ludotheque.testing import positions
from tests.web.servers import Person, Server, running

from .visitors import PATIENCE, UNHURRIED, Visitor

GAMES = ("jonques", "bone", "magot", "bonactio", "tour")
LANGUAGES = ("fr", "en")
SIZES = (
    (320, 568),
    (390, 664),
    (390, 844),
    (667, 375),
    (640, 400),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
)
NAMES = ("Maximilienne-Aurélie", "Barthélemy-Alexandre", "Wilhelmina Woodworth", "Anne-Charlotte Comte")
SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")
SEED = 17
PLIES = 3000  # of a game, at most
A_WHILE = 3000  # milliseconds: the camera has gone where it goes

Size = tuple[int, int]


@dataclass(frozen=True)
class Choice:
    """A position at which somebody decides something."""

    kind: str
    match: Match
    seat: int
    path: tuple[str, ...] = ()  # of things to touch, for the longest of the moves
    things: int = 0  # to begin with


@cache
def choices(game: Game, seats: int) -> tuple[Choice, ...]:
    """One position for each kind of choice in a game played at random: the one with most to touch."""
    found: dict[str, Choice] = {}
    for ply, match in enumerate(positions(game.start(seats, SEED), SEED)):
        choice = look_at(match)
        if choice and (choice.kind not in found or choice.things > found[choice.kind].things):
            found[choice.kind] = Choice(choice.kind, match.fork(), choice.seat, choice.path, choice.things)
        if ply == PLIES:
            break
    return tuple(found.values())


def look_at(match: Match) -> Choice | None:
    """What is decided here, if anything, and how much there is to touch."""
    if match.to_move == "over":
        return Choice("over", match, 0)
    if match.to_move == "chance":
        actor = int(match.state.actor)
        return Choice(f"throw-{frame(match, actor).prompt.id}", match, actor) if actor >= 0 else None
    seat = int(match.state.to_move)
    shown = frame(match, seat)
    buttons = {button.id for button in shown.buttons if button.angle is None}
    first = {offer.path[0] for offer in shown.offers}
    path = max((offer.path for offer in shown.offers), key=len)
    kind = f"{shown.prompt.id}{'-buttons' * bool(first & buttons)}{'-things' * bool(first - buttons)}"
    return Choice(kind, match, seat, path, 100 * len(first & buttons) + len(first))


def arrive(browser: Browser, server: Server, language: str, game: Game) -> Visitor:
    """Somebody whose browser knows how to look, and whose clock can be put forward."""
    context = browser.new_context(base_url=server.base, locale=language, reduced_motion="reduce")
    return equip(Visitor(context, NAMES[0], language, game))


def equip(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(SCRIPT)
    visitor.page.clock.install()
    return visitor


def lay(visitor: Visitor, server: Server, choice: Choice) -> str:
    """A table at a choice of this visitor's, with a bot and people of long names around it."""
    match = choice.match
    others = iter(("bot", *["friend"] * match.seats))
    kinds = ["me" if seat == choice.seat else next(others) for seat in range(match.seats)]
    table = visitor.lay_position(match, seats=[{"kind": kind} for kind in kinds], advice=True)
    for n in range(kinds.count("friend")):
        friend = Person(server.base, NAMES[(n + 1) % len(NAMES)])
        assert friend.join(table).status_code < 300
        friend.http.close()
    return table


def walk(visitor: Visitor, server: Server, choice: Choice, sizes: Sequence[Size]) -> Iterator[str]:
    """What is wrong at a choice, at each of these sizes, and at every step on the way to a move."""
    page = visitor.page
    visitor.sit_at(lay(visitor, server, choice))
    page.evaluate("screens.read()")
    turns = {button["id"] for button in visitor.look()["frame"]["buttons"] if button.get("angle") is not None}
    ends_on = page.locator(f'.room.confirms [data-place="{"".join(choice.path[-1:])}"]')
    steps = [step for step in (choice.path if ends_on.count() else choice.path[:-1]) if step not in turns]
    yield from look(visitor, f"{choice.kind}/0", sizes)
    for depth, step in enumerate(steps, 1):
        if not page.evaluate("(id) => screens.touch(id)", step):
            yield f"{choice.kind}/{depth}: {step} is not on the page"
        yield from look(visitor, f"{choice.kind}/{depth}", sizes[::-1] if depth % 2 else sizes)


def look(visitor: Visitor, where: str, sizes: Sequence[Size]) -> Iterator[str]:
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("screens.steady()")
        visitor.page.clock.fast_forward(A_WHILE)
        visitor.page.evaluate("screens.steady()")
        yield from (f"{width}×{height} {where}: {fault}" for fault in visitor.page.evaluate("screens.check()"))


def walk_all(wanted: argparse.Namespace, browser: Browser, server: Server) -> Iterator[str]:
    for language in wanted.languages:
        for game in map(ludotheque.game, wanted.games):
            visitor = arrive(browser, server, language, game)
            for seats in sorted({*range(game.seats[0], game.seats[1] + 1)} & {*wanted.seats}):
                print(game.name, seats, language, flush=True)
                for choice in choices(game, seats):
                    yield from (f"  {fault}" for fault in walk(visitor, server, choice, wanted.sizes))
            yield from (f"  {trouble}" for trouble in visitor.troubles)
            visitor.context.close()


def read_size(text: str) -> Size:
    width, height = map(int, text.split("x"))
    return width, height


def main() -> None:
    from .conftest import BROWSERS, launch

    parser = argparse.ArgumentParser(description="Every choice of every game on every screen.")
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--seats", nargs="*", type=int, default=range(2, 7))
    parser.add_argument("--sizes", nargs="*", type=read_size, default=SIZES)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES)
    wanted = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    faults = 0
    with running(**UNHURRIED) as server, sync_playwright() as driver, launch(driver, BROWSERS) as browser:
        for fault in walk_all(wanted, browser, server):
            faults += 1
            print(fault, flush=True)
    print(f"{faults} faults")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
