from ludotheque.games.bone import GAME
from ludotheque.testing import laws

test_laws = laws(GAME)
