// A house in a worker of this page: the same questions and the same answers, without a network.
import { fileAt, nameOf, own } from "./addresses";
import type { Parts } from "./edition";
import type { House, Said, Wire } from "./wire";

/** What the page says to the worker. */
export type ToHouse =
  | { do: "open"; parts: Parts; base: string; pace?: number } // seconds that bots and dice take
  | { do: "ask"; id: number; method: string; path: string; body: string }
  | { do: "bring"; game: string }
  | { do: "dial"; id: number; table: string; since: number }
  | { do: "say"; id: number; text: string }
  | { do: "hang-up"; id: number };

/** Whether tables outlive the page: all, none, or those of a newer edition, which can only be read. */
export type Keeps = "all" | "newer" | "nothing";

/** What the worker says to the page. */
export type FromHouse =
  | { say: "answer"; id: number; ok: boolean; text: string }
  | { say: "open" | "closed"; id: number }
  | { say: "heard"; id: number; text: string }
  | { say: "fetched"; bytes: number; of: number }
  | { say: "ready"; keeps: Keeps }
  | { say: "elsewhere" | "gone" }
  | { say: "broken"; why: string };

const BOX = /^\/api\/games\/(\w+)$/;

/** Written when the edition was made: shelf, rulebooks, lessons, words and drawings. The rest only the worker knows. */
const MADE = /^\/api\/(house$|games(\/\w+(\/guide|\/lesson|\/art\/[\w.-]+)?)?$|words\/)/;

export function madeFiles(path: string): string[] {
  const [, language, game] = path.match(/^\/api\/words\/(\w+)(?:\?game=(\w+))?$/) ?? [];
  if (language) return [`/api/words/${language}.ftl`, ...(game ? [`/api/words/${language}/${game}.ftl`] : [])];
  return [path.includes("/art/") ? path : `${path}.json`];
}

async function readFiles(paths: string[]): Promise<Said> {
  const answers = await Promise.all(paths.map((path) => fetch(fileAt(path))));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return { ok: answers.every(({ ok }) => ok), text: texts.join("\n") };
}

export class Rooms implements House {
  readonly isFar = false;
  state = $state<"closed" | "coming" | "ready" | "elsewhere" | "broken" | "gone">("closed");
  keeps = $state<Keeps>("all");
  share = $state(0); // of what has to come, from 0 to 1
  private settle = (): void => {};
  /** When there is nothing more urgent to fetch. */
  readonly settled = new Promise<void>((settle) => (this.settle = settle));
  private worker: Worker | undefined;
  private readonly answers = new Map<number, (said: Said) => void>();
  private readonly wires = new Map<number, Wire>();
  private count = 0;

  constructor(private readonly parts: Parts) {}

  async ask(method: string, path: string, body = ""): Promise<Said> {
    if (method === "GET" && MADE.test(path)) {
      const game = path.match(BOX)?.[1];
      return readFiles(madeFiles(path)).finally(() => game && this.post({ do: "bring", game })); // who reads may play
    }
    if (method === "POST" && path === "/api/tables") void navigator.storage?.persist?.(); // there is something to lose
    const id = ++this.count;
    this.post({ do: "ask", id, method, path, body });
    return new Promise((resolve) => this.answers.set(id, resolve));
  }

  dial(table: string, since: number): Wire {
    const id = ++this.count;
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.post({ do: "say", id, text }),
      close: () => (this.wires.delete(id), this.post({ do: "hang-up", id })),
    };
    this.wires.set(id, wire);
    this.post({ do: "dial", id, table, since });
    return wire;
  }

  private post(message: ToHouse): void {
    this.worker ??= this.open();
    this.worker.postMessage(message);
  }

  private open(): Worker {
    const worker = new Worker(new URL("./worker/house.ts", import.meta.url), { type: "module" });
    this.state = "coming";
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data);
    worker.onerror = (event) => this.hear({ say: "broken", why: event.message });
    worker.postMessage({ do: "open", parts: this.parts, base: own() } satisfies ToHouse);
    return worker;
  }

  /** The worker holds a lock as long as it lives, or until another page takes the house over. */
  private watch(): void {
    const over = (): void => {
      if (this.state === "ready") this.hear({ say: "gone" });
    };
    navigator.locks?.request(nameOf(own()), over).catch(() => {}); // not where nothing is kept
  }

  private hear(said: FromHouse): void {
    if (said.say === "answer") {
      this.answers.get(said.id)?.(said);
      this.answers.delete(said.id);
    } else if (said.say === "heard") this.wires.get(said.id)?.onmessage?.({ data: said.text });
    else if (said.say === "open") this.wires.get(said.id)?.onopen?.();
    else if (said.say === "closed") this.wires.get(said.id)?.onclose?.();
    else if (said.say === "fetched") this.share = said.bytes / said.of;
    else {
      if (said.say === "broken") console.error(said.why);
      if (said.say === "ready") {
        this.keeps = said.keeps;
        this.watch();
      }
      this.state = said.say;
      this.settle();
    }
  }
}
