"""Answers that the house gives at its door, and the headers that every answer has."""

from collections.abc import Sequence
from functools import cache
from http import HTTPStatus

import msgspec

from ..contract import LANGUAGES
from ..scene import Say, words
from ..table.messages import Refusal
from ..table.refused import Kind

Headers = list[tuple[bytes, bytes]]

HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cache-control": b"no-store",
}
AGAIN = [(b"retry-after", b"2")]  # seconds
SOON: dict[object, Headers] = {429: AGAIN, 503: AGAIN}  # by status
STATUS = {  # else 400
    "unknown": 404,
    "seat": 403,
    "turn": 409,
    "illegal": 409,
    "why": 409,
    "busy": 429,
    "older": 410,
    "set-aside": 410,
    "trouble": 503,
    "missing": 503,
}
SAID: dict[int, tuple[Kind, str]] = {
    403: ("seat", "refused-seat"),
    404: ("unknown", "refused-table"),
    429: ("busy", "refused-busy"),
    500: ("trouble", "refused-trouble"),
    503: ("trouble", "refused-store"),
}


def with_house(headers: Sequence[tuple[bytes, bytes]]) -> Headers:
    """Our headers, unless an answer has its own of that name."""
    own = {name.lower() for name, _ in headers}
    return [*headers, *((name, value) for name, value in HEADERS.items() if name not in own)]


def refusal_of(status: int, message: str = "", **args: int | str) -> Refusal:
    """What an answer of a status says, unless it says something of its own."""
    kind, usual = SAID.get(status, ("invalid", "refused-http"))
    return Refusal(kind, Say(message or usual, args))


def written(refusal: Refusal, as_json: bool) -> tuple[Headers, bytes]:
    """A refusal for a program, or for a person: in every language, for nothing is known of who asks."""
    if as_json:
        kind, body = b"application/json", msgspec.json.encode(refusal)
    else:
        said = (words(language).say(refusal.say, ()) for language in LANGUAGES)
        kind, body = b"text/plain; charset=utf-8", "\n".join(said).encode()
    return with_house([(b"content-type", kind), (b"content-length", b"%d" % len(body))]), body


@cache
def raw_answer(status: int, message: str) -> bytes:
    """A whole HTTP answer, where nothing has been understood yet."""
    headers, body = written(refusal_of(status, message), as_json=False)
    headers += SOON.get(status, [])
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()), b"connection: close"]
    return b"\r\n".join([*lines, *(name + b": " + value for name, value in headers), b"", body])
