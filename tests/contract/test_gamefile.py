"""Game files: readable, checked, and clear about what is wrong with them."""

import hashlib
import pickle
import random
from dataclasses import replace
from pathlib import Path

import pytest

import ludotheque
from ludotheque import BadGameFile, UnknownGame
from ludotheque.contract import gamefile
from ludotheque.contract.seal import LONGEST_LINE, MOST_BYTES, MOST_LINES, sealed
from ludotheque.testing import random_options, with_kernels
from tests.laws.shelf import every_game, random_match

from .files import older, resealed, with_line

GAME = ludotheque.game("jonques")
GOOD = random_match(GAME, 2, turn_cap=50).save()
LINES = GOOD.splitlines()
OLDER = Path(__file__).parent / "older"
GAMES = Path(__file__).parents[1] / "games"
GOLDENS = ("tour/golden/camera_empty.ludo", "bone/golden/two_players.ludo")  # drawn, with secrets


def test_a_person_can_read_it():
    assert LINES[:4] == ["ludo 2", "game jonques", f"rules {GAME.version}", "seats 2"]
    assert LINES[4:7] == ["option turn_cap 50", "option jump_to_capture no", ""]
    assert LINES[7] in ("* 0 begins", "* 1 begins")
    assert LINES[-2].startswith("= turn-cap 0 0")
    assert LINES[-1].startswith("seal ")


def test_marks_come_every_ten_lines():
    marks = [int(line.split()[1]) for line in LINES if line.startswith("#")]
    assert marks[:3] == [10, 20, 30]
    assert LINES[-3].startswith("# ")


def test_the_chain_is_what_any_tool_computes():
    """`head -n 17 game.ludo | sha256sum`, and of all but its last line for the seal."""
    chains = [(n, line.split()[3]) for n, line in enumerate(LINES) if line.startswith("# ")]
    for n, chain in (*chains, (len(LINES) - 1, LINES[-1].removeprefix("seal "))):
        digest = hashlib.sha256("".join(f"{line}\n" for line in LINES[:n]).encode()).hexdigest()
        assert chain in (digest, digest[:12])


def test_an_unfinished_match_is_kept_too():
    match = GAME.start(seed=1)
    match.draw()
    again = ludotheque.load(match.save())
    assert "\n= unfinished\nseal " in match.save()
    assert again.state == match.state
    assert again.to_move == "chance"


def test_tags_notes_and_options_survive():
    match = GAME.start(seed=1, turn_cap=77)
    match.tags["seat-1"] = "Zoë"
    match.notes["place"] = "the blue table\nby the \x1b[31mwindow\u202e"
    again = ludotheque.load(match.save())
    assert again.tags == {"seat-1": "Zoë"}
    assert again.notes == {"place": "the blue table by the [31mwindow"}
    assert again.state.turn_cap == 77
    twin = pickle.loads(pickle.dumps(again))
    assert (twin.tags, twin.notes, twin.provenance) == (again.tags, again.notes, again.provenance)


def test_what_no_file_can_hold_is_not_written():
    match = GAME.start(seed=1)
    match.tags["event"] = "Sologny"
    with pytest.raises(BadGameFile, match=r"no tag 'event'.*note"):
        match.save()


def test_options_that_a_drawing_does_not_show_survive():
    magot = ludotheque.game("magot")
    match = magot.position(str(magot.start(3, stake="20")), options={"hints": "yes"})
    again = ludotheque.load(match.save())
    assert "option stake 20\noption rounds 3\noption hints yes\n" in match.save()
    assert again.options == match.options == pickle.loads(pickle.dumps(again)).options


def edited(find, put):
    """The good file with its first line that starts so replaced."""
    at = next(n for n, line in enumerate(LINES) if line.startswith(find))
    return "\n".join([*LINES[:at], *put, *LINES[at + 1 :]]) + "\n"


BAD = {
    "empty": ("", "no game file"),
    "not ours": ("[Event 'chess']\n", "no game file"),
    "cut short": ("\n".join(LINES[:40]) + "\n", "cut short"),
    "cut in a line": (GOOD[: len(GOOD) // 2], "cut short"),
    "no end of the last line": (GOOD[:-1], "cut short"),
    "no seal": ("\n".join(LINES[:-1]) + "\n", "cut short.*seal"),
    "another head": (edited("option", ["option turn_cap 60"]), "line 18.*changed after the file was sealed"),
    "another digest": (edited("# 10", ["# 10 000000000000 " + LINES[17].split()[3]]), "line 29.*changed"),
    "another chain": (edited("# 10", ["# 10 " + LINES[17].split()[2] + " 000000000000"]), "line 18.*changed"),
    "no mark": (edited("# 10", []), "line 18.*should read '# 10"),
    "a mark too many": (edited("# 10", [LINES[17], LINES[17]]), "line 19"),
    "no number in a mark": (edited("# 10", ["# ten"]), "line 18.*no mark"),
    "another seal": (edited("seal", ["seal " + "0" * 64]), "changed"),
    "something after the end": (GOOD + "the end\n", "after the seal"),
    "an empty line after the end": (GOOD + "\n", "after the seal"),
    "signed by nobody": (GOOD + "signed me\n", "after the seal"),
    "signed wrongly": (GOOD + f"signed {'5' * 64} {'0' * 128}\n", "signature does not fit"),
    "of the older format": (GOOD.replace("ludo 2", "ludo 1"), "cut short"),
    "of a later format": (GOOD.replace("ludo 2", "ludo 3"), "no game file"),
    "too large": (GOOD + "x" * MOST_BYTES, "too large"),
    "too large in bytes": (GOOD + "é" * (MOST_BYTES // 2), "too large"),
    "too many lines": ("ludo 2\n" + "\n" * MOST_LINES, "too long.*lines"),
    "a line too long": ("ludo 2\n" + "x" * (LONGEST_LINE + 1), "line 2.*too long"),
    "a terminal's escape": (edited("option", ["\x1b[2Joption turn_cap 50"]), r"line 5.*U\+001B"),
    "half a character": (edited("option", ["option turn_cap \ud800"]), r"line 5.*U\+D800"),
}


@pytest.mark.parametrize(("text", "said"), BAD.values(), ids=BAD.keys())
def test_a_bad_file_is_refused_in_one_sentence(text, said):
    with pytest.raises(BadGameFile, match=said) as refused:
        ludotheque.load(text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("end", ["\r\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"], ids=ascii)
def test_lines_end_in_one_way_only(end):
    with pytest.raises(BadGameFile):
        ludotheque.load(GOOD.replace("\n", end))
    with pytest.raises(BadGameFile):
        ludotheque.load(GOOD.replace("\n", end, 1))
    with pytest.raises(BadGameFile):
        ludotheque.load(GOOD + end)


def added(at, *lines):
    """A change of the moves; the digests are left out."""

    def change(parts):
        moves = parts["moves"]
        at_end = len(moves) if at < 0 else at
        moves[at_end:at_end] = lines
        parts["states"].clear()

    return change


# What somebody writes who makes the chain anew: the rules still find it.
FORGED = {
    "no seats": (with_line("seats"), "no 'seats' line"),
    "seats twice": (with_line("", "seats 2"), "line 7.*said before"),
    "many seats": (with_line("seats", "seats 7"), "2 players, not 7"),
    "odd seats": (with_line("seats", "seats ²"), "line 4.*'²'"),
    "padded seats": (with_line("seats", "seats 02"), "line 4.*'02'"),
    "bad option": (with_line("option", "option turn_cap 1"), "50 to 2000"),
    "padded option": (with_line("option", "option turn_cap 050"), "line 5.*should read 'option turn_cap 50'"),
    "no option": (with_line("option"), "line|option"),
    "option twice": (with_line("", "option turn_cap 50"), "line 7.*said before"),
    "seed as an option": (with_line("option", "option seed 4"), "no option 'seed'"),
    "unknown line": (with_line("option", "colour red"), "line 5.*'colour'"),
    "other order": (with_line("game", "seats 2", "game jonques"), "line"),
    "two spaces": (with_line("seats", "seats  2"), "line 4"),
    "misspelt tag": (with_line("", "tag secrte " + "a" * 64), "line 7.*no tag 'secrte'"),
    "tag without a word": (with_line("", "tag secret"), "line 7.*secret"),
    "fair-from abc": (with_line("", "tag fair-from abc"), "line 7.*fair-from.*abc"),
    "fair-from beyond the end": (with_line("", "tag fair-from 90000"), "fair-from 90000"),
    "a short secret": (with_line("", "tag secret abcd"), "line 7.*abcd"),
    "a seat that nobody has": (with_line("", "tag seat-2 Ada"), "seat-2"),
    "a name too long": (with_line("", "tag seat-0 " + "x" * 41), "line 7.*seat-0"),
    "a level too high": (with_line("", "tag level-0 10"), "line 7.*level-0"),
    "a blank that the game has not": (with_line("", "tag text-moon hello"), "text-moon"),
    "resigned by nobody": (with_line("", "tag resigned 2"), "resigned 2"),
    "a note too long": (with_line("", "note x " + "x" * 301), "line 7.*note"),
    "too many notes": (with_line("", *(f"note n{n} x" for n in range(51))), "50 notes"),
    "too many rows": (with_line("", *["| x"] * 201), "200 drawn rows"),
    "altered digest": (lambda parts: parts["states"].update({10: "0" * 12}), "line 18.*digest does not fit"),
    "altered outcome": (lambda parts: parts["moves"].__setitem__(0, "* 3 aces"), "line 8"),
    "out of turn": (lambda parts: parts["moves"].__setitem__(0, "1 keep 1"), "line 8.*out of turn"),
    "unreadable": (lambda parts: parts["moves"].__setitem__(0, "* hello"), "line 8.*hello"),
    "an empty line": (added(5, ""), "line 13.*out of turn"),
    "other result": (lambda parts: parts.update(ending="= reach-port 1 -1"), "the moves lead to"),
    "moves after the end": (added(-1, "* 1 ace"), "out of turn.*over"),
    "too many moves": (added(-1, *["* 1 ace"] * 12_001), "too many.*12001"),
}


@pytest.mark.parametrize(("change", "said"), FORGED.values(), ids=FORGED.keys())
def test_a_forged_file_is_refused_in_one_sentence(change, said):
    with pytest.raises(BadGameFile, match=said) as refused:
        ludotheque.load(resealed(GOOD, change))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("find", "put"),
    [("seats", "seats 3"), ("option hint", "option hint 5"), ("option turn_cap", "option turn_cap 50")],
    ids=["seats", "hint", "turn_cap"],
)
def test_seats_and_options_beside_a_drawing_agree_with_it(find, put):
    tour = ludotheque.game("tour")
    good = tour.position(str(tour.start(2, hint=7))).save()
    with pytest.raises(BadGameFile, match=f"line .: '{put}' should read '{find} "):
        ludotheque.load(resealed(good, with_line(find, put)))


@every_game
def test_a_state_shows_its_options(game):
    for seed in range(20):
        dice = random.Random(seed)
        seats = dice.randint(*game.seats)
        given = random_options(game, seats, dice)
        match = game.open(seats, given, seed)
        for _ in range(dice.randrange(30)):
            if numbers := match.numbers():
                match.apply(dice.choice(numbers))
        unseen = {o.name: given[o.name] for o in game.options if not o.shown}
        assert game.position(str(match), options=unseen).options == match.options


def test_an_option_left_out_is_missed():
    """Also where it says what is usual, so that nothing else shows it."""
    match = GAME.start(seed=1)
    with pytest.raises(BadGameFile, match="4 lines, and should have 5"):
        ludotheque.load(resealed(match.save(), with_line("option jump_to_capture")))


def test_an_unknown_game():
    with pytest.raises(UnknownGame, match="chess"):
        ludotheque.load(resealed(GOOD, with_line("game", "game chess")))


def test_a_reader_can_lose_patience():
    with pytest.raises(BadGameFile, match="longer than -1 seconds"):
        ludotheque.load(GOOD, patience=-1)


def test_a_file_can_be_written_without_rules():
    """As of a table whose rules are gone: from the texts of its log, without a digest of any state."""
    moves = [line for line in LINES[7:-2] if not line.startswith("#")]
    text = sealed(LINES[1:6], moves, {}, LINES[-2])
    match = ludotheque.load(text)
    assert match.state == ludotheque.load(GOOD).state
    assert (match.provenance.digests, match.provenance.untold) == (0, -(-len(moves) // 10))
    assert match.save() == GOOD
    some = ludotheque.load(sealed(LINES[1:6], moves, {20: LINES[28].split()[2]}, LINES[-2]))
    assert some.provenance.digests == 1
    with pytest.raises(BadGameFile, match="line 29: the digest does not fit"):
        ludotheque.load(sealed(LINES[1:6], moves, {20: "0" * 12}, LINES[-2]))


# Files of the format before


@pytest.mark.parametrize("path", sorted(OLDER.glob("*.ludo")), ids=lambda path: path.stem)
def test_older_files_of_other_rules_say_so(path):
    with pytest.raises(BadGameFile, match=r"the file follows version 1 of the rules of .*, and here they differ"):
        ludotheque.load(path.read_text("utf-8"))


@pytest.mark.parametrize("name", GOLDENS)
def test_older_files_are_read(name):
    match = ludotheque.load(older((GAMES / name).read_text("utf-8")))
    assert match.provenance.format == 1
    assert not match.provenance.seal
    assert ludotheque.load(match.save()).state == match.state


def test_an_older_file_may_have_been_through_any_editor():
    assert ludotheque.load(older(GOOD).replace("\n", "\r\n") + "\r\n").state == ludotheque.load(GOOD).state


@pytest.mark.parametrize(
    ("line", "said"),
    [("tag secrte abcd", "no tag 'secrte'"), ("tag fair-from abc", "fair-from"), ("\x1b[2J", r"U\+001B")],
)
def test_what_is_wrong_with_the_head_of_an_older_file_is_found(line, said):
    with pytest.raises(BadGameFile, match=f"line 7.*{said}"):
        ludotheque.load(older(GOOD).replace("\n\n", f"\n{line}\n\n", 1))


@pytest.mark.parametrize(
    "mark", ["#", "# 10", "# 10 -", "# 10 STATE and more", "## 10 STATE", "# 010 STATE", "# 20 STATE"]
)
def test_a_mark_of_an_older_file_is_as_it_was_written(mark):
    at = older(GOOD).index("# 10 ")
    state = older(GOOD)[at + 5 : at + 17]
    with pytest.raises(BadGameFile, match=r"line 18|digests are missing"):
        ludotheque.load(older(GOOD).replace(f"# 10 {state}", mark.replace("STATE", state)))


@pytest.mark.parametrize(("line", "put"), [("seats 3", "seats 4"), ("option hint 5", "option hint 9")])
def test_an_older_head_agrees_with_its_drawing(line, put):
    text = (OLDER / "drawn.ludo").read_text("utf-8")
    assert f"\n{line}\n" in text
    with pytest.raises(BadGameFile, match="the drawing"):
        ludotheque.load(text.replace(f"\n{line}\n", f"\n{put}\n"))


# Files of other rules


def of_version(version):
    def change(parts):
        with_line("rules", f"rules {version}")(parts)

    return change


def test_a_file_of_other_rules_that_holds_is_read():
    match = ludotheque.load(resealed(GOOD, of_version(9)))
    assert match.provenance.rules == 9
    assert match.save() == GOOD


def test_a_file_of_other_rules_may_not_know_all_options():
    def change(parts):
        of_version(1)(parts)
        parts["head"].remove("option jump_to_capture no")

    match = ludotheque.load(resealed(GOOD, change))
    assert match.provenance.rules == 1
    assert match.save() == GOOD


def test_a_file_of_these_rules_knows_all_options():
    def change(parts):
        parts["head"].remove("option jump_to_capture no")

    with pytest.raises(BadGameFile, match="the head of the file has"):
        ludotheque.load(resealed(GOOD, change))


def test_a_file_of_other_rules_that_does_not_hold_says_where():
    def change(parts):
        of_version(9)(parts)
        parts["moves"][3] = "* 3 sixes and a half"

    said = rf"version 9 .*version {GAME.version}, and here they differ: line 11: '3 sixes and"
    with pytest.raises(BadGameFile, match=said):
        ludotheque.load(resealed(GOOD, change))


def test_rules_that_have_changed():
    """The same box, one day later: what is no longer allowed is named with its line."""

    def why_not(s, move):
        return 1 if s["ply"] == 20 else GAME.kernels.why_not(s, move)

    later = with_kernels(replace(GAME, version=GAME.version + 1), why_not=why_not)
    with pytest.raises(BadGameFile, match=r"here they differ: line 30: .* not allowed by"):
        gamefile.read(GOOD, lambda name: later)
