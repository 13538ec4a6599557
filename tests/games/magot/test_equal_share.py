import random

import pytest

from ludotheque.games.magot.notes import VALUES, notes_of
from ludotheque.scene import frame
from ludotheque.testing import play_at_random

from .positions import GAME, clauses, drawing, events, golden, kit, place

BOX = {100: 20, 50: 40, 10: 40}


def worth(heap):
    return sum(count * value for count, value in zip(heap, VALUES, strict=True))


def purses_shown(match):
    """By seat, the notes that a screen shows, the largest first."""
    shown = [[0, 0, 0] for _ in range(match.seats)]
    for piece in frame(match).pieces:
        if piece.kind == "note":
            shown[int(piece.place.removeprefix("purse-"))][VALUES.index(int(piece.face))] = piece.count
    return shown


def check_notes(match):
    """Every holder has its points in notes, and together they have those of the box."""
    s, heaps = match.state, notes_of(match.state)
    assert [worth(heap) for heap in heaps] == [*list(s.purse)[: match.seats], s.magot, s.box]
    assert dict(zip(VALUES, map(sum, zip(*heaps, strict=True)), strict=True)) == BOX
    assert min(min(heap) for heap in heaps) >= 0


@pytest.mark.parametrize(("seats", "share", "box"), [(2, 2200, 0), (3, 1380, 260), (4, 1100, 0)])
def test_the_notes_are_shared_equally_and_everybody_stakes(seats, share, box):
    match = GAME.start(seats)
    s = match.state
    assert list(s.purse)[:seats] == [share - 50] * seats
    assert s.magot == 50 * seats
    assert s.box == box
    entry = match.play("+10: 0")
    (event,) = events(entry, "equal-share")
    assert (event.points, event.box) == (share, box)
    assert clauses(entry)[0] == "equal-share"


def test_an_empty_chair_has_no_purse():
    assert list(GAME.start(2).state.purse)[2:] == [0, 0]


def test_it_is_told_once():
    match = GAME.start(4)
    match.play("+10: 0 1")
    assert "equal-share" not in clauses(match.play("+10: 1"))


def test_a_drawing_may_have_other_purses():
    assert "equal-share" not in clauses(place("", "contest 0+1", (500, 900)).play("+10: 0"))


@pytest.mark.parametrize(
    ("seats", "stake", "purse"),
    [
        (2, 50, [10, 19, 20]),
        (3, 50, [6, 12, 13]),
        (4, 50, [5, 9, 10]),
        (2, 10, [10, 20, 19]),
        (3, 10, [6, 13, 12]),
        (4, 200, [3, 10, 10]),
        (3, 1380, [0, 0, 0]),
        (2, 1500, [0, 10, 20]),
    ],
)
def test_an_opening_purse_looks_like_an_equal_share(seats, stake, purse):
    """Of 100, 50 and 10; without the stake, which is paid in the largest notes."""
    match = GAME.start(seats, stake=stake)
    assert purses_shown(match) == [purse] * seats
    check_notes(match)


def test_with_three_some_notes_stay_in_the_box():
    assert notes_of(GAME.start(3).state)[-1] == (2, 1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stake", [10, 50, 230, 1090])
def test_notes_never_run_out_while_playing(seats, stake):
    match = GAME.start(seats, seats, stake=stake)
    while match.to_move != "over":
        check_notes(match)
        play_at_random(match, len(match.log), 1)
    check_notes(match)


@pytest.mark.parametrize("name", sorted(kit.goldens()))
def test_nor_in_a_golden_game(name):
    match = golden(name)
    while match.log:
        check_notes(match)
        match.undo()


def random_purses(dice, seats, points):
    """All splits alike, or nearly everything with one, or ends that need most tens."""
    cuts = sorted(dice.choices(range(points // 10 + 1), k=seats))
    purses = [10 * (high - low) for low, high in zip([0, *cuts], cuts, strict=False)]
    if dice.random() < 0.3:
        purses = [purse // 50 * 50 + (40 if purse else 0) for purse in purses]
    while sum(purses) > points:
        purses[purses.index(max(purses))] -= 10
    dice.shuffle(purses)
    return tuple(purses)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_nor_however_the_points_are_split(seats, seed):
    dice = random.Random(seed)
    for _ in range(500):
        stake = 10 * dice.randint(1, dice.choice((5, 30, 4400 // seats // 10 - 10)))
        purses = random_purses(dice, seats, 4400 - seats * stake - dice.choice((0, 260 if seats == 3 else 0, 90)))
        text = drawing("", "phase contest", purses, f"stake {stake}")
        check_notes(GAME.position(text))


def test_a_payment_of_ten_moves_few_notes():
    before, after = (purses_shown(place("D 43 10 A 2 60", purses=purses)) for purses in ((2150, 2150), (2160, 2140)))
    moved = [
        abs(old - new) for one, other in zip(before, after, strict=True) for old, new in zip(one, other, strict=True)
    ]
    assert sum(moved) == 2
