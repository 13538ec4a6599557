import pytest

from ludotheque.testing import deal

from .positions import GAME, SITES, awaited, card, clauses, events, play, traveller, until


def at_starts(seats, *fronts):
    match = GAME.start(seats, seed=1)
    play(match, "numbers 1")
    for front, quarter in zip(fronts or ("fuji", "nazca"), ("NE", "SW"), strict=True):
        play(match, f"face {quarter}", f"behind {front}")
    while awaited(match) != "chance lot":
        match.draw()
    play(match, "begins 0")
    return until(match, "start")


def test_any_card_but_the_two_in_front():
    match = at_starts(2)
    assert match.moves() == [f"start {site}" for site in SITES if site not in ("fuji", "nazca")]
    assert match.odds() == [1] * 78
    assert match.why_not("start fuji") == "random-start"


def test_the_traveller_starts_on_its_cell():
    match = at_starts(2)
    entry = play(match, "start venise")
    [drawn] = events(entry, "random-start")
    assert (drawn.player, drawn.site) == (0, SITES.index("venise"))
    assert traveller(match, 0) == "N40E10"
    assert awaited(match) == "chance start"
    play(match, "start uluru")
    assert traveller(match, 1) == "S20E130"


def test_on_a_cell_that_is_taken_another_card_is_drawn():
    match = at_starts(2)
    play(match, "start venise")
    entry = play(match, "start pompei")
    assert clauses(entry) == ["random-start", "no-sharing"]
    assert match.state.traveller[1] == -1
    assert "start pompei" not in match.moves()
    entry = play(match, "start neuschwanstein")
    assert clauses(entry) == ["random-start", "no-sharing"]
    play(match, "start uluru")
    assert traveller(match, 1) == "S20E130"


def test_the_first_player_draws_first():
    match = GAME.start(3, seed=1, begins="seat-3")
    until(match, "start")
    drew = []
    while awaited(match) == "chance start":
        match.draw()
        drew += [event.player for event in events(match.log[-1], "random-start")]
    assert drew == [2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_cards_go_behind_the_others_and_each_compartment_has_forty(seats):
    match = at_starts(seats)
    for site in ("venise", "uluru", "cap-horn", "fuji", "baikal", "longwood", "everest")[:seats]:
        play(match, f"start {'kourou' if site == 'fuji' else site}")
    assert list(match.state.left) == [40, 40]
    assert sum(match.state.backs) == seats
    assert [match.state.back[opening, 0] for opening in range(2)] == [SITES.index("venise"), SITES.index("uluru")]
    assert {card(match, site) for site in SITES} == {"camera"}
    assert awaited(match) == "0 place-flag"


def test_everybody_saw_them():
    match = deal(GAME.start(3, seed=4))
    for viewer in range(-1, 3):
        hidden = match.hidden(viewer)
        assert [hidden.back[0, i] for i in range(8)] == [match.state.back[0, i] for i in range(8)]


def test_no_cell_is_so_full_that_the_places_behind_run_out():
    """Six travellers on the fullest cells, and every other card of these cells drawn in vain."""
    match = at_starts(6)
    full = ("stonehenge", "tour-eiffel", "venise", "alhambra", "petra")
    more = ("loch-ness", "chaussee-des-geants", "lascaux", "sagrada-familia", "pompei", "neuschwanstein")
    play(match, *(f"start {site}" for site in full))
    play(match, *(f"start {site}" for site in (*more, "jemaa-el-fna", "goreme")))
    assert match.state.traveller[5] == -1
    play(match, "start uluru")
    assert list(match.state.backs) == [7, 7]
    assert awaited(match) == "0 place-flag"
