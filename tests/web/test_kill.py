"""Kill -9 in the middle of play under load, restart: every acknowledged move is there, and the digests agree."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

import ludotheque

from .servers import free_port, running, whole
from .test_hostile import live

pytestmark = pytest.mark.anyio

TABLES = 12


async def play(server, table, person, acknowledged):
    """Play as fast as it goes; note every acknowledged action with its number."""
    try:
        async with live(server, table, person.cookie()) as socket:
            sent, last = 0, None
            while True:
                message = json.loads(await socket.recv())
                if message["type"] == "reply":
                    if message["refusal"] is None:
                        acknowledged.append(message["seq"])
                    continue
                acknowledged += [message["seq"]] * len(message["done"])
                last = message = whole(last, message)
                frame, seats = message["frame"], message["table"]["viewer"]["seats"]
                if message["seq"] <= sent:
                    continue
                if frame["to_move"] == -1 and frame["thrower"] in seats:
                    action = {"do": "throw"}
                elif frame["to_move"] in seats and frame["offers"]:
                    action = {"do": "move", "move": frame["offers"][-1]["move"]}
                else:
                    continue
                sent = message["seq"]
                await socket.send(json.dumps({"ref": 1, "action": action}))
    except (OSError, ConnectionClosed):
        return  # the server is gone


async def test_every_acknowledged_move_survives(tmp_path):
    data, port = tmp_path / "tables.sqlite", free_port()
    with running(data, port, actions_per_second=10**6) as server:
        people = [server.person(f"P{n}") for n in range(TABLES)]
        tables = [person.open() for person in people]
        acknowledged = [[] for _ in tables]

        async def under_load():
            players = [
                asyncio.create_task(play(server, table, person, done))
                for table, person, done in zip(tables, people, acknowledged, strict=True)
            ]
            while sum(map(len, acknowledged)) < 400:
                await asyncio.sleep(0.01)
            server.process.kill()
            await asyncio.gather(*players)

        await under_load()
        server.process.join()
    assert sum(map(len, acknowledged)) >= 400
    with running(data, port) as server:
        for table, person, done in zip(tables, map(server.welcome_back, people), acknowledged, strict=True):
            assert person.look(table)["seq"] >= max(done, default=0)
            assert person.look(table)["table"]["viewer"]["person"] == 0
            match = ludotheque.load(person.http.get(f"/api/tables/{table}/game.ludo").text)
            assert match.log
