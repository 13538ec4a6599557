"""Requests to addresses that strangers gave. The house talks to the public, by HTTPS, and never to its own network.

What an address leads to is looked at once, and the connection goes to just that: a name cannot change its mind between.
Libraries that few houses need are loaded by the first request.
"""

import asyncio
import re
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ..contract import LudothequeError

if TYPE_CHECKING:
    from aiohttp.abc import AbstractResolver

SECONDS = 10.0  # for a whole request
MOST_READ = 4096  # bytes of an answer: only its status is of use
LONGEST_URL, LONGEST_HOST, LONGEST_LABEL = 1000, 253, 63
PORT = 443
NAT64 = ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48")
NOBODYS = (
    ip_network("3fff::/20"),
    ip_network("5f00::/16"),
    ip_network("100:0:0:1::/64"),
)  # which older Pythons do not know
NUMBER = re.compile(r"[0-9]+|0[xX][0-9A-Fa-f]*")


class Forbidden(LudothequeError):
    """An address that the house does not talk to."""


def check_url(url: str, anywhere: bool = False) -> str:
    """An address that may be one of the public; Forbidden says why not. `anywhere`: the host allows any."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Forbidden("that is no address") from None
    labels = host.rstrip(".").split(".")
    is_name = 0 < len(host) <= LONGEST_HOST and all(len(label) <= LONGEST_LABEL for label in labels)
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url or not is_name:
        raise Forbidden("that is no address")
    if parts.scheme not in (("https", "http") if anywhere else ("https",)) or parts.username is not None:
        raise Forbidden("an address begins with https://, and names nobody")
    if not anywhere and (port not in (None, PORT) or not is_public_host(host)):
        raise Forbidden("the house does not talk to its own network")
    return url


def is_public_host(host: str) -> bool:
    """Whether a host may be a public one: names are looked up when it comes to it. None ends in a number: that would
    be an address in some other spelling."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        labels = host.rstrip(".").split(".")
        return len(labels) > 1 and not NUMBER.fullmatch(labels[-1]) and ":" not in host


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the public, whatever it is wrapped in."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped or address.sixtofour or address.teredo or any(address in net for net in NAT64):
            return bool(address.ipv4_mapped and is_public(address.ipv4_mapped))
        if address.scope_id or address.is_site_local or any(address in net for net in NOBODYS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def public_resolver() -> "AbstractResolver":
    """Knows the public addresses of a name only."""
    from aiohttp.abc import AbstractResolver, ResolveResult

    class PublicResolver(AbstractResolver):
        async def resolve(self, host: str, port: int = 0, family: Any = socket.AF_INET) -> list[ResolveResult]:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
            public = [(kind, str(at[0])) for kind, _, _, _, at in found if is_public(ip_address(str(at[0])))]
            if not public:
                raise OSError(f"{host} is none of the public")
            flags = socket.AI_NUMERICHOST
            return [
                ResolveResult(hostname=host, host=at, port=port, family=kind, proto=0, flags=flags)
                for kind, at in public
            ]

        async def close(self) -> None:
            pass

    return PublicResolver()


async def send(url: str, body: bytes, headers: Mapping[str, str], anywhere: bool = False, method: str = "POST") -> int:
    """The status of the answer; 0 if none came. Redirections are not followed, answers hardly read."""
    import aiohttp

    check_url(url, anywhere)
    connector = aiohttp.TCPConnector(resolver=None if anywhere else public_resolver(), force_close=True)
    try:
        async with (
            aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                auto_decompress=False,
                trust_env=False,
            ) as session,
            session.request(method, url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            await answer.content.read(MOST_READ)
            return answer.status
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
        return 0
