from collections import Counter

import pytest

from ludotheque.games.tour.state import label_number
from ludotheque.testing import play

from .positions import GAME, SITES, awaited, clauses, events, quarter_name

COUNTS = Counter(map(quarter_name, SITES))


def test_all_eighty_cards_are_in_the_camera_forty_behind_each_opening():
    match = GAME.start(2, seed=1)
    assert list(match.state.left) == [40, 40]
    assert not any(match.state.place)


def test_the_quarter_of_the_front_card_is_as_likely_as_it_has_cards():
    match = GAME.start(2, seed=1)
    play(match, "numbers 7")
    assert match.moves() == ["face NW", "face NE", "face SW", "face SE"]
    assert match.odds() == [COUNTS[quarter] for quarter in ("NW", "NE", "SW", "SE")]
    entry = play(match, "face SW")
    assert clauses(entry) == ["two-compartments"]
    [shown] = events(entry, "two-compartments")
    assert (shown.opening, shown.quarter, shown.left) == (0, 2, 40)


def test_behind_it_is_any_site_of_that_quarter():
    match = GAME.start(2, seed=1)
    play(match, "numbers 7", "face SW")
    assert match.moves() == [f"behind {site}" for site in SITES if quarter_name(site) == "SW"]
    assert match.odds() == [1] * COUNTS["SW"]
    assert match.why_not("behind venise") == "two-compartments"


def test_a_card_is_in_one_compartment_only():
    match = GAME.start(2, seed=1)
    play(match, "numbers 7", "face SW", "behind nazca")
    assert match.odds() == [COUNTS["NW"], COUNTS["NE"], COUNTS["SW"] - 1, COUNTS["SE"]]
    play(match, "face SW")
    assert "behind nazca" not in match.moves()
    play(match, "behind cap-horn")
    assert awaited(match) == "chance sheet"
    assert list(match.state.left) == [40, 40]


def test_six_numbers_are_seen_all_different_and_others_in_another_game():
    seen = []
    for numbers in (1, 7, 240):
        match = GAME.start(2, seed=1)
        play(match, f"numbers {numbers}", "face SW", "behind nazca", "face NE", "behind fuji")
        state = match.state
        seen.append([label_number(state.number[opening, i], state.numbers) for opening in range(2) for i in range(3)])
    assert all(len(set(row)) == 6 and all(1 <= number <= 240 for number in row) for row in seen)
    assert seen[0] == [7, 49, 102, 232, 178, 41]
    assert len({tuple(row) for row in seen}) == len(seen)


@pytest.mark.parametrize("numbers", [1, 2, 100, 240])
def test_every_riddle_has_a_number_of_its_own(numbers):
    assert {label_number(label, numbers) for label in range(1, 241)} == set(range(1, 241))


def test_nothing_but_the_top_is_seen():
    match = GAME.start(3, seed=1)
    play(match, "numbers 7", "face SW", "behind nazca")
    for seat in range(-1, 3):
        assert match.view(seat).log[-1].text == "?"
        assert match.hidden(seat).front[0] == -2
        assert match.hidden(seat).quarter[0] == 2
