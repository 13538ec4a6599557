"""Run by Pyodide, in /work: `house` holds all that the house needs but Python itself, `library.zip` Python's library.

Everything is compiled for the Python that browsers get, without texts, line numbers and the types of functions,
and of the library only what is imported is left. Written are `small.zip`, and `small.pack`: a list of
files and where they begin, then their bytes.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import sys
from pathlib import Path
from types import CodeType
from typing import Any

WORK = Path("/work")
HOUSE = WORK / "house"
# What Python, Pyodide and errors ask for by themselves
ALWAYS = ("encodings/__init__", "encodings/aliases", "encodings/utf_8", "encodings/ascii", "encodings/latin_1")
ERRORS = ("traceback", "linecache", "tokenize", "token", "textwrap", "_colorize", "codeop")
TEXTS_NEEDED = ("_pyodide/_core_docs",)


class Untyped(ast.NodeTransformer):
    """Functions without the types of what they take and give; those of classes say what their instances hold."""

    def visit_arg(self, arg: ast.arg) -> ast.arg:
        arg.annotation = None
        return arg

    def visit(self, node: Any) -> Any:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        return super().visit(node)


def bare(code: CodeType) -> CodeType:
    """The same code; where a line stands is said of none of its instructions, eight of them with each byte."""
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * eights + (bytes([0xF7 + rest]) if rest else b"")
    inner = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=inner)


def compiled(source: bytes, name: str) -> bytes:
    texts = name.startswith(TEXTS_NEEDED)
    tree = ast.parse(source, name)
    tree = tree if b"singledispatch" in source else Untyped().visit(tree)  # which reads the types of functions
    code = bare(compile(tree, name, "exec", dont_inherit=True, optimize=1 if texts else 2))
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def modules() -> list[str]:
    names = (path.relative_to(HOUSE).with_suffix("").parts for path in sorted(HOUSE.rglob("*.py")))
    return [".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in names]


def imported() -> set[str]:
    """The files of the library that are in use once the whole house is loaded."""
    for name in modules():
        importlib.import_module(name)
    origins = (getattr(getattr(module, "__spec__", None), "origin", None) for module in sys.modules.values())
    return {origin.partition(".zip/")[2] for origin in origins if origin and ".zip/" in origin}


def write_library(used: set[str]) -> None:
    import zipfile  # after it was seen what the house imports

    with zipfile.ZipFile(WORK / "library.zip") as whole, zipfile.ZipFile(WORK / "small.zip", "w") as small:
        wanted = used | {f"{name}.py" for name in (*ALWAYS, *ERRORS)}
        for name in sorted(wanted & set(whole.namelist())):
            if name.endswith(".py"):
                small.writestr(zipfile.ZipInfo(f"{name}c"), compiled(whole.read(name), name))


def write_house() -> None:
    listed: dict[str, tuple[int, int]] = {}
    content = bytearray()
    for path in sorted(path for path in HOUSE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        name, kept = str(path.relative_to(HOUSE)), path.read_bytes()
        if path.suffix == ".py":
            name, kept = f"{name}c", compiled(kept, name)
        elif path.suffix == ".ftl":
            kept = b""  # there the client has the words
        listed[name] = len(content), len(content) + len(kept)
        content += kept
    index = json.dumps(listed, separators=(",", ":")).encode()
    (WORK / "small.pack").write_bytes(len(index).to_bytes(4, "little") + index + content)


if __name__ == "__main__":
    sys.path.insert(0, str(HOUSE))
    write_library(imported())
    write_house()
