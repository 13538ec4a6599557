"""The kernels agree with the plain oracle, on positions of random games and of positions set up at random."""

import random
import tomllib
from importlib.resources import files

import pytest

from ludotheque.games.tour.content import DESTINATIONS, EVENTS, TRANSPORT
from ludotheque.testing import deal

from .oracle import Board, Position, cell, name
from .positions import CELL_NAMES, GAME, awaited, clauses, place

ROWS = tomllib.loads(files("ludotheque.games.tour").joinpath("cells.toml").read_text("utf-8"))["rows"]
SITE_CELLS = {site.id: (int((80 - site.latitude) // 10), int((site.longitude + 180) // 10)) for site in DESTINATIONS}
BOARD = Board(ROWS, SITE_CELLS, {event.id: event.mood for event in EVENTS})
KINDS = [kind.id for kind in TRANSPORT]


def agree(match):
    position = Position.read(BOARD, str(match))
    expected = position.moves()
    assert set(match.moves()) == expected, str(match)
    return position


def follow(match, position, text):
    """A journey, and what it leads to."""
    told, awaits = position.arrival(text)
    entry = match.play(text)
    assert clauses(entry)[: len(told)] == told
    now = awaited(match).split()[1]
    if awaits == "sheet":
        assert now in ("sheet", "link", "place-flag")  # all sheets may have been seen
    elif awaits:
        assert now == awaits
    else:
        assert now in ("hint", "done") or clauses(entry)[-1] in ("choose-transport", "must-leave")


def test_cells_are_named_alike():
    assert [name((n // 36, n % 36)) for n in range(504)] == list(CELL_NAMES)
    assert [cell(text) for text in CELL_NAMES] == [(n // 36, n % 36) for n in range(504)]


@pytest.mark.parametrize(
    ("seats", "seed", "world", "names"),
    [(2, 1, "no", "near"), (3, 2, "yes", "none"), (4, 3, "no", "near"), (5, 4, "yes", "near"), (6, 5, "no", "none")],
)
def test_random_games(seats, seed, world, names):
    """Bold ones: who may announce does, so that cards leave the camera."""
    options = {"round_world": world, "site_names": names, "begins": f"seat-{seed}"}
    match, dice = GAME.start(seats, seed=seed, hint=3, **options), random.Random(seed)
    journeys = 0
    while journeys < 80 and deal(match).to_move != "over":
        position = agree(match)
        moves = match.moves()
        text = dice.choice([text for text in moves if text.startswith(("call", "use"))] or moves)
        if text.split()[0] in ("walk", "drift", *KINDS):
            journeys += 1
            follow(match, position, text)
        else:
            match.play(text)


@pytest.mark.parametrize("seed", range(4))
def test_positions_set_up_at_random(seed):
    """Travellers crowded at home or anywhere, flags near, few cards or many, cards carried, SECRET cards kept."""
    dice = random.Random(seed)
    for _ in range(50):
        seats = dice.randint(2, 6)
        corner = cell(dice.choice(CELL_NAMES))
        near = [c for c in CELL_NAMES if max(abs(cell(c)[0] - corner[0]), abs(cell(c)[1] - corner[1])) <= 2]
        cells = dice.sample(near if len(near) >= 12 else CELL_NAMES, seats + 6 if len(near) >= seats + 6 else seats)
        flags = dict(enumerate(cells[seats:]))
        hands = tuple(" ".join(dice.sample(KINDS, dice.choice((0, 1, 2, 4)))) for _ in range(min(seats, 1)))
        sites = dice.sample([site.id for site in DESTINATIONS], 8)
        out = " ".join(
            f"{site}={dice.choice(('carried-0', 'rack-0', 'open-0', 'open-1', 'rack-1'))}" for site in sites[2:]
        )
        kept = " ".join(f"{event.id}=0" for event in dice.sample(EVENTS[45:], dice.choice((0, 0, 1, 3))))
        more = f"round_world {dice.randint(0, 1)}\nfurther {dice.choice((0, 0, 2))}\nannounced {dice.randint(0, 1)}\n"
        more += f"site_names {dice.choice(('near', 'none'))}"
        match = place(
            *cells[:seats], flags=flags, hands=hands, front=" ".join(sites[:2]), out=out, kept=kept, more=more
        )
        position = agree(match)
        journeys = sorted(position.journeys())
        if journeys:
            homes = [text for text in journeys if text.split()[1] in flags.values()]
            follow(match, position, dice.choice(homes or journeys))
