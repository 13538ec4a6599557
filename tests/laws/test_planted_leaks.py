"""A leak planted in each channel is found by the law of that channel, or the law is no law."""

from dataclasses import replace

import msgspec
import pytest

import ludotheque
from ludotheque.contract import NOBODY, Match, kernel
from ludotheque.contract.rules import nothing_hidden
from ludotheque.games.bone import rules, scene
from ludotheque.scene import Identities, Line, Motion, Offer, Preview, Say, svg
from ludotheque.table import decisions, lists, replay, rights, service, table, views, visit
from ludotheque.table.messages import EntryView
from ludotheque.table.refused import Refused
from ludotheque.table.table import Table
from ludotheque.table.views import Views
from ludotheque.terminal import Keyboard, keyboard
from ludotheque.testing.lawbook.peeking import Glance, first_two_share, peek_at_games, peek_at_positions, seats_for

BONE = ludotheque.game("bone")
pytestmark = pytest.mark.slow
SEED = 1
LOOK = Glance(every=6, rare=2, worlds=1)


def hand_of(match, seat=0):
    """What nobody but a seat may know: 1 if it holds many pieces of the first kinds."""
    return int(sum(match.state.hands[seat, kind] for kind in range(6)) > 2)


def in_positions(plan=None):
    return peek_at_positions(BONE, SEED, plan, LOOK).found


def in_games():
    return set().union(*(peek_at_games(BONE, seed, LOOK).found for seed in range(3)))


def after(real, change):
    """A function that does what it did, and then something to its result, by its arguments."""
    return lambda *given, **named: change(real(*given, **named), *given)


def test_an_honest_house_leaks_nothing():
    assert in_positions() == in_games() == set()


@kernel
def hide_but_one(s, seat):
    """Of other hands, the first kind is seen."""
    kept = s.hands[0, 0], s.hands[1, 0]
    rules.hide(s, seat)
    for other in range(2):
        if other != seat:
            s.hands[other, 0] += kept[other]
            s.bag[0] -= kept[other]


def test_a_record_that_hides_too_little(monkeypatch):
    faulty = replace(BONE, rules=replace(BONE.rules, hide=hide_but_one))
    monkeypatch.setattr(table, "take", lambda name: faulty)
    assert {"WebSocket update", "frame and offers", "replay", "page over HTTP", "keyboard"} <= in_games()


def test_a_frame_of_the_true_state(monkeypatch):
    monkeypatch.setattr(views, "scenery", lambda match, seat, ids: real_scenery(match, max(0, seat), ids))
    assert "frame and offers" in in_positions()


real_scenery = views.scenery


def test_a_prompt_that_knows(monkeypatch):
    def knowing(shown, match, *rest):
        return msgspec.structs.replace(shown, prompt=Say(f"prompt-{hand_of(match)}"))

    monkeypatch.setattr(views, "scenery", after(real_scenery, knowing))
    assert "frame and offers" in in_positions()


def test_offers_in_an_order_that_tells(monkeypatch):
    def ordered(shown, match, *rest):
        return msgspec.structs.replace(shown, offers=shown.offers[:: 1 - 2 * hand_of(match, 1)])

    monkeypatch.setattr(views, "with_offers", after(views.with_offers, ordered))
    assert "frame and offers" in in_positions()


def test_an_offer_too_many(monkeypatch):
    def more(shown, match, *rest):
        return msgspec.structs.replace(shown, offers=(*shown.offers, *[Offer("", ())] * hand_of(match, 1)))

    monkeypatch.setattr(views, "with_offers", after(views.with_offers, more))
    assert "frame and offers" in in_positions()


def test_lines_told_to_everybody(monkeypatch):
    def move(self, played, seq, ply, seat, *more):
        return EntryView(seq, "move", played.seat, text=played.text)

    monkeypatch.setattr(Views, "move", move)
    assert {"told lines", "WebSocket update", "replay"} <= in_games()


def test_a_line_that_is_folded_away_by_what_was_drawn(monkeypatch):
    def told_entry(told, self, played, *rest):
        return msgspec.structs.replace(told, routine=played.move % 2 == 0)

    monkeypatch.setattr(Views, "move", after(Views.move, told_entry))
    assert "told lines" in in_games()


def test_a_preview_in_the_true_world(monkeypatch):
    def foretold(shown, match, *rest):
        return Preview(shown.marks, (*shown.lines, Line(Say("", {"count": hand_of(match, 1)}), "")))

    monkeypatch.setattr(views, "preview", after(views.preview, foretold))
    assert in_positions() == {"previews"}


def test_a_clause_that_depends_on_another_hand(monkeypatch):
    monkeypatch.setattr(rights, "refusal", lambda match, path: "enclose" if hand_of(match, 1) else None)
    assert in_positions() == {"why"}


def test_a_refusal_that_depends_on_another_hand(monkeypatch):
    def need_move(table, person, text):
        raise Refused("illegal", "refused-rule", move="?" * hand_of(table.match))

    for room in (decisions, visit):
        monkeypatch.setattr(room, "need_move", need_move)
    assert {"refusals", "previews"} <= in_positions()


def test_a_table_that_counts_its_watchers_wrong(monkeypatch):
    def counted(shown, self, *rest):
        return msgspec.structs.replace(shown, watchers=hand_of(self.table.match))

    monkeypatch.setattr(Views, "table_now", after(Views.table_now, counted))
    assert {"table view", "WebSocket update", "page over HTTP"} <= in_positions()


def test_a_name_in_the_lists(monkeypatch):
    def named(card, row, summary, at, *rest):
        return msgspec.structs.replace(card, game="AB"[hand_of(at.table.match)])

    monkeypatch.setattr(lists, "table_card", after(lists.table_card, named))
    assert "lists" in in_positions()


def test_an_update_with_a_number_that_tells(monkeypatch):
    monkeypatch.setattr(
        visit, "update", after(visit.update, lambda told, at, *rest: told | {"n": hand_of(at.table.match)})
    )
    assert in_positions() == {"WebSocket update"}


def test_a_page_that_is_longer_or_shorter(monkeypatch):
    def longer(told, at, *rest):
        return told | {"done": (0,) * hand_of(at.table.match)}

    monkeypatch.setattr(service, "update", after(service.update, longer))
    assert in_positions() == {"page over HTTP"}


def test_a_replay_for_the_seat_that_moved(monkeypatch):
    frame = replay.frame
    monkeypatch.setattr(replay, "frame", lambda match, seat, ids: frame(match, int(match.state.to_move), ids))
    assert in_positions() | in_games() == {"replay"}


def test_a_picture_with_hands(monkeypatch):
    monkeypatch.setattr(svg, "frame", after(svg.frame, lambda shown, match, *rest: shown))
    monkeypatch.setattr(svg, "last_move", lambda stage, shown: "")
    drawn = after(service.picture, lambda drawn, match, *rest: drawn + " " * hand_of(match))
    monkeypatch.setattr(service, "picture", drawn)
    assert in_positions() == {"picture"}


def test_entropy_that_is_not_what_people_gave(monkeypatch):
    monkeypatch.setattr(Table, "entropies", property(lambda self: (str(hand_of(self.match)),)))
    assert {"files, forks, studies, fairness", "table view", "WebSocket update"} <= in_positions()


def test_a_game_that_does_not_own_up_to_its_secrets(monkeypatch):
    """Its file is given to anybody while it runs, and its draws are told."""
    monkeypatch.setattr(table, "take", lambda name: replace(BONE, rules=replace(BONE.rules, hide=nothing_hidden)))
    assert {"files, forks, studies, fairness", "frame and offers", "replay", "keyboard"} <= in_games()


def test_a_bot_that_is_given_the_truth(monkeypatch):
    monkeypatch.setattr(Match, "imagine", after(Match.imagine, lambda world, match, *rest: swapped(match)))
    assert "world of the advising bot" in in_positions()


def swapped(match):
    """Another world, and not only where a seat sees nothing."""
    state = match.state.copy()
    for kind in range(12):
        state.hands[0, kind], state.hands[1, kind] = state.hands[1, kind], state.hands[0, kind]
    return state


def test_a_keyboard_that_tells_all(monkeypatch):
    def tell(self, last=1):
        for entry in self.match.log[-last:]:
            self.console.print(entry.text)

    monkeypatch.setattr(Keyboard, "tell", tell)
    assert in_games() == {"keyboard"}


def test_a_keyboard_that_shows_the_bots_hand(monkeypatch):
    frame = keyboard.frame
    monkeypatch.setattr(keyboard, "frame", lambda match, seat: frame(match, 0))
    assert in_positions() == {"keyboard"}


def test_pieces_that_are_marked(monkeypatch):
    """Ids of backs that come from where a piece was drawn are marked cards."""

    def marked(pieces, s, seat):
        return [msgspec.structs.replace(piece, id="") if piece.face == "back" else piece for piece in pieces]

    def motions(entry):
        hands = [event.details[0] for event in entry.events if event.seen >= 0]
        return [Motion(entry.text, f"hand-{seat}") for seat in hands]

    monkeypatch.setattr(scene, "hand", after(scene.hand, marked))
    monkeypatch.setattr(table, "take", lambda name: replace(BONE, scene=replace(BONE.scene, motions=motions)))
    monkeypatch.setattr(
        Identities, "move", lambda self, moved: [self.standing[m.end].append(m.start) for m in moved], raising=True
    )
    assert {"frame and offers", "WebSocket update"} <= in_games()


def test_a_shared_screen_that_shows_a_hand_between_turns(monkeypatch):
    """The first of those who share it, whoever is to move."""
    plan = first_two_share(seats_for(BONE, SEED))
    assert in_positions(plan) == set()
    monkeypatch.setattr(table, "seat_to_show", lambda match, seats: seats[0] if seats else NOBODY)
    monkeypatch.setattr(views, "scenery", lambda match, seat, ids: real_scenery(match, match.state.to_move, ids))
    assert "frame and offers" in in_positions(plan)


def test_a_change_that_tells_more_than_its_frames(monkeypatch):
    """As if it had been made from what others see."""

    def more(told, live, *rest):
        return told | {"n": hand_of(live.table.match)}

    monkeypatch.setattr(visit, "change", after(visit.change, more))
    assert in_positions() == {"WebSocket change"}
