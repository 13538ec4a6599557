import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Reel } from "./reel";

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
