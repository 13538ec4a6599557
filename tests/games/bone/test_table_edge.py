import pytest

from ludotheque.games.bone.laid import dead_squares, enclosed_bands
from ludotheque.games.bone.state import NEUTRAL
from ludotheque.scene import frame, lines, preview, refusal, words

from .positions import GAME, bands, clauses, deal, events, place

NEUTRAL_TABLE = "to_move 0, edge neutral"
AGAINST_THE_EDGE = [
    (" 2  . . R-Y-V-G", "C1>RYVG", {"C1 up", "D1 up", "E1 up", "F1 up"}),
    (" 2  R-Y-V-G", "A1>RYVG", {"A1 left", "A1 up", "B1 up", "C1 up", "D1 up"}),
    (" 1  . r\n 2  . y\n 3  . v\n 4  . g", "A1vRYVG", {"A1 up", "A1 left", "A2 left", "A3 left", "A4 left"}),
    (" 1  . r\n 2  . y\n 3  . v\n 4  . g", "C1vRYVG", {"C1 up"}),
    ("17  . . . . . . . . . . . . . . R-Y-V-G", "O18>RYVG", {"R18 right"} | {f"{c}18 down" for c in "OPQR"}),
]


@pytest.mark.parametrize(("table", "move", "enclosed"), AGAINST_THE_EDGE)
def test_a_band_against_the_edge_is_enclosed_at_once(table, move, enclosed):
    match = place(table, "RYVG", "nothing")
    entry = match.play(move)
    assert bands(entry) == enclosed
    assert clauses(entry).count("enclose") == len(enclosed)
    [event] = events(entry, "table-edge")
    assert (event.player, event.count) == (0, len(enclosed))
    assert match.scores == [len(enclosed), 0]


@pytest.mark.parametrize(("table", "move", "enclosed"), AGAINST_THE_EDGE)
def test_against_a_neutral_edge_it_is_used(table, move, enclosed):
    match = place(table, "RYVG", "nothing", status=NEUTRAL_TABLE)
    entry = match.play(move)
    assert bands(entry) == set()
    assert "no-enclosure-no-point" in clauses(entry)
    assert [event.count for event in events(entry, "table-edge")] == [len(enclosed)]
    assert enclosed_bands(match.state) == []
    assert match.scores == [0, 0]


def test_away_from_the_edge_nothing_is_said_of_it():
    assert "table-edge" not in clauses(place(" 9  . . . . . . . R-Y-V-G", "RYVG", "RYVG").play("H8>RYVG"))


@pytest.mark.parametrize(("status", "edge"), [("to_move 0", 4), (NEUTRAL_TABLE, 0)])
def test_three_squares_between_a_bar_and_the_edge_are_dead(status, edge):
    """The bands that face them are enclosed, whatever the edge does."""
    match = place(" 2  R-Y-V-G", "RYVG", "nothing", status=status)
    above = {f"{column}1 up" for column in "DEFG"} if edge else set()
    assert bands(match.play("G1<RYVG")) == above | {"A2 up", "B2 up", "C2 up", "D1 left"}
    assert match.scores == [4 + edge, 0]
    assert dead_squares(match.state) == [0, 1, 2]


@pytest.mark.parametrize("move", ["P3>RYVG", "R3>RYVG", "A2<RYVG", "B2<RYVG", "E16vRYVG", "E2^RYVG", "A2<GVYR"])
@pytest.mark.parametrize("status", ["to_move 0", NEUTRAL_TABLE])
def test_nothing_lies_beyond_the_edge(move, status):
    table = " 1  R-Y-V-G\n 2  . . . . . . . . . . . . . . R-Y-V-G\n18  R-Y-V-G"
    assert place(table, "RYVG", "nothing", status=status).why_not(move) == "table-edge"


def test_a_table_says_what_its_edge_does():
    assert GAME.start(2).state.edge != NEUTRAL
    match = deal(GAME.start(2, seed=1, edge="neutral"))
    assert match.state.edge == NEUTRAL
    assert "edge neutral" in str(match)
    again = match.fork()
    again.state.ply = 0
    assert GAME.read_drawing(str(match)) == again.state


@pytest.mark.parametrize(
    ("status", "sentence"),
    [
        ("to_move 0", "4 bandes touchent le bord de la table, elles sont enfermées."),
        (NEUTRAL_TABLE, "4 bandes touchent le bord de la table, qui est neutre."),
    ],
)
def test_a_move_that_is_tried_says_so_too(status, sentence):
    match = place(" 2  . . R-Y-V-G", "RYVG", "nothing", status=status)
    say = words("fr", GAME)
    foreseen = [say.say(line.say, ["Ada", "Bea"]) for line in preview(match, GAME.read("C1>RYVG")).lines]
    assert sentence in foreseen
    assert foreseen == [say.say(line.say, ["Ada", "Bea"]) for line in lines(GAME, match.play("C1>RYVG"))]


@pytest.mark.parametrize(("status", "shown"), [("to_move 0", 4), (NEUTRAL_TABLE, 0)])
def test_the_screen_shows_what_is_enclosed(status, shown):
    match = place(" 2  . . R-Y-V-G", "RYVG", "nothing", status=status)
    match.play("C1>RYVG")
    assert [len(mark.places) for mark in frame(match).marks if mark.kind in ("closed", "scored")] == [shown, shown]


@pytest.mark.parametrize(
    ("path", "clause"),
    [
        (("hand-0-RYVG", "turn-0", "R18"), "same-colour-contact"),  # it would fit, with its other end there
        (("hand-0-RYVG", "R18"), "same-colour-contact"),
    ],
)
def test_a_refused_touch_near_the_edge(path, clause):
    assert refusal(place(" 9  . . . . . . . R-Y-V-G", "RYVG", "RYVG"), path) == clause
