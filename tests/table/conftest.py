import pytest

from .houses import Player, house, serving


@pytest.fixture
async def service():
    async with house() as here, serving(here) as service:
        yield service


@pytest.fixture
def ada(service):
    return Player(service, "Ada")


@pytest.fixture
def bea(service):
    return Player(service, "Bea")
