from ludotheque.games.magot import GAME
from ludotheque.testing import laws

test_laws = laws(GAME)
