"""What a seat cannot know, and what it may imagine."""

from collections import Counter

import pytest

from ludotheque.games.tour.content import OPEN_EVENTS, SHEETS, sheet_of
from ludotheque.games.tour.state import At, Phase
from ludotheque.scene import cards, frame
from ludotheque.testing import deal, play_at_random

from .positions import EVENTS, GAME, KIND_IDS, QUIET, SITES, TRANSPORT, awaited, place, play, quarter_name, used_up

HIDDEN, NONE = -2, -1
HANDS = ("train-2*2 boat-3", "plane-3*2", "world boat-2")


def hand_of(state, seat):
    return [state.hand[seat, kind] for kind in range(len(KIND_IDS))]


def chi_square(counts, expected):
    """How far counts by value are from what is expected of each; no value comes that is not expected."""
    assert set(counts) <= set(expected)
    return sum((counts[value] - mean) ** 2 / mean for value, mean in expected.items())


# Hands


def test_hands_are_hidden_from_the_others_but_not_how_many_cards():
    match = place("N20E10", "S0E20", "N10E20", hands=HANDS)
    for viewer in range(-1, 3):
        hidden = match.hidden(viewer)
        for seat in range(3):
            assert hand_of(hidden, seat) == (hand_of(match.state, seat) if seat == viewer else [0] * 13)
        assert list(hidden.held)[:3] == [3, 2, 2]


def test_what_was_laid_aside_is_known():
    match = place("N20E10", "S0E20", "N10E20", hands=HANDS)
    play(match, "train-2 N20E20")
    assert match.hidden(1).used[0] == match.hidden(-1).used[0] == 1


def test_imagined_hands_come_from_what_is_left():
    match = deal(GAME.start(4, seed=3))
    for seed in range(30):
        world = match.imagine(1, seed)
        assert hand_of(world, 1) == hand_of(match.state, 1)
        for seat in range(4):
            assert sum(hand_of(world, seat)) == 7
        for kind, card in enumerate(TRANSPORT):
            assert sum(world.hand[seat, kind] for seat in range(4)) <= card.count


def test_each_card_left_is_as_likely_in_a_hidden_hand():
    """The others are used up: of two boats and one plane unseen, seat 1 holds one."""
    hands = ("train-2", "plane-6")
    match = place("N20E10", "S0E20", hands=hands, more=used_up(*hands, "boat-2*2"))
    held = Counter(str(hand_of(match.imagine(0, seed), 1)) for seed in range(600))
    boat, plane = ([int(kind == card) for kind in KIND_IDS] for card in ("boat-2", "plane-6"))
    assert chi_square(held, {str(boat): 400, str(plane): 200}) < 10.8  # one in a thousand


# What a move proves

AWAY = range(KIND_IDS.index("boat-2"), len(KIND_IDS))  # boats, planes and the like
TRAINS = "train-2*3 train-3*2 train-4*2"


def leading_away(state, seat):
    return sum(state.hand[seat, kind] for kind in AWAY)


def drifted(*cards):
    """Seat 0 drifts with seven trains, then draws cards by an event each."""
    match = place("S20W20", "S0E20", "N10E20", hands=(TRAINS, *HANDS[1:]))
    play(match, "drift S30W20")
    for card in cards:
        match.state.hand[0, KIND_IDS.index(card)] += 1
        match.state.held[0] += 1
    return match


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_whoever_drifts_is_imagined_without_boat_or_plane(viewer):
    match = drifted()
    for seed in range(500):
        world = match.imagine(viewer, seed)
        assert sum(hand_of(world, 0)) == 7
        assert leading_away(world, 0) == 0


def test_a_card_drawn_since_may_be_anything():
    counts = Counter(leading_away(drifted("boat-5").imagine(1, seed), 0) for seed in range(300))
    assert set(counts) == {0, 1}


def test_what_is_proved_is_known_to_all():
    match = drifted()
    for viewer in range(-1, 3):
        assert list(match.hidden(viewer).absent) == list(match.state.absent) != [0] * 6


def test_another_drift_proves_it_of_all_cards_again():
    match = drifted("train-5")
    match.state.to_move = match.state.turn = 0
    match.state.stage, match.state.phase = At.BEFORE, Phase.TRAVEL
    play(match, "drift S30W30")
    for seed in range(200):
        assert leading_away(match.imagine(1, seed), 0) == 0


def test_a_drawing_tells_what_is_proved():
    match = drifted("boat-5")
    assert "absent 8176" in str(match)
    again = GAME.position(str(match))
    assert leading_away(again.imagine(1, 3), 0) == leading_away(match.imagine(1, 3), 0)


def test_who_stays_on_a_red_square_has_nothing_that_leads_away():
    """Surrounded at the North Cape: no walk, no train, nowhere to drift to; boats and planes pass over the others."""
    around = ("N70E0", "N70E20", "N60E0", "N60E10", "N60E20")
    match = place("N70E10", *around, hands=("train-2*2", *("boat-2",) * 5))
    assert match.moves()[0] == "stay"
    play(match, "stay")
    for seed in range(300):
        assert leading_away(match.imagine(1, seed), 0) == 0


@pytest.mark.parametrize("seed", [0, 1, 4])
def test_no_game_contradicts_its_drifts(seed):
    """Counted apart: after a drift, a hand has no more cards that lead away than it may have drawn since."""
    match = GAME.start(3, seed=seed)
    newer = {}
    for n in range(1500):
        before = list(match.state.held)
        play_at_random(match, n + 7000 * seed, 1)
        entry = match.log[-1]
        leads_away = any(word in KIND_IDS[AWAY.start :] for word in entry.text.split())
        for seat in newer:
            gained = match.state.held[seat] - before[seat]
            newer[seat] = min(newer[seat] + max(0, gained) - (gained < 0 and leads_away), match.state.held[seat])
        if entry.text.startswith("drift"):
            newer[entry.seat] = 0
        for seat, most in newer.items():
            for world in (match.state, match.imagine((seat + 1) % match.seats, n)):
                assert leading_away(world, seat) <= most
        if match.to_move == "over":
            break
    assert newer


# SECRET cards


def secrets_of(state):
    return [state.event_at[OPEN_EVENTS + n] for n in range(10)]


def test_secret_cards_are_hidden_from_the_others():
    match = place("N20E10", "S0E20", hands=HANDS[:2], kept="locker-key=0 slow-watch=1")
    seen = {seat: Counter(secrets_of(match.hidden(seat))) for seat in (-1, 0, 1)}
    assert seen == {-1: {HIDDEN: 10}, 0: {HIDDEN: 9, 2: 1}, 1: {HIDDEN: 9, 3: 1}}


@pytest.mark.parametrize("cell", ["N50E30", "N40E10"])
def test_whichever_is_kept_the_others_are_told_the_same(cell):
    views = []
    for card in ("aunts-umbrella", "tuned-by-ear", "slow-watch", "postwoman"):
        match = place("N40E20", "S0E20", "S10E20", hands=HANDS, front="uluru nazca")
        play(match, f"walk {cell}", "event SECRET", f"keep {card}", "pass")
        views.append([match.view(seat) for seat in (-1, 1, 2)])
    assert all(view == views[0] for view in views)


def test_open_events_are_known():
    match = place("N50E20", "S0E20", hands=HANDS[:2])
    play(match, "walk N50E30", QUIET)
    assert match.hidden(1).event_at[[event.id for event in EVENTS].index("cow-on-the-line")] == 1


def test_each_secret_card_unseen_is_as_likely_kept():
    match = place("N20E10", "S0E20", hands=HANDS[:2], kept="locker-key=0 slow-watch=1 direct-line=1")
    pairs = Counter()
    for seed in range(900):
        places = secrets_of(match.imagine(0, seed))
        assert places.count(3) == 2 and places.count(2) == 1 and places.count(HIDDEN) == 0
        pairs[tuple(n for n, where in enumerate(places) if where == 3)] += 1
    mine = [event.id for event in EVENTS[OPEN_EVENTS:]].index("locker-key")
    possible = [(a, b) for a in range(10) for b in range(a + 1, 10) if mine not in (a, b)]
    assert chi_square(pairs, dict.fromkeys(possible, 900 / 36)) < 66.6  # 35 degrees of freedom


# The camera


def test_the_cards_in_front_are_hidden_but_for_their_tops():
    match = place("N20E10", "S0E20", hands=HANDS[:2])
    for viewer in (-1, 0, 1):
        hidden = match.hidden(viewer)
        assert list(hidden.front) == [HIDDEN, HIDDEN]
        assert list(hidden.quarter) == [1, 3]
        assert [hidden.number[0, level] for level in range(3)] == [1, 2, 3]


def test_a_card_whose_number_is_on_the_sheet_can_be_known_by_all():
    match = place("N20E10", "S0E20", hands=HANDS[:2], front="petra uluru")
    assert list(match.hidden(-1).front) == [SITES.index("petra"), HIDDEN]


def test_imagined_fronts_are_unseen_sites_of_the_quarter_each_as_likely():
    match = place("N20E10", "S0E20", hands=HANDS[:2], front="kilimandjaro uluru")
    seen = {SITES[clue // 3] for clue in range(240) if sheet_of(clue) == 0}
    south_east = [n for n, site in enumerate(SITES) if quarter_name(site) == "SE" and site not in seen]
    pairs = Counter(tuple(match.imagine(0, seed).front) for seed in range(2000))
    possible = [(a, b) for a in south_east for b in south_east if a != b]
    assert chi_square(pairs, dict.fromkeys(possible, 2000 / len(possible))) < 3 * len(possible)
    firsts = Counter(front for front, _ in pairs.elements())
    assert chi_square(firsts, dict.fromkeys(south_east, 2000 / len(south_east))) < 40


def test_an_imagined_front_is_no_card_put_back_nor_outside():
    more = "back 0 kilimandjaro\nback 1 komodo\nbacks 1 1"
    match = place("N20E10", "S0E20", hands=HANDS[:2], out="vallee-de-mai=open-1", more=more)
    fronts = {SITES[match.imagine(0, seed).front[1]] for seed in range(300)}
    assert "uluru" in fronts
    assert not fronts & {"kilimandjaro", "komodo", "vallee-de-mai", "saint-basile"}


# The next sheet


def peeked(*events, front="saint-basile uluru"):
    """Seat 0 has read the fifth sheet in haste; uluru has a riddle there, saint-basile has none."""
    match = place("N50E20", "S0E20", "N10E20", hands=HANDS, front=front)
    play(match, "walk N50E30", "event over-a-shoulder", "sheet 5")
    return match


def test_only_who_peeks_sees_the_next_sheet():
    match = peeked()
    assert awaited(match) == "chance glimpse"
    assert match.view(0).log[-1].text == "sheet 5"
    assert match.view(1).log[-1].text == match.view(-1).log[-1].text == "?"
    assert [match.hidden(seat).next_sheet for seat in (-1, 0, 1)] == [HIDDEN, 4, HIDDEN]


def test_it_is_a_card_for_who_peeks_and_a_page_beside_the_sheet():
    match = peeked()
    ply = len(match.log) - 1
    [card] = cards(match, match.log[-1].known_to(0), ply, 0)
    assert (card.title.id, len(card.lines)) == ("peeked", 1 + 15)
    assert [cards(match, match.log[-1].known_to(seat), ply, seat) for seat in (-1, 1, 2)] == [[], [], []]
    titles = [[sheet.title.id for sheet in frame(match, seat).sheets if sheet.kind == "page"] for seat in (0, 1)]
    assert titles == [["sheet", "peeked"], ["sheet"]]


def test_and_recognises_the_numbers_on_show():
    match = peeked()
    assert match.moves() == ["riddle none"]
    play(match, "riddle none")
    assert match.moves() == ["riddle easier"]
    play(match, "riddle easier")
    assert [entry.text for entry in match.view(1).log[-3:]] == ["?", "?", "?"]
    assert list(match.hidden(0).front) == [HIDDEN, SITES.index("uluru")]
    assert list(match.hidden(1).front) == list(match.hidden(-1).front) == [HIDDEN, HIDDEN]
    assert list(match.hidden(0).glimpse) == [NONE, 2]
    assert list(match.hidden(1).glimpse) == [NONE, NONE]


def test_it_has_no_number_for_all_yet():
    match = peeked()
    play(match, "riddle none", "riddle easier")
    assert match.state.label[3 * SITES.index("uluru") + 2] == 0
    assert list(match.state.known) == [0, 0]


def test_the_peeker_imagines_no_front_that_it_would_have_recognised():
    match = peeked()
    play(match, "riddle none", "riddle easier")
    for seed in range(100):
        world = match.imagine(0, seed)
        assert world.next_sheet == 4
        assert world.front[1] == SITES.index("uluru")
        assert 4 not in [sheet_of(3 * world.front[0] + level) for level in range(3)]


def test_the_others_imagine_any_sheet_and_what_was_glimpsed_fits():
    match = peeked()
    play(match, "riddle none", "riddle easier")
    sheets = Counter()
    for seed in range(600):
        world = match.imagine(1, seed)
        sheets[world.next_sheet] += 1
        for opening in range(2):
            on = [level for level in range(3) if sheet_of(3 * world.front[opening] + level) == world.next_sheet]
            assert world.glimpse[opening] == (on[0] if on else NONE)
    assert chi_square(sheets, dict.fromkeys(range(1, SHEETS), 600 / 15)) < 36.1  # 14 degrees of freedom


def test_the_sheet_that_was_peeked_at_is_the_next_to_come():
    match = peeked()
    play(match, "riddle none", "riddle easier", "pass", "stay", "stay")
    again = place("N20E10", "S0E20", hands=HANDS[:2], flags={4: "N20E20"}, more="next_sheet 4\npeeked 2")
    play(again, "walk N20E20")
    assert again.moves() == ["sheet 5"]
    assert match.state.next_sheet == 4


def test_while_the_sheet_comes_on_show_everybody_knows_it():
    """Between the draw and the reading: an imagined world is what the seat sees, blanks apart."""
    match = place("N20E10", "S0E20", hands=HANDS[:2], flags={4: "N20E20"}, more="next_sheet 4\npeeked 2")
    play(match, "walk N20E20", "sheet 5")
    assert awaited(match) == "chance link"
    for seat in range(2):
        for seed in range(60):
            world = match.imagine(seat, seed)
            assert world.next_sheet in (4, NONE)
            GAME.kernels.hide(world.record, seat)
            assert world == match.hidden(seat)


def test_who_was_not_read_out_has_no_riddle_there():
    match = place("N20E10", "S0E20", hands=HANDS[:2], flags={4: "N20E20"})
    play(match, "walk N20E20", "sheet 5", "riddle none")
    assert awaited(match) == "chance link"  # of the other opening
    for seed in range(100):
        front = match.imagine(1, seed).front[0]
        assert 4 not in [sheet_of(3 * front + level) for level in range(3)]


def test_who_peeks_again_recognises_the_card_that_has_come_since():
    more = "next_sheet 4\npeeked 1\nglimpsed 0 1\nglimpse - easier"
    match = place("N50E20", "S0E20", hands=HANDS[:2], front="iguazu uluru", more=more)
    play(match, "walk N50E30", "event over-a-shoulder")
    texts = []
    while match.to_move == "chance":
        texts.append(match.draw())
    assert "riddle middling" in texts  # of iguazu, on the fifth sheet
    assert match.hidden(0).front[0] == SITES.index("iguazu")


def test_two_may_peek_at_the_same_sheet():
    match = place("N50E20", "S0E20", hands=HANDS[:2], more="next_sheet 4\npeeked 2\nglimpsed 2 2\nglimpse - easier")
    play(match, "walk N50E30", "event due-out-tomorrow")
    assert match.moves() == ["sheet 5"]
    play(match, "sheet 5", "riddle none", "riddle easier")
    assert match.state.peeked == 3
    assert list(match.state.glimpsed) == [3, 3]


def test_when_all_sheets_have_been_shown_there_is_nothing_to_peek_at():
    order = " ".join(map(str, range(16)))
    match = place("N50E20", "S0E20", hands=HANDS[:2], more=f"order {order}\nsheets 16\nshown 3\nknown 1 1")
    play(match, "walk N50E30", "event over-a-shoulder")
    assert awaited(match) == "0 call"


# Whole games


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_imagines_what_it_sees(seed):
    match = GAME.start(2 + seed, seed=seed)
    for n in range(120):
        play_at_random(match, n, 3)
        for seat in range(match.seats):
            world = match.imagine(seat, n)
            GAME.kernels.hide(world.record, seat)
            assert world == match.hidden(seat)
