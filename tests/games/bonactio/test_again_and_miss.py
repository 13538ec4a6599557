from ludotheque.games.bonactio.rules import EARNS_MISS, EARNS_THROW, MISSES_TURN

from .positions import clauses, events, pawns, place, play, status, tells


def test_one_more_throw():
    match = place("56", "start")
    entry = match.play("1")
    assert clauses(entry) == ["throw-and-advance", "exact-event", "again-and-miss"]
    assert tells(entry, "again-and-miss", "player", "what") == [(0, EARNS_THROW)]
    assert status(match) == "0 to throw"
    match.play("1")
    assert status(match) == "1 to throw"


def test_extra_throws_add_up():
    """A 6 onto `again`."""
    match = place("51", "start")
    play(match, "6", "1")
    assert status(match) == "0 to throw"
    play(match, "1")
    assert status(match) == "1 to throw"
    assert pawns(match) == [59, 0]


def test_one_earned_in_anothers_turn_is_taken_in_ones_own_next_turn():
    match = place("55", "56", "start")
    entry = match.play("1")
    assert tells(entry, "again-and-miss", "player", "what") == [(1, EARNS_THROW)]
    assert status(match) == "1 to throw"
    assert match.state.extra[1] == 1
    match.play("1")
    assert status(match) == "1 to throw"
    match.play("1")
    assert status(match) == "2 to throw"
    assert pawns(match) == [56, 59, 0]


def test_the_next_turn_is_missed():
    match = place("36", "52")
    entry = play(match, "2", "gain 1")
    assert tells(entry, "again-and-miss", "player", "what") == [(0, EARNS_MISS)]
    assert match.state.miss[0] == 1
    entry = match.play("1")
    assert clauses(entry) == ["throw-and-advance", "again-and-miss"]
    assert tells(entry, "again-and-miss", "player", "what") == [(0, MISSES_TURN)]
    assert status(match) == "1 to throw"
    assert match.state.miss[0] == 0
    match.play("2")
    assert status(match) == "0 to throw"


def test_after_any_extra_throw_of_this_turn():
    match = place("32", "52")
    play(match, "6", "gain 1", "gain 1")
    assert status(match) == "0 to throw"
    play(match, "1")
    assert pawns(match) == [39, 52]
    play(match, "1")
    assert status(match) == "1 to throw"


def test_extra_throws_wait_while_a_turn_is_missed():
    match = place("52", "38, 1 extra throw, misses a turn", "start")
    match.play("1")
    assert status(match) == "2 to throw"
    assert match.state.extra[1] == 1


def test_misses_do_not_add_up():
    match = place("36", "37, misses a turn")
    play(match, "1", "gain 1")
    assert pawns(match) == [37, 38]
    play(match, "2")
    assert pawns(match) == [39, 38]
    assert status(match) == "1 to throw"


def test_one_who_is_alone_misses_a_turn_too():
    match = place("36", "home 1", more="dash off")
    entry = play(match, "2", "gain 1")
    assert [event.what for event in events(entry, "again-and-miss")] == [EARNS_MISS, MISSES_TURN]
    assert status(match) == "0 to throw"


def test_all_may_miss():
    match = place("52", "20, misses a turn", "21, misses a turn")
    entry = match.play("1")
    assert tells(entry, "again-and-miss", "player", "what") == [(1, MISSES_TURN), (2, MISSES_TURN)]
    assert status(match) == "0 to throw"


def test_an_extra_throw_on_almost_there():
    match = place("almost, 1 extra throw", "52")
    match.play("3")
    assert status(match) == "0 to throw"
    match.play("2")
    assert status(match) == "1 to throw"
