"""What the loader asks of the cards and of the track."""

from collections import Counter

import pytest

from ludotheque.contract.components import open_table
from ludotheque.games.bonactio import GAME
from ludotheque.games.bonactio.content import CARDS, LANDMARKS, NAMES, NOTES, TRACK, read_cards, read_track

CARD_ROWS = open_table(GAME.package, "cards")["card"]
SQUARE_ROWS = open_table(GAME.package, "track")["square"]


def test_a_hundred_and_six_cards_and_four_blank_ones():
    assert len(CARDS) == 110
    assert [card.id for card in CARDS[106:]] == ["blank-1", "blank-2", "blank-3", "blank-4"]
    assert len({card.id for card in CARDS}) == 110


def test_the_mix_of_the_rules():
    mix = Counter((card.kind, card.amount) for card in CARDS[:106])
    assert [mix["gain", points] for points in range(1, 6)] == [26, 24, 11, 5, 4]
    assert [mix["loss", points] for points in range(1, 6)] == [0, 4, 6, 6, 6]
    assert [mix["give", points] for points in range(1, 4)] == [1, 2, 1]
    assert mix["share", 1] == 4
    assert [mix["forward", squares] for squares in range(1, 5)] == [0, 2, 1, 0]
    assert [mix["back", squares] for squares in range(1, 5)] == [0, 1, 1, 1]


def test_no_text_is_told_twice():
    for language in ("fr", "en"):
        assert len({card.text[language] for card in CARDS[:106]}) == 106


def test_the_track():
    kinds = Counter(square.kind for square in TRACK)
    assert len(TRACK) == 62
    assert (kinds["card"], kinds["plain"]) == (20, 28)
    assert max(square.number for square in TRACK if square.kind == "card") < 54  # pawns bounce after that
    assert TRACK[0].kind == TRACK[60].kind == TRACK[61].kind == "plain"


def test_what_the_street_is_called():
    assert set(NAMES) == {"start", "almost", "arrival"}
    assert set(NOTES) == {"start", "arrival"}
    assert all(0 < square < 61 for square in LANDMARKS)


def changed(rows, index, **fields):
    """Rows with some fields of one changed, or removed where they are None."""
    row = {field: value for field, value in (rows[index] | fields).items() if value is not None}
    return [*rows[:index], row, *rows[index + 1 :]]


def card(kind):
    return next(i for i, row in enumerate(CARD_ROWS) if row["kind"] == kind)


def square(number):
    return next(i for i, row in enumerate(SQUARE_ROWS) if row["number"] == number)


@pytest.mark.parametrize(
    ("kind", "fields", "complaint"),
    [
        ("gain", {"id": "Two Words"}, "card 'Two Words': id"),
        ("gain", {"id": "blank-1"}, "card 'blank-1': id"),
        ("gain", {"id": None}, "card 'None': id"),
        ("gain", {"kind": "theft"}, "card '{id}': kind is one of .*, not 'theft'"),
        ("gain", {"points": 6}, "card '{id}': points has to be a whole number from 1 to 5, not 6"),
        ("gain", {"points": 0}, "card '{id}': points"),
        ("gain", {"points": "2"}, "card '{id}': points"),
        ("gain", {"points": True}, "card '{id}': points"),
        ("gain", {"points": None}, "card '{id}': points is missing"),
        ("gain", {"squares": 2}, "card '{id}': squares is not one of its fields"),
        ("loss", {"squares": 2}, "card '{id}': squares is not one of its fields"),
        ("share", {"points": 2}, "card '{id}': points"),
        ("forward", {"squares": None}, "card '{id}': squares is missing"),
        ("back", {"points": 2}, "card '{id}': points is not one of its fields"),
        ("gain", {"theme": None}, "card '{id}': theme is missing"),
        ("gain", {"fr": " "}, "card '{id}': fr has no text"),
        ("gain", {"en": None}, "card '{id}': en is missing"),
        ("gain", {"kind": "loss"}, "70 cards of kind gain, not 69"),
    ],
)
def test_a_wrong_card_is_named_with_what_is_wrong(kind, fields, complaint):
    index = card(kind)
    with pytest.raises(ValueError, match=complaint.format(id=CARD_ROWS[index]["id"])):
        read_cards(changed(CARD_ROWS, index, **fields))


def test_an_id_belongs_to_one_card():
    with pytest.raises(ValueError, match=f"card '{CARD_ROWS[1]['id']}': there are 2"):
        read_cards(changed(CARD_ROWS, 0, id=CARD_ROWS[1]["id"]))


@pytest.mark.parametrize(
    ("number", "fields", "complaint"),
    [
        (5, {"number": 61}, "a square: number has to be a whole number from 1 to 60, not 61"),
        (5, {"number": 0}, "a square: number"),
        (5, {"number": 8}, "square 8: told twice"),
        (5, {"kind": "ditch"}, "square 5: kind 'ditch'"),
        (5, {"kind": "almost"}, "square 5: kind 'almost'"),
        (60, {"kind": "again"}, "square 60: kind 'again'"),
        (5, {"points": 0}, "square 5: points may not be 0"),
        (5, {"points": 9}, "square 5: points"),
        (5, {"to": 9}, "square 5: to is not one of its fields"),
        (5, {"fr": ""}, "square 5: fr has no text"),
        (16, {"to": 60}, "square 16: to"),
        (16, {"to": None}, "square 16: to is missing"),
        (16, {"to": 21}, "square 16: to 21 is too near to square 26"),
        (2, {"fr": "Une carte"}, "square 2: fr is not one of its fields"),
        (2, {"number": 3, "kind": "again", "fr": "x", "en": "x"}, "20 card squares and 14 events, not 19 and 15"),
    ],
)
def test_a_wrong_square_is_named_with_what_is_wrong(number, fields, complaint):
    with pytest.raises(ValueError, match=complaint):
        read_track(changed(SQUARE_ROWS, square(number), **fields))
