"""How much one visitor may ask for."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from ..table.refused import Refused
from .settings import Settings

UNKNOWN, LONGEST_ADDRESS = "unknown", 64
Share = Callable[[], float]
KEYS_PER_MINUTE = 6  # of the host's page, that one address may try
REPORTS_PER_HOUR = 30  # of messages, by one address
MOST_VISITORS = 20_000  # remembered: a forgotten one begins anew


class Bucket:
    """So much a second, and so much in one burst. What is refused costs nothing."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float):
        self.rate, self.burst, self.level, self.at = rate, burst, burst, monotonic()

    def take(self, share: float = 1) -> bool:
        """One, if there is one left; `share` of everything is this process's."""
        now, most = monotonic(), self.burst * share
        self.level += (now - self.at) * self.rate * share
        self.at = now
        if self.level > most:
            self.level = min(self.level, max(1, most))
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each visitor; those who have not come for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = MOST_VISITORS, share: Share = lambda: 1):
        self.rate, self.burst, self.most, self.share = rate, burst, most, share
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """One of what a visitor may have, at this process."""
        return self.of(visitor).take(self.share())

    def need(self, visitor: str) -> None:
        if not self.take(visitor):
            raise Refused("busy", "refused-busy")

    def of(self, visitor: str) -> Bucket:
        bucket = self.kept.get(visitor) or self.kept.setdefault(visitor, Bucket(self.rate, self.burst))
        self.kept.move_to_end(visitor)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return bucket


class Limits:
    """What each visitor may ask for, by kind. Of several processes each gives its share."""

    def __init__(self, settings: Settings):
        self.processes: Callable[[], int] = lambda: 1  # of the house, that are alive
        self.requests = self.buckets(settings.requests_per_minute / 60, settings.requests_per_minute)
        self.handshakes = self.buckets(settings.handshakes_per_minute / 60, settings.handshakes_per_minute)
        self.tables = self.buckets(settings.tables_per_minute / 60, 2 * settings.tables_per_minute)
        self.keys = self.buckets(KEYS_PER_MINUTE / 60, KEYS_PER_MINUTE)
        self.reports = self.buckets(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR)
        self.actions = self.buckets(settings.actions_per_address, 2 * settings.actions_per_address)

    def buckets(self, rate: float, burst: float) -> Buckets:
        return Buckets(rate, burst, share=lambda: 1 / self.processes())


def visitor_at(host: str) -> str:
    """Whose limits count: an IPv4 address, or the network of an IPv6 one, all of which one household has."""
    return known_visitor(host) if len(host) <= LONGEST_ADDRESS else UNKNOWN


@lru_cache(maxsize=4096)
def known_visitor(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if not address.ipv4_mapped:
            return str(ip_network((int(address), 64), strict=False).network_address)
        address = address.ipv4_mapped
    return str(address)
