from ludotheque.testing import play

from .positions import GAME, SITES, awaited, clauses, events, place, told

BEGUN = ("numbers 1", "face NE", "behind fuji", "face SW", "behind nazca")  # fuji is on sheets 3, 11 and 16


def test_one_of_sixteen_is_drawn():
    match = GAME.start(2, seed=1)
    play(match, *BEGUN)
    assert match.moves() == [f"sheet {number}" for number in range(1, 17)]
    assert match.odds() == [1] * 16
    assert match.why_not("face NE") == "one-sheet"


def test_it_is_on_show_for_everybody():
    match = GAME.start(2, seed=1)
    entry = play(match, *BEGUN, "sheet 1", "riddle none", "riddle none")
    assert [event.sheet for event in events(entry, "one-sheet")] == [0]
    assert list(match.state.order) == [0] + [-1] * 15
    assert match.hidden(-1).shown == 0
    assert not any(match.state.known)


def test_its_fifteen_riddles_get_numbers():
    match = GAME.start(2, seed=1)
    play(match, *BEGUN, "sheet 1", "riddle none", "riddle none")
    labels = sorted(label for label in match.state.label if label)
    assert labels == list(range(7, 22))  # six numbers are on the cards in front


def test_a_riddle_of_a_front_card_bears_the_number_of_the_card():
    match = GAME.start(2, seed=1)
    play(match, *BEGUN, "sheet 3")
    assert match.moves() == ["riddle hard"]  # what was hidden comes to light
    play(match, "riddle hard")
    assert awaited(match) == "chance link"
    entry = play(match, "riddle middling")  # nazca has one there too
    assert clauses(entry) == ["one-sheet", "seven-cards"]
    assert match.state.label[3 * SITES.index("fuji")] == match.state.number[0, 0] == 1
    assert match.state.known[0] == 1
    assert match.hidden(1).front[0] == SITES.index("fuji")  # all that can be known, for who solves the riddle


def test_no_second_sheet_lies_open():
    match = GAME.start(2, seed=1)
    play(match, *BEGUN, "sheet 1", "riddle none", "riddle none")
    assert match.state.sheets == 1
    assert told(match).count("one-sheet") == 1


def test_after_the_sixteenth_they_come_round_in_the_same_order():
    order = " ".join(map(str, (*range(1, 16), 0)))
    match = place("N50E20", "S0E20", flags={2: "N50E30"}, more=f"order {order}\nsheets 16\nshown 15\nknown 1 1")
    play(match, "walk N50E30")
    assert match.state.shown == 0
    assert match.state.order[0] == 1
    assert [event.sheet for event in events(match.log[-1], "one-sheet")] == [1]
