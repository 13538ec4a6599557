"""`python -m tests.fuzz [--inputs N] [--strict N] [--seed S] [--games a,b] [--workers W]`: a whole campaign."""

import argparse
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.table import Table

import ludotheque

from .campaign import CHECKED, FOUND, STRICT, Part, Report, run


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--inputs", type=int, default=100_000, help="drawings and files of each game")
    asked.add_argument("--strict", type=int, default=1000, help="of them also tried interpreted, with strict rows")
    asked.add_argument("--seed", default=secrets.token_hex(4))
    asked.add_argument("--games", default=",".join(ludotheque.games()))
    asked.add_argument("--kinds", default="drawings,files")
    asked.add_argument("--workers", type=int, default=2)
    said = asked.parse_args()
    console = Console()
    console.print(f"seed {said.seed}")
    start = time.perf_counter()
    wanted = [(game, kind) for game in said.games.split(",") for kind in said.kinds.split(",")]
    parts = [Part(game, kind, CHECKED, said.inputs, said.seed) for game, kind in wanted]
    parts += [Part(game, kind, STRICT, said.strict, said.seed + STRICT) for game, kind in wanted]
    reports = []
    with ThreadPoolExecutor(said.workers) as pool:
        for report in pool.map(run, parts):
            reports.append(report)
            what = f"{report.game} {report.kind} {report.kernels}"
            console.print(f"{time.perf_counter() - start:6.0f} s  {what}: {len(report.faults)} faults")
            for fault in report.faults:
                console.print(fault, markup=False)
    console.print(table(reports))
    return 1 if any(report.faults for report in reports) else 0


def table(reports: list[Report]) -> Table:
    shown = Table("game", "inputs", "kernels", "tried", "accepted", "plies", "slowest step", "faults")
    for r in reports:
        shown.add_row(
            r.game,
            r.kind,
            r.kernels,
            *map(str, (r.tried, r.accepted, r.plies)),
            f"{1000 * r.slowest:.0f} ms",
            str(len(r.faults)),
        )
    shown.caption = f"inputs that failed are in {FOUND.name}/"
    return shown


if __name__ == "__main__":
    sys.exit(main())
