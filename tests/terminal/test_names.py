"""Things typed by their names: a few letters, other words, what cannot be touched; running on; lines from a pipe."""

import random
import subprocess
import sys

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

import ludotheque
from ludotheque.terminal.asking import Line, completing, completions
from ludotheque.terminal.things import Thing, fold

from .test_keyboard import keyboard, said

MAGOT, TOUR = ludotheque.game("magot"), ludotheque.game("tour")
FALLS = Thing("S20W50", "S20W50", "Chutes d’Iguazú", "sud-ouest", is_place=True)
NEXT = Thing("S20W40", "S20W40", is_place=True)


def until_choice(match):
    while match.to_move == "chance":
        match.draw()
    return match


def test_case_accents_and_apostrophes_do_not_matter():
    assert fold("Chutes d’Iguazú") == fold("CHUTES D'IGUAZU") == "chutes d iguazu"


@pytest.mark.parametrize("typed", ["iguaz", "chutes", "d'iguazu chutes", "sud-ouest", "s20w5"])
def test_a_place_is_found_by_what_is_there(typed):
    assert list(completions(typed, [FALLS, NEXT], [])) == [("S20W50", "Chutes d’Iguazú")]


def test_commands_are_completed_by_their_beginning_only():
    assert list(completions("vo", [FALLS], ["voir", "revoir"])) == [("voir", "")]


def test_things_of_one_name_are_completed_with_what_tells_them_apart():
    flags = [Thing("flag-2", "Drapeau", "N40E40"), Thing("flag-3", "Drapeau", "N60E60")]
    assert [text for text, _ in completions("n60", flags, [])] == ["Drapeau (N60E60)"]
    assert flags[1].is_called("drapeau (n60e60)")


def test_a_line_is_completed_as_a_whole():
    (found,) = completing([NEXT, FALLS], ["voir"]).get_completions(Document("chutes ig"), CompleteEvent())
    assert (found.text, found.start_position) == ("S20W50", -len("chutes ig"))


def test_a_line_is_asked_for():
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("iguaz\r")
        assert Line(["voir"], "").ask("?", [NEXT, FALLS]) == "iguaz"


def test_one_match_is_taken_and_several_narrow():
    choice = keyboard(until_choice(TOUR.start(2, seed=3)), [], "fr", bots=frozenset()).choice()
    names = [thing.name for thing in choice.things]
    assert choice.look_for(names[0][:3])
    assert [thing.name for thing in choice.things] == [name for name in names if name.startswith(names[0][:3])]
    assert choice.move is None
    assert choice.look_for(names[0])
    assert choice.move
    assert choice.back()
    assert not choice.look_for("zzz")


def test_a_word_of_a_later_step_finds_the_ways_to_it():
    """Asked for a means of transport, a name of a place keeps the means that get there."""
    match = until_choice(TOUR.start(2, seed=3))
    while "prompt-travel" not in (board := keyboard(match, [], "fr", bots=frozenset())).frame().prompt.id:
        match.apply(match.numbers()[0])
        until_choice(match)
    choice = board.choice()
    target = choice.offers[-1].path[-1] if len(choice.offers[-1].path) > 1 else choice.offers[0].path[-1]
    ways = {offer.path[0] for offer in choice.offers if offer.path[-1] == target}
    assert choice.look_for(choice.naming[target].name)
    assert {offer.path[0] for offer in choice.offers} == ways


def test_numbers_of_squares_are_names():
    board = keyboard(until_choice(MAGOT.start(2, seed=3)), ["17"], bots=frozenset())
    board.step()
    assert board.match.log[-1].text == "D 17"


def test_a_square_that_is_not_allowed_says_why():
    board = keyboard(until_choice(MAGOT.start(2, seed=3)), ["6", "17"], bots=frozenset())
    board.step()
    assert "“6” is not allowed" in said(board)
    assert board.match.log[-1].text == "D 17"


def test_running_on_stops_at_the_next_incident():
    match = until_choice(MAGOT.start(2, seed=3))
    dice = random.Random(3)
    while match.to_move != "chance":
        match.apply(dice.choice(match.numbers()))
    begun = len(match.log)
    board = keyboard(match, ["f"], bots=frozenset())
    board.step()
    while board.running:
        board.step()
    *routine, incident = match.log[begun:]
    assert routine
    assert all(match.is_routine(entry) for entry in routine)
    assert match.to_move != "chance" or not match.is_routine(incident)
    assert f"{len(routine)} uneventful throws" in said(board)


def test_who_sits_where_and_what_for():
    board = keyboard(until_choice(MAGOT.start(2, seed=3)), ["q"], "fr", bots=frozenset({1}))
    board.names[0] = "Ada"
    board.introduce()
    assert "Ada est au clavier" in said(board)
    assert "est un robot" in said(board)


def test_lines_from_a_pipe():
    words = [sys.executable, "-m", "ludotheque", "play", "jonques", "--people", "2", "--lang", "en", "--name", "Ada"]
    done = subprocess.run(words, input="\nrule 1\nnonsense\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Ada is at the keyboard" in done.stdout
    assert "§ 1 · The dice" in done.stdout
    assert "I do not understand “nonsense”" in done.stdout
    assert "\x1b" not in done.stdout
