"""Every clause lives: it is emitted by some game, tested by name, and every ending has a golden game."""

import ludotheque
from ludotheque.lab.simulate import simulate

from .shelf import TESTS, every_game, goldens


@every_game
def test_every_clause_is_emitted(game):
    fired = {rule for rule, count in simulate(game, 4000, seed=1).rules_fired.items() if count}
    for match in goldens(game):
        fired |= {game.rulebook.name(event.rule) for entry in match.log for event in entry.events}
    assert set(game.rulebook.clauses) - fired == set()


@every_game
def test_every_clause_is_tested_by_name(game):
    written = "".join(path.read_text("utf-8") for path in (TESTS / game.name).glob("test_*.py"))
    assert {name for name in game.rulebook.clauses if f'"{name}"' not in written} == set()


@every_game
def test_every_ending_has_a_golden_game(game):
    assert {match.ended_by for match in goldens(game)} >= set(game.endings)


@every_game
def test_goldens_are_written_as_we_write(game):
    for path in (TESTS / game.name / "golden").glob("*.ludo"):
        text = path.read_text("utf-8")
        assert ludotheque.load(text).save() == text
