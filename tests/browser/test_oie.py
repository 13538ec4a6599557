"""A game from outside the package: installed, it stands on the shelf and is played to its end in the page."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.servers import running

from .visitors import play, press_if_there

OIE = Path(__file__).parents[2] / "examples" / "oie"
PIP = ("-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(scope="module")
def oie(tmp_path_factory):
    site = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, *PIP, site, OIE], check=True)
    sys.path.insert(0, str(site))  # the processes that are started from here look there too
    yield import_module("oie").GAME
    sys.path.remove(str(site))


@pytest.mark.parametrize("habits", [{}, PHONE], ids=["laptop", "phone"])
def test_the_goose_flies_home(oie, anywhere, tmp_path, habits):
    with running(tmp_path / "tables.sqlite") as house:
        ada = anywhere(house, "Ada", game=oie, **habits)
        ada.go().box(oie).click()
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Goose")
        ada.button("ui-play-now").click()
        ada.field("ui-my-name").fill("Ada")
        ada.button("ui-open-table").click()
        expect(ada.board).to_be_visible()
        play([ada], ada.is_over, turn=lambda visitor: press_if_there(visitor.button("ui-throw")))
        expect(ada.dock).to_contain_text(re.compile("|".join(won(ada, you) for you in ("player", "other"))))


def won(visitor, you):
    return visitor.say("prompt-won", player=".+", points=r"\d+", you=you)
