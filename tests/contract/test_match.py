"""The public Python API, as the README shows it."""

import copy
import pickle

import pytest

import ludotheque
from ludotheque import BadOption, IllegalMove, NotYourTurn, UnknownGame, UnreadableMove
from ludotheque.contract import Option

GAME = ludotheque.game("jonques")
READY = """
11  . . . . : : : . . . .
10  . . . . : O : . . . .
 9  . . . . : : : . . . .
 8  . . . . . . . . . . .
 7  . . . . . . . . . . .
 6  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  . . . . . . . . . . .
 4  . . . . . . . . . . .
 3  . . . . : : : . . . .
 2  . . . . : ^ : . . . .
 1  . . . . : : : . . . .
    a b c d e f g h i j k
actor 0, phase move, aces 3
"""


def test_a_game_from_the_start():
    match = GAME.start(seats=2, seed=7)
    assert match.to_move == "chance"
    assert match.moves() == ["0 begins", "1 begins"]
    assert match.draw() in ("0 begins", "1 begins")
    assert match.scores == [0, 0]
    assert match.ended_by is None


def test_the_seed_feeds_draw_only():
    assert [GAME.start(seed=7).draw() for _ in range(3)] == [GAME.start(seed=7).draw()] * 3
    assert len({tuple(draws(seed)) for seed in range(5)}) == 5


def draws(seed):
    match = GAME.start(seed=seed)
    while match.to_move == "chance" and len(match.log) < 9:
        yield match.draw()


def test_play_and_undo():
    match = GAME.position(READY)
    before = bytes(match.state)
    match.play("f2-f5")
    assert match.log[-1].text == "f2-f5"
    assert match.undo().text == "f2-f5"
    assert bytes(match.state) == before
    with pytest.raises(NotYourTurn, match="nothing to undo"):
        match.undo()


def test_a_refused_move_names_its_clause_and_changes_nothing():
    match = GAME.position(READY)
    before = bytes(match.state)
    with pytest.raises(IllegalMove) as refused:
        match.play("f2-f6")
    assert refused.value.rule == match.why_not("f2-f6") == "port-exit"
    assert "port" in refused.value.clause["en"]
    assert bytes(match.state) == before
    assert match.log == []


def test_three_kinds_of_mistakes():
    match = GAME.position(READY)
    with pytest.raises(UnreadableMove, match="hello"):
        match.play("hello")
    with pytest.raises(NotYourTurn, match="seat 0 is to move"):
        match.play("1 ace")
    with pytest.raises(NotYourTurn, match="not of seat 1"):
        match.play("f2-f5", seat=1)
    with pytest.raises(NotYourTurn):
        match.draw()


def test_nothing_is_played_after_the_end():
    match = GAME.position(READY.replace("phase move, aces 3", "phase done, ended_by reach-port"))
    assert match.to_move == "over"
    assert match.moves() == []
    assert match.scores == [1, -1]
    assert match.winners == [0]
    with pytest.raises(NotYourTurn, match="over"):
        match.play("f2-f5")


def test_fork_goes_its_own_way():
    match = GAME.start(seed=3)
    for outcome in ("0 begins", "1 ace", "nothing"):
        match.play(outcome)
    twin = match.fork(1)
    assert [entry.text for entry in twin.log] == [match.log[0].text]
    twin.draw()
    assert len(match.log) == 3


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_copies(copied):
    match = GAME.start(seed=3)
    match.draw()
    twin = copied(match)
    assert twin.state == match.state
    assert twin.game is match.game
    assert twin.draw() == match.draw()


def test_view_and_picture():
    match = GAME.position(READY)
    assert match.view(0).moves == tuple(match.moves())
    assert match.view(1).moves == ()
    assert match.view().seat == -1
    assert "2  . . . . : ^ : . . . ." in str(match)


def test_what_is_not_on_the_shelf():
    with pytest.raises(UnknownGame, match=r"chess.*jonques"):
        ludotheque.game("chess")
    with pytest.raises(BadOption, match="2 players, not 3"):
        GAME.start(seats=3)
    with pytest.raises(BadOption, match=r"colour.*turn_cap"):
        GAME.start(colour="red")
    with pytest.raises(BadOption, match="50 to 2000, not 5"):
        GAME.start(turn_cap=5)
    with pytest.raises(BadOption, match="whole number"):
        GAME.start(turn_cap="many")


def test_an_option_may_go_in_steps_as_high_as_the_seats_allow():
    option = Option("stake", default=50, low=10, high=300, step=20, by_seats=(300, 150))
    assert option.read("130", 1) == option.read("130", 2) == 130
    for given, seats in (("120", 1), ("170", 2), ("0", 1), ("310", 1)):
        with pytest.raises(BadOption, match=f"stake goes from 10 to {option.most(seats)} in steps of 20, not {given}"):
            option.read(given, seats)
