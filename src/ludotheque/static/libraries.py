"""Libraries for browsers, made once and kept."""

import hashlib
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
    sources = "".join((PACKAGE / "static" / name).read_text("utf-8") for name in ("building.py", "exports.py"))
    made_of = f"{numba.__version__} {llvmlite.__version__} {edition(game.package)} {sources}"
    digest = hashlib.blake2b(made_of.encode(), digest_size=8).hexdigest()
    path = user_cache_path("ludotheque") / "static" / digest / f"{game.package}{'.so' if here else '.wasm'}"
    if not path.exists():
        build(game.name, path.with_name(f"new-{path.name}"), here)
        path.with_name(f"new-{path.name}").replace(path)
    return path


def need_linker() -> None:
    if find_spec("ziglang") is None:
        raise LudothequeError("compiling for browsers needs a linker: pip install ludotheque[static].")
