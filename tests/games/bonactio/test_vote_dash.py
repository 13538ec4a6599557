import pytest

from ludotheque.contract.rng import below, generator

from .positions import GAME, clauses, keeping, kept, pawns, place, play, points, status, tells


def test_after_the_first_arrival_all_are_asked_the_one_who_arrived_last():
    match = place("52", "almost", "53", status="1 to throw")
    match.play("1")
    for seat in (2, 0, 1):
        assert status(match) == f"{seat} to vote, turn of 1"
        assert match.moves() == ["dash yes", "dash no"]
        entry = match.play("dash yes")
    assert clauses(entry) == ["vote-dash", "vote-dash"]
    assert tells(entry, "vote-dash", "player", "yes", "all") == [(1, 1, 0), (1, 1, 1)]
    assert status(match) == "2 to throw"
    assert match.state.dashing == 1


@pytest.mark.parametrize("yes", [0, 1, 2])
def test_one_no_is_enough(yes):
    match = place("52", "almost", "53", status="1 to throw")
    play(match, "6", *["dash yes"] * yes, "dash no")
    assert status(match) == "2 to throw"
    assert match.state.dashing == 0


def test_they_are_asked_again_after_each_arrival_and_those_at_home_vote_too():
    match = place("almost", "home 1", "almost", "53")
    match.play("1")
    assert status(match) == "1 to vote, turn of 0"
    match.play("dash no")
    assert status(match) == "2 to throw"
    match.play("6")
    for seat in (3, 0, 1, 2):
        assert status(match) == f"{seat} to vote, turn of 2"
        match.play("dash yes")
    assert match.state.dashing == 1
    assert status(match) == "3 to throw"


def test_they_are_not_asked_again_once_they_run():
    match = place("almost", "home 1", "52", more="dashing 1")
    match.play("1")
    assert status(match) == "2 to throw"


def test_nobody_is_asked_after_the_last_arrival():
    match = place("almost", "home 1")
    match.play("1")
    assert match.to_move == "over"


def test_only_the_one_who_has_just_arrived_can_have_asked():
    with pytest.raises(ValueError, match="a vote comes after an arrival"):
        place("home 1", "home 2", "52", status="2 to vote, turn of 0")
    assert place("home 1", "home 2", "52", status="2 to vote, turn of 1").moves() == ["dash yes", "dash no"]


@pytest.mark.parametrize(("dash", "running"), [("on", 1), ("off", 0)])
def test_the_table_may_have_decided_before(dash, running):
    match = place("almost", "52", more=f"dash {dash}")
    entry = match.play("1")
    assert status(match) == "1 to throw"
    assert match.state.dashing == running
    assert clauses(entry).count("vote-dash") == running


def test_the_vote_has_to_be_given():
    match = place("almost", "52")
    match.play("1")
    assert match.why_not("to 1") == "vote-dash"
    assert match.why_not("4") == "vote-dash"
    assert place("52", "53").why_not("dash yes") == "vote-dash"


@pytest.mark.parametrize("more", ["", ", 2 extra throws", ", misses a turn"])
def test_there_is_no_vote_when_whoever_is_not_home_waits_at_the_door(more):
    match = place("almost, 3 points", f"almost{more}", more=keeping("loss 2 by 0"))
    match.play("1")
    assert match.formality == match.read("dash no")
    entry = match.apply(match.formality)
    assert tells(entry, "vote-dash", "player", "yes", "all") == [(0, 0, 2)]
    assert status(match) == "1 to throw"


def test_it_would_change_nothing_but_whether_they_are_said_to_run():
    for seed in range(20):
        match = place("almost", "almost", "home 1", "almost")
        match.play("6")
        there = [run(match.fork(), vote, seed) for vote in ("dash yes", "dash no")]
        assert there[0] == there[1]


def run(match, vote, seed):
    """Vote so, and so again; who threw, and the scores."""
    dice, throwers = generator(seed), []
    while match.to_move != "over":
        throwers.append(match.state.actor)
        match.play(str(1 + below(dice, 6)) if match.to_move == "chance" else vote)
    return [seat for seat in throwers if seat >= 0], match.scores


@pytest.mark.parametrize(
    "seats",
    [("almost", "59"), ("almost", "almost", "almost, misses a turn"), ("almost", "almost, 1 extra throw", "almost")],
)
def test_who_still_walks_or_has_something_to_lose_is_asked(seats):
    match = place(*seats)
    match.play("1")
    assert match.formality is None


def running(*seats, more=""):
    return place(*seats, more=f"dash on, dashing 1\n{more}")


def test_no_cards():
    match = running("start", "home 1")
    assert clauses(match.play("4")) == ["throw-and-advance"]
    assert status(match) == "0 to throw"


@pytest.mark.parametrize(("start", "die"), [("53", "1"), ("36", "2"), ("15", "1"), ("56", "1")])
def test_no_events(start, die):
    match = running(start, "52", "home 1")
    assert clauses(match.play(die)) == ["throw-and-advance"]
    assert points(match) == [10, 10, 10]
    assert status(match) == "1 to throw"


def test_no_pushes():
    match = running("50", "52", "52", "home 1")
    match.play("2")
    assert pawns(match) == [52, 52, 52, 61]


def test_a_six_throws_again():
    match = running("start", "52", "home 1")
    assert clauses(match.play("6")) == ["throw-and-advance", "six-again"]
    assert status(match) == "0 to throw"


def test_the_end_of_the_way_is_as_before():
    match = running("59", "almost", "home 1")
    assert clauses(match.play("2")) == ["exact-almost-there"]
    assert pawns(match)[0] == 57
    assert status(match) == "1 to throw"
    assert clauses(match.play("3")) == ["neutral"]
    play(match, "3")
    assert pawns(match)[0] == 60
    assert "all-home" not in clauses(match.play("1"))
    assert "all-home" in clauses(match.play("6"))


def test_what_events_still_owed_is_forgotten():
    match = place("almost", "52, 2 extra throws, misses a turn", "start", more="dash on")
    match.play("1")
    assert match.state.extra[1] == match.state.miss[1] == 0
    assert status(match) == "1 to throw"


def test_kept_cards_stay_where_they_are():
    match = running("52, 0 points", "home 1", more=keeping("loss 2 by 0"))
    match.play("2")
    assert kept(match, 0) == ["loss 2"]


def test_whole_games_with_it_are_shorter_of_cards():
    for seed in range(3):
        match = GAME.start(4, seed, dash="on")
        while match.to_move != "over":
            assert not (match.state.dashing and match.state.phase == 2)
            match.draw() if match.to_move == "chance" else match.apply(match.numbers()[0])
