"""Parts of the map have names that people know; where a site is stays what the red squares say."""

from ludotheque.games.tour.areas import AREA_OF, AREAS
from ludotheque.games.tour.content import CELL_NAMES, DESTINATIONS
from ludotheque.scene import lines, words

from .positions import GAME, place, play


def named(cell, language="fr"):
    return AREAS[AREA_OF[CELL_NAMES.index(cell)]][language]


def test_every_cell_has_a_name():
    assert set(AREA_OF) == set(range(len(AREAS)))
    assert named("N40W20") == "Atlantique Nord"
    assert named("N50E30") == "Russie d’Europe"
    assert named("S50W60", "en") == "Patagonia"


def test_no_name_is_that_of_a_site():
    """With `site_names none` nobody is told where a site is."""
    for language in ("fr", "en"):
        sites = {site.name[language].lower() for site in DESTINATIONS}
        names = {area[language].lower() for area in AREAS}
        assert len(names) == len(AREAS)
        assert not [(site, name) for site in sites for name in names if name in site or site in name]


def test_a_journey_is_told_by_where_it_ends():
    match = place("N50E20", "S0E20", hands=("train-2", "train-2"))
    [line, *_] = lines(GAME, play(match, "walk N50E30"))
    french, english = (words(language, GAME).say(line.say, ["Ada", "Bea"]) for language in ("fr", "en"))
    assert french == "Ada marche → Russie d’Europe (50°\u202fN 30°\u202fE)."
    assert english == "Ada walks → European Russia (50°\u202fN 30°\u202fE)."
