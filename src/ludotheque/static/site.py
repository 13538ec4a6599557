"""The whole library as a folder of files, for any host of files, without a house."""

import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..contract import LANGUAGES, Game, LudothequeError
from ..contract.seal import FORMAT
from ..games import game, games
from ..scene import guide_of, has_lesson, lesson_of
from ..scene.words import game_text
from ..table import shelf
from ..table.messages import HouseCard
from ..web.client_files import CLIENT, client_words, data_of, speaking
from .libraries import library_for, need_tools
from .python import PACKED, PYODIDE, packed, write_python

encode = msgspec.json.Encoder().encode


def write_site(folder: Path) -> dict[str, int]:
    """Everything, into a folder that is new or holds an older edition. Returns the sizes of its parts.

    What else lies there, as in a repository, is nobody's business, and no part of the edition.
    """
    need_tools()
    for needed in (CLIENT / "index.html", PYODIDE / "pyodide.mjs"):
        if not needed.is_file():
            raise LudothequeError("the client is not built: run make client.")
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    boxes = [game(name) for name in games()]
    with tempfile.TemporaryDirectory() as workshop:
        made = Path(workshop)
        make_site(made, boxes)
        with writing(folder):
            put(made, folder)
        return {path.relative_to(made).as_posix(): path.stat().st_size for path in files_of(made)}


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as wrong:
        raise LudothequeError(f"{folder} cannot be written: {wrong.strerror}.") from None


def put(made: Path, folder: Path) -> None:
    """In the place of an older edition."""
    for old in ("assets", "api", "kernels", "python"):
        shutil.rmtree(folder / old, ignore_errors=True)
    shutil.copytree(made, folder, copy_function=shutil.copyfile, dirs_exist_ok=True)


def make_site(folder: Path, boxes: list[Game]) -> None:
    shutil.copytree(CLIENT, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("keepsake"))
    for name, content in answers(boxes):
        write(folder / "api" / name, content)
    for box in boxes:
        write(folder / "kernels" / f"{box.package}.wasm{PACKED}", packed(library_for(box).read_bytes()))
    write_python({box.name: box.package for box in boxes}, folder / "python")
    write(folder / "index.html", page(folder, boxes))
    write(folder / "sw.js", edition(folder) + (CLIENT / "sw.js").read_bytes())


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def answers(boxes: list[Game]) -> Iterator[tuple[str, bytes]]:
    """What a house answers to everybody alike, as files; `madeFiles` in web/src/rooms.svelte.ts finds them."""
    yield "house.json", encode(HouseCard("", FORMAT, shelf.versions(), is_alone=True))
    yield "games.json", encode([shelf.card(box.name) for box in boxes])
    for language in LANGUAGES:
        yield f"words/{language}.ftl", client_words(language).encode()
    for box in boxes:
        yield from answers_of(box)


def answers_of(box: Game) -> Iterator[tuple[str, bytes]]:
    yield f"games/{box.name}.json", encode(shelf.page(box.name))
    yield f"games/{box.name}/guide.json", encode(guide_of(box))
    if has_lesson(box):
        yield f"games/{box.name}/lesson.json", encode(lesson_of(box))
    for file in shelf.art_of(box):
        yield f"games/{box.name}/art/{file}", shelf.art(box.name, file)
    for language in LANGUAGES:
        yield f"words/{language}/{box.name}.ftl", game_text(language, box).encode()


def edition(folder: Path) -> bytes:
    """For the service worker: every file, and a digest of it. The page itself is the folder."""
    paths = {path.relative_to(folder).as_posix(): path for path in files_of(folder)}
    digests = {name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for name, path in paths.items()}
    files = {"./" if name == "index.html" else name: digest for name, digest in digests.items() if name != "sw.js"}
    written = json.dumps(files, separators=(",", ":"))
    name = hashlib.sha256(written.encode()).hexdigest()[:16]
    return f'self.EDITION={{name:"{name}",files:{written}}};\n'.encode()


def page(folder: Path, boxes: list[Game]) -> bytes:
    """The client's page, where a plain host finds it, with what its worker has to know."""
    parts: dict[str, Any] = {
        "engine": json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"],
        "games": {box.name: box.package for box in boxes},
        "sizes": {p.relative_to(folder).as_posix(): p.stat().st_size for p in files_of(folder) if p.suffix == PACKED},
    }
    text = speaking((CLIENT / "index.html").read_text("utf-8").replace('="/', '="./'))
    return text.replace("</head>", f"{data_of('parts', parts)}</head>").encode()
