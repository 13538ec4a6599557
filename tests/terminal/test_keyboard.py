"""The game at the keyboard: whole games by menus, refusals with their clause, undo, save, leaving."""

import io
import random

import pytest
from rich.console import Console

import ludotheque
from ludotheque.terminal import Keyboard, Left
from tests.games.jonques.positions import place
from tests.laws.shelf import every_game, short_options

GAME = ludotheque.game("jonques")
PORT = str(place("^ f2 b4", "0 to move, aces 2"))


class Typist(Console):
    """A console whose person types from a list, or whatever a function says."""

    def __init__(self, typed):
        super().__init__(record=True, width=120, file=io.StringIO())
        self.typed = typed

    def input(self, prompt="", **settings):
        self.print(prompt, end="")
        return self.typed(self) if callable(self.typed) else next(self.typed)


def keyboard(match, typed, language="en", bots=frozenset({1})):
    source = typed if callable(typed) else iter(typed)
    return Keyboard(match, language, bots, Typist(source), pause=0)


def said(board):
    return board.console.export_text(clear=False)


@pytest.mark.parametrize("language", ["fr", "en"])
@every_game
def test_a_whole_game_by_menus(game, language):
    """Somebody who only ever types numbers that the menu shows, or Enter, gets to the end."""
    match = game.start(seed=5, **short_options(game))
    dice = random.Random(5)

    def typed(console):
        return "" if match.to_move == "chance" else str(dice.randint(1, 3))

    board = keyboard(match, typed, language)
    board.play()
    assert match.to_move == "over"
    assert match.ended_by in said(board)


def test_choosing_a_junk_then_a_square():
    board = keyboard(GAME.position(PORT), ["f2", "f4"])
    board.step()
    assert board.match.log[-1].text == "f2-f4"


def test_stepping_back_in_the_menu():
    board = keyboard(GAME.position(PORT), ["1", "0"])
    board.step()
    assert board.match.log == []


def test_a_refused_move_prints_its_clause():
    board = keyboard(GAME.position(PORT), ["b4-b6"])
    board.step()
    assert board.match.log == []
    assert "Refused by port-first" in said(board)
    assert "comes before everything" in said(board)


@pytest.mark.parametrize("question", ["why b4-b6", "why? b4-b6", "pourquoi b4-b6"])
def test_why(question):
    board = keyboard(GAME.position(PORT), [question])
    board.step()
    assert "port-first" in said(board)


def test_why_an_allowed_move():
    board = keyboard(GAME.position(PORT), ["why f2-f4"])
    board.step()
    assert "f2-f4 is allowed" in said(board)


def test_nonsense_is_answered():
    board = keyboard(GAME.position(PORT), ["[bold]hm"], "fr")
    board.step()
    assert "Je ne comprends pas « [bold]hm »" in said(board)


def test_undo_goes_back_to_the_persons_move():
    board = keyboard(GAME.position(PORT), ["f2", "f4", "undo"], bots=frozenset({1}))
    board.step()
    while (board.match.to_move == "chance" and board.match.state.actor == 1) or board.match.to_move == 1:
        board.step()
    board.command("undo")
    assert board.match.log == []
    assert "Taken back: f2-f4" in said(board)


def test_save_keeps_what_is_there(tmp_path):
    path = tmp_path / "mine.ludo"
    board = keyboard(GAME.position(PORT), [f"save {path}", f"save {path}"])
    board.step()
    first = path.read_text("utf-8")
    board.match.play("f2-f4")
    board.command(f"save {path}")
    assert path.read_text("utf-8") == first
    assert "exists already" in said(board)
    assert ludotheque.load(first).moves() == GAME.position(PORT).moves()


def test_leaving_loses_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr("ludotheque.terminal.user_data_path", lambda *name, **settings: tmp_path)
    board = keyboard(GAME.position(PORT), ["f2", "f4", "quit"], bots=frozenset())
    board.play()
    (kept,) = tmp_path.glob("*.ludo")
    assert [entry.text for entry in ludotheque.load(kept.read_text("utf-8")).log] == ["f2-f4"]


def test_the_end_of_input_is_leaving():
    board = keyboard(GAME.position(PORT), [])

    def hang_up(*args, **settings):
        raise EOFError

    board.console.input = hang_up
    with pytest.raises(Left):
        board.step()
