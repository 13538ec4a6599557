from pathlib import Path

import pytest

import ludotheque

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.ludo"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_text(path):
    text = path.read_text("utf-8")
    assert ludotheque.load(text).save() == text


def test_every_ending_has_a_golden_game():
    endings = {ludotheque.load(path.read_text("utf-8")).ended_by for path in GOLDEN}
    assert endings == {"reach-port", "turn-cap", "dead-end"}
