"""Python for browsers, and the house in it: small, made once and kept."""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

from platformdirs import user_cache_path

from ..contract import LudothequeError
from ..contract.kernel import PACKAGE, folder_of
from ..games import OURS
from .once import once

PYODIDE = Path(__file__).parent / "pyodide"  # laid there by web/build.py
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
ROOMS = ("contract", "scene", "bots", "store", "table", "worker")
NOT_THERE = {  # they need packages that a browser has not, or nobody uses them there
    "contract": {"cell.py", "compiled.py", "paper.py"},
    "scene": {"text.py"},
    "store": {
        "backup.py",
        "batch.py",
        "engine.py",
        "file.py",
        "line.py",
        "locks.py",
        "migrations",
        "queries.py",
        "schema.py",
    }
    | {"sql.py", "sql_people.py", "sql_results.py", "workers.py", "writer.py"},
    "table": {"ratings.py", "signing.py"},
}
NOT_PLAYED = {"tools", "tests"}  # beside the rules of a game
KINDS = (".py", ".toml", ".ftl")
PACKED = ".pack"
SMALLEST = 12  # the last level


def packed(content: bytes) -> bytes:
    """As small as gzip makes it in a few seconds, for any browser to unpack; the same every time."""
    import deflate  # of the extra `static`

    return bytes(deflate.gzip_compress(content, SMALLEST))


def write_python(games: Mapping[str, str], folder: Path) -> None:
    """Into FOLDER: Pyodide, as much of Python's library as is needed, the house with all its games."""
    folder.mkdir(parents=True, exist_ok=True)
    made = python_for(games)
    for name in ENGINE[:2]:
        shutil.copyfile(PYODIDE / name, folder / name)
    parts = {
        "pyodide.asm.wasm": PYODIDE / "pyodide.asm.wasm",
        "library.zip": made / "small.zip",
        "house": made / "small.pack",
    }
    for name, path in parts.items():
        (folder / f"{name}{PACKED}").write_bytes(packed(path.read_bytes()))


def python_for(games: Mapping[str, str]) -> Path:
    """The folder where they are kept, under a digest of all they are made of."""
    sources = dict(house_sources(games))
    digest = hashlib.blake2b(digest_size=8)
    for name, path in sources.items():
        digest.update(name.encode() + path.read_bytes())
    for path in (Path(__file__), *sorted(Path(__file__).parent.glob("pack*")), *sorted(PYODIDE.glob("*"))):
        digest.update(path.name.encode() + path.read_bytes())
    kept = user_cache_path("ludotheque") / "static" / f"python-{digest.hexdigest()}"
    return once(kept, lambda workshop: pack(sources, workshop))


def made_sure(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def house_sources(games: Mapping[str, str]) -> Iterator[tuple[str, Path]]:
    """By their names inside a browser, the files of the rooms that a house there has, and of the games."""
    yield "ludotheque/__init__.py", PACKAGE / "__init__.py"
    yield "ludotheque/games/__init__.py", PACKAGE / "games" / "__init__.py"
    for room in ROOMS:
        yield from files_in(PACKAGE / room, f"ludotheque/{room}", NOT_THERE.get(room, set()))
    for package in games.values():
        if not package.startswith(OURS):
            top = package.partition(".")[0]
            yield from files_in(folder_of(top), top)
        else:
            yield from files_in(folder_of(package), package.replace(".", "/"))


def files_in(folder: Path, name: str, left_out: Set[str] = NOT_PLAYED) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.suffix in KINDS and inside.parts[0] not in left_out:
            yield f"{name}/{inside.as_posix()}", path


def pack(sources: Mapping[str, Path], work: Path) -> Path:
    """Lay out what is to be packed, and let Pyodide pack it; the folder of what came of it."""
    for name, path in sources.items():
        made_sure((work / "house" / name).parent)
        shutil.copyfile(path, work / "house" / name)
    for wheel in PYODIDE.glob("*.whl"):
        with zipfile.ZipFile(wheel) as whole:
            whole.extractall(work / "house", [n for n in whole.namelist() if n.endswith((".py", ".so"))])
    shutil.copyfile(PYODIDE / "python_stdlib.zip", work / "library.zip")
    engine = made_sure(work / "engine")
    for name in (*ENGINE, "pyodide-lock.json"):
        shutil.copyfile(PYODIDE / name, engine / name)
    stub = made_sure(engine / "node_modules" / "ws")  # asked for under Node, never used
    (stub / "index.js").write_text("module.exports = {};\n")
    here = Path(__file__).parent
    command = [node(), str(here / "pack.mjs"), str(engine), str(work), str(here / "packing.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise LudothequeError(f"the house cannot be packed for browsers: {done.stderr[-2000:]}")
    made = made_sure(work / "made")
    for name in ("small.zip", "small.pack"):
        (work / name).rename(made / name)
    return made


def node() -> str:
    here = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    if found := shutil.which("node", path=here):
        return found
    raise LudothequeError("packing for browsers needs Node: pip install ludotheque[static].")
