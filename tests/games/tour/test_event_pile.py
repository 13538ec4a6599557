from .positions import EVENTS, QUIET, clauses, event_card, events, place, play, used_events


def test_used_events_are_shuffled_when_the_pile_is_empty():
    match = place("N50E20", "S0E20", more=used_events())
    entry = play(match, "walk N50E30", "pass")
    assert [event.count for event in events(entry, "event-pile")] == [55]
    assert match.moves() == [f"event {event.id}" for event in EVENTS if not event.secret] + ["event SECRET"]


def test_not_before():
    match = place("N50E20", "S0E20", more=used_events("cow-on-the-line"))
    assert "event-pile" not in clauses(play(match, "walk N50E30", "pass"))
    assert match.moves() == [QUIET]
    play(match, QUIET)
    assert event_card(match, "cow-on-the-line") == "used"


def test_cards_that_are_kept_stay_where_they_are():
    match = place("N50E20", "S0E20", more=used_events(kept="locker-key") + "\nsecrets 0 1")
    entry = play(match, "walk N50E30", "pass")
    assert [event.count for event in events(entry, "event-pile")] == [54]
    assert match.odds() == [1] * 45 + [9]
    assert event_card(match, "locker-key") == "kept-1"


def test_secret_cards_serve_again_once_used():
    match = place("N50E20", "S0E20", kept="locker-key=0")
    play(match, "use locker-key", "draw boat-2")
    assert event_card(match, "locker-key") == "used"


def test_the_last_card_of_the_pile_may_be_a_secret_one():
    match = place("N50E20", "S0E20", more=used_events("locker-key"))
    play(match, "walk N50E30", "pass")
    assert match.moves() == ["event SECRET"]
    play(match, "event SECRET")
    assert match.moves() == ["keep locker-key"]
