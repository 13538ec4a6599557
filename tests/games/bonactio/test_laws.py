from ludotheque.games.bonactio import GAME
from ludotheque.testing import laws

test_laws = laws(GAME)
