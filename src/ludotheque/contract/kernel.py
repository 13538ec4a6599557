"""`kernel` compiles a rule; `specialise` binds generic compiled code to one game.

`inlined` is a kernel for the few small functions of inner loops, where a call would cost more than its work.
With NUMBA_DISABLE_JIT=1 the very same functions run interpreted. Kernels keep integers within 63 bits:
signed overflow is undefined in compiled code.
"""

import hashlib
import importlib.util
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from .memory import INTERPRETED

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
GENERIC_ROOMS = ("contract", "bots", "lab/rollout.py")
NOT_COMPILED = {"tools", "guide.toml", "lesson.toml"}  # of a game
specialised: dict[str, str] = {}  # generic modules that were loaded for a game, and its package


def home_of(module: str) -> str:
    """The package that a module's compiled code is kept for: the game around it, which is where a rulebook lies; none
    for the code that all games share; else its own."""
    if module in specialised:
        return specialised[module]
    own = package = getattr(sys.modules.get(module), "__package__", "") or ""
    while package:
        if is_game(package):
            return package
        package = package.rpartition(".")[0]
    return "" if own.partition(".")[0] == __name__.partition(".")[0] else own


def is_game(package: str) -> bool:
    return (folder_of(package) / "rulebook.toml").is_file()


def folder_of(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None and spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations)))


def sources(package: str) -> Iterator[Path]:
    """All that the compiled code of a package may depend on."""
    rooms = [PACKAGE / room for room in GENERIC_ROOMS] if not package or is_game(package) else [PACKAGE]
    for folder in [*rooms, folder_of(package)] if package else rooms:
        for path in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
            if path.suffix in (".py", ".toml") and NOT_COMPILED.isdisjoint(path.relative_to(folder).parts):
                yield path


@cache
def edition(package: str) -> str:
    """A digest of the rules of a game and of all that plays them, the same on every machine that has the same."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sources(package):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def compiled(rule: F, **options: bool) -> F:
    if INTERPRETED:
        return rule
    from .compiled import compiled_for

    code: F = compiled_for(home_of(rule.__module__), rule, **options)
    return code


def kernel(rule: F) -> F:
    return compiled(rule)


def inlined(rule: F) -> F:
    return compiled(rule, forceinline=True)


@cache
def specialise(module: str, package: str, **kernels: Any) -> ModuleType:
    """Load a generic module once more for a game, with that game's kernels as its globals.

    Closures over kernels would miss Numba's disk cache at every start; a module of its own name does not. As compiled
    code is kept by that name, it tells which kernels it was made of.
    """
    generic = importlib.util.find_spec(module)
    assert generic is not None and generic.origin is not None
    given = [f"{k.__module__}.{k.__qualname__}" if callable(k) else str(k) for k in kernels.values()]
    name = f"{module}_{hashlib.blake2b(' '.join([package, *given]).encode(), digest_size=6).hexdigest()}"
    spec = importlib.util.spec_from_file_location(name, generic.origin)
    assert spec is not None and spec.loader is not None
    specialised[name] = package
    special = importlib.util.module_from_spec(spec)
    special.__dict__.update(kernels)
    sys.modules[name] = special
    spec.loader.exec_module(special)
    return special
