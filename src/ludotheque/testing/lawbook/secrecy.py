"""The laws of secrets, in the record and the log. What is really sent is for those in `peeking`."""

import random

from ...contract import CHANCE, LEGAL, NOBODY, UNSEEN, Match, Record
from ...contract.trace import EVERYBODY, may_know, no_trace
from ..kit import Kit


def secrets_are_owned_up_to(kit: Kit) -> None:
    """A game that says that it has no secrets hides no byte from anybody, and tells everybody everything; one that has
    some hides something."""
    hides = False
    for position in kit.positions():
        hides = hides or any(position.hidden(seat) != position.state for seat in range(NOBODY, position.seats))
        if position.to_move == "chance":
            hides = hides or kit.game.kernels.seen_by(position.state.record) != EVERYBODY
        last = position.log[-1:]
        hides = hides or any(event.seen != EVERYBODY for entry in last for event in entry.events)
    assert hides == kit.game.has_secrets


def views_are_blind(kit: Kit) -> None:
    """No peek: redraw what a seat did not learn, and its view stays the same."""
    for n, position in enumerate(kit.positions()):
        for seat in range(position.seats):
            view = position.view(seat)
            other = position.fork()
            other.state = position.imagine(seat, seed=n)
            assert other.view(seat) == view


def unseen_outcomes_stay_unseen(kit: Kit) -> None:
    """No peek, over whole games: other outcomes where a seat saw nothing, and its views are byte-identical."""
    for seed, match in enumerate(kit.played()):
        for seat in range(match.seats):
            compare_views(match, seat, seed)


def compare_views(match: Match, seat: int, seed: int) -> None:
    twin, shadow, choice = match.fork(0), match.fork(0), random.Random(seed)
    for entry in match.log:
        shadow.apply(entry.move)
        hidden = entry.seat == CHANCE and entry.known_to(seat).text == UNSEEN
        twin.apply(choice.choice(twin.numbers()) if hidden else entry.move)
        assert twin.view(seat) == shadow.view(seat)
        if shadow.numbers() != twin.numbers():
            return  # the seat's own later moves may differ: the worlds part here


def unseen_outcomes_tell_nothing(kit: Kit) -> None:
    """No peek, at every chance node: whatever a seat or a spectator does not see drawn, it is told the same."""
    for position in kit.positions():
        if position.to_move == "chance":
            seen = kit.game.kernels.seen_by(position.state.record)
            for seat in range(NOBODY, position.seats):
                if not may_know(seen, seat):
                    first, last = position.fork(), position.fork()
                    first.apply(first.numbers()[0])
                    last.apply(last.numbers()[-1])
                    assert first.view(seat) == last.view(seat)


def imagined_worlds_fit(kit: Kit) -> None:
    """An imagined world differs from what a seat sees in its blanks only, and is the same for the same seed."""
    for n, position in enumerate(kit.positions()):
        for seat in range(position.seats):
            world = position.imagine(seat, seed=n)
            assert world == position.imagine(seat, seed=n)
            kit.game.kernels.hide(world.record, seat)
            assert world == position.hidden(seat)


def moves_fit_imagined_worlds(kit: Kit) -> None:
    """What a move proves is kept: in every world that the others imagine after it, the move was legal and led there."""
    for match in [*kit.played(), *kit.goldens().values()]:
        after = match.fork(0)
        for n, entry in enumerate(match.log):
            before = after.fork()
            after.apply(entry.move)
            if entry.seat != CHANCE:
                check_last_move(before, after, n)


def check_last_move(before: Match, after: Match, seed: int) -> None:
    """What a move does is seen by all, so it can be undone in a world that somebody imagines."""
    played = after.log[-1]
    for viewer in range(NOBODY, after.seats):
        if viewer != played.seat:
            world = after.imagine(viewer, seed)
            was = undone(world, before.state, after.state)
            assert before.game.kernels.why_not(was.record, played.move) == LEGAL, (played.text, viewer)
            if after.to_move != "over":
                before.game.kernels.play(was.record, played.move, no_trace())
                assert was == world, (played.text, viewer)


def undone(world: Record, before: Record, after: Record) -> Record:
    """A world as it was before a move: everything that the move changed goes back by as much."""
    was = world.copy()
    for name in world.dtype.names or ():
        was.array[name] = world.array[name] - (after.array[name] - before.array[name])
    return was
