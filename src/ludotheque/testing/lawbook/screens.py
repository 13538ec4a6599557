"""The laws of screens: what is shown can be touched, and what happens can be said."""

import json
from functools import partial
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from ...contract import CHANCE, LANGUAGES, NOBODY
from ...scene import (
    Frame,
    FrameChange,
    Guide,
    Identities,
    Lesson,
    Reckoning,
    Say,
    changes,
    frame,
    gains,
    guide_of,
    lesson_of,
    lines,
    offers,
    reason,
    reckoning,
    refusal,
    scene_of,
    stage_of,
    words,
)
from ...scene.changes import apply
from ...scene.lesson import steps_of
from ...scene.svg import picture
from ...scene.text import illustration
from ...scene.words import game_text
from ..kit import Kit
from ..playing import positions

EVERY = 17  # of so many places, one is touched
NAMES = ["‹A›", "‹B›", "‹C›", "‹D›", "‹E›", "‹F›"]
RECKONED = 25  # positions, of which one is reckoned: it takes the whole log
ODD = ("", "²", "٣", "-1", "9" * 64, "1e9", "0x1", " 1", "pawn-²", "turn-99", "left", "\x00", "held-9-9")


def offers_are_moves(kit: Kit) -> None:
    """Offers are one-to-one onto moves, no path begins another, and each touches only what exists."""
    places = {place.id for place in stage_of(kit.game).places}
    for position in kit.positions():
        if position.state.to_move < 0:
            continue
        shown = frame(position, position.state.to_move)
        assert [offer.move for offer in shown.offers] == position.moves()
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Frame) == shown
        paths = [offer.path for offer in offers(position)]
        assert len(set(paths)) == len(paths)
        begun = {path[:n] for path in paths for n in range(1, len(path))}
        assert not begun & set(paths)
        shown_things: tuple[Any, ...] = (*shown.pieces, *shown.trays, *shown.buttons)
        things = places | {thing.id for thing in shown_things}
        assert {step for path in paths for step in path} <= things


def changes_make_the_frame(kit: Kit) -> None:
    """Whoever has a frame and is told what changed has the next one, to the byte; seen from a seat, and by anybody."""
    for seat in (NOBODY, 0):
        before: Frame | None = None
        for position in kit.positions():
            now = frame(position, seat)
            if before and before.ply < now.ply:
                told = json.loads(msgspec.json.encode(msgspec.convert(changes(before, now), FrameChange, strict=False)))
                made = apply(json.loads(msgspec.json.encode(before)), told)
                assert written(made) == msgspec.json.encode(now)
            before = now


def written(shown: dict[str, Any]) -> bytes:
    """As any other program would write it."""
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()


def odd_touches_mean_nothing(kit: Kit) -> None:
    """Whatever a client says was touched, the answer is a clause or none, and can be said."""
    places = [place.id for place in stage_of(kit.game).places]
    place, vocabularies = places[0], [words(language, kit.game) for language in LANGUAGES]
    for position in kit.positions():
        if position.state.to_move >= 0:
            for step in ODD:
                for path in ((step,), (step, step), (place, step)):
                    assert refusal(position, path) in (None, *kit.game.rulebook.clauses)
            begun = dict.fromkeys(offer.path[:-1] for offer in offers(position))
            for step in places[position.state.ply % EVERY :: EVERY]:
                for touched in ((), *[*begun][:2]):
                    why = reason(position, (*touched, step), refusal(position, (*touched, step)))
                    assert all(say.say(why, NAMES) for say in vocabularies)


def pieces_keep_their_ids(kit: Kit) -> None:
    """Motion is a diff: a piece that a motion names is the same piece on its new place, and nobody else changes.

    Pieces that the game names itself may come and go.
    """
    scene = scene_of(kit.game)
    for match, seed in kit.matches():
        who = Identities(scene.pieces(match.state))
        before = {piece.id: piece.place for piece in frame(match, identities=who).pieces}
        count, named_before = 0, {piece.id for piece in scene.pieces(match.hidden(NOBODY)) if piece.id}
        for position in positions(match, seed):
            new = position.log[count:]
            count = len(position.log)
            moved = [motion for entry in new for motion in scene.motions(entry)]
            who.move(moved)
            pieces = frame(position, identities=who).pieces
            after = {piece.id: piece.place for piece in pieces}
            named = {piece.id for piece in scene.pieces(position.hidden(NOBODY)) if piece.id}
            assert len(after) == len(pieces), "two pieces have one id"
            assert not (set(before) ^ set(after)) - named - named_before, "pieces came or went"
            changed = {id for id in before if id in after and after[id] != before[id]} - named
            assert len(changed) <= len(moved)
            assert {after[id] for id in changed} <= {motion.end for motion in moved}
            before, named_before = after, named


def everything_can_be_said(kit: Kit) -> None:
    """There is a sentence in both languages for all that is shown, and for all that the log tells."""
    vocabularies = [words(language, kit.game) for language in LANGUAGES]
    for position in kit.positions():
        shown = frame(position, position.state.to_move)
        labelled: tuple[Any, ...] = (*shown.buttons, *shown.trays, *shown.counters)
        said = [shown.prompt, *(thing.label for thing in labelled)]
        said += [piece.name for piece in shown.pieces if isinstance(piece.name, Say)]
        said += [line.say for entry in position.log[-1:] for line in lines(kit.game, entry)]
        choices = position.numbers() if position.state.to_move >= 0 else []
        said += [gain for move in {*choices[:1], *choices[-1:]} for gain in gains(position, move)]
        readers = (NOBODY, *range(position.seats))
        assert all(say.say(one, NAMES, reader) for say in vocabularies for one in said for reader in readers)


def prompts_speak_to_who_reads(kit: Kit) -> None:
    """Whoever is awaited is spoken to and not named; the others, and those who share a screen, read the name."""
    vocabularies = [words(language, kit.game) for language in LANGUAGES]
    for position in kit.positions():
        state = position.state
        awaited = int(state.actor if state.to_move == CHANCE else state.to_move)
        if awaited < 0:
            continue
        prompt, name = frame(position, awaited).prompt, NAMES[awaited]
        for say in vocabularies:
            assert name not in say.say(prompt, NAMES, awaited), f"{prompt.id} names its reader"
            others = {NOBODY, *range(position.seats)} - {awaited}
            assert all(name in say.say(prompt, NAMES, other) for other in others), f"{prompt.id} names nobody"


def every_clause_can_be_told(kit: Kit) -> None:
    """There is a sentence for every clause that the rulebook does not leave untold, and for all of the golden games."""
    vocabularies = [words(language, kit.game) for language in LANGUAGES]
    clauses = [clause.name for clause in kit.game.rulebook.clauses.values() if clause.told]
    assert [name for name in clauses if not vocabularies[0].bundle.has_message(f"log-{name}")] == []
    for match in kit.goldens().values():
        for entry in match.log:
            assert all(say.say(line.say, NAMES) for line in lines(kit.game, entry) for say in vocabularies)


def languages_say_the_same(kit: Kit) -> None:
    french, english = (messages(game_text(language, kit.game)) for language in LANGUAGES)
    assert french == english


def messages(text: str) -> set[str]:
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


def pictures_show_no_more_than_a_spectator_sees(kit: Kit) -> None:
    """In every world that a spectator can imagine the picture is the same, and it shows every piece on the board."""
    places = {place.id for place in stage_of(kit.game).places}
    for n, position in enumerate(kit.positions()):
        if n < 10 or n % 10 == 3:
            drawn = picture(position)
            standing = [piece for piece in frame(position).pieces if piece.place in places]
            assert drawn.count("<use ") + drawn.count("<text ") >= len(standing)
            other = position.fork()
            other.state = position.imagine(NOBODY, seed=n)
            assert picture(other) == drawn


def scores_are_reckoned(kit: Kit) -> None:
    """Where the scores come from adds up to them, at the end as before, for every viewer, and can be said."""
    vocabularies = [words(language, kit.game) for language in LANGUAGES]
    now_and_then = (position for n, position in enumerate(kit.positions()) if n % RECKONED == 0)
    for position in (*now_and_then, *kit.played(), *kit.goldens().values()):
        seats = range(position.seats)
        for viewer in (NOBODY, *seats):
            told = reckoning(position, viewer)
            assert [sum(part.points for part in told[seat]) for seat in seats] == position.scores
            assert msgspec.json.decode(msgspec.json.encode(told), type=Reckoning) == told
            assert all(say.say(part.label, NAMES) for say in vocabularies for sums in told for part in sums)


def the_guide_is_true(kit: Kit) -> None:
    """Every figure of the guide is a position that the rules allow, and can be shown; nothing is left unsaid."""
    guide, stage = guide_of(kit.game), stage_of(kit.game)
    assert msgspec.json.decode(msgspec.json.encode(guide), type=Guide) == guide
    texts = [guide.goal, guide.end, *(step.text for step in guide.steps), *(shown.caption for shown in guide.figures)]
    texts += [guide.box.about, *(part.text for part in guide.box.parts)] if guide.box else []
    for text in filter(None, texts):
        assert all(text[language].strip() for language in LANGUAGES)
    for shown in guide.figures:
        assert shown.window or shown.frame.trays or shown.frame.sheets, f"figure {shown.name} shows nothing"
        for vocabulary in (words(language, kit.game) for language in LANGUAGES):
            illustration(stage, shown, partial(vocabulary.say, names=NAMES))


def the_lesson_can_be_learnt(kit: Kit) -> None:
    """Every step of the lesson can be done, and the next one begins where it ends or anew."""
    lesson = lesson_of(kit.game)
    assert msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson) == lesson
    for step, learnt in zip(lesson.steps, steps_of(kit.game), strict=True):
        assert all(step.text[language].strip() for language in LANGUAGES)
        if not step.reads:
            wanted = "" if learnt.throws else next(move for move in learnt.top.match.moves() if learnt.accepts(move))
            assert learnt.played(wanted)
