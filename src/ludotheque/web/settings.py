"""What the host of a house can choose. Most of it is how much one address may ask for; families never meet it."""

import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from platformdirs import user_data_path

from ..contract import BadOption

Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults let thirty people play behind one address. An address is an IPv4 one, or a network of IPv6."""

    data: Path | None = None  # the database; None keeps tables in memory only
    pace: Annotated[float, msgspec.Meta(ge=0)] = 0.6  # seconds that bots and unthrown dice take
    absence: Annotated[float, msgspec.Meta(ge=0)] = 60  # after which somebody who left can be stood in for
    reading: Seconds = 10  # that reading a game file may take
    requests_per_minute: Count = 3000  # over HTTP, from one address
    actions_per_second: Seconds = 20  # over one WebSocket
    actions_per_address: Seconds = 300  # a second, over all WebSockets of one address
    handshakes_per_minute: Count = 600  # WebSockets that one address opens
    sockets_per_address: Count = 400
    most_sockets: Count = 5000  # in all; who comes when it is full takes the place of the longest idle
    seconds_for_head: Seconds = 10  # until a request has said what it wants
    seconds_for_body: Seconds = 30  # and then until it has sent all of it
    seconds_for_answer: Seconds = 30  # until somebody reads on, who has stopped reading
    seconds_idle: Count = 5  # between two requests over one connection
    ping_seconds: Seconds = 20  # between two pings over a WebSocket, and for each answer
    study_seconds: Seconds = 120  # for the study of one game
    names: tuple[str, ...] = ()  # under which the house is known, besides its addresses
    trusted_proxies: tuple[str, ...] = ()  # whose word is taken for where a visitor comes from

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise BadOption(f"a trusted proxy is an address or a network, as 127.0.0.1, not {proxy!r}.") from None


def choose_settings(
    file: Path | None, data: Path | None, memory: bool, pace: float | None, names: list[str], proxies: list[str]
) -> Settings:
    """What a file says, unless the command line says otherwise."""
    written = read_settings(file) if file else {}
    said = {"pace": pace, "names": names, "trusted_proxies": proxies, "data": data and str(data)}
    written |= {name: value for name, value in said.items() if value not in (None, [])}
    try:
        chosen = msgspec.convert(written, Settings, dec_hook=lambda kind, value: Path(value))
    except msgspec.ValidationError as wrong:
        raise BadOption(f"{file or 'the settings'}: {wrong}.") from None
    return msgspec.structs.replace(chosen, data=None if memory else chosen.data or default_data())


def read_settings(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as wrong:
        raise BadOption(f"{path} cannot be read: {wrong.strerror}.") from None
    except ValueError as wrong:
        raise BadOption(f"{path} is no settings file: {wrong}.") from None


def default_data() -> Path:
    return user_data_path("ludotheque", ensure_exists=True) / "tables.sqlite"
