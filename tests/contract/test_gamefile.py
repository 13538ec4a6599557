"""Game files: readable, checked, and clear about what is wrong with them."""

import pytest

import ludotheque
from ludotheque import BadGameFile, UnknownGame
from tests.laws.shelf import random_match

GAME = ludotheque.game("jonques")
GOOD = random_match(GAME, 2, turn_cap=50).save()
LINES = GOOD.splitlines()


def test_a_person_can_read_it():
    assert LINES[:5] == ["ludo 1", "game jonques", "rules 1", "seats 2", "option turn_cap 50"]
    assert LINES[6] in ("* 0 begins", "* 1 begins")
    assert LINES[-1].startswith("= turn-cap 0 0")


def test_digests_come_every_ten_lines():
    marks = [int(line.split()[1]) for line in LINES if line.startswith("#")]
    assert marks[:3] == [10, 20, 30]
    assert LINES[-2].startswith("# ")


def test_an_unfinished_match_is_kept_too():
    match = GAME.start(seed=1)
    match.draw()
    again = ludotheque.load(match.save())
    assert match.save().endswith("= unfinished\n")
    assert again.state == match.state
    assert again.to_move == "chance"


def test_tags_and_options_survive():
    match = GAME.start(seed=1, turn_cap=77)
    match.tags["table"] = "the blue one\nby the window"
    again = ludotheque.load(match.save())
    assert again.tags == {"table": "the blue one by the window"}
    assert again.state.turn_cap == 77


def edited(find, put):
    """The good file with its first line that starts so replaced."""
    at = next(n for n, line in enumerate(LINES) if line.startswith(find))
    return "\n".join([*LINES[:at], *put, *LINES[at + 1 :]]) + "\n"


BAD = {
    "empty": ("", "no game file"),
    "not ours": ("[Event 'chess']\n", "no game file"),
    "cut short": ("\n".join(LINES[:40]), "cut short"),
    "cut in a line": (GOOD[: len(GOOD) // 2], "cut short"),
    "other rules": (edited("rules", ["rules 9"]), "line 3.*version 9.*version 1"),
    "no seats": (edited("seats", []), "no 'seats' line"),
    "many seats": (edited("seats", ["seats 7"]), "2 players, not 7"),
    "odd seats": (edited("seats", ["seats two"]), "line 4.*no number of seats"),
    "bad option": (edited("option", ["option turn_cap 1"]), "50 to 2000"),
    "seed as an option": (edited("option", ["option seed 4"]), "no option 'seed'"),
    "unknown line": (edited("option", ["colour red"]), "line 5.*'colour'"),
    "altered digest": (edited("# 10", ["# 10 000000000000"]), "digest does not fit"),
    "altered outcome": (edited("* ", ["* 3 aces"]), "line 7.*first-player|line 7"),
    "out of turn": (edited("* ", ["1 keep 1"]), "line 7.*out of turn"),
    "unreadable": (edited("* ", ["* hello"]), "line 7.*hello"),
    "other result": ("\n".join([*LINES[:-1], "= reach-port 1 -1"]) + "\n", "the moves lead to"),
    "moves after the end": ("\n".join([*LINES[:-1], "* 1 ace", LINES[-1]]), "out of turn.*over"),
}


@pytest.mark.parametrize(("text", "said"), BAD.values(), ids=BAD.keys())
def test_a_bad_file_is_refused_in_one_sentence(text, said):
    with pytest.raises(BadGameFile, match=said) as refused:
        ludotheque.load(text)
    assert "\n" not in str(refused.value)


def test_an_unknown_game():
    with pytest.raises(UnknownGame, match="chess"):
        ludotheque.load(edited("game", ["game chess"]))


def test_every_single_changed_line_is_noticed():
    """Whatever move or digest is left out, the file no longer passes."""
    for n in range(6, len(LINES) - 2):
        with pytest.raises(BadGameFile):
            ludotheque.load("\n".join(LINES[:n] + LINES[n + 1 :]))
