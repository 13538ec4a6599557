"""Libraries for browsers, made once and kept."""

import hashlib
import shutil
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

import llvmlite
import numba
from platformdirs import user_cache_path

from ..contract import Game, LudothequeError
from ..contract.kernel import PACKAGE, edition
from .building import build


def library_for(game: Game, here: bool = False) -> Path:
    """A game's library of WebAssembly, or of this machine's code. Its name changes with any source it is made of."""
    sources = "".join(path.read_text("utf-8") for path in sorted((PACKAGE / "static").glob("*.py")))
    made_of = f"{numba.__version__} {llvmlite.__version__} {edition(game.package)} {sources}"
    digest = hashlib.blake2b(made_of.encode(), digest_size=8).hexdigest()
    path = user_cache_path("ludotheque") / "static" / digest / f"{game.package}{'.so' if here else '.wasm'}"
    if not path.exists():
        build(game.name, path.with_name(f"new-{path.name}"), here)
        path.with_name(f"new-{path.name}").replace(path)
    return path


def write_libraries(games: Iterable[Game], folder: Path) -> Iterator[Path]:
    """For browsers, one file a game."""
    if find_spec("ziglang") is None:
        raise LudothequeError("compiling for browsers needs a linker: pip install ludotheque[static].")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise LudothequeError(f"{folder} cannot be written: {wrong.strerror}.") from None
    for game in games:
        made = library_for(game)
        yield Path(shutil.copyfile(made, folder / made.name))
