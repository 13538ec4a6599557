// Python in a worker: its parts are fetched packed, and of a game what its rules need when somebody first plays it.
import type { Parts } from "../edition";

/** As much of Pyodide as is used here. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array): void };
  pyimport(module: string): any; // eslint-disable-line @typescript-eslint/no-explicit-any
  globals: { get(name: string): unknown };
}

const HOME = "/ludotheque";
const PACKED = ".pack";
const LIBRARY = "python/library.zip";
const ENGINE = "python/pyodide.asm.wasm";
const HOUSE = "python/house";

export type Progress = (bytes: number, of: number) => void;

export class Engine {
  private constructor(
    readonly python: Python,
    private readonly fetched: Fetcher,
    private readonly parts: Parts,
  ) {}

  private readonly brought = new Map<string, Promise<void>>();

  static async open(parts: Parts, base: string, progress: Progress = () => {}): Promise<Engine> {
    const fetcher = new Fetcher(parts, base, progress);
    fetcher.expect(ENGINE, LIBRARY, HOUSE);
    const house = fetcher.bytes(HOUSE);
    fetcher.intercept(ENGINE, LIBRARY);
    const { loadPyodide } = await import(/* @vite-ignore */ `${base}python/pyodide.mjs`);
    const games = Object.entries(parts.games).map((named) => named.join("="));
    const python = (await loadPyodide({
      indexURL: `${base}python/`,
      stdLibURL: base + LIBRARY,
      lockFileContents: { info: parts.engine, packages: {} },
      env: { HOME, PYTHONPATH: HOME, LUDOTHEQUE_KERNELS: `${HOME}/kernels`, LUDOTHEQUE_SHELF: games.join(" ") },
    })) as Python;
    python.FS.mkdirTree(`${HOME}/kernels`);
    unpack(python, await house);
    return new Engine(python, fetcher, parts);
  }

  /** Before a game is opened the first time: its rules, compiled. */
  bring(game: string): Promise<void> {
    const known = this.parts.games[game];
    if (!known) return Promise.resolve();
    const before = this.brought.get(game);
    if (before) return before;
    const coming = this.fetched.bytes(`kernels/${known}.wasm`).then((code) => {
      this.python.FS.writeFile(`${HOME}/kernels/${known}.wasm`, new Uint8Array(code));
    });
    coming.catch(() => this.brought.delete(game));
    this.brought.set(game, coming);
    return coming;
  }
}

/** A list of files and where they begin, then their bytes: as `packing.py` writes it. */
function unpack(python: Python, pack: ArrayBuffer): void {
  const start = 4 + new DataView(pack).getUint32(0, true);
  const listed = JSON.parse(new TextDecoder().decode(pack.slice(4, start))) as Record<string, [number, number]>;
  for (const [name, [from, until]] of Object.entries(listed)) {
    python.FS.mkdirTree(`${HOME}/${name}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`${HOME}/${name}`, new Uint8Array(pack, start + from, until - from));
  }
}

class Fetcher {
  private done = 0;
  private total = 0;
  private readonly fetch = globalThis.fetch.bind(globalThis);

  constructor(
    private readonly parts: Parts,
    private readonly base: string,
    private readonly progress: Progress,
  ) {}

  expect(...names: string[]): void {
    for (const name of names) this.total += this.parts.sizes[name + PACKED] ?? 0;
  }

  async bytes(name: string): Promise<ArrayBuffer> {
    return (await this.open(name)).arrayBuffer();
  }

  /** What Pyodide asks for under its own names comes packed. */
  intercept(...names: string[]): void {
    globalThis.fetch = (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      const name = names.find((name) => address === this.base + name);
      return name ? this.open(name) : this.fetch(input, init);
    };
  }

  private async open(name: string): Promise<Response> {
    const response = await this.fetch(this.base + name + PACKED);
    if (!response.ok || !response.body) throw new Error(`${name} cannot be fetched (${response.status})`);
    const counted = response.body.pipeThrough(this.counting()).pipeThrough(new DecompressionStream("gzip"));
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(counted, { headers: { "content-type": type } });
  }

  private counting(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.done += chunk.byteLength;
        this.progress(this.done, Math.max(this.done, this.total));
        controller.enqueue(chunk);
      },
    });
  }
}
