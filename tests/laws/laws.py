"""The laws: what holds for every game. Each takes a game and raises AssertionError where it is broken."""

import random

import msgspec

from ludotheque.contract import CHANCE, LANGUAGES, LEGAL, NOBODY, Game, Match, Record, ints
from ludotheque.contract.rng import generator
from ludotheque.contract.trace import may_know, no_trace
from ludotheque.scene import Frame, Identities, frame, lines, offers, refusal, scene_of, stage_of, words

from .shelf import goldens, positions, random_match, short_options

GAMES = 3


def matches(game: Game):
    for seed in range(GAMES):
        yield game.start(random.Random(seed).randint(*game.seats), seed, **short_options(game)), seed


def games_end(game: Game) -> None:
    """Random games end, by a declared ending, within the declared bounds."""
    for seed in range(GAMES):
        match = random_match(game, seed)
        assert match.ended_by in game.endings
        assert len(match.log) <= game.most_plies
        assert all(game.score_range[0] <= score <= game.score_range[1] for score in match.scores)


def scores_add_up(game: Game) -> None:
    for seed in range(GAMES):
        if game.score_sum is not None:
            assert sum(random_match(game, seed).scores) == game.score_sum


def moves_are_ascending(game: Game) -> None:
    for match, seed in matches(game):
        for position in positions(match, seed):
            numbers = position.numbers()
            assert numbers == sorted(set(numbers))
            assert len(numbers) <= game.most_moves
            assert bool(numbers) == (position.to_move != "over")
            assert all(game.is_outcome(n) == (position.to_move == "chance") for n in numbers)


def why_not_agrees(game: Game) -> None:
    """A move is legal by `why_not` exactly if it is listed, for legal, near-legal, random and absurd integers."""
    dice = random.Random(1)
    top = game.move_count + game.outcome_count
    for match, seed in matches(game):
        for position in positions(match, seed):
            legal = set(position.numbers())
            near = {number + step for number in legal for step in (-1, 1)}
            tried = legal | near | {dice.randrange(top) for _ in range(20)} | {-1, top, top + 1, 1 << 40, -(1 << 40)}
            for number in tried:
                answer = game.rules.why_not(position.state.record, number)
                assert (answer == LEGAL) == (number in legal), (number, str(position))
                assert answer == LEGAL or game.rulebook.name(answer)


def texts_are_one_to_one(game: Game) -> None:
    for match, seed in matches(game):
        for position in positions(match, seed):
            numbers, texts = position.numbers(), position.moves()
            assert len(set(texts)) == len(texts)
            assert [game.notation.read(text) for text in texts] == numbers


def odds_are_weights(game: Game) -> None:
    for match, seed in matches(game):
        for position in positions(match, seed):
            if position.to_move == "chance":
                assert all(weight > 0 for weight in position.odds())


def begin_forgets(game: Game) -> None:
    """`begin` lays out the start whatever the record held before."""
    for match, seed in matches(game):
        fresh = bytes(match.state)
        for _ in positions(match, seed):
            pass
        row = ints(max(1, len(match.options)))
        for i, value in enumerate(match.options):
            row[i] = value
        game.rules.begin(match.state.record, match.seats, row)
        assert bytes(match.state) == fresh


def undo_restores(game: Game) -> None:
    for match, seed in matches(game):
        before = b""
        for n, position in enumerate(positions(match, seed)):
            if n % 50 == 49:
                last = position.undo()
                assert bytes(position.state) == before
                position.apply(last.move)
            before = bytes(position.state)


def drawings_are_whole(game: Game) -> None:
    """A drawn position, parsed, is the position (the count of plies apart)."""
    for match, seed in matches(game):
        for position in positions(match, seed):
            state = position.state.copy()
            state.ply = 0
            assert game.notation.parse(str(position)) == state


def positions_are_sound(game: Game) -> None:
    """Every position passes the check of what comes from outside, and so does every imagined world; what is hidden
    stays in its ranges."""
    for match, seed in matches(game):
        for n, position in enumerate(positions(match, seed)):
            game.check(position.state)
            for seat in range(position.seats):
                game.check(position.imagine(seat, seed=n))
                position.hidden(seat).check()


def offers_are_moves(game: Game) -> None:
    """Offers are one-to-one onto moves, no path begins another, and each touches only what exists."""
    places = {place.id for place in stage_of(game).places}
    for match, seed in matches(game):
        for position in positions(match, seed):
            if position.state.to_move < 0:
                continue
            shown = frame(position, position.state.to_move)
            assert [offer.move for offer in shown.offers] == position.moves()
            assert msgspec.json.decode(msgspec.json.encode(shown), type=Frame) == shown
            paths = [offer.path for offer in offers(position)]
            assert len(set(paths)) == len(paths)
            begun = {path[:n] for path in paths for n in range(1, len(path))}
            assert not begun & set(paths)
            things = places | {thing.id for thing in (*shown.pieces, *shown.trays, *shown.buttons)}
            assert {step for path in paths for step in path} <= things


def odd_touches_mean_nothing(game: Game) -> None:
    """Whatever a client says was touched, the answer is a clause or none."""
    odd = ("", "²", "٣", "-1", "9" * 64, "1e9", "0x1", " 1", "pawn-²", "turn-99", "left", "\x00", "held-9-9")
    for match, seed in matches(game):
        for position in positions(match, seed):
            if position.state.to_move >= 0:
                for step in odd:
                    for path in ((step,), (step, step), (next(iter(stage_of(game).places)).id, step)):
                        assert refusal(position, path) in (None, *game.rulebook.clauses)


def pieces_keep_their_ids(game: Game) -> None:
    """Motion is a diff: a piece that a motion names is the same piece on its new place, and nobody else changes.

    Pieces that the game names itself may come and go.
    """
    scene = scene_of(game)
    for match, seed in matches(game):
        who = Identities(scene.pieces(match.state))
        before = {piece.id: piece.place for piece in frame(match, identities=who).pieces}
        count, named_before = 0, {piece.id for piece in scene.pieces(match.hidden(NOBODY)) if piece.id}
        for position in positions(match, seed):
            new = position.log[count:]
            count = len(position.log)
            moved = [motion for entry in new for motion in scene.motions(entry)]
            who.move(moved)
            after = {piece.id: piece.place for piece in frame(position, identities=who).pieces}
            named = {piece.id for piece in scene.pieces(position.hidden(NOBODY)) if piece.id}
            assert not (set(before) ^ set(after)) - named - named_before, "pieces came or went"
            changed = {id for id in before if id in after and after[id] != before[id]} - named
            assert len(set(after)) == len(after)
            assert len(changed) <= len(moved)
            assert {after[id] for id in changed} <= {motion.end for motion in moved}
            named_before = named
            before = after


def every_event_can_be_said(game: Game) -> None:
    """The log has a sentence in both languages for everything that it tells."""
    vocabularies = [words(language, game) for language in LANGUAGES]
    for match, seed in matches(game):
        names = ["A", "B", "C", "D", "E", "F"]
        for position in positions(match, seed):
            said = [line.say for line in lines(game, position.log[-1])] if position.log else []
            shown = frame(position, position.state.to_move)
            said += [shown.prompt, *(button.label for button in shown.buttons), *(tray.label for tray in shown.trays)]
            said += [piece.name for piece in shown.pieces if piece.name]
            assert all(say.say(sentence, names) for say in vocabularies for sentence in said)


def views_are_blind(game: Game) -> None:
    """No peek, in the record and the log: redraw what a seat did not learn, and its view stays the same. What is really
    sent is for the laws in `peeking.py`."""
    for match, seed in matches(game):
        for n, position in enumerate(positions(match, seed)):
            for seat in range(position.seats):
                view = position.view(seat)
                other = position.fork()
                other.state = position.imagine(seat, seed=n)
                assert other.view(seat) == view


def unseen_outcomes_stay_unseen(game: Game) -> None:
    """No peek, over whole games: other outcomes where a seat saw nothing, and its views are byte-identical."""
    for match, seed in matches(game):
        for _ in positions(match, seed):
            pass
        for seat in range(match.seats):
            twin = match.fork(0)
            shadow = match.fork(0)
            choice = random.Random(seed)
            for entry in match.log:
                assert twin.view(seat) == shadow.view(seat)
                shadow.apply(entry.move)
                hidden = entry.seat == CHANCE and entry.known_to(seat).text == "?"
                twin.apply(choice.choice(twin.numbers()) if hidden else entry.move)
                if shadow.numbers() != twin.numbers():
                    break  # the seat's own later moves may differ: the worlds part here


def unseen_outcomes_tell_nothing(game: Game) -> None:
    """No peek, at every chance node: whatever a seat or a spectator does not see drawn, it is told the same."""
    for match, seed in matches(game):
        for position in positions(match, seed):
            if position.to_move != "chance":
                continue
            numbers = position.numbers()
            seen = game.rules.seen_by(position.state.record)
            for seat in range(NOBODY, position.seats):
                if not may_know(seen, seat):
                    worlds = [position.fork(), position.fork()]
                    worlds[0].apply(numbers[0])
                    worlds[1].apply(numbers[-1])
                    assert worlds[0].view(seat) == worlds[1].view(seat)


def imagined_worlds_fit(game: Game) -> None:
    """An imagined world differs from what a seat sees in its blanks only, and is the same for the same seed."""
    for match, seed in matches(game):
        for n, position in enumerate(positions(match, seed)):
            for seat in range(position.seats):
                world = position.imagine(seat, seed=n)
                assert world == position.imagine(seat, seed=n)
                game.rules.hide(world.record, seat)
                assert world == position.hidden(seat)


def moves_fit_imagined_worlds(game: Game) -> None:
    """What a move proves is kept: in every world that the others imagine after it, the move was legal and led there."""
    if not game.has_secrets:
        return
    played = [random_match(game, seed, **short_options(game)) for seed in range(GAMES)] + goldens(game)
    for match in played:
        after = Match.drawn(game, match.drawing) if match.drawing else Match(game, match.seats, match.options)
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
            assert before.game.rules.why_not(was.record, played.move) == LEGAL, (played.text, viewer)
            if after.to_move != "over":
                before.game.rules.play(was.record, played.move, no_trace())
                assert was == world, (played.text, viewer)


def undone(world: Record, before: Record, after: Record) -> Record:
    """A world as it was before a move: everything that the move changed goes back by as much."""
    was = world.copy()
    for name in world.dtype.names or ():
        was.array[name] = world.array[name] - (after.array[name] - before.array[name])
    return was


def generator_is_untouched(game: Game) -> None:
    """The seed feeds `draw` only: two matches with the same moves are equal whatever their seeds."""
    match = random_match(game, 5)
    twin = match.fork(0)
    twin.rng = generator(99)
    for entry in match.log:
        twin.apply(entry.move)
    assert twin.state == match.state
    assert [entry.text for entry in twin.log] == [entry.text for entry in match.log]


LAWS = [
    games_end,
    scores_add_up,
    moves_are_ascending,
    why_not_agrees,
    texts_are_one_to_one,
    odds_are_weights,
    begin_forgets,
    undo_restores,
    views_are_blind,
    unseen_outcomes_stay_unseen,
    unseen_outcomes_tell_nothing,
    imagined_worlds_fit,
    positions_are_sound,
    moves_fit_imagined_worlds,
    generator_is_untouched,
]
LAWS_OF_SCREENS = [
    drawings_are_whole,
    offers_are_moves,
    odd_touches_mean_nothing,
    pieces_keep_their_ids,
    every_event_can_be_said,
]
