"""A game's kernels as one library of compiled code: the LLVM code that Numba makes of them, optimised as a whole for
WebAssembly, or for this machine.

Every kernel is exported as `ludo_NAME` with a plain signature (`contract/exports.py`): a record is an address, a number
32 bits, a row its address and its lengths. A kernel that raises is a trap.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types
from numba.core.registry import cpu_target

from ..contract import Game
from ..contract.library import PREFIX

BROWSER = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
LINKER = (sys.executable, "-m", "ziglang")
I32, I64, ADDRESS = ir.IntType(32), ir.IntType(64), ir.PointerType()


def build(name: str, path: Path, here: bool = False) -> Path:
    """In a process of its own, in which Numba neither optimises for this machine nor keeps what it made."""
    command = [sys.executable, "-m", __name__, name, str(path), *(["--here"] if here else [])]
    environment = os.environ | {"NUMBA_OPT": "0", "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"the kernels of {name} cannot be compiled: {done.stderr[-2000:]}")
    return path


def build_here(game: Game, path: Path, here: bool) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    triple = llvm.get_process_triple() if here else BROWSER
    features = "" if here else FEATURES
    target = llvm.Target.from_triple(triple)
    machine = target.create_target_machine(opt=3, features=features, reloc="pic", codemodel="default")
    whole, names = linked(game)
    module = optimised(whole, names, triple, machine)
    path.parent.mkdir(parents=True, exist_ok=True)
    code = path.with_suffix(".o")
    code.write_bytes(machine.emit_object(module))
    browser = ["wasm-ld", "-shared", "--experimental-pic", "--allow-undefined", "--gc-sections", "--strip-all", "-O2"]
    kind = ["ld.lld", "-shared"] if here else [*browser, *(f"--export={name}" for name in names)]
    subprocess.run([*LINKER, *kind, str(code), "-o", str(path)], check=True)
    code.unlink()


def linked(game: Game) -> tuple[str, list[str]]:
    """All kernels of a game in one module, as text, and the names that are exported."""
    from .exports import exports_of

    context, exports, names = cpu_target.target_context, ir.Module("exports"), []
    context.refresh()
    libraries: dict[Any, None] = {}
    for name, kernel, given in exports_of(game):
        kernel.compile(given)
        result = kernel.overloads[given]
        names.append(export(exports, context, name, result))
        libraries[result.library] = None
    whole = llvm.parse_assembly(str(exports))
    for library in libraries:
        whole.link_in(library._get_module_for_linking(), preserve=True)
    return str(whole), names


def export(module: Any, context: Any, name: str, result: Any) -> str:
    """A function of plain arguments that calls a kernel."""
    kernel_type = result.signature
    answers = kernel_type.return_type != types.none
    arguments = [each for kind in kernel_type.args for each in plain(kind)]
    function = ir.Function(module, ir.FunctionType(I32, arguments), PREFIX + name)
    builder, given = ir.IRBuilder(function.append_basic_block()), iter(function.args)
    taken = [received(builder, context, kind, given) for kind in kernel_type.args]
    kernel = context.declare_function(module, result.fndesc)
    status, answer = context.call_conv.call_function(builder, kernel, kernel_type.return_type, kernel_type.args, taken)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    if not answers:
        builder.ret(I32(0))
    else:
        builder.ret(builder.trunc(answer, I32) if answer.type.width > 32 else builder.zext(answer, I32))
    return str(function.name)


def plain(kind: Any) -> list[Any]:
    """The plain arguments that stand for one of a kernel's."""
    if isinstance(kind, types.Array):
        return [ADDRESS, *[I32] * kind.ndim]
    return [ADDRESS if isinstance(kind, types.Record) else I32]


def received(builder: Any, context: Any, kind: Any, given: Any) -> Any:
    """One argument of a kernel, from plain ones."""
    value = next(given)
    if isinstance(kind, types.Record):
        return builder.bitcast(value, context.get_value_type(kind))
    if not isinstance(kind, types.Array):
        return builder.sext(value, I64)
    item = context.get_data_type(kind.dtype)
    lengths = [builder.sext(next(given), I64) for _ in range(kind.ndim)]
    strides = [I64(context.get_abi_sizeof(item))]
    for length in lengths[:0:-1]:
        strides.insert(0, builder.mul(strides[0], length))
    array, data = context.make_array(kind)(context, builder), builder.bitcast(value, item.as_pointer())
    context.populate_array(array, data=data, shape=lengths, strides=strides, itemsize=strides[-1], meminfo=None)
    return array._getvalue()


def optimised(text: str, names: list[str], triple: str, machine: Any) -> Any:
    """The same code for another machine: no texts of exceptions, no wrappers for Python, equal constants once."""
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.M)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = re.sub(r"^.*!numba_exception_output.*$", "", text, flags=re.M)
    text = re.sub(r"^(@\.const\.\S+ = internal) constant", r"\1 unnamed_addr constant", text, flags=re.M)
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = triple, str(machine.target_data)
    for value in [*module.functions, *module.global_variables]:
        if not value.is_declaration and value.name not in names:
            value.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return module


if __name__ == "__main__":
    from ..games import game

    build_here(game(sys.argv[1]), Path(sys.argv[2]), "--here" in sys.argv)
