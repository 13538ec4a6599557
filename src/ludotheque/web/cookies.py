"""Who is asking, over HTTP: HttpOnly cookies hold a browser's token, and keys that came by links."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec.structs import replace

from ..table.lobby import Lobby, new_token
from ..table.refused import Refused
from ..table.visitor import Visitor
from .limits import visitor_at

BROWSER = "ludotheque"
HOST = "ludotheque_host"  # of who came with the host's key
DAY = 24 * 3600
YEAR = 366 * DAY
MONTH = 31 * DAY
Connection = ASGIConnection[Any, Any, Any, Any]


def visitor_of(connection: Connection) -> Visitor:
    """Who the cookies of a request say it is."""
    keys, invitations = after(connection, key_cookie("")), after(connection, invitation_cookie(""))
    return Visitor(connection.cookies.get(BROWSER, ""), keys, address_of(connection), invitations)


def address_of(connection: Connection) -> str:
    """Whose limits count."""
    return visitor_at(connection.client.host if connection.client else "")


def after(connection: Connection, prefix: str) -> dict[str, str]:
    """The cookies whose names begin so, by the rest of their names."""
    cookies = connection.cookies.items()
    return {name.removeprefix(prefix): value for name, value in cookies if name.startswith(prefix)}


async def newcomer(connection: Connection, lobby: Lobby) -> Visitor:
    """Somebody who sits down: a browser gets a token of ours, unless it has brought one that we gave."""
    visitor = await lobby.surely(await lobby.come_by(visitor_of(connection)))
    return visitor if visitor.guest else replace(visitor, token=new_token())


def cookie(name: str, value: str, connection: Connection, seconds: int = YEAR) -> Cookie:
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key=name, value=value, httponly=True, samesite="lax", max_age=seconds, secure=secure)


def key_cookie(root: str) -> str:
    """The cookie of a person who came back by the private link on another device."""
    return f"{BROWSER}-{root}"


def invitation_cookie(root: str) -> str:
    """The cookie of somebody whom a link has let in at a table."""
    return f"{BROWSER}.{root}"


def check_origin(connection: Connection) -> None:
    """Other sites may not act in a person's name."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host", ""):
        raise Refused("seat", "refused-origin")
