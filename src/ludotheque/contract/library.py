"""A game's kernels as a library of compiled code: where neither Numba nor NumPy is, and a library is at hand, they are
called in the place of the interpreted ones. In a browser it is WebAssembly; Python's own loader opens both.

`LUDOTHEQUE_KERNELS` names the folder; a library is called as its game's package is.
"""

import ctypes
import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .exports import NUMBER, RECORD, Kinds
from .kernel import F, home_of, kernel
from .memory import INTERPRETED, address

PREFIX = "ludo_"
SUFFIX = ".wasm" if os.uname().sysname == "Emscripten" else ".so"


class Library:
    def __init__(self, path: Path):
        self.code = ctypes.CDLL(str(path))

    def kernel(self, name: str, kinds: Kinds) -> Callable[..., Any]:
        """Takes what the interpreted kernel takes: of a record its address, of rows the address and the lengths."""
        function = self.code[PREFIX + name]
        function.restype = ctypes.c_int32
        function.argtypes = [kind for each in kinds for kind in plain(each)]

        def call(*given: Any) -> int:
            flat: list[int] = []
            for kind, value in zip(kinds, given, strict=True):
                if kind == NUMBER:
                    flat.append(int(value))
                elif kind == RECORD:
                    flat.append(value.address)
                elif len(value):
                    flat += (address(value), *value.shape)
                else:
                    flat += (0, *[0] * len(kind))
            return int(function(*flat))

        return call

    def kernels(self, exports: Mapping[str, Kinds]) -> dict[str, Callable[..., Any]]:
        """Those of a list that it has."""
        return {name: self.kernel(name, kinds) for name, kinds in exports.items() if hasattr(self.code, PREFIX + name)}


def plain(kind: str) -> list[Any]:
    """How a value travels."""
    if kind == NUMBER:
        return [ctypes.c_int32]
    return [ctypes.c_void_p, *[ctypes.c_int32] * (0 if kind == RECORD else len(kind))]


own_exports: dict[str, dict[str, tuple[Any, Kinds]]] = {}  # by package: kernels that a game's own Python calls


def exported(*kinds: str) -> Callable[[F], F]:
    """A kernel that takes long, and that a game's own Python calls: its library has it too."""

    def keep(rule: F) -> F:
        package, name = home_of(rule.__module__), rule.__name__
        code: Any = compiled_kernels(package, {name: kinds}).get(name) or kernel(rule)
        own_exports.setdefault(package, {})[name] = code, kinds
        found: F = code
        return found

    return keep


@cache
def library_of(package: str) -> Library | None:
    """A game's compiled code, if it is needed and there."""
    path = Path(os.environ.get("LUDOTHEQUE_KERNELS", "")) / f"{package}{SUFFIX}"
    return Library(path) if INTERPRETED and "LUDOTHEQUE_KERNELS" in os.environ and path.is_file() else None


def compiled_kernels(package: str, exports: Mapping[str, Kinds]) -> dict[str, Callable[..., Any]]:
    """Of a list of kernels, those that a game's library has; none without a library."""
    library = library_of(package)
    return library.kernels(exports) if library else {}
