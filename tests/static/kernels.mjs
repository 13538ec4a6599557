// A game's library with a memory of its own.
import { readFileSync } from "node:fs";

export async function open(path) {
  const memory = new WebAssembly.Memory({ initial: 256 });
  const global = (value, mutable = false) => new WebAssembly.Global({ value: "i32", mutable }, value);
  const env = {
    memory,
    __stack_pointer: global(1 << 20, true),
    __memory_base: global(2 << 20),
    __table_base: global(0),
    __indirect_function_table: new WebAssembly.Table({ initial: 64, element: "anyfunc" }),
    exp: Math.exp,
    pow: Math.pow,
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(path), { env });
  instance.exports.__wasm_call_ctors?.();
  instance.exports.__wasm_apply_data_relocs?.();
  let top = 4 << 20;
  const room = (bytes) => {
    const at = (top + 63) & ~63;
    top = at + Math.max(bytes, 8);
    if (top > memory.buffer.byteLength) memory.grow(Math.ceil((top - memory.buffer.byteLength) / 65536) + 1);
    return at;
  };
  return { kernels: instance.exports, memory, room };
}
