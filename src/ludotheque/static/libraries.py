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
from .once import once


def library_for(game: Game, here: bool = False) -> Path:
    """A game's library of WebAssembly, or of this machine's code. Its name changes with any source it is made of."""
    sources = "".join((PACKAGE / "static" / name).read_text("utf-8") for name in ("building.py", "exports.py"))
    made_of = f"{numba.__version__} {llvmlite.__version__} {edition(game.package)} {sources}"
    digest = hashlib.blake2b(made_of.encode(), digest_size=8).hexdigest()
    path = user_cache_path("ludotheque") / "static" / digest / f"{game.package}{'.so' if here else '.wasm'}"
    return once(path, lambda workshop: build(game.name, workshop / path.name, here))


def need_tools() -> None:
    if not all(map(find_spec, ("ziglang", "deflate"))):
        raise LudothequeError(
            "what browsers get is linked and packed with other tools: pip install ludotheque[static]."
        )
