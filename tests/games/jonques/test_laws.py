from ludotheque.games.jonques import GAME
from ludotheque.testing import laws

test_laws = laws(GAME)
