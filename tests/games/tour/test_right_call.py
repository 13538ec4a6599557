from ludotheque.testing import play

from .positions import QUIET, SITES, card, clauses, events, place, traveller

HANDS = ("train-2*2", "train-2*2")


def called(**more):
    match = place("N50E30", "S0E20", hands=HANDS, **more)
    play(match, "call left saint-basile", "card saint-basile")
    return match


def test_the_card_is_shown_and_taken():
    match = called()
    [found] = events(match.log[-1], "right-call")
    assert (found.player, found.site, found.opening) == (0, SITES.index("saint-basile"), 0)
    assert card(match, "saint-basile") == "carried-0"
    assert traveller(match) == "N50E30"


def test_everybody_sees_who_carries_it():
    match = called()
    for viewer in (-1, 1):
        assert match.hidden(viewer).place[SITES.index("saint-basile")] == match.state.place[SITES.index("saint-basile")]
        assert match.view(viewer).log[-1].text == "card saint-basile"


def test_it_is_not_validated_yet():
    match = called()
    assert match.scores == [1, 0]
    assert "validate" not in [name for entry in match.log for name in clauses(entry)]


def test_several_may_be_carried():
    match = called(front="saint-basile uluru", out="nazca=carried-0 fuji=carried-0")
    assert match.scores == [3, 0]


def test_a_carried_card_stays_with_its_player():
    match = place("N20E10", "N50E20", hands=HANDS, out="saint-basile=carried-0", front="fuji nazca")
    play(match, "stay", "walk N50E30", QUIET)
    assert card(match, "saint-basile") == "carried-0"


def test_its_riddles_are_known_from_now_on():
    match = called()
    first = 3 * SITES.index("saint-basile")
    assert list(match.state.label[first : first + 3]) == [1, 2, 3]
