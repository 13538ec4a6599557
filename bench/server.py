"""Moves per second over real WebSockets against SQLite with durable acknowledgement.

A server in a process of its own, and here the players: tables of two, each player a connection that answers every
frame with a throw or a random legal move. A move is timed from sending it to having its new frame. Two kinds of load:
as fast as the tables can go, and a steady number of moves per second; the last one while people at other tables, whose
moves are not timed, keep so many of the strongest bots thinking. Writes `bench/server.json`.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from ludotheque.bots import LEVELS
from ludotheque.web.serve import serve
from ludotheque.web.settings import Settings

PORT = 8971
GAME = "jonques"
PLANS = [(50, None, 0), (500, None, 0), (50, 500, 0), (500, 500, 0), (20, 40, 0), (20, 40, 20)]
# tables, offered moves per second, bots that think meanwhile
ME = {"kind": "me"}
FRIEND, BOT = {"kind": "friend"}, {"kind": "bot", "level": max(LEVELS)}


class Offer(msgspec.Struct):
    move: str


class Frame(msgspec.Struct):
    to_move: int
    thrower: int
    offers: list[Offer]


class Message(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    seq: int
    frame: Frame | None = None
    refusal: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode


class Load:
    """What players share: the clock, the pace, what was measured."""

    def __init__(self, players: int, rate: float | None, seconds: float):
        self.rate, self.seconds, self.missing = rate, seconds, players
        self.ready = asyncio.Event()
        self.measure_from = self.until = float("inf")
        self.times: list[float] = []
        self.moves = 0

    async def sit_down(self) -> None:
        """Wait until everybody is connected; a second later it counts."""
        self.missing -= 1
        if not self.missing:
            self.measure_from = time.perf_counter() + 1.0
            self.until = self.measure_from + self.seconds
            self.ready.set()
        await self.ready.wait()

    def note(self, sent: float, got: float) -> None:
        self.moves += 1
        if sent >= self.measure_from and got <= self.until:
            self.times.append(got - sent)


async def player(url: str, cookie: str, seat: int, load: Load) -> None:
    async with connect(url, additional_headers={"Cookie": cookie}, compression=None) as socket:
        await load.sit_down()
        sent, acted = 0.0, 0
        while time.perf_counter() < load.until:
            try:
                message = decode(await asyncio.wait_for(socket.recv(), 5))
            except TimeoutError:
                return
            if message.refusal:
                raise RuntimeError(message.refusal)
            if message.frame is None or message.seq <= acted:
                continue
            now = time.perf_counter()
            if sent:
                load.note(sent, now)
                sent = 0.0
            action = answer(message.frame, seat)
            if action:
                acted = message.seq
                if load.rate:
                    await asyncio.sleep(random.expovariate(load.rate))
                sent = time.perf_counter()
                await socket.send(json.dumps({"ref": 1, "action": action}))


def answer(frame: Frame, seat: int) -> dict[str, str] | None:
    if frame.to_move == -1 and frame.thrower == seat:
        return {"do": "throw"}
    if frame.to_move == seat:
        return {"do": "move", "move": random.choice(frame.offers).move}
    return None


Seated = list[tuple[str, list[str]]]  # tables, each with the cookies of its people


async def seat_players(base: str, tables: int, rival: dict[str, Any] = FRIEND) -> Seated:
    """Open tables of two."""
    seated = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        for _ in range(tables):
            client.cookies.clear()
            plan = {"game": GAME, "seats": [ME, rival], "name": "Ada"}
            id, cookie = await sit_down(client, "/api/tables", plan)
            cookies = [cookie]
            if rival is FRIEND:
                client.cookies.clear()
                cookies.append((await sit_down(client, f"/api/tables/{id}/join", {"name": "Bea"}))[1])
            seated.append((id, cookies))
    return seated


async def sit_down(client: httpx.AsyncClient, path: str, who: dict[str, Any]) -> tuple[str, str]:
    """Open or join a table and stir its dice; its id, and the person's cookie."""
    said = await client.post(path, json=who)
    id: str = said.json()["table"]
    await client.post(f"/api/tables/{id}/actions", json={"do": "stir", "entropy": secrets.token_hex(16)})
    return id, f"ludotheque={said.cookies['ludotheque']}"


def players(seated: Seated, load: Load) -> list[Coroutine[Any, Any, None]]:
    address = f"ws://127.0.0.1:{PORT}/api/tables/{{}}/live"
    return [
        player(address.format(id), cookie, seat, load) for id, cookies in seated for seat, cookie in enumerate(cookies)
    ]


def memory_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise RuntimeError("no VmRSS")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(tables: int, offered: float | None, bots: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "bench.sqlite", 0, 10**9, 10**9, 10**9, 10**9, 10**9, 10**9)
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(settings, "127.0.0.1", PORT))
        server.start()
        try:
            base = f"http://127.0.0.1:{PORT}"
            await until_up(base)
            await seat_players(base, 20)
            before = memory_kb(server.pid or 0)
            seated = await seat_players(base, tables)
            await asyncio.sleep(1)
            idle = memory_kb(server.pid or 0)
            load = Load(2 * tables, offered / tables if offered else None, seconds)
            others = Load(bots, None, seconds)
            worked = cpu_seconds(server.pid or 0)
            rivals = await seat_players(base, bots, BOT)
            await asyncio.gather(*players(seated, load), *players(rivals, others))
            worked = cpu_seconds(server.pid or 0) - worked
        finally:
            server.terminate()
            server.join()
    ordered = sorted(load.times)
    return {
        "tables": tables,
        "offered": offered or "all they can",
        "bots_thinking": bots,
        "moves_per_second": round(len(ordered) / seconds),
        "p50_ms": round(statistics.median(ordered) * 1000, 2),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        "kb_per_table": round((idle - before) / tables, 1),
        "cpu_us_per_move": round(worked / max(1, load.moves) * 1e6),
    }


async def until_up(base: str) -> None:
    async with httpx.AsyncClient(base_url=base) as client:
        for _ in range(300):
            try:
                await client.get("/api/games")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise RuntimeError("the server did not come up")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8)
    seconds = parser.parse_args().seconds
    os.environ.setdefault("NUMBA_DISABLE_JIT", "0")
    rows = [uvloop.run(run(*plan, seconds)) for plan in PLANS]
    (Path(__file__).parent / "server.json").write_text(json.dumps(rows, indent=2) + "\n")
    table = Table(*rows[0], box=None)
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
