import { describe, expect, it } from "vitest";
import type { Button, Offer } from "./messages";
import { completed, nextSteps, touch, turnFrom, turning } from "./offers";

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
    expect(touch(OFFERS, ["a1"], ["b1"])).toEqual({ kind: "move", offer: offer("a1", "b1") });
    expect(touch(OFFERS, [], ["pass"])).toEqual({ kind: "move", offer: offer("pass") });
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
    expect(touch(long, ["a", "b"], ["b"])).toEqual({ kind: "move", offer: offer("a", "b") });
    expect(completed(long, ["a", "b"])?.move).toBe("a>b");
  });
});

describe("a piece that can be turned", () => {
  const button = (angle: number): Button => ({ id: `turn-${angle}`, label: { id: "turn" }, angle });
  const buttons = [button(90), button(0), button(270), { id: "pass", label: { id: "pass" } }];
  const offers = [offer("bar", "turn-0", "a1"), offer("bar", "turn-90", "a2"), offer("rod", "turn-270", "a3"), offer("pass")];

  it("has the turns that lead somewhere, in their order", () => {
    const { turns, now, before } = turning(offers, buttons, ["bar"]);
    expect([turns.map(({ angle }) => angle), now, before]).toEqual([[0, 90], undefined, ["bar"]]);
    expect(turning(offers, buttons, ["rod"]).turns.map(({ angle }) => angle)).toEqual([270]);
  });

  it("knows its turn once it has one", () => {
    const { now, before } = turning(offers, buttons, ["bar", "turn-90", "a2"]);
    expect([now?.id, before]).toEqual(["turn-90", ["bar"]]);
    expect(turning(offers, buttons, ["pass"]).now).toBeUndefined();
  });

  it("takes the turn of the one before, or the next that is possible", () => {
    expect(turnFrom([button(0), button(90)], 90, 0)?.angle).toBe(90);
    expect(turnFrom([button(0), button(90)], 180, 0)?.angle).toBe(0);
    expect(turnFrom([], 0, 0)).toBeUndefined();
  });

  it("goes round both ways", () => {
    const all = [0, 90, 270].map(button);
    expect([0, 90, 270].map((angle) => turnFrom(all, angle, 1)?.angle)).toEqual([90, 270, 0]);
    expect([0, 90, 270].map((angle) => turnFrom(all, angle, -1)?.angle)).toEqual([270, 0, 90]);
  });
});
