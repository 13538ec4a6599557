from .positions import clauses, events, pawns, place, purses


def test_fifty_to_the_rival_and_another_throw():
    match = place("D 43 21 A 0 69 pawns 40 30")
    entry = match.play("+3")
    assert clauses(entry) == ["obey-die", "own-start", "again"]
    (event,) = events(entry, "own-start")
    assert (event.player, event.rival, event.points, event.purse) == (0, 1, 50, 450)
    assert purses(match) == [450, 550]
    assert pawns(match) == [43, 30]
    assert match.state.actor == 0
    assert match.to_move == "chance"


def test_fifty_to_each_of_three():
    match = place("D 43 21 22 23 A 0 67 68 69 pawns 40 30 31 32", purses=(500,) * 4)
    entry = match.play("+3")
    assert [(event.rival, event.points, event.purse) for event in events(entry, "own-start")] == [
        (1, 50, 450),
        (2, 50, 400),
        (3, 50, 350),
    ]
    assert purses(match) == [350, 550, 550, 550]


def test_nothing_to_who_sits_out():
    match = place("D 43 - 22 23 A 0 - 68 69 pawns 40 - 31 32", purses=(500, 0, 500, 500), out=(1,))
    match.play("+3")
    assert purses(match) == [400, 0, 550, 550]


def test_setting_out_from_it_costs_nothing():
    match = place("D 43 21 A 0 69")
    match.play("+3")
    assert purses(match) == [500, 500]
