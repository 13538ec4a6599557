"""The command line."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from . import LudothequeError, __version__, game, games, load
from .contract import LANGUAGES, NOBODY, BadGameFile, BadOption, Match
from .contract.plain import harmless
from .contract.seal import MOST_BYTES
from .preparing import prepare, prepare_shelf
from .scene import frame, lines, local_language, stage_of, words
from .scene.text import render

app = typer.Typer(
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
)
out, err = Console(highlight=False), Console(stderr=True, highlight=False)

Name = Annotated[str, typer.Argument(help="a game of the shelf: see 'ludotheque games'", metavar="GAME")]
File = Annotated[Path, typer.Argument(help="a .ludo game file")]
BackupFile = Annotated[Path, typer.Argument(help="a backup of the tables")]
Database = Annotated[
    str | None, typer.Option("--data", help="the database of the tables: a file, or postgresql://USER@HOST/DATABASE")
]
Language = Annotated[str, typer.Option("--lang", help="fr or en; by default the machine's")]
PROCESSES, CORES = "processes", os.cpu_count() or 1  # of this machine
Jobs = Annotated[int, typer.Option(min=1, help="how many processes")]
On = Annotated[str, typer.Option(help="who plays: processes, or dask://host:port")]
UntilWidth = Annotated[float, typer.Option(min=0, help="stop when the 95 % interval is as narrow, in points")]
Keep = Annotated[
    Path | None, typer.Option(help="a file for what was played; a run that was broken off goes on from it")
]
Options = Annotated[list[str], typer.Option("--option", "-o", help="a table option, as name=value")]


def tell_version(asked: bool) -> None:
    if asked:
        out.print(__version__)
        raise typer.Exit


@app.callback()
def open_library(
    version: Annotated[bool, typer.Option("--version", callback=tell_version, is_eager=True)] = False,
) -> None:
    """Ludothèque: rare board games, restored."""


def language_of(said: str) -> str:
    if said and said not in LANGUAGES:
        raise BadOption(f"there is no language {said!r}; there are {', '.join(LANGUAGES)}.")
    return said or local_language()


def read_file(path: Path) -> Match:
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1).decode("utf-8")
    except OSError as wrong:
        raise BadGameFile(f"{path} cannot be read: {wrong.strerror}.") from None
    except UnicodeDecodeError:
        raise BadGameFile(f"{path} is no game file: it is not text.") from None
    return load(text)


def read_options(given: list[str]) -> dict[str, Any]:
    for option in given:
        if "=" not in option:
            raise BadOption(f"an option is written name=value, not {option!r}.")
    return dict(option.split("=", 1) for option in given)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="small letters, as a Python module has")],
    folder: Annotated[Path, typer.Option("--in", help="where to write it")] = Path(),
) -> None:
    """Write a small game to start from, as a package of its own: playable, tested, in French and English."""
    from .new_game import write_package

    home = write_package(name, folder)
    out.print(
        f"{home} is a game. Next:\n  pip install -e {home}\n  pytest {home}\n  ludotheque play {name}", highlight=False
    )


@app.command()
def static(folder: Annotated[Path, typer.Argument(help="where to write it")]) -> None:
    """The whole library as a page without a house, for any host of files: games, bots, rulebooks, lessons, replays."""
    from .static.site import write_site

    sizes = write_site(folder)
    out.print(f"{folder}: {len(sizes)} files, {sum(sizes.values()):,} bytes", highlight=False)


@app.command("games")
def list_games(lang: Language = "") -> None:
    """The shelf."""
    table = Table(box=None, pad_edge=False)
    for column in ("", "", ""):
        table.add_column(column)
    for name in games():
        say = words(language_of(lang), game(name))
        low, high = game(name).seats
        players = say("players", low=low) if low == high else say("players-range", low=low, high=high)
        table.add_row(Text(name, "bold"), players, say("tagline"))
    out.print(table)
    out.print(words(language_of(lang))("unofficial"), style="dim italic")


@app.command()
def rules(name: Name, lang: Language = "", clause: Annotated[str, typer.Option(help="one clause only")] = "") -> None:
    """The rulebook of a game, clause by clause; the decisions of this edition are marked."""
    from .printed import printed_clause, rulebook, unbroken

    language, box = language_of(lang), game(name)
    clauses = box.rulebook.clauses
    if clause and clause not in clauses:
        raise BadOption(f"{name} has no clause {clause!r}; it has {', '.join(clauses)}.")
    for printed in printed_clause(box, clauses[clause], language) if clause else rulebook(box, language):
        out.print(unbroken(printed))


@app.command()
def play(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="a game of the shelf")] = "",
    people: Annotated[int, typer.Option(help="how many people share the keyboard; bots take the other seats")] = 1,
    seats: Annotated[int | None, typer.Option(help="how many players in all")] = None,
    seed: Annotated[int | None, typer.Option(help="same dice again")] = None,
    option: Options = [],  # noqa: B006
    lang: Language = "",
    from_file: Annotated[Path | None, typer.Option("--from", help="go on with a saved game")] = None,
    called: Annotated[list[str], typer.Option("--name", help="what a player is called; once for each person")] = [],  # noqa: B006
) -> None:
    """Play at the keyboard: alone against bots, or several people in turn."""
    from .terminal import Keyboard

    if from_file:
        match = read_file(from_file)
    else:
        match = game(name or games()[0]).open(seats, read_options(option), seed)
    if not 0 <= people <= match.seats:
        raise BadOption(f"--people goes from 0 to {match.seats}, not {people}.")
    prepare(match.game, err)
    bots = frozenset(range(people, match.seats))
    Keyboard(match, language_of(lang), bots, out, called=[harmless(name) for name in called]).play()


@app.command()
def warm() -> None:
    """Prepare the rules of every game, so that nobody has to wait for them later."""
    prepare_shelf(err)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="the address to listen on; 0.0.0.0 lets phones of the network in")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535, help="the port to listen on")] = 8580,
    data: Database = None,
    workers: Annotated[int | None, typer.Option(min=1, help="processes that serve together, on PostgreSQL")] = None,
    memory: Annotated[bool, typer.Option("--memory", help="keep nothing after the end")] = False,
    pace: Annotated[float | None, typer.Option(min=0, help="seconds that bots take")] = None,
    names: Annotated[list[str], typer.Option("--name", help="a name of the house, as play.example.org")] = [],  # noqa: B006
    proxies: Annotated[
        list[str], typer.Option("--trusted-proxy", help="the address of a proxy that says who the visitors are")
    ] = [],  # noqa: B006
    address: Annotated[str | None, typer.Option(help="where it is found, as https://play.example.org")] = None,
    settings: Annotated[Path | None, typer.Option(help="a TOML file with limits and other settings")] = None,
    lang: Language = "",
) -> None:
    """Open the house: everybody on the network can play in a browser."""
    from .store.sql import check_database
    from .web.serve import run
    from .web.settings import choose_settings

    said = {
        "data": data,
        "workers": workers,
        "pace": pace,
        "names": names,
        "trusted_proxies": proxies,
        "address": address,
    }
    given = {name: value for name, value in said.items() if value not in (None, [])}
    chosen = choose_settings(given, settings, memory, os.environ)
    if chosen.data:
        check_database(chosen.data)  # before anybody waits for the rules
    run(host, port, chosen, language_of(lang), out, prepare=partial(prepare_shelf, err))


def sqlite_file(said: str | None) -> Path:
    """The database that a backup is of."""
    from .web.settings import default_data

    data = said or os.environ.get("LUDOTHEQUE_DATA")
    if data and "://" in data:
        raise BadOption("that is for SQLite files; PostgreSQL has its own tools: pg_dump -Fc -f FILE URL, pg_restore.")
    return Path(data) if data else default_data()


@app.command()
def backup(file: BackupFile, data: Database = None, lang: Language = "") -> None:
    """Copy all tables into one file, while the house is open or closed."""
    from .store.backup import back_up

    tables = back_up(sqlite_file(data), file)
    out.print(words(language_of(lang))("backed-up", tables=tables, file=str(file)), soft_wrap=True)


@app.command()
def restore(file: BackupFile, data: Database = None, lang: Language = "") -> None:
    """Put a backup in the place of the tables. The house must be closed; the old database is set aside, not deleted."""
    from .store.backup import restore as put_back

    tables, aside = put_back(sqlite_file(data), file)
    say = words(language_of(lang))
    out.print(say("restored", tables=tables, file=str(file)), soft_wrap=True)
    if aside:
        out.print(say("restored-aside", file=str(aside)), soft_wrap=True)


@app.command()
def host(
    renew: Annotated[bool, typer.Option("--renew", help="make another link; the old one leads nowhere")] = False,
    data: Database = None,
    address: Annotated[str, typer.Option(help="where the house is found")] = "http://127.0.0.1:8580",
    lang: Language = "",
) -> None:
    """The secret link to the host's page of a house, while it is open or closed."""
    from .web.serve import host_key, host_link
    from .web.settings import default_data

    place = data or os.environ.get("LUDOTHEQUE_DATA") or str(default_data())
    say = words(language_of(lang))
    if "://" not in place and not Path(place).is_file():
        raise BadOption(say("host-nothing", file=place))
    out.print(say("host-link", address=host_link(address, host_key(place, renew))), soft_wrap=True)


class Interval(ProgressColumn):
    """How sure the result is so far."""

    def render(self, task: Task) -> Text:
        return Text(f"± {task.fields['width'] / 2:.1f} %" if "width" in task.fields else "")


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.1f} games/s" if task.speed else "")


@contextmanager
def counting(name: str, number: int) -> Iterator[Callable[[int, float], None]]:
    """A bar on the terminal; yields who is to hear how many games were played, and how wide the interval is."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        Interval(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(name, total=number)
        yield lambda done, width: bar.update(task, completed=done, width=width)


@app.command()
def simulate(
    name: Name,
    number: Annotated[int, typer.Option("--games", min=1, help="how many games")] = 1000,
    seats: Annotated[int | None, typer.Option(help="how many players")] = None,
    seed: Annotated[int, typer.Option(help="same games again")] = 0,
    jobs: Jobs = CORES,
    on: On = PROCESSES,
    until_width: UntilWidth = 0.0,
    keep: Keep = None,
    option: Options = [],  # noqa: B006
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object")] = False,
) -> None:
    """Play many games at random and count."""
    from .lab.simulate import simulate as run
    from .lab.workers import crew

    box, given = game(name), read_options(option)
    with crew(box, on, jobs) as workers, counting(name, number) as count:
        tally = run(box, number, seats, seed, given, True, count, workers, keep, until_width)
    if as_json:
        print(json.dumps(tally.as_dict(), ensure_ascii=False))
        return
    table = Table(box=None, show_header=False)
    for key, value in tally.as_dict().items():
        table.add_row(Text(key, "bold"), json.dumps(value, indent=1) if isinstance(value, dict) else str(value))
    out.print(table)


@app.command()
def arena(
    name: Name,
    bots: Annotated[str, typer.Option(help="who plays, as level-5,greedy")],
    number: Annotated[int, typer.Option("--games", min=1, help="how many games")] = 100,
    seconds: Annotated[float, typer.Option(min=0.001, help="for a move, for bots that play by the clock")] = 0.2,
    seed: Annotated[int, typer.Option(help="same games again")] = 0,
    jobs: Jobs = CORES,
    on: On = PROCESSES,
    until_width: UntilWidth = 0.0,
    keep: Keep = None,
    option: Options = [],  # noqa: B006
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object")] = False,
) -> None:
    """Let bots play against each other: seats rotated, the same dice for each rotation."""
    from .lab.arena import compete
    from .lab.workers import crew

    box, given = game(name), read_options(option)
    prepare(box, err)
    with crew(box, on, jobs) as workers, counting(name, number) as count:
        report = compete(box, bots.split(","), number, seconds, seed, given, count, workers, keep, until_width)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
        return
    table = Table("", "", "won", "lost", "shared", "of the decided", "Elo", box=None)
    for pair in report["pairs"]:
        low, high = pair["interval"]
        rate = "" if pair["win_rate"] is None else f"{pair['win_rate']:.1%} ({low:.1%} to {high:.1%})"
        least, middle, most = ("∞" if bound is None else f"{bound:+}" for bound in pair["elo"])
        counts = (str(pair[kind]) for kind in ("wins", "losses", "draws"))
        table.add_row(*pair["bots"], *counts, rate, f"{middle} ({least} to {most})")
    out.print(table)


@app.command()
def replay(
    file: File,
    to: Annotated[int | None, typer.Option(help="show the position after this many lines and stop")] = None,
    lang: Language = "",
) -> None:
    """Step through a game file: Enter goes on, a number jumps, q leaves."""
    whole = read_file(file)
    language = language_of(lang)
    if to is not None:
        if not 0 <= to <= len(whole.log):
            raise BadOption(f"--to goes from 0 to {len(whole.log)}, not {to}.")
        show(whole.fork(to), language)
        return
    at = 0
    while True:
        show(whole.fork(at), language)
        if at == len(whole.log):
            return
        try:
            answer = out.input(f"[bold]{at}/{len(whole.log)}[/] › ").strip()
        except (EOFError, KeyboardInterrupt):
            return
        if answer == "q":
            return
        at = min(int(answer), len(whole.log)) if answer.isdigit() else at + 1


def show(match: Match, language: str) -> None:
    """The last lines of the log and the position."""
    from .terminal import log_line

    say = words(language, match.game)
    names = say.seat_names(match.seats)
    speak = partial(say.say, names=names)
    for line in lines(match.game, match.log[-1].known_to(NOBODY)) if match.log else ():
        out.print(log_line(speak(line.say), match.game.rulebook.clauses[line.rule].number))
    shown = frame(match)
    out.print(render(stage_of(match.game), shown, speak, width=out.width))
    out.print(speak(shown.prompt), style="bold")


@app.command()
def verify(
    file: File,
    house: Annotated[str, typer.Option(help="the key of the house that must have signed it, as its page says")] = "",
    saw: Annotated[str, typer.Option(help="the commitment that you saw before the game")] = "",
    sent: Annotated[str, typer.Option(help="the entropy that you sent")] = "",
    parts: Annotated[str, typer.Option(help="everybody's entropies as told when the game began: E1,E2,…")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object")] = False,
) -> None:
    """Check all that a game file tells, every line, move and throw, and say what could not be checked."""
    from .table.verdict import Verdict, examine

    if house and not re.fullmatch("[0-9a-f]{64}", house):
        raise BadOption("--house is a key of 64 hexadecimal digits.")
    try:
        verdict = examine(read_file(file), house, saw, sent, parts)
    except BadGameFile as wrong:
        if as_json:
            print(json.dumps(Verdict.of(wrong).as_dict()))
        raise
    if as_json:
        print(json.dumps(verdict.as_dict()))
    else:
        for line in verdict.lines():
            tell(out, line)
    if verdict.wrong:
        raise BadGameFile("; ".join(verdict.wrong))


def tell(where: Console, text: str) -> None:
    """Print something that a stranger may have written: a terminal obeys nothing in it."""
    where.print(Text(harmless(text)), soft_wrap=True)


def main() -> None:
    """Run a command; what is wrong is said in one sentence on the error stream."""
    try:
        app()
    except LudothequeError as wrong:
        tell(err, str(wrong))
        sys.exit(2)


if __name__ == "__main__":
    main()
