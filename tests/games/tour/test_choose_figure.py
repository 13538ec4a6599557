import pytest

from ludotheque.games.tour.state import FIGURES
from ludotheque.scene import frame

from .positions import GAME, awaited, events, place, play, until


def at_figures(seats, begins="seat-1"):
    return until(GAME.start(seats, seed=5, begins=begins), "figure")


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_chooses_one_in_turn(seats):
    match = at_figures(seats, "seat-2")
    chose = []
    while awaited(match).endswith("figure"):
        chose.append(match.to_move)
        play(match, match.moves()[-1])
    assert chose == [(1 + i) % seats for i in range(seats)]
    assert awaited(match) == "chance start"


def test_a_figure_has_one_player():
    match = at_figures(3)
    assert match.moves() == [f"figure {figure}" for figure in FIGURES]
    entry = play(match, "figure plum")
    [chosen] = events(entry, "choose-figure")
    assert (chosen.player, FIGURES[chosen.figure]) == (0, "plum")
    assert match.moves() == [f"figure {figure}" for figure in FIGURES if figure != "plum"]
    assert match.why_not("figure plum") == match.why_not("stay") == "choose-figure"


def test_those_that_nobody_wants_are_put_aside_and_their_flags_placed():
    match = at_figures(2)
    play(match, "figure ivory", "figure plum")
    assert [FIGURES[figure] for figure in match.state.figure] == [
        *("ivory", "plum"),
        *("indigo", "saffron", "sage", "apricot"),
    ]
    until(match, "spare-flag")
    [placed] = events(play(match, "to S50E0"), "spare-flags")
    assert FIGURES[placed.colour] == "indigo"


def test_the_flag_is_of_the_same_colour():
    match = at_figures(2)
    play(match, "figure ivory", "figure plum")
    until(match, "place-flag")
    [placed] = events(play(match, match.moves()[0]), "place-flag")
    assert (placed.player, FIGURES[placed.colour]) == (0, "ivory")


def test_the_screen_shows_figure_and_flag_of_who_chose_them():
    match = at_figures(2)
    assert {piece.face for piece in frame(match).pieces if piece.place == "figures"} == set(FIGURES)
    play(match, "figure ivory", "figure plum")
    until(match, "travel")
    shown = {(piece.kind, piece.owner): piece.face for piece in frame(match).pieces if piece.owner >= 0}
    assert shown == {
        ("traveller", 0): "ivory",
        ("traveller", 1): "plum",
        ("flag", 0): "ivory",
        ("flag", 1): "plum",
    }


def test_another_flag_is_chosen_by_its_colour():
    match = place("N50E20", "S0E20", hands=("train-2",), more="figure ivory plum indigo saffron sage apricot")
    play(match, "walk N50E30", "event brass-band")
    assert match.why_not("flag ivory") == "red-square-event"
    play(match, "flag plum")
    assert match.state.moving == 1


def test_a_drawing_that_tells_no_figures_has_them_in_the_order_of_the_seats():
    assert list(place("N50E20", "S0E20").state.figure) == list(range(6))


@pytest.mark.parametrize(
    "figures",
    ["ivory ivory indigo saffron sage apricot", "ivory plum indigo saffron sage -"],
)
def test_figures_that_cannot_be(figures):
    with pytest.raises(ValueError, match="figure"):
        place("N50E20", "S0E20", more=f"figure {figures}")
