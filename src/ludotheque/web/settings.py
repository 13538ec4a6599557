"""What the host of a house can choose. Most of it is how much one address may ask for; families never meet it."""

import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from math import isfinite
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from ..contract import BadOption
from ..post.mail import is_address as is_mail_address
from ..table.keeping import Keep

ENVIRONMENT = "LUDOTHEQUE_"  # before the name of a setting, in capitals
NAME = re.compile(r"[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45}")
SMTP = re.compile(r"smtps?://([^\s@/]+@)?[A-Za-z0-9.\[\]:-]+")
MOST_BYTES = 100_000  # of a settings file
FILE = f"{ENVIRONMENT}SETTINGS"  # names the file with the settings
Count = Annotated[int, msgspec.Meta(ge=1)]
Days = Annotated[float, msgspec.Meta(ge=0)]
HostKey = Annotated[str, msgspec.Meta(max_length=64, pattern="^([A-Za-z0-9_-]{32,})?(?![\\s\\S])")]
Minutes = Annotated[float, msgspec.Meta(ge=0, le=1440)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults let thirty people play behind one address. An address is an IPv4 one, or a network of IPv6."""

    data: str | None = None  # a file, or the URL of a PostgreSQL database; None keeps tables in memory only
    pace: Annotated[float, msgspec.Meta(ge=0)] = 0.6  # seconds that bots and unthrown dice take
    absence: Annotated[float, msgspec.Meta(ge=0)] = 60  # after which somebody who left can be stood in for
    reading: Seconds = 10  # that reading a game file may take
    requests_per_minute: Count = 3000  # over HTTP, from one address
    actions_per_second: Seconds = 20  # over one WebSocket
    actions_per_address: Seconds = 300  # a second, over all WebSockets of one address
    handshakes_per_minute: Count = 600  # WebSockets that one address opens
    tables_per_minute: Count = 30  # that one address lays; twice that in one burst
    requests_at_once: Count = 6  # of one address that are worked on; its others wait
    requests_waiting: Count = 400  # of one address; more are refused
    most_at_once: Count = 48  # in all
    most_waiting: Count = 4000  # in all
    sockets_per_address: Count = 400
    most_sockets: Count = 5000  # in all; who comes when it is full takes the place of the longest idle
    seconds_for_head: Seconds = 10  # until a request has said what it wants
    seconds_for_body: Seconds = 30  # and then until it has sent all of it
    seconds_for_answer: Seconds = 30  # until somebody reads on, who has stopped reading
    seconds_idle: Count = 5  # between two requests over one connection
    ping_seconds: Seconds = 20  # between two pings over a WebSocket, and for each answer
    study_seconds: Seconds = 120  # for the study of one game
    keep_unfinished: Days = 0  # days after which a table where nothing happens any more is removed; 0: never
    keep_finished: Days = 0  # and one whose game is over, or that came as a file
    keep_visitors: Days = 0  # and after which a visitor who does not come any more is forgotten
    ratings: bool = True  # whether who wishes for a rating gets one
    call_after: Seconds = 90  # that somebody whose turn it is may stay away before they are called
    smtp: str = ""  # the server that letters go by, as smtp://USER:PASSWORD@mail.example.org; none are sent without
    mail_from: str = ""  # the address that they come from
    call_anywhere: bool = False  # whether calls may also go to addresses of the house's own network, and by HTTP
    names: tuple[str, ...] = ()  # under which the house is known, besides its addresses
    trusted_proxies: tuple[str, ...] = ()  # whose word is taken for where a visitor comes from
    workers: Count = 1  # processes that serve together; more than one need PostgreSQL
    metrics: bool = False  # whether /metrics tells how the house is used
    house_name: Annotated[str, msgspec.Meta(max_length=80)] = ""  # what the house is called
    address: str = ""  # where it is found on the web, as https://play.example.org
    family: bool = False  # children play here: nothing typed is told, nothing is listed
    kiosk: Minutes = 0  # after which a screen that nobody touches forgets who was there; 0: never
    host_key: HostKey = ""  # of the host's page; else it is made when the house opens for the first time
    reached: str = ""  # where this machine's network finds it; worked out when the house opens

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise BadOption(f"a trusted proxy is an address or a network, as 127.0.0.1, not {proxy!r}.") from None
        for name, value in msgspec.structs.asdict(self).items():
            if isinstance(value, float) and not isfinite(value):
                raise BadOption(f"{name} is a number, not {value}.")
        for name in self.names:
            if not NAME.fullmatch(name):
                raise BadOption(f"a name of the house is as play.example.org, not {name!r}.")
        if self.smtp and not (SMTP.fullmatch(self.smtp) and is_mail_address(self.mail_from)):
            raise BadOption("letters need smtp://USER:PASSWORD@HOST:PORT (or smtps://), and mail_from, an address.")
        if self.smtp and not self.address:
            raise BadOption("letters need address, where the house is found: their links lead there.")
        if self.address and not self.public_host:
            raise BadOption(f"the address of the house is as https://play.example.org, not {self.address!r}.")

    @property
    def keep(self) -> Keep:
        return Keep(self.keep_unfinished, self.keep_finished, self.keep_visitors)

    @property
    def may_rate(self) -> bool:
        """Whether anybody can be rated here: the one place that says so. Children never are."""
        return self.ratings and not self.family

    @property
    def public_host(self) -> str:
        """The host in the public address; "" if there is none."""
        try:
            parts = urlsplit(self.address)
            known = parts.scheme in ("http", "https") and not parts.query and (parts.port or 1) > 0
            return parts.hostname if known and parts.hostname and NAME.fullmatch(parts.hostname) else ""
        except ValueError:
            return ""


FIELDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def choose_settings(said: Mapping[str, Any], file: Path | None, memory: bool, environ: Mapping[str, str]) -> Settings:
    """What the command line says; else the environment; else the file; else the usual."""
    path = file or (Path(environ[FILE]) if environ.get(FILE) else None)
    written = read_file(path) if path else {}
    chosen = Settings(**(written | read_environment(environ) | read("the command line", said, strict=True)))
    chosen = msgspec.structs.replace(chosen, data=None if memory else chosen.data or str(default_data()))
    if chosen.workers > 1 and "://" not in (chosen.data or ""):
        raise BadOption("several workers need PostgreSQL (--data postgresql://…); a SQLite file is for one process.")
    return chosen


def read(source: str, given: Mapping[str, Any], strict: bool) -> dict[str, Any]:
    """Settings from one source, each of its kind; BadOption names the one that is not."""
    found = {}
    for name, value in given.items():
        if name not in FIELDS:
            raise BadOption(f"{source}: there is no setting {name!r}; there are {', '.join(FIELDS)}.")
        try:
            found[name] = msgspec.convert(value, FIELDS[name], strict=strict)
        except (msgspec.ValidationError, TypeError) as wrong:
            raise BadOption(f"{source}: {name} cannot be {value!r}: {wrong}.") from None
    return found


def read_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """`LUDOTHEQUE_PACE=1` and so on; several names or proxies with commas between them."""
    given: dict[str, Any] = {}
    for variable, text in environ.items():
        if variable.startswith(ENVIRONMENT) and variable != FILE:
            name = variable.removeprefix(ENVIRONMENT).lower()
            is_list = isinstance(FIELDS.get(name), type(tuple[str, ...]))
            given[name] = [part.strip() for part in text.split(",") if part.strip()] if is_list else text
    return read("the environment", given, strict=False)


def read_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1).decode("utf-8")
        if len(text) > MOST_BYTES:
            raise BadOption(f"{path} is no settings file: it is too long.")
        return read(str(path), tomllib.loads(text), strict=True)
    except OSError as wrong:
        raise BadOption(f"{path} cannot be read: {wrong.strerror}.") from None
    except (ValueError, RecursionError) as wrong:
        raise BadOption(f"{path} is no settings file: {wrong}.") from None


def default_data() -> Path:
    return user_data_path("ludotheque", ensure_exists=True) / "tables.sqlite"
