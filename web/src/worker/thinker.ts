// A worker for long work on games: it takes one job at a time, and is replaced when the one it has is not wanted any more.
import type { Parts } from "../edition";
import type { FromBot, ToBot } from "./bot";

interface Job {
  game: string;
  job: Uint8Array;
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

export interface Given {
  answer: Promise<Uint8Array>;
  stop(): void;
}

export class Thinker {
  private worker: Worker | undefined;
  private waiting: Job[] = [];
  private current: Job | undefined;

  constructor(
    private readonly parts: Parts,
    private readonly base: string,
  ) {}

  /** So that nobody has to wait for it later. */
  wake(): void {
    this.worker ??= this.open();
  }

  give(game: string, job: Uint8Array): Given {
    let mine: Job;
    const answer = new Promise<Uint8Array>((resolve, reject) => this.waiting.push((mine = { game, job, resolve, reject })));
    this.next();
    return { answer, stop: () => this.stop(mine) };
  }

  private stop(job: Job): void {
    this.waiting = this.waiting.filter((one) => one !== job);
    if (this.current !== job) return;
    this.worker?.terminate();
    this.worker = this.open();
    this.current = undefined;
    this.next();
  }

  private next(): void {
    if (this.current) return;
    this.current = this.waiting.shift();
    if (!this.current) return;
    this.wake();
    this.post({ do: "work", game: this.current.game, job: this.current.job });
  }

  private open(): Worker {
    const worker = new Worker(new URL("./bot.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => this.hear(data);
    worker.postMessage({ do: "open", parts: this.parts, base: this.base } satisfies ToBot);
    return worker;
  }

  private hear(said: FromBot): void {
    const job = this.current;
    this.current = undefined;
    if ("answer" in said) job?.resolve(said.answer);
    else job?.reject(new Error(said.broken));
    this.next();
  }

  private post(message: ToBot): void {
    this.worker?.postMessage(message);
  }
}
