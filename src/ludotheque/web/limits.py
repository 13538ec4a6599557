"""How much one visitor may ask for."""

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from .settings import Settings

UNKNOWN, LONGEST_ADDRESS = "unknown", 64
MOST_VISITORS = 20_000  # remembered: a forgotten one begins anew


class Bucket:
    """So much a second, and so much in one burst. What is refused costs nothing."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float):
        self.rate, self.burst, self.level, self.at = rate, burst, burst, monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each visitor; those who have not come for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = MOST_VISITORS):
        self.rate, self.burst, self.most = rate, burst, most
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, visitor: str) -> Bucket:
        bucket = self.kept.setdefault(visitor, Bucket(self.rate, self.burst))
        self.kept.move_to_end(visitor)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return bucket


class Limits:
    """What each visitor may ask for, by kind."""

    def __init__(self, settings: Settings):
        self.requests = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute)
        self.handshakes = Buckets(settings.handshakes_per_minute / 60, settings.handshakes_per_minute)
        self.actions = Buckets(settings.actions_per_address, 2 * settings.actions_per_address)


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
