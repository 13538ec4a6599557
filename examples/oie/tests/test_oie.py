from ludotheque.testing import laws
from oie import GAME

test_laws = laws(GAME)
