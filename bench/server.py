"""How many moves a house takes over real WebSockets, what each costs, and boardgame.io beside it.

The players are a process of their own (`players.mjs`, Node's `ws`), so that the house is what is measured; how busy
they were is told. Every row is played on a fresh server. boardgame.io keeps everything in memory; the house
acknowledges a move when it is on the disk. Both are measured in turn within one run, several times. The packages of the
players are installed into a scratch folder. Writes `bench/server.json`.
"""

import argparse
import json
import multiprocessing
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from ludotheque.web.serve import serve
from ludotheque.web.settings import Settings

HERE = Path(__file__).parent
PACKAGES = "boardgame.io@0.50.2", "ws@8.18.3"
LONG = 900  # seconds, after which a row is given up
MUCH = 10**9
LIMITS = dict.fromkeys(
    (
        "requests_per_minute",
        "handshakes_per_minute",
        "tables_per_minute",
        "actions_per_second",
        "actions_per_address",
        "sockets_per_address",
        "most_sockets",
    ),
    MUCH,
)

Row = dict[str, Any]
PLAY: list[Row] = [
    {"row": "50 tables, flat out", "tables": 50, "peer": True},
    {"row": "500 tables, flat out", "tables": 500, "peer": True},
    {"row": "50 tables, 500 moves/s offered", "tables": 50, "offered": 500, "peer": True},
    {"row": "500 tables, 500 moves/s offered", "tables": 500, "offered": 500, "peer": True},
    {"row": "the largest frames, 50 tables", "tables": 50, "game": "tour", "seats": 3},
    {"row": "20 tables, 40 moves/s offered", "tables": 20, "offered": 40},
    {"row": "20 tables, 40 moves/s, 20 bots think", "tables": 20, "offered": 40, "bots": 20},
]
IDLE: list[Row] = [{"row": "idle, two sockets each", "tables": 5000, "seconds": 0, "peer": True}]
SHARED: list[Row] = [
    {"row": f"PostgreSQL, {n} worker{'s' * (n > 1)}{how}", "tables": 50, "workers": n, **more}
    for n in (1, 2, 3)
    for how, more in ((", flat out", {}), (", 500 moves/s offered", {"offered": 500}))
]
PARTS = {"play": PLAY, "idle": IDLE, "workers": SHARED}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def house(data: Path | str) -> Iterator[tuple[int, str]]:
    """A house in a process of its own; its id and its address."""
    port = free_port()
    settings = Settings(data, pace=0, **LIMITS)
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(settings, "127.0.0.1", port), daemon=True)
    server.start()
    try:
        until_up(f"http://127.0.0.1:{port}/api/games")
        yield server.pid or 0, f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.join(30)
        server.kill()


@contextmanager
def peer(packages: Path) -> Iterator[tuple[int, str]]:
    port = free_port()
    command = ["node", str(HERE / "peer.cjs"), str(packages), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | {"NODE_ENV": "production"})
    try:
        until_up(f"http://localhost:{port}/games")
        yield server.pid, f"http://localhost:{port}"
    finally:
        server.kill()
        server.wait()


def until_up(address: str) -> None:
    for _ in range(600):
        try:
            httpx.get(address)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server did not come up")


def memory_kb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(row: Row, pids: list[int], bases: list[str], packages: Path, of_peer: bool = False) -> Row:
    """Play a row: what its players say, and what the servers used of processor and memory meanwhile."""
    plan = {"game": "jonques", "seats": 2, **row, "bases": bases, "packages": str(packages), "peer": of_peer}
    players = subprocess.Popen(["node", str(HERE / "players.mjs"), json.dumps(plan)], stdout=subprocess.PIPE, text=True)
    memory, worked, said = dict[str, int](), dict[str, float](), Row()
    try:
        assert players.stdout is not None
        for line in players.stdout:
            said = json.loads(line)
            memory[said["stage"]] = sum(map(memory_kb, pids))
            worked[said["stage"]] = sum(map(cpu_seconds, pids))
        if players.wait(LONG):
            raise RuntimeError("the players gave up")
    finally:
        players.kill()
    tables = row["tables"]
    shown = {
        "kb_per_table": round((memory["seated"] - memory["warm"]) / tables, 1),
        "kb_with_sockets": round((memory["connected"] - memory["warm"]) / tables, 1),
    }
    if said["stage"] == "played":
        spent = worked["played"] - worked["playing"]
        shown["moves_per_second"] = round(said["moves"] / row["seconds"])
        shown["cpu_us_per_move"] = round(spent / max(1, said["moves"]) * 1e6)
        shown["server_cpu"] = round(spent / row["seconds"], 2)
        shown |= {key: value for key, value in said.items() if key not in ("stage", "moves")}
    return shown | {"load": round(os.getloadavg()[0], 1)}


@contextmanager
def thinking(bots: int, base: str, packages: Path) -> Iterator[None]:
    """Meanwhile people at other tables, whose moves are not timed, keep so many of the strongest bots at work."""
    if not bots:
        yield
        return
    plan = {"game": "jonques", "seats": 2, "rival": "bot", "tables": bots, "warm": 0, "seconds": LONG}
    text = json.dumps(plan | {"bases": [base], "packages": str(packages)})
    players = subprocess.Popen(["node", str(HERE / "players.mjs"), text], stdout=subprocess.PIPE, text=True)
    try:
        assert players.stdout is not None
        next(line for line in players.stdout if json.loads(line)["stage"] == "playing")
        yield
    finally:
        players.kill()
        players.wait()


@contextmanager
def database(row: Row) -> Iterator[Path | str]:
    """A SQLite file, or where several workers share it a PostgreSQL that waits for the disk as well."""
    if "workers" not in row:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder) / "bench.sqlite"
        return
    from tests import postgres

    postgres.SETTINGS["fsync"] = "on"
    server = postgres.Postgres()
    try:
        yield server.new_database()
    finally:
        server.remove()


def ours(row: Row, packages: Path) -> Row:
    with database(row) as data, ExitStack() as open_:
        houses = [open_.enter_context(house(data)) for _ in range(row.get("workers", 1))]
        open_.enter_context(thinking(row.get("bots", 0), houses[0][1], packages))
        return measure(row, [pid for pid, _ in houses], [base for _, base in houses], packages)


def theirs(row: Row, packages: Path) -> Row:
    with peer(packages) as (pid, base):
        return measure(row, [pid], [base], packages, of_peer=True)


def played(row: Row, packages: Path, rounds: int) -> list[Row]:
    """A row, and where there is a peer both in turn: the middle of what was found, and the ratios."""
    sides: dict[str, Callable[[Row, Path], Row]] = {"house": ours}
    if row.get("peer"):
        sides["boardgame.io"] = theirs
    found: dict[str, list[Row]] = {name: [] for name in sides}
    for _ in range(rounds):
        for name, side in sides.items():
            found[name].append(side(row, packages))
    rows = [{"row": row["row"], "who": name, **middle(runs)} for name, runs in found.items()]
    if len(rows) == 2:
        rows.append({"row": row["row"], "who": "ratio", **ratios(*rows)})
    return rows


def middle(runs: list[Row]) -> Row:
    return {
        name: round(statistics.median(run[name] for run in runs), 2) if value is not None else None
        for name, value in runs[0].items()
    }


def ratios(mine: Row, other: Row) -> Row:
    told = ("moves_per_second", "cpu_us_per_move", "p50_ms", "p99_ms", "bytes_per_move", "kb_with_sockets")
    return {name: round(mine[name] / other[name], 2) for name in told if mine.get(name) and other.get(name)}


def install(folder: Path) -> Path:
    """The packages of the players and of the peer, once."""
    if not (folder / "node_modules" / "ws").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES], cwd=folder, check=True)
    return folder


COLUMNS = {
    "row": "",
    "who": "",
    "moves_per_second": "moves/s",
    "cpu_us_per_move": "CPU µs",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "other_p50_ms": "viewer p50",
    "other_p99_ms": "viewer p99",
    "bytes_per_move": "bytes",
    "kb_per_table": "kB/table",
    "kb_with_sockets": "with sockets",
    "server_cpu": "server",
    "players_cpu": "players",
    "load": "load",
}


def show(rows: list[Row]) -> None:
    table = Table(*COLUMNS.values(), box=None)
    for row in rows:
        table.add_row(*("" if row.get(name) is None else str(row[name]) for name in COLUMNS))
    Console(width=200).print(table)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=list(PARTS))
    parser.add_argument("--only", default="", help="a word of the rows to play")
    parser.add_argument("--tables", type=int, help="how many are idle")
    parser.add_argument("--packages", type=Path, default=Path(tempfile.gettempdir()) / "ludotheque-bench")
    said = parser.parse_args()
    packages, rows = install(said.packages), list[Row]()
    for row in (row for part in said.parts for row in PARTS[part] if said.only in row["row"]):
        tables = said.tables if said.tables and row in IDLE else row["tables"]
        rows += played({"seconds": said.seconds, **row, "tables": tables}, packages, said.rounds)
        show(rows[-3:])
    show(rows)
    if not said.only:
        keep(rows, said.parts)


def keep(rows: list[Row], parts: list[str]) -> None:
    """What was measured takes the place of what was measured before of the same parts."""
    file = HERE / "server.json"
    names = {row["row"] for part in parts for row in PARTS[part]}
    kept = [row for row in json.loads(file.read_text()) if row.get("row") not in names] if file.exists() else []
    file.write_text(json.dumps([*kept, *rows], indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))  # the tests' PostgreSQL
    main()
