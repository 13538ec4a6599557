import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "./messages";
import { Reel, lasting } from "./reel";

let hidden = false;
let still = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  hidden = still = false;
});

/** Frames last 300 milliseconds; cards, which have capital letters, wait for the reader or for so long. */
function filmed(reading = Infinity) {
  const seen: string[] = [];
  const reel = new Reel();
  const moment = (name: string) => {
    const reads = name === name.toUpperCase();
    return { show: () => void seen.push(name), lasts: reads ? reading : 300, reads };
  };
  return { seen, reel, add: (...names: string[]) => reel.add(...names.map(moment)) };
}

const MANY = Array.from({ length: 40 }, (_, n) => (n % 10 === 9 ? `CARD ${n}` : `frame ${n}`));

describe("what happened", () => {
  it("is shown at once, and the next when it has been seen", () => {
    const { seen, add } = filmed();
    add("a");
    add("b");
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["a", "b"]);
  });

  it("is not waited for by who acts before it has been seen", () => {
    const { seen, reel, add } = filmed();
    add("a");
    reel.seen();
    add("b");
    expect(seen).toEqual(["a", "b"]);
    add("c");
    reel.seen(); // something waits already: it is seen in its turn
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["a", "b", "c"]);
  });

  it("does not wait for what takes no time", () => {
    const { seen, reel, add } = filmed();
    add("a");
    reel.add({ show: () => void seen.push("talk"), lasts: 0 });
    expect(seen).toEqual(["a", "talk"]);
    add("b", "c");
    reel.add({ show: () => void seen.push("more"), lasts: 0 });
    expect(seen).not.toContain("more");
    vi.advanceTimersByTime(900);
    expect(seen).toEqual(["a", "talk", "b", "c", "more"]);
  });

  it("waits behind a card until that was read", () => {
    const { seen, reel, add } = filmed();
    add("a", "CARD", "b");
    vi.advanceTimersByTime(100_000);
    expect(seen).toEqual(["a", "CARD"]);
    expect([reel.isReading, reel.length, reel.unread]).toEqual([true, 1, 0]);
    reel.goOn();
    expect(seen).toEqual(["a", "CARD", "b"]);
    expect(reel.isReading).toBe(false);
  });

  it("goes on by itself where the reader wants that, but not while nobody looks", () => {
    const { seen, add } = filmed(2000);
    hidden = true;
    add("CARD", "OTHER");
    vi.advanceTimersByTime(20_000);
    expect(seen).toEqual(["CARD"]);
    hidden = false;
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual(["CARD", "OTHER"]);
  });

  it("is never lost, however much comes at once", () => {
    const { seen, reel, add } = filmed();
    for (const name of MANY) add(name);
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(10_000);
      expect(seen.at(-1)).toBe(`CARD ${10 * i + 9}`);
      reel.goOn();
    }
    expect(seen).toEqual(MANY);
  });

  it("is seen between two things to be read, however many more of them wait", () => {
    const { seen, reel, add } = filmed();
    add("CARD", "walk", "OTHER", ...MANY);
    reel.goOn();
    expect(seen).toEqual(["CARD", "walk"]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["CARD", "walk", "OTHER"]);
  });

  it("is hurried by a touch as far as the next thing to be read", () => {
    const { seen, reel, add } = filmed();
    add("a", "b", "c", "CARD", "d", "e");
    expect(reel.hurry()).toBe(true);
    expect(seen).toEqual(["a", "b", "c", "CARD"]);
    expect(reel.hurry()).toBe(true);
    expect(seen).toEqual(["a", "b", "c", "CARD", "d", "e"]);
    expect(reel.hurry()).toBe(false);
  });

  it("can be taken all at once by who wants to pass over it, the card that lies open included", () => {
    const { seen, reel, add } = filmed();
    add("a", "CARD", "b", "OTHER");
    reel.hurry();
    expect(reel.takeAll()).toHaveLength(3);
    expect([reel.length, reel.isReading]).toEqual([0, false]);
    add("c");
    expect(seen).toEqual(["a", "CARD", "c"]);
  });
});

describe("a frame is looked at", () => {
  const frame = (ply: number, more: Partial<Frame> = {}) => ({ ply, thrower: -1, pieces: [], marks: [], trays: [], ...more }) as unknown as Frame;
  const moved = { pieces: [{ id: "p", kind: "pawn", place: "b" }] };

  it("as long as there is to see, in the haste of the table", () => {
    expect(lasting(frame(1), frame(1), 1)).toBe(0);
    expect(lasting(frame(1), frame(2), 1)).toBe(150);
    expect(lasting(frame(1), frame(2, moved), 1)).toBe(420);
    expect(lasting(frame(1, { thrower: 0 }), frame(2), 0.5)).toBe(325);
    expect(lasting(frame(1), frame(2, moved), 0)).toBe(0);
  });

  it("and what somebody else puts on a board seen from near, until a camera has found it", () => {
    const hand = { trays: [{ id: "hand-1", kind: "hand" }], marks: [{ kind: "last", places: ["hand-1", "c"] }] };
    const planted = frame(2, { pieces: [{ id: "flag", kind: "flag", place: "c" }], ...hand } as unknown as Partial<Frame>);
    expect(lasting(frame(1), planted, 1, true)).toBe(1300);
    expect(lasting(frame(1), planted, 1)).toBe(420);
  });

  it("and no time without motion or where nobody looks", () => {
    still = true;
    expect(lasting(frame(1), frame(2, moved), 1)).toBe(0);
    still = false;
    hidden = true;
    expect(lasting(frame(1), frame(2, moved), 1)).toBe(0);
  });
});
