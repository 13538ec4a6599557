"""No record from outside reaches a kernel unless it is a position of the game."""

import pytest

from ludotheque import UnreadableMove
from ludotheque.contract import OVER
from ludotheque.contract.game import LONGEST, MOST_LINES
from ludotheque.testing import with_kernels
from tests.laws.shelf import every_game, random_match, short_options


@every_game
def test_the_beginning_and_the_end_of_a_game_are_positions(game):
    game.check(game.start().state)
    game.check(random_match(game, 1, **short_options(game)).state)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seats", 0, "seats, not 0"),
        ("to_move", OVER, "is over exactly if"),
        ("to_move", 5, "only seats 0 to"),
        ("actor", 5, "only seats 0 to"),
        ("ended_by", 1, "is over exactly if"),
        ("ended_by", 127, "is over exactly if"),
        ("ply", 1_000_000, "no game has 1000000 plies"),
        ("ply", -1, "ply goes from 0"),
    ],
)
@every_game
def test_a_wrong_header_says_what_is_wrong(game, field, value, complaint):
    state = game.start().state
    setattr(state, field, value)
    with pytest.raises(ValueError, match=complaint):
        game.check(state)


@every_game
def test_every_ending_and_no_other_clause_ends_a_game(game):
    state = random_match(game, 1, **short_options(game)).state
    for name in game.rulebook.clauses:
        state.ended_by = game.rulebook.number(name)
        if name not in game.endings:
            with pytest.raises(ValueError, match="is over exactly if"):
                game.check(state)


@every_game
def test_a_drawing_is_bounded_before_it_is_read(game):
    for text in ("x" * (LONGEST + 1), "\n" * (MOST_LINES + 1)):
        with pytest.raises(ValueError, match="at most"):
            game.position(text)


@every_game
def test_what_is_wrong_is_said_shortly(game):
    with pytest.raises(ValueError) as refused:
        game.position(str(game.start()) + "\n" + "nonsense " * 1000)
    assert len(str(refused.value)) < 250


@every_game
def test_every_drawing_of_a_game_is_within_the_bounds(game):
    match = random_match(game, 4)
    drawings = [str(match.fork(ply)) for ply in range(0, len(match.log) + 1, max(1, len(match.log) // 20))]
    assert max(map(len, drawings)) <= LONGEST // 2
    assert max(len(drawing.splitlines()) for drawing in drawings) <= MOST_LINES // 2


@every_game
def test_an_option_in_a_drawing_obeys_the_range_of_the_option(game):
    for option in game.options:
        if option.name in game.state.ranges and not option.shown:
            within, high = game.state.ranges[option.name], len(option.choices) - 1 if option.choices else option.high
            assert (within.low, within.high) == (option.low, high)


@every_game
def test_what_is_hidden_can_be_drawn_but_is_no_position_to_play_from(game):
    match = game.start(seed=1)
    while match.to_move == "chance" or len(match.log) < 12:
        match.draw() if match.to_move == "chance" else match.apply(match.numbers()[0])
    for seat in range(match.seats):
        hidden = match.hidden(seat)
        hidden.ply = 0
        drawing = game.draw(hidden)
        assert game.codec.parse(drawing) == hidden
        if game.has_secrets:
            with pytest.raises(ValueError, match="told"):
                game.position(drawing)


@every_game
def test_a_long_text_is_no_move(game):
    with pytest.raises(UnreadableMove) as refused:
        game.start().play("1 " * 500_000)
    assert len(str(refused.value)) < 300


@every_game
def test_a_record_where_nobody_can_move_is_refused(game):
    stuck = with_kernels(game, moves=lambda s, out: 0)
    with pytest.raises(ValueError, match="nobody can move"):
        stuck.check(game.start().state)
