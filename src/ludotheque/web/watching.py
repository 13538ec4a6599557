"""For who watches over a house: whether it is well, and a few numbers in Prometheus' format."""

from collections.abc import Iterator
from typing import Any

from litestar import Request, Response, get

from ..contract import BadOption
from ..table.service import Service

Sample = tuple[str, str, float]


@get("/health", include_in_schema=False, media_type="text/plain")
async def show_health(service: Service) -> str:
    """ "well" if the store answers; else 503, as everywhere."""
    await service.house.store.kept("key")
    return "well"


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any], service: Service) -> Response[bytes]:
    """Of the worker that was asked; only if the host wants it."""
    if not request.app.state.settings.metrics:
        return Response(b"", status_code=404, media_type="text/plain")
    return Response(written(service), media_type="text/plain; version=0.0.4")


def written(service: Service) -> bytes:
    from prometheus_client import CollectorRegistry, Gauge, generate_latest

    registry = CollectorRegistry()
    for name, meaning, value in samples(service):
        Gauge(f"ludotheque_{name}", meaning, registry=registry).set(value)
    return bytes(generate_latest(registry))


def samples(service: Service) -> Iterator[Sample]:
    """Counted when somebody asks: nothing of it costs a move anything."""
    house = service.house
    lives = house.lives.values()
    yield "tables_in_memory", "Tables that this worker has in memory", len(lives)
    yield "tables_driven", "Tables whose bots and dice this worker drives now", sum(live.is_driven for live in lives)
    yield "tables_set_aside", "Tables that cannot be played on", len(house.aside)
    yield "connections", "Connections of people and watchers to this worker", sum(x.open.total() for x in lives)
    yield "bots_at_work", "Bots that think at this worker", house.driver.bots_at_work


def check_metrics() -> None:
    """Before the house opens, not when somebody asks."""
    try:
        import prometheus_client  # noqa: F401
    except ModuleNotFoundError:
        raise BadOption("metrics need one package more: pip install 'ludotheque[metrics]'.") from None
