"""Webhooks, in the shapes that ntfy, Discord and the webhooks of Matrix take."""

from collections.abc import Callable
from email.header import Header

from msgspec import json

from ..table.calling import Notice
from . import outgoing

Shaped = tuple[bytes, dict[str, str]]
JSON = {"content-type": "application/json"}


def for_ntfy(notice: Notice, link: str) -> Shaped:
    title = Header(notice.title, "utf-8").encode(linesep="").replace("\n", "")
    return notice.text.encode(), {"title": title, "click": link, "tags": "game_die"}


def for_discord(notice: Notice, link: str) -> Shaped:
    said = f"**{notice.title}**\n{notice.text}\n{link}"
    return json.encode({"content": said, "allowed_mentions": {"parse": []}}), JSON


def for_matrix(notice: Notice, link: str) -> Shaped:
    return json.encode({"text": f"{notice.title}\n{notice.text}\n{link}", "username": "Ludothèque"}), JSON


SHAPES: dict[str, Callable[[Notice, str], Shaped]] = {
    "ntfy": for_ntfy,
    "discord": for_discord,
    "matrix": for_matrix,
}


async def knock(url: str, shape: str, notice: Notice, link: str, anywhere: bool) -> int:
    """The status of the answer."""
    body, headers = SHAPES[shape](notice, link)
    return await outgoing.send(url, body, headers, anywhere)
