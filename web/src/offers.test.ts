import { describe, expect, it } from "vitest";
import type { Offer } from "./messages";
import { completed, nextSteps, touch } from "./offers";

const offer = (...path: string[]): Offer => ({ move: path.join(">"), path });
const OFFERS = [offer("a1", "a2"), offer("a1", "b1"), offer("c3", "c4"), offer("pass")];

describe("the next steps", () => {
  it("are the beginnings of all paths before anything is touched", () => {
    expect([...nextSteps(OFFERS, [])]).toEqual(["a1", "c3", "pass"]);
  });

  it("are narrowed by what was touched", () => {
    expect([...nextSteps(OFFERS, ["a1"])]).toEqual(["a2", "b1"]);
    expect([...nextSteps(OFFERS, ["a2"])]).toEqual([]);
  });
});

describe("a touch", () => {
  it("narrows when the path goes on", () => {
    expect(touch(OFFERS, [], ["a1"])).toEqual({ kind: "step", touched: ["a1"] });
  });

  it("plays when the path is complete", () => {
    expect(touch(OFFERS, ["a1"], ["b1"])).toEqual({ kind: "move", move: "a1>b1" });
    expect(touch(OFFERS, [], ["pass"])).toEqual({ kind: "move", move: "pass" });
  });

  it("on the same thing puts it back", () => {
    expect(touch(OFFERS, ["a1"], ["a1"])).toEqual({ kind: "step", touched: [] });
  });

  it("on another beginning changes one's mind", () => {
    expect(touch(OFFERS, ["a1"], ["c3"])).toEqual({ kind: "step", touched: ["c3"] });
  });

  it("on anything else asks why, with all that was touched", () => {
    expect(touch(OFFERS, ["a1"], ["d4"])).toEqual({ kind: "why", path: ["a1", "d4"] });
    expect(touch([], [], ["d4"])).toEqual({ kind: "why", path: ["d4"] });
  });

  it("reads a piece by its own name where offers speak of pieces, else by its place", () => {
    const tiles = [offer("tile-3", "x"), offer("x", "y")];
    expect(touch(tiles, [], ["tile-3", "rack"])).toEqual({ kind: "step", touched: ["tile-3"] });
    expect(touch(OFFERS, [], ["p7", "a1"])).toEqual({ kind: "step", touched: ["a1"] });
    expect(touch(OFFERS, [], ["p7", "d4"])).toEqual({ kind: "why", path: ["d4"] });
  });

  it("does not end a path that may go on, until the last thing is touched again", () => {
    const long = [offer("a", "b"), offer("a", "b", "c")];
    expect(touch(long, ["a"], ["b"])).toEqual({ kind: "step", touched: ["a", "b"] });
    expect(touch(long, ["a", "b"], ["b"])).toEqual({ kind: "move", move: "a>b" });
    expect(completed(long, ["a", "b"])?.move).toBe("a>b");
  });
});
