// The wire to a table: it says what it heard, and after a loss it comes back and asks exactly for what is missing.
import { changed, digest } from "./changes";
import type { Action, Change, Hint, Notice, Parting, Preview, Refusal, Reply, EntryView, Say, Update } from "./messages";
import type { Wire } from "./wire";

export type Status = "connecting" | "live" | "lost";

export interface Ears {
  heard(update: Update, fresh: EntryView[]): void;
  connected(status: Status): void;
  noticed(text: string): void; // what the host announces
  parted(say: Say): void; // there is nothing more to see here
}

const FIRST_WAIT = 500; // milliseconds
const LONGEST_WAIT = 8000;

/** Twice as long each time; jitter of up to a half, so that a house that stands up again is not run over by everybody at once. */
export function waitBefore(attempt: number): number {
  const longest = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
  return longest * (1 - Math.random() / 2);
}

/** Done and durable unless there is a refusal; a move that was only tried comes with its preview, a question with hints. */
export interface Answer {
  refusal: Refusal | null;
  preview: Preview | null;
  advice?: Hint[];
}

export const unsaid = (id: string): Answer => ({ refusal: { kind: "busy", say: { id } }, preview: null });

export class Live {
  private wire: Wire | null = null;
  private open = false;
  private closed = false;
  private attempt = 0;
  private ref = 0;
  private last: Update | undefined; // over this wire: changes are told of it
  private unsent: string[] = []; // touched while the wire was still being laid
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  constructor(
    private readonly dial: (since: number) => Wire,
    private readonly ears: Ears,
    public seq = 0,
  ) {}

  start(): void {
    clearTimeout(this.timer);
    this.ears.connected(this.attempt ? "lost" : "connecting");
    const wire = this.dial(this.seq);
    this.wire = wire;
    this.last = undefined;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => this.read(wire, event.data);
    wire.onclose = () => this.lost(wire);
  }

  /** Do not wait for the next attempt: the network says it is back. */
  retry(): void {
    if (this.wire === null && !this.closed) this.start();
  }

  /** The network says it is gone, whatever the socket believes. */
  drop(): void {
    const wire = this.wire;
    if (!wire) return;
    wire.close();
    this.lost(wire);
  }

  stop(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.wire?.close();
    this.wire = null;
    this.answerAll(unsaid("ui-lost"));
  }

  send(action: Action): Promise<Answer> {
    if (!this.wire) return Promise.resolve(unsaid("ui-offline-refused"));
    const ref = this.say(action);
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  /** Whether this page can be seen. A wire that is laid later says so from the start. */
  show(seen: boolean): void {
    if (this.wire) this.say({ do: "sight", seen });
  }

  private say(action: Action): number {
    const message = JSON.stringify({ ref: ++this.ref, action });
    if (this.open) this.wire!.send(message);
    else this.unsent.push(message);
    return this.ref;
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.open = true;
    this.attempt = 0;
    this.ears.connected("live");
    for (const message of this.unsent.splice(0)) wire.send(message);
  }

  private read(wire: Wire, text: string): void {
    if (wire !== this.wire) return;
    const message = JSON.parse(text) as Update | Change | Reply | Notice | Parting;
    if (message.type === "notice") return this.ears.noticed(message.text);
    if (message.type === "parting") {
      this.stop();
      return this.ears.parted(message.say);
    }
    if (message.type === "reply") {
      const { ref, refusal = null, preview = null, advice } = message;
      return this.answer(ref, advice ? { refusal, preview, advice } : { refusal, preview });
    }
    const update = this.whole(message);
    if (!update) return this.lookAgain(wire, message.done);
    const fresh = update.entries.filter((entry) => entry.seq > this.seq);
    this.last = update;
    this.seq = Math.max(this.seq, update.seq);
    this.ears.heard(update, fresh);
    for (const ref of update.done ?? []) this.answer(ref, { refusal: null, preview: null });
  }

  /** The update that a message makes; undefined if this page has lost track of what the house shows. */
  private whole(message: Update | Change): Update | undefined {
    if (message.type === "update") return message;
    const update = this.last && changed(this.last, message);
    return update && (message.digest === undefined || digest(update.frame) === message.digest) ? update : undefined;
  }

  /** The house shows everything once more, with the entries that this page has not heard. */
  private lookAgain(wire: Wire, done: number[] = []): void {
    if (this.last) wire.send(JSON.stringify({ ref: ++this.ref, action: { do: "show", since: this.seq } }));
    this.last = undefined; // what comes before it means nothing
    for (const ref of done) this.answer(ref, { refusal: null, preview: null });
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire) return;
    const answer = unsaid(this.open ? "ui-offline-unsure" : "ui-offline-refused");
    this.wire = null;
    this.open = false;
    this.unsent = [];
    if (this.closed) return;
    this.ears.connected("lost");
    this.answerAll(answer);
    this.timer = setTimeout(() => this.start(), waitBefore(this.attempt++));
  }

  private answer(ref: number, answer: Answer): void {
    this.waiting.get(ref)?.(answer);
    this.waiting.delete(ref);
  }

  private answerAll(answer: Answer): void {
    for (const ref of [...this.waiting.keys()]) this.answer(ref, answer);
  }
}
