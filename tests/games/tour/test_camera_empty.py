from ludotheque.testing import play

from .positions import SITES, awaited, clauses, events, place

HANDS = ("train-2*2", "train-2*2")


def almost_empty(*front, left, turn=0):
    out = " ".join(f"{site}=rack-1" for site in SITES if site not in front)
    return place("N50E30", "S0E20", hands=HANDS, front=" ".join(front), out=out, left=left, turn=turn)


def test_an_empty_compartment_shows_nothing():
    match = almost_empty("saint-basile", "uluru", left="1 1")
    entry = play(match, "call left saint-basile", "card saint-basile")
    assert clauses(entry) == ["right-call", "camera-empty"]
    assert [event.opening for event in events(entry, "camera-empty")] == [0]
    assert list(match.state.front) == [-1, SITES.index("uluru")]
    assert [match.state.number[0, level] for level in range(3)] == [0, 0, 0]
    assert awaited(match) == "0 travel"


def test_and_nothing_of_it_can_be_announced():
    match = place(
        "N40E10",
        "S0E20",
        hands=HANDS,
        front="- venise",
        left="0 3",
        out=" ".join(f"{site}=rack-1" for site in SITES if site not in ("venise", "pompei", "fuji")),
    )
    assert match.why_not("call left venise") == "camera-empty"
    assert match.why_not("call right venise") is None


def test_the_other_goes_on():
    match = almost_empty("saint-basile", "uluru", left="1 1")
    play(match, "call left saint-basile", "card saint-basile", "walk N50E20", "stay")
    assert awaited(match) == "0 travel"
    assert match.state.age[1] > 0 and match.state.age[0] == 0
