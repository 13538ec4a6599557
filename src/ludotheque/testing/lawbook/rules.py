"""The laws of play. Each raises AssertionError where it is broken."""

import random

from ...contract import EVEN, LEGAL, ints
from ...contract.rng import generator
from ..kit import GAMES, Kit
from ..playing import positions, random_match


def games_end(kit: Kit) -> None:
    """Random games end, by a declared ending, within the declared bounds."""
    game = kit.game
    for seed in range(GAMES):
        match = random_match(game, seed)
        assert match.ended_by in game.endings
        assert len(match.log) <= game.most_plies
        assert all(game.score_range[0] <= score <= game.score_range[1] for score in match.scores)


def scores_add_up(kit: Kit) -> None:
    for match in kit.played():
        assert sum(match.scores) == kit.game.score_sum


def nothing_is_lost(kit: Kit) -> None:
    """Money, tokens, cards: what the game declares to be conserved stays the same from the start to the end."""
    conserved = kit.game.conserved
    assert conserved
    for match, seed in kit.matches():
        start = conserved(match.state)
        for position in positions(match, seed):
            assert conserved(position.state) == start, str(position)


def moves_are_ascending(kit: Kit) -> None:
    for position in kit.positions():
        numbers = position.numbers()
        assert numbers == sorted(set(numbers))
        assert len(numbers) <= kit.game.most_moves
        assert bool(numbers) == (position.to_move != "over")
        assert all(kit.game.is_outcome(n) == (position.to_move == "chance") for n in numbers)


def why_not_agrees(kit: Kit) -> None:
    """A move is legal by `why_not` exactly if it is listed, for legal, near-legal, random and absurd integers."""
    game, dice = kit.game, random.Random(1)
    top = game.move_count + game.outcome_count
    for position in kit.positions():
        legal = set(position.numbers())
        near = {number + step for number in legal for step in (-1, 1)}
        tried = legal | near | {dice.randrange(top) for _ in range(20)} | {-1, top, top + 1, 1 << 40, -(1 << 40)}
        for number in tried:
            answer = game.kernels.why_not(position.state.record, number)
            assert (answer == LEGAL) == (number in legal), (number, str(position))
            assert answer == LEGAL or game.rulebook.name(answer)


def texts_are_one_to_one(kit: Kit) -> None:
    for position in kit.positions():
        numbers, texts = position.numbers(), position.moves()
        assert len(set(texts)) == len(texts)
        assert [kit.game.read(text) for text in texts] == numbers


def odds_are_weights(kit: Kit) -> None:
    for position in kit.positions():
        if position.to_move == "chance":
            weights, total = position.odds(), kit.game.kernels.odds(position.state.record, ints(kit.game.most_moves))
            assert all(weight > 0 for weight in weights)
            assert total in (EVEN, sum(weights))


def undo_restores(kit: Kit) -> None:
    """What is replayed without taking notes is the same position."""
    for match, seed in kit.matches():
        before = bytes(match.state)
        for n, position in enumerate(positions(match, seed)):
            if n % 50 == 2:
                last = position.undo()
                assert bytes(position.state) == before
                position.apply(last.move)
            before = bytes(position.state)


def drawings_are_whole(kit: Kit) -> None:
    """A drawn position, parsed, is the position (the count of plies apart)."""
    for position in kit.positions():
        state = position.state.copy()
        state.ply = 0
        assert kit.game.codec.parse(str(position)) == state


def positions_are_sound(kit: Kit) -> None:
    """Every position passes the check of what comes from outside, and so does every imagined world; what is hidden
    stays in its ranges."""
    for n, position in enumerate(kit.positions()):
        kit.game.check(position.state)
        for seat in range(position.seats):
            kit.game.check(position.imagine(seat, seed=n))
            position.hidden(seat).check()


def only_draws_use_the_seed(kit: Kit) -> None:
    """Two matches with the same moves are equal whatever their seeds."""
    for match in kit.played():
        twin = match.fork(0)
        twin.rng = generator(99)
        for entry in match.log:
            twin.apply(entry.move)
        assert twin.state == match.state
        assert twin.log == match.log
