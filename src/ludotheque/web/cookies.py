"""Who is asking, over HTTP: HttpOnly cookies hold a browser's token, and keys that came by private links."""

import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec.structs import replace

from ..table.refused import Refused
from ..table.visitor import Visitor
from .limits import visitor_at

BROWSER = "ludotheque"
YEAR = 366 * 24 * 3600
TOKEN = 43  # characters
Connection = ASGIConnection[Any, Any, Any, Any]


def visitor_of(connection: Connection) -> Visitor:
    """Who the cookies of a request say it is."""
    cookies, prefix = connection.cookies, key_cookie("")
    keys = {name.removeprefix(prefix): value for name, value in cookies.items() if name.startswith(prefix)}
    address = visitor_at(connection.client.host if connection.client else "")
    return Visitor(cookies.get(BROWSER, ""), keys, address)


def newcomer(connection: Connection) -> Visitor:
    """Somebody who sits down: a browser without a token gets one."""
    visitor = visitor_of(connection)
    return visitor if len(visitor.token) == TOKEN else replace(visitor, token=secrets.token_urlsafe(32))


def cookie(name: str, value: str, connection: Connection) -> Cookie:
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key=name, value=value, httponly=True, samesite="lax", max_age=YEAR, secure=secure)


def key_cookie(root: str) -> str:
    """The cookie of a person who came back by the private link on another device."""
    return f"{BROWSER}-{root}"


def check_origin(connection: Connection) -> None:
    """Other sites may not act in a person's name."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host", ""):
        raise Refused("seat", "refused-seat")
