import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "./messages";
import { Reel, lasting } from "./reel";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the first at once and the next when it has been seen", () => {
  const seen: number[] = [];
  const reel = new Reel();
  reel.add(() => seen.push(1), 300);
  reel.add(() => seen.push(2), 300);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(300);
  expect(seen).toEqual([1, 2]);
});

it("skips to the newest on a touch", () => {
  const seen: number[] = [];
  const reel = new Reel();
  for (const n of [1, 2, 3]) reel.add(() => seen.push(n), 300);
  expect(reel.skip()).toBe(true);
  expect(seen).toEqual([1, 2, 3]);
  expect(reel.skip()).toBe(false);
  reel.add(() => seen.push(4), 0);
  expect(seen).toEqual([1, 2, 3, 4]);
});

describe("a frame is looked at", () => {
  const frame = (ply: number, more: Partial<Frame> = {}) => ({ ply, thrower: -1, pieces: [], marks: [], trays: [], ...more }) as unknown as Frame;
  const card = { sheets: [{ id: "c", kind: "card", title: { id: "c" } }] };
  const moved = { pieces: [{ id: "p", kind: "pawn", place: "b" }] };
  let still = false;

  beforeEach(() => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: still }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    still = false;
  });

  it("as long as there is to see, in the haste of the table", () => {
    expect(lasting(frame(1), frame(1), 1)).toBe(0);
    expect(lasting(frame(1), frame(2), 1)).toBe(150);
    expect(lasting(frame(1), frame(2, moved), 1)).toBe(420);
    expect(lasting(frame(1, { thrower: 0 }), frame(2), 0.5)).toBe(325);
    expect(lasting(frame(1), frame(2, moved), 0)).toBe(0);
  });

  it("and a new card until it is read, even in haste and without motion", () => {
    still = true;
    expect(lasting(frame(1), frame(2, moved), 1)).toBe(0);
    expect(lasting(frame(1), frame(2, card), 1)).toBe(3200);
    expect(lasting(frame(1), frame(2, card), 0)).toBe(1280);
    expect(lasting(frame(1, card), frame(2, card), 1)).toBe(0);
  });
});
