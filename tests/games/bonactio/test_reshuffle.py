from ludotheque.games.bonactio.state import CARD_IDS

from .positions import cards, clauses, keeping, lie, only, place, play, points, status, tells

LAST = cards("gain 2")[0]


def test_used_cards_serve_again_when_a_card_is_needed():
    match = place("start", "52", more=only(LAST))
    match.play("4")
    entry = play(match, "gain 2")
    assert clauses(entry) == ["pass-draws", "pass-draws", "reshuffle"]
    assert tells(entry, "reshuffle", "count") == [(106,)]
    assert match.state.pile == 106
    assert f"card {LAST}" in match.moves()


def test_not_before():
    match = place("1", "52", more=only(LAST))
    play(match, "1", "gain 2")
    assert match.state.pile == 0
    assert status(match) == "1 to throw"


def test_kept_cards_and_cards_in_hand_stay_where_they_are():
    dear, [back] = cards("loss 5")[0], cards("back 4")
    match = place("start, 0 points", "52", more=f"{only(back)}\n{keeping('loss 5 by 1')}")
    play(match, "4")
    entry = play(match, "back 4")
    assert tells(entry, "reshuffle", "count") == [(104,)]
    assert {f"card {dear}", f"card {back}"} & set(match.moves()) == set()


def test_a_blank_card_that_nobody_wrote_stays_in_the_box():
    match = place("start", "52", more=f"blank 0 0 2 0\n{only(LAST)}\n{lie('used', 'blank-3')}")
    entry = play(match, "4", "gain 2")
    assert tells(entry, "reshuffle", "count") == [(107,)]
    assert [text for text in match.moves() if "blank" in text] == ["card blank-3"]


def test_where_no_card_is_left_at_all_none_is_drawn():
    match = place("3", "52", more=lie("hand", *CARD_IDS[:106]))
    entry = match.play("2")
    assert clauses(entry) == ["throw-and-advance", "reshuffle", "exact-event"]
    assert tells(entry, "reshuffle", "count") == [(0,)]
    assert points(match) == [12, 10]
