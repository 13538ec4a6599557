"""Who is asking: one unguessable token per browser in an HttpOnly cookie, and keys made from it for each table."""

import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ..table.house import key_of
from ..table.loading import Aside
from ..table.people import SPECTATOR
from ..table.refused import Refused
from ..table.table import Table

BROWSER = "ludotheque"
YEAR = 366 * 24 * 3600
Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str:
    """The browser's token, or a new one."""
    said = connection.cookies.get(BROWSER, "")
    return said if len(said) == 43 else secrets.token_urlsafe(32)


def cookie(name: str, value: str, connection: Connection) -> Cookie:
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key=name, value=value, httponly=True, samesite="lax", max_age=YEAR, secure=secure)


def returning(root: str) -> str:
    """The cookie of a person who came back by the private link on another device."""
    return f"{BROWSER}-{root}"


def person_at(table: Table | Aside, connection: Connection) -> int:
    root = table.opened.root if table.opened else ""
    for key in (key_of(connection.cookies.get(BROWSER, ""), root), connection.cookies.get(returning(root), "")):
        if key and (person := table.person_of(key)) != SPECTATOR:
            return person
    return SPECTATOR


def check_origin(connection: Connection) -> None:
    """Other sites may not act in a person's name."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host", ""):
        raise Refused("seat", "refused-seat")
