from ludotheque.testing import play

from .positions import SITES, awaited, card, clauses, events, place

HANDS = ("train-2*2", "train-2*2")


def called(**more):
    match = place("N50E30", "S0E20", hands=HANDS, **more)
    play(match, "call left saint-basile", "card saint-basile")
    return match


def test_the_next_of_its_compartment_comes_in_front():
    match = called()
    assert awaited(match) == "chance face"
    entry = play(match, "face SW")
    assert clauses(entry) == ["next-card"]
    [shown] = events(entry, "next-card")
    assert (shown.opening, shown.quarter, shown.left) == (0, 2, 39)
    play(match, "behind nazca")
    assert match.state.front[0] == SITES.index("nazca")
    assert match.state.front[1] == SITES.index("uluru")
    assert list(match.state.left) == [39, 40]


def test_after_a_wrong_call_too():
    match = place("N50E30", "S0E20", hands=HANDS, front="fuji saint-basile")
    play(match, "call left saint-basile", "card fuji")
    assert awaited(match) == "chance face"


def test_it_is_not_a_card_that_has_left_the_camera():
    match = called(out="nazca=rack-0 venise=open-0 fuji=carried-1")
    play(match, "face SW")
    assert "behind nazca" not in match.moves()


def test_a_card_with_a_riddle_that_was_seen_shows_its_number():
    """Sheet 1 on show tells 15 riddles of 15 sites: a card of one of them is told by the number."""
    match = called()
    faces = match.moves()
    assert len([text for text in faces if text.split()[1].isdigit()]) == 15
    odds = dict(zip(faces, match.odds(), strict=True))
    assert sum(odds.values()) == 80 - 2
    label = match.state.label[3 * SITES.index("petra") + 1]
    entry = play(match, f"face {label}")
    [shown] = events(entry, "next-card")
    assert (shown.opening, shown.quarter, shown.left) == (0, 1, 39)
    assert match.state.front[0] == SITES.index("petra")
    assert match.state.number[0, 1] == label
    assert match.state.known[0] == 1 and match.state.linked[0] == 1 << 1


def test_numbers_that_were_not_seen_are_new():
    match = called()
    play(match, "face SW", "behind nazca")
    assert [match.state.number[0, level] for level in range(3)] == [22, 23, 24]


def test_cards_put_back_at_the_beginning_come_last():
    match = called(left="2 1", out=" ".join(f"{site}=rack-1" for site in SITES if site not in LAST), more=BACK)
    assert match.state.front[0] == SITES.index("kourou")  # everybody knew
    assert match.state.known[0] == 1
    [shown] = events(match.log[-1], "next-card")
    assert (shown.opening, shown.quarter, shown.left) == (0, 0, 1)
    assert card(match, "kourou") == "camera"


LAST = ("saint-basile", "uluru", "kourou")
BACK = "back 0 kourou\nbacks 1 0"
