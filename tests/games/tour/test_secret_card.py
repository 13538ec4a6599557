import pytest

from ludotheque.games.tour.reading import effect
from ludotheque.scene import frame, words
from ludotheque.testing import deal

from .positions import EVENTS, awaited, clauses, ends, event_card, events, flag, hand, place, play, told, traveller

IDS = [event.id for event in EVENTS]
HANDS = ("train-2*2", "train-2*2")


def test_it_is_kept_unseen_by_the_others():
    match = place("N50E20", "S0E20", "S10E20", hands=(*HANDS, "train-2"))
    entry = play(match, "walk N50E30", "event SECRET")
    [kept] = events(entry, "secret-card")
    assert (kept.player, kept.used, kept.effect) == (0, 0, 0)  # which one it is, nobody is told
    assert match.moves() == [f"keep {event.id}" for event in EVENTS if event.secret]
    assert match.odds() == [1] * 10
    play(match, "keep locker-key")
    assert event_card(match, "locker-key") == "kept-0"
    assert match.view(0).log[-1].text == "keep locker-key"
    assert match.view(1).log[-1].text == match.view(-1).log[-1].text == "?"
    assert list(match.hidden(1).secrets)[:3] == [1, 0, 0]  # how many is no secret


def test_it_may_be_used_in_the_same_turn():
    match = place("N20E10", "S0E20", hands=HANDS, front="uluru nazca")
    play(match, "walk N20E0", "event SECRET", "keep locker-key")
    assert match.moves() == ["pass", "use locker-key"]


def test_before_moving():
    match = place("N20E10", "S0E20", hands=HANDS, kept="locker-key=0")
    entry = play(match, "use locker-key")
    [used] = events(entry, "secret-card")
    assert (used.player, used.used, used.effect) == (0, 1, IDS.index("locker-key"))
    play(match, "draw boat-2")
    assert hand(match) == "train-2*2 boat-2*1"
    assert awaited(match) == "0 travel"
    assert event_card(match, "locker-key") == "used"
    assert match.state.secrets[0] == 0


def test_after_arriving():
    match = place("N20E10", "S0E20", hands=HANDS, kept="coat-lining=0")
    play(match, "walk N20E20")
    assert match.moves() == ["pass", "use coat-lining"]
    play(match, "use coat-lining", "draw boat-2", "draw boat-2")
    assert awaited(match) == "1 travel"


def test_after_staying():
    match = place("N20E10", "S0E20", hands=HANDS, kept="coat-lining=0")
    play(match, "stay")
    assert match.moves() == ["pass", "use coat-lining"]


def test_or_never():
    match = place("N20E10", "S0E20", hands=HANDS, kept="coat-lining=0")
    play(match, "walk N20E20", "pass", "walk N0E20")
    assert awaited(match) == "0 travel"
    assert "use coat-lining" in match.moves()


def test_only_by_who_keeps_it_in_its_own_turn():
    match = place("N20E10", "S0E20", hands=HANDS, kept="coat-lining=1 locker-key=0")
    assert match.why_not("use coat-lining") == "secret-card"
    assert match.why_not("use slow-watch") == "secret-card"
    play(match, "use locker-key", "draw boat-2")
    assert match.why_not("use locker-key") == "secret-card"  # once


def test_several_in_one_turn():
    match = place("N20E10", "S0E20", hands=HANDS, kept="coat-lining=0 locker-key=0 slow-watch=0")
    play(match, "use locker-key", "draw boat-2", "use coat-lining", "draw boat-2", "draw boat-2", "use slow-watch")
    play(match, "walk N20E20")
    assert awaited(match) == "0 travel"


@pytest.mark.parametrize("before", [True, False])
def test_a_turn_more(before):
    match = place("N20E10", "S0E20", hands=HANDS, kept="slow-watch=0")
    play(match, *(("use slow-watch", "walk N20E20") if before else ("walk N20E20", "use slow-watch")))
    assert awaited(match) == "0 travel"
    play(match, "stay")
    assert awaited(match) == "1 travel"


def test_the_sheet_is_turned():
    match = place("N20E10", "S0E20", hands=HANDS, kept="direct-line=0")
    play(match, "use direct-line", "sheet 5", "riddle none", "riddle easier")
    assert match.state.shown == 1
    assert awaited(match) == "0 travel"


def test_the_flag_comes_next_to_the_traveller():
    match = place("N20E10", "S0E20", hands=HANDS, kept="postwoman=0", out="uluru=carried-0", front="fuji nazca")
    play(match, "use postwoman", "to N20E20")
    assert flag(match, 0) == "N20E20"
    assert "validate" in clauses(play(match, "walk N20E20"))


def test_a_step_before_the_move():
    match = place("N20E10", "S0E20", hands=HANDS, kept="gate-in-the-hedge=0")
    play(match, "use gate-in-the-hedge", "to N30E0", "walk N30W0")
    assert awaited(match) == "chance event"


def test_a_step_after_the_move():
    match = place("N20E10", "S0E20", hands=HANDS, kept="gate-in-the-hedge=0", front="lascaux fuji")
    play(match, "walk N30E0", "use gate-in-the-hedge", "to N40E0")
    assert traveller(match) == "N40E0"
    assert "call left lascaux" in match.moves()


# A shield


@pytest.mark.parametrize("shield", ["aunts-umbrella", "nearly-everything"])
def test_a_shield_cancels_an_unhappy_event(shield):
    match = place("N50E20", "S0E20", hands=HANDS, kept=f"{shield}=0")
    play(match, "walk N50E30", "event hat-stays")
    assert awaited(match) == "0 shield"
    assert match.moves() == ["pass", f"use {shield}"]
    assert match.why_not("lay train-2") == "secret-card"
    entry = play(match, f"use {shield}")
    assert "secret-card" in clauses(entry)
    assert hand(match) == "train-2*2"
    assert awaited(match) == "0 call"
    assert event_card(match, shield) == event_card(match, "hat-stays") == "used"


def test_it_need_not_be_used():
    match = place("N50E20", "S0E20", hands=HANDS, kept="aunts-umbrella=0")
    play(match, "walk N50E30", "event hat-stays", "pass")
    assert awaited(match) == "0 lay"
    assert event_card(match, "aunts-umbrella") == "kept-0"


@pytest.mark.parametrize("event", ["cow-on-the-line", "date-line", "is-it-well", "magnificent-stick"])
def test_it_cancels_no_happy_or_neutral_event(event):
    match = place("N50E20", "S0E20", hands=HANDS, kept="aunts-umbrella=0")
    play(match, "walk N50E30", f"event {event}")
    assert awaited(match) != "0 shield"


def test_it_cancels_an_unhappy_voyage():
    match = place("N50E20", "S0E20", hands=HANDS, kept="aunts-umbrella=0")
    play(match, "walk N50E30", "event two-swimsuits", "use aunts-umbrella")
    assert traveller(match) == "N50E30"


def test_it_cannot_be_used_otherwise():
    match = place("N20E10", "S0E20", hands=HANDS, kept="aunts-umbrella=0")
    assert match.why_not("use aunts-umbrella") == "secret-card"
    play(match, "walk N20E20")
    assert match.moves() == ["pass"]  # asked all the same: nobody shall see what it keeps
    assert match.formality is None
    told = [words("en", match.game).say(frame(match, seat).prompt, ["Ada", "Bea"], seat) for seat in (0, 1)]
    assert told == [
        "Your turn: your SECRET card is of no use here. End your turn, the others will not know.",
        "Ada plays a SECRET card, or ends the turn.",
    ]


def test_nor_by_another():
    match = place("N50E20", "S0E20", hands=HANDS, kept="aunts-umbrella=1")
    play(match, "walk N50E30", "event hat-stays")
    assert awaited(match) == "0 lay"


@pytest.mark.parametrize(("used", "left"), [(0, 1), (1, 0)])
def test_of_two_shields_the_player_chooses_one(used, left):
    shields = ("aunts-umbrella", "nearly-everything")
    match = place("N50E20", "S0E20", hands=HANDS, kept="aunts-umbrella=0 nearly-everything=0")
    play(match, "walk N50E30", "event hat-stays")
    assert match.moves() == ["pass", *(f"use {shield}" for shield in shields)]
    play(match, f"use {shields[used]}")
    assert event_card(match, shields[used]) == "used"
    assert event_card(match, shields[left]) == "kept-0"


# Farther


def test_a_card_leads_two_cells_farther():
    plain = place("N50E40", "S0E20", hands=("train-4",))
    match = place("N50E40", "S0E20", hands=HANDS, kept="tuned-by-ear=0")
    play(match, "use tuned-by-ear")
    assert ends(match, "train-2") == ends(plain, "train-4")
    entry = play(match, "train-2 N50E80")
    [journey] = events(entry, "any-direction")
    assert (journey.player, journey.steps, journey.further) == (0, 4, 2)


def test_a_walk_stays_a_walk():
    match = place("N20E10", "S0E20", hands=HANDS, kept="tuned-by-ear=0")
    walks = ends(match, "walk")
    play(match, "use tuned-by-ear")
    assert ends(match, "walk") == walks


def test_not_after_the_move():
    match = place("N20E10", "S0E20", hands=HANDS, kept="tuned-by-ear=0 coat-lining=0")
    play(match, "walk N20E20")
    assert match.moves() == ["pass", "use coat-lining"]
    assert match.why_not("use tuned-by-ear") == "secret-card"


def test_one_at_a_time():
    match = place("N20E10", "S0E20", hands=HANDS, kept="tuned-by-ear=0 past-your-stop=0")
    play(match, "use tuned-by-ear")
    assert match.why_not("use past-your-stop") == "secret-card"


@pytest.mark.parametrize("move", ["walk N20E20", "stay", "train-2 N20E20", "change train-2"])
def test_farther_is_for_this_turn_only(move):
    match = place("N20E10", "N50E40", hands=HANDS, kept="tuned-by-ear=0")
    play(match, "use tuned-by-ear", move)
    assert awaited(deal(match)) == "1 travel"
    assert ends(match, "train-2") == ends(place("N50E40", "N20E20", hands=HANDS), "train-2")


def test_once_used_it_is_told_to_all():
    match = place("N20E10", "S0E20", hands=HANDS, kept="locker-key=0")
    entry = play(match, "use locker-key")
    assert entry.known_to(1) == entry
    assert told(match).count("secret-card") == 1
    assert match.hidden(1).event_at[IDS.index("locker-key")] == 1


def test_every_secret_card_does_something():
    for event in EVENTS:
        if event.secret and event.kind != "shield":
            match = place("N20E10", "S0E20", hands=HANDS, kept=f"{event.id}=0")
            before = match.state.copy()
            play(match, f"use {event.id}")
            assert match.state.phase != before.phase or match.state.further or match.state.extra[0]


def test_its_button_says_what_it_does():
    match = place("N20E10", "S0E20", hands=HANDS, front="uluru nazca")
    play(match, "walk N20E0", "event SECRET", "keep locker-key")
    [use] = [button for button in frame(match, 0).buttons if button.id.startswith("use-")]
    assert use.label.args["effect"] == effect(IDS.index("locker-key"))
