"""The notebooks of `examples/` run, cell after cell, and draw what they are there to draw."""

import ast
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SVG = "{http://www.w3.org/2000/svg}svg"


def cells(path):
    told = json.loads(path.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in told if cell["cell_type"] == "code"]


def run(source, names):
    """Runs a cell; what its last line is worth, as a notebook would show it."""
    *lines, last = ast.parse(source).body
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return exec(compile(ast.Module([last], []), "cell", "exec"), names)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_notebook(path):
    names = {}
    shown = [run(source, names) for source in cells(path)]
    pictures = [ElementTree.fromstring(thing._repr_svg_()) for thing in shown if hasattr(thing, "_repr_svg_")]
    assert pictures and all(picture.tag == SVG for picture in pictures)
