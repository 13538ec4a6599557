"""Bots against bots, and how sure the result is."""

import json

import pytest

import ludotheque
from ludotheque.bots.choosing import legal_moves
from ludotheque.contract import BadOption
from ludotheque.lab import arena
from ludotheque.lab.arena import Contest, compete, play_one
from ludotheque.lab.intervals import elo, wilson
from ludotheque.lab.opponents import names_for, opponent
from tests.terminal.test_commands import run

BONE = ludotheque.game("bone")


def test_json():
    told = run("arena", "bone", "--bots", "greedy,random", "--games", "4", "--jobs", "2", "--json")
    report = json.loads(told.stdout)
    assert report["bots"] == ["greedy", "random"]
    assert report["games"] == 4
    (pair,) = report["pairs"]
    assert pair["wins"] + pair["losses"] + pair["draws"] == 4
    assert pair["wins"] == 4
    assert pair["interval"] == [0.5101, 1.0]
    assert pair["elo"] == [7, None, None]


def test_a_table_for_people():
    shown = run("arena", "bone", "--bots", "greedy,random", "--games", "2", "--jobs", "1").stdout
    assert "greedy" in shown and "100.0%" in shown


def lowest(game, world, seed):
    return legal_moves(game, world)[0]


def highest(game, world, seed):
    return legal_moves(game, world)[-1]


def test_seats_rotate_and_dice_do_not(monkeypatch):
    """The throws of a seat are the same whoever sits there, so that equals do equally well."""
    contest = Contest(BONE, ("a", "b"), options=(0, 0))
    monkeypatch.setattr(arena, "players", lambda *contest: [lowest, lowest])
    first, second, third = (play_one(contest, number).scores for number in range(3))
    assert first == second[::-1] != third
    assert first[0] != first[1]
    monkeypatch.setattr(arena, "players", lambda *contest: [lowest, highest])
    assert play_one(contest, 0).scores != first


def test_unknown_bots_and_wrong_numbers_are_told():
    with pytest.raises(BadOption, match=r"nobody is called 'deep-blue'; for bone there are random, greedy, level-1"):
        compete(BONE, ["random", "deep-blue"], 1)
    with pytest.raises(BadOption, match="for 2 to 4 players, not 1 bots"):
        compete(BONE, ["random"], 1)


@pytest.mark.parametrize("name", names_for(BONE))
def test_everybody_in_the_arena_plays(name):
    match = BONE.start(2, 5)
    while match.to_move == "chance":
        match.draw()
    assert opponent(BONE, name, 0.02)(BONE, bytes(match.state), 1) in match.numbers()


def test_wilson():
    """Brown, Cai and DasGupta, 2001: 95 % for 0 of 10 and 5 of 10."""
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-3)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    assert wilson(0, 0) == (0, 1)


def test_elo():
    assert [elo(share) for share in (0.5, 10 / 11, 0.0, 1.0)] == [0, 400, None, None]
