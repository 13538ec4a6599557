import { describe, expect, it } from "vitest";
import { neighbour, spotOf, captionSpot, windowOf } from "./geometry";
import type { Frame, Place, Stage } from "./messages";
import { thrownFrom, trips } from "./motion";

const frame = (stood: Record<string, string>, ...way: string[]) =>
  ({
    pieces: Object.entries(stood).map(([id, place]) => ({ id, place, kind: "pawn" })),
    marks: way.length ? [{ kind: "last", places: way }] : [],
  }) as unknown as Frame;

describe("motion", () => {
  it("is what changed its place", () => {
    const found = trips(frame({ p1: "a", p2: "b" }), frame({ p1: "a", p2: "c", p3: "d" }));
    expect(found).toEqual([
      { id: "p2", way: ["b", "c"] },
      { id: "p3", way: [] },
    ]);
  });

  it("follows the way of the last move", () => {
    expect(trips(frame({ p1: "a" }), frame({ p1: "c" }, "a", "b", "c"))).toEqual([{ id: "p1", way: ["a", "b", "c"] }]);
  });

  it("tumbles the dice that were in the hand", () => {
    expect(thrownFrom(["?", "?", "?"], ["1", "6", "-"])).toBe(0);
    expect(thrownFrom(["1", "-", "-"], ["1", "6", "-"])).toBe(1);
    expect(thrownFrom(["1", "-", "-"], ["1", "-", "-"])).toBe(1);
    expect(thrownFrom(["-", "-"], ["-", "-"])).toBe(0);
  });
});

describe("the board", () => {
  const places = ["00", "10", "20", "01", "11", "21"].map(
    (id): Place => ({ id, x: Number(id[0]), y: Number(id[1]), kind: "k", label: id }),
  );
  const stage = { width: 3, height: 2, places, captions: [{ x: -1, y: 0, text: "1" }], looks: {} } as Stage;

  it("is walked by arrows", () => {
    const at = (id: string) => places.find((place) => place.id === id)!;
    expect(neighbour(places, at("00"), { x: 1, y: 0 })?.id).toBe("10");
    expect(neighbour(places, at("21"), { x: 0, y: -1 })?.id).toBe("20");
    expect(neighbour(places, at("00"), { x: -1, y: 0 })).toBeUndefined();
  });

  it("turns half round, and its captions keep their side", () => {
    expect(spotOf(stage, { x: 0, y: 0 }, true)).toEqual({ x: 2, y: 1 });
    expect(captionSpot(stage, stage.captions[0]!, true)).toEqual({ x: -0.75, y: 1 });
    expect(windowOf(stage).x).toBe(-1);
  });
});
