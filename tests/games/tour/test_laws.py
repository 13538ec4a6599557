from ludotheque.games.tour import GAME
from ludotheque.testing import laws

test_laws = laws(GAME)
