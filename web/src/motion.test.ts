import { describe, expect, it } from "vitest";
import { captionSpot, covered, distance, middleOf, nearAngle, nearest, neighbour, spotOf, windowOf } from "./geometry";
import type { Frame, Place, Stage } from "./messages";
import { changesOf, signed, standing, thrownFrom, trips } from "./motion";

const frame = (stood: Record<string, string>, ...way: string[]) =>
  ({
    pieces: Object.entries(stood).map(([id, place]) => ({ id, place, kind: "pawn" })),
    marks: way.length ? [{ kind: "last", places: way }] : [],
    trays: [{ id: "hand" }],
  }) as unknown as Frame;

describe("when a card is turned over", () => {
  const [before, after] = [frame({ p1: "a", p2: "c" }, "z", "a"), frame({ p1: "d", p2: "e", p3: "f" }, "c", "e")];

  it("the pieces stand where they stood", () => {
    expect(standing(before, after, [])).toMatchObject(frame({ p1: "a", p2: "c", p3: "f" }, "z", "a"));
  });

  it("or as far as they had come, by their way", () => {
    const stood = standing(before, after, [{ piece: "p1", way: ["a", "b", "c"] }]);
    expect(stood).toMatchObject(frame({ p1: "c", p2: "c", p3: "f" }, "a", "b", "c"));
    expect(trips(before, stood)).toContainEqual({ id: "p1", way: ["a", "b", "c"] });
    expect(trips(stood, after)).toContainEqual({ id: "p1", way: ["c", "d"] });
  });
});

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

  it("brings what nobody had seen from the tray of the last move", () => {
    expect(trips(frame({}), frame({ p1: "c" }, "hand", "c"))).toEqual([{ id: "p1", way: ["hand", "c"] }]);
    expect(trips(frame({}), frame({ p1: "c" }, "a", "c"))).toEqual([{ id: "p1", way: [] }]);
  });

  it("tumbles the dice that were in the hand", () => {
    expect(thrownFrom(["?", "?", "?"], ["1", "6", "-"])).toBe(0);
    expect(thrownFrom(["1", "-", "-"], ["1", "6", "-"])).toBe(1);
    expect(thrownFrom(["1", "-", "-"], ["1", "-", "-"])).toBe(1);
    expect(thrownFrom(["-", "-"], ["-", "-"])).toBe(0);
  });
});

describe("a score", () => {
  const counting = (ply: number, ...counted: [string, string, number?][]) =>
    ({ ply, counters: counted.map(([id, value, owner = 0]) => ({ id, value, owner, label: { id } })) }) as unknown as Frame;

  it("says by how much it has changed, for the seats alone", () => {
    const before = counting(1, ["points-0", "12"], ["points-1", "8", 1], ["won-0", "1/5"], ["bank", "40", -1]);
    const after = counting(2, ["points-0", "20"], ["points-1", "5", 1], ["won-0", "2/5"], ["bank", "35", -1]);
    expect(changesOf(before, after).map(({ id, by }) => [id, signed(by)])).toEqual([
      ["points-0", "+8"],
      ["points-1", "−3"],
      ["won-0", "+1"],
    ]);
    expect(changesOf(after, before)).toEqual([]);
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
    expect(captionSpot(stage, stage.captions[0]!, true)).toMatchObject({ y: 1 });
    expect(windowOf(stage).x).toBeLessThan(-0.5);
  });

  it("is walked to the side when nothing lies ahead", () => {
    const at = (id: string) => places.find((place) => place.id === id)!;
    expect(neighbour([at("21")], at("00"), { x: 0, y: 1 })?.id).toBe("21");
  });
});

describe("a large piece", () => {
  const side = [0, 1, 2, 3, 4];
  const places = side.flatMap((y) => side.map((x): Place => ({ id: `${x}${y}`, x, y, kind: "k", label: "" })));
  const stage = { width: 5, height: 5, places, captions: [], looks: {} } as Stage;
  const at = (id: string) => places.find((place) => place.id === id)!;
  const BAR = { width: 3, height: 1 };

  it("covers its squares, whichever way it is turned", () => {
    expect(covered(stage, at("22"), BAR, 0)).toEqual(["22", "32", "42"]);
    expect(covered(stage, at("22"), BAR, 90)).toEqual(["22", "23", "24"]);
    expect(covered(stage, at("22"), BAR, 180)).toEqual(["22", "12", "02"]);
    expect(covered(stage, at("22"), BAR, 270)).toEqual(["22", "21", "20"]);
    expect(covered(stage, at("42"), BAR, 0)).toEqual(["42"]);
    expect(covered(stage, at("11"), { width: 2, height: 2 }, 0)).toEqual(["11", "21", "12", "22"]);
  });

  it("goes where its middle is nearest", () => {
    expect(middleOf(at("22"), BAR, 0)).toEqual({ x: 3, y: 2 });
    expect(nearest([at("00"), at("22"), at("04")], { x: 3, y: 2.2 }, BAR, 0)?.id).toBe("22");
    expect(nearest([at("00"), at("22"), at("04")], { x: 0.3, y: 2.9 }, BAR, 270)?.id).toBe("04");
  });

  it("is as far as its nearest edge", () => {
    expect(distance({ x: 4, y: 2 }, at("22"), BAR, 0)).toBe(0);
    expect(distance({ x: 2, y: 0 }, at("22"), BAR, 0)).toBeCloseTo(1.5);
    expect(distance({ x: 2, y: 0 }, at("22"), BAR, 270)).toBeCloseTo(0);
  });

  it("turns the short way", () => {
    expect(nearAngle(270, 0)).toBe(360);
    expect(nearAngle(360, 270)).toBe(270);
    expect(nearAngle(720, 90)).toBe(810);
  });
});
