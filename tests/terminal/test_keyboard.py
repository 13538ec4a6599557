"""The game at the keyboard: whole games by menus, refusals with their clause, undo, save, leaving."""

import io
import random
import re
from itertools import takewhile
from pathlib import Path

import pytest
from rich.console import Console

import ludotheque
from ludotheque.terminal import Keyboard, Left
from tests.games.jonques.positions import place
from tests.laws.shelf import every_game, short_options

GAME = ludotheque.game("jonques")
MENU = re.compile(r" ?(\d+) (?!poss)\S| · (\S+)|\d+ poss.*(?:comme|like) (.+), o[ur] ")
PORT = str(place("^ f2 b4", "0 to move, aces 2"))
LOOSE = str(place("^ c3 b4", "0 to move, aces 1"))


class Typist(Console):
    """A console whose person types from a list, or whatever a function says."""

    def __init__(self, typed):
        super().__init__(record=True, width=120, file=io.StringIO())
        self.typed, self.answered = typed, 0

    def since(self):
        """What has been printed since the last answer."""
        self.file.seek(self.answered)
        return self.file.read()

    def input(self, prompt="", **settings):
        self.print(prompt, end="")
        answer = self.typed(self) if callable(self.typed) else next(self.typed)
        self.answered = self.file.seek(0, io.SEEK_END)
        return answer


def keyboard(match, typed, language="en", bots=frozenset({1})):
    source = typed if callable(typed) else iter(typed)
    return Keyboard(match, language, bots, Typist(source), pause=0)


def by_menus(match, seed=5):
    """Throws, and chooses at random among what the screen names."""
    dice = random.Random(seed)
    return lambda console: "" if match.to_move == "chance" else dice.choice(offered(console.since()))


def offered(shown):
    """What can be typed, read from the end of a screen: numbers of a menu, names of a list, the example of many."""
    *above, _ = shown.splitlines()
    menu = list(takewhile(MENU.match, reversed(above)))
    found = [next(filter(None, MENU.match(line).groups())) for line in menu]
    assert found, shown
    return [name for name in found if name != "0"]


def said(board):
    return board.console.export_text(clear=False)


@pytest.mark.parametrize("language", ["fr", "en"])
@every_game
def test_a_whole_game_by_menus(game, language):
    """Somebody who only ever types what the screen names, or Enter, gets to the end."""
    match = game.start(seed=5, **short_options(game))
    board = keyboard(match, by_menus(match), language)
    board.play()
    assert match.to_move == "over"
    assert match.game.rulebook.clauses[match.ended_by].text[language][:30] in said(board)


def test_the_end_says_where_the_points_came_from():
    file = Path(__file__).parents[1] / "games" / "bonactio" / "golden" / "two_players.ludo"
    board = keyboard(ludotheque.load(file.read_text("utf-8")), [], "fr")
    board.play()
    assert "Rang à l’arrivée : 40 · Jetons du départ : 10" in said(board).replace("\u202f", " ").replace("\n", " ")


@every_game
def test_no_internal_name_is_shown(game):
    """Neither those of clauses, nor those of moves, nor ids."""
    match = game.start(seed=5, **short_options(game))
    board = keyboard(match, by_menus(match), "fr")
    board.play()
    shown = said(board)
    ids = {tray.id for tray in board.frame().trays} | {piece.id for piece in board.frame().pieces if "-" in piece.id}
    for internal in {name for name in game.rulebook.clauses if "-" in name} | {id for id in ids if "-" in id}:
        assert not re.search(rf"(?<![\w-]){re.escape(internal)}(?![\w-])", shown), internal


def test_help_names_things_to_choose():
    board = keyboard(GAME.position(PORT), ["help"])
    board.step()
    assert f"({' · '.join(thing.name for thing in board.choice().things[:3])})" in said(board)


def test_choosing_a_junk_then_a_square():
    board = keyboard(GAME.position(PORT), ["f2", "f4"])
    board.step()
    assert board.match.log[-1].text == "f2-f4"


def test_stepping_back_in_the_menu():
    board = keyboard(GAME.position(LOOSE), ["c3", "0", "b4", "b5"])
    board.step()
    assert board.match.log[-1].text == "b4-b5"


def test_a_refused_move_prints_its_clause():
    board = keyboard(GAME.position(PORT), ["b4-b6"])
    board.step()
    assert board.match.log == []
    assert "“b4-b6” is not allowed" in said(board)
    assert "§ 10 · Entering" in said(board)
    assert "comes before everything" in said(board)


@pytest.mark.parametrize("question", ["why b4-b6", "why? b4 b6", "pourquoi b4-b6"])
def test_why(question):
    board = keyboard(GAME.position(PORT), [question])
    board.step()
    assert "comes before everything" in said(board)


def test_why_an_allowed_move():
    board = keyboard(GAME.position(PORT), ["why f2 f4"])
    board.step()
    assert "“f2 f4”: nothing forbids it" in said(board)


def test_nonsense_is_answered():
    board = keyboard(GAME.position(PORT), ["[bold]hm", "q"], "fr")
    with pytest.raises(Left):
        board.step()
    assert "Je ne comprends pas « [bold]hm »" in said(board)


def test_undo_goes_back_to_the_persons_move():
    board = keyboard(GAME.position(PORT), ["f2", "f4", "undo"], bots=frozenset({1}))
    board.step()
    while (board.match.to_move == "chance" and board.match.state.actor == 1) or board.match.to_move == 1:
        board.step()
    board.command("undo")
    assert board.match.log == []
    assert "Taken back: f2 → f4" in said(board)


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
    monkeypatch.setattr("ludotheque.terminal.keyboard.user_data_path", lambda *name, **settings: tmp_path)
    board = keyboard(GAME.position(PORT), ["f2", "f4", "quit"], bots=frozenset())
    board.play()
    (kept,) = tmp_path.glob("*.ludo")
    assert [entry.text for entry in ludotheque.load(kept.read_text("utf-8")).log] == ["f2-f4"]


def test_the_end_of_input_is_leaving():
    def hang_up(console):
        raise EOFError

    board = keyboard(GAME.position(PORT), hang_up)
    with pytest.raises(Left):
        board.step()


# Games with secrets

BONE = ludotheque.game("bone")


def open_hands(board):
    """The seats whose pieces are seen."""
    return {piece.place for piece in board.frame().pieces if "hand-" in piece.place and piece.face != "back"}


def test_nobody_sees_at_the_keyboard_what_a_bot_holds():
    match = BONE.start(seed=5)
    board = keyboard(match, by_menus(match))
    while match.to_move != "over":
        board.step()
        assert open_hands(board) <= {"hand-0"}


def test_nobody_reads_at_the_keyboard_what_a_bot_draws(monkeypatch):
    """Of an outcome that only a bot sees, the log at the keyboard has the lines that everybody may read."""
    match = BONE.start(seed=5)
    board = keyboard(match, by_menus(match))
    told = []
    monkeypatch.setattr("ludotheque.terminal.keyboard.lines", lambda game, entry: told.append(entry) or [])
    while match.to_move != "over":
        board.step()
    assert {entry.text for entry in told if entry.seen == 1 << 1} == {"?"}
    assert all(event.seen in (-1, 1 << 0) for entry in told for event in entry.events)


def test_taking_back_does_not_tell_what_bots_have_drawn():
    match = BONE.start(seed=5)
    board = keyboard(match, by_menus(match))
    while [entry.seat for entry in match.log].count(1) < 2 or match.to_move != 0:
        board.step()
    board.command("undo")
    choice = board.choice()
    taken_back = said(board).rpartition("Taken back: ")[2].strip().removesuffix(".").replace("\n", " ")
    assert taken_back in [" → ".join(choice.words(offer)) for offer in choice.offers]


def test_a_saved_file_that_tells_secrets_says_so(tmp_path):
    board = keyboard(BONE.start(seed=5), [])
    while board.match.to_move == "chance":
        board.step()
    board.command(f"save {tmp_path / 'mine.ludo'}")
    assert "hidden cards and draws too" in said(board)


class Screen(Typist):
    """What is on the screen since it was last wiped."""

    def clear(self, home=True):
        self.export_text(clear=True)


def test_several_at_one_keyboard_see_one_hand_at_a_time():
    match = BONE.start(3, seed=5)
    asked = []

    def typed(console):
        *before, question = console.export_text(clear=False).strip().splitlines()
        if "look away" in question:
            assert not before  # the screen was wiped
        else:
            assert open_hands(board) == {f"hand-{match.to_move}"}
        asked.append((match.to_move, "look away" in question))
        return "" if "look away" in question else by_menus(match)(console)

    board = Keyboard(match, "en", frozenset({2}), Screen(typed), pause=0)
    while len(match.log) < 60:
        board.step()
        assert match.to_move != 2 or board.at_screen != 2
    assert set(asked) == {(0, True), (0, False), (1, True), (1, False)}
