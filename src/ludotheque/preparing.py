"""Getting the rules ready, once, before somebody waits for them. A room of its own: the processes that compile have to
find it by its name, however the program was started."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.console import Console
from rich.progress import Progress

from .bots import get_ready
from .contract import Game
from .contract.warm import is_warm, warm_up
from .games import game, games


def prepare(box: Game, console: Console) -> None:
    """Compile the rules and what bots need, or load them; the first time takes a while and shows a bar."""
    if is_warm(box):
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(f"{box.name}: preparing the rules, once", total=None)
        for done, total in preparing(box):
            bar.update(task, completed=done, total=total)


def preparing(box: Game) -> Iterator[tuple[int, int]]:
    """Yields how many steps are done, of how many."""
    get_ready(box)
    yield from warm_up(box)


def prepare_shelf(console: Console) -> None:
    """Every game, side by side: compiling takes one core each."""
    cold = [name for name in games() if not is_warm(game(name))]
    if not cold:
        return
    with Progress(console=console, transient=True) as bar, ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        task = bar.add_task("preparing the rules, once", total=len(cold))
        for job in as_completed([pool.submit(prepare_quietly, name) for name in cold]):
            job.result()
            bar.advance(task)


def prepare_quietly(name: str) -> None:
    for _ in preparing(game(name)):
        pass
