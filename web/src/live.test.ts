import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, waitBefore, type Status } from "./live";
import { digest } from "./changes";
import type { EntryView, Frame, Say, Update } from "./messages";
import type { Wire } from "./wire";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly since: number) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const entry = (seq: number): EntryView => ({ seq, kind: "house" });
const update = (seq: number, ...seqs: number[]) => ({ type: "update", seq, entries: seqs.map(entry) }) as unknown as Update;

function table(since = 0) {
  const wires: FakeWire[] = [];
  const heard: number[] = [];
  const frames: Frame[] = [];
  const statuses: Status[] = [];
  const told: string[] = [];
  const dial = (at: number) => (wires.push(new FakeWire(at)), wires.at(-1)!);
  const ears = {
    heard: ({ frame }: Update, fresh: EntryView[]) => {
      frames.push(frame);
      heard.push(...fresh.map(({ seq }) => seq));
    },
    connected: (status: Status) => void statuses.push(status),
    noticed: (text: string) => void told.push(text),
    parted: ({ id }: Say) => void told.push(id),
  };
  const live = new Live(dial, ears, since);
  live.start();
  return { live, wires, heard, frames, statuses, told };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void (vi.useRealTimers(), vi.restoreAllMocks()));

describe("after a loss", () => {
  it("the wire comes back and asks for what came after the last number", () => {
    const { wires, heard, statuses } = table(3);
    expect(wires[0]!.since).toBe(3);
    wires[0]!.onopen!();
    wires[0]!.say(update(5, 4, 5));
    wires[0]!.onclose!();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(wires[1]!.since).toBe(5);
    wires[1]!.onopen!();
    wires[1]!.say(update(7, 6, 7));
    expect(heard).toEqual([4, 5, 6, 7]);
    expect(statuses.at(-1)).toBe("live");
  });

  it("who is told that it is over does not come back", async () => {
    const { live, wires, told } = table();
    wires[0]!.onopen!();
    wires[0]!.say({ type: "notice", text: "Bonjour" });
    const answer = live.send({ do: "throw" });
    wires[0]!.say({ type: "parting", say: { id: "refused-gone" } });
    wires[0]!.onclose!();
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
    expect(wires[0]!.closed).toBe(true);
    expect(told).toEqual(["Bonjour", "refused-gone"]);
    expect((await answer).refusal).not.toBeNull();
  });

  it("nothing is heard twice", () => {
    const { wires, heard } = table();
    wires[0]!.say(update(2, 1, 2));
    wires[0]!.say(update(3, 2, 3));
    expect(heard).toEqual([1, 2, 3]);
  });

  it("waits twice as long each time, up to eight seconds", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect([0, 1, 2, 3, 4, 5, 9].map(waitBefore)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    vi.spyOn(Math, "random").mockReturnValue(0.9999);
    expect([0, 1, 4, 9].map(waitBefore).map(Math.round)).toEqual([250, 500, 4000, 4000]);
  });

  it("does not come back in step with the others", () => {
    expect(new Set(Array.from({ length: 20 }, () => waitBefore(3))).size).toBeGreaterThan(10);
  });

  it("begins anew once it was open", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { wires } = table();
    wires[0]!.onclose!();
    vi.advanceTimersByTime(500);
    wires[1]!.onclose!();
    vi.advanceTimersByTime(999);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    wires[2]!.onopen!();
    wires[2]!.onclose!();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(4);
  });

  it("comes back at once when the network says so", () => {
    const { live, wires } = table();
    live.drop();
    expect(wires[0]!.closed).toBe(true);
    live.retry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(2);
  });

  it("a wire that was given up says nothing more", () => {
    const { live, wires, heard } = table();
    live.drop();
    wires[0]!.say(update(1, 1));
    expect(heard).toEqual([]);
  });
});

describe("a change", () => {
  const whole = (seq: number) => ({ ...update(seq), frame: { ply: seq }, table: { watchers: 0 } });
  const change = (seq: number, digest: number) => ({ type: "change", seq, entries: [entry(seq)], frame: { ply: seq }, digest });
  const plies = (wire: FakeWire) => wire.sent.map((text) => JSON.parse(text).action);

  it("is heard as the update that it makes", () => {
    const { wires, heard, frames } = table(2);
    wires[0]!.onopen!();
    wires[0]!.say(whole(2));
    wires[0]!.say(change(3, digest({ ply: 3 } as Frame)));
    expect(heard).toEqual([3]);
    expect(frames).toEqual([{ ply: 2 }, { ply: 3 }]);
    expect(wires[0]!.sent).toEqual([]);
  });

  it("that does not fit makes it look again, once, and nothing is missed", async () => {
    const { live, wires, heard, frames } = table(2);
    wires[0]!.onopen!();
    wires[0]!.say(whole(2));
    const done = live.send({ do: "throw" });
    wires[0]!.say({ ...change(3, 1), done: [1] });
    wires[0]!.say(change(4, 1));
    expect((await done).refusal).toBeNull();
    expect(plies(wires[0]!)).toEqual([{ do: "throw" }, { do: "show", since: 2 }]);
    expect(heard).toEqual([]);
    wires[0]!.say({ ...whole(4), entries: [entry(3), entry(4)] });
    wires[0]!.say(change(5, digest({ ply: 5 } as Frame)));
    expect(heard).toEqual([3, 4, 5]);
    expect(frames.at(-1)).toEqual({ ply: 5 });
  });
});

describe("an action", () => {
  it("is answered by its own number", async () => {
    const { live, wires } = table();
    wires[0]!.onopen!();
    const first = live.send({ do: "throw" });
    const second = live.send({ do: "resign" });
    const refusal = { kind: "turn", say: { id: "no" } };
    const refs = wires[0]!.sent.map((text) => JSON.parse(text).ref);
    wires[0]!.say({ type: "reply", ref: refs[1], seq: 0, refusal });
    wires[0]!.say({ type: "reply", ref: refs[0], seq: 1 });
    expect((await first).refusal).toBeNull();
    expect((await second).refusal).toEqual(refusal);
  });

  it("that is only tried comes with its preview", async () => {
    const { live, wires } = table();
    wires[0]!.onopen!();
    const tried = live.send({ do: "try", move: "e2-e4" });
    const preview = { marks: [], lines: [{ say: { id: "log-x" }, rule: "x" }] };
    wires[0]!.say({ type: "reply", ref: JSON.parse(wires[0]!.sent[0]!).ref, seq: 0, preview });
    expect(await tried).toEqual({ refusal: null, preview });
  });

  it("made while the wire is being laid waits, and is sent", async () => {
    const { live, wires } = table();
    const asked = live.send({ do: "throw" });
    expect(wires[0]!.sent).toEqual([]);
    wires[0]!.onopen!();
    const { ref, action } = JSON.parse(wires[0]!.sent[0]!);
    expect(action).toEqual({ do: "throw" });
    wires[0]!.say({ type: "reply", ref, seq: 1 });
    expect((await asked).refusal).toBeNull();
  });

  it("that was never sent is refused, not in doubt, and is not sent later", async () => {
    const { live, wires } = table();
    const asked = live.send({ do: "throw" });
    wires[0]!.onclose!();
    expect((await asked).refusal?.say.id).toBe("ui-offline-refused");
    vi.advanceTimersByTime(500);
    wires[1]!.onopen!();
    expect(wires[1]!.sent).toEqual([]);
  });

  it("without a network is refused at once", async () => {
    const { live } = table();
    live.drop();
    expect((await live.send({ do: "throw" })).refusal?.say.id).toBe("ui-offline-refused");
  });

  it("cut off in the middle says that nobody knows", async () => {
    const { live, wires } = table();
    wires[0]!.onopen!();
    const asked = live.send({ do: "throw" });
    wires[0]!.onclose!();
    expect((await asked).refusal?.say.id).toBe("ui-offline-unsure");
  });

  it("left behind at the end of the page is answered too, and no wire comes back", async () => {
    const { live, wires } = table();
    wires[0]!.onopen!();
    const asked = live.send({ do: "throw" });
    live.stop();
    expect((await asked).refusal).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
